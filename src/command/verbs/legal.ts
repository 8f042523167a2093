import { engine } from '../../rules/rulebook.ts';
import type { Printed } from './fault.ts';
import { type PlayableFile, type Read, reachedBy } from './positions.ts';
import { waitingOf } from './waiting.ts';
import { refusedAt } from './whyNot.ts';

/** `legal`: every legal answer at the question asked, in canonical order, and the near ones refused with their reasons. */
export function legal(read: Read<PlayableFile>): Printed {
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const { game } = reached.value;
  return {
    status: 0,
    json: { waiting: waitingOf(game), legal: engine.legal(game), refused: refusedAt(game) },
  };
}
