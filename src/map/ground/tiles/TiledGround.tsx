import { memo, useEffect, useRef, useState } from 'react';
import type { Point } from '../../../geometry/layout.ts';
import type { MapDrawing } from '../../../mapmaking/drawing.ts';
import type { BattleMap } from '../../../rules/state/game.ts';
import { FOR_THE_EYE } from '../../ornament.ts';
import type { Plan } from '../../plan.ts';
import { CrossingMark } from '../Crossings.tsx';
import { DrawnLayer } from '../drawnLater.ts';
import type { BridgeOrFord } from '../watercourses.ts';
import { LAYERS_ABOVE, LAYERS_BELOW, type TileLayer } from './layers.ts';
import type { Grain } from './tileDrawing.ts';
import { type LayerGroup, type TileLaying, tileLaying } from './tileLaying.ts';
import '../engraving.css';
import '../hillLevels.css';
import '../openGround.css';
import '../waterHexes.css';
import './tiles.css';

/** Empty groups, which are filled past React. */
function Groups({ layers }: { readonly layers: readonly TileLayer[] }) {
  return layers.map(({ of, className, strokeWidth, wash }) => (
    <g key={`${of} ${className} ${strokeWidth}`} className={wash && `tiled-wash ${wash}`} data-layer={of} />
  ));
}

const Below = memo(() => <Groups layers={LAYERS_BELOW} />);
const Above = memo(() => <Groups layers={LAYERS_ABOVE} />);

const LAYERS: readonly TileLayer[] = [...LAYERS_BELOW, ...LAYERS_ABOVE];

/** The groups with their layers: they stand in the document in the same order. */
function groupsIn(root: SVGGElement): readonly LayerGroup[] {
  const groups = root.querySelectorAll<SVGGElement>(':scope > [data-layer]');
  return LAYERS.flatMap((layer, n) => {
    const group = groups[n];
    return group ? [{ layer, group }] : [];
  });
}

interface TiledGroundProps {
  readonly plan: Plan;
  readonly map: BattleMap;
  readonly drawing: MapDrawing;
  readonly grain: Grain;
  /** The point of the sheet that is looked at: what lies nearest to it is drawn first. */
  readonly eye: () => Point;
  /** Hears which ground all tiles show, but for the fields of those that still wait for them. */
  readonly onLaid: (map: BattleMap) => void;
}

/** The ground of a map that is being drawn: the same as on the table, but only what has changed is drawn again. */
export function TiledGround({ plan, map, drawing, grain, eye, onLaid }: TiledGroundProps) {
  const root = useRef<SVGGElement>(null);
  const laying = useRef<TileLaying>(null);
  const [crossings, setCrossings] = useState<readonly BridgeOrFord[]>([]);
  useEffect(() => {
    if (!root.current) return;
    const begun = tileLaying(root.current, groupsIn(root.current), setCrossings, onLaid);
    laying.current = begun;
    return () => begun.stop();
  }, [onLaid]);
  useEffect(() => laying.current?.show(plan, map, grain, eye), [plan, map, grain, eye]);
  return (
    <g ref={root} className="tiled-ground" {...FOR_THE_EYE}>
      <Below />
      {crossings.map((one) => (
        <CrossingMark key={`${one.at.x},${one.at.y}`} {...one} />
      ))}
      <Above />
      {drawing.roads.length + drawing.names.length > 0 ? (
        <DrawnLayer plan={plan} drawing={drawing} sides={map.sides} />
      ) : null}
    </g>
  );
}
