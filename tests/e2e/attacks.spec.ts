/** What may befall a game from outside: its storage cleared under the page, the page killed. Nothing that was saved is lost. */

import { playUntil, step } from './player.ts';
import { begin, look, openMenu, question, saved } from './table.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

/** How many records the storage of the games holds. */
function records(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('sabreur-hex');
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onsuccess = () => {
          const database = opening.result;
          const count = database.transaction('games').objectStore('games').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );
}

function clearRecords(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sabreur-hex');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('games', 'readwrite');
          transaction.objectStore('games').clear();
          transaction.oncomplete = () => {
            database.close();
            localStorage.clear();
            sessionStorage.clear();
            resolve();
          };
        };
      }),
  );
}

function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.clear();
        sessionStorage.clear();
        indexedDB.deleteDatabase('sabreur-hex').onsuccess = () => resolve();
      }),
  );
}

/** Where a site keeps what it keeps. Asked to clear what no site has here as well, Chromium itself has fallen once. */
const KEPT_IN = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** As a player does it in the settings of his browser. */
async function clearSite(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT_IN });
  await session.detach();
}

/** Three ways to clear it: more than twenty games in all. */
const ROUNDS = 7;

const CLEARINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'all records are erased': clearRecords,
  'the database is deleted': deleteDatabase,
  'the data of the site are cleared': clearSite,
};

/** The game is the same after a reload, to the answer. */
async function comesBack(page: Page): Promise<void> {
  await saved(page);
  const { answers, ask, pieces } = await look(page);
  await page.reload();
  await expect(question(page)).toHaveAttribute('data-answers', String(answers));
  expect(await look(page)).toMatchObject({ answers, ask, pieces });
}

for (const [name, clear] of Object.entries(CLEARINGS))
  test(`${name} under the page: with the next answer the whole game is saved again, time and again`, async ({
    page,
  }) => {
    await begin(page, 'cleared');
    for (let n = 0; n < ROUNDS; n++) {
      await saved(page);
      await clear(page);
      await step(page, await look(page));
      await comesBack(page);
    }
  });

for (const name of ['the database is deleted', 'the data of the site are cleared'])
  test(`${name} under the page: the whole game is saved again at once`, async ({ page }) => {
    await begin(page, 'cleared');
    await playUntil(page, ({ answers }) => answers >= 6);
    await saved(page);
    await CLEARINGS[name]?.(page);
    // head, scenario, branches, one chunk of answers, and which game was played last
    await expect.poll(() => records(page)).toBe(5);
    await comesBack(page);
  });

/** How a saved game comes to be open, not played on yet. */
const OPENINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'after a reload': async (page) => {
    await page.reload();
  },
  'from the list': async (page) => {
    await openMenu(page, 'leave');
    await page.reload();
    await page.getByTestId('continue').click();
  },
};

for (const [name, clear] of Object.entries(CLEARINGS))
  for (const [way, open] of Object.entries(OPENINGS))
    test(`${name} under a game opened ${way}, before it is played on: the whole game is saved again`, async ({
      page,
    }) => {
      await begin(page, 'cleared');
      await playUntil(page, ({ answers }) => answers >= 5);
      await saved(page);
      await open(page);
      await expect(question(page)).toBeVisible();
      await saved(page);
      await clear(page);
      // nobody tells of records that are erased: it is seen when the page is looked at again
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => records(page)).toBe(5);
      await comesBack(page);
    });

/** The process of the page dies in the middle of whatever it does. */
async function kill(page: Page, context: BrowserContext): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

/** Ten games, so that none takes long: fifty kills. */
const KILLS = 5;
const SEEDS = ['eylau', 'wagram', 'jena', 'ulm', 'lodi', 'arcole', 'rivoli', 'friedland', 'essling', 'ligny'];

for (const seed of SEEDS)
  test(`killed time and again while it is played (${seed}), the game comes back with every answer that was saved`, async ({
    page,
    context,
  }) => {
    await begin(page, seed);
    let here = page;
    for (let n = 0; n < KILLS; n++) {
      await step(here, await look(here));
      await saved(here);
      const { answers } = await look(here);
      // half of the time an answer is on its way
      const going = n % 2 === 0 ? step(here, await look(here)).catch(() => {}) : null;
      await kill(here, context);
      await going;
      here = await context.newPage();
      await here.goto('/');
      await expect(question(here)).toBeVisible();
      const back = await look(here);
      expect(back.answers).toBeGreaterThanOrEqual(answers);
      await expect(here.locator('.banner')).toHaveCount(0);
    }
  });
