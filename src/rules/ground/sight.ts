/** FIR-08, FIR-10: what stands in the way of a shot. */
import { DIRECTIONS, distance, type Hex, hexKey, step } from '../../geometry/hex.ts';
import { hexesOfSide } from '../../geometry/side.ts';
import { hexesMet, hexesTouched, sidesTouched, someHexTouched } from '../../geometry/sight.ts';
import {
  grazingBlocks,
  impassableSideBlocksSight,
  sameHillBlocks,
  targetOnHillFriend,
} from '../state/actionHouseRules.ts';
import { type BattleMap, type Game, type Unit, unitAt } from '../state/game.ts';
import { distanceTo } from './halves.ts';
import { isCover, isHill, terrainAt } from './terrain.ts';

/** What of a map stops sight, whoever stands on it. */
interface Screen {
  /** Hexes with a hill or with cover. */
  readonly hexes: ReadonlySet<number>;
  /** For each hill hex, the number of the hill it is part of. */
  readonly hills: ReadonlyMap<number, number>;
  readonly woodSides: boolean;
  readonly impassableSides: boolean;
}

const screens = new WeakMap<BattleMap, Screen>();

/** The hills of a map: neighbouring hill hexes are one. */
function hillsOf(map: BattleMap): ReadonlyMap<number, number> {
  const heights = new Map(map.hexes.filter((hex) => hex.hill).map((hex) => [hexKey(hex), hex]));
  const hills = new Map<number, number>();
  for (const [key, hex] of heights) {
    if (hills.has(key)) continue;
    const reached: Hex[] = [hex];
    hills.set(key, key);
    for (const one of reached)
      for (const d of DIRECTIONS) {
        const next = step(one, d);
        const other = hexKey(next);
        if (!heights.has(other) || hills.has(other)) continue;
        hills.set(other, key);
        reached.push(next);
      }
  }
  return hills;
}

function screenOf(g: Game): Screen {
  const { map } = g.battle;
  let screen = screens.get(map);
  if (!screen) {
    screen = {
      hexes: new Set(map.hexes.filter((hex) => hex.hill || isCover(hex.terrain)).map(hexKey)),
      hills: hillsOf(map),
      woodSides: map.sides.some((side) => side.terrain === 'wood'),
      impassableSides: map.sides.some((side) => side.terrain === 'impassable'),
    };
    screens.set(map, screen);
  }
  return screen;
}

/** From how far on the hill exceptions apply, in hexes. FIR-10. */
const HILL_DISTANCE = 3;

/**
 * Which friends a shot passes over, thanks to hills: those beside the firer when one end is a hill (beside the target,
 * by an option, when only the target is on one), all when both are. A friend on a hill is never passed over. FIR-10, R-119.
 */
function overFriends(g: Game, from: Hex, to: Hex): 'none' | 'besideFirer' | 'besideTarget' | 'all' {
  if (distance(from, to) < HILL_DISTANCE) return 'none';
  const [firerUp, targetUp] = [isHill(g, from), isHill(g, to)];
  if (firerUp && targetUp) return 'all';
  if (!firerUp && !targetUp) return 'none';
  return targetUp && targetOnHillFriend(g) === 'adjacent_to_target' ? 'besideTarget' : 'besideFirer';
}

/** The hill both ends are on, where an option lets its hexes be looked over. R-119. */
function openHill(g: Game, from: Hex, to: Hex): number | undefined {
  if (sameHillBlocks(g)) return undefined;
  const { hills } = screenOf(g);
  const hill = hills.get(hexKey(from));
  return hill === hills.get(hexKey(to)) ? hill : undefined;
}

/** Who looks: its own hexes are never in its way, and its side tells friends from enemies. */
type Looker = Pick<Unit, 'id' | 'side'>;

/** Whether a hex between the two ends blocks. FIR-08, FIR-10. */
function blockerTest(g: Game, from: Hex, to: Hex, firer: Looker): (hex: Hex) => boolean {
  const { hexes, hills } = screenOf(g);
  const over = overFriends(g, from, to);
  const hill = openHill(g, from, to);
  // the other half of a unit on two hexes never hides it
  const looked = unitAt(g, to);
  return (hex) => {
    const key = hexKey(hex);
    const onHill = hill !== undefined && hills.get(key) === hill;
    if (hexes.has(key) && (!onHill || isCover(terrainAt(g, hex)))) return true;
    const unit = unitAt(g, hex);
    if (!unit || unit.id === firer.id || unit === looked) return false;
    if (unit.side !== firer.side || over === 'none' || onHill) return true;
    return over !== 'all' && distanceTo(unit, over === 'besideFirer' ? from : to) !== 1;
  };
}

/**
 * The hexes beyond the sides that block: woods, and by an option impassable sides, that the line meets, the sides of both
 * ends left out..
 */
function beyondSides(g: Game, from: Hex, to: Hex): readonly Hex[] {
  const { woodSides, impassableSides } = screenOf(g);
  const cliffs = impassableSides && impassableSideBlocksSight(g);
  if (!woodSides && !cliffs) return [];
  const woods = g.battle.map.sides.filter(
    (side) => side.terrain === 'wood' || (cliffs && side.terrain === 'impassable'),
  );
  const ends = [hexKey(from), hexKey(to)];
  return sidesTouched(from, to).flatMap((side) => {
    if (!woods.some((wood) => wood.q === side.q && wood.r === side.r && wood.side === side.side)) return [];
    const [near, far] = hexesOfSide(side);
    if (ends.includes(hexKey(near)) || ends.includes(hexKey(far))) return [];
    return [distance(from, near) > distance(from, far) ? near : far];
  });
}

/**
 * The hexes that stop the line of sight, each once, by distance from the firer's end: those with a unit, cover or a hill
 * (FIR-08, R-118), friends passed over from or to a hill excepted (FIR-10, R-119), and those beyond a wood on a side
 * . Nothing when the target is seen.
 */
export function sightBlockers(g: Game, from: Hex, to: Hex, firer: Looker): readonly Hex[] {
  const blocks = blockerTest(g, from, to, firer);
  const beyond = new Set(beyondSides(g, from, to).map(hexKey));
  const loose = grazingBlocks(g) ? null : looseBlockers(from, to, blocks);
  return hexesTouched(from, to).filter(
    (hex) => beyond.has(hexKey(hex)) || (loose ? loose.has(hexKey(hex)) : blocks(hex)),
  );
}

/** What blocks where a hex only grazed does so together with the one on the other side: an option of R-118. */
function looseBlockers(from: Hex, to: Hex, blocks: (hex: Hex) => boolean): ReadonlySet<number> {
  const { crossed, grazed } = hexesMet(from, to);
  const pairs = grazed.filter(([one, other]) => blocks(one) && blocks(other)).flat();
  return new Set([...crossed.filter(blocks), ...pairs].map(hexKey));
}

/**
 * Whether nothing stops the line of sight between the two, or between the halves named. The same as no blockers, and
 * faster. FIR-08, R-46, R-47.
 */
export function hasSight(
  g: Game,
  firer: Unit,
  target: Unit,
  from: Hex = firer.hexes[0],
  to: Hex = target.hexes[0],
): boolean {
  if (distance(from, to) <= 1) return true;
  const blocks = blockerTest(g, from, to, firer);
  if (!grazingBlocks(g)) {
    if (looseBlockers(from, to, blocks).size > 0) return false;
  } else if (someHexTouched(from, to, (q, r) => blocks({ q, r }))) return false;
  return beyondSides(g, from, to).length === 0;
}
