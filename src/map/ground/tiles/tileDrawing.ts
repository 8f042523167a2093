/** What is drawn of one tile of the ground, as the paths of the layers it is laid in. */
import { DIRECTIONS, type Hex, hexKey, sameHex, step } from '../../../geometry/hex.ts';
import type { Point } from '../../../geometry/layout.ts';
import { hexesOfSide, sideKey } from '../../../geometry/side.ts';
import type { GroundHex } from '../../../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../../../rules/state/vocabulary.ts';
import { at, chance, wobble } from '../../ornament.ts';
import { closedPath, hexesPath, outlines, type Plan, rounded } from '../../plan.ts';
import { farmOn, villageOn } from '../buildings.ts';
import { fields } from '../fields.ts';
import { hachures, terrace, terraceOf } from '../hills.ts';
import { LIGHT, SHADE } from '../light.ts';
import { perHex } from '../perHex.ts';
import { neighboursWithin, regionPath, swollen } from '../region.ts';
import { rimPath } from '../rim.ts';
import { causeway, SHORE_LINES } from '../water.ts';
import { type BridgeOrFord, cliffs, crossings, hedges, watercourses } from '../watercourses.ts';
import { marsh } from '../wet.ts';
import { trees } from '../woods.ts';
import { numeralAt } from './numerals.ts';
import { type Tile, tileAt } from './tiles.ts';

/** The paths by the name of their layer; nothing is told of a layer that is empty here. */
export type TilePaths = Readonly<Record<string, string>>;

/** How much is drawn: the hand of the engraver, or from afar, where a hex is a few dots wide, no more than its colour. */
export type Grain = 'fine' | 'coarse';

/** A part of the drawing with what it hangs on, in letters: while that stays the part need not be drawn again. */
interface Part<T> {
  readonly of: string;
  readonly drawn: T;
}

interface Parts {
  readonly bounds: Part<TilePaths>;
  readonly open: Part<TilePaths>;
  readonly hills: Part<TilePaths>;
  readonly wet: Part<TilePaths>;
  readonly woods: Part<TilePaths>;
  readonly built: Part<TilePaths>;
  readonly water: Part<TilePaths>;
  readonly sides: Part<TilePaths>;
  readonly crossings: Part<readonly BridgeOrFord[]>;
}

export interface TileDrawing {
  readonly tile: Tile;
  readonly grain: Grain;
  readonly paths: TilePaths;
  readonly crossings: readonly BridgeOrFord[];
  readonly parts: Parts;
  /** Whether its fields are those of this ground, and not left as they were. */
  readonly isWhole: boolean;
}

/** The part as it was, if it hangs on the same as before. */
function part<T>(before: Part<T> | undefined, of: string, draw: () => T): Part<T> {
  return before?.of === of ? before : { of, drawn: draw() };
}

/** Whether a point of the sheet lies in the tile. */
const isIn =
  (key: string) =>
  (point: Point): boolean =>
    tileAt(point) === key;

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

const marshMarks = perHex((plan, hex) => marsh(plan, [hex]));
/** `variant` has a bit for each direction in which the village goes on. */
const villageMarks = perHex((plan, hex, variant) =>
  villageOn(
    plan,
    hex,
    DIRECTIONS.filter((d) => (variant & (1 << d)) !== 0),
  ),
);
const farmMarks = perHex(farmOn);

/** Where the tops of a wood catch the light when it is seen from afar. */
const TOPS: readonly (readonly [number, number])[] = [
  [0, -26],
  [-20, -13],
  [20, -14],
  [0, -1],
  [-20, 13],
  [20, 12],
  [0, 26],
];

/** A tree top of five corners. */
function treeTop(centre: Point, hex: Hex, which: number): string {
  const c = { x: centre.x + wobble(hex, which) * 5, y: centre.y + wobble(hex, which + 20) * 5 };
  const size = 6 + chance(hex, which + 40) * 4;
  const start = chance(hex, which + 60) * Math.PI;
  const corners = Array.from({ length: 5 }, (_, n) => {
    const a = start + (n / 5) * 2 * Math.PI;
    return { x: c.x + Math.cos(a) * size, y: c.y + Math.sin(a) * size };
  });
  return closedPath(corners);
}

const treeTops = perHex((plan, hex) => {
  const { x, y } = plan.centre(hex);
  return TOPS.map(([dx, dy], n) => treeTop({ x: x + dx, y: y + dy }, hex, n)).join('');
});

