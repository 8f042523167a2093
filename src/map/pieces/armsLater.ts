/** The signs of the arms, which are for the eye from afar: number, arrow and colour are there before. */
import { ornament } from '../later.tsx';

export const ArmSymbols = ornament(async () => (await import('./ArmSymbols.tsx')).ArmSymbols);
