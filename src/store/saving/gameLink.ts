/** The open game as a link: all of its file, where that is short enough to be carried. */
import type { OpenGame } from '../state.ts';
import { fetchFiles } from './fetchFiles.ts';
import { LARGEST_INFLATED, lettersOf } from './packing.ts';

/**
 * A link of more characters is not offered. Battles of the collection, played to their end, come to five or six thousand.
 * Every browser opens and most messengers and mail carry that; beyond it a file is the surer way.
 */
export const LONGEST_LINK = 8000;
/** The messages of some messengers hold no more: they part or refuse a longer link. */
export const SHORT_MESSAGE = 4000;

/** The address that opens it, and whether it may go as a link. */
export interface GameLink {
  readonly link: string;
  readonly isShort: boolean;
}

/** The link of the game as it stands, with all its past. */
export async function linkOf(open: OpenGame): Promise<GameLink> {
  const { linkedGame } = await fetchFiles();
  const file = linkedGame(open);
  const { origin, pathname, search } = location;
  const link = `${origin}${pathname}${search}#watch=${await lettersOf(file)}`;
  // what repeats itself is pressed so small that no reader would trust it
  const isTrusted = JSON.stringify(file).length <= LARGEST_INFLATED;
  return { link, isShort: isTrusted && link.length <= LONGEST_LINK };
}
