import { memo } from 'react';
import type { BattleMap } from '../../rules/state/game.ts';
import type { Plan } from '../plan.ts';
import { fields } from './fields.ts';
import { Patches } from './Patches.tsx';
import { rimPath } from './rim.ts';
import './lights.css';
import './openGround.css';

/** What grows on the open ground: fields, meadows, orchards; and the paper round the hexes, on to which they would run. */
export const OpenGround = memo(function OpenGround({
  plan,
  map,
}: {
  readonly plan: Plan;
  readonly map: BattleMap;
}) {
  const land = fields(plan, map);
  return (
    <g>
      <Patches className="map-parcel map-fallow" d={land.fallow} />
      <Patches className="map-parcel map-arable" d={land.arable} />
      <Patches className="map-parcel map-meadow" d={land.meadow} />
      <Patches className="map-parcel map-orchard" d={land.orchard} />
      <Patches className="map-furrows" d={land.furrows} />
      <Patches className="map-tufts" d={land.tufts} />
      <Patches className="map-fruit-trees" d={land.fruitTrees} />
      <Patches className="map-rim" d={rimPath(plan)} />
    </g>
  );
});
