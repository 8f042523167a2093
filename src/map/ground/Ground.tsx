import { memo } from 'react';
import { DIRECTIONS, type Hex, sameHex, step } from '../../geometry/hex.ts';
import { hexesOf } from '../../geometry/shape.ts';
import type { BattleMap, GroundHex, GroundSide } from '../../rules/state/game.ts';
import type { HexTerrain, SideTerrain } from '../../rules/state/vocabulary.ts';
import { FOR_THE_EYE } from '../ornament.ts';
import { hexesPath, type Plan } from '../plan.ts';
import { buildings } from './buildings.ts';
import { fields } from './fields.ts';
import { HillLevels, HillNumbers } from './hillLevelsLater.ts';
import { hachures } from './hills.ts';
import { Patches } from './Patches.tsx';
import { regionPath } from './region.ts';
import { cliffs, crossings, hedges, watercourses } from './watercourses.ts';
import { causeway, marsh, waterlines } from './wet.ts';
import { trees } from './woods.ts';

interface GroundProps {
  readonly plan: Plan;
  readonly map: BattleMap;
  readonly showGrid: boolean;
}

/** Paper, terrain, sides and grid: drawn once for a battle, and once more when the map is turned. */
export const Ground = memo(function Ground({ plan, map, showGrid }: GroundProps) {
  return (
    <g {...FOR_THE_EYE}>
      <Paper plan={plan} map={map} />
      <Terrain plan={plan} map={map} />
      <Grid plan={plan} shown={showGrid} />
      <Sides plan={plan} sides={map.sides} />
    </g>
  );
});

const Paper = memo(function Paper({ plan, map }: { readonly plan: Plan; readonly map: BattleMap }) {
  const { furrows, tufts } = fields(plan, map);
  return (
    <g>
      <path className="map-field" d={hexesPath(plan, hexesOf(plan.shape), -0.4)} />
      <Patches className="map-furrows" d={furrows} />
      <Patches className="map-tufts" d={tufts} />
    </g>
  );
});

const Terrain = memo(function Terrain({ plan, map }: { readonly plan: Plan; readonly map: BattleMap }) {
  const on = (...kinds: readonly HexTerrain[]): readonly GroundHex[] =>
    map.hexes.filter((hex) => kinds.includes(hex.terrain));
  const hills = map.hexes.filter((hex) => hex.hill);
  const [woods, villages, farms] = [on('wood'), on('village'), on('fortifiedPoint')];
  const [difficult, bridges, water] = [on('difficult'), on('bridge'), on('impassable', 'bridge')];
  const levels = hills.some(({ level = 1 }) => level > 1);
  const wood = trees(plan, woods);
  const built = buildings(plan, villages, farms);
  const wet = marsh(plan, difficult);
  return (
    <g>
      <path className="map-hill" d={regionPath(plan, hills, -3)} />
      <path className="map-hill-crown" d={regionPath(plan, hills, -17)} />
      <path className="map-wash map-wash-marsh" d={regionPath(plan, difficult, -2)} />
      <path className="map-wash map-wash-wood" d={regionPath(plan, woods, -1)} />
      <path className="map-wash map-wash-village" d={regionPath(plan, villages, -2)} />
      <path className="map-wash map-wash-fort" d={regionPath(plan, farms, -2)} />
      <Patches className="map-hachures" d={hachures(plan, hills)} />
      {levels ? <HillLevels plan={plan} hills={hills} /> : null}
      <Water plan={plan} hexes={water} bridges={bridges} />
      <Patches className="map-marsh-water" d={wet.water} />
      <Patches className="map-marsh-reeds" d={wet.reeds} />
      <Patches className="map-tree-shadows" d={wood.shadows} />
      <Patches className="map-tree-crowns" d={wood.crowns} />
      <Patches className="map-tree-hatching" d={wood.hatching} />
      <Patches className="map-lanes" d={built.lanes} />
      <Patches className="map-gardens" d={built.gardens} />
      <Patches className="map-wall" d={built.walls} />
      <Patches className="map-block-shadows" d={built.shadows} />
      <Patches className="map-blocks" d={built.blocks} />
      <Patches className="map-block-edges" d={built.edges} />
      {levels ? <HillNumbers plan={plan} hills={hills} /> : null}
    </g>
  );
});

interface WaterProps {
  readonly plan: Plan;
  readonly hexes: readonly Hex[];
  readonly bridges: readonly Hex[];
}

function Water({ plan, hexes, bridges }: WaterProps) {
  if (hexes.length === 0) return null;
  const [shore, ...lines] = waterlines(plan, hexes);
  return (
    <g>
      <path className="map-water" d={shore} />
      {lines.map((line, i) => (
        <path key={line} className="map-waterline" d={line} opacity={0.7 - i * 0.15} />
      ))}
      {bridges.map((hex) => {
        // The road leads where there is no water, or straight on along the row.
        const dry = DIRECTIONS.find((d) => !hexes.some((other) => sameHex(other, step(hex, d)))) ?? 1;
        const { deck, rails } = causeway(plan, hex, dry);
        return (
          <g key={`${hex.q},${hex.r}`}>
            <path className="map-deck map-deck-wide" d={deck} />
            <path className="map-rails" d={rails} />
          </g>
        );
      })}
    </g>
  );
}

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
      {crossings(plan, sides).map(({ kind, at: { x, y }, angle, width }) => (
        <use
          key={`${x},${y}`}
          href={kind === 'bridge' ? '#map-bridge' : '#map-ford'}
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${0.75 + width / 22})`}
        />
      ))}
      <Patches className="map-hedge" d={hedges(plan, on('wood'))} />
      <Patches className="map-cliff" d={cliffs(plan, on('impassable'))} />
    </g>
  );
});
