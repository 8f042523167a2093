/** One thought under way: for whom, by which weights, with how much dice, and what it has cost so far. */
import { type Generator, makeGenerator } from '../engine/seed.ts';
import type { Game } from '../rules/state/game.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { Weights } from './worth/weights.ts';
import { worthOf } from './worth/worth.ts';

/** How far a level looks. */
export interface Sight {
  readonly weights: Weights;
  /** In how many throws of the dice an action is tried, where many are thought of, and where one unit is to act. */
  readonly glances: number;
  readonly looks: number;
  /** In how many throws an answer in the midst of an action is tried. */
  readonly closely: number;
  /** How many of its own places for a move are gone into. */
  readonly places: number;
  /** How many reactions of the enemy are gone into; with more than one also whether to strike once one has come up. */
  readonly replies: number;
  /**
   * Whether what the dice do is weighed by its exact chances as far as may be, or tried in courses: by throws that together
   * fall as on the average, or by throws that fall as they will.
   */
  readonly chance: 'weighed' | 'average' | 'thrown';
  /** Of how many units, of how many actions of each and of how many ends of a move (and as many on objectives) it thinks at all. */
  readonly units: number;
  readonly actions: number;
  readonly ends: number;
  /** Whether it sees what a group does together, or only what one unit does. */
  readonly groups: boolean;
  /** Whether it weighs an order together with those that there are points for afterwards. */
  readonly sequel: boolean;
}

/** A thought under way. */
export interface Search {
  readonly side: Side;
  readonly sight: Sight;
  /** The game from which everything is thought of; who is beaten in thought alone is still counted where he stood. */
  readonly begun: Game;
  /** Where the throws of the samples come from: for each roll of a course, each sample its own part of the chances. */
  readonly strata: Strata;
  /** The throws that fall as they will: a share of the chances for each. */
  readonly throws: () => number;
  /** Positions that may still be looked at before this part of the thought has to end. */
  limit: number;
  /** Positions looked at so far. */
  positions: number;
}

/** As many rolls of one course as have their own shuffle; later ones begin again. */
const ROLLS = 12;

/** For a count of samples and a roll: which part of the chances each sample has. */
type Strata = (samples: number) => readonly (readonly number[])[];

function shuffled(length: number, draw: (sides: number) => number): readonly number[] {
  const list = Array.from({ length }, (_, n) => n);
  for (let n = length - 1; n > 0; n--) {
    const other = draw(n + 1) - 1;
    const [a, b] = [list[n] ?? 0, list[other] ?? 0];
    list[n] = b;
    list[other] = a;
  }
  return list;
}

/**
 * Throws for samples that together have every roll fall as it falls on the average: each roll's chances are cut into as many
 * equal parts as there are samples, and each sample has another of them. By the seed alone, so that all answers are tried
 * by the same throws.
 */
function strataOf(seed: string): Strata {
  const known = new Map<number, readonly (readonly number[])[]>();
  return (samples) => {
    const before = known.get(samples);
    if (before) return before;
    const generator = makeGenerator(`${seed}/samples ${samples}`);
    const made = Array.from({ length: ROLLS }, () =>
      shuffled(samples, (sides) => generator.draw(sides)).map((part) => (part + 0.5) / samples),
    );
    known.set(samples, made);
    return made;
  };
}

/** So finely a throw that falls as it will divides the chances. */
const FINE = 2 ** 20;

function throwsOf(seed: string): () => number {
  let generator: Generator | null = null;
  return () => {
    generator ??= makeGenerator(`${seed}/throws`);
    return (generator.draw(FINE) - 0.5) / FINE;
  };
}

/** A thought about that game that has not looked at anything yet. */
export function beginSearch(begun: Game, side: Side, sight: Sight, budget: number, seed: string): Search {
  const throws = { strata: strataOf(seed), throws: throwsOf(seed) };
  return { begun, side, sight, ...throws, limit: budget, positions: 0 };
}

/** Whether nothing more may be looked at. */
export function isSpent(search: Search): boolean {
  return search.positions >= search.limit;
}

/** The worth of a position as it stands. */
export function worthNow(search: Search, game: Game): number {
  return worthOf(game, search.side, search.sight.weights, search.begun);
}

/** Does a part of the thought within a share of what is left: the rest is kept for what comes after. */
export function within<T>(search: Search, most: number, work: () => T): T {
  const { limit } = search;
  search.limit = Math.min(limit, search.positions + Math.max(0, Math.floor(most)));
  try {
    return work();
  } finally {
    search.limit = limit;
  }
}
