import { expect, test } from 'vitest';
import { bookOf } from '../../../src/language/books.ts';
import { loadLanguage } from '../../../src/language/language.ts';
import { headingOf, placeIn } from '../../../src/rulebook/places.ts';
import { drawnTable } from '../../../src/rulebook/tables/drawn.ts';

const book = await bookOf('en');
const pen = { language: await loadLanguage('en'), words: book.words };

function rowOf(table: string, first: string): readonly string[] {
  const rows = drawnTable(table, pen)?.rows.map(({ cells }) => cells) ?? [];
  return rows.find(([head]) => head === first) ?? [];
}

test('UNI-01 the printed factors are those the engine counts with', () => {
  expect(rowOf('factors', 'Line infantry in line').slice(1)).toEqual(['6', '6', '4', '1']);
  expect(rowOf('factors', 'Line infantry in extended line').slice(1)).toEqual(['6', '6', '4', '1']);
  expect(rowOf('factors', 'Heavy cavalry').slice(1)).toEqual(['4', '—', '—', '4']);
  expect(rowOf('factors', 'with Lancer').slice(1)).toEqual(['3 / 2', '—', '—', '5']);
  expect(rowOf('factors', 'with Bombard').slice(1)).toEqual(['2', '5', '5', '1']);
});

test('UNI-02, CMD-02, ORD-02 prices and order points are printed as the engine counts them', () => {
  expect(rowOf('strength', 'Line infantry').slice(1)).toEqual(['14–20', '10', '12 / 8 / 6']);
  expect(rowOf('commandValues', 'Elite').slice(1)).toEqual(['—', '—', '—', '−1', '0', '+1', '+2', '+3']);
  expect(rowOf('orderPoints', 'over 500, up to 1,000').slice(1)).toEqual(['1D3 − 1', '—']);
  expect(rowOf('orderPoints', 'over 2,000, up to 2,500').slice(1)).toEqual(['1D3 + 2', '2D6 − 4']);
});

test('FRM-21 the changes of formation are those the engine allows', () => {
  const yes = 'yes';
  const light = 'with Skirmisher';
  expect(rowOf('transitions', 'Line').slice(1)).toEqual(['—', yes, yes, light, 'no', 'with Linear order']);
  expect(rowOf('transitions', 'Column').slice(1)).toEqual([
    yes,
    '—',
    yes,
    light,
    'with Large battalion',
    'with Linear order',
  ]);
  expect(rowOf('transitions', 'Square').slice(1)).toEqual([yes, yes, '—', light, 'no', 'no']);
  expect(rowOf('transitions', 'Skirmish order').slice(1)).toEqual([yes, yes, 'no', '—', 'no', 'no']);
  expect(rowOf('transitions', 'Closed column').slice(1)).toEqual([yes, yes, yes, 'no', '—', 'no']);
  expect(rowOf('transitions', 'Extended line').slice(1)).toEqual([yes, yes, 'no', 'no', 'no', '—']);
});

test('a table the book does not have is none', () => {
  expect(drawnTable('toString', pen)).toBeNull();
});

test('a place is a statement, a part of one, a flowchart, a ruling, a chapter or the title', () => {
  expect(placeIn(book, null, '')).toEqual({ page: 'title' });
  expect(placeIn(book, null, 'CHG')).toEqual({ page: 'chapter', chapter: 'CHG', statement: null });
  expect(placeIn(book, null, 'SKL-06.3')).toEqual({ page: 'chapter', chapter: 'SKL', statement: 'SKL-06.3' });
  expect(placeIn(book, null, 'FLOW-TURN')).toEqual({
    page: 'chapter',
    chapter: 'SEQ',
    statement: 'FLOW-TURN',
  });
  expect(placeIn(book, null, 'R-14')).toEqual({ page: 'ruling', ruling: 'R-14' });
  expect(headingOf(book, 'SKL-06.3')).toBe('Harassment');
});
