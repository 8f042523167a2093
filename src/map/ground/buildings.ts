import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';

export interface Buildings {
  /** Lanes between the houses. */
  readonly lanes: string;
  /** Gardens behind them, as rows. */
  readonly gardens: string;
  readonly shadows: string;
  readonly blocks: string;
  /** The sides away from the light, drawn thick, and the ridges of the roofs. */
  readonly edges: string;
  readonly walls: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly a: number;
}

function cornersOf(c: Point, { x, y, w, h, a }: Box): readonly Point[] {
  const [sin, cos] = [Math.sin(a), Math.cos(a)];
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([u = 0, v = 0]) => ({
    x: c.x + x + (u * cos - v * sin) / 2,
    y: c.y + y + (u * sin + v * cos) / 2,
  }));
}

function polygon(points: readonly Point[], dx = 0, dy = 0): string {
  return `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${at(x + dx)} ${at(y + dy)}`).join('')}Z`;
}

function edgeOf([a, b, c, d]: readonly Point[]): string {
  if (!a || !b || !c || !d) return '';
  const ridge = `M${at((a.x + d.x) / 2)} ${at((a.y + d.y) / 2)}L${at((b.x + c.x) / 2)} ${at((b.y + c.y) / 2)}`;
  return `M${at(b.x)} ${at(b.y)}L${at(c.x)} ${at(c.y)}L${at(d.x)} ${at(d.y)}${ridge}`;
}

/** Houses of a village round its crossing, most at the rim so that they show round the unit in it. */
const HOUSES: readonly (readonly [number, number, number, number])[] = [
  [-7, -29, 11, 7],
  [8, -27, 8, 10],
  [-24, -17, 8, 11],
  [-13, -17, 9, 8],
  [21, -18, 12, 8],
  [26, -6, 8, 11],
  [-27, -3, 9, 9],
  [-27, 11, 8, 12],
  [-17, 17, 10, 8],
  [-7, 28, 10, 8],
  [9, 29, 12, 7],
  [20, 19, 8, 10],
  [27, 10, 9, 8],
  [9, -12, 8, 8],
  [11, 12, 10, 8],
  [-11, 5, 8, 9],
];

function villageBoxes(hex: Hex): readonly Box[] {
  return HOUSES.filter((_, i) => chance(hex, i) > 0.1).map(([x, y, w, h], i) => ({
    x: x + wobble(hex, i + 20),
    y: y + wobble(hex, i + 50),
    w: w + wobble(hex, i + 80) * 1.6,
    h: h + wobble(hex, i + 110) * 1.4,
    a: wobble(hex, i + 140) * 0.16,
  }));
}

/** A farm round its yard: four buildings along the wall. */
const FARM: readonly Box[] = [
  { x: 0, y: -21, w: 34, h: 9, a: 0 },
  { x: -21, y: 1, w: 9, h: 26, a: 0 },
  { x: 21, y: -2, w: 9, h: 24, a: 0 },
  { x: -9, y: 21, w: 20, h: 8, a: 0 },
];

function farmWall(c: Point): string {
  const [w, h] = [27, 27];
  const gate = 7;
  // Clockwise from the gate in the lower side, with a tower at each corner.
  const wall = `M${at(c.x + 4)} ${at(c.y + h)}L${at(c.x - w)} ${at(c.y + h)}L${at(c.x - w)} ${at(c.y - h)}L${at(c.x + w)} ${at(c.y - h)}L${at(c.x + w)} ${at(c.y + h)}L${at(c.x + 4 + gate)} ${at(c.y + h)}`;
  return wall;
}

function towers(c: Point): readonly (readonly Point[])[] {
  return [
    [-27, -27],
    [27, -27],
    [27, 27],
    [-27, 27],
  ].map(([x = 0, y = 0]) => cornersOf(c, { x: x * 0.94, y: y * 0.94, w: 7, h: 7, a: Math.PI / 4 }));
}

function lanesOf(plan: Plan, hex: Hex): string {
  const c = plan.centre(hex);
  const ends = [4, 1, 2].map((k) => {
    const corners = plan.corners(hex);
    const [a, b] = [corners[k] ?? c, corners[(k + 5) % 6] ?? c];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  const bend = { x: c.x + wobble(hex, 7) * 4, y: c.y + wobble(hex, 8) * 4 };
  return ends.map((e) => `M${at(e.x)} ${at(e.y)}L${at(bend.x)} ${at(bend.y)}`).join('');
}

function gardensOf(c: Point, hex: Hex): string {
  return [
    [-19, -27, 0.5],
    [20, -28, -0.5],
    [-20, 27, -0.5],
    [20, 28, 0.5],
  ]
    .map(([x = 0, y = 0, a = 0], i) => {
      if (chance(hex, i + 200) < 0.15) return '';
      return [-3, 0, 3]
        .map((v) => {
          const [dx, dy] = [5 * Math.cos(a), 5 * Math.sin(a)];
          return `M${at(c.x + x - dx)} ${at(c.y + y + v - dy)}L${at(c.x + x + dx)} ${at(c.y + y + v + dy)}`;
        })
        .join('');
    })
    .join('');
}

/** All villages and fortified points as a few paths. */
export function buildings(plan: Plan, villages: readonly Hex[], farms: readonly Hex[]): Buildings {
  const houses = [
    ...villages.flatMap((hex) => villageBoxes(hex).map((box) => cornersOf(plan.centre(hex), box))),
    ...farms.flatMap((hex) => FARM.map((box) => cornersOf(plan.centre(hex), box))),
  ];
  const forts = farms.flatMap((hex) => towers(plan.centre(hex)));
  return {
    lanes: villages.map((hex) => lanesOf(plan, hex)).join(''),
    gardens: villages.map((hex) => gardensOf(plan.centre(hex), hex)).join(''),
    shadows: [...houses, ...forts].map((box) => polygon(box, 1.8, 2.2)).join(''),
    blocks: [...houses, ...forts].map((box) => polygon(box)).join(''),
    edges: houses.map(edgeOf).join(''),
    walls: farms.map((hex) => farmWall(plan.centre(hex))).join(''),
  };
}
