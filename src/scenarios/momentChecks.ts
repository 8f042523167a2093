/** What a scenario that begins in the midst of its battle must keep to: its own armies, in a position that can be. */
import { canonicalText } from '../engine/interpreter.ts';
import type { Unit } from '../rules/state/game.ts';
import { type Found, firstOf } from './found.ts';
import { openPosition } from './gameFile.ts';
import { positionProblem } from './positionChecks.ts';
import { problem } from './problem.ts';
import { beginningOf, type Midst, type Scenario, startBattle } from './scenario.ts';

/** What a unit is bought as stays as it is as long as it lives, and after. */
const LASTING = [
  'side',
  'name',
  'type',
  'quality',
  'commandValue',
  'skills',
  'initialStrength',
  'cost',
  'worth',
] as const satisfies readonly (keyof Unit)[];

/** The units of the armies, all of them and as they were bought. */
function unitsProblem(scenario: Scenario, { units }: Midst, path: string): Found {
  const bought = new Map(startBattle(scenario).units.map((unit) => [unit.id, unit]));
  return (
    firstOf(units, (unit, at) => {
      const before = bought.get(unit.id);
      if (!before) return problem('unknownUnit', `${path}.${at}.id`, { id: unit.id });
      const changed = LASTING.find((key) => canonicalText(unit[key]) !== canonicalText(before[key]));
      return changed ? problem('inconsistent', `${path}.${at}.${changed}`) : null;
    }) ?? (units.length < bought.size ? problem('tooShort', path, { least: bought.size }) : null)
  );
}

/** The first thing wrong with the moment, or nothing; the scenario without it has been found sound. */
export function momentProblem(scenario: Scenario, path: string): Found {
  const { moment } = scenario;
  if (!moment) return null;
  const place = `${path}.moment`;
  const game = beginningOf(scenario);
  return (
    unitsProblem(scenario, moment, `${place}.units`) ??
    positionProblem(game, place) ??
    // frames can be of the right shape and yet make no sense together
    (openPosition({ game }).ok ? null : problem('inconsistent', `${place}.frames`))
  );
}
