import { openFile } from '../store/actions.ts';

/** Reads a file and opens it; one that cannot be read at all is refused like one that is no game. */
export async function readAndOpen(file: File): Promise<void> {
  await openFile(await file.text().catch(() => ''));
}
