import { expect, test } from 'vitest';
import { mostOrderPoints } from '../../../../src/rules/orders/orderLimit.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { position } from '../../../support/position.ts';

/** The most order points that a turn of a battle in this format can bring. */
const most = (format: number, houseRules: Partial<HouseRules> = {}) =>
  mostOrderPoints(position({ format, houseRules, units: [] }));

test('ORD-01 in the standard format 1D3 + 1 gives four points at most', () => {
  expect(most(2000)).toBe(4);
});

test('ORD-02 up to 2000 army points there is no choice of dice: two, three or four points at most', () => {
  expect([1000, 1500, 1501].map((format) => most(format))).toEqual([2, 3, 4]);
});

test('ORD-02 above 2000 army points the most is that of the two dice, which the side may choose each turn', () => {
  // 2D6 − 4, − 3, − 2 and − 1, where 1D3 gives 5, 6, 7 and 8
  expect([2001, 2501, 3001, 3501].map((format) => most(format))).toEqual([8, 9, 10, 11]);
});

test('R-11 a floor under the dice raises no best throw: the smallest battles give two points at most', () => {
  expect(most(800, { po_floor_scope: '2d6_only' })).toBe(2);
  expect(most(800, { po_floor_scope: 'both' })).toBe(2);
  expect(most(800, { po_floor_scope: 'min1' })).toBe(2);
});
