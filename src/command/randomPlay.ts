/** Whole games by uniformly random legal answers: the soak test, the figures and the counts drive the engine with it. */
import seedrandom from 'seedrandom';
import { type Generator, makeGenerator, rollFaces } from '../engine/seed.ts';
import type { Choice } from '../rules/answers.ts';
import type { Fact } from '../rules/facts.ts';
import type { Game } from '../rules/game.ts';
import { engine } from '../rules/rulebook.ts';
import { brokenInvariant } from './invariants.ts';

/** What one random game looks at besides playing. */
export interface Watch {
  /** After each answer; a text is a fault and stops the game. */
  readonly after?: (game: Game, facts: readonly Fact[]) => string | null;
  /** Before each decision, with its legal choices. */
  readonly choices?: (game: Game, legal: readonly Choice[]) => void;
  /** Stops after so many answers. */
  readonly limit?: number;
}

export interface RandomGame {
  readonly game: Game;
  readonly answers: number;
  /** What went wrong, or none. */
  readonly fault: string | null;
}

/** Far beyond any real battle: reaching it is a loop. */
const ANSWER_LIMIT = 200_000;

/** Plays to the end from a position. The seed gives the dice and, by a stream of its own, the choices. */
export function playRandomly(start: Game, seed: string, watch: Watch = {}): RandomGame {
  const dice: Generator = makeGenerator(seed, 0);
  const pick = seedrandom(`${seed}/choices`);
  let { game } = engine.settle(start);
  const limit = watch.limit ?? ANSWER_LIMIT;
  let answers = 0;
  for (; answers < limit; answers++) {
    const pending = engine.pending(game);
    if (pending.wait === 'over') return { game, answers, fault: null };
    const at = game.count.answers;
    let answer: unknown;
    if (pending.wait === 'roll') answer = { at, faces: rollFaces(pending.roll.dice, dice), source: 'seed' };
    else {
      const legal = engine.legal(game);
      watch.choices?.(game, legal);
      answer = { at, choice: legal[Math.floor(pick() * legal.length)] };
    }
    const answered = engine.answer(game, answer);
    if (!answered.ok)
      return { game, answers, fault: `refused ${JSON.stringify(answer)}: ${JSON.stringify(answered.why)}` };
    game = answered.game;
    const fault = watch.after?.(game, answered.facts) ?? null;
    if (fault !== null) return { game, answers, fault };
  }
  return { game, answers, fault: watch.limit === undefined ? 'no end in sight' : null };
}

/** The watch of the soak test: every invariant after every answer. */
export const INVARIANTS: Watch = { after: (game) => brokenInvariant(game) };
