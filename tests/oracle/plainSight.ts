/** A second, plain reading of the line of sight, by points of the drawn map: for comparisons only. */
import type { Hex } from '../../src/geometry/hex.ts';
import type { Game, Unit } from '../../src/rules/state/game.ts';
import { away, COVER, centre, here, hill, meet, neighbours, same, sideEnds, TINY } from './plainRule.ts';

/** whether the line from centre to centre touches the closed hex, by the test of the ruling itself. */
export function lineTouches(a: Hex, b: Hex, hex: Hex): boolean {
  // q, r, s of both ends about the hex; each of the six bounds narrows the share of the line that lies inside
  const p = { q: a.q - hex.q, r: a.r - hex.r };
  const w = { q: b.q - a.q, r: b.r - a.r };
  const cube = (h: Hex): readonly number[] => [h.q, h.r, -h.q - h.r];
  const [x = 0, y = 0, z = 0] = cube(p);
  const [dx = 0, dy = 0, dz = 0] = cube(w);
  let [low, high] = [0, 1];
  for (const [at, by] of [
    [x - y, dx - dy],
    [y - z, dy - dz],
    [z - x, dz - dx],
  ] as const)
    for (const [value, slope] of [
      [at, by],
      [-at, -by],
    ] as const) {
      // value + slope · t ≤ 1
      if (slope === 0) {
        if (value > 1) return false;
      } else if (slope > 0) high = Math.min(high, (1 - value) / slope);
      else low = Math.max(low, (1 - value) / slope);
    }
  return low <= high + TINY;
}

/** FIR-08, FIR-10, R-09, R-46, R-118 to R-120: from one hex of the firer to one of the target. */
export function sees(
  g: Game,
  firer: Unit,
  target: Unit,
  from: Hex = firer.hexes[0],
  to: Hex = target.hexes[0],
): boolean {
  const ends = (hex: Hex): boolean => same(hex, from) || same(hex, to);
  const { impassable_side_blocks_sight: cliffs, target_on_hill_friend: spotter } = g.battle.houseRules;
  for (const hex of g.battle.map.hexes)
    if (!ends(hex) && (hex.hill || COVER.includes(hex.terrain)) && lineTouches(from, to, hex)) return false;
  const low = !hill(g, from) && spotter === 'adjacent_to_target' ? to : from;
  const onHill = [hill(g, from), hill(g, to)].filter(Boolean).length;
  for (const unit of g.units) {
    if (!here(unit) || unit.id === firer.id || unit.id === target.id) continue;
    for (const hex of unit.hexes) {
      if (ends(hex) || !lineTouches(from, to, hex)) continue;
      const over =
        unit.side === firer.side &&
        away(from, to) >= 3 &&
        !hill(g, hex) &&
        (onHill === 2 || (onHill === 1 && unit.hexes.some((one) => away(low, one) === 1)));
      if (!over) return false;
    }
  }
  return !g.battle.map.sides.some((side) => {
    const other = neighbours(side)[side.side];
    if (!other) return false;
    // R-120 lets woods on the sides of both ends be looked through; R-09 says nothing of the kind of cliffs
    const wood = side.terrain === 'wood' && !ends(side) && !ends(other);
    if (!wood && !(side.terrain === 'impassable' && cliffs === 'yes')) return false;
    const [c, d] = sideEnds(side, other);
    return meet(centre(from), centre(to), c, d);
  });
}
