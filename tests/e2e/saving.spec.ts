import { playUntil, step } from './player.ts';
import { begin, exported, look, openMenu, question, roll, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

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

test('each tab comes back to its own game, and a new one to the game played last', async ({
  page,
  context,
}) => {
  await begin(page, 'first', { blue: 'Anne', red: '' });
  await roll(page);
  await saved(page);
  const second = await context.newPage();
  await second.goto('/#seed=second');
  await openMenu(second, 'leave');
  await begin(second, 'second', { blue: 'Berthe', red: '' });
  await roll(second);
  await saved(second);
  for (const [tab, name] of [
    [page, 'Anne'],
    [second, 'Berthe'],
  ] as const) {
    await tab.reload();
    await expect(tab.getByRole('tab', { name })).toBeVisible();
    await expect(tab.locator('.banner')).toHaveCount(0);
  }
  await roll(page);
  await saved(page);
  await page.close();
  const third = await context.newPage();
  await third.goto('/');
  await expect(third.getByRole('tab', { name: 'Anne' })).toBeVisible();
  await expect(question(third)).toHaveAttribute('data-answers', '2');
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

/** Deletes the one saved game, on the first screen. */
async function deleteHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete the saved game' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByTestId('continue')).toHaveCount(0);
  await expect(page.getByText('No saved game')).toBeVisible();
}

/** Leaves the game that another tab plays, and asks for its deletion. */
async function deleteFrom(second: Page): Promise<void> {
  await expect(second.locator('.banner')).toContainText('open in another tab');
  await openMenu(second, 'leave');
  await second.getByRole('button', { name: 'Delete the saved game' }).click();
  await second.getByRole('button', { name: 'Yes' }).click();
}

test('a game that another tab plays is not deleted: it is told why, and the game stays listed', async ({
  page,
  context,
}) => {
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);
  const second = await context.newPage();
  await second.goto('/');
  await deleteFrom(second);
  await expect(second.getByTestId('not-deleted')).toContainText('open in another tab');
  await expect(second.getByTestId('continue')).toHaveCount(1);
  await roll(page);
  await saved(page);
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-answers', '2');
  await openMenu(page, 'leave');
  await deleteHere(page);
  // what the first screen of the other tab shows was read before: it learns of it when it asks
  await second.reload();
  await expect(second.getByText('No saved game')).toBeVisible();
});

test('deletion against play: while one tab plays, the other deletes in vain, time and again', async ({
  page,
  context,
}) => {
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);
  const second = await context.newPage();
  await second.goto('/');
  await deleteFrom(second);
  for (let n = 0; n < 10; n++) {
    const remove = second.getByRole('button', { name: 'Delete the saved game' });
    const act = async () => {
      await remove.click();
      await second.getByRole('button', { name: 'Yes' }).click();
    };
    await Promise.all([act(), look(page).then((sight) => step(page, sight))]);
    await expect(second.getByTestId('not-deleted')).toBeVisible();
    await expect(remove).toBeVisible();
  }
  const { answers, ask } = await look(page);
  await saved(page);
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-answers', String(answers));
  await expect(question(page)).toHaveAttribute('data-ask', ask);
  await expect(page.locator('.banner')).toHaveCount(0);
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
  await deleteHere(page);
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
  // whether there is a saved game is not known
  await expect(page.getByTestId('saves-trouble')).toContainText('does not answer');
  await expect(page.getByText('No saved game')).toHaveCount(0);
  await page.getByTestId('new-battle').click();
  await expect(question(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.locator('.banner')).toContainText('could not save');
  await roll(page);
});

test('the storage falls silent while it is played: it is told in time, however quickly play goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    const hanging = (): boolean => Reflect.get(globalThis, 'hanging') === true;
    IDBFactory.prototype.open = function (...asked) {
      return hanging() ? Object.create(EventTarget.prototype) : open.apply(this, asked);
    };
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
      if (hanging()) throw new DOMException('cut', 'InvalidStateError');
      return transaction.apply(this, asked);
    };
  });
  await page.clock.install();
  await begin(page, 'e2e');
  await saved(page);
  await page.evaluate(() => Object.assign(globalThis, { hanging: true }));
  const banner = page.locator('.banner');
  for (let n = 0; n < 6; n++) {
    await step(page, await look(page));
    await page.clock.fastForward(4_000);
  }
  await expect(banner).toContainText('could not save');
  await step(page, await look(page));
  await expect(banner).toContainText('could not save');
});

test('a newer program has brought the storage up to its own form: the first screen says so', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await saved(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sabreur-hex', 3);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await expect(page.locator('.head-save')).toHaveAttribute('data-save', 'outdated');
  await page.reload();
  await expect(page.getByTestId('saves-trouble')).toContainText('newer version');
  await expect(page.getByText('No saved game')).toHaveCount(0);
});
