/** What is drawn of one tile of the ground, as the paths of the layers it is laid in. */
import { DIRECTIONS, type Hex, hexKey, sameHex, step } from '../../../geometry/hex.ts';
import type { Point } from '../../../geometry/layout.ts';
import { hexesOfSide } from '../../../geometry/side.ts';
import type { GroundHex } from '../../../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../../../rules/state/vocabulary.ts';
import { at } from '../../ornament.ts';
import { closedPath, hexesPath, outlines, type Plan, rounded } from '../../plan.ts';
import { buildings } from '../buildings.ts';
import { fieldOn } from '../fields.ts';
import { hachures, terrace, terraceOf } from '../hills.ts';
import { neighboursWithin, regionPath, swollen } from '../region.ts';
import { causeway, SHORE_LINES } from '../water.ts';
import { type BridgeOrFord, cliffs, crossings, hedges, watercourses } from '../watercourses.ts';
import { marsh } from '../wet.ts';
import { crown, hatch, shadow, treesOn } from '../woods.ts';
import { numeralAt } from './numerals.ts';
import { perHex } from './perHex.ts';
import { type Tile, tileAt } from './tiles.ts';

/** The paths by the name of their layer; nothing is told of a layer that is empty here. */
export type TilePaths = Readonly<Record<string, string>>;

export interface TileDrawing {
  readonly tile: Tile;
  readonly paths: TilePaths;
  readonly crossings: readonly BridgeOrFord[];
}

/** The marks of a path that begin in the tile: the others are drawn by the tile in which they begin. */
function ownMarks(key: string, d: string): string {
  if (d === '') return '';
  return d
    .split(/(?=M)/)
    .filter((mark) => {
      const [x, y] = mark.slice(1).split(/[^\d.-]+/, 2);
      return tileAt({ x: Number(x), y: Number(y) }) === key;
    })
    .join('');
}

/** The parts of closed lines that run through the tile, as open lines. */
function ownStretches(key: string, loops: readonly (readonly Point[])[]): string {
  let d = '';
  for (const loop of loops) {
    let drawing = false;
    loop.forEach((a, n) => {
      const b = loop[(n + 1) % loop.length] ?? a;
      const own = tileAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) === key;
      if (own) d += `${drawing ? '' : `M${at(a.x)} ${at(a.y)}`}L${at(b.x)} ${at(b.y)}`;
      drawing = own;
    });
  }
  return d;
}

interface TreeMarks {
  readonly y: number;
  readonly shadow: string;
  readonly crown: string;
  readonly hatching: string;
}

/** `variant` has a bit for each direction in which the wood goes on. */
const treeMarks = perHex((plan, hex, variant): readonly TreeMarks[] =>
  treesOn(
    plan,
    hex,
    DIRECTIONS.filter((d) => (variant & (1 << d)) !== 0),
  ).map((tree) => ({ y: tree.p.y, shadow: shadow(tree), crown: crown(tree), hatching: hatch(tree) })),
);
const marshMarks = perHex((plan, hex) => marsh(plan, [hex]));
const fieldMarks = perHex(fieldOn);
const villageMarks = perHex((plan, hex) => buildings(plan, [hex], []));
const farmMarks = perHex((plan, hex) => buildings(plan, [], [hex]));

function woodPaths(plan: Plan, woods: readonly Hex[], own: ReadonlySet<number>): TilePaths {
  const within = new Set(woods.map(hexKey));
  const trees = woods
    .filter((hex) => own.has(hexKey(hex)))
    .flatMap((hex) =>
      treeMarks(
        plan,
        hex,
        neighboursWithin(hex, within).reduce((bits, d) => bits | (1 << d), 0),
      ),
    )
    .sort((a, b) => a.y - b.y);
  return {
    treeShadows: trees.map((tree) => tree.shadow).join(''),
    treeCrowns: trees.map((tree) => tree.crown).join(''),
    treeHatching: trees.map((tree) => tree.hatching).join(''),
  };
}

function builtPaths(plan: Plan, villages: readonly Hex[], farms: readonly Hex[]): TilePaths {
  const built = [
    ...villages.map((hex) => villageMarks(plan, hex)),
    ...farms.map((hex) => farmMarks(plan, hex)),
  ];
  return {
    lanes: built.map((one) => one.lanes).join(''),
    gardens: built.map((one) => one.gardens).join(''),
    walls: built.map((one) => one.walls).join(''),
    blockShadows: built.map((one) => one.shadows).join(''),
    blocks: built.map((one) => one.blocks).join(''),
    blockEdges: built.map((one) => one.edges).join(''),
  };
}

