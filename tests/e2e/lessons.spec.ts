/** A lesson: a wrong answer is told so and not taken, the right one is marked, and the mark is there when one comes back. */

import { question } from './table.ts';
import { expect, type Page, test } from './test.ts';

const says = (page: Page) => page.getByTestId('lesson-says');

test('a lesson answered wrong, then right, is marked as done', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('lessons').click();
  await page.locator('[data-lesson="breakOff"]').click();
  const bar = page.getByTestId('lesson');
  await expect(bar.getByRole('heading')).toHaveText('8. Before a fresh square');
  await expect(question(page)).toHaveAttribute('data-ask', 'attack');
  await page.getByTestId('lesson-hint').click();
  await expect(says(page)).toContainText('need neither strike nor stay');
  const answers = await question(page).getAttribute('data-answers');
  await page
    .locator('.panel')
    .getByRole('button', { name: /Attack/ })
    .click();
  await expect(says(page)).toContainText('Not that.');
  await expect(question(page)).toHaveAttribute('data-answers', answers ?? '');
  await page
    .locator('.panel')
    .getByRole('button', { name: /Break off/ })
    .click();
  await expect(says(page)).toContainText('Right!');
  await expect(bar).toHaveAttribute('data-done', 'true');

  await page.getByTestId('lesson-next').click();
  await expect(bar.getByRole('heading')).toHaveText('9. Too late for a square');
  await page
    .locator('.panel')
    .getByRole('button', { name: /Defensive fire/ })
    .click();
  await expect(says(page)).toContainText('Right!');

  await page.goto('/');
  await page.getByTestId('lessons').click();
  await expect(page.getByTestId('lessons')).toContainText('2 of 10 done');
  await expect(page.locator('[data-lesson="breakOff"]')).toContainText('done');
});
