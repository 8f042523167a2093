import { BUDGETS, type Level } from '../../opponent/levels.ts';
import { thoughtOf } from '../../opponent/mind.ts';
import { engine } from '../../rules/rulebook.ts';
import type { Printed } from './fault.ts';
import { type PlayableFile, type Read, reachedBy } from './positions.ts';
import { waitingOf } from './waiting.ts';

/** `advise`: what the opponent would answer to the question asked, what it weighed and why. 1: nobody is asked. */
export function advise(read: Read<PlayableFile>, level: Level, seed: string): Printed {
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const { game } = reached.value;
  const pending = engine.pending(game);
  const waiting = waitingOf(game);
  if (pending.wait !== 'decision') return { status: 1, json: { waiting } };
  const { side } = pending.decision;
  const asked = { game, side, level, temper: 'even', budget: BUDGETS[level], seed } as const;
  const thought = thoughtOf({ ...asked, counsel: true });
  return { status: 0, json: { waiting, level, ...thought } };
}
