import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../src/language/books.ts';
import { LOCALES } from '../../../src/language/locale.ts';
import { numberedRuns, withTerms } from '../../../src/rulebook/partText.ts';
import { isRead, leadsSomewhere, leafOf, placeIn, toldOf } from '../../../src/rulebook/places.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { partsRead, partsUnread } from '../../support/bookParts.ts';
import { metCodes } from '../../support/encounterCodes.ts';

const volumes = await Promise.all(
  LOCALES.map(async (locale) => ({
    locale,
    book: await bookOf(locale),
    parts: await partsRead(locale),
  })),
);
const [{ book, parts } = { book: await bookOf('en'), parts: await partsRead('en') }] = volumes.filter(
  ({ locale }) => locale === 'en',
);
const part = (id: string) => {
  const found = parts.parts.find((one) => one.id === id);
  if (!found || !isRead(found)) throw new Error(`${id} has no part`);
  return found;
};
const casques = part('casques-et-plumets');

test('every rule system with a text has a part, and the rulebook itself is of the other', () => {
  for (const volume of volumes) {
    const { title } = SYSTEMS.find((system) => system.book === null) ?? { title: null };
    expect(volume.parts.own).toBe(title?.[volume.locale]);
    expect(volume.parts.parts.map(({ id, title, about }) => [id, title, about])).toEqual(
      SYSTEMS.filter((system) => system.book !== null).map((system) => [
        system.id,
        system.title[volume.locale],
        system.about[volume.locale],
      ]),
    );
    for (const { chapters } of volume.parts.parts) expect(chapters?.length).toBeGreaterThan(2);
  }
});

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, { encounters }) => {
  test('every statement that it tells of an encounter is a page of the book, and a link leads there', () => {
    if (!encounters) throw new Error('it tells nothing');
    const told = metCodes(
      encounters,
      `book ${id}`,
      encounters.measures('charge').length === 0 ? 1 : 400,
    ).rules;
    expect(told.size).toBeGreaterThan(5);
    for (const volume of volumes)
      for (const rule of told) {
        const place = placeIn(volume.book, volume.parts, rule);
        if (place.page !== 'ruling') expect(place, rule).toMatchObject({ statement: rule });
        expect(leadsSomewhere(volume.book, volume.parts, rule), rule).toBe(true);
        expect(toldOf(volume.book, volume.parts, rule), rule).not.toBe('');
      }
  });
});

describe('an address', () => {
  test('leads to a part by its name, to a chapter by its number and to a statement', () => {
    expect(placeIn(book, parts, 'casques-et-plumets')).toEqual({ page: 'part', part: casques });
    expect(placeIn(book, parts, 'casques-et-plumets.2')).toEqual({
      ...{ page: 'partChapter', part: casques, chapter: 1, statement: null },
    });
    const at = casques.chapters.findIndex(({ statements }) => statements.some(({ id }) => id === 'CP-27'));
    expect(placeIn(book, parts, 'CP-27')).toEqual({
      ...{ page: 'partChapter', part: casques, chapter: at, statement: 'CP-27' },
    });
  });

  test('waits for the list, then for the text of its part alone', () => {
    const unread = partsUnread('en');
    expect(placeIn(book, null, 'CP-27')).toEqual({ page: 'coming', part: null });
    expect(placeIn(book, unread, 'CP-27')).toMatchObject({
      ...{ page: 'coming', part: { id: 'casques-et-plumets', chapters: null } },
    });
    expect(placeIn(book, unread, 'CHG-10').page).toBe('chapter');
    expect(placeIn(book, unread, 'nowhere')).toEqual({ page: 'unknown', name: 'nowhere', part: null });
  });

  test('of what a part does not hold is told with that part', () => {
    for (const name of ['CP-99', 'casques-et-plumets.99', 'casques-et-plumets.x'])
      expect(placeIn(book, parts, name)).toEqual({ page: 'unknown', name, part: casques });
    expect(leadsSomewhere(book, parts, 'CP-99')).toBe(false);
    expect(toldOf(book, parts, 'CP-99')).toBe('');
  });

  test('is the same leaf whatever else has come, and no two places share one', () => {
    const names = ['', 'CHG', 'CHG-10', 'R-14', 'CP-27', 'CP-99', 'nowhere', casques.id, `${casques.id}.1`];
    const leaves = names.map((name) => leafOf(placeIn(book, parts, name)));
    expect(new Set(leaves).size).toBe(names.length);
    expect(leaves.slice(0, 4)).toEqual(names.slice(0, 4).map((name) => leafOf(placeIn(book, null, name))));
  });
});

describe('the text of a part', () => {
  const ids = SYSTEMS.flatMap(({ isRule }) => [isRule]);
  const isRule = (id: string) => ids.some((is) => is(id));

  test('has its numbers as links, and whatever only looks like one as text', () => {
    expect(numberedRuns('See CP-27, CP-R-30 (CP-T6); AB-C3, R-14 and CHG-10.1.', () => true)).toEqual([
      { run: 'text', text: 'See ' },
      { run: 'link', to: 'CP-27' },
      { run: 'text', text: ', ' },
      { run: 'link', to: 'CP-R-30' },
      { run: 'text', text: ' (' },
      { run: 'link', to: 'CP-T6' },
      { run: 'text', text: '); ' },
      { run: 'link', to: 'AB-C3' },
      { run: 'text', text: ', ' },
      { run: 'link', to: 'R-14' },
      { run: 'text', text: ' and ' },
      { run: 'link', to: 'CHG-10.1' },
      { run: 'text', text: '.' },
    ]);
    expect(numberedRuns('XX-12 and VC-1', isRule)).toEqual([{ run: 'text', text: 'XX-12 and VC-1' }]);
  });

  test('leads from every number in it to a statement', () => {
    const links = volumes.flatMap((volume) =>
      volume.parts.parts.flatMap(({ chapters }) =>
        (chapters ?? []).flatMap(({ statements }) =>
          statements.flatMap(({ text, table = [] }) =>
            [text, ...table.flat()]
              .flatMap((said) => numberedRuns(said, isRule))
              .flatMap((run) => (run.run === 'link' ? [run.to] : [])),
          ),
        ),
      ),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((to) => !leadsSomewhere(book, parts, to))).toEqual([]);
  });

  test('has the terms it uses emphasised once, the longer before the shorter; the others are missing', () => {
    const { runs, missing } = withTerms(
      [{ run: 'text', text: 'Le test moral, puis un Test et des carrés.' }],
      ['test', 'carré', 'test moral', 'arré', 'charge (tout droit)'],
    );
    expect(runs).toEqual([
      { run: 'text', text: 'Le ' },
      { run: 'emphasis', text: 'test moral' },
      { run: 'text', text: ', puis un ' },
      { run: 'emphasis', text: 'Test' },
      { run: 'text', text: ' et des ' },
      { run: 'emphasis', text: 'carrés' },
      { run: 'text', text: '.' },
    ]);
    expect(missing).toEqual(['arré', 'charge (tout droit)']);
  });
});
