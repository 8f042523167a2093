import type { Point } from '../../geometry/layout.ts';
import type { ArrowKind } from '../marks.ts';
import { at } from '../ornament.ts';

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

/** How far an arrow stays away from the centres it joins. */
const START = 20;
const STOP = 17;

interface Way {
  readonly a: Point;
  readonly u: Point;
  readonly length: number;
}

function wayBetween(from: Point, to: Point): Way {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const start = Math.min(START, length / 4);
  const stop = Math.min(STOP, length / 4);
  return { a: { x: from.x + u.x * start, y: from.y + u.y * start }, u, length: length - start - stop };
}

/** A point `along` the way and `off` to its right. */
function put({ a, u }: Way, along: number, off: number): string {
  return `${at(a.x + u.x * along - u.y * off)} ${at(a.y + u.y * along + u.x * off)}`;
}

function run(way: Way, points: readonly (readonly [number, number])[]): string {
  return points.map(([along, off], i) => `${i === 0 ? 'M' : 'L'}${put(way, along, off)}`).join('');
}

/** A blade that widens toward its barbed head. */
function blade(way: Way, wide: number): Arrow {
  const neck = Math.max(way.length - 20, way.length * 0.4);
  return {
    shaft: `${run(way, [
      [0, -1.2],
      [neck, -wide / 2],
      [neck, wide / 2],
      [0, 1.2],
    ])}Z`,
    head: `${run(way, [
      [way.length, 0],
      [neck - 6, -wide * 1.5],
      [neck, 0],
      [neck - 6, wide * 1.5],
    ])}Z`,
  };
}

/** Two thin lines with an open head, as a column of march is drawn. */
function open(way: Way): Arrow {
  const neck = way.length - 11;
  return {
    shaft: run(way, [
      [0, 0],
      [way.length - 2, 0],
    ]),
    head: run(way, [
      [neck, -8],
      [way.length, 0],
      [neck, 8],
    ]),
  };
}

function double(way: Way): Arrow {
  const neck = way.length - 13;
  const chevron = (tip: number): string =>
    `${run(way, [
      [tip, 0],
      [tip - 14, -9],
      [tip - 9, 0],
      [tip - 14, 9],
    ])}Z`;
  return {
    shaft: run(way, [
      [0, 0],
      [neck, 0],
    ]),
    head: chevron(way.length) + chevron(way.length - 13),
  };
}

function waved(way: Way): Arrow {
  const neck = way.length - 13;
  const waves = Math.max(2, Math.round(neck / 16));
  const step = neck / waves;
  const curves = Array.from(
    { length: waves },
    (_, i) => `Q${put(way, (i + 0.5) * step, i % 2 === 0 ? 7 : -7)} ${put(way, (i + 1) * step, 0)}`,
  );
  return {
    shaft: `M${put(way, 0, 0)}${curves.join('')}`,
    head: `${run(way, [
      [way.length, 0],
      [neck, -8],
      [neck, 8],
    ])}Z`,
  };
}

/** A broad foot that narrows to a point, and a bar across: the bayonets. */
function wedge(way: Way): Arrow {
  const neck = way.length - 16;
  return {
    shaft: `${run(way, [
      [0, -6],
      [neck, -3.4],
      [neck, 3.4],
      [0, 6],
      [5, 0],
    ])}Z`,
    head: `${run(way, [
      [way.length, 0],
      [neck, -10],
      [neck, 10],
    ])}Z${run(way, [
      [neck - 4, -10],
      [neck - 4, 10],
      [neck - 7, 10],
      [neck - 7, -10],
    ])}Z`,
  };
}

function shot(way: Way): Arrow {
  const tip = way.length + 4;
  const rays = [0, 60, 120, 180, 240, 300].map((deg) => {
    const a = (deg * Math.PI) / 180;
    return `M${put(way, tip + Math.cos(a) * 4, Math.sin(a) * 4)}L${put(way, tip + Math.cos(a) * 10, Math.sin(a) * 10)}`;
  });
  return {
    shaft: run(way, [
      [0, 0],
      [way.length - 6, 0],
    ]),
    head: rays.join(''),
  };
}

/** The shape of an arrow tells its kind as much as its colour does. */
export function arrow(kind: ArrowKind, from: Point, to: Point): Arrow {
  const way = wayBetween(from, to);
  switch (kind) {
    case 'charge':
      return blade(way, 9);
    case 'march':
      return open(way);
    case 'pursuit':
      return double(way);
    case 'flight':
      return waved(way);
    case 'assault':
      return wedge(way);
    case 'fire':
      return shot(way);
  }
}
