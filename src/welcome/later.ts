/** What the first screen hardly ever shows. */
import { later } from '../map/later.tsx';

export const Album = later(async () => (await import('./Album.tsx')).Album);
export const Appearance = later(async () => (await import('../account/Appearance.tsx')).Appearance);
export const FileDesk = later(async () => (await import('./FileDesk.tsx')).FileDesk);
export const FileTrouble = later(async () => (await import('./Troubles.tsx')).FileTrouble);
export const FirstSteps = later(async () => (await import('./FirstSteps.tsx')).FirstSteps);
export const OwnBattles = later(async () => (await import('./OwnBattles.tsx')).OwnBattles);
export const SavesTrouble = later(async () => (await import('./Troubles.tsx')).SavesTrouble);
