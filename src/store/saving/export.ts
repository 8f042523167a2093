/** The open game as a file for the player. */
import { fileText } from '../game/session.ts';
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { hidesAnything } from '../view/knowledge.ts';
import { saveText } from './saveText.ts';

interface Exported {
  readonly name: string;
  readonly text: string;
}

/** The file of a game, and a name for it. */
async function exportGame(open: OpenGame): Promise<Exported> {
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

/** Hands the player the open game, or that one. */
export async function downloadGame(game?: OpenGame): Promise<void> {
  const { name, text } = await (game ? exportGame(game) : exportFile());
  saveText(name, text);
}
