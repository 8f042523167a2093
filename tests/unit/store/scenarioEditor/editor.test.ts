/** The screen's acts: what the hand does on the map by what lies open, steps back, and where a fault leads. */
import { beforeEach, expect, test } from 'vitest';
import { armyByLot } from '../../../../src/armies/byLot.ts';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { startBattle } from '../../../../src/scenarios/scenario.ts';
import { momentTitle } from '../../../../src/store/library/momentTitle.ts';
import { unitIn, withArmy, withZonesPainted } from '../../../../src/store/scenarioEditor/acts.ts';
import {
  addObjective,
  beginFrom,
  beginPlanStroke,
  cancelPlanStroke,
  carryPlanUnit,
  changePlan,
  dropObjective,
  endPlanStroke,
  extendPlanStroke,
  goToFault,
  handOf,
  openPlan,
  openSection,
  pressPlanHex,
  redoPlan,
  setComing,
  takeUnit,
  takeZone,
  undoPlan,
} from '../../../../src/store/scenarioEditor/editor.ts';
import { firstPlan, usePlan } from '../../../../src/store/scenarioEditor/state.ts';

const now = () => usePlan.getState();
const zone = () => now().scenario.zones?.blue.length;

function lot(seed: string) {
  return armyByLot({ points: 800, nation: 'russia', theme: 'balanced', seed, name: { en: 'A', fr: 'A' } });
}

let unit = '';
beforeEach(() => {
  usePlan.setState(firstPlan());
  changePlan((scenario) => withArmy(withArmy(scenario, 'blue', lot('a')), 'red', lot('b')));
  unit = now().scenario.armies.blue.units[0]?.id ?? '';
});

test('a stroke with the brush of a zone is one step back', () => {
  changePlan((scenario) => withZonesPainted(scenario, true));
  openSection('setUp');
  takeZone('blue');
  expect(handOf(now())).toEqual({ does: 'zone', side: 'blue' });
  const before = zone() ?? 0;
  beginPlanStroke(hexAt(3, 3));
  extendPlanStroke(hexAt(7, 3));
  endPlanStroke();
  expect(zone()).toBe(before + 5);
  undoPlan();
  expect(zone()).toBe(before);
  redoPlan();
  expect(zone()).toBe(before + 5);
  // begun on a hex of the zone it rubs out; taken back by Escape it never was
  beginPlanStroke(hexAt(4, 3));
  extendPlanStroke(hexAt(5, 3));
  expect(zone()).toBe(before + 3);
  cancelPlanStroke();
  expect(zone()).toBe(before + 5);
});

test('the hand takes a unit up, puts it down, and carries it', () => {
  takeUnit(unit);
  pressPlanHex(hexAt(4, 10));
  expect(unitIn(now().scenario, unit)?.hexes).toEqual([hexAt(4, 10)]);
  pressPlanHex(hexAt(4, 10));
  expect(now().unit).toBeNull();
  carryPlanUnit(hexAt(4, 10), hexAt(6, 10));
  expect(unitIn(now().scenario, unit)?.hexes).toEqual([hexAt(6, 10)]);
  const other = now().scenario.armies.red.units[0]?.id ?? '';
  takeUnit(other);
  pressPlanHex(hexAt(8, 10));
  carryPlanUnit(hexAt(6, 10), hexAt(8, 10));
  expect(unitIn(now().scenario, unit)?.hexes).toEqual([hexAt(6, 10)]);
  undoPlan();
  undoPlan();
  expect(unitIn(now().scenario, unit)?.hexes).toEqual([hexAt(4, 10)]);
});

test('with an objective open the brush is for its hexes, with a unit to be spared the hand names it', () => {
  openSection('objectives');
  addObjective('place');
  expect(handOf(now())).toEqual({ does: 'objective', objective: 'o1' });
  beginPlanStroke(hexAt(2, 2));
  endPlanStroke();
  expect(now().scenario.objectives?.[0]).toMatchObject({ hexes: [expect.anything(), hexAt(2, 2)] });
  takeUnit(unit);
  openSection('setUp');
  pressPlanHex(hexAt(3, 12));
  openSection('objectives');
  addObjective('survival');
  const other = now().scenario.armies.blue.units[1]?.id ?? '';
  takeUnit(other);
  openSection('setUp');
  pressPlanHex(hexAt(5, 12));
  openSection('objectives');
  pressPlanHex(hexAt(5, 12));
  expect(now().scenario.objectives?.[1]).toMatchObject({ kind: 'survival', unit: other });
  dropObjective('o2');
  expect(now().objective).toBeNull();
  undoPlan();
  expect(now().scenario.objectives).toHaveLength(2);
});

test('a fault leads to its sheet, and there to what has it', () => {
  setComing(unit, 'anew');
  expect(now().arrival).toBe(0);
  goToFault({ at: 'unit', side: 'blue', unit });
  expect(now()).toMatchObject({ section: 'setUp', unit });
  goToFault({ at: 'arrival', arrival: 0 });
  expect(now()).toMatchObject({ section: 'arrivals', arrival: 0 });
  goToFault({ at: 'army', side: 'red', other: null });
  expect(now().section).toBe('armies');
});

test('a battle to begin with becomes one’s own', () => {
  const { scenario } = now();
  beginFrom({ ...scenario, id: 'gersbach' });
  expect(now().scenario).toEqual({ ...scenario, id: now().scenario.id });
  expect(now().scenario.id).toMatch(/^own-/);
  undoPlan();
  expect(now().scenario).toEqual(scenario);
});

test('of a battle kept in its midst another is planned, and the kept one stays as it is', async () => {
  const { scenario } = now();
  const { turn, side, orderPoints, units, frames } = startBattle(scenario);
  const title = await momentTitle(scenario, { turn, side });
  openPlan({ ...scenario, title, moment: { turn, side, orderPoints, units, frames } }, scenario.id);
  expect(now().keptAs).toBeNull();
  // it begins in the first turn, whatever its title said
  expect(now().scenario).toEqual({ ...scenario, id: now().scenario.id });
  expect(now().scenario.id).not.toBe(scenario.id);
  expect(now().fromMoment?.moment).toMatchObject({ id: scenario.id, moment: { turn, side } });
  undoPlan();
  expect(now()).toMatchObject({ scenario, fromMoment: null });
  openPlan({ ...scenario, moment: { turn, side, orderPoints, units, frames } });
  changePlan((one) => ({ ...one, format: 900 }));
  undoPlan();
  expect(now().fromMoment).not.toBeNull();
  openPlan(scenario, scenario.id);
  expect(now()).toMatchObject({ keptAs: scenario.id, fromMoment: null, scenario: { id: scenario.id } });
});

test('what comes back by a step is kept where it was kept: no other plan gives way to it', () => {
  const mine = now().scenario;
  openPlan({ ...mine, id: 'own-other' }, 'shelf');
  addObjective('place');
  undoPlan();
  expect(now().keptAs).toBe('shelf');
  undoPlan();
  expect(now()).toMatchObject({ scenario: mine, keptAs: null });
  // kept meanwhile
  usePlan.setState({ keptAs: 'mine' });
  redoPlan();
  expect(now().keptAs).toBe('shelf');
  beginFrom(mine);
  expect(now().keptAs).toBe(null);
  undoPlan();
  expect(now().keptAs).toBe('shelf');
  undoPlan();
  expect(now().keptAs).toBe('mine');
});
