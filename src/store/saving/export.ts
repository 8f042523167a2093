/** The open game as a file for the player. */
import { fileText } from '../game/session.ts';
import { useStore } from '../store.ts';
import { hidesAnything } from '../view/knowledge.ts';

/** The file of the open game, and a name for it. */
export async function exportFile(): Promise<{ readonly name: string; readonly text: string }> {
  const { open, failure } = useStore.getState();
  if (failure && failure.file !== '') return { name: 'sabreur-hex.json', text: failure.file };
  if (!open) return { name: '', text: '' };
  // whoever is given the file is told by its name that it holds what the screen keeps back
  const all = hidesAnything(open) ? '-all' : '';
  const name = `${open.scenario.id}-${open.game.turn}-${open.history.length}${all}.json`;
  return { name, text: await fileText(open) };
}
