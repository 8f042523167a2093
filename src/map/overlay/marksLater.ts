/** The marks, which no battle has before something is asked or selected. */
import { later } from '../later.tsx';

export const MarksBelow = later(async () => (await import('./MarksBelow.tsx')).MarksBelow);
export const MarksAbove = later(async () => (await import('./MarksAbove.tsx')).MarksAbove);
