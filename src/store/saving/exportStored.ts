/** A saved game as a file for the player, sound or not. Fetched with what tells that it is not. */
import { fetchFiles } from './fetchFiles.ts';
import { saveText } from './saveText.ts';

/** Hands the player a saved game as it lies in the storage. */
export async function downloadStored(id: string | null): Promise<void> {
  if (id === null) return;
  const file = await fetchFiles()
    .then(({ exportStored }) => exportStored(id))
    .catch(() => null);
  if (file) saveText(file.name, file.text);
}
