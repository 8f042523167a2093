import { type PenPlace, penAt, type Strokes } from './pen.ts';

export type Mount = 'heavy' | 'cuirassier' | 'medium' | 'light';

/** Who stands on the stands, for figures.ts to draw them. */
export type Men =
  | {
      readonly kind: 'line' | 'extendedLine' | 'column' | 'square' | 'closedColumn' | 'skirmish' | 'horde';
      readonly count: number;
    }
  | {
      readonly kind: 'cavalry' | 'harassers';
      readonly mount: Mount;
      readonly lance: boolean;
      readonly routed: boolean;
    }
  | { readonly kind: 'heavyGuns' | 'mediumGuns' | 'horseGuns' | 'regimentalGuns' };

export interface StandPlace extends PenPlace {
  readonly wide: number;
  readonly deep: number;
}

/** A unit as it stands on the table, looking straight up, in a hex of side 40. */
export interface Body {
  readonly id: string;
  readonly stands: readonly StandPlace[];
  readonly men: Men;
  /** The stands, as one path. */
  readonly outline: string;
  /** The front edges of the stands. */
  readonly fronts: string;
  /** How far ahead the arrow of the facing begins; null when there is no facing. */
  readonly nose: number | null;
}

function body(id: string, stands: readonly StandPlace[], nose: number | null, men: Men): Body {
  const ground: Strokes = new Map();
  for (const stand of stands) {
    const pen = penAt(ground, stand);
    const [w, h] = [stand.wide / 2, stand.deep / 2];
    pen.shape('stands', [-w, -h], [w, -h], [w, h], [-w, h]);
    pen.line('fronts', [-w, -h], [w, -h]);
  }
  const [outline = '', fronts = ''] = [ground.get('stands'), ground.get('fronts')];
  return { id, stands, men, outline, fronts, nose };
}

/** Places beside one another, from left to right. */
export function row(count: number, pitch: number, y: number, turn = 0): readonly PenPlace[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * pitch, y, turn }));
}

/** Points of a stand in the coordinates of its unit. */
export function onStand({ x, y, turn }: PenPlace, u: number, v: number, more = 0): PenPlace {
  const a = (turn * Math.PI) / 180;
  return {
    x: x + u * Math.cos(a) - v * Math.sin(a),
    y: y + u * Math.sin(a) + v * Math.cos(a),
    turn: turn + more,
  };
}

function line(count: number): Body {
  const wide = count === 4 ? 15.6 : 19;
  const stands = row(count, wide, -11).map((p) => ({ ...p, wide: wide - 0.7, deep: 22 }));
  return body(`line${count}`, stands, -26, { kind: 'line', count });
}

/** How far apart the middles of two neighbouring hexes lie, in a hex of side 40. */
const HEX_WIDE = 40 * Math.sqrt(3);

/** A line drawn out over two hexes, two stands with four figures each in either, in one rank. FRM-09, GEN-04. */
function extendedLine(): Body {
  const wide = HEX_WIDE / 2;
  const stands = row(4, wide, -11).map((p) => ({ ...p, wide: wide - 1.2, deep: 15 }));
  return body('extendedLine4', stands, -22.5, { kind: 'extendedLine', count: 4 });
}

function column(count: number): Body {
  const deep = 11.4;
  const stands = Array.from({ length: count }, (_, i) => ({
    x: 0,
    y: -23 + i * deep + (count === 3 ? 2 : 0),
    turn: 0,
    wide: 33,
    deep: deep - 0.8,
  }));
  return body(`column${count}`, stands, count === 3 ? -31 : -33, { kind: 'column', count });
}

function square(count: number): Body {
  const turns = [0, 90, 180, 270];
  const stands = [
    ...turns.map((turn) => ({ ...onStand({ x: 0, y: 0, turn }, 0, -21), wide: 40, deep: 12 })),
    ...turns.map((turn) => ({ ...onStand({ x: 0, y: 0, turn }, 20, -21), wide: 12, deep: 12 })),
  ];
  return body(`square${count}`, stands, null, { kind: 'square', count });
}

