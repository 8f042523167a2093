/** Hills, woods and marshes by lot. */
import { DIRECTIONS, type Hex, hexKey, step } from '../geometry/hex.ts';
import { contains, hexesOf, type MapShape } from '../geometry/shape.ts';
import { sideBetween } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { carriedBy, groundAt } from './ground.ts';
import { painted } from './paint.ts';
import { above, type Relief } from './relief.ts';

/** The greatest share of the map that hills take, and woods. */
const MOST_HILLS = 0.55;
const MOST_WOODS = 0.45;
/** Of the hexes beside water. */
const MARSHES = 0.22;
const LEVELS_BY_HILLY = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4] as const;
/** How much of each level the next one takes. */
const TERRACE = 0.45;

function neighboursOn(shape: MapShape, hex: Hex): readonly Hex[] {
  return DIRECTIONS.map((d) => step(hex, d)).filter((one) => contains(shape, one));
}

/** Hills where the field is high, in levels that rise one by one; a hill of one hex alone is none. R-134. */
export function withHills(map: BattleMap, relief: Relief, hilly: number): BattleMap {
  const { shape } = map;
  const levels = LEVELS_BY_HILLY[hilly] ?? 0;
  if (levels === 0) return map;
  const share = (hilly / 10) * MOST_HILLS;
  const heights = new Map<number, number>();
  for (let level = 1; level <= levels; level++) {
    const limit = above(relief, shape, share * TERRACE ** (level - 1));
    const isBelow = (hex: Hex) => (heights.get(hexKey(hex)) ?? 0) >= level - 1;
    // nobody falls from a height to the plain: a level stands on the one below, all round
    const risen = hexesOf(shape).filter(
      (hex) => relief(hex) > limit && isBelow(hex) && neighboursOn(shape, hex).every(isBelow),
    );
    for (const hex of risen) heights.set(hexKey(hex), level);
  }
  const isHigh = (hex: Hex) => heights.has(hexKey(hex));
  const hills = hexesOf(shape).filter((hex) => isHigh(hex) && neighboursOn(shape, hex).some(isHigh));
  let raised = map;
  for (let level = 1; level <= levels; level++)
    raised = painted(
      raised,
      hills.filter((hex) => heights.get(hexKey(hex)) === level),
      { lay: 'hill', level },
    );
  return raised;
}

/** Woods where the field is high, in clumps: no tree stands alone, no glade is one hex wide. */
export function withWoods(map: BattleMap, growth: Relief, wooded: number): BattleMap {
  if (wooded === 0) return map;
  const { shape } = map;
  const limit = above(growth, shape, (wooded / 10) * MOST_WOODS);
  const isGrown = (hex: Hex) => growth(hex) > limit;
  const woods = hexesOf(shape).filter((hex) => {
    const beside = neighboursOn(shape, hex);
    const grown = beside.filter(isGrown).length;
    return isGrown(hex) ? grown >= 2 : grown >= 5 && grown === beside.length;
  });
  return painted(map, woods, { lay: 'terrain', terrain: 'wood' });
}

/** Marshes on open low ground beside water, where the field is high. */
export function withMarshes(map: BattleMap, damp: Relief): BattleMap {
  const { shape } = map;
  const low = hexesOf(shape).filter((hex) => {
    const { terrain, hill } = groundAt(map, hex);
    if (terrain !== 'open' || hill) return false;
    const carried = DIRECTIONS.map((d) => carriedBy(map, sideBetween(hex, d))?.terrain);
    // whoever comes over a bridge or through a ford finds firm ground
    if (carried.includes('bridge') || carried.includes('ford')) return false;
    return carried.some((one) => one === 'river' || one === 'largeRiver' || one === 'stream');
  });
  const sorted = low.map(damp).sort((a, b) => b - a);
  const limit = sorted[Math.floor(sorted.length * MARSHES)] ?? Number.POSITIVE_INFINITY;
  return painted(
    map,
    low.filter((hex) => damp(hex) > limit),
    { lay: 'terrain', terrain: 'difficult' },
  );
}
