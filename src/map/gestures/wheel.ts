import type { Point } from '../../geometry/layout.ts';
import { type Camera, panned, type ZoomLimits, zoomed } from '../camera.ts';

type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>;

/** Pixels in a line, where a wheel counts lines. */
const LINE = 16;
/** Two fingers on a touchpad come as a wheel with Ctrl, in smaller turns. */
const PINCH = 0.01;
const WHEEL = 0.0016;

/** A turn of the wheel zooms at the pointer; with Shift it pans along the row. It holds no pointer, and is over at once. */
export function wheeled(camera: Camera, turn: Turn, at: Point, page: number, limits: ZoomLimits): Camera {
  const unit = turn.deltaMode === 1 ? LINE : turn.deltaMode === 2 ? page : 1;
  if (turn.shiftKey && !turn.ctrlKey) return panned(camera, -(turn.deltaX || turn.deltaY) * unit, 0);
  return zoomed(camera, at, Math.exp(-turn.deltaY * unit * (turn.ctrlKey ? PINCH : WHEEL)), limits);
}
