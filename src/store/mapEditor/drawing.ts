/** Roads and names on a sheet: drawn, written and rubbed out. They have no part in the rules. */
import { type Hex, hexKey, sameHex } from '../../geometry/hex.ts';
import {
  drawable,
  type MapDrawing,
  MOST_DRAWN,
  type Named,
  type Road,
  type RoadKind,
} from '../../mapmaking/drawing.ts';
import { line } from '../../mapmaking/hexSets.ts';
import type { Mapping } from '../../mapmaking/mapping.ts';
import { plainText } from '../../scenarios/plainText.ts';

/** The hexes a line of hexes bends at, with its ends: those between say nothing more. */
function bends(through: readonly Hex[]): readonly Hex[] {
  return through.filter((hex, n) => {
    const [before, after] = [through[n - 1], through[n + 1]];
    if (!before || !after) return true;
    return after.q - hex.q !== hex.q - before.q || after.r - hex.r !== hex.r - before.r;
  });
}

/** A road, in pieces where a file takes no more bends of one: each begins where the one before ends. */
function roadsThrough(kind: RoadKind, through: readonly Hex[]): readonly Road[] {
  const most = MOST_DRAWN.hexesOfRoad;
  if (through.length <= most) return [{ kind, through }];
  return [{ kind, through: through.slice(0, most) }, ...roadsThrough(kind, through.slice(most - 1))];
}

/** The drawing with a road along these hexes, and its images. One hex alone is no road; a full drawing takes none. */
export function roadDrawn(
  drawing: MapDrawing,
  kind: RoadKind,
  hexes: readonly Hex[],
  mappings: readonly Mapping[],
): MapDrawing {
  if (hexes.length < 2) return drawing;
  const images = mappings.map((mapping) => hexes.flatMap((hex) => mapping.hex(hex) ?? []));
  const roads = [...drawing.roads, ...[hexes, ...images].flatMap((one) => roadsThrough(kind, bends(one)))];
  return roads.length > MOST_DRAWN.roads ? drawing : { ...drawing, roads };
}

/** Every hex of a road, in its order. */
function hexesAlong(through: readonly Hex[]): readonly Hex[] {
  return through.flatMap((hex, n) => {
    const before = through[n - 1];
    return before ? line(before, hex).slice(1) : [hex];
  });
}

/** The drawing without what lies on these hexes: a road is cut there, a name is gone. */
export function undrawn(drawing: MapDrawing, hexes: readonly Hex[]): MapDrawing {
  const gone = new Set(hexes.map(hexKey));
  const names = drawing.names.filter((name) => !gone.has(hexKey(name)));
  let cuts = 0;
  const roads = drawing.roads.flatMap((road) => {
    const pieces: Hex[][] = [[]];
    const along = hexesAlong(road.through);
    for (const hex of along)
      if (gone.has(hexKey(hex))) pieces.push([]);
      else pieces.at(-1)?.push(hex);
    if (pieces.length === 1) return [road];
    cuts++;
    return pieces.filter(({ length }) => length > 1).map((piece) => ({ ...road, through: bends(piece) }));
  });
  return cuts === 0 && names.length === drawing.names.length
    ? drawing
    : drawable({ ...drawing, roads, names });
}

/** The drawing with a name written at the hex, in place of one that stands there; without letters it is taken away. */
export function nameWritten(drawing: MapDrawing, hex: Hex, kind: Named, text: string): MapDrawing {
  const others = drawing.names.filter((name) => !sameHex(name, hex));
  const letters = plainText(text, MOST_DRAWN.letters);
  if (letters === '' && others.length === drawing.names.length) return drawing;
  if (letters !== '' && others.length >= MOST_DRAWN.names) return drawing;
  const { q, r } = hex;
  return { ...drawing, names: letters === '' ? others : [...others, { q, r, kind, text: letters }] };
}
