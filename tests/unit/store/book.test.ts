import { expect, test } from 'vitest';
import { hashAt, placeOf } from '../../../src/store/book.ts';

test('the address names the place of the book', () => {
  expect(placeOf('#rule=CHG-10')).toBe('CHG-10');
  expect(placeOf('#rule=')).toBe('');
  expect(placeOf('#seed=Wagram&rule=R-14')).toBe('R-14');
  expect(placeOf('#seed=Wagram')).toBeNull();
  expect(placeOf('')).toBeNull();
});

test('the seed in the address outlives the book', () => {
  expect(hashAt('#seed=Wagram', 'CHG-10')).toBe('#seed=Wagram&rule=CHG-10');
  expect(hashAt('#seed=Wagram&rule=CHG-10', null)).toBe('#seed=Wagram');
  expect(hashAt('#rule=CHG-10', null)).toBe('');
});
