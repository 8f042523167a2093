import { english } from './writing.ts';

const { count } = english;

/** What the marks laid over the map mean. */
export const looks = {
  buttons: {
    sight: 'Line of sight between two hexes',
    threat: 'What the enemy could attack',
    danger: 'The danger of every hex in reach',
    ground: 'The ground alone',
  },
  ground: 'The ground without the units',
  threat: 'What the enemy could attack: field of fire in blue, reach of a charge or an assault in red',
  threatOf: (unit: string) =>
    `What ${unit} could attack: field of fire in blue, reach of a charge or an assault in red`,
  sightFrom: 'Line of sight: press the hex it begins at',
  sightTo: (from: string) => `Line of sight from ${from}: press the other hex`,
  seen: (from: string, to: string, distance: number) =>
    `${to} is seen from ${from}, ${count(distance, 'hex', 'hexes')} away`,
  // between neighbours only their common side can be in the way, by an option of R-09
  hidden: (from: string, to: string, blockers: readonly string[]) =>
    `${to} is not seen from ${from}: ${blockers.includes(to) ? 'an impassable side' : english.all(blockers)} ${blockers.length === 1 ? 'stands' : 'stand'} in the way`,
};
