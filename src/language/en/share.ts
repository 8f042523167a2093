import { english } from './writing.ts';

const { count, number } = english;

/** What is said of a game that is shared with others or printed, and what the menu of the table says late. */
export const share = {
  /** In the menu of the table. */
  menu: {
    share: 'Share the game',
    'keep-moment': 'Keep this moment as a scenario',
    'who-plays': 'Who plays',
    correct: 'Set something right',
    report: 'Report a problem',
    print: 'Print rosters and play aid',
    'nobody-resigns': 'Programs play both sides: nobody here can resign.',
  },
  coming: 'The game is being packed…',
  holds: (answers: number) =>
    `All of the game goes with it, from the first board on: ${count(answers, 'answer', 'answers')}, with the dice. Whoever opens it watches it, and may play on from any moment; this game stays as it is.`,
  holdsAll:
    'It holds the numbers of both sides, too, and where both have set up: whoever opens it finds what the screen keeps back.',
  link: 'Copy the link',
  linkText: 'Link of the game',
  copied: (letters: number) => `The link is copied: ${count(letters, 'character', 'characters')}.`,
  notCopied: 'The browser does not let it be copied: take it from here.',
  longMessage: (letters: number) =>
    `Some messengers part a message of more than ${number(letters)} characters, and the link with it: send the file there.`,
  tooLong: (letters: number, most: number) =>
    `As a link it would have ${number(letters)} characters. Beyond ${number(most)} many messengers and mail programs cut a link, and what is cut opens nothing: send the file.`,
  failed: 'The link could not be made: send the file.',
  file: 'Save as a file',
  mayBeWatched: 'The game goes on where it was left; or watch it from its beginning.',
  watchIt: 'Watch it',
  print: {
    lead: 'Three kinds of sheet of A4: the roster of each army as it stands now, and an aid with the tables that are looked up most.',
    hidden: (side: string) => `The numbers of ${side} are hidden in this game, and left out.`,
    rosters: 'The two rosters',
    aid: 'The play aid',
    press: 'Print',
    asOf: (turn: number, side: string) => `turn ${number(turn)}, ${side} to play`,
    lost: (points: number, limit: number | null) =>
      limit === null
        ? `${count(points, 'point', 'points')} lost`
        : `${count(points, 'point', 'points')} lost; breaks at ${number(limit)}`,
    heads: { unit: 'Unit', value: 'Command', strength: 'Strength points', state: 'State' },
    left: (strength: number, initial: number) => `${number(strength)} of ${number(initial)}`,
    notShown: 'not shown',
    skills: 'What the skills do',
    aidTitle: 'Play aid',
    aidOf: (battle: string) => `${battle}: the figures of its units, and what is looked up most`,
    houseRules: 'This battle changes some rules: see its house rules.',
  },
};

type Same<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Same<T[K]> };

export type ShareWords = Same<typeof share>;
