/** Villages by lot: clusters of houses on open ground, near crossings and the middle, with hedges round their fields. */
import { DIRECTIONS, distance, type Hex, hexesWithin, hexKey, step } from '../geometry/hex.ts';
import { contains, hexesOf, offsetOf } from '../geometry/shape.ts';
import { hexesOfSide, sideBetween } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import { carriedBy, groundAt } from './ground.ts';
import type { Lot } from './lot.ts';
import type { Mapping } from './mapping.ts';
import { painted, stroked } from './paint.ts';
import { sidesWithImages, withImages } from './symmetry.ts';

/** Hexes from the edges of the map, and from one village to the next. */
const FROM_EDGE = 2;
const APART = 5;
/** Out of so many places the best is taken. */
const LOOKED_AT = 14;

interface Village {
  readonly hexes: readonly Hex[];
}

function isInland({ shape }: BattleMap, hex: Hex): boolean {
  return DIRECTIONS.every((d) => contains(shape, step(hex, d, FROM_EDGE)));
}

/** How far it is to a bridge or a ford. */
function toCrossing(map: BattleMap, hex: Hex): number {
  const banks = map.sides
    .filter(({ terrain }) => terrain === 'bridge' || terrain === 'ford')
    .flatMap((side) => hexesOfSide(side));
  return Math.min(12, ...banks.map((bank) => distance(bank, hex)));
}

/** The places a village would like, the best first. */
function sites(map: BattleMap, lot: Lot): readonly Hex[] {
  const { shape } = map;
  const middle = shape.kind === 'rectangle' ? { column: shape.columns / 2, row: shape.rows / 2 } : null;
  const remote = (hex: Hex): number => {
    if (!middle) return 0;
    const { column, row } = offsetOf(hex);
    return Math.abs(column - middle.column) / middle.column + Math.abs(row - middle.row) / middle.row;
  };
  const open = hexesOf(shape).filter((hex) => groundAt(map, hex).terrain === 'open' && isInland(map, hex));
  return lot
    .shuffled(open)
    .slice(0, LOOKED_AT * 6)
    .map((hex) => ({ hex, worse: remote(hex) + toCrossing(map, hex) / 8 + 0.8 * lot.share() }))
    .sort((a, b) => a.worse - b.worse)
    .map(({ hex }) => hex);
}

/** The houses from one hex on to its neighbours, never over water. */
function grown(map: BattleMap, site: Hex, size: number, lot: Lot): readonly Hex[] {
  const houses = [site];
  while (houses.length < size) {
    const from = lot.oneOf(houses) ?? site;
    const beside = DIRECTIONS.filter((d) => {
      const next = step(from, d);
      return (
        isInland(map, next) &&
        carriedBy(map, sideBetween(from, d)) === null &&
        !houses.some((one) => hexKey(one) === hexKey(next))
      );
    });
    const d = lot.oneOf(beside);
    if (d === undefined) break;
    houses.push(step(from, d));
  }
  return houses;
}

/** The sides of the fields round a village that bear a hedge. */
function hedges(map: BattleMap, village: Village, lot: Lot) {
  const near = village.hexes.flatMap((hex) => hexesWithin(hex, 1));
  const fields = near.filter((hex) => contains(map.shape, hex) && groundAt(map, hex).terrain === 'open');
  return fields
    .flatMap((hex) => DIRECTIONS.map((d) => sideBetween(hex, d)))
    .filter((side) => hexesOfSide(side).every((hex) => contains(map.shape, hex)))
    .filter((side) => hexesOfSide(side).every((hex) => groundAt(map, hex).terrain === 'open'))
    .filter((side) => carriedBy(map, side) === null && lot.share() < 0.14);
}

/** The map with so many villages, as far as there is room, and where they are. */
export function withVillages(
  map: BattleMap,
  mappings: readonly Mapping[],
  count: number,
  lot: Lot,
): { readonly map: BattleMap; readonly villages: readonly Village[] } {
  let built = map;
  const villages: Village[] = [];
  for (const site of sites(map, lot)) {
    const wanted = count - villages.length;
    if (wanted <= 0) break;
    const images = withImages(mappings, [site]).slice(1);
    const isOne = images.every((image) => distance(image, site) <= 1);
    if (!isOne && wanted < 2) continue;
    if (!isOne && images.some((image) => distance(image, site) < APART)) continue;
    if (villages.some(({ hexes }) => hexes.some((hex) => distance(hex, site) < APART))) continue;
    const farm = lot.share() < 0.25;
    const houses = grown(built, site, farm ? 1 : lot.whole(2, 4), lot);
    const [church, ...others] = withImages(mappings, farm ? [site] : houses);
    if (!church) continue;
    built = painted(built, [church, ...others], { lay: 'terrain', terrain: 'village' });
    if (farm || lot.share() < 0.35)
      built = painted(built, withImages(mappings, [church]), { lay: 'terrain', terrain: 'fortifiedPoint' });
    villages.push({ hexes: isOne ? [church, ...others] : houses });
    if (!isOne)
      for (const mapping of mappings) villages.push({ hexes: houses.map((hex) => mapping.hex(hex) ?? hex) });
  }
  for (const village of villages)
    built = stroked(built, sidesWithImages(mappings, hedges(built, village, lot)), {
      lay: 'side',
      terrain: 'wood',
    });
  return { map: built, villages };
}
