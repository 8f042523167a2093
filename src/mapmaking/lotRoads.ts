/** Roads and names by lot: what is drawn on the ground that has been made. */
import { DIRECTIONS, directionTo, type Hex, hexKey, sameHex, step } from '../geometry/hex.ts';
import { contains, edgeHexes } from '../geometry/shape.ts';
import { hexesOfSide, sideBetween } from '../geometry/side.ts';
import type { BattleMap } from '../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../rules/state/vocabulary.ts';
import { cheapestWay } from './cheapestWay.ts';
import type { MapDrawing, PlaceName, Road } from './drawing.ts';
import { carriedBy, groundAt, levelOf } from './ground.ts';
import type { Lot } from './lot.ts';
import type { Mapping } from './mapping.ts';

/** What a road costs to build through a hex. */
const GROUND_COST: Readonly<Record<HexTerrain, number>> = {
  open: 1,
  village: 0.6,
  fortifiedPoint: 0.8,
  bridge: 0.8,
  wood: 2.2,
  difficult: 5,
  impassable: Number.POSITIVE_INFINITY,
};
const SIDE_COST: Readonly<Record<SideTerrain, number>> = {
  bridge: 0,
  ford: 2,
  wood: 1,
  stream: 6,
  river: 30,
  largeRiver: 60,
  impassable: Number.POSITIVE_INFINITY,
};
/** Who goes where a road is already, pays this share. */
const BUILT = 0.35;

function pathFinder(map: BattleMap, built: ReadonlySet<number>) {
  return (from: Hex, isGoal: (hex: Hex) => boolean): readonly Hex[] =>
    cheapestWay(
      {
        keyOf: hexKey,
        neighbours: (hex) => DIRECTIONS.map((d) => step(hex, d)).filter((one) => contains(map.shape, one)),
        cost: (a, b) => {
          const d = directionTo(a, b);
          if (d === null) return Number.POSITIVE_INFINITY;
          const side = carriedBy(map, sideBetween(a, d));
          const climb = Math.abs(levelOf(groundAt(map, a)) - levelOf(groundAt(map, b)));
          const ground = GROUND_COST[groundAt(map, b).terrain] + climb;
          const share = built.has(hexKey(a)) && built.has(hexKey(b)) ? BUILT : 1;
          return ground * share + (side ? SIDE_COST[side.terrain] : 0);
        },
      },
      from,
      isGoal,
    ) ?? [];
}

/** The high road from one army's edge to the other's through the villages, and lanes to those that lie off it. */
function roadsByLot(
  map: BattleMap,
  villages: readonly (readonly Hex[])[],
  mappings: readonly Mapping[],
  lot: Lot,
): readonly Road[] {
  const [south, north] = [edgeHexes(map.shape, 'south'), edgeHexes(map.shape, 'north')];
  const middleOf = (hexes: readonly Hex[]): Hex | undefined =>
    hexes[Math.floor((0.25 + 0.5 * lot.share()) * hexes.length)];
  const [from, to] = [middleOf(south), middleOf(north)];
  if (!from || !to) return [];
  const built = new Set<number>();
  const roads: Road[] = [];
  const lay = (kind: Road['kind'], through: readonly Hex[]): void => {
    if (through.length < 2) return;
    const all = [through, ...mappings.map((mapping) => through.map((hex) => mapping.hex(hex) ?? hex))];
    for (const hexes of all) {
      for (const hex of hexes) built.add(hexKey(hex));
      roads.push({ kind, through: hexes });
    }
  };
  const [first] = lot.shuffled(villages)[0] ?? [];
  const way = pathFinder(map, built);
  const wayTo = (a: Hex, b: Hex): readonly Hex[] => way(a, (hex) => sameHex(hex, b));
  lay('highRoad', first ? [...wayTo(from, first), ...wayTo(first, to).slice(1)] : wayTo(from, to));
  // a lane ends where it meets a road
  for (const [site] of villages)
    if (site && !built.has(hexKey(site)))
      lay(
        'lane',
        way(site, (hex) => built.has(hexKey(hex))),
      );
  return roads;
}

const FIRST_PARTS = [
  'Alten',
  'Ober',
  'Nieder',
  'Buchen',
  'Eich',
  'Falken',
  'Hasel',
  'Linden',
  'Rothen',
  'Weiss',
];
const LAST_PARTS = ['au', 'bach', 'dorf', 'feld', 'hain', 'hofen', 'kirch', 'rode', 'stedt', 'walde'];
const WATERS = ['Ahle', 'Elz', 'Ilse', 'Lohe', 'Nette', 'Orla', 'Sorn', 'Wipper'];
const HEIGHTS = ['Galgenberg', 'Hoher Stein', 'Kahler Berg', 'Kapellenberg', 'Mühlberg', 'Wolfskopf'];
/** A height that bears a name. */
const NAMED_LEVEL = 2;

/** A name for every village, for the water and for the highest hill. */
function namesByLot(map: BattleMap, villages: readonly (readonly Hex[])[], lot: Lot): readonly PlaceName[] {
  const firsts = lot.shuffled(FIRST_PARTS);
  const lasts = lot.shuffled(LAST_PARTS);
  const names = villages.flatMap(([site], n): readonly PlaceName[] => {
    const text = `${firsts[n % firsts.length]}${lasts[(n + Math.floor(n / firsts.length)) % lasts.length]}`;
    return site ? [{ q: site.q, r: site.r, kind: 'place', text }] : [];
  });
  const taken = new Set(names.map(hexKey));
  const isFree = (hex: Hex): boolean => !taken.has(hexKey(hex));
  const water = map.sides.filter(({ terrain }) => terrain === 'river' || terrain === 'largeRiver');
  const bank = water[Math.floor(water.length / 2)];
  const bankHex = bank && hexesOfSide(bank).find(isFree);
  if (bankHex) names.push({ q: bankHex.q, r: bankHex.r, kind: 'water', text: lot.oneOf(WATERS) ?? '' });
  const [top] = map.hexes
    .filter(
      (hex) => levelOf(hex) >= NAMED_LEVEL && isFree(hex) && hexKey(hex) !== (bankHex && hexKey(bankHex)),
    )
    .sort((a, b) => levelOf(b) - levelOf(a));
  if (top) names.push({ q: top.q, r: top.r, kind: 'height', text: lot.oneOf(HEIGHTS) ?? '' });
  return names;
}

/** All that is drawn on the ground. */
export function drawnByLot(
  map: BattleMap,
  villages: readonly (readonly Hex[])[],
  mappings: readonly Mapping[],
  lot: Lot,
): MapDrawing {
  return { roads: roadsByLot(map, villages, mappings, lot), names: namesByLot(map, villages, lot) };
}
