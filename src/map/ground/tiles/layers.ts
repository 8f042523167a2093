/** The layers of the ground in tiles, from the lowest to the highest. */
import { SHORE_LINES } from '../water.ts';

export interface TileLayer {
  /** The path of a tile that is laid in it. */
  readonly of: string;
  readonly className: string;
  /** A wash: tiles lap over each other, so they are laid opaque, and all of them shine through together. */
  readonly wash?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

/** The levels of a hill that have terraces of their own, R-134, and the widths a watercourse can have. */
const LEVELS = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const WIDTHS = [3.4, 8.5, 15] as const;

function wash(of: string, className: string, name: string = of): TileLayer {
  return { of, className, wash: `tiled-${name}` };
}

function layer(of: string, className: string): TileLayer {
  return { of, className };
}

function flowing(className: string, from: number, less: number): readonly TileLayer[] {
  return WIDTHS.filter((width) => width > from).map((width) => ({
    of: `course${width}`,
    className,
    strokeWidth: width - less,
  }));
}

/** All below the bridges and fords. */
export const LAYERS_BELOW: readonly TileLayer[] = [
  wash('field', 'map-field'),
  layer('fallow', 'map-parcel map-fallow'),
  layer('arable', 'map-parcel map-arable'),
  layer('meadow', 'map-parcel map-meadow'),
  layer('orchard', 'map-parcel map-orchard'),
  layer('furrows', 'map-furrows'),
  layer('tufts', 'map-tufts'),
  layer('fruitTrees', 'map-fruit-trees'),
  layer('rim', 'map-rim'),
  wash('hillShade', 'map-hill-shade'),
  wash('hill', 'map-hill'),
  wash('hillCrown', 'map-hill-crown'),
  wash('washMarsh', 'map-wash-marsh'),
  wash('woodShade', 'map-wood-shade'),
  layer('washWood', 'map-wash-wood'),
  wash('washVillage', 'map-wash-village'),
  wash('washFort', 'map-wash-fort'),
  layer('hachures', 'map-hachures'),
  layer('slopes', 'tiled-slope'),
  ...LEVELS.flatMap((level) => [
    wash(`terrace${level}`, 'map-hill-terrace', 'terrace'),
    layer(`terraceEdge${level}`, 'map-hachures'),
    layer(`terraceSlope${level}`, 'tiled-slope'),
  ]),
  layer('water', 'map-water tiled-water'),
  ...SHORE_LINES.map((_, n) => ({
    of: `shore${n}`,
    className: n === 0 ? 'map-waterline tiled-shore' : 'map-waterline',
    opacity: n === 0 ? 1 : 0.7 - (n - 1) * 0.15,
  })),
  layer('decks', 'map-deck map-deck-wide'),
  layer('deckRails', 'map-rails'),
  layer('marshWater', 'map-marsh-water'),
  layer('marshReeds', 'map-marsh-reeds'),
  layer('canopy', 'tiled-canopy'),
  layer('treeTops', 'tiled-tree-tops'),
  layer('treeShadows', 'map-tree-shadows'),
  layer('treeCrowns', 'map-tree-crowns'),
  layer('treeHatching', 'map-tree-hatching'),
  layer('lanes', 'map-lanes'),
  layer('gardens', 'map-gardens'),
  layer('walls', 'map-wall'),
  layer('blockShadows', 'map-block-shadows'),
  layer('blocks', 'map-blocks'),
  layer('blockEdges', 'map-block-edges'),
  layer('hillNumbers', 'tiled-number-halo'),
  layer('hillNumbers', 'tiled-number'),
  layer('grid', 'map-grid'),
  ...flowing('map-bank', 0, 0),
  ...flowing('map-stream', 4, 2.6),
  ...flowing('map-current', 10, 8.5),
];

/** What stands along sides, above the bridges. */
export const LAYERS_ABOVE: readonly TileLayer[] = [
  layer('hedges', 'map-hedge'),
  layer('cliffs', 'map-cliff'),
];
