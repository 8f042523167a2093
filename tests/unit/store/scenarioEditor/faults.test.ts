/** What is to be put right in a scenario: each fault with its place, and the one change that mends it. */
import { expect, test } from 'vitest';
import { armyByLot } from '../../../../src/armies/byLot.ts';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { scenarioProblem } from '../../../../src/scenarios/checks.ts';
import { LIBRARY } from '../../../../src/scenarios/library/list.ts';
import type { Scenario } from '../../../../src/scenarios/scenario.ts';
import { setLists, withArmy, withMode, withOther } from '../../../../src/store/scenarioEditor/acts.ts';
import { mended, type PlanFault, planFaults } from '../../../../src/store/scenarioEditor/faults.ts';
import {
  withArrival,
  withArrivalTurn,
  withObjective,
  withObjectiveChanged,
} from '../../../../src/store/scenarioEditor/objectives.ts';
import { withUnitAt } from '../../../../src/store/scenarioEditor/placing.ts';
import { emptyScenario } from '../../../../src/store/scenarioEditor/state.ts';

const NAME = { en: 'Army', fr: 'Armée' };

function lot(seed: string, points = 1500) {
  return armyByLot({ points, nation: 'prussia', theme: 'balanced', seed, name: NAME });
}

const empty = emptyScenario('own-test');
const armed = withArmy(withArmy(empty, 'blue', lot('a')), 'red', lot('b'));
const one = armed.armies.blue.units[0]?.id ?? '';
const two = armed.armies.red.units[0]?.id ?? '';

/** The faults in short: what, where, and how it is mended. */
function told(scenario: Scenario): readonly string[] {
  return planFaults(scenario).map(({ why, place, remedy }) => {
    const what = why.by === 'plan' ? why.lacks : why.by === 'rule' ? why.refusal.reason : why.problem.code;
    const where = [place.at, ...Object.values(place).slice(1)].filter((part) => part !== null).join(' ');
    return `${what} at ${where}: ${remedy?.mend ?? 'by hand'}`;
  });
}

/** Every remedy once, until none is left. */
function allMended(scenario: Scenario): Scenario {
  let now = scenario;
  for (let n = 0; n < 20; n++) {
    const found = planFaults(now).find(
      (fault): fault is PlanFault & { remedy: object } => fault.remedy !== null,
    );
    if (!found) return now;
    now = mended(now, found.remedy);
  }
  return now;
}

test('an empty plan lacks both armies, and nothing else', () => {
  expect(told(empty)).toEqual(['army at army blue: by hand', 'army at army red: by hand']);
  expect(told(armed)).toEqual([]);
});

test('every battle of the collection is ready to be played', async () => {
  for (const { fetch } of LIBRARY) expect(told(await fetch())).toEqual([]);
});

test('an army beyond the format, and a choice of none', () => {
  const dear = withArmy({ ...armed, format: 1700 }, 'red', lot('c', 2000));
  expect(told(withArmy(dear, 'blue', lot('d', 1700)))).toEqual(['armyTooDear at army red: format']);
  const choiceless = withMode(armed, 'blue', 'chosen');
  expect(told(choiceless)).toEqual(['choice at army blue: fixArmy']);
  const chosen = withOther(choiceless, 'blue', { ...lot('e'), units: [] }, null);
  expect(told(chosen)).toEqual(['army at army blue 0: by hand']);
  expect(scenarioProblem(allMended(choiceless), 'scenario')).toBeNull();
});

test('everything wrong in the field at once, each at its place', () => {
  const water = { ...hexAt(9, 9), terrain: 'impassable', hill: false } as const;
  let scenario: Scenario = { ...armed, map: { ...armed.map, hexes: [water] } };
  scenario = withUnitAt(scenario, one, hexAt(9, 9));
  scenario = withUnitAt(
    withUnitAt(scenario, two, hexAt(4, 4)),
    armed.armies.red.units[1]?.id ?? '',
    hexAt(4, 4),
  );
  scenario = withObjective(scenario, 'place').scenario;
  scenario = withObjectiveChanged(scenario, 'o1', 'place', (before) => ({
    ...before,
    holder: 'red',
    sudden: true,
  }));
  scenario = withObjective(scenario, 'exit').scenario;
  scenario = withObjectiveChanged(scenario, 'o2', 'exit', (before) => ({
    ...before,
    hexes: [hexAt(5, 5), hexAt(5, 0)],
  }));
  scenario = withObjective(scenario, 'survival').scenario;
  scenario = withObjectiveChanged(scenario, 'o3', 'survival', (before) => ({ ...before, unit: 'nobody' }));
  const late = armed.armies.blue.units[2]?.id ?? '';
  scenario = withArrivalTurn(withArrival(scenario, late), 0, 40);
  expect([...told(scenario)].sort()).toEqual(
    [
      `impassableHex at unit blue ${one}: lift`,
      `sharedHex at unit red ${armed.armies.red.units[1]?.id}: lift`,
      'unknownUnit at objective o3: dropObjective',
      'notAtEdge at objective o2: clipObjective',
      'wonAtFirst at objective o1: noHolder',
      'comesTooLate at arrival 0: arrivalTurn',
    ].sort(),
  );
  const ready = allMended(scenario);
  expect(told(ready)).toEqual([]);
  expect(scenarioProblem(ready, 'scenario')).toBeNull();
});

test('a strip too small is made deeper, painted zones are for the hand, R-150', () => {
  const shape = { kind: 'rectangle', columns: 12, rows: 20 } as const;
  const hexes = Array.from({ length: 12 }, (_, column) => ({
    ...hexAt(column, 19),
    terrain: 'impassable' as const,
    hill: false,
  }));
  const narrow = { ...armed, map: { shape, hexes, sides: [] }, houseRules: { setup_depth: 1 } };
  expect(told(narrow)).toEqual(['zoneTooSmall at zone blue: depth']);
  expect(told(allMended(narrow))).toEqual([]);
  const painted = { ...narrow, zones: { blue: [hexAt(3, 3)], red: armed.zones?.red ?? [hexAt(1, 1)] } };
  expect(told(painted)).toEqual(['zoneTooSmall at zone blue: by hand', 'zoneTooSmall at zone red: by hand']);
});

test('an objective about a unit of an army that its player raises', () => {
  const guarded = setLists(withMode(armed, 'blue', 'free'), {
    objectives: [{ kind: 'survival', id: 'o1', name: NAME, points: 20, unit: one }],
  });
  expect(told(guarded)).toEqual(['unknownUnit at objective o1: dropObjective']);
});
