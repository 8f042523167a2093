import { type Hex, hexKey } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { neighboursWithin } from './region.ts';

export interface Trees {
  readonly shadows: string;
  readonly crowns: string;
  readonly hatching: string;
}

export interface TreeStand {
  readonly p: Point;
  readonly size: number;
  readonly key: Hex;
}

/** Where trees stand in a hex of side 40, thick at the rim so that a wood shows round the unit in it. */
const STANDS: readonly (readonly [number, number])[] = [
  [0, -31],
  [-13, -23],
  [13, -24],
  [-26, -14],
  [0, -17],
  [26, -15],
  [-14, -8],
  [14, -8],
  [-27, 2],
  [0, -1],
  [27, 2],
  [-13, 8],
  [14, 9],
  [-26, 17],
  [0, 16],
  [26, 16],
  [-12, 25],
  [12, 25],
  [0, 33],
];

/** Trees on the rim toward another wood stand closer, so that the wood is one. */
const BRIDGES: readonly (readonly [number, number])[] = [
  [17, -30],
  [34, 0],
  [17, 30],
];

/** The trees of one hex, and those on its rim toward the hexes of the same wood that lie in these directions. */
export function treesOn(plan: Plan, hex: Hex, toward: readonly number[]): readonly TreeStand[] {
  const c = plan.centre(hex);
  const sign = plan.turned ? -1 : 1;
  const joints = toward.flatMap((d) => {
    const joint = BRIDGES[d];
    return joint === undefined ? [] : [[joint[0] * sign, joint[1] * sign] as const];
  });
  return [...STANDS, ...joints].map(([x, y], i) => ({
    p: { x: c.x + x + wobble(hex, i) * 3, y: c.y + y + wobble(hex, i + 40) * 3 },
    size: 6.1 + chance(hex, i + 80) * 2.4,
    key: { q: hex.q * 31 + i, r: hex.r },
  }));
}

/** A crown of five lobes, as the engraver's burin rounds it. */
export function crown({ p, size, key }: TreeStand): string {
  const lobes = 5;
  const start = chance(key, 1) * Math.PI;
  const points = Array.from({ length: lobes }, (_, i) => {
    const a = start + (i / lobes) * 2 * Math.PI;
    const r = size * (0.82 + 0.22 * chance(key, i + 2));
    return { x: p.x + Math.cos(a) * r, y: p.y + Math.sin(a) * r };
  });
  const arc = size * 0.62;
  return `${points
    .map(({ x, y }, i) => (i === 0 ? `M${at(x)} ${at(y)}` : `A${at(arc)} ${at(arc)} 0 0 1 ${at(x)} ${at(y)}`))
    .join('')}A${at(arc)} ${at(arc)} 0 0 1 ${at(points[0]?.x ?? 0)} ${at(points[0]?.y ?? 0)}Z`;
}

/** What a tree throws on the ground at its right. */
export function shadow({ p, size }: TreeStand): string {
  const [rx, ry] = [at(size * 1.02), at(size * 0.8)];
  return `M${at(p.x - size + 2.4)} ${at(p.y + 3)}a${rx} ${ry} 0 1 0 ${at(size * 2)} 0a${rx} ${ry} 0 1 0 ${at(-size * 2)} 0Z`;
}

/** Three little arcs on the side away from the light. */
export function hatch({ p, size }: TreeStand): string {
  return [0.2, 0.48, 0.74]
    .map((k) => {
      const r = size * k;
      return `M${at(p.x + r * 1.05)} ${at(p.y - r * 0.15)}A${at(r)} ${at(r)} 0 0 1 ${at(p.x - r * 0.1)} ${at(p.y + r * 1.05)}`;
    })
    .join('');
}

/** The trees of all woods as three paths, from the farthest to the nearest. */
export function trees(plan: Plan, hexes: readonly Hex[]): Trees {
  const within = new Set(hexes.map(hexKey));
  const all = hexes
    .flatMap((hex) => treesOn(plan, hex, neighboursWithin(hex, within)))
    .sort((a, b) => a.p.y - b.p.y);
  return {
    shadows: all.map(shadow).join(''),
    crowns: all.map(crown).join(''),
    hatching: all.map(hatch).join(''),
  };
}
