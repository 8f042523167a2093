/** What the dice gave each side against what was to be expected, and how rare that is: exactly, roll by roll. */
import { type Dice, outcomesOf, readFaces } from '../../engine/dice.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import { SIDES, type Side } from '../../rules/state/vocabulary.ts';
import type { GameLogEntry } from '../state.ts';

/** What dice are rolled for where more is better for whoever rolls: hits, points saved, tests passed, order points. */
export const MATTERS = ['hits', 'saves', 'tests', 'orders'] as const;
export type LuckMatter = (typeof MATTERS)[number];

export interface Luck {
  readonly side: Side;
  readonly matter: LuckMatter;
  readonly rolls: number;
  readonly gave: number;
  readonly expected: number;
  /** The chance of dice as good as these or better, or as bad or worse, whichever way they fell. */
  readonly chance: number;
}

/** Runs and lots are nobody's luck: what they are good for depends on where they lead. */
const MATTER_OF: Partial<Readonly<Record<RollAbout['about'], LuckMatter>>> = {
  fire: 'hits',
  strike: 'hits',
  saves: 'saves',
  tollSaves: 'saves',
  morale: 'tests',
  orderPoints: 'orders',
};

/** The chances of each count from `least` on. */
interface Spread {
  readonly least: number;
  readonly chances: readonly number[];
}

/** What an outcome counts: a test is passed where its dice exceed nothing. MOR-10. */
function counted(matter: LuckMatter, outcome: number): number {
  return matter === 'tests' ? (outcome <= 0 ? 1 : 0) : outcome;
}

function spreadOf(matter: LuckMatter, dice: Dice): Spread {
  const outcomes = outcomesOf(dice);
  const total = Number(outcomes.reduce((sum, { weight }) => sum + weight, 0n));
  const counts = outcomes.map(({ outcome }) => counted(matter, outcome));
  const least = Math.min(...counts);
  const chances = new Array<number>(Math.max(...counts) - least + 1).fill(0);
  outcomes.forEach(({ weight }, n) => {
    const at = (counts[n] ?? least) - least;
    chances[at] = (chances[at] ?? 0) + Number(weight) / total;
  });
  return { least, chances };
}

/** Of two that are thrown one after the other, added. */
function together(one: Spread, other: Spread): Spread {
  const chances = new Array<number>(one.chances.length + other.chances.length - 1).fill(0);
  one.chances.forEach((a, i) => {
    other.chances.forEach((b, j) => {
      chances[i + j] = (chances[i + j] ?? 0) + a * b;
    });
  });
  return { least: one.least + other.least, chances };
}

function meanOf({ least, chances }: Spread): number {
  return chances.reduce((sum, chance, n) => sum + chance * (least + n), 0);
}

/** The chance of that count or one farther from what was to be expected, on its side. */
function rarity(spread: Spread, gave: number): number {
  const isGood = gave >= meanOf(spread);
  return spread.chances.reduce((sum, chance, n) => {
    const count = spread.least + n;
    return (isGood ? count >= gave : count <= gave) ? sum + chance : sum;
  }, 0);
}

/** For each side and matter in which it has rolled at all. */
export function luckOf(log: readonly GameLogEntry[]): readonly Luck[] {
  return SIDES.flatMap((side) =>
    MATTERS.flatMap((matter): Luck[] => {
      const rolled = log.filter(({ roll }) => roll?.side === side && MATTER_OF[roll.about.about] === matter);
      let spread: Spread = { least: 0, chances: [1] };
      let gave = 0;
      for (const { roll, faces } of rolled) {
        if (!roll) continue;
        spread = together(spread, spreadOf(matter, roll.dice));
        gave += counted(matter, readFaces(roll.dice, faces));
      }
      if (rolled.length === 0) return [];
      return [
        { side, matter, rolls: rolled.length, gave, expected: meanOf(spread), chance: rarity(spread, gave) },
      ];
    }),
  );
}

/** The chance of an outcome as far from the middle as this or farther, on its side: of a roll that is told of as unlikely. */
export function chanceOf(dice: Dice, faces: readonly number[]): number {
  const outcomes = outcomesOf(dice);
  const total = Number(outcomes.reduce((sum, { weight }) => sum + weight, 0n));
  const outcome = readFaces(dice, faces);
  const tail = (holds: (one: number) => boolean): number =>
    outcomes.reduce((sum, one) => (holds(one.outcome) ? sum + Number(one.weight) / total : sum), 0);
  return Math.min(
    tail((one) => one >= outcome),
    tail((one) => one <= outcome),
  );
}
