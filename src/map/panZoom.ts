import type { Point } from '../geometry/layout.ts';
import {
  type Camera,
  centred,
  fitted,
  held,
  limitsOf,
  openingCamera,
  panned,
  pinched,
  type Size,
  sees,
  toSheet,
  toWindow,
  turned,
  zoomed,
} from './camera.ts';
import type { Gesture } from './mapProps.ts';

/** What the hand on the map is told of; points are on the sheet. */
export interface Hand {
  press(point: Point, gesture: Gesture, on: Element): void;
  hover(point: Point | null): void;
  /** Whether a drag with the first button that begins here carries a piece, instead of moving the map. */
  carries(point: Point): boolean;
  carry(from: Point, to: Point | null): void;
  drop(from: Point, to: Point): void;
}

export interface PanZoom {
  camera(): Camera;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, at?: Point): void;
  fit(): void;
  /** Follows the sheet that has been turned by half a circle. */
  turn(): void;
  centreOn(point: Point, when: 'always' | 'ifHidden'): void;
  onWindow(point: Point): Point;
  stop(): void;
}

interface Stroke {
  readonly from: Point;
  readonly fromSheet: Point;
  readonly button: number;
  readonly touch: boolean;
  last: Point;
  doing: 'press' | 'pan' | 'carry';
}

/** A press becomes a drag after this many pixels. */
const SLACK = 4;
/** A finger is less sure than a mouse. */
const TOUCH_SLACK = 8;
const LONG = 500;
/** The sheet rests after this many milliseconds without a move, of which a slow frame counts at most so many. */
const SETTLE = 200;
const FRAME = 34;
const GLIDE = 260;

/**
 * Moves the sheet in its window by writing one CSS transform per frame, outside React: the drawing is neither laid out
 * nor rendered again. `will-change` is on only while something moves, or the drawing would stay blurred.
 */
