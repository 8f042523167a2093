import { memo, useMemo } from 'react';
import type { BattleMap } from '../../rules/state/game.ts';
import { HEX_SIZE, type Plan } from '../plan.ts';
import { fields } from './fields.ts';
import { Patches } from './Patches.tsx';
import { rimPath } from './rim.ts';
import { useStages } from './useStages.ts';
import './lights.css';
import './openGround.css';

/** As high as so much of the sheet is what is drawn at once: twelve rows of hexes. */
const STRETCH = 18 * HEX_SIZE;

interface Props {
  readonly plan: Plan;
  readonly map: BattleMap;
}

interface StretchProps extends Props {
  /** How far down on the sheet it begins. */
  readonly from: number;
}

const Stretch = memo(function Stretch({ plan, map, from }: StretchProps) {
  const land = fields(plan, map, ({ y }) => y >= from && y < from + STRETCH);
  return (
    <g>
      <Patches className="map-parcel map-fallow" d={land.fallow} />
      <Patches className="map-parcel map-arable" d={land.arable} />
      <Patches className="map-parcel map-meadow" d={land.meadow} />
      <Patches className="map-parcel map-orchard" d={land.orchard} />
      <Patches className="map-furrows" d={land.furrows} />
      <Patches className="map-tufts" d={land.tufts} />
      <Patches className="map-fruit-trees" d={land.fruitTrees} />
    </g>
  );
});

/** What grows on the open ground: fields, meadows, orchards; and the paper round the hexes, on to which they would run. */
export const OpenGround = memo(function OpenGround(props: Props) {
  const { plan } = props;
  const starts = Array.from({ length: Math.ceil(plan.height / STRETCH) }, (_, nth) => nth * STRETCH);
  const drawn = useStages(starts.length);
  const rim = useMemo(() => rimPath(plan), [plan]);
  return (
    <g data-drawn={drawn === starts.length}>
      {starts.slice(0, drawn).map((from) => (
        <Stretch key={from} from={from} {...props} />
      ))}
      <Patches className="map-rim" d={rim} />
    </g>
  );
});
