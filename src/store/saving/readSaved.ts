/** A saved game read again, beside the page, and shown as it was saved. */
import type { PlayedGame as Game } from '../../scenarios/newGame.ts';
import type { Cut } from '../../scenarios/savedGame.ts';
import { fetchRulebook } from '../game/rulebook.ts';
import type { OpenGame } from '../state.ts';
import { notify } from '../store.ts';
import { fetchFiles } from './fetchFiles.ts';
import { showSaved } from './show.ts';
import { claims } from './tabs.ts';

interface Saved {
  readonly game: Game;
  readonly cut: Cut | null;
}

/** Nothing when it could not be read, or when the players have turned to something else meanwhile. */
export async function readSaved(id: string): Promise<Saved | null> {
  const asked = claims;
  // the game that is shown will be saved, with its hash
  const fetched = Promise.all([import('./reader.ts'), fetchFiles(), fetchRulebook()]);
  const loaded = await fetched
    .then(([{ readStoredBeside }]) => readStoredBeside(id))
    .catch(() => ({ ok: false, problem: 'unread' }) as const);
  if (asked !== claims) return null;
  if (loaded.ok) return loaded;
  const { problem } = loaded;
  if (problem === 'unread') notify({ notice: 'fileRefused', problem: null, game: null, stored: id });
  else if (problem === 'gone') notify({ notice: 'fileRefused', problem: null, game: null, stored: null });
  else notify({ notice: 'fileRefused', problem, game: null, stored: id });
  return null;
}

/** Shows a saved game as it was saved; one that cannot be, not at all. */
export async function readWhole(id: string): Promise<OpenGame | null> {
  const saved = await readSaved(id);
  if (!saved) return null;
  if (!saved.cut) return showSaved(id, saved.game, id);
  notify({ notice: 'fileRefused', problem: null, game: saved.cut.why, stored: id });
  return null;
}
