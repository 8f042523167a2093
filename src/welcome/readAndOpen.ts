import { textOfFile } from '../store/saving/textOfFile.ts';
import { notify } from '../store/store.ts';

/** Reads a file and opens it; one that cannot be read at all is refused like one that is no game. */
export async function readAndOpen(file: Blob): Promise<void> {
  const text = await textOfFile(file);
  const opening = await import('../store/saving/open.ts').catch(() => null);
  if (opening) await opening.openFile(text);
  else notify({ notice: 'fileRefused', problem: null, game: null, stored: null });
}
