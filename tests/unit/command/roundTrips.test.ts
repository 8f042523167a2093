import { expect, test } from 'vitest';
import {
  armyRounds,
  mapRounds,
  type RoundsGone,
  scenarioRounds,
  someArmy,
} from '../../../src/command/roundTrips.ts';
import { scenarioFileByLot } from '../../../src/command/scenarioFileLot.ts';
import { someMoment } from '../../../src/command/spoiltScenarios.ts';
import { mapByLot, USUAL_GROUND } from '../../../src/mapmaking/byLot.ts';
import { scenarioFrom } from '../../../src/store/library/moment.ts';

test('armies by lot come back as they went: from rosters in both languages, from a file, from a link', async () => {
  const ways: RoundsGone = {};
  for (let n = 0; n < 60; n++) expect(await armyRounds(ways, someArmy(n))).toBe(true);
  for (const way of ['army, roster en', 'army, roster fr', 'army, JSON', 'army, link'])
    expect(ways[way]).toEqual({ gone: 60, changed: 0 });
});

test('maps by lot come back as they went: from a file, from a link', async () => {
  const ways: RoundsGone = {};
  for (let n = 0; n < 12; n++) {
    const sheet = mapByLot({ ...USUAL_GROUND, seed: `rounds ${n}`, wooded: n % 11, river: n % 4 });
    expect(await mapRounds(ways, { name: { en: 'Map', fr: 'Carte' }, sheet })).toBe(true);
  }
  for (const way of ['map, JSON', 'map, link']) expect(ways[way]).toEqual({ gone: 12, changed: 0 });
});

test('scenarios by lot come back as they went, one in its midst among them, with their maps and armies', async () => {
  const ways: RoundsGone = {};
  for (let n = 0; n < 6; n++) {
    const scenario = scenarioFileByLot(`rounds ${n}`);
    const made = n === 0 ? await scenarioFrom(scenario, someMoment(scenario, n)) : scenario;
    expect(await scenarioRounds(ways, made)).toBe(true);
  }
  for (const way of ['scenario, JSON', 'scenario, link', 'map, JSON', 'map, link'])
    expect(ways[way]).toEqual({ gone: 6, changed: 0 });
  for (const way of ['army, roster en', 'army, roster fr', 'army, JSON', 'army, link'])
    expect(ways[way]).toEqual({ gone: 12, changed: 0 });
});

test('what does not come back is counted', async () => {
  const ways: RoundsGone = {};
  const { army, armyPoints } = someArmy(0);
  const [first] = army.units;
  if (!first) throw new Error('an army of nobody');
  // a name with a control letter in it is refused by every reader
  const spoilt = { armyPoints, army: { ...army, units: [{ ...first, name: 'a\u0007b' }] } };
  expect(await armyRounds(ways, spoilt)).toBe(false);
  for (const { gone, changed } of Object.values(ways)) expect([gone, changed]).toEqual([1, 1]);
  expect(Object.keys(ways)).toHaveLength(4);
});
