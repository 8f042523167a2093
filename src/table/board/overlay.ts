/** What is seen only on request: the ground alone, what the enemy could attack, a line of sight. */
import { type Hex, sameHex } from '../../geometry/hex.ts';
import type { MapMarks } from '../../map/marks.ts';
import type { SightLine } from '../../store/view/threatAndSight.ts';

export type Overlay = 'ground' | 'threat';

/** The two hexes between which a line of sight is asked for; the second is pressed last. */
export interface SightAsk {
  readonly from: Hex | null;
  readonly to: Hex | null;
}

export const NO_SIGHT: SightAsk = { from: null, to: null };

/** The next hex pressed: the first, the second, or the first of another line. */
export function sightAfter({ from, to }: SightAsk, hex: Hex): SightAsk {
  if (from === null || to !== null) return { from: hex, to: null };
  return sameHex(from, hex) ? NO_SIGHT : { from, to: hex };
}

/** What the map draws of it. */
export function sightMarks(line: SightLine | null): Pick<MapMarks, 'sights' | 'field'> {
  if (!line) return { sights: [], field: [] };
  const { from, to, blockers } = line;
  return { sights: [{ from, to, blockedAt: blockers[0] ?? null }], field: blockers };
}
