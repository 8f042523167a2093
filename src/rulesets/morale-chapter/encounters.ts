/** An encounter by the morale chapter: the test of whoever is charged or shot at, and the result it reads. MC-T1, MC-P1, MC-P2. */
import { FRACTIONS, type Fraction, product } from '../../chances/fraction.ts';
import type {
  Combatant,
  Encounter,
  EncounterAnswer,
  EncounterPart,
  EncounterStep,
  FormulaRow,
  Input,
  Mapped,
} from '../../contract/encounter.ts';
import { ARM_CLASSES, leftOf, type ValueOf, valuesTaken, wholeNumbers } from '../../contract/inputs.ts';
import { readTotals } from '../../contract/reading.ts';
import type { ShotLoss, ShotLosses } from '../../contract/shot.ts';
import type { SystemTypes, ToldSum, ToldTerm } from '../../contract/systemTypes.ts';
import { afterTests, gathered, type ResultChances, testsAfter, weighted } from './rules/fire.ts';
import {
  chancesOf,
  figuresAfter,
  generalTerms,
  lossTerms,
  MEN_A_FIGURE,
  MORALE_DIE,
  pointsOf,
  type Result,
  resultOf,
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

/** The status of each, and its base: it hangs on a nation too, whose table is missing; the text gives that of regulars. MC-11, MC-R-28. */
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
/** Friends, and enemies, that may be counted: more than can stand beside a unit. MC-15. */
const MOST_COUNTED = 6;
/** Losses of the last melee are compared by this many men. MC-T4. */
const MELEE_BAND = 20;

function inputsOf({ attacker, target, ground }: Encounter): readonly Input[] {
  const { base, from } = BASES[target.status];
  const assumed = (input: string, values: Input['values'], usual: Input['usual'], rule: string): Input => ({
    ...{ input, values, usual, from: 'assumed', rule },
  });
  return [
    { input: 'base', values: wholeNumbers(10), usual: base, from, rule: 'MC-R-28' },
    assumed('menLost', menThatMayBeLost(target), menLost(target), 'MC-T7'),
    assumed('friends', wholeNumbers(MOST_COUNTED), target.supports, 'MC-15'),
    assumed('enemies', wholeNumbers(MOST_COUNTED), attacker.supports, 'MC-15'),
    assumed('general', GENERALS, target.led ? 'inContact' : 'none', 'MC-20'),
    // MC-21: he may lower it too
    assumed('generalRaises', wholeNumbers(5, -5), 1, 'MC-T5'),
    assumed('generalDistance', wholeNumbers(20, 1), 3, 'MC-T6'),
    // the owner's choice, as with one in contact: A-03 of the chapter, MC-21
    assumed('generalNear', [1, -1], 1, 'MC-T4'),
    assumed('generalLost', wholeNumbers(5), 0, 'MC-08'),
    assumed('cover', COVERS, coverOf(ground), 'MC-T4'),
    { input: 'squareDeclined', values: [0, -2], usual: 0, from: 'ruling', rule: 'MC-14' },
    assumed('condition', CONDITIONS, 'ordered', 'MC-T4'),
    assumed('hasRouted', ['no', 'yes'], 'no', 'MC-T4'),
    assumed('friendlyRouts', wholeNumbers(4), 0, 'MC-T4'),
    assumed('enemyRouts', wholeNumbers(4), 0, 'MC-T4'),
    assumed('meleesLost', wholeNumbers(3), 0, 'MC-05'),
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
    assumed('firstFire', ['no', 'yes'], 'no', 'MC-T1'),
  ];
}

function term(why: string, amount: number, rule = 'MC-T4'): readonly ToldTerm[] {
  return amount === 0 ? [] : [{ rule, why, amount }];
}

const COVER_POINTS: Readonly<Record<string, number>> = { lightCover: 1, hardCover: 2, house: 3 };

/** How foot meets the horse that charges it; null where no foot meets horse. A-16 of the chapter. */
function againstHorse({ deed, attacker, target, answer }: Encounter): 'square' | 'open' | null {
  if (deed === 'fire') return null;
  if (ARM_CLASSES[target.arm] !== 'infantry' || ARM_CLASSES[attacker.arm] !== 'cavalry') return null;
  return target.formation === 'square' || answer === 'square' ? 'square' : 'open';
}

/** Cover, which the owner may leave where an uncontrolled advance is at stake. MC-42, MC-T4. */
function coverTerms(value: ValueOf): readonly ToldTerm[] {
  const cover = String(value('cover'));
  return term(cover, COVER_POINTS[cover] ?? 0);
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

/** Whether skirmishers shoot: theirs is not the fire of a formed unit. MC-T4. */
function isLoose({ attacker }: Encounter): boolean {
  return attacker.formation === 'skirmish';
}

/** Men that a shot must cost to count as fire suffered. MC-T4. */
const FELT = 15;

/** Everything that is so whatever the owner chooses, after a shot that cost so many men, if there was one. MC-T4. */
function settledTerms(encounter: Encounter, value: ValueOf, shot = 0): readonly ToldTerm[] {
  const { target } = encounter;
  const felt = shot >= FELT;
  const closeFire = value('closeFire') === 'yes' || (felt && isLoose(encounter));
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
    ...(general === 'away'
      ? generalTerms(Number(value('generalDistance')), Number(value('generalNear')))
      : []),
    ...term('aide', general === 'aide' ? 1 : 0),
    ...term('generalLost', -Number(value('generalLost')), 'MC-08'),
    ...flankTerms(encounter),
    ...term('meleeWon', value('meleeWon') === 'yes' ? 1 : 0),
    ...term('meleesLost', MELEES_LOST[Number(value('meleesLost'))] ?? 0),
    ...term('meleeDifference', -Number(value('meleeDifference')) / MELEE_BAND),
    ...term('enemyFires', -Number(value('enemyFires')) - Number(felt && !isLoose(encounter))),
    ...term('closeFire', closeFire ? -2 : 0),
    ...term('batteries', Number(value('batteries'))),
    ...lossTerms(status, FIGURES[target.arm], Number(value('menLost')) + shot),
  ];
}

const LEAVES: readonly Result[] = ['RE', 'RO', 'FL'];

function chanceIn(results: ResultChances): (those: readonly Result[]) => Fraction {
  return (those) =>
    results
      .filter(({ result }) => those.includes(result))
      .reduce((sum, { chance }) => FRACTIONS.plus(sum, chance), FRACTIONS.zero);
}

/** A test, and what the die makes of its points. MC-P1, MC-T9. */
function testStep(step: string, rules: readonly string[], status: Status, sum: ToldSum): EncounterStep {
  const reading = readTotals(MORALE_DIE, (thrown) => resultOf(status, sum.total + thrown));
  return { step, by: 'target', rules, sum, dice: MORALE_DIE, reading };
}

function chargedRow(row: string, status: Status, terms: readonly ToldTerm[]): FormulaRow {
  const points = pointsOf(terms);
  const results = chancesOf(status, points.total);
  const chanceOf = chanceIn(results);
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
    steps: [testStep('test', ['MC-P1', 'MC-T9'], status, points)],
  };
}

