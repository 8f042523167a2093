import { playUntil } from './player.ts';
import { look, question } from './table.ts';
import { expect, test } from './test.ts';

test('the second battle comes when it is chosen, and is played with its extended lines and Cossacks', async ({
  page,
}) => {
  await page.goto('/#seed=bartkenau');
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await page.getByTestId('battle-bartkenau').click();
  await expect(page.getByRole('heading', { name: 'The heights of Bartkenau' })).toBeVisible();
  await page.getByTestId('new-battle').click();
  await expect(question(page)).toBeVisible();
  expect((await look(page)).pieces).toHaveLength(23);
  await playUntil(page, ({ answers }) => answers >= 40);
});
