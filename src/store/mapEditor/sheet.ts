/** What lies on the drawing table, and where a hand touches it. */
import type { Hex } from '../../geometry/hex.ts';
import type { LatticePoint } from '../../geometry/lattice.ts';
import { type MapDrawing, NOTHING_DRAWN } from '../../mapmaking/drawing.ts';
import type { BattleMap } from '../../rules/state/game.ts';

/** All that a stroke may change, and a step back brings again. */
export interface Sheet {
  readonly map: BattleMap;
  readonly drawing: MapDrawing;
}

/** Where the hand has been: the hex, and the point on the lattice of the hexes. */
export interface Touch {
  readonly hex: Hex;
  readonly point: LatticePoint;
}

/** Open ground with nothing on it. */
export function emptySheet(columns: number, rows: number): Sheet {
  return {
    map: { shape: { kind: 'rectangle', columns, rows }, hexes: [], sides: [] },
    drawing: NOTHING_DRAWN,
  };
}