function silence({ deed, attacker, target, answer }: Encounter): string | null {
  const square = (deed !== 'fire' && answer === 'square') || target.formation === 'square';
  if (square && ARM_CLASSES[target.arm] !== 'infantry') return 'noSquare';
  if (deed === 'fire') return null;
  if (answer === 'evade') return 'evade';
  if (answer === 'counterCharge') return 'counterCharge';
  return ARM_CLASSES[attacker.arm] === 'artillery' ? 'gunsCharge' : null;
}

/** A row for what is counted, and one for what may be left, where it may. MC-14, MC-42, MC-R-29. */
function rowsBy(
  free: boolean,
  rowOf: (row: string, counts: boolean) => FormulaRow,
): EncounterAnswer<SystemTypes> {
  const rows = free ? [rowOf('counted', true), rowOf('declined', false)] : [rowOf('all', true)];
  return { kind: 'formula', rows };
}

function whenCharged(encounter: Encounter, value: ValueOf): EncounterAnswer<SystemTypes> {
  const { status } = BASES[encounter.target.status];
  const settled = settledTerms(encounter, value);
  const cover = coverTerms(value);
  const isSquare = againstHorse(encounter) === 'square';
  const counted = [...settled, ...term('square', isSquare ? 2 : 0), ...cover];
  const mayAdvance = chancesOf(status, pointsOf(counted).total).some(({ result }) => result === 'UA');
  // MC-14: instead of not counting the square its owner may count it against the unit
  const lowered = isSquare ? term('squareLowered', Number(value('squareDeclined'))) : [];
  // MC-42: cover may be left uncounted only where an uncontrolled advance is at stake; MC-14: a square always
  const declined = [...settled, ...lowered, ...(mayAdvance ? [] : cover)];
  return rowsBy(isSquare || (cover.length > 0 && mayAdvance), (row, counts) =>
    chargedRow(row, status, counts ? counted : declined),
  );
}

/** What one of the things a shot may cost comes to. */
interface Suffered {
  readonly loss: ShotLoss;
  readonly men: number;
  readonly points: ToldSum;
  readonly tests: number;
  /** Nothing where it is destroyed. */
  readonly results: ResultChances;
}

