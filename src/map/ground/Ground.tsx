import { memo } from 'react';
import { hexesOf } from '../../geometry/shape.ts';
import type { MapDrawing } from '../../mapmaking/drawing.ts';
import type { BattleMap, GroundHex, GroundSide } from '../../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../../rules/state/vocabulary.ts';
import { FOR_THE_EYE } from '../ornament.ts';
import { hexesPath, type Plan } from '../plan.ts';
import { Crossings } from './Crossings.tsx';
import { DrawnLayer } from './drawnLater.ts';
import { Engraving, OpenGround } from './engravingLater.ts';
import { HillLevels, HillNumbers } from './hillLevelsLater.ts';
import { LIGHT, SHADE } from './light.ts';
import { Patches } from './Patches.tsx';
import { regionPath } from './region.ts';
import { rimPath } from './rim.ts';
import { cliffs, hedges, watercourses } from './watercourses.ts';
import { WaterHexes } from './waterLater.ts';

interface GroundProps {
  readonly plan: Plan;
  readonly map: BattleMap;
  readonly showGrid: boolean;
  readonly drawing: MapDrawing | undefined;
}

/** Paper, terrain, sides and grid: drawn once for a battle, and once more when the map is turned. */
export const Ground = memo(function Ground({ plan, map, showGrid, drawing }: GroundProps) {
  return (
    <g {...FOR_THE_EYE}>
      <Paper plan={plan} map={map} />
      <Terrain plan={plan} map={map} />
      <Grid plan={plan} shown={showGrid} />
      <Sides plan={plan} sides={map.sides} />
      {drawing ? <DrawnLayer plan={plan} drawing={drawing} sides={map.sides} /> : null}
    </g>
  );
});

const Paper = memo(function Paper({ plan, map }: { readonly plan: Plan; readonly map: BattleMap }) {
  return (
    <g>
      <path className="map-field" d={hexesPath(plan, hexesOf(plan.shape), -0.4)} />
      <OpenGround plan={plan} map={map} />
      <path className="map-rim" d={rimPath(plan)} />
    </g>
  );
});

const Terrain = memo(function Terrain({ plan, map }: { readonly plan: Plan; readonly map: BattleMap }) {
  const on = (...kinds: readonly HexTerrain[]): readonly GroundHex[] =>
    map.hexes.filter((hex) => kinds.includes(hex.terrain));
  const hills = map.hexes.filter((hex) => hex.hill);
  const [woods, bridges, water] = [on('wood'), on('bridge'), on('impassable', 'bridge')];
  const levels = hills.some(({ level = 1 }) => level > 1);
  return (
    <g>
      <path className="map-hill-shade" d={regionPath(plan, hills, -2, SHADE)} />
      <path className="map-hill" d={regionPath(plan, hills, -2)} />
      <path className="map-hill-crown" d={regionPath(plan, hills, -19, LIGHT)} />
      <path className="map-wash map-wash-marsh" d={regionPath(plan, on('difficult'), -2)} />
      <path className="map-wood-shade" d={regionPath(plan, woods, -2, SHADE)} />
      <path className="map-wash map-wash-wood" d={regionPath(plan, woods, -1.5)} />
      <path className="map-wash map-wash-village" d={regionPath(plan, on('village'), -2)} />
      <path className="map-wash map-wash-fort" d={regionPath(plan, on('fortifiedPoint'), -2)} />
      {levels ? <HillLevels plan={plan} hills={hills} /> : null}
      {water.length > 0 ? <WaterHexes plan={plan} hexes={water} bridges={bridges} /> : null}
      <Engraving plan={plan} map={map} />
      {levels ? <HillNumbers plan={plan} hills={hills} /> : null}
    </g>
  );
});

const Grid = memo(function Grid({ plan, shown }: { readonly plan: Plan; readonly shown: boolean }) {
  return shown ? <path className="map-grid" d={hexesPath(plan, hexesOf(plan.shape))} /> : null;
});

const Sides = memo(function Sides(props: { readonly plan: Plan; readonly sides: readonly GroundSide[] }) {
  const { plan, sides } = props;
  const on = (kind: SideTerrain): readonly GroundSide[] => sides.filter((side) => side.terrain === kind);
  const courses = watercourses(plan, sides);
  return (
    <g>
      {courses.map(({ width, path }) => (
        <path key={width} className="map-bank" d={path} strokeWidth={width} />
      ))}
      {courses
        .filter(({ width }) => width > 4)
        .map(({ width, path }) => (
          <path key={width} className="map-stream" d={path} strokeWidth={width - 2.6} />
        ))}
      {courses
        .filter(({ width }) => width > 10)
        .map(({ width, path }) => (
          <path key={width} className="map-current" d={path} strokeWidth={width - 8.5} />
        ))}
      <Crossings plan={plan} sides={sides} />
      <Patches className="map-hedge" d={hedges(plan, on('wood'))} />
      <Patches className="map-cliff" d={cliffs(plan, on('impassable'))} />
    </g>
  );
});
