/** The parts of the rulebook that other rules bring. */

import { expectAccess } from './access.ts';
import { answered, armour, FIRST_BREAKS, figuresOf, openFiveSystems } from './fiveSystemsTable.ts';
import { expect, type Page, test } from './test.ts';

const book = (page: Page) => page.getByTestId('rulebook');
const sought = (page: Page) => page.locator('.statement[data-sought="true"]');
const heading = (page: Page) => book(page).getByRole('main').getByRole('heading', { level: 2 });

function goTo(page: Page, place: string): Promise<void> {
  return page.evaluate((to) => {
    location.hash = `rule=${to}`;
  }, place);
}

test('from the contents to a statement of another rule, from there to what it names, and back', async ({
  page,
}) => {
  await page.goto('/#rule=');
  await book(page).locator('.book-parts').getByRole('link', { name: 'Casques et Plumets' }).click();
  await expect(heading(page)).toHaveText('Casques et Plumets');
  await book(page).locator('.contents').getByRole('link', { name: 'Zones of control and tests' }).click();
  await expect(heading(page)).toHaveText('Zones of control and tests');
  await book(page).locator('.contents').getByRole('link', { name: 'CP-27' }).click();
  await expect(sought(page)).toHaveAttribute('id', 'CP-27');
  await expect(sought(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#rule=CP-27');
  await sought(page).locator('.rule-link').first().click();
  await expect(sought(page)).toHaveAttribute('id', 'CP-P3');
  await page.goBack();
  await expect(sought(page)).toHaveAttribute('id', 'CP-27');
});

test('by keys alone: words are sought, a statement of another rule is read, the book is shut', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByTestId('open-rulebook').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('The rule');
  await page.keyboard.press('/');
  await page.keyboard.type('inverted armour');
  const results = book(page).locator('.results a');
  await expect(book(page).locator('.results-of')).toHaveText([/^Alexandre et Bayard \d+$/]);
  const wanted = results.filter({ hasText: 'AB-14' });
  for (let presses = 0; presses < 30; presses++) {
    if (await wanted.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(sought(page)).toHaveAttribute('id', 'AB-14');
  await expect(sought(page)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('cp t6');
  await expect(results.first()).toContainText('CP-T6');
  // the words go first, then the list that lies open, then the book
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('book-search')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(book(page).locator('.book-open')).toHaveAttribute('data-unfolded', 'false');
  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect(page.getByTestId('open-rulebook')).toBeFocused();
});

test('what the rule itself has stands first in the results, each rule under its title', async ({ page }) => {
  await page.goto('/#rule=');
  await page.getByTestId('book-search').fill('charge');
  const titles = book(page).locator('.results-of');
  await expect(titles).toHaveText([/^Sabreur-hex/, /^Casques/, /^Morale/, /^We Are/]);
  await expect(book(page).locator('.results a').first()).toHaveText(/^[A-Z]{3}-\d/);
});

test('an address leads straight to a statement of another rule, in either language', async ({ page }) => {
  await page.goto('/#rule=MC-T9');
  await expect(sought(page)).toContainText('In the original');
  await expect(sought(page).getByRole('table')).toContainText('Semi-regular');
  await book(page).getByTestId('language-fr').click();
  await expect(sought(page).getByRole('table')).toContainText('Semi-régulier');
  await expect(sought(page)).toBeInViewport();
  await goTo(page, 'WN-99');
  await expect(book(page).getByRole('main')).toContainText('WN-99 n’en est pas');
});

test('read over the laboratory it leaves the set-up as it is', async ({ page }) => {
  await page.goto('/#laboratory');
  const quality = page.getByTestId('card-target').getByTestId('field-quality');
  await quality.selectOption('elite');
  await page.evaluate(() => {
    location.hash = `${location.hash}&rule=CP-27`;
  });
  await expect(sought(page)).toHaveAttribute('id', 'CP-27');
  await sought(page).locator('.rule-link').first().click();
  await expect(sought(page)).toHaveAttribute('id', 'CP-P3');
  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect(quality).toHaveValue('elite');
  expect(new URL(page.url()).hash).toMatch(/^#laboratory/);
});

test('the numbers beside five answers open each the part of its system; encounter and assumptions stay', async ({
  page,
}) => {
  await openFiveSystems(page);
  await armour(page).selectOption('green');
  await answered(page);
  await expect.poll(async () => (await figuresOf(page, 'breaks'))[2]).not.toBe(FIRST_BREAKS[2]);
  const before = await figuresOf(page, 'breaks');
  const address = page.url();
  const marks = page.getByTestId('rule-mark').filter({ visible: true });
  const numbers = await marks.allTextContents();
  // of each system the first that is seen, by the letters its numbers begin with
  const first = [...new Map(numbers.toReversed().map((number) => [number.split('-')[0], number])).values()];
  expect(first.length).toBeGreaterThan(2);
  for (const number of first) {
    const mark = marks.filter({ hasText: new RegExp(`^${number}$`) }).first();
    await mark.click();
    await expect(sought(page)).toHaveAttribute('id', number);
    await page.keyboard.press('Escape');
    await expect(book(page)).toHaveCount(0);
    await expect(mark).toBeFocused();
  }
  await expect.poll(() => page.url()).toBe(address);
  await expect(armour(page)).toHaveValue('green');
  expect(await figuresOf(page, 'breaks')).toEqual(before);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is read comes into view in the contents, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/#rule=CP-27');
    await expect(sought(page)).toBeInViewport();
    await book(page).getByRole('button', { name: 'Contents' }).tap();
    const here = book(page).locator('.contents [aria-current]');
    await expect(here).toContainText('CP-27');
    await expect(here).toBeInViewport();
    await book(page).locator('.contents').getByRole('link', { name: 'We Are Napoléon' }).tap();
    await expect(heading(page)).toHaveText('We Are Napoléon');
    for (const place of ['WN-T1', 'MC-T9', 'AB-P2', 'casques-et-plumets']) {
      await goTo(page, place);
      if (place.includes('-et-')) await expect(heading(page)).toHaveText('Casques et Plumets');
      else await expect(sought(page)).toHaveAttribute('id', place);
      for (const part of ['.book', '.book-page', '.book-head']) {
        const over = () => page.locator(part).evaluate((box) => box.scrollWidth - box.clientWidth);
        await expect.poll(over, { message: `${place}: ${part}` }).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe('for those who cannot see', () => {
  // the policy of the page would not let the checker in
  test.use({ bypassCSP: true });

  test('no page of a part bars them, nor do the results', async ({ page }) => {
    await page.goto('/#rule=');
    await expect(book(page).locator('.book-parts')).toBeVisible();
    await expectAccess(page, 'the first page');
    for (const place of ['CP-P3', 'MC-T9', 'AB-R-01', 'WN-T1']) {
      await goTo(page, place);
      await expect(sought(page)).toHaveAttribute('id', place);
      await expectAccess(page, place);
    }
    for (const [place, shown] of [
      ['alexandre-et-bayard', 'Its combat chapter'],
      ['CP-99', 'CP-99 is not part of that'],
    ] as const) {
      await goTo(page, place);
      await expect(book(page).getByRole('main')).toContainText(shown);
      await expectAccess(page, place);
    }
    await page.getByTestId('book-search').fill('square');
    await expect(book(page).locator('.results-of').nth(1)).toBeVisible();
    await expectAccess(page, 'results');
  });
});
