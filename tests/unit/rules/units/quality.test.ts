import { expect, test } from 'vitest';
import { ofQuality } from '../../../../src/rules/units/quality.ts';

test.each([
  // as far above or below its norm as it was
  { quality: 'ordinary', commandValue: 8, to: 'elite', has: 9 },
  { quality: 'elite', commandValue: 9, to: 'recruit', has: 7 },
  { quality: 'recruit', commandValue: 6, to: 'elite', has: 8 },
  // but no less, and no more, than that quality may have
  { quality: 'ordinary', commandValue: 5, to: 'elite', has: 7 },
  { quality: 'elite', commandValue: 11, to: 'recruit', has: 8 },
] as const)('CMD-01, CMD-02: $commandValue of $quality is $has of $to', (row) => {
  const { quality, commandValue, to, has } = row;
  expect(ofQuality({ quality, commandValue }, to)).toEqual({ quality: to, commandValue: has });
});
