/** The keys that move over a sheet, or move it. */
import type { Hex } from '../geometry/hex.ts';
import { hexAt, offsetOf } from '../geometry/shape.ts';
import type { PanZoom } from '../map/panZoom.ts';

/** How much nearer or further one press brings the sheet. */
export const STEP = 1.25;
/** How far Shift and an arrow key move it, in pixels. */
const STRIDE = 80;

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The hex an arrow key leads to: along the row, or to the next row in the same column. */
export function neighbourOnKey(hex: Hex, key: string): Hex | null {
  const { column, row } = offsetOf(hex);
  if (key === 'ArrowLeft') return hexAt(column - 1, row);
  if (key === 'ArrowRight') return hexAt(column + 1, row);
  if (key === 'ArrowUp') return hexAt(column, row - 1);
  if (key === 'ArrowDown') return hexAt(column, row + 1);
  return null;
}

/** Moves the sheet, with Shift by the arrows, else nearer, further or whole; whether that is what the key does. */
export function moveViewByKey({ key, shiftKey }: Key, view: PanZoom | null): boolean {
  if (shiftKey && key.startsWith('Arrow')) {
    const across = key === 'ArrowLeft' ? STRIDE : key === 'ArrowRight' ? -STRIDE : 0;
    const down = key === 'ArrowUp' ? STRIDE : key === 'ArrowDown' ? -STRIDE : 0;
    view?.panBy(across, down);
  } else if (key === '+' || key === '=') view?.zoomBy(STEP);
  else if (key === '-') view?.zoomBy(1 / STEP);
  else if (key === '0') view?.fit();
  else return false;
  return true;
}
