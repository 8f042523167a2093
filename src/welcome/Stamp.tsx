import { memo } from 'react';
import type { Hex } from '../geometry/hex.ts';
import { Miniature } from '../map/Miniature.tsx';
import type { Side } from '../rules/state/vocabulary.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** The miniature of a battle, its armies where they are drawn up. */
export const Stamp = memo(function Stamp({ scenario }: { readonly scenario: Scenario }) {
  const { map, drawing, armies } = scenario;
  const army = (side: Side) => ({
    nation: armies[side].nation,
    hexes: armies[side].units.flatMap(({ hexes }): readonly Hex[] => hexes ?? []),
  });
  return <Miniature map={map} drawing={drawing} armies={{ blue: army('blue'), red: army('red') }} />;
});
