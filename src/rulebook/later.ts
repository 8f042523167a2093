import { ornament } from '../map/later.tsx';

export const Aids = ornament(async () => (await import('./Aids.tsx')).Aids);
