/** The way out of a game that is watched. */
import { followAddress } from '../address/address.ts';
import { clearPosition } from '../game/suspended.ts';
import { useStore } from '../store.ts';
import { forgetWatched, isElsewhere, isWatching } from './watch.ts';

/** What was on the table before comes back as it was left; the first screen, where nothing was. */
export function leaveWatching(): void {
  const { open } = useStore.getState();
  forgetWatched();
  if (open && isWatching(open)) clearPosition();
}

/** The browser's way back leaves a link that is watched. Gives the end of following. */
export function followWatched(): () => void {
  return followAddress(({ watch }) => {
    if (isElsewhere(watch)) leaveWatching();
  });
}
