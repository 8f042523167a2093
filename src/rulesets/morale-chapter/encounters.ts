/** An encounter by the morale chapter: the test of whoever is charged, and the result it reads. MC-T1, MC-P1, MC-P2. */
import { FRACTIONS, type Fraction } from '../../chances/fraction.ts';
import type {
  Combatant,
  Encounter,
  EncounterAnswer,
  EncounterPart,
  FormulaRow,
  GivenInputs,
  Input,
  Mapped,
} from '../../contract/encounter.ts';
import { ARM_CLASSES, leftOf, type ValueOf, valuesTaken, wholeNumbers } from '../../contract/inputs.ts';
import type { SystemTypes, ToldTerm } from '../../contract/systemTypes.ts';
import {
  chancesOf,
  generalTerms,
  lossTerms,
  MEN_A_FIGURE,
  MORALE_DIE,
  pointsOf,
  type Result,
  type Status,
} from './rules/test.ts';

/** The figures that each begins with. */
const FIGURES: Readonly<Record<Combatant['arm'], number>> = {
  line: 20,
  light: 12,
  heavyCavalry: 12,
  cuirassiers: 12,
  lightCavalry: 8,
  lancers: 8,
  fieldGuns: 6,
  heavyGuns: 6,
  horseGuns: 6,
};

/** The status of each, and its base: the national table is missing, the text gives that of regulars. MC-R-28. */
const BASES: Readonly<
  Record<
    Combatant['status'],
    { readonly status: Status; readonly base: number; readonly from: Input['from'] }
  >
> = {
  guard: { status: 'guard', base: 7, from: 'assumed' },
  elite: { status: 'elite', base: 6, from: 'assumed' },
  regular: { status: 'regular', base: 5, from: 'text' },
  recruits: { status: 'militia', base: 3, from: 'assumed' },
};

function figuresLeft(party: Combatant): number {
  return leftOf(FIGURES[party.arm], party);
}

function menLost(party: Combatant): number {
  return (FIGURES[party.arm] - figuresLeft(party)) * MEN_A_FIGURE;
}

/** All but the last ten men: every tranche and every figure is reached by tens. MC-25. */
function menThatMayBeLost({ arm }: Combatant): readonly number[] {
  return Array.from({ length: (FIGURES[arm] * MEN_A_FIGURE) / 10 }, (_, n) => n * 10);
}

/** The cover that the ground under the target gives. MC-T4. */
function coverOf(ground: Encounter['ground']): (typeof COVERS)[number] {
  if (ground === 'wood') return 'lightCover';
  return ground === 'village' || ground === 'redoubt' ? 'house' : 'none';
}

const CONDITIONS = ['ordered', 'withoutFormation', 'retreating', 'disordered', 'routing'] as const;
/** Of several command figures one counts: a general or an aide. MC-24. */
const GENERALS = ['none', 'away', 'inContact', 'aide'] as const;
const COVERS = ['none', 'lightCover', 'hardCover', 'house'] as const;
/** Losses of the last melee are compared by this many men. MC-T4. */
const MELEE_BAND = 20;

function inputsOf({ attacker, target, ground }: Encounter): readonly Input[] {
  const { base, from } = BASES[target.status];
  const assumed = (input: string, values: Input['values'], usual: Input['usual'], rule: string): Input => ({
    ...{ input, values, usual, from: 'assumed', rule },
  });
  const friends = Math.max(6, target.supports);
  return [
    { input: 'base', values: wholeNumbers(10), usual: base, from, rule: 'MC-R-28' },
    assumed('menLost', menThatMayBeLost(target), menLost(target), 'MC-T7'),
    assumed('friends', wholeNumbers(friends), target.supports, 'MC-15'),
    assumed('enemies', wholeNumbers(friends), attacker.supports, 'MC-15'),
    assumed('general', GENERALS, target.led ? 'inContact' : 'none', 'MC-20'),
    assumed('generalRaises', wholeNumbers(5, -5), 1, 'MC-T5'),
    assumed('generalDistance', wholeNumbers(20, 1), 3, 'MC-T6'),
    assumed('generalLost', wholeNumbers(5), 0, 'MC-08'),
    assumed('cover', COVERS, coverOf(ground), 'MC-T4'),
    { input: 'squareDeclined', values: [0, -2], usual: 0, from: 'ruling', rule: 'MC-14' },
    assumed('condition', CONDITIONS, 'ordered', 'MC-T4'),
    assumed('hasRouted', ['no', 'yes'], 'no', 'MC-T4'),
    assumed('friendlyRouts', wholeNumbers(4), 0, 'MC-T4'),
    assumed('enemyRouts', wholeNumbers(4), 0, 'MC-T4'),
    assumed('meleesLost', wholeNumbers(3), 0, 'MC-T4'),
    assumed('meleeWon', ['no', 'yes'], 'no', 'MC-T4'),
    assumed(
      'meleeDifference',
      wholeNumbers(10).map((n) => n * MELEE_BAND),
      0,
      'MC-T4',
    ),
    assumed('enemyFires', wholeNumbers(4), 0, 'MC-T4'),
    assumed('closeFire', ['no', 'yes'], 'no', 'MC-T4'),
    assumed('batteries', wholeNumbers(4), 0, 'MC-T4'),
  ];
}

