/** A map as a picture to print: plain SVG in millimetres, from the same geometry as the screen's, in the colours handed in. */
import { type Hex, sameHex } from '../geometry/hex.ts';
import { type Layout, makeLayout, type Point } from '../geometry/layout.ts';
import { hexesOf, hexName } from '../geometry/shape.ts';
import type { BattleMap, GroundHex, GroundSide } from '../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../rules/state/vocabulary.ts';
import type { MapDrawing, Named } from './drawing.ts';
import { levelOf } from './ground.ts';

/** Any colours SVG knows. */
export interface MapColours {
  readonly paper: string;
  readonly grid: string;
  readonly ink: string;
  readonly hill: string;
  readonly wood: string;
  readonly houses: string;
  readonly marsh: string;
  readonly water: string;
  readonly cliff: string;
  readonly hedge: string;
  readonly road: string;
}

export interface Printing {
  /** From one flat of a hex to the other, in millimetres. */
  readonly hexAcross: number;
  readonly colours: MapColours;
  /** Whether each hex tells its name. */
  readonly hexNames: boolean;
}

/** The width and height of the picture, in millimetres. */
export function printedSize(
  map: BattleMap,
  hexAcross: number,
): { readonly width: number; readonly height: number } {
  const { width, height } = printLayout(map, hexAcross);
  return { width: rounded(width), height: rounded(height) };
}

function printLayout({ shape }: BattleMap, hexAcross: number): Layout {
  return makeLayout(shape, hexAcross / Math.sqrt(3));
}

/** A hundredth of a millimetre is finer than any printer. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

function pair({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function polyline(points: readonly Point[]): string {
  return points.map((point, at) => `${at === 0 ? 'M' : 'L'}${pair(point)}`).join('');
}

/** Texts from outside stand in the picture as texts. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

interface Pen {
  readonly layout: Layout;
  readonly colours: MapColours;
}

/** The outline of a hex, drawn in to a share of its size. */
function outline({ layout }: Pen, hex: Hex, share = 1): string {
  const centre = layout.centre(hex);
  const corners = layout.corners(hex).map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * share,
    y: centre.y + (y - centre.y) * share,
  }));
  return `${polyline(corners)}Z`;
}

function path(d: string, style: string): string {
  return d === '' ? '' : `<path d="${d}" ${style}/>`;
}

/** Places in a hex from its centre, in sides of it. */
type Spots = readonly (readonly [x: number, y: number])[];

const TREES: Spots = [
  [-0.4, -0.3],
  [0.1, -0.5],
  [0.45, -0.1],
  [-0.05, 0.05],
  [-0.45, 0.3],
  [0.3, 0.42],
];
const HOUSES: Spots = [
  [-0.4, -0.35],
  [0.05, -0.5],
  [0.42, -0.2],
  [-0.45, 0.2],
  [0, 0.45],
  [0.4, 0.3],
];
const REEDS: Spots = [
  [-0.4, -0.3],
  [0.25, -0.4],
  [-0.1, 0],
  [0.4, 0.1],
  [-0.4, 0.35],
  [0.1, 0.45],
];

function atSpots({ layout }: Pen, hex: Hex, spots: Spots): readonly Point[] {
  const { x, y } = layout.centre(hex);
  return spots.map(([dx, dy]) => ({ x: x + dx * layout.size, y: y + dy * layout.size }));
}

