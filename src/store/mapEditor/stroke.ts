/** What a stroke has laid so far, worked out anew from the sheet as it was before it. */
import { type Hex, hexKey } from '../../geometry/hex.ts';
import { centreOf } from '../../geometry/lattice.ts';
import type { HexSide } from '../../geometry/side.ts';
import { area, flood, line } from '../../mapmaking/hexSets.ts';
import { painted, stroked } from '../../mapmaking/paint.ts';
import { nearestSide, sidesAlong, sidesRound } from '../../mapmaking/sidesAlong.ts';
import { mappingsOf, type Symmetry, sidesWithImages, withImages } from '../../mapmaking/symmetry.ts';
import { roadDrawn, undrawn } from './drawing.ts';
import type { Sheet, Touch } from './sheet.ts';
import type { Laying, Mode } from './tools.ts';

/** The spot in the middle of a hex. */
export function spotOn(hex: Hex): Touch {
  return { hex, point: centreOf(hex) };
}

/** The hexes under the hand, each beside the one before. */
function hexesUnder(spots: readonly Touch[]): readonly Hex[] {
  const hexes = new Map<number, Hex>();
  let before: Hex | null = null;
  for (const { hex } of spots) {
    for (const one of line(before ?? hex, hex)) hexes.set(hexKey(one), one);
    before = hex;
  }
  return [...hexes.values()];
}

function hexesOfStroke({ map }: Sheet, spots: readonly Touch[], mode: Mode): readonly Hex[] {
  const [first, last] = [spots[0]?.hex, spots.at(-1)?.hex];
  if (!first || !last) return [];
  switch (mode) {
    case 'brush':
      return hexesUnder(spots);
    case 'line':
      return line(first, last);
    case 'area':
      return area(first, last);
    case 'fill':
      return flood(map, first);
  }
}

function sidesOfStroke(sheet: Sheet, spots: readonly Touch[], mode: Mode): readonly HexSide[] {
  if (mode === 'area' || mode === 'fill') return sidesRound(hexesOfStroke(sheet, spots, mode));
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return [];
  const along = sidesAlong((mode === 'line' ? [first, last] : spots).map(({ point }) => point));
  return along.length > 0 ? along : [nearestSide(first.point)];
}

/** The sheet with the stroke on it: the same sheet where it changes nothing. */
export function laid(
  before: Sheet,
  spots: readonly Touch[],
  laying: Laying,
  mode: Mode,
  symmetry: Symmetry,
): Sheet {
  const { map, drawing } = before;
  const mappings = mappingsOf(map.shape, symmetry);
  switch (laying.on) {
    case 'hexes': {
      const hexes = withImages(mappings, hexesOfStroke(before, spots, mode));
      const after = painted(map, hexes, laying.brush);
      return after === map ? before : { map: after, drawing };
    }
    case 'sides': {
      const sides = sidesWithImages(mappings, sidesOfStroke(before, spots, mode));
      const after = stroked(map, sides, laying.brush);
      return after === map ? before : { map: after, drawing };
    }
    case 'roads': {
      const after = roadDrawn(drawing, laying.kind, hexesOfStroke(before, spots, mode), mappings);
      return after === drawing ? before : { map, drawing: after };
    }
    case 'drawing': {
      const after = undrawn(drawing, withImages(mappings, hexesOfStroke(before, spots, mode)));
      return after === drawing ? before : { map, drawing: after };
    }
    case 'names':
      return before;
  }
}
