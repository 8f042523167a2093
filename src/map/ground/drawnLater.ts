/** Roads and names, which few battles draw. */
import { later } from '../later.tsx';

export const DrawnLayer = later(async () => (await import('./DrawnLayer.tsx')).DrawnLayer);
