/** The figures on the stands: what tells where a unit stands and which way it looks is there before. */
import { ornament } from '../later.tsx';

export const FigureSymbols = ornament(async () => (await import('./FigureSymbols.tsx')).FigureSymbols);
