/** Roads and names, which no rule knows. */
import { ornament } from '../later.tsx';

export const DrawnLayer = ornament(async () => (await import('./DrawnLayer.tsx')).DrawnLayer);
