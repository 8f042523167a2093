/** The foot of the sheet says nothing that is played by. */
import { ornament } from './later.tsx';

export const SheetFoot = ornament(async () => (await import('./SheetFoot.tsx')).SheetFoot);
