import { memo } from 'react';
import type { BattleMap, GroundHex } from '../../rules/state/game.ts';
import type { HexTerrain } from '../../rules/state/vocabulary.ts';
import type { Plan } from '../plan.ts';
import { buildings } from './buildings.ts';
import { hachures } from './hills.ts';
import { Patches } from './Patches.tsx';
import { marsh } from './wet.ts';
import { trees } from './woods.ts';
import './engraving.css';

/** What the engraver cuts into the washes of the ground: slopes, reeds, trees, houses. */
export const Engraving = memo(function Engraving({
  plan,
  map,
}: {
  readonly plan: Plan;
  readonly map: BattleMap;
}) {
  const on = (kind: HexTerrain): readonly GroundHex[] => map.hexes.filter(({ terrain }) => terrain === kind);
  const wet = marsh(plan, on('difficult'));
  const wood = trees(plan, on('wood'));
  const built = buildings(plan, on('village'), on('fortifiedPoint'));
  const slopes = hachures(
    plan,
    map.hexes.filter(({ hill }) => hill),
  );
  return (
    <g>
      <Patches className="map-hachures" d={slopes} />
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
    </g>
  );
});
