import { hexesOf } from '../../geometry/shape.ts';
import { sightBlockers } from '../../rules/ground/sight.ts';
import { freshGame } from '../../rules/state/freshGame.ts';
import type { BattleMap, Game } from '../../rules/state/game.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { MapFile } from '../../scenarios/schema.ts';
import { commandFault, type Printed } from './fault.ts';
import type { Read } from './positions.ts';

/** The most hexes of a map whose pairs are all told: 45,000 pairs. */
const MOST_HEXES = 300;

/** The map with nobody on it, at the default options. */
function emptyField(map: BattleMap): Game {
  return freshGame(
    {
      map,
      homeEdges: { blue: [], red: [] },
      format: 2000,
      firstSide: 'blue',
      houseRules: completeHouseRules({}),
    },
    [],
  );
}

/**
 * `sight`: for every pair of hexes of a small map, once, whether its ground leaves the line of sight free, and which
 * hexes block it, from the first of the two on. FIR-08, R-118, R-120.
 */
export function sight({ file }: Read<MapFile>): Printed {
  const hexes = hexesOf(file.map.shape);
  if (hexes.length > MOST_HEXES)
    return { status: 2, json: commandFault('tooManyHexes', 'map.shape', { most: MOST_HEXES }) };
  const game = emptyField(file.map);
  const looker = { id: '', side: 'blue' } as const;
  const pairs = hexes.flatMap((from, at) =>
    hexes.slice(at + 1).map((to) => {
      const blockers = sightBlockers(game, from, to, looker);
      return { from, to, free: blockers.length === 0, blockers };
    }),
  );
  return { status: 0, json: { hexes: hexes.length, pairs } };
}
