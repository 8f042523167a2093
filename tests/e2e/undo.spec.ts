import { playUntil, step } from './player.ts';
import { answering, begin, look, question, roll } from './table.ts';
import { expect, type Page, test } from './test.ts';

async function toOrders(page: Page): Promise<number> {
  await begin(page, 'e2e');
  return (await playUntil(page, ({ ask }) => ask === 'orders')).answers;
}

test('answers are taken back and given again freely, until dice are rolled', async ({ page }) => {
  const atOrders = await toOrders(page);
  const [undo, redo] = [page.getByTestId('undo'), page.getByTestId('redo')];
  await expect(page.locator('.barrier')).toContainText('Undo stops here: the dice for');
  // barred, both are asked at once; neither need agree
  await page.keyboard.press('u');
  await expect(page.getByTestId('takes-back')).toContainText('Taken back: the dice for');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveAttribute('data-answers', String(atOrders));

  await playUntil(page, ({ ask }) => ask === 'move');
  const { answers } = await look(page);
  await expect(page.locator('.barrier')).toContainText('Undo takes back');
  await answering(page, () => undo.click());
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
  while ((await look(page)).answers > atOrders) await answering(page, () => page.keyboard.press('Control+z'));
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await expect(undo).toHaveAttribute('data-together', 'true');

  await answering(page, () => redo.click());
  while ((await look(page)).answers < answers) await answering(page, () => page.keyboard.press('Control+y'));
  await expect(question(page)).toHaveAttribute('data-ask', 'move');
  await expect(redo).toBeDisabled();

  // all of it in one press
  await answering(page, () => page.getByTestId('last-dice').click());
  await expect(question(page)).toHaveAttribute('data-answers', String(atOrders));
  await expect(page.getByTestId('last-dice')).toBeDisabled();
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

test('what was played before dice is taken back only with the consent of both, each on his own button', async ({
  page,
}) => {
  await toOrders(page);
  const { answers } = await playUntil(page, ({ ask, answers: n }) => ask === 'roll' && n > 2);
  await roll(page);
  await page.getByTestId('undo').click();
  await page.getByTestId('agree-blue').click();
  await expect(page.getByTestId('agree-blue')).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page)).toHaveAttribute('data-answers', String(answers + 1));
  await page.getByTestId('agree-red').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  await expect(page.locator('[data-fact="takenBack"]').first()).toHaveText(
    'Both sides agree: 1 answer taken back.',
  );

  // the journal draws what is seen of it: its lines before come as it is pushed up
  const line = page.locator(`[data-testid="journal-line"][data-at="${answers - 1}"]`).first();
  await page.locator('.journal').hover();
  await expect(async () => {
    // by hand: what a program pushes up the journal takes back
    await page.mouse.wheel(0, -60);
    expect(await line.isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
  await line.click();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByTestId('agree-red').click();
  await page.getByTestId('agree-blue').click();
  await expect(question(page)).toHaveAttribute('data-answers', String(answers));
  await step(page, await look(page));
});
