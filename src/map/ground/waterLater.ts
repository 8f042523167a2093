/** Water that fills hexes, which few maps have. */
import { later } from '../later.tsx';

export const WaterHexes = later(async () => (await import('./WaterHexes.tsx')).WaterHexes);
