/** What happens on the map, of which nothing has before the first orders. */
import { later } from '../later.tsx';

export const ToldLayer = later(async () => (await import('./ToldLayer.tsx')).ToldLayer);
export const FallenMarks = later(async () => (await import('./FallenMarks.tsx')).FallenMarks);
