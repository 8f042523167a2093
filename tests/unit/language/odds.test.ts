import { expect, test } from 'vitest';
import { odds as english } from '../../../src/language/en/odds.ts';
import { odds as french } from '../../../src/language/fr/odds.ts';

const LITTLE = 1e-12;

test.each([
  [0, '0%', '0\u202f%'],
  [LITTLE, '<1%', '<1\u202f%'],
  [0.0099, '<1%', '<1\u202f%'],
  [0.0149, '1%', '1\u202f%'],
  [0.5, '50%', '50\u202f%'],
  [0.99, '99%', '99\u202f%'],
  [1 - LITTLE, '>99%', '>99\u202f%'],
  [1, '100%', '100\u202f%'],
])('what may happen is never 0, what may fail never 100 per cent: %d', (share, en, fr) => {
  expect(english.percent(share)).toBe(en);
  expect(french.percent(share)).toBe(fr);
});

test.each([
  [0, '0', '0'],
  [LITTLE, '<0.1', '<0,1'],
  [0.05, '−0.1', '−0,1'],
  [1.26, '−1.3', '−1,3'],
])('strength points to be expected are told in tenths, what may be lost never as 0: %d', (lost, en, fr) => {
  expect(english.cost(lost)).toBe(en);
  expect(french.cost(lost)).toBe(fr);
});

test.each([
  [
    1,
    1,
    null,
    '1 could fire at it, 1 charge or assault it.',
    '1 pourrait tirer dessus, 1 la charger ou l’assaillir.',
  ],
  [
    2,
    3,
    null,
    '2 could fire at it, 3 charge or assault it.',
    '2 pourraient tirer dessus, 3 la charger ou l’assaillir.',
  ],
  [2, 0, null, '2 could fire at it.', '2 pourraient tirer dessus.'],
  [
    0,
    1,
    0.31,
    '1 could charge or assault it; at worst it breaks at 31%.',
    '1 pourrait la charger ou l’assaillir\u202f; au pire elle cède à 31\u202f%.',
  ],
  [
    0,
    2,
    0,
    '2 could charge or assault it; at worst it breaks at 0%.',
    '2 pourraient la charger ou l’assaillir\u202f; au pire elle cède à 0\u202f%.',
  ],
])(
  'only those who are there are counted: %d that could fire, %d that could charge',
  (fire, shock, worst, en, fr) => {
    expect(english.danger.counts(fire, shock, worst)).toBe(en);
    expect(french.danger.counts(fire, shock, worst)).toBe(fr);
  },
);
