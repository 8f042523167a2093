import { english } from '../writing.ts';

const { count, number } = english;

/** Playing a question step by step, and rolling it many times. */
export const rolling = {
  rollOnce: 'Play it step by step',
  playNote: 'On the board, each decision and each roll in turn.',
  many: 'Let the engine play it',
  rollRefused: 'The rule refuses this act: there is nothing to roll. The conditions under “Odds” tell why.',
  rollChooseAct: 'Choose what it does under “Odds”; for an attack, press an enemy as its target first.',
  rollUnreckoned: 'Its odds could not be reckoned: “Odds” tells why. Played step by step it needs none.',
  manyTooLarge: 'Too much may follow to have the engine play it.',
  board: 'Play it on the board',
  rollTimes: (n: number) => (n === 1 ? 'Once' : `${number(n)} times`),
  rolledTimes: (n: number) => `${count(n, 'game', 'games')} of the engine beside the exact chances`,
  rolledAlone: (n: number) => count(n, 'game of the engine', 'games of the engine'),
  /** Why the games are laid beside no exact chances. */
  noExact: {
    coming: 'The exact chances are still being reckoned: they come beside these.',
    first:
      'What stands under “Odds” are first figures, with fewer places weighed than in these games: the two are not compared. Have the rest weighed there.',
    none: 'There are no exact chances to lay beside these: see under “Odds”.',
  },
  noise: 'expected noise: twice the standard error',
  seen: 'Rolled',
  exact: 'Exact',
  inNoise: 'within',
  outNoise: 'outside',
  rollDice: 'Roll the dice',
  typeDice: (n: number) => `Faces of ${count(n, 'real die', 'real dice')}, with spaces between`,
  nextDice: 'The next dice show',
  nextDiceNote:
    'Faces such as 6 6 1: the next dice fall so, on the board and when it is rolled once; chance takes over after them.',
  badNext: 'Only faces from 1 to 6, with spaces between.',
  otherAnswers: (n: number) => `Choose among ${number(n)} answers`,
  take: 'Take it',
  useDice: 'Take these faces',
  badFaces: 'These are not faces such a roll can show.',
  again: 'From the start',
  stepBack: 'A step back',
  ended: 'The action is over.',
  seed: 'Seed',
};
