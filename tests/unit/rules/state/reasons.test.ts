import { expect, test } from 'vitest';
import { sumOf } from '../../../../src/rules/state/reasons.ts';

test('CBT-18, CBT-19, R-128 base, then doubling, then losses, then limits, whatever the order of the lines', () => {
  const lines = [
    { rule: 'CHG-33', why: 'lossesInCharge', amount: -2 },
    { rule: 'UNI-01', why: 'base', amount: 4 },
    { rule: 'CBT-07', why: 'doubledCharge', factor: 2 },
  ] as const;
  expect(sumOf(lines)).toEqual({ total: 6, terms: lines });
  expect(sumOf([...lines, { rule: 'CBT-17', why: 'outflanked', cap: 1 }]).total).toBe(1);
  expect(sumOf([{ rule: 'CHG-33', why: 'lossesInCharge', amount: -2 }]).total).toBe(0);
});
