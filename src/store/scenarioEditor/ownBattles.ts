/** What is done on the first screen with a battle of the shelf, and what is told where it does not come to be. */
import { takeKept } from '../library/library.ts';
import { readKept } from '../library/readKept.ts';
import { unlessNotCome } from '../saving/notCome.ts';
import { openFile } from '../saving/open.ts';
import { beginOpening } from '../saving/openings.ts';
import { saveText } from '../saving/saveText.ts';

/** It lies on its shelf no more; the storage does not give it; a part of the program has not come. */
export type OwnTrouble = 'gone' | 'unanswered' | 'notCome';

/** The text of what is kept, as its file has it. */
function textOf(id: string) {
  const text = (file: unknown) => ({ ok: true, text: `${JSON.stringify(file)}\n` }) as const;
  return readKept('scenario', id, takeKept, text);
}

/** Begins it; what is wrong with its file is told where files are. */
export async function beginOwn(id: string): Promise<OwnTrouble | null> {
  const opening = beginOpening();
  const read = await textOf(id);
  if (opening.isOvertaken()) return null;
  if (!read.ok) return read.problem;
  const opened = openFile(read.text, opening).then(() => null);
  const trouble = await unlessNotCome(opened, 'notCome' as const);
  return opening.isOvertaken() ? null : trouble;
}

/** Lays it on the plan of battle. */
export async function planOwn(id: string): Promise<OwnTrouble | null> {
  const plan = await import('./toPlan.ts').catch(() => null);
  return plan ? plan.planKept(id) : 'notCome';
}

/** Hands it to the player as a file. */
export async function saveOwn(id: string): Promise<OwnTrouble | null> {
  const read = await textOf(id);
  if (!read.ok) return read.problem;
  saveText('sabreur-hex-scenario.json', read.text);
  return null;
}
