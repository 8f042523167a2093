/** Which of the dice of a sum is left out. */
export type Dropped = 'none' | 'highest' | 'lowest';

/**
 * The dice a rule may ask for, in a few general forms. What a roll is for, and what its outcome means, the rule knows.
 * Where there is a `floor`, a total of 0 or less becomes it.
 */
export type Dice =
  /** `count` D6; each die at or above `from` counts 1, a natural 6 counts `six`. Outcome: how much they count. */
  | { readonly dice: 'pool'; readonly count: number; readonly from: number; readonly six: 1 | 2 }
  /** `count` D6 added up, the highest or the lowest of them left out, plus a constant. Outcome: the total. */
  | {
      readonly dice: 'sum';
      readonly count: number;
      readonly drop: Dropped;
      readonly plus: number;
      readonly floor?: number;
    }
  /** `count` dice whose faces count what the table says, the first face first, plus a constant. Outcome: the total. */
  | {
      readonly dice: 'table';
      readonly count: number;
      readonly counts: readonly number[];
      readonly plus: number;
      readonly floor?: number;
    }
  /** One of `among` things at random. Outcome: 0 to among − 1. */
  | { readonly dice: 'draw'; readonly among: number };

/** One possible outcome and in how many of the equally likely rolls it happens. */
export interface Weighted {
  readonly outcome: number;
  readonly weight: bigint;
}

/** How many faces are rolled, and how many sides each of these dice has. */
export function facesOf(dice: Dice): { readonly count: number; readonly sides: number } {
  switch (dice.dice) {
    case 'pool':
    case 'sum':
      return { count: Math.max(0, dice.count), sides: 6 };
    case 'table':
      return { count: Math.max(0, dice.count), sides: dice.counts.length };
    case 'draw':
      return { count: 1, sides: dice.among };
  }
}

function summed(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function leftOut(drop: Dropped, faces: readonly number[]): number {
  if (drop === 'none' || faces.length === 0) return 0;
  return drop === 'highest' ? Math.max(...faces) : Math.min(...faces);
}

function floored(total: number, floor = total): number {
  return total <= 0 ? floor : total;
}

/** What one face counts where each die counts for itself. */
function worth(dice: Dice & { dice: 'pool' | 'table' }, face: number): number {
  if (dice.dice === 'table') return dice.counts[face - 1] ?? 0;
  return face < dice.from ? 0 : face === 6 ? dice.six : 1;
}

/** Reads the outcome from real faces, which must be valid (see `facesAreValid`). */
export function readFaces(dice: Dice, faces: readonly number[]): number {
  switch (dice.dice) {
    case 'pool':
      return summed(faces.map((face) => worth(dice, face)));
    case 'sum':
      return floored(summed(faces) - leftOut(dice.drop, faces) + dice.plus, dice.floor);
    case 'table':
      return floored(summed(faces.map((face) => worth(dice, face))) + dice.plus, dice.floor);
    case 'draw':
      return (faces[0] ?? 1) - 1;
  }
}

/** Whether these are faces such a roll can show. */
export function facesAreValid(dice: Dice, faces: unknown): faces is readonly number[] {
  const { count, sides } = facesOf(dice);
  return (
    Array.isArray(faces) &&
    faces.length === count &&
    faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)
  );
}

const distributions = new Map<string, readonly Weighted[]>();

/** Every outcome with its exact weight, in ascending order; the weights sum to the number of rolls. */
export function outcomesOf(dice: Dice): readonly Weighted[] {
  const key = JSON.stringify(dice);
  const known = distributions.get(key);
  if (known) return known;
  const found = dice.dice === 'pool' || dice.dice === 'table' ? addedOutcomes(dice) : countedOutcomes(dice);
  distributions.set(key, found);
  return found;
}

function sorted(weights: ReadonlyMap<number, bigint>): readonly Weighted[] {
  return [...weights].map(([outcome, weight]) => ({ outcome, weight })).sort((a, b) => a.outcome - b.outcome);
}

/** Dice that count each for itself are convolved: counting 6^24 rolls face by face would never end. */
function addedOutcomes(dice: Dice & { dice: 'pool' | 'table' }): readonly Weighted[] {
  const { count, sides } = facesOf(dice);
  const single = Array.from({ length: sides }, (_, at) => worth(dice, at + 1));
  let weights = new Map<number, bigint>([[0, 1n]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, bigint>();
    for (const [outcome, weight] of weights)
      for (const more of single) next.set(outcome + more, (next.get(outcome + more) ?? 0n) + weight);
    weights = next;
  }
  if (dice.dice === 'pool') return sorted(weights);
  const totals = new Map<number, bigint>();
  for (const [outcome, weight] of weights) {
    const total = floored(outcome + dice.plus, dice.floor);
    totals.set(total, (totals.get(total) ?? 0n) + weight);
  }
  return sorted(totals);
}

function countedOutcomes(dice: Dice): readonly Weighted[] {
  const weights = new Map<number, bigint>();
  for (const faces of everyRoll(facesOf(dice))) {
    const outcome = readFaces(dice, faces);
    weights.set(outcome, (weights.get(outcome) ?? 0n) + 1n);
  }
  return sorted(weights);
}

/** All equally likely rolls of `count` dice with `sides` sides, in counting order. */
export function* everyRoll({
  count,
  sides,
}: {
  readonly count: number;
  readonly sides: number;
}): Generator<number[]> {
  const faces = new Array<number>(count).fill(1);
  for (;;) {
    yield [...faces];
    let die = count - 1;
    while (die >= 0 && faces[die] === sides) faces[die--] = 1;
    if (die < 0) return;
    faces[die] = (faces[die] ?? 0) + 1;
  }
}