function ground(pen: Pen, terrain: HexTerrain, hex: Hex): string {
  const { layout, colours } = pen;
  const unit = layout.size / 10;
  const wash = (colour: string, share: number): string =>
    path(outline(pen, hex), `fill="${colour}" fill-opacity="${share}"`);
  switch (terrain) {
    case 'open':
      return '';
    case 'wood':
      return (
        wash(colours.wood, 0.3) +
        atSpots(pen, hex, TREES)
          .map(
            ({ x, y }) =>
              `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(1.6 * unit)}" fill="${colours.wood}"/>`,
          )
          .join('')
      );
    case 'village':
    case 'fortifiedPoint': {
      const [w, h] = [2.4 * unit, 1.8 * unit];
      const blocks = atSpots(pen, hex, HOUSES).map(
        ({ x, y }) =>
          `<rect x="${rounded(x - w / 2)}" y="${rounded(y - h / 2)}" width="${rounded(w)}" height="${rounded(h)}" fill="${colours.houses}"/>`,
      );
      const wall = `fill="none" stroke="${colours.ink}" stroke-width="${rounded(0.9 * unit)}"`;
      return (
        wash(colours.houses, 0.14) +
        blocks.join('') +
        (terrain === 'fortifiedPoint' ? path(outline(pen, hex, 0.82), wall) : '')
      );
    }
    case 'difficult': {
      const reeds = atSpots(pen, hex, REEDS)
        .map(({ x, y }) =>
          polyline([
            { x: x - 1.4 * unit, y },
            { x: x + 1.4 * unit, y },
          ]),
        )
        .join('');
      return (
        wash(colours.marsh, 0.3) +
        path(reeds, `stroke="${colours.marsh}" stroke-width="${rounded(0.5 * unit)}"`)
      );
    }
    case 'bridge':
      return (
        wash(colours.water, 0.9) +
        path(
          outline(pen, hex, 0.6),
          `fill="${colours.road}" stroke="${colours.ink}" stroke-width="${rounded(0.4 * unit)}"`,
        )
      );
    case 'impassable':
      return wash(colours.water, 0.9);
  }
}

/** How broad each watercourse is drawn, in sides of a hex. */
const BREADTH = { stream: 0.07, river: 0.16, largeRiver: 0.28 } as const;
const COURSES = ['stream', 'river', 'largeRiver'] as const;

/** What flows under a bridge or through a ford is not told: it is drawn as broad as the broadest there is. */
function breadthUnder(sides: readonly GroundSide[]): number {
  const there = COURSES.filter((course) => sides.some(({ terrain }) => terrain === course));
  return Math.max(BREADTH.stream, ...there.map((course) => BREADTH[course]));
}

function sidesPath({ layout }: Pen, sides: readonly GroundSide[]): string {
  return sides.map((side) => polyline(layout.sideLine(side))).join('');
}

function watercourses(pen: Pen, sides: readonly GroundSide[]): string {
  const { layout, colours } = pen;
  const line = (terrains: readonly SideTerrain[], breadth: number): string =>
    path(
      sidesPath(
        pen,
        sides.filter(({ terrain }) => terrains.includes(terrain)),
      ),
      `fill="none" stroke="${colours.water}" stroke-width="${rounded(breadth * layout.size)}" stroke-linecap="round"`,
    );
  return (
    COURSES.map((course) => line([course], BREADTH[course])).join('') +
    line(['ford', 'bridge'], breadthUnder(sides))
  );
}

/** Over a bridge the way is broad, through a ford it is a dotted one. */
function waysOver({ layout, colours }: Pen, sides: readonly GroundSide[]): string {
  return sides
    .filter(({ terrain }) => terrain === 'bridge' || terrain === 'ford')
    .map((side) => {
      const [a, b] = layout.sideLine(side);
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const [dx, dy] = [((b.y - a.y) / 2) * 0.55, ((a.x - b.x) / 2) * 0.55];
      const way = polyline([
        { x: middle.x - dx, y: middle.y - dy },
        { x: middle.x + dx, y: middle.y + dy },
      ]);
      const broad = (colour: string, share: number): string =>
        path(way, `stroke="${colour}" stroke-width="${rounded(share * layout.size)}"`);
      return side.terrain === 'bridge'
        ? broad(colours.ink, 0.36) + broad(colours.road, 0.24)
        : path(
            way,
            `stroke="${colours.ink}" stroke-width="${rounded(0.2 * layout.size)}" stroke-dasharray="${rounded(0.05 * layout.size)}"`,
          );
    })
    .join('');
}

function borders(pen: Pen, sides: readonly GroundSide[]): string {
  const { layout, colours } = pen;
  const on = (terrain: SideTerrain) => sides.filter((side) => side.terrain === terrain);
  const style = (colour: string, share: number, dashes = ''): string =>
    `fill="none" stroke="${colour}" stroke-width="${rounded(share * layout.size)}"${dashes}`;
  return (
    path(
      sidesPath(pen, on('wood')),
      style(colours.hedge, 0.16, ` stroke-dasharray="${rounded(0.12 * layout.size)}"`),
    ) + path(sidesPath(pen, on('impassable')), style(colours.cliff, 0.2))
  );
}

