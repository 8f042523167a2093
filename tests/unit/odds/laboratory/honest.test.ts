import { expect, test } from 'vitest';
import { honest, honestRecord, honestRow } from '../../../../src/odds/laboratory/honest.ts';

test('nearly certain is not certain, however little may go wrong', () => {
  expect(honest(1, 1e-30)).toBeLessThan(1);
  expect(1 - honest(1, 1e-30)).toBeGreaterThan(0);
  expect(honestRow([1, 1e-300, 0])).toEqual([1 - Number.EPSILON / 2, 1e-300, 0]);
});

test('what alone can happen is certain, though the sums fell short of 1', () => {
  expect(honest(0.999999999, 0)).toBe(1);
  expect(honestRecord({ stands: 0.9999999, panicked: 0, fledOffMap: 0, eliminated: 0 })).toEqual({
    stands: 1,
    panicked: 0,
    fledOffMap: 0,
    eliminated: 0,
  });
});

test('what cannot happen is 0, and what lies between stays as it is', () => {
  expect(honestRow([0.25, 0.75, 0])).toEqual([0.25, 0.75, 0]);
});
