/** A situation written down as the positions of the rulebook are, drawn as the map draws it. */
import type { PieceCondition } from '../../map/mapProps.ts';
import type { VignetteDrawn } from '../../map/vignette/Vignette.tsx';
import type { Unit } from '../../rules/state/game.ts';
import { isDemoralised, thresholdOf } from '../../rules/units/units.ts';
import { gameOf } from '../../scenarios/demonstrations/begin.ts';
import type { Situation } from '../../scenarios/demonstrations/demonstration.ts';

/** The units and the ground of a situation, with what is marked there. */
export function vignetteOf(
  situation: Situation,
  marked: Omit<VignetteDrawn, 'shape' | 'units' | 'hexes' | 'sides'> = {},
): VignetteDrawn {
  const { units, battle } = gameOf(situation);
  const { shape, hexes, sides } = battle.map;
  return { shape, units, hexes, sides, ...marked };
}

/** What the plate of a unit shows beside its strength. UNI-05. */
export function conditionOf(unit: Unit): PieceCondition {
  return { threshold: thresholdOf(unit).total, demoralised: isDemoralised(unit) };
}
