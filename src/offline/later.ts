/** What has time until the first orders are given. */
import { ornament } from '../map/later.tsx';

/** The program is fetched whole for later only when nobody waits for any of it, in milliseconds. */
const PAUSE = 4000;

/** Where it cannot come everything works as long as there is a connection. */
export const Offline = ornament(async () => {
  await new Promise((rested) => setTimeout(rested, PAUSE));
  return (await import('./NewVersion.tsx')).NewVersion;
});
