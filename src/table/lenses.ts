/** What is seen only while a key is held: the ground alone, the reach of the enemy, a line of sight. */
import { type Hex, hexKey, sameHex } from '../geometry/hex.ts';
import type { MapMarks } from '../map/marks.ts';
import { enemyOf, findUnit, type Game, presentUnits } from '../rules/game.ts';
import { marchQuery } from '../rules/march.ts';
import { sightBlockers } from '../rules/sight.ts';
import type { Side } from '../rules/vocabulary.ts';

export type Lens = 'ground' | 'threat' | 'sight';

/** The lens each key holds before the map. */
export const LENS_KEYS: ReadonlyMap<string, Lens> = new Map([
  ['h', 'ground'],
  ['t', 'threat'],
  ['l', 'sight'],
]);

/** Every hex where a steady unit of the other side could end a frontal march. */
export function threatOf(game: Game, side: Side): readonly Hex[] {
  const reached = new Map<number, Hex>();
  for (const unit of presentUnits(game, enemyOf(side)))
    if (!unit.panicked)
      for (const { to } of marchQuery(game, unit, 'frontalMarch', 'none')) reached.set(hexKey(to), to);
  return [...reached.values()];
}

/** The line from a unit to a hex, and the first hex that stops it. */
export function sightOf(game: Game, unit: string | null, to: Hex | null): MapMarks['sights'] {
  const firer = unit === null ? undefined : findUnit(game, unit);
  if (!firer || to === null || sameHex(firer.hexes[0], to)) return [];
  const [from] = firer.hexes;
  return [{ from, to, blockedAt: sightBlockers(game, from, to, firer)[0] ?? null }];
}
