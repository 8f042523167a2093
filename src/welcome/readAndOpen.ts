import { openFile } from '../store/saving/games.ts';

/** A text of so many bytes is too long in every encoding: of a larger file no more is read than tells so. */
const ENOUGH = 15_000_004;

/** Reads a file and opens it; one that cannot be read at all is refused like one that is no game. */
export async function readAndOpen(file: Blob): Promise<void> {
  const text = file.slice(0, ENOUGH).text();
  await openFile(await text.catch(() => ''));
}
