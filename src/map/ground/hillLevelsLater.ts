/** Levels of hills, which few maps tell. */
import { later } from '../later.tsx';

export const HillLevels = later(async () => (await import('./HillLevels.tsx')).HillLevels);
export const HillNumbers = later(async () => (await import('./HillLevels.tsx')).HillNumbers);
