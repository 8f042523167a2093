import { faults } from './army/faults.ts';
import { keepingArmies } from './army/keeping.ts';
import { printed } from './army/printed.ts';
import { english } from './writing.ts';

const { count, number, signed } = english;

/** What the screen where armies are raised says. */
export const armyScreen = {
  title: 'Raising an army',
  back: 'Back to the battle',
  close: 'First screen',
  name: 'Name of the army',
  nation: 'Nation',
  format: 'Points agreed',
  undo: 'Undo',
  redo: 'Redo',
  roster: 'Muster roll',
  buyHead: 'Buy a unit',
  buy: 'Buy:',
  full: (most: number) => `An army holds ${number(most)} units at most: dismiss one to buy another.`,
  empty: 'No unit has been bought yet. Buy them one by one above, or have a whole army drawn by lot.',
  lot: 'An army by lot',
  theme: 'Theme',
  themes: {
    balanced: 'balanced',
    cavalry: 'cavalry',
    guns: 'guns',
    lightTroops: 'light troops',
    irregulars: 'irregulars',
    eighteenthCentury: 'eighteenth century',
  },
  columns: {
    unit: 'Unit',
    type: 'Type',
    quality: 'Quality',
    command: 'Command',
    strength: 'Strength',
    skills: 'Skills',
    cost: 'Cost',
  },
  line: (at: number, name: string) => `${number(at)}. ${name}`,
  lineTold: (strength: number, command: number, cost: number) =>
    `${count(strength, 'strength point', 'strength points')}, command value ${number(command)}, ${count(cost, 'army point', 'army points')}`,
  lineShort: (strength: number, command: number) =>
    `strength ${number(strength)} · command ${number(command)}`,
  faulty: 'to be put right',
  up: (unit: string) => `Move up: ${unit}`,
  down: (unit: string) => `Move down: ${unit}`,
  double: (unit: string) => `Duplicate: ${unit}`,
  remove: (unit: string) => `Dismiss: ${unit}`,
  tools: { up: 'Up', down: 'Down', double: 'Duplicate', remove: 'Dismiss' },
  keysHelp:
    'Arrows go from line to line, Enter opens one, Alt and an arrow moves it, D duplicates it, Delete dismisses it.',
  fields: {
    name: 'Name',
    regiment: 'A regiment of the period',
    ownName: 'a name of your own',
    taken: (regiment: string) => `${regiment} (taken)`,
    type: 'Type',
    quality: 'Quality',
    command: 'Command value',
    strength: 'Strength points',
    skills: 'Skills',
  },
  asItWas: (suggested: string) => `Buy it as it was: ${suggested}`,
  less: (field: string) => `${field}: one less`,
  more: (field: string) => `${field}: one more`,
  perPoint: (cost: number) => `${signed(cost)} a point`,
  free: 'free',
  cost: 'Cost in army points',
  effects: 'What its skills do',
  account: 'The army in figures',
  total: 'Army points',
  totalOf: (cost: number, format: number) => `${number(cost)} of ${number(format)}`,
  left: (points: number) =>
    points >= 0
      ? `${count(points, 'point', 'points')} left`
      : `${count(-points, 'point', 'points')} too many`,
  elites: (elites: number, limit: number) => `Elite units: ${number(elites)} of ${number(limit)}`,
  units: (units: number) => count(units, 'unit', 'units'),
  legal: 'The rule allows this army.',
  none: 'Nothing to put right yet.',
  glance: 'At a glance',
  thresholdShort: 'Threshold',
  charging: 'In brackets: when it charges.',
  arms: (infantry: number, cavalry: number, artillery: number) =>
    `${number(infantry)} of infantry, ${number(cavalry)} of cavalry, ${number(artillery)} of artillery`,
  strengthInAll: (points: number) => `${count(points, 'strength point', 'strength points')} in all`,
  orders: {
    d3: (least: number, most: number, mean: number) =>
      `Order points a turn, by one D3: ${number(least)} to ${number(most)}, ${number(mean)} on average`,
    '2d6': (least: number, most: number, mean: number) =>
      `Or by two D6: ${number(least)} to ${number(most)}, ${number(mean)} on average`,
  },
  ...faults,
  ...keepingArmies,
  ...printed,
};

/** What that screen says, in every language. */
export type ArmyWords = Readonly<typeof armyScreen>;
