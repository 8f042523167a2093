/**
 * The engine of the open game. A page begins with the opening of the rulebook, which asks for the first orders; the rest
 * is fetched while a player thinks about them, and what is done before it is here waits for it.
 */
import type { Engine } from '../../engine/interpreter.ts';
import { opening } from '../../rules/opening.ts';
import type { Decision, SabreurKit } from '../../rules/state/frames.ts';
import type { Game } from '../../rules/state/game.ts';

type Whole = typeof import('../possible/whole.ts');

let whole: Whole | null = null;

/** Of the opening at first, of the whole rulebook as soon as it is here: the same game runs on either. */
export let engine: Engine<SabreurKit> = opening;

/** What needs the whole rulebook; nothing before it is here. */
export function wholeRulebook(): Whole | null {
  return whole;
}

/** From now on by the whole rulebook. */
export function takeWhole(fetched: Whole): void {
  whole = fetched;
  engine = fetched.engine;
}

/** The decision a game waits for, or none. */
export function decisionOf(game: Game): Decision | null {
  const pending = engine.pending(game);
  return pending.wait === 'decision' ? pending.decision : null;
}
