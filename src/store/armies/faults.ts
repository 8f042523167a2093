/** What the rule has against an army in the making, each reason with its line and the press that mends it. */
import { type Remedy, remedied, remedyOf } from '../../armies/remedies.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import { armyProblems } from '../../rules/units/army.ts';
import type { Raised } from './acts.ts';
import { changeArmy } from './builder.ts';

export interface ArmyFault {
  readonly refusal: Refusal;
  /** The unit whose line is to be looked at; none where all of them together are too much. */
  readonly unit: string | null;
  readonly remedy: Remedy | null;
}

/** Of too many Elite units the last: it is the one bought beyond the limit. */
function lineOf({ army }: Raised, { reason, facts }: Refusal): string | null {
  if (reason === 'tooManyElites')
    return army.units.findLast(({ quality }) => quality === 'elite')?.id ?? null;
  return typeof facts.unit === 'number' ? (army.units[facts.unit - 1]?.id ?? null) : null;
}

/** Everything that is to be put right, in the order of the roster; then what concerns the whole army. */
export function faultsOf(raised: Raised): readonly ArmyFault[] {
  const { armyPoints, army } = raised;
  return armyProblems(army.units, armyPoints).map((refusal) => ({
    refusal,
    unit: lineOf(raised, refusal),
    remedy: remedyOf(army.units, armyPoints, refusal),
  }));
}

/** Changes what a remedy names. */
export function mend(remedy: Remedy): void {
  changeArmy((raised) => ({
    ...raised,
    army: { ...raised.army, units: remedied(raised.army.units, remedy) },
  }));
}
