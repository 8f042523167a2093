import { odds } from './odds.ts';
import { english } from './writing.ts';

const { count, number } = english;
const { percent } = odds;

/** What is said while one looks back at a battle, goes through it again or plays on beside it. */
export const past = {
  label: 'Looking back',
  where: (shown: number, all: number, turn: number, side: string) =>
    `Answer ${number(shown)} of ${number(all)} · turn ${number(turn)} · ${side}`,
  undone: 'This was taken back.',
  steps: {
    turn: { back: 'A turn back', on: 'A turn on' },
    unit: { back: 'A unit back', on: 'A unit on' },
    answer: { back: 'An answer back', on: 'An answer on' },
  },
  slider: 'Place in the battle',
  play: 'Play it again',
  stop: 'Stop',
  pace: 'Pace',
  paces: { slow: 'slow', normal: 'normal', quick: 'quick' },
  analyse: 'Analysis board',
  analyseWhy: 'Play both sides on from this board, aside: the battle stays as it is.',
  analyseLater: 'Not while the numbers of one side are kept from the other.',
  journal: {
    tools: 'What the journal tells',
    detail: 'Detail',
    details: { brief: 'outcomes', usual: 'answers', full: 'every sum' },
    find: 'Find: by unit, or by words',
    unit: 'Unit',
    everybody: 'all units',
    search: 'Search the journal',
    found: (lines: number) => count(lines, 'line', 'lines'),
    none: 'No line of the journal tells of this.',
    lines: 'What happened',
    walk: 'Arrow keys go from line to line, Enter shows the board as it was then.',
    sum: 'The sum behind this roll',
    chance: (chance: number, expected: number) =>
      `Chance of exactly this: ${percent(chance)}; on average ${number(Math.round(10 * expected) / 10)}.`,
    passChance: (chance: number) => `Chance of passing: ${percent(chance)}.`,
    left: (name: string, answers: number) => `Left here: ${name}, ${count(answers, 'answer', 'answers')}`,
    fold: (title: string) => `${title}: fold or unfold`,
  },
  lines: {
    unnamed: (n: number) => `Line ${number(n)}`,
    shared: (answers: number) => `the first ${count(answers, 'answer', 'answers')} as in the line above`,
    look: 'Look at it',
    rename: 'Name it',
    name: 'Name of this line',
    keep: 'Keep the name',
  },
  aside: {
    label: 'Beside the battle',
    analysis: (at: number, turn: number) =>
      `Analysis board, from answer ${number(at)} on (turn ${number(turn)}). Both sides are played here, with dice of its own; nothing of it is kept.`,
    line: (name: string) =>
      `${name}, as it was played and left. What is played here is kept nowhere; the battle stays as it is.`,
    back: 'Back to the battle',
    again: 'From its beginning',
  },
  watch: {
    label: 'A game is watched',
    game: (title: string, blue: string, red: string) => `${title}: ${blue} against ${red}`,
    note: 'Nothing of it is kept here unless you take it up.',
    battleWaits: 'Your own battle waits as you left it.',
    takeUp: 'Take it up from here',
    takeUpWhy: 'From this board on it becomes a game of yours: played, and saved.',
    toBattle: 'Back to my battle',
    toFirst: 'First screen',
    begun: 'The board at the beginning.',
  },
};
export type PastWords = typeof past;
