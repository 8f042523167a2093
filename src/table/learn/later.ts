/** What teaches the game, which nobody needs to play it. */
import { later } from '../../map/later.tsx';

export const Legend = later(async () => (await import('./Legend.tsx')).Legend);
export const GuideBar = later(async () => (await import('./GuideBar.tsx')).GuideBar);