function term(why: string, amount: number, rule = 'MC-T4'): readonly ToldTerm[] {
  return amount === 0 ? [] : [{ rule, why, amount }];
}

const COVER_POINTS: Readonly<Record<string, number>> = { lightCover: 1, hardCover: 2, house: 3 };

/** How foot meets the horse that charges it; null where no foot meets horse. A-16 of the chapter. */
function againstHorse({ attacker, target, answer }: Encounter): 'square' | 'open' | null {
  if (ARM_CLASSES[target.arm] !== 'infantry' || ARM_CLASSES[attacker.arm] !== 'cavalry') return null;
  return target.formation === 'square' || answer === 'square' ? 'square' : 'open';
}

/** What the owner may count or leave: a square against cavalry, and cover. MC-14, MC-42. */
function optionalTerms(encounter: Encounter, value: ValueOf): readonly ToldTerm[] {
  const cover = String(value('cover'));
  return [
    ...term('square', againstHorse(encounter) === 'square' ? 2 : 0),
    ...term(cover, COVER_POINTS[cover] ?? 0),
  ];
}

const CONDITION_POINTS: Readonly<Record<string, number>> = {
  withoutFormation: -1,
  retreating: -1,
  disordered: -4,
  routing: -4,
};
/** After a first, second and third melee lost in a row: each replaces the one before. A-07 of the chapter. */
const MELEES_LOST = [0, -2, -5, -9];

/** Enemy foot is felt on flank and rear as far as 3 hexes, horse and guns as far as 6. MC-T4. */
function flankTerms({ attacker, distance, onto }: Encounter): readonly ToldTerm[] {
  const near = distance <= (ARM_CLASSES[attacker.arm] === 'infantry' ? 3 : 6);
  if (!near || onto === 'front') return [];
  return onto === 'flank' ? term('enemyOnFlank', -1) : term('enemyBehind', -2);
}

/** Everything that is so whatever the owner chooses. MC-T4. */
function settledTerms(encounter: Encounter, value: ValueOf): readonly ToldTerm[] {
  const { target } = encounter;
  const { status } = BASES[target.status];
  const [friends, enemies] = [Number(value('friends')), Number(value('enemies'))];
  const general = value('general');
  const condition = String(value('condition'));
  return [
    { rule: 'MC-R-28', why: 'base', amount: Number(value('base')) },
    ...term('notInSquare', againstHorse(encounter) === 'open' ? -2 : 0),
    ...term(condition, CONDITION_POINTS[condition] ?? 0),
    ...term('hasRouted', value('hasRouted') === 'yes' ? -1 : 0),
    ...term('majority', Math.sign(friends - enemies) * 2, 'MC-19'),
    ...term('friendlyRouts', -2 * Number(value('friendlyRouts'))),
    ...term('enemyRouts', 2 * Number(value('enemyRouts'))),
    ...(general === 'inContact' ? term('generalInContact', Number(value('generalRaises')), 'MC-T5') : []),
    ...(general === 'away' ? generalTerms(Number(value('generalDistance'))) : []),
    ...term('aide', general === 'aide' ? 1 : 0),
    ...term('generalLost', -Number(value('generalLost')), 'MC-08'),
    ...flankTerms(encounter),
    ...term('meleeWon', value('meleeWon') === 'yes' ? 1 : 0),
    ...term('meleesLost', MELEES_LOST[Number(value('meleesLost'))] ?? 0),
    ...term('meleeDifference', -Number(value('meleeDifference')) / MELEE_BAND),
    ...term('enemyFires', -Number(value('enemyFires'))),
    ...term('closeFire', value('closeFire') === 'yes' ? -2 : 0),
    ...term('batteries', Number(value('batteries'))),
    ...lossTerms(status, FIGURES[target.arm], Number(value('menLost'))),
  ];
}

