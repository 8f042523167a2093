/** Any moment of a game is kept as a scenario in two presses, and begun again from the first screen, a file or a link. */
import { readFileSync } from 'node:fs';
import { tabTo } from './laboratoryTable.ts';
import { playUntil } from './player.ts';
import { begin, look, openMenu, question } from './table.ts';
import { expect, type Page, test } from './test.ts';

const kept = (page: Page) => page.getByTestId('moment-kept');

/** What a moment has that another game begun from it must have too. */
async function sight(page: Page) {
  const { ask, side, turn, pieces } = await look(page);
  return { ask, side, turn, pieces };
}

test('by mouse: the middle of a turn is kept in two presses, begun from the shelf, by its file and by its link', async ({
  page,
  browser,
}) => {
  await begin(page, 'moment');
  await playUntil(page, ({ answers }) => answers >= 9);
  const before = await sight(page);
  await openMenu(page, 'keep-moment');
  await expect(kept(page)).toHaveAttribute('data-came', 'saved');
  await expect(kept(page)).toContainText('turn');
  const coming = page.waitForEvent('download');
  await page.getByTestId('moment-file').click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  await page.getByTestId('moment-link').click();
  const link = await page.getByTestId('moment-link-text').inputValue();
  await page.keyboard.press('Escape');

  await openMenu(page, 'leave');
  await page.getByTestId('begin-own').click();
  await expect(question(page)).toHaveAttribute('data-answers', '0');
  expect(await sight(page)).toEqual(before);
  await expect(page).toHaveTitle(/turn \d/);
  // it is a game like any other: played on, it is there again after the page is loaded anew
  await playUntil(page, ({ answers }) => answers >= 2);
  await expect(page.locator('.head-save')).toHaveAttribute('data-save', 'saved');
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-answers', /[2-9]/);

  for (const way of ['file', 'link'] as const) {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(way === 'link' ? link : '/');
    if (way === 'file')
      await stranger.getByTestId('file').setInputFiles({
        name: 'moment.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await expect(question(stranger)).toHaveAttribute('data-answers', '0');
    expect(await sight(stranger)).toEqual(before);
    expect(new URL(stranger.url()).hash).toBe('');
    await stranger.context().close();
  }
});

test('by keyboard: kept, begun again, and taken off the shelf', async ({ page }) => {
  await begin(page, 'keys');
  const before = await sight(page);
  await tabTo(page, page.getByTestId('menu'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByTestId('keep-moment'));
  await page.keyboard.press('Enter');
  await expect(kept(page)).toHaveAttribute('data-came', 'saved');
  await page.keyboard.press('Escape');
  await openMenu(page, 'leave');
  await tabTo(page, page.getByTestId('begin-own'));
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  expect(await sight(page)).toEqual(before);
  await openMenu(page, 'leave');
  await tabTo(page, page.getByRole('button', { name: /^Take off the shelf/ }));
  await page.keyboard.press('Enter');
  // the focus is on No, behind it
  const yes = page.getByTestId('own-battle').getByRole('button', { name: 'Yes' });
  await page.keyboard.press('Shift+Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('own-battle')).toHaveCount(0);
});

test('a link that was cut says what to do', async ({ page }) => {
  await page.goto('/#file=H4sIAAA');
  await expect(page.getByTestId('file-trouble')).toContainText('The link is not whole: copy all of it');
});
