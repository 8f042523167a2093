import { expect, test } from 'vitest';
import { bookOf } from '../../../src/language/books.ts';
import { citing, excerpt, fold, marked, ruleNumberIn, search } from '../../../src/rulebook/search.ts';

const french = await bookOf('fr');
const english = await bookOf('en');

const ids = (found: ReturnType<typeof search>) => found.map(({ id }) => id);

test('accents, capitals, ligatures and curled apostrophes do not matter', () => {
  expect(fold('Débordée À CŒUR l’Élite −3')).toBe("debordee a coeur l'elite -3");
  expect(ids(search(french, 'debordee'))).toEqual(ids(search(french, 'DÉBORDÉE')));
  expect(ids(search(french, 'manœuvre'))).toEqual(ids(search(french, 'manoeuvre')));
});

test('headings come first, and every word must be there', () => {
  expect(ids(search(french, 'flanc protégé'))[0]).toBe('GEO-21');
  expect(ids(search(english, 'counter-charge'))[0]).toBe('SKL-04');
  const both = ids(search(english, 'square cavalry'));
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(ids(search(english, 'square')).length);
  expect(search(english, 'square zyx')).toEqual([]);
  expect(search(english, '  ')).toEqual([]);
});

test('a word itself comes before one that only begins with it, or holds it inside', () => {
  const shots = search(french, 'tir').map(({ head }) => head);
  expect(shots.indexOf('Tir double')).toBeLessThan(shots.indexOf('Tirailleur'));
  const flanks = ids(search(english, 'flank'));
  expect(flanks).toEqual(expect.arrayContaining(['GEO-10', 'GEO-17']));
  expect(flanks.indexOf('GEO-10')).toBeLessThan(flanks.indexOf('GEO-17'));
  expect(search(english, 'GEO-17')[0]?.head).toBe('Outflanked');
  expect(ids(search(english, 'outflank')).length).toBeGreaterThan(0);
  expect(ids(search(french, 'œuvre'))).toContain('MAN-01');
});

test.each([
  { query: 'CHG-10', id: 'CHG-10' },
  { query: ' chg 10 ', id: 'CHG-10' },
  { query: 'chg4', id: 'CHG-04' },
  { query: 'skl 6.3', id: 'SKL-06.3' },
  { query: 'r-14', id: 'R-14' },
  { query: 'R7', id: 'R-07' },
  { query: 'charge', id: null },
  { query: '10', id: null },
])('"$query" is read as $id', ({ query, id }) => {
  expect(ruleNumberIn(query)).toBe(id);
});

test('a number gives its statement, its parts, then what cites it; a ruling gives what rests on it', () => {
  expect(ids(search(english, 'skl 21')).slice(0, 2)).toEqual(['SKL-21', 'SKL-21.1']);
  expect(ids(search(english, 'skl 21'))).toContain('ORD-05');
  const resting = ids(search(french, 'R-14'));
  expect(resting).toContain('ORD-05');
  expect(resting).toEqual(citing(french, 'R-14').map(({ id }) => id));
});

test('what was looked for is marked where it stands, accents and all', () => {
  const pieces = marked('Elle est débordée, la Débâcle', 'deb');
  expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['déb', 'Déb']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Elle est débordée, la Débâcle');
  expect(marked('un œuf', 'oeu').find(({ found }) => found)?.text).toBe('œu');
});

test('a long text is quoted round the word found', () => {
  const long = `${'mot '.repeat(60)}enfin débordée ${'suite '.repeat(60)}`;
  const quoted = excerpt(long, 'debordee');
  expect(quoted).toContain('débordée');
  expect(quoted.startsWith('… ')).toBe(true);
  expect(quoted.length).toBeLessThan(150);
  expect(excerpt('short', 'x')).toBe('short');
});

test('a heading with every word goes before a chart that is only called so', () => {
  const [first] = search(english, 'OUTFLANKED assault');
  expect(first?.id).toBe('GEO-20');
});
