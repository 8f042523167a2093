import { type Hex, hexKey } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { at, chance, wobble } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { turnedOver } from './land.ts';
import { edgesOf, isDeepWithin, neighboursWithin } from './region.ts';

export interface Trees {
  readonly shadows: string;
  readonly crowns: string;
  readonly hatching: string;
}

export interface TreeStand {
  readonly p: Point;
  readonly size: number;
  readonly key: Hex;
  /** On the side of the wood toward the light. */
  readonly lit: boolean;
}

/** Where trees stand within a hex of side 40, in the colour of the wood that lies under them. */
const STANDS: readonly (readonly [number, number])[] = [
  [0, -33],
  [-13, -24],
  [13, -25],
  [-27, -16],
  [0, -17],
  [27, -15],
  [-14, -8],
  [14, -8],
  [-29, 1],
  [0, -1],
  [29, 2],
  [-13, 8],
  [14, 9],
  [-27, 17],
  [0, 16],
  [27, 16],
  [-12, 25],
  [12, 25],
  [34, -8],
  [34, 10],
];

/** How far apart trees stand along the edge of a wood, how far inside it, and how deep none stand but those of the edge. */
const HEDGEROW = { pace: 7.6, inward: 4.2, deep: 12.5 } as const;

/** Trees of the edge, close to one another, so that a wood has one. */
function edgeTrees(plan: Plan, hexes: readonly Hex[]): readonly TreeStand[] {
  return edgesOf(plan, hexes, HEDGEROW.pace, HEDGEROW.inward).flatMap((edge) =>
    edge.map(({ p, n }) => {
      const on = turnedOver(plan, p);
      const key = { q: Math.round(on.x * 2), r: Math.round(on.y * 2) };
      const off = wobble(key, 1) * 1.4;
      return {
        p: { x: p.x + n.x * off, y: p.y + n.y * off },
        size: 4 + chance(key, 2) * 2.2,
        key,
        lit: n.x * 0.6 + n.y * 0.8 < 0.1,
      };
    }),
  );
}

function innerTrees(plan: Plan, hex: Hex, toward: readonly number[]): readonly TreeStand[] {
  const c = plan.centre(hex);
  const sign = plan.turned ? -1 : 1;
  return STANDS.flatMap(([x, y], i) => {
    if (chance(hex, i + 160) < 0.16) return [];
    const from = { x: (x + wobble(hex, i) * 4) * sign, y: (y + wobble(hex, i + 40) * 4) * sign };
    if (!isDeepWithin(plan, toward, from, HEDGEROW.deep)) return [];
    return [
      {
        p: { x: c.x + from.x, y: c.y + from.y },
        size: 4.4 + chance(hex, i + 80) * 3,
        key: { q: hex.q * 31 + i, r: hex.r },
        lit: false,
      },
    ];
  });
}

/** A crown of a few lobes, as the engraver's burin rounds it. */
function crown({ p, size, key }: TreeStand): string {
  const lobes = size > 5.4 ? 5 : 4;
  const start = chance(key, 1) * Math.PI;
  const points = Array.from({ length: lobes }, (_, i) => {
    const a = start + (i / lobes) * 2 * Math.PI;
    const r = size * (0.84 + 0.24 * chance(key, i + 2));
    return { x: p.x + Math.cos(a) * r, y: p.y + Math.sin(a) * r };
  });
  const arc = size * (lobes === 5 ? 0.64 : 0.76);
  return `${points
    .map(({ x, y }, i) => (i === 0 ? `M${at(x)} ${at(y)}` : `A${at(arc)} ${at(arc)} 0 0 1 ${at(x)} ${at(y)}`))
    .join('')}A${at(arc)} ${at(arc)} 0 0 1 ${at(points[0]?.x ?? 0)} ${at(points[0]?.y ?? 0)}Z`;
}

/** What a tree throws on the ground at its right. */
function shadow({ p, size }: TreeStand): string {
  const [rx, ry] = [at(size * 1.1), at(size * 0.72)];
  return `M${at(p.x - size + 3.6)} ${at(p.y + 3.4)}a${rx} ${ry} 0 1 0 ${at(size * 2.2)} 0a${rx} ${ry} 0 1 0 ${at(-size * 2.2)} 0Z`;
}

/** Little arcs on the side away from the light. */
function hatch({ p, size }: TreeStand): string {
  return (size > 5.4 ? [0.3, 0.62] : [0.5])
    .map((k) => {
      const r = size * k;
      return `M${at(p.x + r * 1.05)} ${at(p.y - r * 0.15)}A${at(r)} ${at(r)} 0 0 1 ${at(p.x - r * 0.1)} ${at(p.y + r * 1.05)}`;
    })
    .join('');
}

/** The trees of all woods as three paths, from the farthest to the nearest; of those only that `keep` asks for. */
export function trees(plan: Plan, hexes: readonly Hex[], keep: (p: Point) => boolean = () => true): Trees {
  const within = new Set(hexes.map(hexKey));
  const all = [
    ...edgeTrees(plan, hexes),
    ...hexes.flatMap((hex) => innerTrees(plan, hex, neighboursWithin(hex, within))),
  ]
    .filter(({ p }) => keep(p))
    .sort((a, b) => a.p.y - b.p.y);
  return {
    shadows: all
      .filter(({ lit }) => !lit)
      .map(shadow)
      .join(''),
    crowns: all.map(crown).join(''),
    hatching: all.map(hatch).join(''),
  };
}
