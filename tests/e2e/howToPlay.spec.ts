/** How to play is told in pictures with a sentence each, on the first screen and at the table. */

import { begin, doesNotScrollSideways, openMenu } from './table.ts';
import { expect, type Page, test } from './test.ts';

test('pictures tell it on the first screen, and the rest is one press away', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('help').click();
  const dialog = page.getByRole('dialog');
  const pictures = dialog.getByTestId('picture');
  await expect(pictures).toHaveCount(9);
  // each is drawn as the map draws it
  for (const picture of await pictures.all())
    await expect(picture.locator('.vignette .piece')).not.toHaveCount(0);
  await expect(dialog.locator('[data-picture="orders"]')).toContainText('order points');
  await dialog
    .locator('[data-picture="reaction"]')
    .getByRole('button', { name: /^CHG-13/ })
    .click();
  await expect(page.locator('.statement[data-sought="true"]')).toHaveAttribute('id', 'CHG-13');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('rulebook')).toHaveCount(0);
  await page.getByTestId('pictures-rest').click();
  await expect(page.getByTestId('rulebook')).toBeVisible();
});

test('the browser’s way back leads from it to the first screen, and forward to it again', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByTestId('help');
  const dialog = page.getByRole('dialog');
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  // the book lies over it, and is left for it
  await page.getByTestId('pictures-rest').click();
  await expect(page.getByTestId('rulebook')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('rulebook')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  // shut by hand it is gone from the address too
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(page.getByTestId('new-battle')).toBeVisible();
});

/** The leaf of the book that is read. */
const leaf = (page: Page) => page.locator('.statement[data-sought="true"]');

/** From the first screen to the leaf that a picture names. */
async function toLeaf(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('help').click();
  await page
    .locator('[data-picture="reaction"]')
    .getByRole('button', { name: /^CHG-13/ })
    .click();
  await expect(leaf(page)).toHaveAttribute('id', 'CHG-13');
}

test('the way back in the book turns its leaves, and the book is shut to what it lay over', async ({
  page,
}) => {
  await toLeaf(page);
  // a link of the book says nothing of what lies beneath
  await leaf(page).locator('.rule-link').first().click();
  await expect(leaf(page)).not.toHaveAttribute('id', 'CHG-13');
  await page.goBack();
  await expect(leaf(page)).toHaveAttribute('id', 'CHG-13');
  // it lies above: beneath another dialog nothing of it could be pressed
  await page.getByTestId('rulebook').locator('.modal-close').click();
  await expect(page.getByTestId('rulebook')).toHaveCount(0);
  await expect(page.getByTestId('picture')).toHaveCount(9);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('help')).toBeFocused();
});

test('a page loaded again with the book over it shows the book, and what it lay over once that is shut', async ({
  page,
}) => {
  await toLeaf(page);
  await page.reload();
  await expect(leaf(page)).toHaveAttribute('id', 'CHG-13');
  await page.getByTestId('rulebook').locator('.modal-close').click();
  await expect(page.getByTestId('rulebook')).toHaveCount(0);
  await expect(page.getByTestId('picture')).toHaveCount(9);
});

test('another language chosen in the book over it leaves the book above, and under the hand', async ({
  page,
}) => {
  await toLeaf(page);
  const book = page.getByTestId('rulebook');
  const french = book.getByTestId('language-fr');
  await french.click();
  // what lies beneath has its words in that language by then
  await expect(page.locator('#pictures-title')).toHaveText('Comment jouer, en neuf images');
  await expect(french).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(page.getByTestId('picture')).toHaveCount(9);
});

test('a position opened from the book over it leads back to the leaf, and from there to it', async ({
  page,
}) => {
  await toLeaf(page);
  await leaf(page).getByTestId('show-me').first().click();
  await page.getByTestId('position-leave').click();
  await expect(leaf(page)).toHaveAttribute('id', 'CHG-13');
  await page.getByTestId('rulebook').locator('.modal-close').click();
  await expect(page.getByTestId('picture')).toHaveCount(9);
});

test('its address opens it; shut, it is no longer there after a reload', async ({ page }) => {
  await page.goto('/#help');
  await expect(page.getByTestId('picture')).toHaveCount(9);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a telephone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr' });

  test('they stand one below the other', async ({ page }) => {
    await begin(page, 'images');
    await openMenu(page, 'help');
    await expect(page.getByTestId('picture')).toHaveCount(9);
    await expect(page.locator('[data-picture="charge"]')).toContainText('droit sur un ennemi');
    await doesNotScrollSideways(page);
  });
});
