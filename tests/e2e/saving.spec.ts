import { expect, test } from '@playwright/test';
import { playUntil, step } from './player.ts';
import { begin, exported, look, openMenu, question, roll, saved } from './table.ts';

test('a game is there again after a reload, the same to the last answer', async ({ page }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ answers }) => answers >= 12);
  await saved(page);
  const before = await exported(page);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await exported(page)).toBe(before);
});

test('a page killed once the game is saved loses nothing', async ({ page, context }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ answers }) => answers >= 6);
  const { answers, ask } = await look(page);
  await saved(page);
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');

  const again = await context.newPage();
  await again.goto('/');
  await expect(question(again)).toHaveAttribute('data-answers', String(answers));
  await expect(question(again)).toHaveAttribute('data-ask', ask);
  await step(again, await look(again), false);
});

test('a second tab looks on, follows, and may play once the first is closed', async ({ page, context }) => {
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);

  const second = await context.newPage();
  await second.goto('/');
  await expect(second.locator('.banner')).toContainText('open in another tab');
  await expect(second.getByTestId('roll')).toBeDisabled();
  await second.keyboard.press('Enter');
  await expect(question(second)).toHaveAttribute('data-answers', '1');

  await roll(page);
  await expect(question(second)).toHaveAttribute('data-answers', '2');
  await page.close();
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(second.locator('.banner')).toHaveCount(0);
  await playUntil(second, ({ answers }) => answers >= 4);
  await saved(second);
});

test('a game deleted in another tab goes on here, and is saved', async ({ page, context }) => {
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.locator('.banner')).toContainText('open in another tab');
  await openMenu(second, 'leave');
  await second.getByRole('button', { name: 'Delete the saved game' }).click();
  await second.getByRole('button', { name: 'Yes' }).click();
  await expect(second.getByTestId('continue')).toHaveCount(0);
  await second.close();
  await roll(page);
  await saved(page);
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-answers', '2');
});

test('saved games are listed, opened and deleted', async ({ page }) => {
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);
  await openMenu(page, 'leave');
  await expect(page.getByTestId('continue')).toHaveCount(1);
  await page.getByTestId('continue').click();
  await expect(question(page)).toHaveAttribute('data-answers', '1');
  await openMenu(page, 'leave');
  await page.getByRole('button', { name: 'Delete the saved game' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByTestId('continue')).toHaveCount(0);
  await expect(page.getByText('No saved game')).toBeVisible();
});

const FAILURES = {
  'no storage can be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  'the storage is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, failure] of Object.entries(FAILURES))
  test(`${name}: play goes on, it is told, and the file is offered`, async ({ page }) => {
    await page.addInitScript(failure);
    await begin(page, 'e2e');
    const banner = page.locator('.banner');
    await expect(banner).toContainText('could not save');
    await roll(page);
    await expect(banner).toContainText('could not save');
    const file = await exported(page, () => banner.getByRole('button').click());
    expect(JSON.parse(file)).toMatchObject({ format: 'sabreur-hex/game', cursor: 1 });
  });

test('the storage never answers: a new battle begins all the same, and it is told', async ({ page }) => {
  await page.addInitScript(() => {
    // a request of which nothing more is heard
    Object.assign(IDBFactory.prototype, { open: () => ({}) });
  });
  await page.clock.install();
  await page.goto('/#seed=e2e');
  await expect(page.locator('.waiting').or(page.getByTestId('new-battle'))).toBeVisible();
  await page.clock.fastForward(5_000);
  await page.getByTestId('new-battle').click();
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.locator('.banner')).toContainText('could not save');
  await roll(page);
});
