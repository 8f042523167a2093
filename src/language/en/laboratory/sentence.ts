import type { Action } from '../../../rules/state/vocabulary.ts';
import { english } from '../writing.ts';

const { count, number } = english;

/** What one unit does to another, for the actions the laboratory asks about. */
type Deeds = Readonly<Partial<Record<Action, (attacker: string, target: string) => string>>>;

/** What is done to whom, as a sentence begins. No target: it does it alone. */
const does: Deeds = {
  charge: (a, b) => `${a} charges ${b}`,
  assault: (a, b) => `${a} assaults ${b}`,
  fire: (a, b) => `${a} fires on ${b}`,
  doubleFire: (a, b) => `${a} fires twice on ${b}`,
  fireThenAttack: (a, b) => `${a} fires on ${b}, then attacks`,
  formationThenFire: (a, b) => `${a} changes formation and fires${b === '' ? '' : ` on ${b}`}`,
  formation: (a) => `${a} changes formation`,
  rally: (a) => `${a} rallies`,
};

/** The sentence that tells a question and its answer in one breath, to be copied. */
export const sentence = {
  does,
  underWayOf: (a: string, b: string) => `${a}${b === '' ? '' : ` against ${b}`}, under way`,
  inForm: (unit: string, points: number, formation: string) =>
    `${unit} (${number(points)} SP${formation === '' ? '' : `, ${formation}`})`,
  away: (n: number) => ` at ${count(n, 'hex', 'hexes')}`,
  tells: (deed: string, parts: readonly string[], losses: readonly string[], policy: string) =>
    `${deed}: ${parts.join(', ')}. Mean losses: ${losses.join(', ')}. ${policy}`,
  loses: (unit: string, points: string) => `${unit} ${points} SP`,
  firstFigures: 'First figures, with fewer places weighed than could be',
  placesFirst: 'Places are played by the first answer',
  policyTold: (
    first: string,
    aim: string,
    second: string,
    other: string,
    pins: readonly string[],
    conventions: readonly string[],
  ) =>
    [
      `${first} plays to ${aim}, ${second} to ${other}${pins.length === 0 ? '' : `; set beforehand: ${pins.join(', ')}`}.`,
      ...conventions.map((one) => `${one}.`),
    ].join(' '),
};
