/** Every term of the rule is known by both its names: to who points at it, and to who looks for it. */
import { describe, expect, test } from 'vitest';
import { otherNamesIn, termPieces } from '../../../src/language/bothNames.ts';
import { rulebook as english } from '../../../src/language/en/rulebook.ts';
import { words as englishWords } from '../../../src/language/en/words.ts';
import { rulebook as french } from '../../../src/language/fr/rulebook.ts';
import { words as frenchWords } from '../../../src/language/fr/words.ts';
import { GLOSSARY } from '../../../src/language/glossary.ts';
import { search } from '../../../src/rulebook/search.ts';

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

/** What the statements have no need to name: it stands in tables and on the map. */
const UNSAID = new Set(['medium cavalry', 'heavy foot battery', 'break off']);

test.each(GLOSSARY.filter(([en]) => !UNSAID.has(en)))('%s and %s find the same statements', (en, fr) => {
  expect(search(english, fr).length, `${fr} in English`).toBeGreaterThan(0);
  expect(search(french, en).length, `${en} in French`).toBeGreaterThan(0);
});

const VOCABULARY = [
  'unitTypes',
  'qualities',
  'skills',
  'formations',
  'hexTerrains',
  'sideTerrains',
  'actions',
  'reactions',
  'manoeuvres',
  'shotKinds',
  'strikeKinds',
] as const;

/** What is no term, but said in plain words. */
const PLAIN = new Set(['no formation', 'sans formation', 'Do nothing', 'Ne rien faire']);

test.each(VOCABULARY)(
  'what the screens call %s is known by both its names, or is one word in both',
  (group) => {
    const [en, fr]: readonly Readonly<Record<string, string>>[] = [englishWords[group], frenchWords[group]];
    for (const [key, name] of Object.entries(en ?? {})) {
      const other = fr?.[key] ?? '';
      if (name.toLowerCase() === other.toLowerCase() || PLAIN.has(name)) continue;
      expect(otherNamesIn(name, 'en'), name).not.toBe('');
      expect(otherNamesIn(other, 'fr'), other).not.toBe('');
    }
  },
);
