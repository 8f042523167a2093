import { openFile } from '../store/saving/open.ts';
import { textOfFile } from '../store/saving/textOfFile.ts';

/** Reads a file and opens it; one that cannot be read at all is refused like one that is no game. */
export async function readAndOpen(file: Blob): Promise<void> {
  await openFile(await textOfFile(file));
}
