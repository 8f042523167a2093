import { memo } from 'react';
import type { MapDrawing } from '../../mapmaking/drawing.ts';
import type { GroundSide } from '../../rules/state/game.ts';
import { FOR_THE_EYE } from '../ornament.ts';
import type { Plan } from '../plan.ts';
import { Crossings } from './Crossings.tsx';
import { PlaceNames } from './PlaceNames.tsx';
import { roadPath } from './roads.ts';
import './drawnLayer.css';

interface DrawnProps {
  readonly plan: Plan;
  readonly drawing: MapDrawing;
  readonly sides: readonly GroundSide[];
}

/** Roads and names, which have no part in the rules. A road lies over the water, and under the bridges there. */
export const DrawnLayer = memo(function DrawnLayer({ plan, drawing, sides }: DrawnProps) {
  // a road that was drawn twice over is one
  const roads = new Map(
    drawing.roads.map(({ kind, through }) => {
      const d = roadPath(plan, through);
      return [`${kind} ${d}`, { kind, d }];
    }),
  );
  const layer = (className: string) =>
    [...roads].map(([key, { kind, d }]) => (
      <path key={key} className={`${className} ${className}-${kind}`} d={d} />
    ));
  return (
    <g className="map-drawn" {...FOR_THE_EYE}>
      {layer('map-road-edge')}
      {layer('map-road')}
      {roads.size > 0 ? <Crossings plan={plan} sides={sides} /> : null}
      <PlaceNames plan={plan} names={drawing.names} />
    </g>
  );
});