/** A point of the shot is the same share of figures: of foot one is one figure of 40 men. MC-T3, MC-04. */
function suffered(encounter: Encounter, value: ValueOf, counts: boolean): (loss: ShotLoss) => Suffered {
  const { target } = encounter;
  const { status } = BASES[target.status];
  const initialFigures = FIGURES[target.arm];
  const before = Number(value('menLost'));
  const cover = counts ? coverTerms(value) : [];
  return (loss) => {
    const { over, under } = loss.share;
    const men = Number((over * BigInt(initialFigures * MEN_A_FIGURE)) / under);
    const points = pointsOf([...settledTerms(encounter, value, men), ...cover]);
    const isDestroyed = loss.destroyed || figuresAfter(initialFigures, before + men) <= 0;
    const firstFire = value('firstFire') === 'yes';
    const housed = value('cover') === 'house';
    // MC-T2: fire never puts gunners to the test
    const guns = ARM_CLASSES[target.arm] === 'artillery';
    const tests =
      guns || isDestroyed ? 0 : testsAfter({ status, initialFigures, before, men, firstFire, housed });
    const results = isDestroyed ? [] : afterTests(chancesOf(status, points.total), tests);
    return { loss, men, points, tests, results };
  };
}

/** The likeliest of what calls for a test: what is told of the test. */
function likeliestTested(all: readonly Suffered[]): Suffered | undefined {
  const weight = ({ loss }: Suffered): number => Number(loss.chance.over) / Number(loss.chance.under);
  return all.filter(({ tests }) => tests > 0).sort((a, b) => weight(b) - weight(a))[0];
}

function fireRow(row: string, status: Status, all: readonly Suffered[]): FormulaRow {
  const { zero, plus, isZero } = FRACTIONS;
  const results = gathered(all.flatMap((one) => weighted(one.results, one.loss.chance)));
  const chanceOf = chanceIn(results);
  const destroyed = all
    .filter((one) => one.results.length === 0)
    .reduce((sum, { loss }) => plus(sum, loss.chance), zero);
  const tested = likeliestTested(all);
  const shot: EncounterStep = { step: 'shot', by: 'attacker', rules: ['MC-T3'], sum: null, dice: null };
  const test = (sum: ToldSum): EncounterStep =>
    testStep('testAfterFire', ['MC-P1', 'MC-T1', 'MC-T9'], status, sum);
  return {
    row,
    measures: {
      breaks: plus(destroyed, chanceOf(LEAVES)),
      destroyed,
      shaken: chanceOf(['HA']),
      ...{ stopped: zero, thrown: zero, lossAttacker: zero },
      lossTarget: all.reduce((sum, { loss }) => plus(sum, product(loss.share, loss.chance)), zero),
    },
    // every end has its name, as where no unit is destroyed
    results: isZero(destroyed) ? results : [...results, { result: 'destroyed', chance: destroyed }],
    told: tested
      ? [
          { label: 'menShot', value: tested.men },
          { label: 'points', value: tested.points.total },
        ]
      : [],
    steps: tested ? [shot, test(tested.points)] : [shot],
  };
}

/** What the shot of another system costs, and what this chapter makes of it. */
function whenShotAt(
  encounter: Encounter,
  value: ValueOf,
  losses: readonly ShotLoss[],
): EncounterAnswer<SystemTypes> {
  const { status } = BASES[encounter.target.status];
  const counted = losses.map(suffered(encounter, value, true));
  const mayAdvance = counted.some(({ results }) => results.some(({ result }) => result === 'UA'));
  return rowsBy(mayAdvance && coverTerms(value).length > 0, (row, counts) =>
    fireRow(row, status, counts ? counted : losses.map(suffered(encounter, value, false))),
  );
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

/** Whether a unit stands. It has no losses of its own: those of a shot are lent by a system that knows shots. */
export function encountersAfter(shots: ShotLosses): EncounterPart<SystemTypes> {
  return {
    measures: (deed) =>
      deed === 'fire' ? ['breaks', 'destroyed', 'shaken', 'lossTarget'] : ['breaks', 'shaken'],
    // what a shot costs is the business of the system that lends it
    settled: (deed) => (deed === 'fire' ? ['lossTarget'] : []),
    inputs: inputsOf,
    mapped,
    answer: (encounter, given) => {
      const silent = silence(encounter);
      if (silent !== null) return { kind: 'silent', silent };
      const value = valuesTaken(inputsOf(encounter), given);
      if (encounter.deed !== 'fire') return whenCharged(encounter, value);
      const losses = shots(encounter);
      return losses === null ? { kind: 'silent', silent: 'fire' } : whenShotAt(encounter, value, losses);
    },
  };
}

/** Where no system lends its shots. */
export const encounters = encountersAfter(() => null);
