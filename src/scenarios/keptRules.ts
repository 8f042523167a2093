/** What becomes of the options that were chosen when another battle is taken. */
import {
  completeHouseRules,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRuleKey,
  type HouseRules,
} from '../rules/state/houseRuleKeys.ts';
import { SIDES } from '../rules/state/vocabulary.ts';
import { armyProblems } from '../rules/units/army.ts';
import type { Scenario } from './scenario.ts';

type Ground = Pick<Scenario, 'armies' | 'format' | 'houseRules'>;

export interface KeptRules {
  /** Those that hold in this battle. */
  readonly rules: Partial<HouseRules>;
  /** Those of them that the battle itself has otherwise. */
  readonly otherwise: readonly HouseRuleKey[];
  /** Those that do not hold: the armies of this battle could not be had under them. BLD-01, QUA-03. */
  readonly barred: readonly HouseRuleKey[];
}

/** How many faults the armies of the battle have under these options. */
export function armyFaults(
  { armies, format }: Pick<Scenario, 'armies' | 'format'>,
  rules: HouseRules,
): number {
  return SIDES.reduce((sum, side) => sum + armyProblems(armies[side].units, format, rules).length, 0);
}

export function keptRules(battle: Ground, chosen: Partial<HouseRules>): KeptRules {
  const own = completeHouseRules(battle.houseRules);
  const faults = armyFaults(battle, own);
  const taken = HOUSE_RULE_KEYS.filter((key) => chosen[key] !== undefined);
  const barred = taken.filter(
    (key) =>
      HOUSE_RULES[key].chapter === 'BLD' && armyFaults(battle, { ...own, [key]: chosen[key] }) > faults,
  );
  const kept = taken.filter((key) => !barred.includes(key));
  return {
    rules: Object.fromEntries(kept.map((key) => [key, chosen[key]])),
    otherwise: kept.filter(
      (key) => battle.houseRules[key] !== undefined && battle.houseRules[key] !== chosen[key],
    ),
    barred,
  };
}
