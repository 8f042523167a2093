/** The figures on the stands of each body. They adorn what stands, front, arrow and colour tell: they come after these. */
import { type Body, type Men, onStand, row, type StandPlace } from './bodies.ts';
import type { PenPlace, Strokes } from './pen.ts';
import { footman, gun, gunner, rider } from './soldiers.ts';

/** What stands on a body, in the order it is drawn: what is of one colour is one path. */
export type InkedPaths = readonly (readonly [ink: string, path: string])[];

export function drawFigures({ men, stands }: Body): InkedPaths {
  const sheet: Strokes = new Map();
  switch (men.kind) {
    case 'cavalry':
      (men.routed ? routedRiders : riders)(sheet, men, stands);
      break;
    case 'harassers':
      harassers(sheet, men, stands);
      break;
    case 'heavyGuns':
    case 'mediumGuns':
    case 'horseGuns':
    case 'regimentalGuns':
      battery(sheet, BATTERIES[men.kind]);
      break;
    default:
      FOOT[men.kind](sheet, stands, men.count);
  }
  return [...sheet];
}

type FootKind = Extract<Men, { count: number }>['kind'];
type Horse = Extract<Men, { lance: boolean }>;

/** InkedPaths of a horde look every way. */
const ASTRAY = [150, -70, 200, 20, 110, -160, 75, -110];

const FOOT: Readonly<
  Record<FootKind, (sheet: Strokes, stands: readonly StandPlace[], count: number) => void>
> = {
  line: (sheet, stands, count) => {
    const step = (count === 4 ? 15.6 : 19) / 4;
    for (const v of [5, -4])
      for (const stand of stands) for (const u of [-step, step]) footman(sheet, onStand(stand, u, v));
  },
  extendedLine: (sheet, stands) => {
    const pitch = (20 * Math.sqrt(3)) / 4.2;
    for (const stand of stands) for (const p of row(4, pitch, 0)) footman(sheet, onStand(stand, p.x, 1));
  },
  column: (sheet, stands) => {
    for (const stand of stands.toReversed()) for (const p of row(4, 8, stand.y + 1.2)) footman(sheet, p);
  },
  square: (sheet, stands, count) => {
    // the four sides come first, then what stands at the corners
    for (const side of stands.slice(0, 4))
      for (const u of count === 4 ? [-14, -7, 0, 7, 14] : [-13, -4.4, 4.4, 13])
        footman(sheet, onStand(side, u, 0.8));
    for (const turn of [45, 135, 225, 315]) footman(sheet, onStand({ x: 0, y: 0, turn }, 0, -27.5));
  },
  closedColumn: (sheet, stands) => {
    // the first is the core, which nobody sees
    for (const stand of stands.slice(1))
      for (const u of stand.wide === 42 ? [-17, -10.2, -3.4, 3.4, 10.2, 17] : [-7.6, 0, 7.6])
        footman(sheet, onStand(stand, u, 0.6));
  },
  skirmish: (sheet, stands, count) => {
    const pitch = count === 4 ? 16 : 19;
    stands.forEach((stand, i) => {
      footman(sheet, onStand(stand, -pitch / 4.4, 2 - (i % 2), i % 2 ? -14 : 9));
      footman(sheet, onStand(stand, pitch / 4, -1 + (i % 2) * 2, i % 2 ? 10 : -18));
    });
  },
  horde: (sheet, stands) => {
    stands.forEach((stand, i) => {
      footman(sheet, onStand(stand, -3.6, 4, ASTRAY[i * 2]));
      footman(sheet, onStand(stand, 4, -3, ASTRAY[i * 2 + 1]));
      if (i % 2 === 0) footman(sheet, onStand(stand, -4.5, -5, ASTRAY[(i * 2 + 3) % 8]));
    });
  },
};

function riders(sheet: Strokes, { mount, lance }: Horse, stands: readonly StandPlace[]): void {
  const light = mount === 'light';
  stands.forEach((stand, s) => {
    const across = light ? [-7.4, 6.6] : [-10, 0, 10];
    across.forEach((u, i) => {
      const v = 2 + (light ? (i % 2) * 3 - 1.5 : 0);
      rider(sheet, onStand(stand, u, v, light ? (i + s) * 5 - 5 : 0), mount, lance, s * 2 + i);
    });
  });
}

function routedRiders(sheet: Strokes, { mount, lance }: Horse, stands: readonly StandPlace[]): void {
  const light = mount === 'light';
  const astray = light ? [150, -40] : [160, -35, 80];
  stands.forEach((stand, s) => {
    const across = light ? [-6, 6] : [-8, 0, 8];
    across.forEach((u, i) => {
      const turn = (astray[i] ?? 0) * (s === 0 ? 1 : -1);
      rider(sheet, onStand(stand, u, (i % 2) * 6 - 2, turn), mount, lance, i);
    });
  });
}

function harassers(sheet: Strokes, { mount, lance, routed }: Horse, stands: readonly StandPlace[]): void {
  const [whole, half] = stands;
  if (whole === undefined || half === undefined) throw new Error('harassers without their half stand');
  const turns = routed ? [150, -40, 75] : [-6, 4, 9];
  rider(sheet, onStand(whole, -8, 1, turns[0]), mount, lance, 0);
  rider(sheet, onStand(whole, 7, 4, turns[1]), mount, lance, 1);
  rider(sheet, onStand(half, 0, 1, turns[2]), mount, lance, 2);
}

interface Battery {
  /** How far to the right of the middle each gun stands. */
  readonly guns: readonly number[];
  readonly scale: number;
  readonly crew: readonly PenPlace[];
  readonly horses: readonly PenPlace[];
}

function battery(sheet: Strokes, { guns, scale, crew, horses }: Battery): void {
  for (const [i, p] of horses.entries()) rider(sheet, p, 'light', false, i);
  for (const x of guns) gun(sheet, { x, y: -8, turn: 0 }, scale);
  for (const [i, p] of crew.entries()) gunner(sheet, p, i % 3 === 0);
}

const standing = (...places: readonly (readonly [number, number])[]): readonly PenPlace[] =>
  places.map(([x, y], i) => ({ x, y, turn: (i % 3) * 14 - 14 }));

const BATTERIES: Readonly<Record<'heavyGuns' | 'mediumGuns' | 'horseGuns' | 'regimentalGuns', Battery>> = {
  heavyGuns: {
    guns: [-15, 15],
    scale: 1.12,
    crew: standing([-27, -4], [-3.5, -6], [3.5, -6], [27, -4], [-25, 4], [25, 4], [0, 3]),
    horses: [],
  },
  mediumGuns: {
    guns: [-15, 15],
    scale: 0.94,
    crew: standing([-27, -3], [-3, -5], [27, -3], [4, 2]),
    horses: [],
  },
  horseGuns: {
    guns: [-9, 9],
    scale: 0.8,
    crew: standing([0, -6]),
    horses: [
      { x: -24, y: -7, turn: 0 },
      { x: 24, y: -7, turn: 0 },
    ],
  },
  regimentalGuns: { guns: [0], scale: 0.84, crew: standing([-13, -6], [13, -6], [-12, 3]), horses: [] },
};
