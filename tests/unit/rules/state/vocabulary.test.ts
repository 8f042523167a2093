import { expect, test } from 'vitest';
import { outcomesOf, readFaces } from '../../../../src/engine/dice.ts';
import { d3, moraleTest } from '../../../../src/rules/state/dice.ts';
import { QUALITIES } from '../../../../src/rules/state/vocabulary.ts';
import { position } from '../../../support/position.ts';

test('GEN-08 a D3 is half a D6, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => readFaces(d3(0), [face]))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(outcomesOf(d3(0))).toEqual([1, 2, 3].map((outcome) => ({ outcome, weight: 2n })));
});

test('QUA-01 three qualities, ordinary unless said otherwise', () => {
  expect(QUALITIES).toEqual(['elite', 'ordinary', 'recruit']);
  const g = position({ units: [{ id: 'a', side: 'blue', type: 'lineInfantry', at: [5, 5] }] });
  expect(g.units[0]?.quality).toBe('ordinary');
});

test('QUA-04 a test keeps two dice: all, the two lowest, the two highest', () => {
  const excess = (drop: 'none' | 'highest' | 'lowest', faces: number[]) =>
    readFaces(moraleTest(drop, 0), faces);
  expect(excess('none', [2, 5])).toBe(7);
  expect(excess('highest', [2, 5, 4])).toBe(6);
  expect(excess('lowest', [2, 5, 4])).toBe(9);
  expect(excess('highest', [6, 6, 6])).toBe(12);
});
