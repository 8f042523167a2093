import { expect, test } from 'vitest';
import { tells, unitsNamed } from '../../../../src/store/past/find.ts';

test('a line is about whoever is named in it, and not about those its question might have been about', () => {
  const named = unitsNamed({
    question: { ask: 'actingUnit', units: ['a', 'b', 'c'] },
    choice: { choose: 'unit', unit: 'a' },
    facts: [
      { fact: 'losses', unit: 'd', lost: 1, left: 2, cause: 'fire', by: 'e', rule: 'LOS-02' },
      { fact: 'formationChanged', unit: 'a', from: 'line', to: 'column', rule: 'FRM-01' },
    ],
  });
  expect([...named].filter((id) => id.length === 1).sort()).toEqual(['a', 'd', 'e']);
  expect(named.has('losses')).toBe(false);
});

test('words are found in any order, without capitals and accents', () => {
  expect(tells('Le 5e hussards charge à 3 hexagones', 'CHARGE hussards')).toBe(true);
  expect(tells('Épouvantés, ils fuient', 'epouvantes')).toBe(true);
  expect(tells('Le 5e hussards', '5e lanciers')).toBe(false);
  expect(tells('Anything', '')).toBe(true);
});
