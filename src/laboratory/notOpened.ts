/** What is told where nothing of a file is open. */
import type { Explanations } from '../language/language.ts';
import type { NotOpenedFile } from '../store/laboratory/openFile.ts';
import { refusedTrouble } from '../store/saving/fileTrouble.ts';

interface Words {
  readonly notCome: string;
  /** What is set up is there still, and will be after a reload. */
  readonly stays: string;
  /** A reload would take it away. */
  readonly leaves: string;
}

/** Whether a reload is spoken of: a newer program comes with the page, as what has not come does. */
function isReloaded(why: NotOpenedFile): boolean {
  if (why === 'notCome') return true;
  if (why.problem?.code !== 'unknownVersion') return false;
  const { received, known } = why.problem.facts;
  return Number.isInteger(Number(received)) && Number(received) > Number(known);
}

/** Why not, what to do, and what becomes of what is set up by it. */
export function notOpenedTold(
  why: NotOpenedFile,
  { notCome, stays, leaves }: Words,
  explain: Explanations,
  isRemembered: () => boolean,
): string {
  const told = why === 'notCome' ? notCome : refusedTrouble(why, explain);
  return `${told} ${isReloaded(why) && !isRemembered() ? leaves : stays}`;
}
