import { type Direction, type Hex, hexKey, step } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { neighboursWithin } from './region.ts';

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

/** Where a street leaves the hex in direction `d`: the middle of that side, from the middle of the hex. */
function wayOut(plan: Plan, d: number): Point {
  const a = ((60 * d + 30) * Math.PI) / 180;
  const far = (plan.turned ? -1 : 1) * RIM;
  return { x: Math.sin(a) * far, y: -Math.cos(a) * far };
}

/** From the middle of a hex to its sides. */
const RIM = 34.6;

/** The streets go to the other hexes of the village, and lead through a hex that lies at its end or alone. */
function streetsOf(hex: Hex, toward: readonly number[]): readonly number[] {
  const [first, second] = toward;
  if (first !== undefined && second !== undefined) return toward;
  const one = first ?? Math.floor(chance(hex, 3) * 6);
  return [one, (one + (chance(hex, 4) < 0.5 ? 2 : 3)) % 6, (one + (chance(hex, 5) < 0.5 ? 4 : 5)) % 6];
}

/** In rows along both sides of the street, and the outlying ones where no street is. */
function placesOf(plan: Plan, hex: Hex, streets: readonly number[]): readonly Box[] {
  const rows = streets.flatMap((d, s) => {
    const out = wayOut(plan, d);
    const u = { x: out.x / RIM, y: out.y / RIM };
    const a = Math.atan2(u.y, u.x);
    return [11, 20.5, 30].flatMap((along, n) =>
      [-1, 1].map((side, m) => {
        const which = s * 20 + n * 4 + m;
        const [w, h] = [8.2 + wobble(hex, which + 20) * 1.8, 6.2 + wobble(hex, which + 80) * 1.2];
        const off = side * (3.4 + h / 2 + chance(hex, which + 110) * 1.2);
        const t = along + wobble(hex, which + 50) * 1.6;
        return {
          x: u.x * t - u.y * off,
          y: u.y * t + u.x * off,
          w,
          h,
          a: a + wobble(hex, which + 140) * 0.12,
        };
      }),
    );
  });
  const outlying = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (k * Math.PI) / 3 + wobble(hex, k + 170) * 0.2;
    const far = 29 + wobble(hex, k + 180) * 2.5;
    return { x: Math.sin(angle) * far, y: -Math.cos(angle) * far, w: 9, h: 6.5, a: angle + (k % 2) * 1.5 };
  });
  return [...rows, ...outlying];
}

/** Nearer than this two houses would stand in each other. */
const APART = 8.4;

/** The one hex of a village that has the church: the first by lot among those that touch. */
function hasChurch(hex: Hex, toward: readonly number[]): boolean {
  const lot = (at: Hex): number => chance(at, 9);
  return toward.every((d) => lot(hex) > lot(step(hex, d as Direction)));
}

/** At the rim of its hex, so that it shows beside a unit: the nave, then the tower. */
function churchBoxes(plan: Plan, hex: Hex): readonly [Box, Box] {
  const sign = plan.turned ? -1 : 1;
  const [x, y] = [-19 * sign, -21 * sign + wobble(hex, 8)];
  return [
    { x: x + 5, y, w: 14, h: 7.5, a: 0 },
    { x: x - 4.5, y, w: 6.6, h: 6.6, a: 0 },
  ];
}

function houseBoxes(plan: Plan, hex: Hex, toward: readonly number[]): readonly Box[] {
  const built: Box[] = hasChurch(hex, toward) ? [...churchBoxes(plan, hex)] : [];
  placesOf(plan, hex, streetsOf(hex, toward)).forEach((box, i) => {
    const inTheWay = ({ x, y, w }: Box): boolean =>
      Math.hypot(x - box.x, y - box.y) < Math.max(APART, w * 0.85);
    if (chance(hex, i + 230) >= 0.04 && !built.some(inTheWay)) built.push(box);
  });
  return built;
}

/** The cross on the tower of a church. */
function crossOn(c: Point, { x, y }: Box): string {
  return `M${at(c.x + x)} ${at(c.y + y - 3.3)}v-6.4M${at(c.x + x - 2.2)} ${at(c.y + y - 7.4)}h4.4`;
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

function lanesOf(plan: Plan, hex: Hex, toward: readonly number[]): string {
  const c = plan.centre(hex);
  const bend = { x: c.x + wobble(hex, 7) * 3, y: c.y + wobble(hex, 8) * 3 };
  return streetsOf(hex, toward)
    .map((d) => {
      const out = wayOut(plan, d);
      return `M${at(c.x + out.x)} ${at(c.y + out.y)}L${at(bend.x)} ${at(bend.y)}`;
    })
    .join('');
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

/** One hex of a village, which goes on in the directions told, and one fortified point. */
export function villageOn(plan: Plan, hex: Hex, toward: readonly number[]): Buildings {
  const c = plan.centre(hex);
  const boxes = houseBoxes(plan, hex, toward);
  const houses = boxes.map((box) => cornersOf(c, box));
  const tower = hasChurch(hex, toward) ? boxes[1] : undefined;
  return {
    lanes: lanesOf(plan, hex, toward),
    gardens: gardensOf(c, hex),
    ...walledUp(houses, houses),
    edges: houses.map(edgeOf).join('') + (tower ? crossOn(c, tower) : ''),
    walls: '',
  };
}

export function farmOn(plan: Plan, hex: Hex): Buildings {
  const c = plan.centre(hex);
  const houses = FARM.map((box) => cornersOf(c, box));
  return { lanes: '', gardens: '', ...walledUp(houses, [...houses, ...towers(c)]), walls: farmWall(c) };
}

type Walls = Pick<Buildings, 'shadows' | 'blocks' | 'edges'>;

function walledUp(houses: readonly (readonly Point[])[], all: readonly (readonly Point[])[]): Walls {
  return {
    shadows: all.map((box) => polygon(box, 1.8, 2.2)).join(''),
    blocks: all.map((box) => polygon(box)).join(''),
    edges: houses.map(edgeOf).join(''),
  };
}

/** All villages and fortified points as a few paths. */
export function buildings(plan: Plan, villages: readonly Hex[], farms: readonly Hex[]): Buildings {
  const within = new Set(villages.map(hexKey));
  const all = [
    ...villages.map((hex) => villageOn(plan, hex, neighboursWithin(hex, within))),
    ...farms.map((hex) => farmOn(plan, hex)),
  ];
  const together = (part: keyof Buildings): string => all.map((one) => one[part]).join('');
  return {
    lanes: together('lanes'),
    gardens: together('gardens'),
    shadows: together('shadows'),
    blocks: together('blocks'),
    edges: together('edges'),
    walls: together('walls'),
  };
}
