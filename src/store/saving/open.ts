/** Games opened, from a file or from the storage. Fetched when the first of them is: a new battle needs none of it. */
import type { PlayedGame as Game } from '../../scenarios/newGame.ts';
import type { Cut } from '../../scenarios/savedGame.ts';
import { fetchRulebook } from '../game/rulebook.ts';
import { notify } from '../store.ts';
import { begin, start } from './begin.ts';
import { fetchFiles } from './fetchFiles.ts';
import { drawLetters } from './letters.ts';
import { lookOn } from './lookOn.ts';
import { offered } from './otherTabs.ts';
import { readSaved } from './readSaved.ts';
import { showSaved } from './show.ts';
import { claimGame, claims, releaseGame } from './tabs.ts';
import { remember } from './thisTab.ts';

/** Takes the text of a saved file; a faulty one leaves everything as it is and gives a notice. */
export async function openFile(text: string): Promise<boolean> {
  const asked = claims;
  // what the storage keeps beside a game needs the files too
  const fetched = Promise.all([import('./reader.ts'), fetchFiles(), fetchRulebook()]);
  const [{ openInBuilder, openInLaboratory, readFileBeside }] = await fetched;
  if (asked !== claims) return false;
  const read = await readFileBeside(text);
  if (asked !== claims) return false;
  if (!read.ok) {
    notify({ notice: 'fileRefused', problem: read.problem, game: read.game, stored: null });
    return false;
  }
  if ('meeting' in read) await openInLaboratory(read.meeting);
  else if ('raised' in read) await openInBuilder(read.raised);
  else if ('game' in read) begin(drawLetters(12), read.game);
  else start(read.scenario, drawLetters(8), { blue: '', red: '' });
  return true;
}

/**
 * Opens what is left of a saved game as another game, which is kept from its first answer on: what lies in the storage
 * stays as it is.
 */
function goOnFrom(id: string, game: Game, { leftOff, why }: Cut): boolean {
  const { length, ahead } = game.history;
  if (length === 0 && ahead === null) {
    notify({ notice: 'fileRefused', problem: null, game: why, stored: id });
    return false;
  }
  const { id: copy } = showSaved(drawLetters(12), game, id);
  void claimGame(copy, offered);
  remember(id);
  notify({ notice: 'cutShort', leftOff, game: why, stored: id });
  return true;
}

/** Opens a saved game, to look on while another tab plays it. Whether it could be read. */
export async function continueGame(id: string): Promise<boolean> {
  const right = await claimGame(id, offered);
  if (right === 'stale') return false;
  const claim = claims;
  const saved = await readSaved(id);
  if (saved?.cut && goOnFrom(id, saved.game, saved.cut)) return true;
  if (!saved || saved.cut) {
    if (claim === claims) releaseGame();
    return false;
  }
  showSaved(id, saved.game, id);
  if (right === 'others') lookOn();
  return true;
}
