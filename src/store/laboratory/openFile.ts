/** A file chosen in the laboratory: a set-up or an encounter, or something for another screen. */
import { unlessNotCome } from '../saving/notCome.ts';
import { openBlob } from '../saving/open.ts';
import { beginOpening, type Opening } from '../saving/openings.ts';
import { readSharedBeside } from '../saving/reader.ts';
import { textOfFile } from '../saving/textOfFile.ts';
import { openShared } from './openShared.ts';

/** Why nothing of a file is open: it holds nothing that can be opened, or a part of the program has not come. */
export type NotOpenedFile = 'badFile' | 'notCome';

async function take(file: File, opening: Opening): Promise<NotOpenedFile | null> {
  const found = await readSharedBeside(await textOfFile(file));
  if (opening.isOvertaken()) return null;
  if (found) {
    await openShared(found, opening);
    return null;
  }
  // if it is nothing at all, that is told with its place
  return (await openBlob(file, opening)) ? null : 'badFile';
}

/** Opens the file; what is to be told against it, unless it was overtaken. */
export async function openLaboratoryFile(file: File): Promise<NotOpenedFile | null> {
  const opening = beginOpening();
  const trouble = await unlessNotCome(take(file, opening), 'notCome' as const);
  return opening.isOvertaken() ? null : trouble;
}
