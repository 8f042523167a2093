/** What enemies could do to a hex, which nobody asks before the first orders. */
import { later } from '../later.tsx';

export const Menaced = later(async () => (await import('./Menaced.tsx')).Menaced);
export const Dangers = later(async () => (await import('./Dangers.tsx')).Dangers);