function waterPaths(plan: Plan, key: string, water: readonly Hex[], bridges: readonly Hex[]): TilePaths {
  const shores = outlines(plan, water).map((loop) => rounded(loop, 3));
  const lines = SHORE_LINES.map((by) =>
    ownStretches(
      key,
      shores.map((loop) => swollen(loop, by)),
    ),
  );
  const decks = bridges.map((hex) => {
    // The road leads where there is no water, or straight on along the row.
    const dry = DIRECTIONS.find((d) => !water.some((other) => sameHex(other, step(hex, d)))) ?? 1;
    return causeway(plan, hex, dry);
  });
  return {
    water: shores.map(closedPath).join(''),
    ...Object.fromEntries(lines.map((line, n) => [`shore${n}`, line])),
    decks: decks.map(({ deck }) => deck).join(''),
    deckRails: decks.map(({ rails }) => rails).join(''),
  };
}

function hillPaths(plan: Plan, key: string, hills: readonly GroundHex[]): TilePaths {
  const levelOf = ({ level = 1 }: GroundHex): number => level;
  const higher = [...new Set(hills.map(levelOf))].filter((level) => level > 1);
  const terraces = higher.flatMap((level) => {
    const upTo = hills.filter((hex) => levelOf(hex) >= level);
    return [
      [`terrace${level}`, regionPath(plan, upTo, -terraceOf(level))],
      [`terraceEdge${level}`, ownMarks(key, terrace(plan, upTo, level))],
    ];
  });
  return {
    hill: regionPath(plan, hills, -3),
    hillCrown: regionPath(plan, hills, -17),
    hachures: ownMarks(key, hachures(plan, hills)),
    ...Object.fromEntries(terraces),
  };
}

/** A layer for each width of a watercourse. */
function coursePaths(plan: Plan, { key, sides }: Tile): TilePaths {
  return Object.fromEntries(
    watercourses(plan, sides).map(({ width, path }) => [`course${width}`, ownMarks(key, path)]),
  );
}

/** Draws a tile as the ground of the whole map would be drawn there. */
export function drawTile(plan: Plan, tile: Tile): TileDrawing {
  const { key, hexes, sides } = tile;
  const ownKeys = new Set(tile.own.map(hexKey));
  const isOwn = (hex: Hex): boolean => ownKeys.has(hexKey(hex));
  const on = (...kinds: readonly HexTerrain[]) => hexes.filter((hex) => kinds.includes(hex.terrain));
  const beside = (kind: SideTerrain) =>
    sides.filter((side) => side.terrain === kind && isOwn(hexesOfSide(side)[0]));
  const taken = new Set(hexes.map(hexKey));
  const fields = tile.own.filter((hex) => !taken.has(hexKey(hex))).map((hex) => fieldMarks(plan, hex));
  const wet = on('difficult')
    .filter(isOwn)
    .map((hex) => marshMarks(plan, hex));
  const hills = hexes.filter(({ hill }) => hill);
  const bridges = on('bridge').filter(isOwn);
  return {
    tile,
    paths: {
      field: hexesPath(plan, tile.own, -0.4),
      furrows: fields.map(({ furrows }) => furrows).join(''),
      tufts: fields.map(({ tufts }) => tufts).join(''),
      ...hillPaths(plan, key, hills),
      washMarsh: regionPath(plan, on('difficult'), -2),
      washWood: regionPath(plan, on('wood'), -1),
      washVillage: regionPath(plan, on('village'), -2),
      washFort: regionPath(plan, on('fortifiedPoint'), -2),
      ...waterPaths(plan, key, on('impassable', 'bridge'), bridges),
      marshWater: wet.map(({ water }) => water).join(''),
      marshReeds: wet.map(({ reeds }) => reeds).join(''),
      ...woodPaths(plan, on('wood'), ownKeys),
      ...builtPaths(plan, on('village').filter(isOwn), on('fortifiedPoint').filter(isOwn)),
      grid: hexesPath(plan, tile.own),
      ...coursePaths(plan, tile),
      hedges: hedges(plan, beside('wood')),
      cliffs: cliffs(plan, beside('impassable')),
      hillNumbers: hills
        .filter(isOwn)
        .map((hex) => numeralAt(plan.centre(hex), hex.level ?? 1))
        .join(''),
    },
    crossings: crossings(plan, sides).filter((one) => tileAt(one.at) === key),
  };
}
