/** What dice may be expected to show before they are thrown, and how rare what they showed was. */
import { outcomesOf, readFaces, type Weighted } from '../../engine/dice.ts';
import type { Roll } from '../../rules/state/frames.ts';

/** The chance of a throw, as far as one line tells it. All chances are from 0 to 1. */
export type Foretold =
  /** A test of morale. */
  | { readonly of: 'test'; readonly passes: number }
  /** Hits or saves: how many to expect of so many dice, the chance of none, and that of one for each die. */
  | {
      readonly of: 'pool';
      readonly dice: number;
      readonly mean: number;
      readonly none: number;
      readonly all: number;
    }
  /** A total; `even`: each is as likely as any other. */
  | {
      readonly of: 'total';
      readonly least: number;
      readonly most: number;
      readonly mean: number;
      readonly even: boolean;
    }
  | { readonly of: 'lots'; readonly each: number };

interface Chance {
  readonly outcome: number;
  readonly chance: number;
}

function chancesOf(dice: Roll['dice']): readonly Chance[] {
  const outcomes: readonly Weighted[] = outcomesOf(dice);
  const whole = Number(outcomes.reduce((sum, { weight }) => sum + weight, 0n));
  return outcomes.map(({ outcome, weight }) => ({ outcome, chance: Number(weight) / whole }));
}

function chanceThat(chances: readonly Chance[], is: (outcome: number) => boolean): number {
  return chances.reduce((sum, { outcome, chance }) => (is(outcome) ? sum + chance : sum), 0);
}

function meanOf(chances: readonly Chance[]): number {
  return chances.reduce((sum, { outcome, chance }) => sum + outcome * chance, 0);
}

/** What may be expected of these dice. */
export function foretold({ about, dice }: Pick<Roll, 'about' | 'dice'>): Foretold {
  if (dice.dice === 'draw') return { of: 'lots', each: 1 / dice.among };
  const chances = chancesOf(dice);
  // MOR-03: the outcome of a test is by how much it fails
  if (about.about === 'morale') return { of: 'test', passes: chanceThat(chances, (by) => by === 0) };
  const mean = meanOf(chances);
  if (dice.dice === 'pool')
    return {
      of: 'pool',
      dice: dice.count,
      mean,
      none: chanceThat(chances, (counted) => counted === 0),
      all: chanceThat(chances, (counted) => counted >= dice.count),
    };
  const [first] = chances;
  return {
    of: 'total',
    least: first?.outcome ?? 0,
    most: chances.at(-1)?.outcome ?? 0,
    mean,
    even: chances.every(({ chance }) => Math.abs(chance - (first?.chance ?? 0)) < 1e-9),
  };
}

/**
 * How likely it was that these dice would go at least as far from what was to be expected, on that side of it: of a test,
 * how likely it was to be passed or to fail. Nothing where the dice could not but fall so, or lots were drawn: between
 * things that are equally likely none is rare.
 */
export function likelihoodOf({ about, dice }: Pick<Roll, 'about' | 'dice'>, faces: readonly number[]) {
  if (dice.dice === 'draw') return null;
  const chances = chancesOf(dice);
  if (chances.length < 2) return null;
  const fell = readFaces(dice, faces);
  if (about.about === 'morale') return chanceThat(chances, (by) => (by === 0) === (fell === 0));
  return fell >= meanOf(chances)
    ? chanceThat(chances, (outcome) => outcome >= fell)
    : chanceThat(chances, (outcome) => outcome <= fell);
}
