/** Steps through the battle as it was played, by answers, units or turns; the last of them leads to the present. */
import { review } from '../game/actions.ts';
import { useStore } from '../store.ts';
import { type Stride, stopFrom, stopsOf } from './stops.ts';

/** One step, on or back. What was taken back is looked at where it is pressed, and no step leads there. */
export function walk(stride: Stride, by: 1 | -1): void {
  const { open, selection } = useStore.getState();
  if (!open) return;
  const { log, history } = open;
  const at = Math.min(selection.reviewing ?? history.length, history.length);
  review(stopFrom(stopsOf(log, stride), at, by));
}
