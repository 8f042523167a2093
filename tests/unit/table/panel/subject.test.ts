import { expect, test } from 'vitest';
import { placeAsked, subjectOf } from '../../../../src/table/panel/subject.ts';

test('the place to look at is that of the unit asked, or of the first that may act', () => {
  expect(placeAsked({ ask: 'orders' })).toBeNull();
  expect(placeAsked({ ask: 'half', unit: 'line', role: 'aim' })).toBe('line');
  expect(placeAsked({ ask: 'initiative', units: ['dragoons', 'hussars'] })).toBe('dragoons');
  expect(placeAsked({ ask: 'actingUnit', units: ['guard'] })).toBe('guard');
  expect(subjectOf({ ask: 'actingUnit', units: ['guard'] })).toBeNull();
});
