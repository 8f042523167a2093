import { expect, test } from 'vitest';
import { hexName } from '../../../../src/geometry/shape.ts';
import { afterWordsOf } from '../../../../src/language/after.ts';
import { languageOf, loadLanguage } from '../../../../src/language/language.ts';
import { csvOf } from '../../../../src/store/saving/csvText.ts';
import type { GameLogEntry } from '../../../../src/store/state.ts';
import { diceRows, lossRows } from '../../../../src/table/after/csvRows.ts';

await loadLanguage('en');
const words = await afterWordsOf('en');
const speaker = {
  language: languageOf('en'),
  name: (id: string) => (id === 'u' ? '=cmd, "the" 5th' : id),
  hex: hexName,
  side: (side: string) => side,
};

test('a row for each unit under a head; a name that looks like a formula is none', () => {
  const unit = { unit: 'u', side: 'red', initial: 8, left: 0, fate: 'eliminated' } as const;
  const rows = lossRows([{ ...unit, fire: 5, combat: 3, other: 0, taken: 2, points: 70 }], words, speaker);
  expect(rows.map((row) => row.length)).toEqual([10, 10]);
  expect(csvOf(rows).split('\n')[1]).toBe('red,"\'=cmd, ""the"" 5th",8,0,destroyed,5,3,0,2,70');
});

test('a row for each roll: its faces, what they came to, what they come to on average, and how rare that is', () => {
  const dice = { dice: 'pool', count: 2, from: 5, six: 1 } as const;
  const entry: GameLogEntry = {
    ...{ at: 6, turn: 2, depth: 6, side: 'blue', question: null, choice: null },
    ...{ roll: { side: 'blue', about: { about: 'pursuit', unit: 'u' }, dice }, faces: [5, 6] },
    ...{ source: 'seed', facts: [] },
  };
  const silent = { ...entry, roll: null, faces: [] };
  const rows = diceRows([silent, entry], words, speaker);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(0, 3)).toEqual([7, 2, 'blue']);
  expect(rows[1]?.slice(4)).toEqual(['5 6', 2, 0.6667, 0.1111]);
});
