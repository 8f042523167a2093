/** How a tab that looks on follows the game. Fetched with the first message of another tab. */
import { givenAgain, play } from '../../engine/history.ts';
import { stepTo } from '../../engine/steps.ts';
import { engine } from '../game/rulebook.ts';
import type { BattleHistory } from '../state.ts';
import { readMessage, type TabMessage } from './tabMessages.ts';

/** What a tab that looks on does about the game it shows. */
export interface Follower {
  /** The history it shows now, if it is that game. */
  readonly shown: (id: string) => BattleHistory | null;
  readonly follow: (history: BattleHistory) => void;
  /** Reads the save again. */
  readonly reread: (id: string) => void;
  /** The save was deleted in another tab. */
  readonly deleted: (id: string) => void;
  /** The tab that played has gone. */
  readonly offered: (id: string) => void;
}

/** The history a message leads to; nothing when it does not fit. */
function followed(history: BattleHistory, message: TabMessage): BattleHistory | null {
  if (message.tell === 'stepped') {
    const stepped = stepTo(engine(), history, message.to);
    return stepped.length === message.to ? stepped : null;
  }
  if (message.tell !== 'played' || message.at !== history.length) return null;
  let next = history;
  for (const [n, answer] of message.answers.entries()) {
    const played = play(engine(), next, givenAgain(message.at + n, answer));
    if (!played.ok) return null;
    next = played.history;
  }
  return next;
}

/** Does what another tab tells of, as far as it can be read and concerns what is shown here. */
export function heed(follower: Follower, data: unknown): void {
  const message = readMessage(data, (id) => follower.shown(id) !== null);
  if (!message) return;
  if (message.tell === 'deleted') {
    follower.deleted(message.id);
    return;
  }
  const shown = follower.shown(message.id);
  if (!shown) return;
  if (message.tell === 'saved') {
    if (message.length !== shown.length || message.ended !== (shown.conclusion !== null))
      follower.reread(message.id);
    return;
  }
  const next = followed(shown, message);
  if (next) follower.follow(next);
}
