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

/** Why not, what to do, and what becomes of what is set up by it. */
export function notOpenedTold(
  why: NotOpenedFile,
  { notCome, stays, leaves }: Words,
  explain: Explanations,
  isRemembered: () => boolean,
): string {
  const told = why === 'notCome' ? notCome : refusedTrouble(why, explain);
  // a newer program comes with the page, as what has not come does
  const isReloaded = why === 'notCome' || why.problem?.code === 'unknownVersion';
  return `${told} ${isReloaded && !isRemembered() ? leaves : stays}`;
}
