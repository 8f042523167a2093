import { expect, test } from 'vitest';
import { laboratory as english } from '../../../src/language/en/laboratory.ts';
import { laboratory as french } from '../../../src/language/fr/laboratory.ts';

const LITTLE = 1e-9;

test('beside a chance, the number of cases that may arise does not read as another chance', () => {
  expect(english.variants(3)).toBe('one of 3 that may arise');
  expect(french.variants(3)).toBe('l’un des 3 cas possibles');
});

test('whoever is panicked in the end is not said to have fled: it may never have moved', () => {
  expect([english.fates.panicked, french.fates.panicked]).toEqual(['Panicked', 'Paniquée']);
  for (const of of ['attackerFlees', 'targetFlees'] as const) {
    expect(english.series[of]).not.toMatch(/flee|fled/);
    expect(french.series[of]).not.toMatch(/fui/);
  }
});

test.each([
  [0, 'none', 'aucun'],
  [LITTLE, 'up by less than 0.1 points', 'moins de 0,1 point en plus'],
  [-LITTLE, 'down by less than 0.1 points', 'moins de 0,1 point en moins'],
  [0.0005, '+0.1 points', '+0,1 point'],
  [0.0194, '+1.9 points', '+1,9 point'],
  [-0.02, '−2.0 points', '−2,0 points'],
  [0.125, '+12.5 points', '+12,5 points'],
  [1 - LITTLE, 'up by more than 99.9 points', 'plus de 99,9 points en plus'],
  [-1, '−100 points', '−100 points'],
])('the difference of A and B is a figure one can read, however little it is: %d', (difference, en, fr) => {
  expect(english.pointsOff(difference)).toBe(en);
  expect(french.pointsOff(difference)).toBe(fr);
});
