/** A scenario in the making: armies, ground, zones, places, objectives and reinforcements, each act a new scenario. */
import { describe, expect, test } from 'vitest';
import { armyByLot } from '../../../../src/armies/byLot.ts';
import { edgeHexes, hexAt } from '../../../../src/geometry/shape.ts';
import type { Nation } from '../../../../src/rules/state/nations.ts';
import { scenarioProblem } from '../../../../src/scenarios/checks.ts';
import { checkDraft } from '../../../../src/scenarios/file.ts';
import type { Scenario } from '../../../../src/scenarios/scenario.ts';
import {
  hexesPainted,
  modeOf,
  unitIn,
  withArmy,
  withHomeEdge,
  withMap,
  withMode,
  withOther,
  withoutOther,
  withZonesPainted,
} from '../../../../src/store/scenarioEditor/acts.ts';
import { readScenario, scenarioFileOf } from '../../../../src/store/scenarioEditor/file.ts';
import {
  withArrival,
  withArrivalPainted,
  withArrivalTurn,
  withObjective,
  withObjectiveChanged,
  withObjectivePainted,
  withoutArrival,
  withUnitComing,
} from '../../../../src/store/scenarioEditor/objectives.ts';
import {
  unitStanding,
  withFormation,
  withNextFormation,
  withTurn,
  withUnitAt,
  withUnitLifted,
} from '../../../../src/store/scenarioEditor/placing.ts';
import { emptyScenario } from '../../../../src/store/scenarioEditor/state.ts';

const NAME = { en: 'Army', fr: 'Armée' };

function lot(nation: Nation, seed: string, points = 1500) {
  return armyByLot({ points, nation, theme: 'balanced', seed, name: NAME });
}

const empty = emptyScenario('own-test');
const armed = withArmy(withArmy(empty, 'blue', lot('france', 'a')), 'red', lot('france', 'b'));
const [first, second] = armed.armies.blue.units;
const one = first?.id ?? '';
const two = second?.id ?? '';

/** At all times it can be written down and read again. */
function expectReadable(scenario: Scenario): void {
  expect(readScenario(scenarioFileOf(scenario))).toEqual({ ok: true, scenario });
  expect(checkDraft(scenarioFileOf(scenario)).ok).toBe(true);
}

describe('armies', () => {
  test('two of one nation have no unit of the same id', () => {
    const ids = [...armed.armies.blue.units, ...armed.armies.red.units].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(scenarioProblem(armed, 'scenario')).toBeNull();
    expectReadable(armed);
  });

  test('one that comes back from being raised again stands where it stood', () => {
    const placed = withUnitAt(armed, one, hexAt(3, 14));
    const { units } = placed.armies.blue;
    const raised = units.map(({ id, name, type, quality, commandValue, skills, strength }) => ({
      ...{ id, name, type, quality, commandValue, skills, strength },
    }));
    expect(withArmy(placed, 'blue', { ...placed.armies.blue, units: raised })).toEqual(placed);
    const fewer = withArmy(placed, 'blue', { ...placed.armies.blue, units: raised.slice(1) });
    expect(unitIn(fewer, one)).toBeNull();
  });

  test('who is in no army any more comes with nobody', () => {
    const coming = withUnitComing(withArrival(armed, one), two, 0);
    const without = withArmy(coming, 'blue', {
      ...coming.armies.blue,
      units: coming.armies.blue.units.filter(({ id }) => id !== one),
    });
    expect(without.reinforcements?.[0]?.units).toEqual([two]);
    expect(withArmy(coming, 'blue', lot('russia', 'c')).reinforcements).toBeUndefined();
  });

  test('fixed, chosen, free, and back', () => {
    const chosen = withMode(armed, 'blue', 'chosen');
    expect(modeOf(chosen.armies.blue)).toBe('chosen');
    const more = withOther(chosen, 'blue', lot('prussia', 'd'), null);
    expect(more.armies.blue.others).toHaveLength(1);
    expect(scenarioProblem(more, 'scenario')).toBeNull();
    expectReadable(more);
    expect(withoutOther(more, 'blue', 0)).toEqual(chosen);
    const free = withMode(more, 'blue', 'free');
    expect(free.armies.blue).toMatchObject({ free: true });
    expectReadable(free);
    expect(withMode(free, 'blue', 'fixed')).toEqual(armed);
  });
});

describe('ground', () => {
  test('on a smaller map nothing lies beyond it, and a whole edge stays one', () => {
    let scenario = withUnitAt(withUnitAt(armed, one, hexAt(2, 2)), two, hexAt(20, 12));
    scenario = withZonesPainted(scenario, true);
    scenario = withObjective(withObjective(scenario, 'place').scenario, 'exit').scenario;
    scenario = withArrival(scenario, armed.armies.blue.units[2]?.id ?? '');
    const shape = { kind: 'rectangle', columns: 12, rows: 10 } as const;
    const small = withMap(scenario, { shape, hexes: [], sides: [] }, { roads: [], names: [] });
    expect(unitIn(small, one)?.hexes).toEqual([hexAt(2, 2)]);
    expect(unitIn(small, two)?.hexes).toBeUndefined();
    const [place, exit] = small.objectives ?? [];
    expect(place).toMatchObject({ kind: 'place', hexes: [expect.anything()] });
    expect(exit).toMatchObject({ hexes: edgeHexes(shape, 'north') });
    expect(small.reinforcements?.[0]?.hexes).toEqual(edgeHexes(shape, 'south'));
    expect(small.zones?.red.length).toBe(48);
    expectReadable(small);
  });

  test('two sides never flee to one edge', () => {
    expect(withHomeEdge(armed, 'blue', 'north').homeEdges).toEqual({ blue: 'north', red: 'south' });
    expect(withHomeEdge(armed, 'blue', 'east').homeEdges).toEqual({ blue: 'east', red: 'north' });
  });

  test('zones to be painted begin as the strips, R-150', () => {
    const zones = withZonesPainted(armed, true);
    expect(zones.zones?.blue).toHaveLength(4 * 24);
    expect(withZonesPainted(zones, false)).toEqual(armed);
  });

  test('painting lays what is not there and rubs out what is', () => {
    const hexes = [hexAt(1, 1), hexAt(2, 1)];
    expect(hexesPainted(hexes, [hexAt(2, 1), hexAt(3, 1), hexAt(3, 1)], true)).toEqual([
      ...hexes,
      hexAt(3, 1),
    ]);
    expect(hexesPainted(hexes, [hexAt(2, 1)], true)).toBe(hexes);
    expect(hexesPainted(hexes, [hexAt(2, 1)], false)).toEqual([hexAt(1, 1)]);
    expect(hexesPainted(hexes, [hexAt(9, 1)], false)).toBe(hexes);
  });
});

