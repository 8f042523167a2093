import type { Point } from '../../geometry/layout.ts';
import type { Camera, ZoomLimits } from '../camera.ts';
import type { Press } from '../mapProps.ts';

export interface PointerPlace {
  /** In the window of the map, in pixels. */
  readonly at: Point;
  /** The same place on the sheet. */
  readonly point: Point;
}

/** A pointer on the map, at one moment. */
export interface Contact extends PointerPlace {
  readonly id: number;
  readonly button: number;
  readonly touch: boolean;
}

/** What the hand on the map is told of; points are on the sheet. */
export interface Hand {
  press(point: Point, press: Press, on: Element): void;
  hover(point: Point | null): void;
  /** Whether a drag with the first button that begins here carries a piece, instead of moving the map. */
  carries(point: Point): boolean;
  carry(from: Point, to: Point | null): void;
  drop(from: Point, to: Point): void;
}

/** The map as a gesture sees it. */
export interface Surface {
  /** As it is now: what a press means may change between two events. */
  hand(): Hand;
  camera(): Camera;
  limits(): ZoomLimits;
  /** At once, and no further than the sheet may go. */
  move(next: Camera): void;
}

/**
 * What the pointers on the map are doing. A gesture begins by its own `enter…`; whatever happens to a pointer that it
 * holds it answers by the gesture that goes on: itself, another one that it turns out to be, or none.
 */
export interface Gesture {
  readonly name: 'press' | 'pan' | 'carry' | 'pinch' | 'stroke';
  holds(id: number): boolean;
  move(to: Contact): Gesture;
  release(at: Contact): Gesture | null;
  /** The browser or another gesture takes the pointer away: nothing is done that a release would do. */
  cancel(): Gesture | null;
}
