/** Every term of the rule is known by both its names: to who points at it, and to who looks for it. */
import { describe, expect, test } from 'vitest';
import { rulebook as english } from '../../../src/language/en/rulebook.ts';
import { rulebook as french } from '../../../src/language/fr/rulebook.ts';
import { GLOSSARY } from '../../../src/language/glossary.ts';
import { search } from '../../../src/rulebook/search.ts';
import { otherNamesIn, termPieces } from '../../../src/rulebook/terms.ts';

describe('terms in a text', () => {
  test('are found whole, in the plural, the longer before the shorter', () => {
    expect(termPieces('Closed columns spend order points.', 'en')).toEqual([
      { text: 'Closed columns', other: 'colonne fermée' },
      { text: ' spend ', other: null },
      { text: 'order points', other: 'point d’ordre' },
      { text: '.', other: null },
    ]);
    expect(termPieces('Unités débordées', 'fr')).toEqual([
      { text: 'Unités ', other: null },
      { text: 'débordées', other: 'outflanked' },
    ]);
  });

  test('are not found inside other words', () => {
    expect(otherNamesIn('A linear approach along the outline.', 'en')).toBe('');
  });
});

test('no term stands twice in the glossary, in either language', () => {
  for (const at of [0, 1] as const) {
    const names = GLOSSARY.map((pair) => pair[at].toLowerCase());
    expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
  }
});

test.each(GLOSSARY)('%s and %s find the same statements', (en, fr) => {
  expect(search(english, fr).length, `${fr} in English`).toBeGreaterThan(0);
  expect(search(french, en).length, `${en} in French`).toBeGreaterThan(0);
});
