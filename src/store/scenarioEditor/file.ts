/** A scenario in the making as data, for a file, a link and the storage; and back again, whatever it still lacks. */

import { enemyOf } from '../../rules/state/game.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { checkDraft, type Parsed, parseDraft } from '../../scenarios/file.ts';
import { idsOf, withOwnIds } from '../../scenarios/openArmies.ts';
import { problem } from '../../scenarios/problem.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { ScenarioFile } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import type { NotOpened } from '../saving/openRead.ts';
import { dataIn, lettersOf } from '../saving/packing.ts';
import { bought, eachUnit } from './acts.ts';

const FORMAT = 'sabreur-hex/scenario';

/** A scenario that was read, or why not. */
export type ScenarioRead =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problem: NotOpened };

/** The scenario as a file holds it. */
export function scenarioFileOf(scenario: Scenario): ScenarioFile {
  return { format: FORMAT, version: VERSION, scenario };
}

/** The text of a scenario's file. */
export function scenarioText(scenario: Scenario): string {
  return `${JSON.stringify(scenarioFileOf(scenario))}\n`;
}

/** All of a place is told or none of it. */
const PLACE = ['hexes', 'facing', 'formation'];

/** No unit to choose from is called as an enemy is. */
function apart(scenario: Scenario, side: Side): Scenario {
  const army = scenario.armies[side];
  if (!army.others) return scenario;
  const enemies = idsOf(scenario, enemyOf(side));
  const others = army.others.map((other) => withOwnIds(other, side, enemies));
  return { ...scenario, armies: { ...scenario.armies, [side]: { ...army, others } } };
}

/** What the acts rely on. */
function settled(scenario: Scenario): Scenario {
  const whole = eachUnit(scenario, (unit) => {
    const told = PLACE.filter((key) => key in unit).length;
    return told === 0 || told === PLACE.length ? unit : bought(unit);
  });
  return apart(apart(whole, 'blue'), 'red');
}

function readFrom(parsed: Parsed): ScenarioRead {
  if (!parsed.ok) return parsed;
  const { file } = parsed;
  return file.format === FORMAT
    ? { ok: true, scenario: settled(file.scenario) }
    : { ok: false, problem: problem('unknownFormat', 'format', { received: file.format }) };
}

/** The scenario that data tell. */
export function readScenario(data: unknown): ScenarioRead {
  return readFrom(checkDraft(data));
}

/** The scenario of a file's text. */
export function readScenarioText(text: string): ScenarioRead {
  return readFrom(parseDraft(text));
}

/** The letters of a link that holds the scenario. */
export function scenarioLetters(scenario: Scenario): Promise<string> {
  return lettersOf(scenarioFileOf(scenario));
}

/** The scenario that a link holds. */
export async function readScenarioLetters(letters: string): Promise<ScenarioRead> {
  const inflated = await dataIn(letters);
  return inflated.ok ? readScenario(inflated.data) : { ok: false, problem: inflated.why };
}
