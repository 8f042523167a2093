/** What is printed of a game: fetched when somebody wants it on paper. */
import { later } from '../../map/later.tsx';

export const PrintGame = later(async () => (await import('./PrintGame.tsx')).PrintGame);
