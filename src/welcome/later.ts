/** What the first screen shows late, or hardly ever. */
import { later } from '../map/later.tsx';

export const Album = later(async () => (await import('./lateLeaves.ts')).Album);
export const Appearance = later(async () => (await import('../account/Appearance.tsx')).Appearance);
export const FileDesk = later(async () => (await import('./FileDesk.tsx')).FileDesk);
export const FileTrouble = later(async () => (await import('./Troubles.tsx')).FileTrouble);
export const FirstSteps = later(async () => (await import('./lateLeaves.ts')).FirstSteps);
export const OwnBattles = later(async () => (await import('./lateLeaves.ts')).OwnBattles);
export const SavesTrouble = later(async () => (await import('./Troubles.tsx')).SavesTrouble);
export const SidePlayer = later(async () => (await import('./lateLeaves.ts')).SidePlayer);
