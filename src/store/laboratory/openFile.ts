/** A file chosen in the laboratory: a set-up or an encounter, or something for another screen. */
import { unlessNotCome } from '../saving/notCome.ts';
import { takeBlob } from '../saving/open.ts';
import { beginOpening, type Opening } from '../saving/openings.ts';
import { readSharedBeside } from '../saving/reader.ts';
import { textOfFile } from '../saving/textOfFile.ts';
import type { FileRefused } from '../saving/whatFile.ts';
import { openShared } from './openShared.ts';

/** Why nothing of a file is open: what is wrong with it, or that a part of the program has not come. */
export type NotOpenedFile = FileRefused | 'notCome';

async function take(file: File, opening: Opening): Promise<NotOpenedFile | null> {
  const found = await readSharedBeside(await textOfFile(file));
  if (opening.isOvertaken()) return null;
  if (found) {
    await openShared(found, opening);
    return null;
  }
  const came = await takeBlob(file, opening);
  // what waits for its players' word asks for it by itself
  return typeof came === 'object' ? came : null;
}

/** What is told of a file over which the program itself fails: that it cannot be read. */
const UNREAD: FileRefused = { ok: false, problem: null, game: null };

/** Opens the file; what is to be told against it, unless it was overtaken. */
export async function openLaboratoryFile(file: File): Promise<NotOpenedFile | null> {
  const opening = beginOpening();
  const trouble = await unlessNotCome(take(file, opening), 'notCome' as const).catch(() => UNREAD);
  return opening.isOvertaken() ? null : trouble;
}
