/** Maps drawn as text: one line for each row of hexes, odd rows shifted half a hex to the right. */
import { type Direction, type Hex, step } from '../geometry/hex.ts';
import { contains, hexAt, type MapShape } from '../geometry/shape.ts';
import { type HexSide, sideBetween, sideKey } from '../geometry/side.ts';
import type { BattleMap, GroundHex, GroundSide } from '../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../rules/state/vocabulary.ts';

/** What a letter of the drawing stands for. A capital is the same on a hill. */
const GROUND: Readonly<Record<string, HexTerrain>> = {
  '.': 'open',
  w: 'wood',
  v: 'village',
  f: 'fortifiedPoint',
  d: 'difficult',
};
const BARE_HILL = 'h';

/** A watercourse runs along every side that parts one land from another: so it never breaks off. */
export interface Water {
  readonly between: readonly [string, string];
  readonly terrain: SideTerrain;
}

/** A side whose terrain differs from the watercourse it belongs to: a bridge, a ford. */
export interface Crossing {
  readonly column: number;
  readonly row: number;
  readonly towards: Direction;
  readonly terrain: SideTerrain;
}

export interface Drawing {
  /** The ground: `.` open, `w` wood, `v` village, `f` fortified point, `d` difficult, `h` hill, capitals on a hill. */
  readonly ground: readonly string[];
  /** The lands that the watercourses part, a letter each, row by row as the ground. */
  readonly lands?: readonly string[];
  readonly waters?: readonly Water[];
  readonly crossings?: readonly Crossing[];
}

/** Rows of lands written as runs: `n9 e15` is nine hexes of the land n, then fifteen of e. */
export function landRows(rows: readonly string[]): readonly string[] {
  return rows.map((row) =>
    row
      .split(' ')
      .map((run) => run.charAt(0).repeat(Number(run.slice(1))))
      .join(''),
  );
}

function lettersOf(row: string): readonly string[] {
  return [...row.replace(/\s/g, '')];
}

function groundOf(letter: string, hex: Hex): GroundHex | null {
  if (letter === '.') return null;
  if (letter === BARE_HILL) return { ...hex, terrain: 'open', hill: true };
  const terrain = GROUND[letter.toLowerCase()];
  if (!terrain) throw new Error(`no ground ${letter}`);
  return { ...hex, terrain, hill: letter !== letter.toLowerCase() };
}

/** The battlefield that is drawn. A letter out of place is a fault of ours. */
export function drawnMap({ ground, lands = ground, waters = [], crossings = [] }: Drawing): BattleMap {
  const rows = ground.map(lettersOf);
  const landRows = lands.map(lettersOf);
  const columns = rows[0]?.length ?? 0;
  if ([...rows, ...landRows].some((row) => row.length !== columns) || landRows.length !== rows.length)
    throw new Error('uneven rows');
  const shape: MapShape = { kind: 'rectangle', columns, rows: rows.length };
  const hexes = rows.flatMap((row, at) =>
    row.flatMap((letter, column) => groundOf(letter, hexAt(column, at)) ?? []),
  );
  return { shape, hexes, sides: waterSides(shape, landRows, waters, crossings) };
}

function waterSides(
  shape: MapShape,
  lands: readonly (readonly string[])[],
  waters: readonly Water[],
  crossings: readonly Crossing[],
): GroundSide[] {
  const special = new Map<number, SideTerrain>();
  for (const { column, row, towards, terrain } of crossings)
    special.set(sideKey(sideBetween(hexAt(column, row), towards)), terrain);
  const landAt = (hex: Hex) => lands[hex.r]?.[hex.q + (hex.r - (hex.r & 1)) / 2];
  const sides: GroundSide[] = [];
  for (const [row, letters] of lands.entries())
    for (const [column, land] of letters.entries())
      for (const side of [0, 1, 2] as const) {
        const named: HexSide = { ...hexAt(column, row), side };
        const beyond = step(named, side);
        if (!contains(shape, beyond)) continue;
        const water = waters.find(
          ({ between: [a, b] }) =>
            (a === land && b === landAt(beyond)) || (b === land && a === landAt(beyond)),
        );
        if (water) sides.push({ ...named, terrain: special.get(sideKey(named)) ?? water.terrain });
      }
  return sides;
}
