import { expect, test } from 'vitest';
import { laboratory as english } from '../../../src/language/en/laboratory.ts';
import { laboratory as french } from '../../../src/language/fr/laboratory.ts';
import { odds as frenchOdds } from '../../../src/language/fr/odds.ts';

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

test('French: the mark of an answer agrees with any, the sentence has one colon, and what is weighed can be parsed', () => {
  expect([french.takenMark, french.pinnedMark]).toEqual(['(réponse jouée)', '(branche fixée)']);
  expect(french.unweighedNote).toContain('De places très semblables, la première vaut pour les autres');
  expect(frenchOdds.policy).toContain('de places très semblables où finit une fuite ou une poursuite, une');
  const won = `${french.outcomes.attacker('A', 'B')} 90 %`;
  const kept = `${french.outcomes.both('A', 'B')} 10 %`;
  const [clause = ''] = french.tells('A charge B à 3 cases', [won, kept], ['A 1 PF'], '').split('.');
  expect(clause).toBe(
    'A charge B à 3 cases : A prend le terrain, B ne le tient plus 90 % ; B garde le terrain, A tient bon 10 %',
  );
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
