import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../src/language/books.ts';
import {
  citing,
  excerpt,
  fold,
  marked,
  ruleNumberIn,
  search,
  searchWhole,
} from '../../../src/rulebook/search.ts';
import { partsRead, partsUnread } from '../../support/bookParts.ts';

const french = await bookOf('fr');
const english = await bookOf('en');
const parts = await partsRead('en');
const partis = await partsRead('fr');

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

describe('in the parts of other rules', () => {
  const idsOf = (title: string, query: string, [book, here] = [english, parts]) =>
    ids(searchWhole(book, here, query).find((found) => found.title === title)?.entries ?? []);

  test('what answers is told rule by rule, that of the book first and ranked as ever', () => {
    for (const [book, here, words] of [
      [english, parts, ['square', 'charge', 'flank', 'OUTFLANKED assault']],
      [french, partis, ['carré', 'flanc protégé', 'tir']],
    ] as const)
      for (const query of words) {
        const found = searchWhole(book, here, query);
        expect(found[0], query).toEqual({ title: 'Sabreur-hex', entries: search(book, query) });
        const titles = found.slice(1).map(({ title }) => title);
        expect(titles).toEqual(
          here.parts.map(({ title }) => title).filter((title) => titles.includes(title)),
        );
      }
    expect(searchWhole(english, parts, 'charge').length).toBeGreaterThan(3);
    expect(searchWhole(english, parts, 'square zyx')).toEqual([]);
    expect(searchWhole(english, parts, ' ')).toEqual([]);
  });

  test('each rule has a statement that one of its own words finds, in either language', () => {
    for (const [title, query, id] of [
      ['Casques et Plumets', 'opportunite', 'CP-27'],
      ['Alexandre et Bayard', 'inverted armour', 'AB-14'],
      ['Morale chapter', 'misprint', 'MC-R-09'],
      ['We Are Napoléon', 'abatis', 'WN-T2'],
    ] as const)
      expect(idsOf(title, query), query).toContain(id);
    expect(idsOf('Alexandre et Bayard', 'armure inversée', [french, partis])).toContain('AB-14');
  });

  test('a term of the original finds the statement in English too', () => {
    expect(idsOf('Casques et Plumets', 'tir d’opportunité')).toContain('CP-27');
  });

  test('a part and its chapters are found by their titles', () => {
    expect(idsOf('We Are Napoléon', 'we are napoleon')).toEqual(['we-are-napoleon']);
    expect(idsOf('We Are Napoléon', 'cavalry charges')).toContain('we-are-napoleon.3');
    expect(idsOf('Casques et Plumets', 'casques')).toEqual(['casques-et-plumets']);
  });

  test.each([
    { query: 'CP-27', id: 'CP-27' },
    { query: ' cp 5 ', id: 'CP-05' },
    { query: 'cpt6', id: 'CP-T6' },
    { query: 'cp-r-3', id: 'CP-R-03' },
    { query: 'MC R 28', id: 'MC-R-28' },
    { query: 'wn26', id: 'WN-26' },
    { query: 'ab-04', id: 'AB-04' },
  ])('"$query" is the number of $id: it comes first and alone with what cites it', ({ query, id }) => {
    const [found, ...others] = searchWhole(english, parts, query);
    expect(others).toEqual([]);
    const [first, ...citing] = found?.entries ?? [];
    expect(first?.id).toBe(id);
    expect(citing.filter(({ links }) => !links.includes(id))).toEqual([]);
  });

  test('what rests on a statement is found with it', () => {
    expect(idsOf('Casques et Plumets', 'CP-P3')).toEqual(expect.arrayContaining(['CP-P3', 'CP-27', 'CP-P5']));
  });

  test('a number of the rule itself is looked for as ever, and a part not yet here is passed over', () => {
    expect(searchWhole(english, parts, 'chg 10')).toEqual([
      { title: 'Sabreur-hex', entries: search(english, 'chg 10') },
    ]);
    expect(searchWhole(english, partsUnread('en'), 'square')).toEqual([
      { title: 'Sabreur-hex', entries: search(english, 'square') },
    ]);
    expect(searchWhole(english, null, 'square')).toEqual([{ title: '', entries: search(english, 'square') }]);
  });
});
