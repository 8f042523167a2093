import { ornament } from '../../map/later.tsx';

/** At the first sight of a battle nobody needs them. */
export const MapTools = ornament(async () => (await import('./MapTools.tsx')).MapTools);