describe('units placed by hand', () => {
  test('they face the enemy, are turned, formed, and taken off again', () => {
    const foot = armed.armies.red.units.find(
      ({ type, skills }) => type === 'lineInfantry' && skills.length === 0,
    );
    const id = foot?.id ?? '';
    const placed = withUnitAt(armed, id, hexAt(5, 1));
    expect(unitIn(placed, id)).toMatchObject({ facing: 2, formation: 'line', hexes: [hexAt(5, 1)] });
    expect(unitStanding(placed, hexAt(5, 1))).toBe(id);
    expect(unitIn(withTurn(placed, id, -1), id)).toMatchObject({ facing: 1 });
    const square = withFormation(withTurn(placed, id, 1), id, 'square');
    expect(unitIn(square, id)).toMatchObject({ facing: 0, formation: 'square' });
    expect(unitIn(withTurn(square, id, 1), id)).toMatchObject({ facing: 0 });
    expect(unitIn(withFormation(square, id, 'column'), id)).toMatchObject({ facing: 2, formation: 'column' });
    expect(unitIn(withNextFormation(placed, id), id)).toMatchObject({ formation: 'column' });
    expect(withUnitLifted(placed, id)).toEqual(armed);
    expect(scenarioProblem(placed, 'scenario')).toBeNull();
  });

  test('an extended line lies on two hexes, R-41', () => {
    const [unit] = armed.armies.blue.units;
    const linear = {
      ...unit,
      type: 'lineInfantry',
      skills: ['linearOrder'],
      quality: 'ordinary',
    } as typeof unit;
    const army = { ...armed.armies.blue, units: linear ? [linear] : [] };
    const placed = withUnitAt({ ...armed, armies: { ...armed.armies, blue: army } }, one, hexAt(5, 12));
    const line = unitIn(withFormation(placed, one, 'extendedLine'), one);
    expect(line?.hexes).toHaveLength(2);
    expect(
      unitIn(withUnitAt(withFormation(placed, one, 'extendedLine'), one, hexAt(6, 12)), one)?.hexes,
    ).toHaveLength(2);
  });
});

describe('objectives and reinforcements, R-151', () => {
  test('each kind begins whole, is changed, and is never without a hex', () => {
    const { scenario: placed, id } = withObjective(armed, 'place');
    expect(placed.objectives).toEqual([expect.objectContaining({ id: 'o1', kind: 'place', when: 'end' })]);
    const { scenario: exit } = withObjective(placed, 'exit');
    const { scenario } = withObjective(exit, 'survival');
    expect(scenario.objectives?.map((one_) => one_.kind)).toEqual(['place', 'exit', 'survival']);
    expect(scenarioProblem(scenario, 'scenario')).toBeNull();
    expectReadable(scenario);
    const [middle] = scenario.objectives ?? [];
    const hexes = middle?.kind === 'place' ? middle.hexes : [];
    expect(withObjectivePainted(scenario, id ?? '', hexes, false)).toBe(scenario);
    const wider = withObjectivePainted(scenario, id ?? '', [hexAt(4, 4)], true);
    expect(wider.objectives?.[0]).toMatchObject({ hexes: [...hexes, hexAt(4, 4)] });
    const worth = withObjectiveChanged(scenario, id ?? '', 'place', (before) => ({ ...before, points: 80 }));
    expect(worth.objectives?.[0]?.points).toBe(80);
    expect(withObjectiveChanged(scenario, id ?? '', 'exit', (before) => ({ ...before, points: 1 }))).toBe(
      scenario,
    );
  });

  test('nobody can be spared where nobody is', () => {
    expect(withObjective(empty, 'survival').id).toBeNull();
  });

  test('whoever comes later has no place, and comes with one group alone', () => {
    const placed = withUnitAt(armed, one, hexAt(3, 14));
    const coming = withArrival(placed, one);
    expect(unitIn(coming, one)?.hexes).toBeUndefined();
    expect(coming.reinforcements).toEqual([
      { turn: 2, units: [one], hexes: edgeHexes(armed.map.shape, 'south') },
    ]);
    const both = withUnitComing(withArrival(coming, two), one, 1);
    expect(both.reinforcements?.map(({ units }) => units)).toEqual([[two, one]]);
    expect(withArrivalTurn(both, 0, 1).reinforcements?.[0]?.turn).toBe(2);
    expect(withArrivalPainted(both, 0, edgeHexes(armed.map.shape, 'south'), false)).toBe(both);
    expect(withUnitAt(both, one, hexAt(3, 14)).reinforcements?.[0]?.units).toEqual([two]);
    expect(withoutArrival(both, 0)).toEqual(armed);
    expect(scenarioProblem(both, 'scenario')).toBeNull();
  });
});
