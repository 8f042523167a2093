import type { Point } from '../geometry/layout.ts';
import {
  type ArmiesSeen,
  type Camera,
  centred,
  fitted,
  held,
  limitsOf,
  openingCamera,
  panned,
  type Size,
  sees,
  turned,
  zoomed,
} from './camera.ts';
import type { dispatch } from './gestures/dispatch.ts';
import type { Hand, Surface } from './gestures/gesture.ts';
import { glide } from './gestures/glide.ts';
import { sheetFrames } from './sheetFrames.ts';

export interface PanZoom {
  camera(): Camera;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number): void;
  fit(): void;
  /** Follows the sheet that has been turned by half a circle. */
  turn(): void;
  /** The first of the points; `ifHidden` unless one of them is seen well. */
  centreOn(points: readonly Point[], when: 'always' | 'ifHidden', atOnce?: boolean): void;
  stop(): void;
}

/**
 * Moves the sheet in its window: by the gestures of the hand on it, by what its owner asks for, and when the window changes
 * its size. `listen` hears the pointers; `foot` is how much of the sheet below stays where it is when it is turned, `aside`
 * is how much of the window is taken on its left. d3-zoom is not used: it has neither the long press nor the carry nor the limits of this sheet, and the selections, transitions
 * and interpolations that it brings would alone be too heavy for what is loaded first.
 */
export function panZoom(
  port: HTMLElement,
  sheet: HTMLElement,
  size: Size,
  armies: ArmiesSeen,
  hand: () => Hand,
  listen: typeof dispatch,
  foot = 0,
  aside = 0,
): PanZoom {
  let room: Size = { width: port.clientWidth, height: port.clientHeight };
  const opening = () => openingCamera(room, size, armies, aside);
  const whole = (): Camera => {
    // on its way it would go on to where all was seen in a window of the size before
    gliding.cancel();
    return fitted(room, size, aside);
  };
  const brought = (same: Camera) => held(same, room, size, 0);
  const byHand = (same: Camera) => same;
  /** How it lies in a window of another size, where `same` shows the same middle. */
  let lies: (same: Camera) => Camera = opening;
  const { camera, show: write, stop } = sheetFrames(port, sheet, opening());
  const show = (next: Camera): void => write(held(next, room, size));
  const gliding = glide(show);
  const limits = () => limitsOf(room, size);
  const move = (next: Camera): void => {
    gliding.cancel();
    lies = byHand;
    show(next);
  };
  const glideTo = (goal: Camera, then: typeof lies, atOnce = false): void => {
    lies = then;
    const from = camera();
    // nothing of what is seen now is seen there: all that lies between would be drawn to fly by
    const far = Math.abs(goal.x - from.x) > room.width || Math.abs(goal.y - from.y) > room.height;
    gliding.enter(from, goal, atOnce || (far && goal.k === from.k));
  };
  const surface: Surface = { hand, camera, limits, move };

  const resized = (): void => {
    const before = room;
    room = { width: port.clientWidth, height: port.clientHeight };
    if (room.width && room.height)
      show(lies(panned(camera(), (room.width - before.width) / 2, (room.height - before.height) / 2)));
    // out of sight it loses its place
    else lies = opening;
  };

  const abort = new AbortController();
  const { signal } = abort;
  listen(port, surface, gliding.cancel, signal);
  const observer = new ResizeObserver(resized);
  observer.observe(port);

  return {
    camera,
    panBy: (dx, dy) => move(panned(camera(), dx, dy)),
    zoomBy: (factor) => {
      const at = { x: room.width / 2, y: room.height / 2 };
      glideTo(held(zoomed(camera(), at, factor, limits()), room, size), byHand);
    },
    fit: () => glideTo(whole(), whole),
    turn: () => show(turned(camera(), room, { ...size, height: size.height - foot })),
    centreOn: (points, when, atOnce) => {
      const margin = Math.min(80, room.width / 5, room.height / 5);
      const [first] = points;
      if (!first || (when === 'ifHidden' && points.some((one) => sees(camera(), room, one, margin)))) return;
      glideTo(centred(camera(), room, size, first), brought, atOnce);
    },
    stop: () => {
      abort.abort();
      observer.disconnect();
      stop();
      gliding.cancel();
    },
  };
}
