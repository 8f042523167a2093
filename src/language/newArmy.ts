/** How an army is called that nobody has named yet, in both languages: its file speaks both. */
import type { Words } from '../contract/system.ts';

export const NEW_ARMY: Words = { en: 'A new army', fr: 'Une nouvelle armée' };
