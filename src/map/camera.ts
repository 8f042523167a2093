import type { Point } from '../geometry/layout.ts';

/** Where the sheet lies in the window: a point p of the sheet is seen at k · p + (x, y), in CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near and how far one may go. */
export interface ZoomLimits {
  readonly least: number;
  readonly most: number;
}

/** Nearer than this, engraving turns into wallpaper. */
const NEAREST = 2.6;
/** Table seen on each side of the whole sheet, in pixels. */
const RIM = 8;
/** In no wider window anything stands beside the sheet. */
const WIDE = 480;
/** A piece is so large in units of the sheet, stands and plate; opened, it is to be so many pixels large, the armies no larger than that. */
const PIECE = 57;
const LEAST_PIECE = 34;
const OPENED_MOST = 1;
/** So much of the sheet, in its own units, is frame with its letters and numbers on both sides of the hexes. */
const FRAME = 92;

export function toSheet(camera: Camera, seen: Point): Point {
  return { x: (seen.x - camera.x) / camera.k, y: (seen.y - camera.y) / camera.k };
}

export function toWindow(camera: Camera, point: Point): Point {
  return { x: point.x * camera.k + camera.x, y: point.y * camera.k + camera.y };
}

/** The whole sheet, as large as the window lets it be, in the middle; `beside` keeps so much free on the left of a wide one. */
export function fitted(window: Size, sheet: Size, beside = 0): Camera {
  const aside = window.width > WIDE ? beside : 0;
  const across = Math.max(1, window.width - 2 * RIM - aside) / sheet.width;
  const down = Math.max(1, window.height - 2 * RIM) / sheet.height;
  const k = Math.min(across, down, NEAREST);
  const x = Math.max(aside && aside + RIM, (window.width - k * sheet.width) / 2);
  return { k, x, y: (window.height - k * sheet.height) / 2 };
}

/** The whole sheet may always be seen, and a little table round it. */
export function limitsOf(window: Size, sheet: Size): ZoomLimits {
  const whole = fitted(window, sheet).k;
  return { least: Math.min(whole * 0.9, 1), most: Math.max(NEAREST, whole) };
}

/** What a game opens on: the armies, by their middle and how far they spread. */
export interface ArmiesSeen extends Point, Size {}

/**
 * How a game begins: on the armies, as near as they can all be seen, the whole sheet where that is no farther or only its
 * frame would be cut off; but never so far that a piece cannot be told: then round their middle.
 */
export function openingCamera(window: Size, sheet: Size, armies: ArmiesSeen, aside = 0): Camera {
  const whole = fitted(window, sheet, aside);
  const round = fitted(window, armies).k;
  const k = Math.max(whole.k, LEAST_PIECE / PIECE, Math.min(round, OPENED_MOST));
  const cut = Math.max(sheet.width - window.width / k, sheet.height - window.height / k);
  return cut > FRAME ? centred({ ...whole, k }, window, sheet, armies) : whole;
}

/**
 * `point` of the sheet in the middle of the window, as far as no table comes to be seen beside a larger sheet; one that is
 * smaller lies in the middle itself.
 */
export function centred({ k }: Camera, window: Size, sheet: Size, point: Point): Camera {
  const middle = (room: number, whole: number, at: number): number =>
    whole <= room ? (room - whole) / 2 : room / 2 - at;
  return held(
    {
      k,
      x: middle(window.width, sheet.width * k, k * point.x),
      y: middle(window.height, sheet.height * k, k * point.y),
    },
    window,
    sheet,
    0,
  );
}

/** The same part of the battlefield once the sheet has been turned by half a circle. */
export function turned(camera: Camera, window: Size, sheet: Size): Camera {
  return {
    k: camera.k,
    x: window.width - camera.k * sheet.width - camera.x,
    y: window.height - camera.k * sheet.height - camera.y,
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { k: camera.k, x: camera.x + dx, y: camera.y + dy };
}

/** Part of the way from one camera to another: 0 is `from`, 1 is `goal`. */
export function along(from: Camera, goal: Camera, part: number): Camera {
  return {
    k: from.k + (goal.k - from.k) * part,
    x: from.x + (goal.x - from.x) * part,
    y: from.y + (goal.y - from.y) * part,
  };
}

/** Nearer or further by `factor`; what is seen at `at` stays there. */
export function zoomed(camera: Camera, at: Point, factor: number, limits: ZoomLimits): Camera {
  const k = Math.min(limits.most, Math.max(limits.least, camera.k * factor));
  const by = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** Two fingers went from one pair of points to another: zoom and pan at once. */
export function pinched(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  limits: ZoomLimits,
): Camera {
  const from = between(before);
  const to = between(after);
  const spread = apart(before);
  const factor = spread === 0 ? 1 : apart(after) / spread;
  return panned(zoomed(camera, from, factor, limits), to.x - from.x, to.y - from.y);
}

function between([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A third of the window may show the table, so that a question can stand beside a unit at the edge. */
const SLACK = 1 / 3;

/**
 * The sheet never leaves the window: smaller than the window it stays inside, larger it covers all of it but the part
 * `slack` on any side.
 */
export function held(camera: Camera, window: Size, sheet: Size, slack = SLACK): Camera {
  return {
    k: camera.k,
    x: heldAlong(camera.x, window.width, sheet.width * camera.k, slack * window.width),
    y: heldAlong(camera.y, window.height, sheet.height * camera.k, slack * window.height),
  };
}

function heldAlong(at: number, window: number, sheet: number, slack: number): number {
  if (sheet <= window) return Math.min(window - sheet, Math.max(0, at));
  return Math.min(slack, Math.max(window - sheet - slack, at));
}

/** Whether a point of the sheet is seen at least `margin` pixels inside the window. */
export function sees(camera: Camera, window: Size, point: Point, margin: number): boolean {
  const { x, y } = toWindow(camera, point);
  return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}
