import { memo, useMemo, useRef } from 'react';
import type { MapDrawing } from '../../../mapmaking/drawing.ts';
import type { BattleMap } from '../../../rules/state/game.ts';
import { FOR_THE_EYE } from '../../ornament.ts';
import type { Plan } from '../../plan.ts';
import { CrossingMark } from '../Crossings.tsx';
import { DrawnLayer } from '../drawnLater.ts';
import { SHORE_LINES } from '../water.ts';
import type { TileDrawing } from './tileDrawing.ts';
import { type Tile, tilesOf } from './tiles.ts';
import { useTileDrawings } from './useTileDrawings.ts';
import '../hillLevels.css';
import '../waterHexes.css';
import './tiles.css';

type Drawings = readonly (TileDrawing | undefined)[];

interface LayerProps {
  readonly className: string;
  readonly drawings: Drawings;
  readonly layer: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

/** Whether the layer is the same over all tiles: the other layers of a tile that changed must not be gone through. */
function isSameLayer(before: LayerProps, now: LayerProps): boolean {
  return (
    before.layer === now.layer &&
    before.drawings.length === now.drawings.length &&
    now.drawings.every((drawing, n) => drawing?.paths[now.layer] === before.drawings[n]?.paths[now.layer])
  );
}

/** One layer over all tiles: what it has of a tile is drawn again when that path changes. */
const Layer = memo(function Layer({ className, drawings, layer, strokeWidth, opacity }: LayerProps) {
  return drawings.map((drawing) => {
    const d = drawing?.paths[layer];
    return d ? (
      <path key={drawing.tile.key} className={className} d={d} strokeWidth={strokeWidth} opacity={opacity} />
    ) : null;
  });
}, isSameLayer);

/** A wash: tiles lap over each other, so they are laid opaque, and all of them shine through together. */
function Wash({ className, drawings, layer }: LayerProps) {
  return (
    <g className={`tiled-wash tiled-${layer.replace(/\d+$/, '')}`}>
      <Layer className={className} drawings={drawings} layer={layer} />
    </g>
  );
}

/** The layers of that name that some tile has, as the numbers behind it, from the lowest. */
function numbersOf(drawings: Drawings, name: RegExp): readonly number[] {
  const found = new Set<number>();
  for (const drawing of drawings)
    for (const layer of Object.keys(drawing?.paths ?? {})) {
      const number = name.exec(layer)?.[1];
      if (number !== undefined) found.add(Number(number));
    }
  return [...found].sort((a, b) => a - b);
}

function Hills({ drawings }: { readonly drawings: Drawings }) {
  return (
    <>
      <Wash className="map-hill" drawings={drawings} layer="hill" />
      <Wash className="map-hill-crown" drawings={drawings} layer="hillCrown" />
    </>
  );
}

function Terraces({ drawings }: { readonly drawings: Drawings }) {
  return numbersOf(drawings, /^terrace(\d+)$/).map((level) => (
    <g key={level}>
      <Wash className="map-hill-terrace" drawings={drawings} layer={`terrace${level}`} />
      <Layer className="map-hachures" drawings={drawings} layer={`terraceEdge${level}`} />
    </g>
  ));
}

function Lakes({ drawings }: { readonly drawings: Drawings }) {
  return (
    <>
      <Layer className="map-water tiled-water" drawings={drawings} layer="water" />
      {SHORE_LINES.map((by, n) => (
        <Layer
          key={by}
          className={n === 0 ? 'map-waterline tiled-shore' : 'map-waterline'}
          drawings={drawings}
          layer={`shore${n}`}
          opacity={n === 0 ? 1 : 0.7 - (n - 1) * 0.15}
        />
      ))}
      <Layer className="map-deck map-deck-wide" drawings={drawings} layer="decks" />
      <Layer className="map-rails" drawings={drawings} layer="deckRails" />
    </>
  );
}

function Courses({ drawings }: { readonly drawings: Drawings }) {
  const widths = numbersOf(drawings, /^course([\d.]+)$/);
  const flowing = (className: string, from: number, less: number) =>
    widths
      .filter((width) => width > from)
      .map((width) => (
        <Layer
          key={width}
          className={className}
          drawings={drawings}
          layer={`course${width}`}
          strokeWidth={width - less}
        />
      ));
  return (
    <>
      {flowing('map-bank', 0, 0)}
      {flowing('map-stream', 4, 2.6)}
      {flowing('map-current', 10, 8.5)}
      {drawings.map((drawing) =>
        drawing?.crossings.map((one) => <CrossingMark key={`${one.at.x},${one.at.y}`} {...one} />),
      )}
    </>
  );
}

interface TiledGroundProps {
  readonly plan: Plan;
  readonly map: BattleMap;
  readonly drawing: MapDrawing;
}

/** The ground of a map that is being drawn: the same as on the table, but only what has changed is drawn again. */
export const TiledGround = memo(function TiledGround({ plan, map, drawing }: TiledGroundProps) {
  const before = useRef<readonly Tile[]>([]);
  const tiles = useMemo(() => {
    before.current = tilesOf(plan, map, before.current);
    return before.current;
  }, [plan, map]);
  const drawings = useTileDrawings(plan, tiles);
  const levels = map.hexes.some(({ level = 1 }) => level > 1);
  const layer = (name: string, className: string) => (
    <Layer className={className} drawings={drawings} layer={name} />
  );
  return (
    <g
      className="tiled-ground"
      data-drawn={tiles.every((tile, n) => drawings[n]?.tile === tile)}
      {...FOR_THE_EYE}
    >
      <Wash className="map-field" drawings={drawings} layer="field" />
      {layer('furrows', 'map-furrows')}
      {layer('tufts', 'map-tufts')}
      <Hills drawings={drawings} />
      <Wash className="map-wash-marsh" drawings={drawings} layer="washMarsh" />
      <Wash className="map-wash-wood" drawings={drawings} layer="washWood" />
      <Wash className="map-wash-village" drawings={drawings} layer="washVillage" />
      <Wash className="map-wash-fort" drawings={drawings} layer="washFort" />
      {layer('hachures', 'map-hachures')}
      <Terraces drawings={drawings} />
      <Lakes drawings={drawings} />
      {layer('marshWater', 'map-marsh-water')}
      {layer('marshReeds', 'map-marsh-reeds')}
      {layer('treeShadows', 'map-tree-shadows')}
      {layer('treeCrowns', 'map-tree-crowns')}
      {layer('treeHatching', 'map-tree-hatching')}
      {layer('lanes', 'map-lanes')}
      {layer('gardens', 'map-gardens')}
      {layer('walls', 'map-wall')}
      {layer('blockShadows', 'map-block-shadows')}
      {layer('blocks', 'map-blocks')}
      {layer('blockEdges', 'map-block-edges')}
      {levels ? layer('hillNumbers', 'tiled-number-halo') : null}
      {levels ? layer('hillNumbers', 'tiled-number') : null}
      {layer('grid', 'map-grid')}
      <Courses drawings={drawings} />
      {layer('hedges', 'map-hedge')}
      {layer('cliffs', 'map-cliff')}
      {drawing.roads.length + drawing.names.length > 0 ? (
        <DrawnLayer plan={plan} drawing={drawing} sides={map.sides} />
      ) : null}
    </g>
  );
});
