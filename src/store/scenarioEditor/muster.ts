/** Before a battle begins: armies that are chosen or raised only now. */
import { armyByLot } from '../../armies/byLot.ts';
import type { ArmyTheme } from '../../armies/themes.ts';
import { completeHouseRules } from '../../rules/state/houseRuleKeys.ts';
import type { Nation } from '../../rules/state/nations.ts';
import type { Refusal } from '../../rules/state/reasons.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { armyProblems } from '../../rules/units/army.ts';
import { battleProblem } from '../../scenarios/checks.ts';
import { checkFile } from '../../scenarios/file.ts';
import { openSides } from '../../scenarios/openArmies.ts';
import type { Problem } from '../../scenarios/problem.ts';
import type { Programs } from '../../scenarios/programs.ts';
import type { Army, Scenario } from '../../scenarios/scenario.ts';
import { addressNow, amend, markHere } from '../address/address.ts';
import { fetchRulebook } from '../game/rulebook.ts';
import { start } from '../saving/begin.ts';
import { beginInPlace } from '../saving/giveWay.ts';
import { drawLetters } from '../saving/letters.ts';
import { playersCalled } from '../saving/playersCalled.ts';
import { scenarioFileOf } from './file.ts';
import { usePlan } from './state.ts';

/** What a player may bring: the army he has the choice of first, then the others. */
export function offeredTo(scenario: Scenario, side: Side): readonly Army[] {
  const { name, nation, units, others = [] } = scenario.armies[side];
  return [...(units.length > 0 ? [{ name, nation, units }] : []), ...others];
}

/** Why that army may not be brought; nothing where it may. R-12. */
export function refusedArmy({ format, houseRules }: Scenario, army: Army): readonly Refusal[] {
  return armyProblems(army.units, format, completeHouseRules(houseRules));
}

/** An army by lot, at the format of the scenario and by its options, with which it will be judged.. */
export function armyLot(
  { format, armies, houseRules }: Scenario,
  side: Side,
  { nation, theme }: { readonly nation: Nation; readonly theme: ArmyTheme },
): Army {
  const { name } = armies[side];
  return armyByLot({
    ...{ points: format, nation, theme, seed: drawLetters(8), name, ids: side },
    houseRules: completeHouseRules(houseRules),
  });
}

/** Nobody brings anything yet: the armies of that scenario are to be chosen. */
export function muster(scenario: Scenario | null): void {
  usePlan.setState({ muster: scenario });
}

/**
 * Begins a battle whose armies are all there, and what bars it otherwise. A game on the table that is not kept stays until
 * its players have agreed.
 */
export async function fight(scenario: Scenario, programs?: Programs): Promise<Problem | null> {
  const found = battleProblem(scenario, 'scenario');
  if (found) return found;
  await fetchRulebook();
  await beginInPlace(() => {
    muster(null);
    start(scenario, addressNow().seed ?? drawLetters(8), playersCalled(scenario), programs);
  });
  return null;
}

/** Plays the moment that was opened on the plan from where it was kept, and not from the beginning; what bars it otherwise. */
export async function playMoment(): Promise<Problem | null> {
  const { fromMoment } = usePlan.getState();
  if (!fromMoment) return null;
  // the plan takes what a battle cannot be begun with
  const checked = checkFile(scenarioFileOf(fromMoment.moment));
  return checked.ok ? fight(fromMoment.moment) : checked.problem;
}

/** Plays the scenario: at once, or once the armies that are open have been chosen. */
export async function playPlan(): Promise<Problem | null> {
  const { scenario } = usePlan.getState();
  if (openSides(scenario).length === 0) return fight(scenario);
  // a link that the plan was opened by would be read again on the way back, over what was changed since
  amend({ scenario: '' }, markHere());
  muster(scenario);
  return null;
}
