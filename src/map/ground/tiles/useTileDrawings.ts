import { useLayoutEffect, useRef, useState } from 'react';
import type { Plan } from '../../plan.ts';
import { drawTile, type TileDrawing } from './tileDrawing.ts';
import type { Tile } from './tiles.ts';

/** How long one frame may be spent on drawing tiles, in milliseconds; what is left over waits for the next. */
const SLICE = 8;

interface Sheet {
  readonly plan: Plan;
  readonly drawings: readonly (TileDrawing | undefined)[];
}

/**
 * The tiles as they are drawn by now. A few are drawn at once; many – a new map, a hundred hexes filled – frame by frame, and
 * until its turn comes each stands as it was.
 */
export function useTileDrawings(plan: Plan, tiles: readonly Tile[]): readonly (TileDrawing | undefined)[] {
  const [sheet, setSheet] = useState<Sheet>({ plan, drawings: [] });
  const latest = useRef(sheet);
  useLayoutEffect(() => {
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      const before = latest.current.plan === plan ? latest.current.drawings : [];
      const waiting = tiles.flatMap((tile, n) => (before[n]?.tile === tile ? [] : [n]));
      if (waiting.length === 0 && latest.current.plan === plan) return;
      const drawings = tiles.map((_, n) => before[n]);
      const end = performance.now() + SLICE;
      for (const n of waiting) {
        const tile = tiles[n];
        if (tile) drawings[n] = drawTile(plan, tile);
        if (performance.now() < end) continue;
        frame = requestAnimationFrame(draw);
        break;
      }
      latest.current = { plan, drawings };
      setSheet(latest.current);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [plan, tiles]);
  return sheet.plan === plan ? sheet.drawings : [];
}
