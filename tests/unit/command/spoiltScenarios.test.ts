import { expect, test } from 'vitest';
import { readSpoilt } from '../../../src/command/spoiltFiles.ts';
import { soundScenarios } from '../../../src/command/spoiltScenarios.ts';

test('3,000 spoilt files of scenarios, some of them moments: none uncaught, nothing polluted, each refused with its place', async () => {
  const sound = await soundScenarios();
  const { read, refused, faults } = readSpoilt(sound, 3000, 'spoilt', () => performance.now());
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(2000);
  expect(read).toBeGreaterThan(30);
  expect(read + refused).toBe(3000);
});
