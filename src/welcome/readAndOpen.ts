import { notify } from '../store/store.ts';

/** Opens a file, or one of several, by what is fetched for it; without a line it is refused like one that cannot be read. */
export async function readAndOpen(file: Blob, ...others: readonly File[]): Promise<void> {
  const opening = await import('../store/saving/open.ts').catch(() => null);
  if (opening && file instanceof File && others.length > 0) await opening.openOneOf([file, ...others]);
  else if (opening) await opening.openBlob(file);
  else notify({ notice: 'fileRefused', problem: null, game: null, stored: null });
}
