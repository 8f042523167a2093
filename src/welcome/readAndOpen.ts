import { notify } from '../store/store.ts';

/** Opens a file by what is fetched for it; without a line it is refused like one that cannot be read. */
export async function readAndOpen(file: Blob): Promise<void> {
  const opening = await import('../store/saving/open.ts').catch(() => null);
  if (opening) await opening.openBlob(file);
  else notify({ notice: 'fileRefused', problem: null, game: null, stored: null });
}
