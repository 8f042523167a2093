import { engine } from '../../rules/rulebook.ts';
import type { Told } from './fault.ts';
import { type PlayableFile, type Read, reachedBy } from './positions.ts';
import { waitingOf } from './waiting.ts';

/** `legal`: every legal answer at the question asked, in canonical order, and the near ones refused with their reasons. */
export function legal(read: Read<PlayableFile>): Told {
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const { game } = reached.value;
  const pending = engine.pending(game);
  const refused = pending.wait === 'decision' ? pending.decision.refused() : [];
  return { status: 0, json: { waiting: waitingOf(game), legal: engine.legal(game), refused } };
}
