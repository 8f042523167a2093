import { positionFileOf } from '../../scenarios/gameFile.ts';
import type { QuestionFile } from '../../scenarios/schema.ts';
import type { Printed } from './fault.ts';
import { type Read, reachedBy } from './positions.ts';
import { waitingOf } from './waiting.ts';

/** `answer`: the position after the answers of a question, what each of them did, and what is waited for then. */
export function answer(read: Read<QuestionFile>): Printed {
  const reached = reachedBy(read);
  if (!reached.ok) return { status: 2, json: reached.fault };
  const { game, steps } = reached.value;
  const position = positionFileOf(read.file.title, game);
  return { status: 0, json: { steps, waiting: waitingOf(game), position } };
}
