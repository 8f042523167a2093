/**
 * The engine of the open game. A page begins with the opening of the rulebook, which asks for the first orders; the rest
 * is fetched while a player thinks about them, and what is done before it is here waits for it.
 */
import type { Engine } from '../engine/interpreter.ts';
import type { Decision, SabreurKit } from '../rules/frames.ts';
import type { Game } from '../rules/game.ts';
import { opening } from '../rules/opening.ts';
import { useStore } from './store.ts';

type Whole = typeof import('./whole.ts');

let whole: Whole | null = null;
let coming: Promise<void> | null = null;

/** Of the opening at first, of the whole rulebook as soon as it is here: the same game runs on either. */
export let engine: Engine<SabreurKit> = opening;

/** What needs the whole rulebook; nothing before it is here. */
export function wholeRulebook(): Whole | null {
  return whole;
}

/** Fetches the whole rulebook. What fails is fetched again when it is asked for. */
export function fetchRulebook(): Promise<void> {
  coming ??= import('./whole.ts').then(
    (fetched) => {
      whole = fetched;
      engine = fetched.engine;
      // what a unit could do is told from now on
      useStore.setState(({ open }) => ({ open: open && { ...open } }));
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

/** The decision a game waits for, or none. */
export function decisionOf(game: Game): Decision | null {
  const pending = engine.pending(game);
  return pending.wait === 'decision' ? pending.decision : null;
}
