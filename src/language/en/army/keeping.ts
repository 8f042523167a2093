import { english } from '../writing.ts';

const { count, number } = english;

/** What is said of armies kept, shared and taken back. */
export const keepingArmies = {
  text: 'The roster as text',
  textHelp: 'One unit a line. Change the text or paste another, in English or French, then take it over.',
  textLanguage: 'Language of the text',
  textTake: 'Take over this text',
  textFresh: 'Write it anew from the roster',
  textTaken: (units: number) => `${count(units, 'unit has', 'units have')} been taken over.`,
  copyText: 'Copy the text',
  copied: 'Copied.',
  notCopied: 'The browser does not let it be copied: take it from here.',
  keep: 'Keep and share',
  keepHere: 'Keep in this browser',
  keepAgain: 'Keep the changes',
  keepAnew: 'Keep as another army',
  toSkirmish: 'Keep it and fight a skirmish with it',
  keptHere: 'Armies kept in this browser',
  noneKept: 'No army is kept here yet.',
  keptTold: (units: number, cost: number, format: number) =>
    `${count(units, 'unit', 'units')}, ${number(cost)} of ${number(format)} army points`,
  keptOn: (date: string) => `kept on ${date}`,
  openIt: 'Open:',
  forgetKept: (name: string) => `Delete: ${name}`,
  sureForget: 'This army will be lost for good. Delete it?',
  notForgotten: 'The browser could not delete it: it is still kept. Try again, or reload the page first.',
  yes: 'Yes',
  no: 'No',
  kept: 'The army is kept.',
  shelfTroubles: {
    coming: 'The list is being read.',
    unanswered: 'The browser’s storage does not answer. The list stands here as soon as it does.',
    outdated:
      'A newer version of the program has taken over the storage: reload this page to get that version. Until then nothing is kept.',
    unread: 'The browser does not let what is kept here be read: in private browsing there may be nothing.',
  },
  notKept:
    'The browser could not keep the army: save it as a file, then free some space or leave private browsing.',
  notKeptOutdated:
    'A newer version of the program has taken over the storage: save the army as a file, then reload this page.',
  saveFile: 'Save as a file',
  openFile: 'Open a file',
  link: 'Copy a link',
  linkNote: 'The link holds the whole army: whoever opens it has it before him.',
  notOpened: 'That was not opened, and the roster stays as it is.',
  badLink: 'The link was damaged on its way, and the roster stays as it is. Copy it again whole.',
  largeLink:
    'The link holds more than any army does, and the roster stays as it is. Ask whoever sent it for a file.',
  partNotCome:
    'A part of the program did not come over the network, and the roster stays as it is. Once the network is there, open the link or the file again.',
  keptGone:
    'This army is no longer kept here: perhaps it was deleted in another tab. The roster before you stays as it is.',
  keptUnanswered:
    'The browser’s storage did not give it, and the roster before you stays as it is. Reload the page, then try again.',
  dismiss: 'Close',
  print: 'Print the roster',
};
