/** What few battles need: fetched when it is asked for. */
import { later } from '../../map/later.tsx';

export const Correct = later(async () => (await import('./Correct.tsx')).Correct);
