import { describe, expect, test } from 'vitest';
import { outcomesOf, readFaces } from '../../../../src/engine/dice.ts';
import { eliminate } from '../../../../src/rules/combat/losses.ts';
import { groupRefusals, legalGroups } from '../../../../src/rules/orders/groups.ts';
import { orderPointDice } from '../../../../src/rules/orders/orders.ts';
import { battleOutcome } from '../../../../src/rules/outcome.ts';
import { changeUnit } from '../../../../src/rules/state/game.ts';
import { completeHouseRules, type HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { turnLimit } from '../../../../src/rules/state/houseRules.ts';
import { armyProblems } from '../../../../src/rules/units/army.ts';
import { type Profile, unitCost } from '../../../../src/rules/units/price.ts';
import { victoryPoints } from '../../../../src/rules/victory.ts';
import { position } from '../../../support/position.ts';

describe('R-11 po_floor_scope', () => {
  const totals = (format: number, dice: 'd3' | '2d6', scope: HouseRules['po_floor_scope']) =>
    outcomesOf(orderPointDice(format, dice, scope)).map(({ outcome }) => outcome);

  test('R-11 po_floor_scope=2d6_only: a small battle may come to no order point, two dice to no less than 2', () => {
    expect(totals(800, 'd3', '2d6_only')).toEqual([0, 1, 2]);
    expect(readFaces(orderPointDice(2001, '2d6', '2d6_only'), [1, 1])).toBe(2);
  });

  test('R-11 po_floor_scope=both: nothing becomes 2 with the D3 too, and 1 stays 1', () => {
    expect(totals(800, 'd3', 'both')).toEqual([1, 2]);
    expect(readFaces(orderPointDice(800, 'd3', 'both'), [1])).toBe(2);
    expect(readFaces(orderPointDice(800, 'd3', 'both'), [3])).toBe(1);
    expect(totals(1500, 'd3', 'both')).toEqual([1, 2, 3]);
  });

  test('R-11 po_floor_scope=min1: never less than 1, whatever the dice', () => {
    expect(readFaces(orderPointDice(800, 'd3', 'min1'), [2])).toBe(1);
    expect(readFaces(orderPointDice(2001, '2d6', 'min1'), [1, 1])).toBe(1);
    expect(readFaces(orderPointDice(2001, '2d6', 'min1'), [3, 3])).toBe(2);
  });
});

describe('R-15 group_shape', () => {
  // A centre with three arms that do not touch each other.
  const star = (group_shape: HouseRules['group_shape']) =>
    position({
      orderPoints: 2,
      houseRules: { group_shape },
      units: [
        { id: 'a', side: 'blue', type: 'lineInfantry', at: [4, 4], skills: ['irregular'] },
        { id: 'b', side: 'blue', type: 'lineInfantry', at: [5, 4], skills: ['irregular'] },
        { id: 'c', side: 'blue', type: 'lineInfantry', at: [3, 5], skills: ['irregular'] },
        { id: 'd', side: 'blue', type: 'lineInfantry', at: [4, 3], skills: ['irregular'] },
      ],
    });

  test('R-15 group_shape=chain: a star of four Irregular units is no group', () => {
    expect(groupRefusals(star('chain'), ['a', 'b', 'c', 'd'])).toEqual([
      { rule: 'ORD-06', reason: 'noChain', facts: {} },
    ]);
  });

  test('R-15 group_shape=connected: it is one, and is offered', () => {
    const g = star('connected');
    expect(groupRefusals(g, ['a', 'b', 'c', 'd'])).toEqual([]);
    expect(legalGroups(g)).toContainEqual(['a', 'b', 'c', 'd']);
    expect(groupRefusals(g, ['b', 'c', 'd']).map(({ reason }) => reason)).toEqual(['noChain']);
  });
});

const RABBLE: Profile = {
  type: 'lineInfantry',
  quality: 'recruit',
  commandValue: 4,
  skills: ['irregular', 'warrior', 'tenacious', 'obsoleteFirearm'],
  strength: 14,
};

describe('R-30 min_cost_per_sp', () => {
  const costOf = (min_cost_per_sp: HouseRules['min_cost_per_sp']) =>
    unitCost(RABBLE, completeHouseRules({ min_cost_per_sp })).total;

  test('R-30 min_cost_per_sp=1: a strength point never costs less than 1', () => expect(costOf(1)).toBe(14));
  test('R-30 min_cost_per_sp=3: any other number may be agreed', () => expect(costOf(3)).toBe(42));
  test('R-30 min_cost_per_sp=none: reductions go on below nothing', () => expect(costOf('none')).toBe(-14));
});

describe('R-33 elite_quota_base', () => {
  const guards: Profile = {
    type: 'lineInfantry',
    quality: 'elite',
    commandValue: 8,
    skills: [],
    strength: 20,
  };
  const problems = (elite_quota_base: HouseRules['elite_quota_base']) =>
    armyProblems([guards, guards], 1500, completeHouseRules({ elite_quota_base }));

  test('R-33 elite_quota_base=format: the format allows two', () => expect(problems('format')).toEqual([]));
  test('R-33 elite_quota_base=actual_army_cost: an army that costs less than 1500 has none', () => {
    expect(problems('actual_army_cost')).toEqual([
      { rule: 'QUA-03', reason: 'tooManyElites', facts: { elites: 2, limit: 0 } },
    ]);
  });
});

describe('R-151 vp_unit_value', () => {
  const armies = (vp_unit_value: HouseRules['vp_unit_value']) =>
    position({
      houseRules: { vp_unit_value },
      units: [
        {
          id: 'a',
          side: 'blue',
          type: 'lineInfantry',
          at: [0, 9],
          initialStrength: 15,
          cost: 200,
          worth: 90,
        },
        { id: 'b', side: 'blue', type: 'lineInfantry', at: [2, 8], initialStrength: 20, cost: 250 },
        {
          id: 'c',
          side: 'red',
          type: 'lineInfantry',
          at: [4, 1],
          initialStrength: 20,
          cost: 300,
          worth: 500,
        },
      ],
    });

  test.each([
    ['cost', 200, 100],
    ['initial_strength', 15, 8],
    ['scenario', 90, 45],
  ] as const)('R-151 vp_unit_value=%s: a unit lost is worth %i, off the map %i', (value, whole, half) => {
    const g = armies(value);
    const lost = eliminate(g, 'a', false, 'LOS-04');
    expect(lost.facts).toEqual([
      { fact: 'eliminated', unit: 'a', fledOffMap: false, victoryPoints: whole, rule: 'LOS-04' },
    ]);
    expect(victoryPoints(lost.game)).toEqual({ blue: 0, red: whole });
    expect(victoryPoints(eliminate(g, 'a', true, 'MAN-26').game).red).toBe(half);
  });

  test('R-151 vp_unit_value=scenario: a unit the scenario says nothing of is worth its cost', () => {
    expect(victoryPoints(changeUnit(armies('scenario'), 'b', { fate: 'eliminated' })).red).toBe(250);
  });

  test('R-151 vp_unit_value=initial_strength: the army breaks, and a draw is reckoned, by strength', () => {
    const g = changeUnit(armies('initial_strength'), 'b', { fate: 'eliminated' });
    expect(battleOutcome(g, false)).toMatchObject({ winner: 'red', by: 'breakPoint' });
    const small = changeUnit(armies('initial_strength'), 'a', { fate: 'fledOffMap', initialStrength: 6 });
    expect(battleOutcome(small, true)).toMatchObject({ winner: 'red', by: 'turnLimit' });
    const smaller = changeUnit(armies('initial_strength'), 'a', { fate: 'fledOffMap', initialStrength: 2 });
    expect(battleOutcome(smaller, true)).toMatchObject({ winner: 'draw', by: 'turnLimit' });
  });
});

describe('R-151 break_point and turn_limit', () => {
  const losing = (break_point: HouseRules['break_point'], turn_limit = 12) =>
    position({
      houseRules: { break_point, turn_limit },
      units: [
        { id: 'a', side: 'blue', type: 'lineInfantry', at: [0, 9], cost: 400, fate: 'eliminated' },
        { id: 'b', side: 'blue', type: 'lineInfantry', at: [2, 8], cost: 600 },
        { id: 'c', side: 'red', type: 'lineInfantry', at: [4, 1], cost: 1000 },
      ],
    });

  test.each([
    [50, null],
    [40, 'red'],
    [41, null],
    ['none', null],
  ] as const)('R-151 break_point=%s: four tenths of an army lost end the battle for %s', (limit, winner) => {
    expect(battleOutcome(losing(limit), false)?.winner ?? null).toBe(winner);
  });

  test('R-151 turn_limit=12, or any other: so many turns each, then the points decide', () => {
    expect([turnLimit(losing(50)), turnLimit(losing(50, 3))]).toEqual([12, 3]);
    expect(battleOutcome(losing(50, 3), true)).toMatchObject({ winner: 'red', by: 'turnLimit' });
  });
});
