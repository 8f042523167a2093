/** The game as a file for the player: the open one, or one as it lies in the storage. */
import { fileText } from '../game/session.ts';
import { useStore } from '../store.ts';
import { fetchFiles } from './fetchFiles.ts';
import { saveText } from './saveText.ts';

/** The file of the open game, and a name for it. */
export async function exportFile(): Promise<{ readonly name: string; readonly text: string }> {
  const { open, failure } = useStore.getState();
  if (failure && failure.file !== '') return { name: 'sabreur-hex.json', text: failure.file };
  if (!open) return { name: '', text: '' };
  const name = `${open.scenario.id}-${open.game.turn}-${open.history.length}.json`;
  return { name, text: await fileText(open) };
}

/** Hands the player a saved game as it lies in the storage. */
export async function downloadStored(id: string | null): Promise<void> {
  if (id === null) return;
  const file = await fetchFiles()
    .then(({ exportStored }) => exportStored(id))
    .catch(() => null);
  if (file) saveText(file.name, file.text);
}