function woodsAfar(plan: Plan, woods: readonly Hex[], own: ReadonlySet<number>): TilePaths {
  const tops = woods.filter((hex) => own.has(hexKey(hex))).map((hex) => treeTops(plan, hex));
  return { canopy: regionPath(plan, woods, -1.5), treeTops: tops.join('') };
}

function woodPaths(plan: Plan, woods: readonly Hex[], isHere: (p: Point) => boolean): TilePaths {
  const { shadows, crowns, hatching } = trees(plan, woods, isHere);
  return {
    woodShade: regionPath(plan, woods, -2, SHADE),
    washWood: regionPath(plan, woods, -1.5),
    treeShadows: shadows,
    treeCrowns: crowns,
    treeHatching: hatching,
  };
}

function builtPaths(
  plan: Plan,
  grain: Grain,
  villages: readonly Hex[],
  farms: readonly Hex[],
  isOwn: (hex: Hex) => boolean,
): TilePaths {
  const within = new Set(villages.map(hexKey));
  const built = [
    ...villages.filter(isOwn).map((hex) =>
      villageMarks(
        plan,
        hex,
        neighboursWithin(hex, within).reduce((bits, d) => bits | (1 << d), 0),
      ),
    ),
    ...farms.filter(isOwn).map((hex) => farmMarks(plan, hex)),
  ];
  const houses = {
    washVillage: regionPath(plan, villages, -2),
    washFort: regionPath(plan, farms, -2),
    lanes: built.map((one) => one.lanes).join(''),
    walls: built.map((one) => one.walls).join(''),
    blocks: built.map((one) => one.blocks).join(''),
  };
  if (grain === 'coarse') return houses;
  return {
    ...houses,
    gardens: built.map((one) => one.gardens).join(''),
    blockShadows: built.map((one) => one.shadows).join(''),
    blockEdges: built.map((one) => one.edges).join(''),
  };
}

