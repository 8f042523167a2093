import { playUntil } from './player.ts';
import { begin, openMenu, question } from './table.ts';
import { expect, test } from './test.ts';

test('a double click on who resigns does not resign; the grave answer can be read under the pointer', async ({
  page,
}) => {
  await begin(page, 'e2e', { blue: 'Jeanne', red: 'Karl' });
  await playUntil(page, ({ ask }) => ask === 'orders');
  await openMenu(page, 'resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Karl' }).dblclick();
  const yes = page.getByTestId('dialog-yes');
  await expect(yes).toBeVisible();
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await yes.hover();
  // light letters on a dark ground, not on paper
  await expect(yes).toHaveCSS('background-image', 'none');
  await yes.click();
  await expect(question(page)).toHaveAttribute('data-ask', 'over');
});
