/** The ground of the extended line and the closed column, which only skills open. */
import { type GroundHex, type GroundSide, unitOf } from '../../../src/rules/state/game.ts';
import type { Skill } from '../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../support/position.ts';

export interface Around {
  readonly others?: readonly UnitSpec[];
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly refaces?: 'yes' | 'no';
}
const BOTH: readonly Skill[] = ['largeBattalion', 'linearOrder'];
/** One unit of line infantry with both skills, and what is said to stand around it. */
export const field = (
  unit: Partial<UnitSpec>,
  { others = [], hexes = [], sides = [], refaces = 'no' }: Around = {},
) => {
  const g = position({
    units: [{ id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6], skills: BOTH, ...unit }, ...others],
    hexes,
    sides,
    houseRules: { formation_change_refaces: refaces },
  });
  return { g, u: unitOf(g, 'U') };
};
export const red = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'X',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
