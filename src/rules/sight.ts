/** FIR-08, FIR-10: what stands in the way of a shot. */
import { distance, type Hex, hexKey } from '../geometry/hex.ts';
import { hexesOfSide } from '../geometry/side.ts';
import { hexesTouched, sidesTouched, someHexTouched } from '../geometry/sight.ts';
import { type BattleMap, type Game, type Unit, unitAt } from './game.ts';
import { isCover, isHill } from './terrain.ts';

/** What of a map stops sight, whoever stands on it. */
interface Screen {
  /** Hexes with a hill or with cover. */
  readonly hexes: ReadonlySet<number>;
  readonly woodSides: boolean;
}

const screens = new WeakMap<BattleMap, Screen>();

function screenOf(g: Game): Screen {
  const { map } = g.battle;
  let screen = screens.get(map);
  if (!screen) {
    screen = {
      hexes: new Set(map.hexes.filter((hex) => hex.hill || isCover(hex.terrain)).map(hexKey)),
      woodSides: map.sides.some((side) => side.terrain === 'wood'),
    };
    screens.set(map, screen);
  }
  return screen;
}

/** From how far on the hill exceptions apply, in hexes. FIR-10. */
const HILL_DISTANCE = 3;

/**
 * Which friends a shot passes over, thanks to hills: those beside the firer when one end is a hill, all when both are.
 * A friend on a hill needs no word here: its hill blocks. FIR-10, R-119.
 */
function overFriends(g: Game, from: Hex, to: Hex): 'none' | 'beside' | 'all' {
  if (distance(from, to) < HILL_DISTANCE) return 'none';
  const ends = Number(isHill(g, from)) + Number(isHill(g, to));
  if (ends === 0) return 'none';
  return ends === 1 ? 'beside' : 'all';
}

/** Who looks: its own hexes are never in its way, and its side tells friends from enemies. */
type Looker = Pick<Unit, 'id' | 'side'>;

/** Whether a hex between the two ends blocks. FIR-08, FIR-10. */
function blockerTest(g: Game, from: Hex, to: Hex, firer: Looker): (hex: Hex) => boolean {
  const { hexes } = screenOf(g);
  const over = overFriends(g, from, to);
  return (hex) => {
    if (hexes.has(hexKey(hex))) return true;
    const unit = unitAt(g, hex);
    if (!unit || unit.id === firer.id) return false;
    if (unit.side !== firer.side || over === 'none') return true;
    return over === 'beside' && distance(from, hex) !== 1;
  };
}

/** The hexes beyond the wood sides that block: those the line meets, the sides of both ends left out. R-120. */
function beyondWoodSides(g: Game, from: Hex, to: Hex): readonly Hex[] {
  if (!screenOf(g).woodSides) return [];
  const woods = g.battle.map.sides.filter((side) => side.terrain === 'wood');
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
  const behindWood = new Set(beyondWoodSides(g, from, to).map(hexKey));
  return hexesTouched(from, to).filter((hex) => behindWood.has(hexKey(hex)) || blocks(hex));
}

/** Whether nothing stops the line of sight between the two. The same as no blockers, and faster. FIR-08. */
export function hasSight(g: Game, firer: Unit, target: Unit): boolean {
  const [from, to] = [firer.hexes[0], target.hexes[0]];
  if (distance(from, to) <= 1) return true;
  const blocks = blockerTest(g, from, to, firer);
  if (someHexTouched(from, to, (q, r) => blocks({ q, r }))) return false;
  return beyondWoodSides(g, from, to).length === 0;
}
