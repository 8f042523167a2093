import { expectAccess } from './access.ts';
import { begin, exported, openMenu, question, rollOn } from './table.ts';
import { expect, type Page, test } from './test.ts';

const book = (page: Page) => page.getByTestId('rulebook');
const sought = (page: Page) => page.locator('.statement[data-sought="true"]');

/** Goes to the first of what was found, once it is this one: while one writes, other lists come before. */
async function goToFirstFound(page: Page, statement: string): Promise<void> {
  const first = book(page).locator('.results a').first();
  await expect(first).toContainText(statement);
  await first.click();
  await expect(sought(page)).toHaveAttribute('id', statement);
}

test('the book opens from the first screen, is searched, turned back and forth, and shut', async ({
  page,
}) => {
  await page.goto('/#seed=Wagram');
  await page.getByTestId('open-rulebook').click();
  await expect(book(page).getByRole('heading', { level: 2 })).toHaveText('The rule');

  await page.keyboard.press('/');
  await page.keyboard.type('OUTFLANKED assault');
  await expect(book(page).getByRole('status')).toContainText('found');
  await goToFirstFound(page, 'GEO-20');
  await expect(sought(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#rule=GEO-20');

  await page.keyboard.press('/');
  await page.keyboard.type('chg 13');
  await goToFirstFound(page, 'CHG-13');
  await page.goBack();
  await expect(sought(page)).toHaveAttribute('id', 'GEO-20');
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(sought(page)).toHaveAttribute('id', 'CHG-13');
  await sought(page).locator('.rule-link').first().click();
  await expect(sought(page)).toHaveAttribute('id', 'FRM-04');

  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('#seed=Wagram');
  await expect(page.getByTestId('open-rulebook')).toBeFocused();
});

test('an address leads straight to a statement, in either language, and a ruling to what rests on it', async ({
  page,
}) => {
  await page.goto('/#rule=GEO-17');
  await expect(sought(page)).toContainText('Outflanked');
  await book(page).getByTestId('language-fr').click();
  await expect(sought(page)).toContainText('Débordée');
  await sought(page).getByRole('link', { name: 'R-07' }).click();
  await expect(book(page).getByRole('heading', { level: 2 })).toContainText('R-07');
  await expect(book(page).locator('[id="GEO-17"]')).toBeVisible();
  await book(page).getByRole('button', { name: 'Fermer la règle' }).click();
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('at the table a rule that is cited opens the book, and nothing of the game is lost', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await rollOn(page);
  await page.keyboard.press('n');
  const picked = page.locator('[data-testid="pick"][aria-pressed="true"]');
  await expect(picked).toHaveCount(1);
  const answers = await question(page).getAttribute('data-answers');
  const before = await exported(page);

  // The marks of the journal are there from the start; those of the cost come with the code that explains it.
  const mark = page.locator('.group-foot').getByTestId('rule-mark').first();
  const rule = (await mark.textContent()) ?? '';
  await mark.click();
  await expect(sought(page)).toHaveAttribute('id', rule);
  await expect(sought(page)).toBeFocused();
  // keys of the table do not reach it through the book
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect(mark).toBeFocused();
  await expect(picked).toHaveCount(1);
  await expect(question(page)).toHaveAttribute('data-answers', answers ?? '');
  expect(await exported(page)).toBe(before);

  await openMenu(page, 'open-rulebook');
  await expect(book(page)).toBeVisible();
  await page.goBack();
  await expect(book(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(book(page)).toBeVisible();
});

test('the book asked for again while the browser is still on its way back is opened, and shut without leaving the page', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await rollOn(page);
  const address = page.url();
  await page.keyboard.press('r');
  await expect(book(page)).toBeVisible();
  // quicker than any hand: both in one go
  await page.evaluate(async () => {
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
  });
  await expect.poll(() => page.url()).toBe(`${address}&rule=`);
  await expect(book(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect.poll(() => page.url()).toBe(address);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the contents lie over the page until a chapter is touched, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto('/#rule=CHG-13');
    await expect(sought(page)).toBeInViewport();
    const contents = book(page).getByRole('button', { name: 'Contents' });
    await contents.tap();
    await book(page).locator('.contents-chapter').filter({ hasText: 'Manoeuvres' }).tap();
    await expect(contents).toHaveAttribute('aria-expanded', 'false');
    await expect(book(page).getByRole('heading', { level: 2, name: 'Manoeuvres' })).toBeInViewport();
    for (const part of ['.book', '.book-page', '.book-head']) {
      const over = () => page.locator(part).evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(over, { message: part }).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('for those who cannot see', () => {
  // the policy of the page would not let the checker in
  test.use({ bypassCSP: true });

  test('no chapter bars them', async ({ page }) => {
    await page.goto('/#rule=');
    await expect(book(page)).toBeVisible();
    for (const place of ['', 'SEQ', 'SKL-05.3', 'CHG-13', 'TER-13', 'R-14']) {
      await page.evaluate((to) => {
        location.hash = `rule=${to}`;
      }, place);
      if (/^[A-Z]{3}-/.test(place)) await expect(sought(page)).toHaveAttribute('id', place);
      else if (place.startsWith('R-')) await expect(page.locator('#leaf')).toContainText(place);
      else if (place !== '')
        await expect(page.locator('.contents [data-current="true"]')).toContainText(place);
      await expectAccess(page, place);
    }
  });
});
