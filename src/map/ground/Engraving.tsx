import { memo } from 'react';
import type { BattleMap, GroundHex } from '../../rules/state/game.ts';
import type { HexTerrain } from '../../rules/state/vocabulary.ts';
import type { Plan } from '../plan.ts';
import { buildings } from './buildings.ts';
import { hachures } from './hills.ts';
import { Patches } from './Patches.tsx';
import { useStages } from './useStages.ts';
import { marsh } from './wet.ts';
import { trees } from './woods.ts';
import './engraving.css';

interface Props {
  readonly plan: Plan;
  readonly map: BattleMap;
}

function on(map: BattleMap, kind: HexTerrain): readonly GroundHex[] {
  return map.hexes.filter(({ terrain }) => terrain === kind);
}

const Slopes = memo(function Slopes({ plan, map }: Props) {
  const slopes = hachures(
    plan,
    map.hexes.filter(({ hill }) => hill),
  );
  return <Patches className="map-hachures" d={slopes} />;
});

const Reeds = memo(function Reeds({ plan, map }: Props) {
  const wet = marsh(plan, on(map, 'difficult'));
  return (
    <>
      <Patches className="map-marsh-water" d={wet.water} />
      <Patches className="map-marsh-reeds" d={wet.reeds} />
    </>
  );
});

const Trees = memo(function Trees({ plan, map }: Props) {
  const wood = trees(plan, on(map, 'wood'));
  return (
    <>
      <Patches className="map-tree-shadows" d={wood.shadows} />
      <Patches className="map-tree-crowns" d={wood.crowns} />
      <Patches className="map-tree-hatching" d={wood.hatching} />
    </>
  );
});

const Houses = memo(function Houses({ plan, map }: Props) {
  const built = buildings(plan, on(map, 'village'), on(map, 'fortifiedPoint'));
  return (
    <>
      <Patches className="map-lanes" d={built.lanes} />
      <Patches className="map-gardens" d={built.gardens} />
      <Patches className="map-wall" d={built.walls} />
      <Patches className="map-block-shadows" d={built.shadows} />
      <Patches className="map-blocks" d={built.blocks} />
      <Patches className="map-block-edges" d={built.edges} />
    </>
  );
});

const PARTS = [Slopes, Reeds, Trees, Houses] as const;

/** What the engraver cuts into the washes of the ground: slopes, reeds, trees, houses. */
export const Engraving = memo(function Engraving(props: Props) {
  const drawn = useStages(PARTS.length);
  return (
    <g data-drawn={drawn === PARTS.length}>
      {PARTS.slice(0, drawn).map((Part) => (
        <Part key={PARTS.indexOf(Part)} {...props} />
      ))}
    </g>
  );
});
