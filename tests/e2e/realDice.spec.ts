import { exported, look, openMenu, question, rollOn } from './table.ts';
import { expect, test } from './test.ts';

test('a battle is begun under a seed that was given, and with real dice', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('dice-choice').locator('summary').click();
  await page.getByTestId('seed').fill('Friedland');
  await page.getByTestId('real-dice').check();
  await page.getByTestId('new-battle').click();

  // a face is typed by its key, taken back, and typed by its button
  await expect(page.getByTestId('give-faces')).toBeDisabled();
  await page.keyboard.press('2');
  await expect(page.locator('.typed-face').first()).toHaveText('2');
  await page.keyboard.press('Backspace');
  await page.getByTestId('face-1').click();
  await page.getByTestId('give-faces').click();
  await expect(question(page)).toHaveAttribute('data-answers', '1');
  const mark = page.locator('.journal [data-how="typed"]').first();
  await expect(mark).toHaveText('Real dice');
  await page.getByTestId('journal-detail').selectOption('full');
  await expect(mark).toBeVisible();

  // the program rolls again as soon as the players want it
  await openMenu(page, 'real-dice');
  await rollOn(page);
  expect((await look(page)).ask).toBe('orders');
  const file = JSON.parse(await exported(page));
  expect(file.seed).toBe('Friedland');
  expect(file.answers[0]).toEqual({ faces: [1], source: 'typed' });
  expect(file.answers[1].source).toBe('seed');
});
