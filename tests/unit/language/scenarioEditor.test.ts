/** The words of the plan of battle: the same in both languages, each as the language is written. */
import { expect, test } from 'vitest';
import type { ScenarioEditorWords } from '../../../src/language/en/scenarioEditor.ts';
import { scenarioEditorWordsOf } from '../../../src/language/scenarioEditor.ts';

type Spoken = readonly (readonly [place: string, sentence: string])[];

function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return made((...given) => Reflect.apply(value, null, given), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

/** What a function says of one, of many, and of something called by a name. */
function made(speak: (...given: unknown[]) => unknown, place: string): Spoken {
  const tries: readonly unknown[][] = [
    [1, 1, 1],
    [7, 12, 1500],
    ['Alpha', 2],
    [3, 'Alpha'],
  ];
  return tries.flatMap((given, n) => {
    const said = speak(...given);
    return typeof said === 'string' ? [[`${place}(${n})`, said] as const] : [];
  });
}

const spoken = (say: ScenarioEditorWords): Spoken => plain(say, 'say');

/** The same word in both languages. */
const SHARED =
  /Alpha|×|^(?:Nation|Points|Q E|F|N|Formation|exit|place|survival|one|Oui|Non|Terrain|.*\bpoints?|NaN.*|\d+.*)$/;

test('both say everything, and none says it in the other’s language', async () => {
  const [english, french] = [
    spoken(await scenarioEditorWordsOf('en')),
    spoken(await scenarioEditorWordsOf('fr')),
  ];
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const same = english.filter(([, sentence], n) => sentence === french[n]?.[1] && !SHARED.test(sentence));
  expect(same).toEqual([]);
  for (const [place, sentence] of [...english, ...french]) expect(sentence.trim(), place).not.toBe('');
});

test('French puts a thin unbreakable space before ; : ! ?, English none', async () => {
  for (const [place, sentence] of spoken(await scenarioEditorWordsOf('fr')))
    expect(sentence, place).not.toMatch(/[^\u202f][;:!?]|['"]/);
  for (const [place, sentence] of spoken(await scenarioEditorWordsOf('en')))
    expect(sentence, place).not.toMatch(/\u202f| [;:!?]|['"]/);
});
