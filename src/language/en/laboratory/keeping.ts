/** Keeping a set-up, opening one, sharing it. */
export const keeping = {
  save: 'Keep under this name',
  replace: 'Replace the one of that name',
  saveName: 'Name',
  saved: 'Set-ups kept here',
  noneSaved: 'None yet.',
  load: 'Open',
  forget: 'Forget',
  sureForget: 'Forget it for good?',
  yes: 'Yes, forget it',
  no: 'No',
  keptAs: (name: string) => `“${name}” is kept.`,
  keptInPlace: (name: string) => `“${name}” is kept, in place of the one that had that name.`,
  nameless: 'Give it a name first: under none it cannot be kept.',
  othersThere: (name: string) =>
    `Another tab has kept one as “${name}” meanwhile, and nothing was kept yet. Press once more to replace it, or choose another name.`,
  notForgotten: 'The browser could not forget it: it is still kept. Try again, or reload the page first.',
  keepsNothing:
    'This browser keeps nothing here. Save the set-up as a file, or copy the link instead; what is on the field stays.',
  notSaved:
    'The browser had no room to keep it. Forget a set-up you no longer need, or copy the link instead; what is on the field stays.',
  badShelf: (name: string) =>
    `“${name}” can no longer be read: it was changed outside this program. What is on the field stays; forget it, or keep the field under that name anew.`,
  goneFromShelf: (name: string) =>
    `“${name}” is no longer kept here: perhaps it was forgotten in another tab. What is on the field stays.`,
  openFile: 'Open a file',
  openFileNote: 'A set-up saved here as JSON, a position or a question.',
  saveFile: 'Save the set-up as a file',
  fileNotCome:
    'A part of the program did not come over the network. Once the network is there, reload the page and open the file again.',
  fieldStays: 'What is on the field stays.',
  fieldLeaves:
    'But this browser does not keep what is on the field: save the set-up as a file before the page is reloaded.',
  link: 'Copy the link',
  linkNote: 'The link holds the whole set-up and the question; no server is asked.',
  sentence: 'Copy the sentence',
  copied: 'Copied',
  notCopied: 'The browser does not let it be copied: take it from here.',
  largeLink:
    'This link holds far more than any set-up: it was not opened. Nothing here was changed. Ask whoever sent it for the set-up as a file.',
  badLink:
    'The link is damaged or cut short. Copy it again whole, from its first to its last letter, or ask for it anew. Nothing here was changed.',
  impossibleLink:
    'The link is whole, but what it holds cannot be: units or an action that the rule does not know, or what only another version of the program does. Nothing here was changed. Ask whoever sent it for it anew.',
  linkUnread:
    'A part of the program did not come over the network, and the link was not read. Open it again once the network is there. Nothing here was changed.',
  linkNotCome:
    'The link is whole, but a part of the program did not come over the network. Open the link again once the network is there. Nothing here was changed.',
  lostField:
    'What stood on this field the last time can no longer be read: it was changed outside this program, or kept by another version of it. Another field stands here instead; what is kept under a name is still there.',
  dismiss: 'Close',
  picture: 'Picture of the field',
  noPicture: 'This browser could not draw the picture: save it as SVG instead.',
};
