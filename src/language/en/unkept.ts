/** What is said where the browser keeps nothing of what is made in a room; the laboratory is each tab’s own. */
export const unkept = {
  army: 'Your browser does not keep this army: it has no room, or allows none, or keeps another tab’s in its place. When you leave the page it is gone, unless you save it as a file.',
  map: 'Your browser does not keep this map: it has no room, or allows none, or keeps another tab’s in its place. When you leave the page it is gone, unless you save it as a file.',
  scenario:
    'Your browser does not keep this battle: it has no room, or allows none, or keeps another tab’s in its place. When you leave the page it is gone, unless you save it as a file.',
  laboratory:
    'Your browser cannot keep what is set up here: it has no room, or allows none. When you leave the page it is gone, unless you save it as a file.',
  save: 'Save as a file',
  dismiss: 'Close',
};

export type UnkeptWords = Readonly<typeof unkept>;
