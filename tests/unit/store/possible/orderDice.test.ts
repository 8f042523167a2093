import { expect, test } from 'vitest';
import { fetchRulebook } from '../../../../src/store/game/rulebook.ts';
import { orderPointRange } from '../../../../src/store/possible/orderDice.ts';
import { position } from '../../../support/position.ts';

await fetchRulebook();

const battle = (format: number, scope: '2d6_only' | 'min1' = '2d6_only') =>
  position({ units: [], format, houseRules: { po_floor_scope: scope } });

test('ORD-02, R-11 the points that each kind of dice may give', () => {
  expect(orderPointRange(battle(2000), 'd3')).toEqual({ least: 2, most: 4 });
  expect(orderPointRange(battle(4000), 'd3')).toEqual({ least: 6, most: 8 });
  expect(orderPointRange(battle(4000), '2d6')).toEqual({ least: 1, most: 11 });
  expect(orderPointRange(battle(2500), '2d6')).toEqual({ least: 1, most: 8 });
  expect(orderPointRange(battle(1000), 'd3')).toEqual({ least: 0, most: 2 });
  expect(orderPointRange(battle(1000, 'min1'), 'd3')).toEqual({ least: 1, most: 2 });
});
