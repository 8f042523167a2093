/** The open game as a file for the player. */
import { fileText } from '../game/session.ts';
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { hidesAnything } from '../view/knowledge.ts';

export interface Exported {
  readonly name: string;
  readonly text: string;
}

/** The file of a game, and a name for it. */
export async function exportGame(open: OpenGame): Promise<Exported> {
  // whoever is given the file is told by its name that it holds what the screen keeps back
  const all = hidesAnything(open) ? '-all' : '';
  const name = `${open.scenario.id}-${open.game.turn}-${open.history.length}${all}.json`;
  return { name, text: await fileText(open) };
}

/** That of the open game; of one that the program broke over, as it was then. */
export async function exportFile(): Promise<Exported> {
  const { open, failure } = useStore.getState();
  if (failure && failure.file !== '') return { name: 'sabreur-hex.json', text: failure.file };
  return open ? exportGame(open) : { name: '', text: '' };
}
