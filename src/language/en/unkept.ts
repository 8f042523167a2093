/** What is said where the browser keeps nothing of what is made in a room. */
export const unkept = {
  army: 'Your browser cannot keep this army: it has no room, or allows none. When you leave the page it is gone, unless you save it as a file.',
  map: 'Your browser cannot keep this map: it has no room, or allows none. When you leave the page it is gone, unless you save it as a file.',
  scenario:
    'Your browser cannot keep this battle: it has no room, or allows none. When you leave the page it is gone, unless you save it as a file.',
  laboratory:
    'Your browser cannot keep what is set up here: it has no room, or allows none. When you leave the page it is gone, unless you save it as a file.',
  save: 'Save as a file',
  dismiss: 'Close',
};

export type UnkeptWords = Readonly<typeof unkept>;
