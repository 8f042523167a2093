import { english } from './writing.ts';

const { count, number } = english;

/** With one figure after the point. */
const tenths = (value: number) => number(Math.round(10 * value) / 10);
const points = (value: number) => count(value, 'point', 'points');

/** What is said of a battle once it is over: what it cost, what decided it, what the dice had to do with it. */
export const aftermath = {
  account: {
    title: 'Where the points come from',
    destroyed: (unit: string, value: number) => `${unit} destroyed: ${points(value)}`,
    ranOff: (unit: string, value: number) => `${unit} ran off the field: ${points(value)}`,
    objective: (name: string, value: number) => `${name}: ${points(value)}`,
    none: 'No unit of the enemy was lost.',
  },
  losses: {
    title: 'Losses by unit',
    of: (side: string) => `Losses: ${side}`,
    unit: 'Unit',
    strength: 'Strength',
    fromTo: (initial: number, left: number) => `${number(initial)} → ${number(left)}`,
    fire: 'by fire',
    combat: 'in close combat',
    other: 'otherwise',
    taken: 'took',
    all: 'All',
    otherwise:
      'Otherwise: in flight, by failed tests, in breaking off. Took: strength points taken from the enemy.',
    fates: {
      eliminated: 'destroyed',
      fledOffMap: 'ran off',
      exited: 'marched off',
      awaited: 'not set up',
      coming: 'never came',
      present: '',
    },
  },
  course: {
    title: 'The course of the battle',
    strength: 'Strength points on the field, by turn',
    worth: 'How the battle stood, in army points, by turn',
    of: (side: string, from: number, to: number) => `${side}: from ${number(from)} to ${number(to)}`,
    ahead: (above: string, below: string) => `Above nought ${above} is ahead, below it ${below}`,
    turn: 'Turn',
  },
  luck: {
    title: 'Luck',
    lead: 'What the dice gave against what was to be expected of them, and how often dice do as well, or as badly.',
    matters: {
      hits: 'Hits',
      saves: 'Losses saved',
      tests: 'Morale tests passed',
      orders: 'Order points',
    },
    gave: 'gave',
    expected: 'expected',
    rare: 'how rare',
    rolls: (rolls: number) => count(rolls, 'roll', 'rolls'),
    number: tenths,
    asExpected: 'as expected',
    well: (battles: number) => `so well once in ${number(battles)}`,
    badly: (battles: number) => `so badly once in ${number(battles)}`,
    none: 'No dice were thrown.',
  },
  turning: {
    title: 'The moments that turned it',
    lead: 'The actions that changed most, as the program judges the position at a glance: what was lost, held and shaken. Press one to see it.',
    looking: 'The battle is gone through…',
    none: 'No single action changed much.',
    line: (turn: number, side: string, gained: number) =>
      `Turn ${number(turn)}: ${number(Math.round(gained))} army points for ${side}`,
    rarest: (title: string, battles: number) => `Least likely: ${title}, once in ${number(battles)}`,
  },
  files: {
    losses: 'Losses as CSV',
    dice: 'Dice as CSV',
    report: 'Battle report',
    reportWhy: 'One page that stands by itself, with drawings: to keep, to print, to send.',
    names: { losses: 'losses.csv', dice: 'dice.csv', report: 'battle-report.html' },
    heads: {
      losses: [
        'side',
        'unit',
        'initial',
        'left',
        'fate',
        'by fire',
        'in close combat',
        'otherwise',
        'took',
        'points given',
      ],
      dice: ['answer', 'turn', 'side', 'roll', 'faces', 'outcome', 'average', 'chance'],
    },
  },
  report: {
    title: (battle: string) => `${battle}: the report`,
    between: (blue: string, red: string) => `${blue} against ${red}`,
    before: 'The field before the first shot',
    end: 'The field at the end',
    moment: (turn: number) => `Turn ${number(turn)}`,
    story: 'What happened',
    key: 'A counter shows its strength; its point, where the unit looks; a stroke, cavalry; a dot, artillery.',
    made: 'Made by Sabreur-hex.',
  },
};
export type AfterWords = typeof aftermath;
