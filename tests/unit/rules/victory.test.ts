import { describe, expect, test } from 'vitest';
import { battleOutcome } from '../../../src/rules/outcome.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../src/rules/state/houseRuleKeys.ts';
import { armyValue, victoryPoints } from '../../../src/rules/victory.ts';
import { position, type UnitSpec } from '../../support/position.ts';

/** Costs of the units of one side; a star marks one eliminated, a minus one fled off the map. */
type Costs = readonly string[];

function armies(blue: Costs, red: Costs, rules: Partial<HouseRules> = {}): Game {
  const units = [
    ...blue.map((cost, n) => unit('blue', cost, n)),
    ...red.map((cost, n) => unit('red', cost, n)),
  ];
  const g = position({ units, format: 1500 });
  return { ...g, battle: { ...g.battle, houseRules: { ...g.battle.houseRules, ...rules } } };
}
function unit(side: UnitSpec['side'], cost: string, n: number): UnitSpec {
  return {
    id: `${side}${n}`,
    side,
    type: 'lineInfantry',
    at: [n, side === 'blue' ? 9 : 1],
    cost: Number.parseInt(cost, 10),
    fate: cost.endsWith('*') ? 'eliminated' : cost.endsWith('-') ? 'fledOffMap' : 'present',
  };
}

describe('points', () => {
  test('VIC-02, R-150 a unit that is not set up yet gives nobody points, and is part of its army', () => {
    const game = armies(['100', '200*'], ['300']);
    const [one, ...others] = game.units;
    if (!one) throw new Error('no unit');
    const waiting: Game = { ...game, units: [{ ...one, fate: 'awaited' }, ...others] };
    expect(victoryPoints(waiting)).toEqual({ blue: 0, red: 200 });
    expect(armyValue(waiting, 'blue')).toBe(300);
  });

  test('VIC-02 an eliminated unit brings its cost to the enemy', () => {
    expect(victoryPoints(armies(['200', '150*'], ['100*', '120*']))).toEqual({ blue: 220, red: 150 });
  });

  test('VIC-03 a unit fled off the map half, rounded up', () => {
    expect(victoryPoints(armies(['151-'], ['100-']))).toEqual({ blue: 50, red: 76 });
  });

  test('VIC-02 a unit still there brings nothing, however few its points', () => {
    expect(victoryPoints(armies(['200'], ['100']))).toEqual({ blue: 0, red: 0 });
  });

  test('VIC-04 an army is worth all its units, lost ones included', () => {
    const g = armies(['200', '150*', '51-'], ['100']);
    expect([armyValue(g, 'blue'), armyValue(g, 'red')]).toEqual([401, 100]);
  });
});

describe('outcome', () => {
  const outcome = (blue: Costs, red: Costs, last = false, rules: Partial<HouseRules> = {}) => {
    const end = battleOutcome(armies(blue, red, rules), last);
    return end && `${end.winner} ${end.by}`;
  };

  test('VIC-01, VIC-04 a side that has lost half of its army loses', () => {
    expect(outcome(['500*', '500'], ['900', '100*'])).toBe('red breakPoint');
    expect(outcome(['900', '100*'], ['500*', '500'])).toBe('blue breakPoint');
    expect(outcome(['499*', '501'], ['1000'])).toBeNull();
    expect(outcome(['999-', '1'], ['1000'])).toBe('red breakPoint');
  });

  test('VIC-04 both broken, the higher score wins, an equal one is a draw', () => {
    expect(outcome(['600*', '400'], ['500*', '500'])).toBe('red breakPoint');
    expect(outcome(['500*', '400'], ['500*', '500'])).toBe('draw breakPoint');
  });

  test('VIC-04 after the last turn the higher score wins, by a tenth of the format at least', () => {
    expect(outcome(['150*', '1000'], ['1000'], true)).toBe('red turnLimit');
    expect(outcome(['149*', '1000'], ['1000'], true)).toBe('draw turnLimit');
    expect(outcome(['1000'], ['1000'], true)).toBe('draw turnLimit');
    expect(outcome(['150*', '1000'], ['1000'], false)).toBeNull();
  });

  test('VIC-04 the break point is a house rule', () => {
    expect(outcome(['300*', '700'], ['1000'], false, { break_point: 30 })).toBe('red breakPoint');
    expect(outcome(['900*', '100'], ['1000'], false, { break_point: 'none' })).toBeNull();
    expect(outcome(['900*', '100'], ['1000'], true, { break_point: 'none' })).toBe('red turnLimit');
  });

  test('VIC-04 a side broken alone loses, even with the higher score', () => {
    expect(outcome(['100*', '100'], ['300*', '700'])).toBe('red breakPoint');
    expect(outcome(['300*', '700'], ['100*', '100'])).toBe('blue breakPoint');
  });

  test('VIC-04 an army of one point is broken by its loss', () => {
    expect(outcome(['1*'], ['1000'])).toBe('red breakPoint');
  });

  test('VIC-04 a side without an army is not broken', () => {
    expect(outcome([], ['1000'])).toBeNull();
  });

  test('VIC-04 either side may win on time, and it is the lead that counts', () => {
    expect(outcome(['1000'], ['150*', '1000'], true)).toBe('blue turnLimit');
    expect(outcome(['149*', '1000'], ['20*', '1000'], true)).toBe('draw turnLimit');
  });

  test.each([
    [4, 'turnLimit'],
    [5, 'night'],
    [6, 'night'],
  ] as const)('R-151 after a last turn %i, night falling after the fifth, it ends by %s', (turn, by) => {
    const game = armies(['1000'], ['150*', '1000']);
    const dusk: Game = { ...game, turn, battle: { ...game.battle, night: { turn: 5 } } };
    expect(battleOutcome(dusk, true)).toMatchObject({ winner: 'blue', by });
  });

  test('R-151 where strength counts, the lead is measured by the stronger army', () => {
    const twelve = ['1*', ...Array.from({ length: 11 }, () => '1')];
    const rules = { vp_unit_value: 'initial_strength' } as const;
    expect(outcome(twelve, ['1', '1'], true, rules)).toBe('draw turnLimit');
    expect(outcome(twelve.slice(0, 10), ['1', '1'], true, rules)).toBe('red turnLimit');
  });

  test('VIC-04 the points stand in the outcome', () => {
    expect(battleOutcome(armies(['500*', '500'], ['900', '100*']), false)?.points).toEqual({
      blue: 100,
      red: 500,
    });
  });
});
