/** The words of the drawing table: the same in both languages, each as the language is written. */
import { expect, test } from 'vitest';
import type { MapEditorWords } from '../../../src/language/en/mapEditor.ts';
import { mapEditorWordsOf } from '../../../src/language/mapEditor.ts';

type Spoken = readonly (readonly [place: string, sentence: string])[];

function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

function spoken(say: MapEditorWords): Spoken {
  const made = {
    key: say.key('B'),
    level: [1, 4].map(say.level),
    size: say.size(80, 60),
    bounds: say.sizing.bounds(12, 80),
    lost: [0, 1, 7].map(say.sizing.lost),
    paper: say.printing.size(2500, 1600.5),
    dots: say.printing.pngNote(72),
    open: say.keeping.open('Alpha'),
    forget: say.keeping.forget('Alpha'),
  };
  return [...plain(say, 'say'), ...plain(made, 'made')];
}

/** The same word in both languages. */
const SHARED = /^(?:Village|Villages|Six parts|.*×.*|\[ \]|B L A F|Q E)$/;

test('both say everything, and none says it in the other’s language', async () => {
  const [english, french] = [spoken(await mapEditorWordsOf('en')), spoken(await mapEditorWordsOf('fr'))];
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const same = english.filter(([, sentence], n) => sentence === french[n]?.[1] && !SHARED.test(sentence));
  expect(same).toEqual([]);
  for (const [place, sentence] of [...english, ...french]) expect(sentence.trim(), place).not.toBe('');
});

test('French puts a thin unbreakable space before ; : ! ?, English none', async () => {
  for (const [place, sentence] of spoken(await mapEditorWordsOf('fr'))) {
    expect(sentence, place).not.toMatch(/[^\u202f][;:!?]|\u00a0|['"]/);
  }
  for (const [place, sentence] of spoken(await mapEditorWordsOf('en')))
    expect(sentence, place).not.toMatch(/[\u202f\u00a0]| [;:!?]|['"]/);
});
