/** Tests after losses by fire: what calls for them, and what comes of several at once. MC-T1, MC-T2, MC-T3. */
import { FRACTIONS, type Fraction, product } from '../../../chances/fraction.ts';
import { figuresAfter, RESULTS, type Result, type Status, thresholdsOf } from './test.ts';

/** MC-T3: losses for each figure left that call for a test. */
const LOSSES_A_FIGURE: Readonly<Record<Status, number>> = {
  ...{ guard: 4, elite: 4, regular: 3, semiRegular: 3, militia: 2, irregular: 2 },
};

/** Those whom the first fire on them puts to the test, whatever it costs. MC-T1. */
const SHY: readonly Status[] = ['semiRegular', 'militia', 'irregular'];

/** A shot at foot or horse. */
export interface ShotAt {
  readonly status: Status;
  readonly initialFigures: number;
  /** Men lost before it and by it. */
  readonly before: number;
  readonly men: number;
  readonly firstFire: boolean;
  /** Whether it holds a house or a redoubt, where strength that falls calls for no test. */
  readonly housed: boolean;
}

/**
 * How many tests the shot calls for that leaves some figures, one an event: the threshold of losses, counted on the figures left after it (MC-04); a
 * first fire; each threshold of strength that it brings the unit down to. MC-02, MC-T1, A-10 of the chapter.
 */
export function testsAfter({ status, initialFigures, before, men, firstFire, housed }: ShotAt): number {
  const [had, left] = [figuresAfter(initialFigures, before), figuresAfter(initialFigures, before + men)];
  const { twoThirds, half } = thresholdsOf(initialFigures);
  const reached = housed ? [] : [twoThirds, half].filter((threshold) => had > threshold && left <= threshold);
  return (
    Number(men >= LOSSES_A_FIGURE[status] * left) + Number(firstFire && SHY.includes(status)) + reached.length
  );
}

/** Chances of results; those that cannot be left out. */
export type ResultChances = readonly { readonly result: Result; readonly chance: Fraction }[];

/** From the mildest on: an uncontrolled advance is forced, obeying is not. */
const GRAVITY: readonly Result[] = ['OB', 'UA', 'HA', 'RE', 'RO', 'FL'];

function graver(a: Result, b: Result): Result {
  return GRAVITY.indexOf(a) < GRAVITY.indexOf(b) ? b : a;
}

/** What so many tests of the same points leave: the gravest result, no more tests after a rout or flight. MC-02, A-18 of the chapter. */
export function afterTests(each: ResultChances, tests: number): ResultChances {
  let now: ResultChances = [{ result: 'OB', chance: FRACTIONS.one }];
  for (let n = 0; n < tests; n++) {
    const after = now.flatMap(
      ({ result, chance }): ResultChances =>
        result === 'RO' || result === 'FL'
          ? [{ result, chance }]
          : each.map((next) => ({
              result: graver(result, next.result),
              chance: product(chance, next.chance),
            })),
    );
    now = gathered(after);
  }
  return now;
}

/** Each result once, in the order of the table. */
export function gathered(chances: ResultChances): ResultChances {
  return RESULTS.map((result) => ({
    result,
    chance: chances
      .filter((one) => one.result === result)
      .reduce((sum, { chance }) => FRACTIONS.plus(sum, chance), FRACTIONS.zero),
  })).filter(({ chance }) => !FRACTIONS.isZero(chance));
}

/** The chances, each taken so often. */
export function weighted(chances: ResultChances, by: Fraction): ResultChances {
  return chances.map(({ result, chance }) => ({ result, chance: product(chance, by) }));
}
