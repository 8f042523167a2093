import { expect, test } from 'vitest';
import { readSpoiltMaps } from '../../../src/command/spoiltMaps.ts';

test('20,000 spoilt files of maps: none uncaught, nothing polluted, each refused with its place', () => {
  const { read, refused, faults } = readSpoiltMaps(20_000, 'spoilt', () => performance.now());
  expect(faults).toEqual([]);
  // most are refused; some are sound still, as another order or another name is
  expect(refused).toBeGreaterThan(15_000);
  expect(read).toBeGreaterThan(200);
  expect(read + refused).toBe(20_000);
});
