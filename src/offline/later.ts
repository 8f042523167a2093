/** What has time until the first orders are given. */
import { later } from '../map/later.tsx';

/** The program is fetched whole for later only when nobody waits for any of it, in milliseconds. */
const PAUSE = 4000;

export const Offline = later(async () => {
  await new Promise((rested) => setTimeout(rested, PAUSE));
  return (await import('./NewVersion.tsx')).NewVersion;
});
