import { type PenPlace, penAt, type Strokes } from './pen.ts';
import { footman, gun, gunner, type Mount, rider } from './soldiers.ts';

/** A unit as its figures stand on the table, looking straight up, in a hex of side 40. */
export interface Body {
  readonly id: string;
  /** The stands, as one path. */
  readonly stands: string;
  /** The front edges of the stands. */
  readonly fronts: string;
  readonly figures: readonly (readonly [ink: string, path: string])[];
  /** How far ahead the arrow of the facing begins; null when there is no facing. */
  readonly nose: number | null;
}

interface Stand extends PenPlace {
  readonly wide: number;
  readonly deep: number;
}

function body(
  id: string,
  stands: readonly Stand[],
  nose: number | null,
  draw: (sheet: Strokes) => void,
): Body {
  const sheet: Strokes = new Map();
  const ground: Strokes = new Map();
  for (const stand of stands) {
    const pen = penAt(ground, stand);
    const [w, h] = [stand.wide / 2, stand.deep / 2];
    pen.shape('stands', [-w, -h], [w, -h], [w, h], [-w, h]);
    pen.line('fronts', [-w, -h], [w, -h]);
  }
  draw(sheet);
  return {
    id,
    stands: ground.get('stands') ?? '',
    fronts: ground.get('fronts') ?? '',
    figures: [...sheet],
    nose,
  };
}

/** Places beside one another, from left to right. */
function row(count: number, pitch: number, y: number, turn = 0): readonly PenPlace[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * pitch, y, turn }));
}

/** Points of a stand in the coordinates of its unit. */
function onStand({ x, y, turn }: PenPlace, u: number, v: number, more = 0): PenPlace {
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
  return body(`line${count}`, stands, -26, (sheet) => {
    const step = wide / 4;
    for (const v of [5, -4])
      for (const stand of stands) for (const u of [-step, step]) footman(sheet, onStand(stand, u, v));
  });
}

/** How far apart the middles of two neighbouring hexes lie, in a hex of side 40. */
const HEX_WIDE = 40 * Math.sqrt(3);

/** A line drawn out over two hexes, two stands with four figures each in either, in one rank. FRM-09, GEN-04. */
function extendedLine(): Body {
  const wide = HEX_WIDE / 2;
  const stands = row(4, wide, -11).map((p) => ({ ...p, wide: wide - 1.2, deep: 15 }));
  return body('extendedLine4', stands, -22.5, (sheet) => {
    for (const stand of stands) for (const p of row(4, wide / 4.2, 0)) footman(sheet, onStand(stand, p.x, 1));
  });
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
  return body(`column${count}`, stands, count === 3 ? -31 : -33, (sheet) => {
    for (const stand of stands.toReversed()) for (const p of row(4, 8, stand.y + 1.2)) footman(sheet, p);
  });
}

function square(count: number): Body {
  const sides = [0, 90, 180, 270].map((turn) => ({
    ...onStand({ x: 0, y: 0, turn }, 0, -21),
    wide: 40,
    deep: 12,
  }));
  const corners = [45, 135, 225, 315].map((turn) => onStand({ x: 0, y: 0, turn }, 0, -27.5));
  const stands = [
    ...sides,
    ...[0, 90, 180, 270].map((turn) => ({ ...onStand({ x: 0, y: 0, turn }, 20, -21), wide: 12, deep: 12 })),
  ];
  return body(`square${count}`, stands, null, (sheet) => {
    for (const side of sides)
      for (const u of count === 4 ? [-14, -7, 0, 7, 14] : [-13, -4.4, 4.4, 13])
        footman(sheet, onStand(side, u, 0.8));
    for (const corner of corners) footman(sheet, corner);
  });
}

/** A column closed up solid, its outer ranks turned outward: no hollow, and deeper than wide. */
function closedColumn(): Body {
  const stands = [
    { x: 0, y: -18, turn: 0, wide: 42, deep: 12 },
    { x: 15, y: 0, turn: 90, wide: 24, deep: 12 },
    { x: 0, y: 18, turn: 180, wide: 42, deep: 12 },
    { x: -15, y: 0, turn: 270, wide: 24, deep: 12 },
  ];
  const core = { x: 0, y: 0, turn: 0, wide: 18, deep: 24 };
  return body('closedColumn4', [core, ...stands], null, (sheet) => {
    for (const stand of stands)
      for (const u of stand.wide === 42 ? [-17, -10.2, -3.4, 3.4, 10.2, 17] : [-7.6, 0, 7.6])
        footman(sheet, onStand(stand, u, 0.6));
  });
}

function skirmish(count: number): Body {
  const pitch = count === 4 ? 16 : 19;
  const stands = row(count, pitch, -11).map((p, i) => ({
    ...p,
    y: p.y + (i % 2 === 0 ? -8 : 8),
    wide: pitch,
    deep: 15.4,
  }));
  return body(`skirmish${count}`, stands, -30, (sheet) => {
    stands.forEach((stand, i) => {
      footman(sheet, onStand(stand, -pitch / 4.4, 2 - (i % 2), i % 2 ? -14 : 9));
      footman(sheet, onStand(stand, pitch / 4, -1 + (i % 2) * 2, i % 2 ? 10 : -18));
    });
  });
}

