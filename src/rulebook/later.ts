import { ornament } from '../map/later.tsx';

export const TermTip = ornament(async () => (await import('./TermTip.tsx')).TermTip);
