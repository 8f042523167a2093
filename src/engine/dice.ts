/** Dice described by what the rule needs of them; their outcomes with exact weights; how faces are read. */
export type Dice =
  /** `count` D6; each die at or above `from` counts 1, a natural 6 counts `six`. Outcome: the sum. CBT-02, CBT-03, CBT-06, SAV-02. */
  | { readonly dice: 'pool'; readonly count: number; readonly from: number; readonly six: 1 | 2 }
  /** A morale test, MOR-03, MOR-04. Outcome: 0 when passed, otherwise the excess over the command value. */
  | { readonly dice: 'test'; readonly drop: 'none' | 'highest' | 'lowest'; readonly against: number }
  /** One D3 plus a constant, a total of 0 or less becoming `floor` if there is one. Outcome: the total. GEN-08, R-11. */
  | { readonly dice: 'd3'; readonly plus: number; readonly floor?: number }
  /** One D6 plus a constant. Outcome: the total. */
  | { readonly dice: 'd6'; readonly plus: number }
  /** Two D6 plus a constant, a total of 0 or less becoming `floor`. Outcome: the total. ORD-02. */
  | { readonly dice: '2d6'; readonly plus: number; readonly floor: number }
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
      return { count: Math.max(0, dice.count), sides: 6 };
    case 'test':
      return { count: dice.drop === 'none' ? 2 : 3, sides: 6 };
    case '2d6':
      return { count: 2, sides: 6 };
    case 'draw':
      return { count: 1, sides: dice.among };
    case 'd3':
    case 'd6':
      return { count: 1, sides: 6 };
  }
}

/** The sum a morale test keeps of its dice. QUA-04. */
export function keptSum(drop: 'none' | 'highest' | 'lowest', faces: readonly number[]): number {
  const sum = faces.reduce((a, b) => a + b, 0);
  if (drop === 'none') return sum;
  return sum - (drop === 'highest' ? Math.max(...faces) : Math.min(...faces));
}

function floored(total: number, floor = total): number {
  return total <= 0 ? floor : total;
}

/** Reads the outcome from real faces, which must be valid (see `facesProblem`). */
export function readFaces(dice: Dice, faces: readonly number[]): number {
  const first = faces[0] ?? 0;
  switch (dice.dice) {
    case 'pool':
      return faces.reduce((sum, face) => sum + (face < dice.from ? 0 : face === 6 ? dice.six : 1), 0);
    case 'test':
      return Math.max(0, keptSum(dice.drop, faces) - dice.against);
    case 'd3':
      return floored(Math.ceil(first / 2) + dice.plus, dice.floor);
    case 'd6':
      return first + dice.plus;
    case '2d6':
      return floored(faces.reduce((a, b) => a + b, 0) + dice.plus, dice.floor);
    case 'draw':
      return first - 1;
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
  const found = dice.dice === 'pool' ? poolOutcomes(dice) : countedOutcomes(dice);
  distributions.set(key, found);
  return found;
}

function sorted(weights: ReadonlyMap<number, bigint>): readonly Weighted[] {
  return [...weights]
    .filter(([, weight]) => weight > 0n)
    .map(([outcome, weight]) => ({ outcome, weight }))
    .sort((a, b) => a.outcome - b.outcome);
}

/** A pool is the convolution of its dice: counting 6^24 rolls face by face would never end. */
function poolOutcomes(dice: Dice & { dice: 'pool' }): readonly Weighted[] {
  const single: [number, bigint][] = [];
  for (let face = 1; face <= 6; face++) single.push([readFaces({ ...dice, count: 1 }, [face]), 1n]);
  let weights = new Map<number, bigint>([[0, 1n]]);
  for (let die = 0; die < dice.count; die++) {
    const next = new Map<number, bigint>();
    for (const [outcome, weight] of weights)
      for (const [more, one] of single)
        next.set(outcome + more, (next.get(outcome + more) ?? 0n) + weight * one);
    weights = next;
  }
  return sorted(weights);
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