const LEAVES: readonly Result[] = ['RE', 'RO', 'FL'];

function rowOf(row: string, status: Status, terms: readonly ToldTerm[]): FormulaRow {
  const points = pointsOf(terms);
  const results = chancesOf(status, points.total);
  const chanceOf = (those: readonly Result[]): Fraction =>
    results
      .filter(({ result }) => those.includes(result))
      .reduce((sum, { chance }) => FRACTIONS.plus(sum, chance), FRACTIONS.zero);
  const { zero } = FRACTIONS;
  return {
    row,
    measures: {
      breaks: chanceOf(LEAVES),
      destroyed: zero,
      shaken: chanceOf(['HA']),
      stopped: zero,
      thrown: zero,
      lossTarget: zero,
      lossAttacker: zero,
    },
    results,
    told: [{ label: 'points', value: points.total }],
    steps: [{ step: 'test', by: 'target', rules: ['MC-P1', 'MC-T9'], sum: points, dice: MORALE_DIE }],
  };
}

function silence({ deed, attacker, target, answer }: Encounter): string | null {
  if (deed === 'fire') return 'fire';
  if (answer === 'evade') return 'evade';
  if (answer === 'counterCharge') return 'counterCharge';
  if (ARM_CLASSES[attacker.arm] === 'artillery') return 'gunsCharge';
  const square = answer === 'square' || target.formation === 'square';
  if (square && ARM_CLASSES[target.arm] !== 'infantry') return 'noSquare';
  return null;
}

function answer(encounter: Encounter, given: GivenInputs): EncounterAnswer<SystemTypes> {
  const silent = silence(encounter);
  if (silent !== null) return { kind: 'silent', silent };
  const { status } = BASES[encounter.target.status];
  const value = valuesTaken(inputsOf(encounter), given);
  const settled = settledTerms(encounter, value);
  const optional = optionalTerms(encounter, value);
  const counted = [...settled, ...optional];
  const isSquare = optional.some(({ why }) => why === 'square');
  // MC-14: instead of not counting the square its owner may count it against the unit
  const lowered = isSquare ? term('squareLowered', Number(value('squareDeclined'))) : [];
  const mayAdvance = chancesOf(status, pointsOf(counted).total).some(({ result }) => result === 'UA');
  // MC-42: cover may be left uncounted only where an uncontrolled advance is at stake; MC-14: a square always
  const free = isSquare || (optional.length > 0 && mayAdvance);
  const rows = free
    ? [rowOf('counted', status, counted), rowOf('declined', status, [...settled, ...lowered])]
    : [rowOf('all', status, counted)];
  return { kind: 'formula', rows };
}

function mapped(party: Combatant): readonly Mapped[] {
  const { status, base, from } = BASES[party.status];
  return [
    { label: 'arm', value: ARM_CLASSES[party.arm], rule: 'MC-T1', from: 'text' },
    { label: 'status', value: status, rule: 'MC-T9', from: 'text' },
    { label: 'base', value: base, rule: 'MC-R-28', from },
    { label: 'figures', value: FIGURES[party.arm], rule: 'MC-T8', from: 'assumed' },
    { label: 'figuresLeft', value: figuresLeft(party), rule: 'MC-T8', from: 'assumed' },
  ];
}

/** Whether a unit stands: no losses of its own, and of the attacker nothing. */
export const encounters: EncounterPart<SystemTypes> = {
  measures: ['breaks', 'shaken'],
  inputs: inputsOf,
  mapped,
  answer,
};
