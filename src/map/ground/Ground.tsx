import { memo } from 'react';
import type { Hex } from '../../geometry/hex.ts';
import type { Point } from '../../geometry/layout.ts';
import { hexesOf } from '../../geometry/shape.ts';
import type { MapDrawing } from '../../mapmaking/drawing.ts';
import type { BattleMap, GroundHex, GroundSide } from '../../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../../rules/state/vocabulary.ts';
import { FOR_THE_EYE } from '../ornament.ts';
import { closedPath, outlines, type Plan } from '../plan.ts';
import { Crossings } from './Crossings.tsx';
import { DrawnLayer } from './drawnLater.ts';
import { Engraving, OpenGround } from './engravingLater.ts';
import { gridPath } from './grid.ts';
import { HillLevels, HillNumbers } from './hillLevelsLater.ts';
import { LIGHT, SHADE } from './light.ts';
import { Patches } from './Patches.tsx';
import { piecesOf, regionPath } from './region.ts';
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
      <path className="map-field" d={outlines(plan, hexesOf(plan.shape)).map(closedPath).join('')} />
      <OpenGround plan={plan} map={map} />
    </g>
  );
});

interface WashProps {
  readonly className: string;
  readonly plan: Plan;
  readonly hexes: readonly Hex[];
  readonly swell: number;
  readonly by?: Point;
}

/** A path for each wood, each hill: a browser goes through the whole of every path that touches what it paints. */
function Wash({ className, plan, hexes, swell, by }: WashProps) {
  return piecesOf(hexes).map((piece) => {
    const d = regionPath(plan, piece, swell, by);
    return <path key={d} className={className} d={d} />;
  });
}

const Terrain = memo(function Terrain({ plan, map }: { readonly plan: Plan; readonly map: BattleMap }) {
  const on = (...kinds: readonly HexTerrain[]): readonly GroundHex[] =>
    map.hexes.filter((hex) => kinds.includes(hex.terrain));
  const hills = map.hexes.filter((hex) => hex.hill);
  const [woods, bridges, water] = [on('wood'), on('bridge'), on('impassable', 'bridge')];
  const levels = hills.some(({ level = 1 }) => level > 1);
  return (
    <g>
      <Wash className="map-hill-shade" plan={plan} hexes={hills} swell={-2} by={SHADE} />
      <Wash className="map-hill" plan={plan} hexes={hills} swell={-2} />
      <Wash className="map-hill-crown" plan={plan} hexes={hills} swell={-19} by={LIGHT} />
      <Wash className="map-wash map-wash-marsh" plan={plan} hexes={on('difficult')} swell={-2} />
      <Wash className="map-wood-shade" plan={plan} hexes={woods} swell={-2} by={SHADE} />
      <Wash className="map-wash map-wash-wood" plan={plan} hexes={woods} swell={-1.5} />
      <Wash className="map-wash map-wash-village" plan={plan} hexes={on('village')} swell={-2} />
      <Wash className="map-wash map-wash-fort" plan={plan} hexes={on('fortifiedPoint')} swell={-2} />
      {levels ? <HillLevels plan={plan} hills={hills} /> : null}
      {water.length > 0 ? <WaterHexes plan={plan} hexes={water} bridges={bridges} /> : null}
      <Engraving plan={plan} map={map} />
      {levels ? <HillNumbers plan={plan} hills={hills} /> : null}
    </g>
  );
});

const Grid = memo(function Grid({ plan, shown }: { readonly plan: Plan; readonly shown: boolean }) {
  return shown ? <Patches className="map-grid" d={gridPath(plan)} /> : null;
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
