/** What is said of a moment kept, and of the battles on the shelf. */
export const moment = {
  when: (turn: number, side: string) => `turn ${turn}, ${side}`,
  keeping: 'The moment is being kept…',
  kept: (title: string) =>
    `“${title}” is kept among your own battles, on the first screen: from there it is begun as often as you like, with other dice.`,
  notKept: 'The browser could not keep it: save it as a file instead.',
  holdsSetUp:
    'This moment holds all: where both sides have set up, too, which is still hidden. Whoever opens it sees it.',
  holdsNumbers:
    'This moment holds all: the numbers of both sides, too, which are hidden in this game. Whoever reads its file finds them.',
  saveFile: 'Save as a file',
  link: 'Copy a link',
  copied: 'The link is copied.',
  notCopied: 'The browser does not let it be copied: take it from here.',
  own: 'Your own battles',
  plan: 'Alter',
  forget: 'Take off the shelf',
  forgetAsked: 'Take it off the shelf for good?',
  gone: (title: string) =>
    `“${title}” is no longer kept here: perhaps it was taken off the shelf in another tab.`,
  unanswered: (title: string) =>
    `The browser’s storage did not give “${title}”. Reload the page, then try again.`,
  notCome: (title: string) =>
    `“${title}” was not opened: a part of the program did not come over the network. Once the network is there, try again.`,
  notForgotten: 'The browser could not take it off: it is still kept. Try again, or reload the page first.',
};

export type MomentWords = typeof moment;
