import { beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { RuleMark } from '../../src/account/RuleMark.tsx';
import type { AnySystem, SystemChapter, Tongue } from '../../src/contract/system.ts';
import type { Locale } from '../../src/language/locale.ts';
import { BookDoor } from '../../src/rulebook/BookDoor.tsx';
import { SYSTEMS } from '../../src/rulesets/list.ts';
import { forgetLeaves } from '../../src/store/address/book.ts';
import { followScreens } from '../../src/store/address/follow.ts';
import { useParts } from '../../src/store/book/parts.ts';
import { useStore } from '../../src/store/store.ts';

function speak(locale: Locale): void {
  useStore.setState(({ preferences }) => ({ preferences: { ...preferences, locale } }));
}

let stop = () => {};

beforeEach(async () => {
  // wide enough for the contents to stand beside the page
  await browserPage.viewport(1280, 800);
  stop();
  history.replaceState(null, '', location.pathname);
  forgetLeaves();
  speak('en');
  useParts.setState({ systems: null, texts: {}, lost: false });
  stop = followScreens();
});

/** The book over a page with the marks of some statements. */
async function shown(...rules: readonly string[]) {
  const screen = await render(
    <>
      {rules.map((rule) => (
        <RuleMark key={rule} rule={rule} />
      ))}
      <BookDoor beside={false} languageSwitch={null} />
    </>,
  );
  const page = screen.getByRole('main');
  return {
    ...{ screen, page },
    open: (rule: string) => screen.getByText(rule, { exact: true }).first().click(),
    statement: (id: string) => page.getByRole('article', { name: id, exact: true }),
    goTo: (place: string) => {
      location.hash = `rule=${place}`;
    },
  };
}

/** The systems of the list, the first book of another rule fetched by `book`. */
function systemsWith(book: (of: AnySystem, tongue: Tongue) => Promise<readonly SystemChapter[]>) {
  return SYSTEMS.map((system) =>
    system.id === 'casques-et-plumets'
      ? { ...system, book: (tongue: Tongue) => book(system, tongue) }
      : system,
  );
}

test('a mark opens the part of its system at the statement, whose numbers lead on; the way back leads back', async () => {
  const { page, open, statement } = await shown('CP-27', 'MC-T9');
  await open('CP-27');
  await expect.element(statement('CP-27')).toHaveAttribute('data-sought', 'true');
  await expect.element(statement('CP-27')).toHaveFocus();
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Zones of control and tests');
  await expect
    .element(statement('CP-27'))
    .toHaveTextContent('In the original: test moral, tir d’opportunité');
  await statement('CP-27').getByRole('link', { name: 'CP-P3' }).first().click();
  await expect.element(statement('CP-P3')).toHaveAttribute('data-sought', 'true');
  // its steps stand in a table, and what rests on it is told
  await expect.element(statement('CP-P3').getByRole('table')).toHaveTextContent('Two dice and CP-T6');
  await expect.element(statement('CP-P3').getByText('Cited by')).toHaveTextContent('CP-27');
  history.back();
  await expect.element(statement('CP-27')).toHaveAttribute('data-sought', 'true');
});

test('only the text of the part that is read is fetched; all of them once words are sought', async () => {
  const { screen, open, statement } = await shown('WN-26');
  await open('WN-26');
  await expect.element(statement('WN-26')).toBeVisible();
  expect(Object.keys(useParts.getState().texts)).toEqual(['en we-are-napoleon']);
  await screen.getByTestId('book-search').fill('square');
  await expect
    .poll(() =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Sabreur-hex \d+$/),
        expect.stringMatching(/^Casques et Plumets \d+$/),
      ]),
    );
  await expect.poll(() => Object.keys(useParts.getState().texts)).toHaveLength(4);
});

test('the rule itself needs nothing of the parts', async () => {
  useParts.setState({ systems: systemsWith(() => Promise.reject(new Error('none'))) });
  const { open, page } = await shown('CHG-10');
  await open('CHG-10');
  await expect.element(page.getByRole('article', { name: /^CHG-10, / })).toHaveFocus();
  expect(useParts.getState()).toMatchObject({ texts: {}, lost: false });
});

test('in French the terms of the original are emphasised where the text uses them', async () => {
  speak('fr');
  const { statement, open } = await shown('AB-46');
  await open('AB-46');
  await expect.element(statement('AB-46')).toBeVisible();
  const told = statement('AB-46').element();
  expect([...told.querySelectorAll('em')].map(({ textContent }) => textContent)).toContain('esquive');
  expect(told.textContent).not.toContain('Dans l’original');
});

test('another language is shown once its text is here, at the same statement', async () => {
  let bring = () => {};
  const waiting = new Promise<void>((done) => {
    bring = done;
  });
  useParts.setState({
    systems: systemsWith(async ({ book }, tongue) => {
      if (tongue === 'fr') await waiting;
      return (await book?.(tongue)) ?? [];
    }),
  });
  const { screen, open, page, statement } = await shown('CP-27');
  await open('CP-27');
  await expect.element(statement('CP-27')).toHaveTextContent('Who would enter a zone');
  speak('fr');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La règle');
  await expect.element(statement('CP-27')).toHaveTextContent('Who would enter a zone');
  bring();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Zones de contrôle');
  await expect.element(statement('CP-27')).toHaveFocus();
});

test('a text that does not come is told, and fetched again on request', async () => {
  let isThere = false;
  useParts.setState({
    systems: systemsWith(async ({ book }, tongue) => {
      if (!isThere) throw new Error('no connection');
      return (await book?.(tongue)) ?? [];
    }),
  });
  const { screen, open, page, statement } = await shown('CP-27');
  await open('CP-27');
  await expect.element(page).toHaveTextContent('This page could not be fetched.');
  isThere = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(statement('CP-27')).toHaveFocus();
});

test('a number that the part does not hold is told, with the part; what no rule has is told as ever', async () => {
  const { page, open, goTo } = await shown('CP-99');
  await open('CP-99');
  await expect
    .element(page)
    .toHaveTextContent(
      'Of Casques et Plumets the book holds what an encounter rests on; CP-99 is not part of that.',
    );
  await page.getByRole('link', { name: 'Casques et Plumets' }).click();
  await expect.element(page).toHaveTextContent('points kept back for the enemy’s turn');
  goTo('XYZ-9');
  await expect.element(page).toHaveTextContent('The book has no statement XYZ-9.');
});

test('the contents unfold the part that is read, its chapter and its statements', async () => {
  const { screen, page, open, statement } = await shown('MC-20');
  await open('MC-20');
  await expect.element(statement('MC-20')).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'Contents' }).first();
  await expect.element(contents.getByRole('link', { name: /^MC-20 / })).toBeVisible();
  expect(contents.getByRole('link', { name: /^CP-/ }).elements()).toEqual([]);
  await contents.getByRole('link', { name: 'Losses' }).last().click();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Losses');
  await contents.getByRole('link', { name: 'We Are Napoléon' }).click();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('We Are Napoléon');
  await page.getByRole('link', { name: 'WN-R-25' }).click();
  await expect.element(statement('WN-R-25')).toHaveFocus();
});
