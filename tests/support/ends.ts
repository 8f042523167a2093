/** Ends of manoeuvres as short texts, so that a test can list exactly those it expects. */

import type { RunEnd } from '../../src/rules/movement/run.ts';
import type { MoveEnd } from '../../src/rules/state/answers.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { unitOf } from '../../src/rules/state/game.ts';
import type { Refusal } from '../../src/rules/state/reasons.ts';

/** `q,r` of each end, in the order given. */
export function hexesOfEnds(ends: readonly { readonly to: { q: number; r: number } }[]): string[] {
  return ends.map(({ to }) => `${to.q},${to.r}`);
}

/** `q,r facing` of each end, in the order given. */
export function endsWithFacing(ends: readonly MoveEnd[]): string[] {
  return ends.map(({ to, facing }) => `${to.q},${to.r} ${facing}`);
}

/** `q,r`, then the friends crossed, then `off` for a run off the map. */
export function runs(ends: readonly RunEnd[]): string[] {
  return ends.map(({ to, crossed, offMap }) =>
    [`${to.q},${to.r}`, ...crossed, ...(offMap ? ['off'] : [])].join(' '),
  );
}

/** `rule reason` of each refusal, in the order given. */
export function reasonsOf(refusals: readonly Refusal[]): string[] {
  return refusals.map(({ rule, reason }) => `${rule} ${reason}`);
}

/** The unit of that id and the game, ready to spread into a query. */
export function asked(g: Game, id: string): [Game, Unit] {
  return [g, unitOf(g, id)];
}
