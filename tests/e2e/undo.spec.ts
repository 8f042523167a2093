import { expect, type Page, test } from '@playwright/test';
import { playUntil, step } from './player.ts';
import { answering, begin, look, question, roll } from './table.ts';

async function toOrders(page: Page): Promise<number> {
  await begin(page, 'e2e');
  return (await playUntil(page, ({ ask }) => ask === 'orders')).answers;
}

test('answers are taken back and given again freely, until dice are rolled', async ({ page }) => {
  const atOrders = await toOrders(page);
  const [undo, redo] = [page.getByTestId('undo'), page.getByTestId('redo')];
  await expect(undo).toBeDisabled();
  await expect(page.locator('.barrier')).toHaveText('Dice rolled: undo stops here');
  await page.keyboard.press('u');
  await expect(question(page)).toHaveAttribute('data-answers', String(atOrders));

  await playUntil(page, ({ ask }) => ask === 'move');
  const { answers } = await look(page);
  await answering(page, () => undo.click());
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
  while ((await look(page)).answers > atOrders) await answering(page, () => page.keyboard.press('Control+z'));
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await expect(undo).toBeDisabled();

  await answering(page, () => redo.click());
  while ((await look(page)).answers < answers) await answering(page, () => page.keyboard.press('Control+y'));
  await expect(question(page)).toHaveAttribute('data-ask', 'move');
  await expect(redo).toBeDisabled();
});

test('a unit begins its action anew', async ({ page }) => {
  await toOrders(page);
  await playUntil(page, ({ ask }) => ask === 'action');
  const restart = page.getByTestId('restart-unit');
  await expect(restart).toBeDisabled();
  await playUntil(page, ({ ask }) => ask === 'move');
  await answering(page, () => restart.click());
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
});

test('what was played before dice is taken back only with the consent of both', async ({ page }) => {
  await toOrders(page);
  const { answers } = await playUntil(page, ({ ask, answers: n }) => ask === 'roll' && n > 2);
  await roll(page);
  await expect(page.getByTestId('undo')).toBeDisabled();
  await expect(page.locator('.barrier')).toHaveText('Dice rolled: undo stops here');

  await page.locator(`[data-testid="journal-line"][data-at="${answers}"]`).first().click();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByTestId('dialog-yes').click();
  await expect(question(page)).toHaveAttribute('data-answers', String(answers));
  await step(page, await look(page));
});
