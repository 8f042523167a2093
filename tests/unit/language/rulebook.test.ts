import { expect, test } from 'vitest';
import { bookOf } from '../../../src/language/books.ts';
import { loadLanguage } from '../../../src/language/language.ts';
import { LOCALES } from '../../../src/language/locale.ts';
import { type Book, CHAPTERS } from '../../../src/language/rulebook.ts';
import { type Block, blocksOf } from '../../../src/rulebook/markup.ts';
import { bookEntries, citing } from '../../../src/rulebook/search.ts';
import { drawnTable } from '../../../src/rulebook/tables/drawn.ts';
import ruleIds from '../../support/rule-ids.json' with { type: 'json' };

const books: readonly (readonly [string, Book])[] = await Promise.all(
  LOCALES.map(async (locale) => [locale, await bookOf(locale)] as const),
);

const FLOWS = [
  'FLOW-TURN',
  'FLOW-FLIGHT',
  'FLOW-CHARGE',
  'FLOW-ASSAULT',
  'FLOW-FIRE',
  'FLOW-MORALE',
  'FLOW-RALLY',
];

test.each(books)('every statement of the rule is told in %s, and every flowchart', (_locale, book) => {
  const told = bookEntries(book)
    .map(({ id }) => id)
    .filter((id) => !CHAPTERS.some((code) => code === id));
  expect(told).toHaveLength(new Set(told).size);
  const whole = told.filter((id) => !id.startsWith('FLOW-'));
  expect(whole.toSorted()).toEqual(Object.keys(ruleIds).toSorted());
  expect(told.filter((id) => id.startsWith('FLOW-')).toSorted()).toEqual(FLOWS.toSorted());
});

test.each(books)(
  'statements stand in their chapter and in the order of their numbers, %s',
  (_locale, book) => {
    for (const code of CHAPTERS) {
      const ids = Object.keys(book.chapters[code].statements).filter((id) => !id.startsWith('FLOW-'));
      expect(ids.every((id) => id.startsWith(`${code}-`))).toBe(true);
      const numbers = ids.map((id) => {
        const [whole = '', part = '0'] = id.slice(4).split('.');
        return Number(whole) * 100 + Number(part);
      });
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(book.chapters[code].title).not.toBe(code);
      expect(book.chapters[code].about).not.toBe('');
    }
  },
);

test.each(books)('every link leads somewhere, %s', (_locale, book) => {
  const told = new Set(bookEntries(book).map(({ id }) => id));
  for (const { id, links } of bookEntries(book)) {
    const lost = links.filter((to) => !told.has(to) && !Object.hasOwn(book.rulings, to));
    expect(lost, id).toEqual([]);
    expect(links, `${id} leads to itself`).not.toContain(id);
  }
});

test.each(books)('every ruling is told in a line and rests somewhere, %s', (_locale, book) => {
  const numbers = Array.from({ length: 158 }, (_, at) => `R-${String(at + 1).padStart(2, '0')}`);
  expect(Object.keys(book.rulings).toSorted()).toEqual(numbers.toSorted());
  expect(numbers.filter((id) => citing(book, id).length === 0)).toEqual([]);
});

test.each(books)('no markup is left in the text, and no statement is empty, %s', (_locale, book) => {
  for (const { id, plain } of bookEntries(book)) {
    expect(plain, id).not.toMatch(/[[\]{}*|]|^[->] /);
    expect(plain.length, id).toBeGreaterThan(0);
  }
});

/** What a statement is made of, without its words. */
function shapeOf(block: Block): string {
  if (block.block === 'drawn') return `drawn ${block.table}`;
  if (block.block === 'table') return `table ${block.head.length} × ${block.rows.length}`;
  return 'items' in block ? `${block.block} ${block.items.length}` : block.block;
}

function textsOf(book: Book): ReadonlyMap<string, string> {
  const texts = CHAPTERS.flatMap((code) => Object.entries(book.chapters[code].statements));
  return new Map(texts.map(([id, { text }]) => [id, text]));
}

test('the languages cite the same, list as much, and give the same figures', () => {
  const [first, ...others] = books.map(([, book]) => ({ book, texts: textsOf(book) }));
  for (const other of others)
    for (const { id, links } of bookEntries(first?.book ?? other.book)) {
      const same = bookEntries(other.book).find((entry) => entry.id === id);
      expect(same?.links.toSorted(), `${id} cites`).toEqual(links.toSorted());
      const [one, two] = [first, other].map((side) => blocksOf(side?.texts.get(id) ?? '').map(shapeOf));
      expect(two, `${id} is made of`).toEqual(one);
    }
});

test.each(LOCALES)('tables have as many cells in every row as in their head, %s', async (locale) => {
  const book = await bookOf(locale);
  const pen = { language: await loadLanguage(locale), words: book.words };
  for (const [id, text] of textsOf(book))
    for (const block of blocksOf(text)) {
      if (block.block === 'table')
        expect(
          block.rows.filter((row) => row.length !== block.head.length),
          id,
        ).toEqual([]);
      if (block.block !== 'drawn') continue;
      const table = drawnTable(block.table, pen);
      expect(table, `${id} draws ${block.table}`).not.toBeNull();
      expect(table?.rows.filter(({ cells }) => cells.length !== table.head.length)).toEqual([]);
    }
});

test('French is set as French is printed: spaces before double points, curled apostrophes', async () => {
  for (const { id, plain } of bookEntries(await bookOf('fr'))) {
    expect(plain, id).not.toMatch(/\w'\w|\w[;:!?](?!\d)| [;:!?»]|« |"/);
  }
});
