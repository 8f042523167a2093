/** "Show me": from a statement of the book to its position on the table, and back to an untouched battle. */

import { begin, doesNotScrollSideways, exported, question, rollOn, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

const book = (page: Page) => page.getByTestId('rulebook');
const bar = (page: Page) => page.getByTestId('position');
const next = (page: Page) => page.getByTestId('position-next');
const sought = (page: Page) => page.locator('.statement[data-sought="true"]');

test('a position plays itself, is played on by hand, and gives way to the battle as it was', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await rollOn(page);
  await page.keyboard.press('n');
  const picked = page.locator('[data-testid="pick"][aria-pressed="true"]');
  await expect(picked).toHaveCount(1);
  const before = await exported(page);
  const length = await page.evaluate(() => history.length);

  await page.evaluate(() => {
    location.hash = 'rule=CHG-32';
  });
  await sought(page).getByTestId('show-me').first().click();
  await expect(book(page)).toHaveCount(0);
  await expect(bar(page).getByRole('heading')).toHaveText('A charge from end to end');
  for (let step = 1; step < 10; step++) {
    await next(page).click();
    await expect(bar(page).getByRole('status')).toContainText(`Step ${step} of 10`);
  }
  await next(page).click();
  await expect(next(page)).toBeDisabled();
  await expect(page.locator('.panel')).toContainText('Strike back: B on A');

  await page.getByTestId('position-again').click();
  await expect(next(page)).toBeEnabled();
  // the player goes his own way
  await page.locator('.panel').getByRole('button', { name: /Pass/ }).click();
  await expect(bar(page).getByRole('status')).toContainText('own way');
  await expect(next(page)).toBeDisabled();
  await page.getByTestId('position-previous').click();
  await expect(next(page)).toBeEnabled();

  // a rule cited in it opens the book over it, and shutting the book leads back to the position
  await bar(page).getByTestId('rule-mark').first().click();
  await expect(book(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();

  await page.getByTestId('position-leave').click();
  await expect(sought(page)).toHaveAttribute('id', 'CHG-32');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(picked).toHaveCount(1);
  expect(await exported(page)).toBe(before);
  expect(await page.evaluate(() => history.length)).toBeGreaterThanOrEqual(length);

  // the save is the battle, too
  await saved(page);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await exported(page)).toBe(before);
});

test('a double click leaves a position once: the book lies open where it was', async ({ page }) => {
  await begin(page, 'e2e');
  await page.keyboard.press('r');
  await expect(book(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'rule=CHG-32';
  });
  await sought(page).getByTestId('show-me').first().click();
  await expect(bar(page)).toBeVisible();
  await page.getByTestId('position-leave').dblclick();
  await expect(bar(page)).toHaveCount(0);
  await expect(sought(page)).toHaveAttribute('id', 'CHG-32');
  await page.keyboard.press('Escape');
  await expect(book(page)).toHaveCount(0);
  await expect(question(page)).toHaveAttribute('data-answers', '0');
});

test('an address leads to a position, without a battle, and from it into the book', async ({ page }) => {
  await page.goto('/#show=double-fire');
  await expect(bar(page).getByRole('heading')).toHaveText('Double fire');
  await next(page).click();
  await page.getByTestId('position-leave').click();
  await expect(sought(page)).toHaveAttribute('id', 'FIR-16');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('new-battle')).toBeVisible();
});

test('an address of no position leaves none on the table', async ({ page }) => {
  await page.goto('/#show=charge');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'show=nonsense';
  });
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByTestId('new-battle')).toBeVisible();
});

test('the browser’s own way back leads to the book', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('open-rulebook').click();
  await page.evaluate(() => {
    location.hash = 'rule=FIR-08';
  });
  await sought(page).getByTestId('show-me').first().click();
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toHaveCount(0);
  await expect(sought(page)).toHaveAttribute('id', 'FIR-08');
  await page.goForward();
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(sought(page)).toHaveAttribute('id', 'FIR-08');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map and the way through stay in reach', async ({ page }) => {
    await page.goto('/#show=defensive-fire');
    await next(page).tap();
    await next(page).tap();
    await expect(page.locator('.table-map')).toBeInViewport();
    await expect(page.getByTestId('position-leave')).toBeInViewport();
    await doesNotScrollSideways(page);
    const height = async () => (await page.locator('.table-map').boundingBox())?.height;
    await expect.poll(height).toBeGreaterThan(215);
  });
});