/** A column closed up solid, its outer ranks turned outward: no hollow, and deeper than wide. */
function closedColumn(): Body {
  const stands = [
    { x: 0, y: 0, turn: 0, wide: 18, deep: 24 },
    { x: 0, y: -18, turn: 0, wide: 42, deep: 12 },
    { x: 15, y: 0, turn: 90, wide: 24, deep: 12 },
    { x: 0, y: 18, turn: 180, wide: 42, deep: 12 },
    { x: -15, y: 0, turn: 270, wide: 24, deep: 12 },
  ];
  return body('closedColumn4', stands, null, { kind: 'closedColumn', count: 4 });
}

function skirmish(count: number): Body {
  const pitch = count === 4 ? 16 : 19;
  const stands = row(count, pitch, -11).map((p, i) => ({
    ...p,
    y: p.y + (i % 2 === 0 ? -8 : 8),
    wide: pitch,
    deep: 15.4,
  }));
  return body(`skirmish${count}`, stands, -30, { kind: 'skirmish', count });
}

/** Stands thrown about, and figures on them looking every way; the facing is told by the arrow. */
const SCATTER: readonly PenPlace[] = [
  { x: -19, y: -10, turn: -24 },
  { x: -1, y: -19, turn: 17 },
  { x: 18, y: -7, turn: 41 },
  { x: -4, y: 1, turn: -9 },
];

function horde(count: number): Body {
  const stands = SCATTER.slice(0, count).map((p) => ({ ...p, wide: 16, deep: 17 }));
  return body(`horde${count}`, stands, -31, { kind: 'horde', count });
}

function cavalry(mount: Mount, lance: boolean): Body {
  const stands = row(2, 31, -9).map((p) => ({ ...p, wide: 30.2, deep: 29 }));
  const men = { kind: 'cavalry', mount, lance, routed: false } as const;
  return body(`${mount}${lance ? 'Lance' : ''}`, stands, -27, men);
}

function routedCavalry(mount: Mount, lance: boolean): Body {
  const stands = [
    { x: -16, y: -11, turn: -27, wide: 25, deep: 29 },
    { x: 15, y: -7, turn: 32, wide: 25, deep: 29 },
  ];
  const men = { kind: 'cavalry', mount, lance, routed: true } as const;
  return body(`${mount}${lance ? 'Lance' : ''}Horde`, stands, -31, men);
}

/** Light cavalry that harasses: a stand and half a stand, three riders well apart. GEN-04, SKL-06.1. */
function harassers(lance: boolean, routed: boolean): Body {
  const [whole, half] = routed
    ? [
        { x: -11, y: -11, turn: -24 },
        { x: 19, y: -5, turn: 36 },
      ]
    : [
        { x: -9, y: -9, turn: 0 },
        { x: 17, y: -6, turn: 0 },
      ];
  const stands = [
    { ...whole, wide: 30.2, deep: 29 },
    { ...half, wide: 14.8, deep: 29 },
  ];
  const id = `lightFew${lance ? 'Lance' : ''}${routed ? 'Horde' : ''}`;
  return body(id, stands, routed ? -31 : -27, { kind: 'harassers', mount: 'light', lance, routed });
}

function battery(kind: 'heavyGuns' | 'mediumGuns' | 'horseGuns' | 'regimentalGuns'): Body {
  const wide = kind === 'regimentalGuns' ? 44 : 62;
  return body(kind, [{ x: 0, y: -9, turn: 0, wide, deep: 31 }], -28, { kind });
}

const MOUNTS: readonly Mount[] = ['heavy', 'cuirassier', 'medium', 'light'];

/** Every body there is; a unit is one of them, dressed in the colours of its nation. */
export const BODIES: readonly Body[] = [
  ...[4, 3].flatMap((n) => [line(n), column(n), square(n), skirmish(n), horde(n)]),
  closedColumn(),
  extendedLine(),
  ...MOUNTS.flatMap((mount) =>
    [false, true].flatMap((lance) => [cavalry(mount, lance), routedCavalry(mount, lance)]),
  ),
  ...[false, true].flatMap((lance) => [harassers(lance, false), harassers(lance, true)]),
  ...(['heavyGuns', 'mediumGuns', 'horseGuns', 'regimentalGuns'] as const).map(battery),
];
