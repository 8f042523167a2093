/** What is told of a map while it is drawn: whether both sides get through, and if not who is barred, and where. */
import type { Hex } from '../geometry/hex.ts';
import type { HexSide } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { UNIT_TYPES, type UnitType } from '../rules/state/vocabulary.ts';
import { usualHomeEdges } from './byLot.ts';
import { barrierOf, crossingOf, STRICTEST_GROUND } from './crossing.ts';

export interface WayThrough {
  /** The types that do not get from the north edge to the south; none where both sides get through. */
  readonly barred: readonly UnitType[];
  /** Whether they are barred only where house rules leave the fewest ways. */
  readonly strictOnly: boolean;
  /** Hexes of the two edges, among those that can be stood on, that the other edge is not reached from. */
  readonly cutOff: readonly Hex[];
  /** Where those who are barred come to a stop. */
  readonly barrier: readonly HexSide[];
}

/** Whether the map lets both sides through, from its north edge to its south. */
export function passageOf(map: BattleMap): WayThrough {
  const edges = usualHomeEdges(map.shape);
  for (const rules of [{}, STRICTEST_GROUND]) {
    const { mayCross, cutOff } = crossingOf(map, edges, rules);
    const barred = UNIT_TYPES.filter((type) => !mayCross.includes(type));
    if (barred.length === 0) continue;
    const strictOnly = rules === STRICTEST_GROUND;
    return { barred, strictOnly, cutOff, barrier: barrierOf(map, edges, rules) };
  }
  return { barred: [], strictOnly: false, cutOff: crossingOf(map, edges).cutOff, barrier: [] };
}