/** Each level a shade deeper than the one below, with its number. */
function hills(pen: Pen, hexes: readonly GroundHex[]): string {
  const { layout, colours } = pen;
  const highest = Math.max(1, ...hexes.map(levelOf));
  return hexes
    .filter(({ hill }) => hill)
    .map((hex) => {
      const share = 0.22 + (0.5 * levelOf(hex)) / highest;
      return path(outline(pen, hex), `fill="${colours.hill}" fill-opacity="${rounded(share)}"`);
    })
    .concat(
      highest === 1
        ? []
        : hexes
            .filter(({ hill }) => hill)
            .map((hex) => {
              const { x, y } = layout.centre(hex);
              return writing(
                pen,
                { x: x - 0.55 * layout.size, y: y + 0.5 * layout.size },
                0.28,
                String(levelOf(hex)),
              );
            }),
    )
    .join('');
}

function writing({ layout, colours }: Pen, { x, y }: Point, share: number, text: string, style = ''): string {
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(share * layout.size)}" text-anchor="middle" fill="${colours.ink}"${style}>${escaped(text)}</text>`;
}

const ROAD_WIDTH = { highRoad: 0.2, lane: 0.12 } as const;
/** About the breadth of a letter of a name, in sides of a hex. */
const LETTER = 0.32;
const LETTERING: Readonly<Record<Named, string>> = {
  place: ' font-weight="bold"',
  water: ' font-style="italic"',
  height: ' letter-spacing="0.1em"',
  wood: ' font-style="italic" letter-spacing="0.1em"',
};

function roads({ layout, colours }: Pen, { roads: all }: MapDrawing): string {
  const one = (through: readonly Hex[], colour: string, width: number): string =>
    path(
      polyline(through.map((hex) => layout.centre(hex))),
      `fill="none" stroke="${colour}" stroke-width="${rounded(width * layout.size)}" stroke-linejoin="round"`,
    );
  return [
    ...all.map(({ kind, through }) => one(through, colours.ink, ROAD_WIDTH[kind] + 0.05)),
    ...all.map(({ kind, through }) => one(through, colours.road, ROAD_WIDTH[kind])),
  ].join('');
}

function names(pen: Pen, { names: all }: MapDrawing): string {
  const { layout, colours } = pen;
  return all
    .map(({ kind, text, ...hex }) => {
      const { x, y } = layout.centre(hex);
      const halo = ` stroke="${colours.paper}" stroke-width="${rounded(0.1 * layout.size)}" paint-order="stroke"`;
      // above the hex, but never out of the picture
      const line = Math.max(y - 0.62 * layout.size, 0.5 * layout.size);
      const half = Math.min(text.length * LETTER * layout.size, layout.width) / 2;
      const middle = Math.min(Math.max(x, half), layout.width - half);
      return writing(pen, { x: middle, y: line }, 0.5, text, LETTERING[kind] + halo);
    })
    .join('');
}

/** The picture of the whole map. How it is cut into pages is the printer's matter. */
export function mapSvg(
  map: BattleMap,
  drawing: MapDrawing,
  { hexAcross, colours, hexNames }: Printing,
): string {
  const layout = printLayout(map, hexAcross);
  const pen: Pen = { layout, colours };
  const { width, height } = printedSize(map, hexAcross);
  const all = hexesOf(map.shape);
  const terrains = map.hexes.map((hex) => ground(pen, hex.terrain, hex)).join('');
  const grid = all.map((hex) => outline(pen, hex)).join('');
  const called = hexNames
    ? all
        .filter((hex) => !drawing.names.some((name) => sameHex(name, hex)))
        .map((hex) => {
          const { x, y } = layout.centre(hex);
          return writing(pen, { x, y: y - 0.68 * layout.size }, 0.2, hexName(hex), ' fill-opacity="0.6"');
        })
        .join('')
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="serif">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    hills(pen, map.hexes),
    terrains,
    path(grid, `fill="none" stroke="${colours.grid}" stroke-width="${rounded(layout.size / 50)}"`),
    watercourses(pen, map.sides),
    borders(pen, map.sides),
    roads(pen, drawing),
    waysOver(pen, map.sides),
    called,
    names(pen, drawing),
    '</svg>',
  ].join('');
}