function wetPaths(
  plan: Plan,
  grain: Grain,
  marshes: readonly Hex[],
  isOwn: (hex: Hex) => boolean,
): TilePaths {
  const marks = marshes.filter(isOwn).map((hex) => marshMarks(plan, hex));
  return {
    washMarsh: regionPath(plan, marshes, -2),
    marshWater: marks.map(({ water }) => water).join(''),
    marshReeds: grain === 'fine' ? marks.map(({ reeds }) => reeds).join('') : '',
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

function levelOf({ level = 1 }: GroundHex): number {
  return level;
}

/** The edge of a slope as one broad line: what its hachures look like from afar. */
function slope(plan: Plan, key: string, hills: readonly Hex[], inward: number): string {
  const edges = outlines(plan, hills).map((loop) => swollen(rounded(loop, 2), -inward));
  return ownStretches(key, edges);
}

function hillPaths(plan: Plan, grain: Grain, { key }: Tile, hills: readonly GroundHex[]): TilePaths {
  const isHere = isIn(key);
  const higher = [...new Set(hills.map(levelOf))].filter((level) => level > 1);
  const terraces = higher.flatMap((level) => {
    const upTo = hills.filter((hex) => levelOf(hex) >= level);
    const edge =
      grain === 'fine'
        ? [`terraceEdge${level}`, terrace(plan, upTo, level, isHere)]
        : [`terraceSlope${level}`, slope(plan, key, upTo, terraceOf(level))];
    return [[`terrace${level}`, regionPath(plan, upTo, -terraceOf(level))], edge];
  });
  return {
    hillShade: regionPath(plan, hills, -2, SHADE),
    hill: regionPath(plan, hills, -2),
    hillCrown: regionPath(plan, hills, -19, LIGHT),
    ...(grain === 'fine'
      ? { hachures: hachures(plan, hills, isHere) }
      : { slopes: slope(plan, key, hills, 6) }),
    ...Object.fromEntries(terraces),
  };
}

function hillNumbers(plan: Plan, hills: readonly GroundHex[], isOwn: (hex: Hex) => boolean): string {
  return hills
    .filter(isOwn)
    .map((hex) => numeralAt(plan.centre(hex), levelOf(hex)))
    .join('');
}

/** A layer for each width of a watercourse, and what stands along sides. */
function sidePaths(plan: Plan, { key, sides }: Tile, isOwn: (hex: Hex) => boolean): TilePaths {
  const beside = (kind: SideTerrain) =>
    sides.filter((side) => side.terrain === kind && isOwn(hexesOfSide(side)[0]));
  const courses = watercourses(plan, sides).map(({ width, path }) => [`course${width}`, ownMarks(key, path)]);
  return {
    ...Object.fromEntries(courses),
    hedges: hedges(plan, beside('wood')),
    cliffs: cliffs(plan, beside('impassable')),
  };
}

function openPaths(plan: Plan, grain: Grain, { key, hexes, sides }: Tile): TilePaths {
  const { furrows, tufts, fruitTrees, ...parcels } = fields(plan, { hexes, sides }, isIn(key));
  return grain === 'fine' ? { ...parcels, furrows, tufts, fruitTrees } : parcels;
}

/** These hexes in letters. */
function named(hexes: readonly GroundHex[]): string {
  return hexes.map((hex) => `${hexKey(hex)}${hex.terrain === 'bridge' ? 'b' : ''}`).join();
}

/**
 * Draws a tile as the ground of the whole map would be drawn there. What hangs on nothing that has changed since `before`
 * is taken from there: a wood that grows leaves the slopes under it as they are. With `leavesFields` the fields stay as they
 * were too, which mean nothing and take longer than all the rest: for a hand that is drawing.
 */
export function drawTile(
  plan: Plan,
  tile: Tile,
  grain: Grain = 'fine',
  before?: TileDrawing,
  leavesFields = false,
): TileDrawing {
  const { key, own, hexes, sides } = tile;
  const ownKeys = new Set(own.map(hexKey));
  const isOwn = (hex: Hex): boolean => ownKeys.has(hexKey(hex));
  const on = (...kinds: readonly HexTerrain[]) => hexes.filter((hex) => kinds.includes(hex.terrain));
  const old = before && before.tile.own === own ? before.parts : undefined;
  const hills = hexes.filter(({ hill }) => hill);
  const [marshes, woods, villages, farms] = [
    on('difficult'),
    on('wood'),
    on('village'),
    on('fortifiedPoint'),
  ];
  const water = on('impassable', 'bridge');
  const sidesNamed = sides.map((side) => `${sideKey(side)}${side.terrain}`).join();
  const openOf = `${grain} ${sidesNamed} ${hexes.map((hex) => `${hexKey(hex)}${hex.terrain}`).join()}`;
  const parts: Parts = {
    bounds: part(old?.bounds, key, () => ({
      field: hexesPath(plan, own, -0.4),
      rim: rimPath(plan, own),
      grid: hexesPath(plan, own),
    })),
    open:
      leavesFields && old && before?.grain === grain
        ? old.open
        : part(old?.open, openOf, () => openPaths(plan, grain, tile)),
    hills: part(
      old?.hills,
      `${grain} ${hills.map((hex) => `${hexKey(hex)}:${levelOf(hex)}`).join()}`,
      () => ({
        ...hillPaths(plan, grain, tile, hills),
        hillNumbers: grain === 'fine' ? hillNumbers(plan, hills, isOwn) : '',
      }),
    ),
    wet: part(old?.wet, `${grain} ${named(marshes)}`, () => wetPaths(plan, grain, marshes, isOwn)),
    woods: part(old?.woods, `${grain} ${named(woods)}`, () =>
      grain === 'fine' ? woodPaths(plan, woods, isIn(key)) : woodsAfar(plan, woods, ownKeys),
    ),
    built: part(old?.built, `${grain} ${named(villages)} ${named(farms)}`, () =>
      builtPaths(plan, grain, villages, farms, isOwn),
    ),
    water: part(old?.water, named(water), () => waterPaths(plan, key, water, on('bridge').filter(isOwn))),
    sides: part(old?.sides, sidesNamed, () => sidePaths(plan, tile, isOwn)),
    crossings: part(old?.crossings, sidesNamed, () =>
      crossings(plan, sides).filter((one) => tileAt(one.at) === key),
    ),
  };
  return {
    tile,
    grain,
    paths: {
      ...parts.bounds.drawn,
      ...parts.open.drawn,
      ...parts.hills.drawn,
      ...parts.wet.drawn,
      ...parts.woods.drawn,
      ...parts.built.drawn,
      ...parts.water.drawn,
      ...parts.sides.drawn,
    },
    crossings: parts.crossings.drawn,
    parts,
    isWhole: parts.open.of === openOf,
  };
}