export function panZoom(
  port: HTMLElement,
  sheet: HTMLElement,
  size: Size,
  middle: Point,
  hand: Hand,
): PanZoom {
  let room: Size = { width: port.clientWidth, height: port.clientHeight };
  let camera: Camera = openingCamera(room, size, middle);
  let untouched = true;
  let frame = 0;
  let written = camera;
  let shownAt = 0;
  let quiet = 0;
  let glide = 0;
  let long = 0;
  let stroke: Stroke | null = null;
  let swallowClick = false;
  const fingers = new Map<number, Point>();

  const write = (): void => {
    written = camera;
    sheet.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`;
  };
  const settle = (): void => {
    frame = 0;
    sheet.style.willChange = '';
    port.dataset['zoom'] = camera.k >= 1 ? 'near' : camera.k >= 0.6 ? 'middle' : 'far';
    port.dataset['scale'] = camera.k.toFixed(3);
  };
  // Settling draws the sheet anew, which may hold up the frames: were the time in between taken for rest, it would settle
  // between the two turns of one wheel, and again.
  const follow = (now: number): void => {
    quiet = camera === written ? quiet + Math.min(FRAME, now - shownAt) : 0;
    shownAt = now;
    if (camera !== written) write();
    if (quiet < SETTLE) frame = requestAnimationFrame(follow);
    else settle();
  };
  const show = (next: Camera): void => {
    camera = held(next, room, size);
    sheet.style.willChange = 'transform';
    if (frame !== 0) return;
    shownAt = performance.now();
    quiet = 0;
    frame = requestAnimationFrame(follow);
  };
  const move = (next: Camera): void => {
    cancelAnimationFrame(glide);
    untouched = false;
    show(next);
  };
  const glideTo = (goal: Camera): void => {
    cancelAnimationFrame(glide);
    untouched = false;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(goal);
      return;
    }
    const from = camera;
    const start = performance.now();
    const tick = (now: number): void => {
      const t = Math.min(1, (now - start) / GLIDE);
      const e = 1 - (1 - t) ** 3;
      show({
        k: from.k + (goal.k - from.k) * e,
        x: from.x + (goal.x - from.x) * e,
        y: from.y + (goal.y - from.y) * e,
      });
      if (t < 1) glide = requestAnimationFrame(tick);
    };
    glide = requestAnimationFrame(tick);
  };

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = port.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onSheet = (point: Point): Point => toSheet(camera, point);
  const targetOf = (event: Event): Element => (event.target instanceof Element ? event.target : port);

  /** A pointer that has been lifted in the meantime cannot be captured, and need not be. */
  const capture = (id: number): void => {
    try {
      port.setPointerCapture(id);
    } catch {
      // Lifted already.
    }
  };

  const down = (event: PointerEvent): void => {
    const point = pointOf(event);
    swallowClick = false;
    cancelAnimationFrame(glide);
    if (event.button === 1) event.preventDefault();
    if (event.pointerType === 'touch') fingers.set(event.pointerId, point);
    clearTimeout(long);
    if (fingers.size > 1) {
      // Two fingers are never a press.
      stroke = null;
      swallowClick = true;
      for (const id of fingers.keys()) capture(id);
      return;
    }
    const touch = event.pointerType === 'touch';
    stroke = {
      from: point,
      fromSheet: onSheet(point),
      button: event.button,
      touch,
      last: point,
      doing: 'press',
    };
    if (event.button === 0) {
      const on = targetOf(event);
      long = window.setTimeout(() => {
        if (stroke?.doing !== 'press') return;
        swallowClick = true;
        const at = stroke.fromSheet;
        stroke = null;
        hand.press(at, 'long', on);
      }, LONG);
    }
  };

  const pinch = (event: PointerEvent, point: Point): void => {
    const ids = [...fingers.keys()];
    const before = [...fingers.values()];
    fingers.set(event.pointerId, point);
    const after = [...fingers.values()];
    const [a, b] = before;
    const [c, d] = after;
    if (ids.length !== 2 || !a || !b || !c || !d) return;
    move(pinched(camera, [a, b], [c, d], limitsOf(room, size)));
  };

  const drag = (event: PointerEvent, point: Point): void => {
    if (stroke === null) return;
    if (stroke.doing === 'press') {
      const far = Math.hypot(point.x - stroke.from.x, point.y - stroke.from.y);
      if (far < (stroke.touch ? TOUCH_SLACK : SLACK) || stroke.button === 2) return;
      clearTimeout(long);
      swallowClick = true;
      capture(event.pointerId);
      const carries = stroke.button === 0 && !stroke.touch && hand.carries(stroke.fromSheet);
      stroke.doing = carries ? 'carry' : 'pan';
      port.dataset['hand'] = stroke.doing;
    }
    if (stroke.doing === 'carry') hand.carry(stroke.fromSheet, onSheet(point));
    else move(panned(camera, point.x - stroke.last.x, point.y - stroke.last.y));
    stroke.last = point;
  };

  const moved = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (fingers.size > 1) {
      pinch(event, point);
      return;
    }
    if (event.pointerType === 'touch' && fingers.has(event.pointerId)) fingers.set(event.pointerId, point);
    drag(event, point);
    if (event.pointerType !== 'touch' && stroke?.doing !== 'pan') hand.hover(onSheet(point));
  };

  const ended = (event: PointerEvent): void => {
    clearTimeout(long);
    fingers.delete(event.pointerId);
    const before = stroke;
    stroke = null;
    delete port.dataset['hand'];
    const [left] = fingers.values();
    if (left !== undefined) {
      // The finger that stays goes on panning.
      stroke = { from: left, fromSheet: onSheet(left), button: 0, touch: true, last: left, doing: 'pan' };
      return;
    }
    if (before?.doing !== 'carry') return;
    hand.carry(before.fromSheet, null);
    if (event.type === 'pointerup') hand.drop(before.fromSheet, onSheet(pointOf(event)));
  };

  const clicked = (event: MouseEvent): void => {
    if (swallowClick) {
      swallowClick = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    hand.press(onSheet(pointOf(event)), 'click', targetOf(event));
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    // The long press of a finger ends in this event too, and has been told already; a key has no pointer.
    const byPointer = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (byPointer) hand.press(onSheet(pointOf(event)), 'context', targetOf(event));
  };
  const left = (): void => hand.hover(null);
  const wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? room.height : 1;
    if (event.shiftKey && !event.ctrlKey) {
      move(panned(camera, -(event.deltaX || event.deltaY) * unit, 0));
      return;
    }
    const factor = Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016));
    move(zoomed(camera, pointOf(event), factor, limitsOf(room, size)));
  };

  const resized = (): void => {
    const before = room;
    room = { width: port.clientWidth, height: port.clientHeight };
    if (room.width === 0 || room.height === 0) return;
    if (untouched || before.width === 0) show(openingCamera(room, size, middle));
    else show(panned(camera, (room.width - before.width) / 2, (room.height - before.height) / 2));
  };

  const abort = new AbortController();
  const { signal } = abort;
  port.addEventListener('pointerdown', down, { signal });
  port.addEventListener('pointermove', moved, { signal });
  port.addEventListener('pointerup', ended, { signal });
  port.addEventListener('pointercancel', ended, { signal });
  port.addEventListener('pointerleave', left, { signal });
  port.addEventListener('click', clicked, { signal, capture: true });
  port.addEventListener('contextmenu', menu, { signal });
  port.addEventListener('wheel', wheeled, { signal, passive: false });
  const observer = new ResizeObserver(resized);
  observer.observe(port);
  write();
  settle();

  const centreOfWindow = (): Point => ({ x: room.width / 2, y: room.height / 2 });
  return {
    camera: () => camera,
    panBy: (dx, dy) => move(panned(camera, dx, dy)),
    zoomBy: (factor, at = centreOfWindow()) =>
      glideTo(held(zoomed(camera, at, factor, limitsOf(room, size)), room, size)),
    fit: () => glideTo(fitted(room, size)),
    turn: () => show(turned(camera, room, size)),
    centreOn: (point, when) => {
      const margin = Math.min(80, room.width / 5, room.height / 5);
      if (when === 'ifHidden' && sees(camera, room, point, margin)) return;
      glideTo(centred(camera, room, size, point));
    },
    onWindow: (point) => toWindow(camera, point),
    stop: () => {
      abort.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      cancelAnimationFrame(glide);
      clearTimeout(long);
    },
  };
}