/** Stands thrown about, and figures on them looking every way; the facing is told by the arrow. */
const SCATTER: readonly PenPlace[] = [
  { x: -19, y: -10, turn: -24 },
  { x: -1, y: -19, turn: 17 },
  { x: 18, y: -7, turn: 41 },
  { x: -4, y: 1, turn: -9 },
];
const ASTRAY = [150, -70, 200, 20, 110, -160, 75, -110];

function horde(count: number): Body {
  const stands = SCATTER.slice(0, count).map((p) => ({ ...p, wide: 16, deep: 17 }));
  return body(`horde${count}`, stands, -31, (sheet) => {
    stands.forEach((stand, i) => {
      footman(sheet, onStand(stand, -3.6, 4, ASTRAY[i * 2]));
      footman(sheet, onStand(stand, 4, -3, ASTRAY[i * 2 + 1]));
      if (i % 2 === 0) footman(sheet, onStand(stand, -4.5, -5, ASTRAY[(i * 2 + 3) % 8]));
    });
  });
}

function cavalry(mount: Mount, lance: boolean): Body {
  const light = mount === 'light';
  const stands = row(2, 31, -9).map((p) => ({ ...p, wide: 30.2, deep: 29 }));
  return body(`${mount}${lance ? 'Lance' : ''}`, stands, -27, (sheet) => {
    stands.forEach((stand, s) => {
      const across = light ? [-7.4, 6.6] : [-10, 0, 10];
      across.forEach((u, i) => {
        rider(
          sheet,
          onStand(stand, u, 2 + (light ? (i % 2) * 3 - 1.5 : 0), light ? (i + s) * 5 - 5 : 0),
          mount,
          lance,
          s * 2 + i,
        );
      });
    });
  });
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
  const turns = routed ? [150, -40, 75] : [-6, 4, 9];
  return body(
    `lightFew${lance ? 'Lance' : ''}${routed ? 'Horde' : ''}`,
    stands,
    routed ? -31 : -27,
    (sheet) => {
      rider(sheet, onStand(whole, -8, 1, turns[0]), 'light', lance, 0);
      rider(sheet, onStand(whole, 7, 4, turns[1]), 'light', lance, 1);
      rider(sheet, onStand(half, 0, 1, turns[2]), 'light', lance, 2);
    },
  );
}

function routedCavalry(mount: Mount, lance: boolean): Body {
  const stands = [
    { x: -16, y: -11, turn: -27, wide: 25, deep: 29 },
    { x: 15, y: -7, turn: 32, wide: 25, deep: 29 },
  ];
  return body(`${mount}${lance ? 'Lance' : ''}Horde`, stands, -31, (sheet) => {
    const astray = light(mount) ? [150, -40] : [160, -35, 80];
    stands.forEach((stand, s) => {
      const across = light(mount) ? [-6, 6] : [-8, 0, 8];
      across.forEach((u, i) => {
        rider(
          sheet,
          onStand(stand, u, (i % 2) * 6 - 2, (astray[i] ?? 0) * (s === 0 ? 1 : -1)),
          mount,
          lance,
          i,
        );
      });
    });
  });
}

const light = (mount: Mount): boolean => mount === 'light';

function battery(
  id: string,
  guns: readonly number[],
  scale: number,
  crew: readonly PenPlace[],
  horses: readonly PenPlace[],
): Body {
  const wide = guns.length === 1 ? 44 : 62;
  return body(id, [{ x: 0, y: -9, turn: 0, wide, deep: 31 }], -28, (sheet) => {
    for (const [i, p] of horses.entries()) rider(sheet, p, 'light', false, i);
    for (const x of guns) gun(sheet, { x, y: -8, turn: 0 }, scale);
    for (const [i, p] of crew.entries()) gunner(sheet, p, i % 3 === 0);
  });
}

const STANDING = (...places: readonly (readonly [number, number])[]): readonly PenPlace[] =>
  places.map(([x, y], i) => ({ x, y, turn: (i % 3) * 14 - 14 }));

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
  battery(
    'heavyGuns',
    [-15, 15],
    1.12,
    STANDING([-27, -4], [-3.5, -6], [3.5, -6], [27, -4], [-25, 4], [25, 4], [0, 3]),
    [],
  ),
  battery('mediumGuns', [-15, 15], 0.94, STANDING([-27, -3], [-3, -5], [27, -3], [4, 2]), []),
  battery('horseGuns', [-9, 9], 0.8, STANDING([0, -6]), [
    { x: -24, y: -7, turn: 0 },
    { x: 24, y: -7, turn: 0 },
  ]),
  battery('regimentalGuns', [0], 0.84, STANDING([-13, -6], [13, -6], [-12, 3]), []),
];
