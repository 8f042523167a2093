import { expect, test } from 'vitest';
import { applyLosses, eliminate } from '../../../../src/rules/combat/losses.ts';
import { unitAt, unitOf } from '../../../../src/rules/state/game.ts';
import { position } from '../../../support/position.ts';

const g = position({
  units: [
    {
      id: 'T',
      side: 'blue',
      type: 'mediumFootBattery',
      at: [3, 6],
      strength: 3,
      initialStrength: 5,
      cost: 101,
    },
    { id: 'A', side: 'red', type: 'lineInfantry', at: [3, 3] },
    { id: 'B', side: 'red', type: 'lineInfantry', at: [5, 3] },
    { id: 'F', side: 'blue', type: 'lineInfantry', at: [4, 6] },
  ],
});

test('LOS-01, LOS-02 losses are taken off and told with their cause', () => {
  const { game, facts, lost } = applyLosses(g, 'T', 2, 'fire', 'A', 'FIR-20');
  expect(lost).toBe(2);
  expect(unitOf(game, 'T').strength).toBe(1);
  expect(facts).toEqual([
    { fact: 'losses', unit: 'T', lost: 2, left: 1, cause: 'fire', by: 'A', rule: 'FIR-20' },
  ]);
});

test('LOS-03 losses beyond the strength left are ignored: 4 on a battery of 3 are 3', () => {
  expect(applyLosses(g, 'T', 4, 'fire', 'A', 'FIR-20').lost).toBe(3);
});

test('LOS-04, VIC-02 a unit at 0 is removed at once and brings its cost', () => {
  const { game, facts } = applyLosses(g, 'T', 3, 'closeCombat', 'A', 'CBT-03');
  expect(unitOf(game, 'T')).toMatchObject({ strength: 0, fate: 'eliminated' });
  expect(unitAt(game, { q: 3, r: 6 })).toBeUndefined();
  expect(facts.at(-1)).toEqual({
    fact: 'eliminated',
    unit: 'T',
    fledOffMap: false,
    victoryPoints: 101,
    rule: 'LOS-04',
  });
});

test('LOS-01 without losses nothing changes and nothing is told', () => {
  expect(applyLosses(g, 'T', 0, 'fire', 'A', 'FIR-20')).toEqual({ game: g, facts: [], lost: 0 });
  const { game } = applyLosses(g, 'T', 3, 'fire', 'A', 'FIR-20');
  expect(applyLosses(game, 'T', 1, 'fire', 'A', 'FIR-20')).toEqual({ game, facts: [], lost: 0 });
});

test('MAN-22 enemies that hurt a unit are remembered by id, each once; friends and tests are not', () => {
  let game = g;
  for (const by of ['B', 'A', 'B', 'F', null]) game = applyLosses(game, 'F', 1, 'fire', by, 'FIR-20').game;
  expect(unitOf(game, 'F').hurtBy).toEqual(['A', 'B']);
});

test('MAN-26, VIC-03 fled off the map it brings half, rounded up', () => {
  const { game, facts } = eliminate(g, 'T', true, 'MAN-26');
  expect(unitOf(game, 'T')).toMatchObject({ strength: 0, fate: 'fledOffMap' });
  expect(facts).toEqual([
    { fact: 'eliminated', unit: 'T', fledOffMap: true, victoryPoints: 51, rule: 'MAN-26' },
  ]);
});

test('MAN-27 removed otherwise it brings all', () => {
  expect(eliminate(g, 'T', false, 'MAN-27').facts).toEqual([
    { fact: 'eliminated', unit: 'T', fledOffMap: false, victoryPoints: 101, rule: 'MAN-27' },
  ]);
});
