/** On a slow line what was asked for first may come last: the last wish of the players stands. */
import { expect, type Page, test } from '@playwright/test';
import { begin, openMenu, question, roll, saved } from './table.ts';

/** Keeps back the next file of such a name, once it is asked for. */
async function holdBack(page: Page, name: RegExp) {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tell = (_url: string): void => {};
  const asked = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const keep = async (route: { request(): { url(): string }; continue(): Promise<void> }) => {
    tell(route.request().url());
    await free;
    await route.continue();
  };
  await page.route(name, keep, { times: 1 });
  return {
    /** Settled when it has been asked for. */
    asked,
    /** Lets it through, and waits until what it was fetched for has had its turn. */
    arrive: async () => {
      letGo();
      await page.evaluate(
        async (url) => {
          await import(url);
          await new Promise((resolve) => setTimeout(resolve));
        },
        await asked,
      );
    },
  };
}

test('the language pressed last is spoken, though another comes after it', async ({ page }) => {
  await page.goto('/');
  const english = await holdBack(page, /\/explanations-/);
  await page.getByTestId('language-en').click();
  await english.asked;
  await page.getByTestId('language-fr').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await english.arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

for (const [what, address, name, head] of [
  ['the book', '/#rule=GEO-17', /\/rulebook-/, 'The rule'],
  ['the laboratory', '/#laboratory', /\/laboratory-/, 'The laboratory'],
] as const)
  test(`${what} speaks the language pressed last, though another comes after it`, async ({ page }) => {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1, name: head, exact: true });
    await expect(title).toBeVisible();
    const french = await holdBack(page, name);
    await page.getByTestId('language-fr').last().click();
    await french.asked;
    await page.getByTestId('language-en').last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await french.arrive();
    await expect(title).toBeVisible();
  });

test('no other battle can be begun while the one chosen is on its way, and a later choice stands', async ({
  page,
}) => {
  const bartkenau = await holdBack(page, /\/bartkenau-/);
  await page.goto('/');
  await expect(page.getByTestId('new-battle')).toBeVisible();
  // the album asks for its picture before it is chosen
  await bartkenau.asked;
  await page.getByTestId('battle-bartkenau').check();
  await expect(page.getByRole('status')).toHaveText('The armies take their places…');
  await expect(page.getByTestId('new-battle')).toHaveCount(0);
  await page.getByTestId('battle-gersbach').check();
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await bartkenau.arrive();
  await expect(page.getByTestId('battle-gersbach')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'The crossing at Gersbach' })).toBeVisible();
});

test('a saved game that comes late does not take the place of the battle begun meanwhile', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);
  await openMenu(page, 'leave');
  await page.reload();
  const rules = await holdBack(page, /\/rules-/);
  await page.getByTestId('continue').click();
  await rules.asked;
  await page.getByTestId('new-battle').click();
  await expect(question(page)).toHaveAttribute('data-answers', '0');
  await rules.arrive();
  await expect(question(page)).toHaveAttribute('data-answers', '0');
  await roll(page);
  await saved(page);
});

/** The hashes of the saved games. */
function hashes(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('sabreur-hex');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const place = opening.result.transaction('games').objectStore('games');
    const asked: IDBRequest<unknown[]> = place.getAll();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    opening.result.close();
    return asked.result.flatMap((one) =>
      typeof one === 'object' && one !== null && 'hash' in one ? [one.hash] : [],
    );
  });
}

test('a battle left before what reckons its hash has come is given it when that comes', async ({ page }) => {
  const files = await holdBack(page, /\/files-/);
  await begin(page, 'e2e');
  await roll(page);
  await saved(page);
  expect(await hashes(page)).toEqual([null]);
  await openMenu(page, 'leave');
  await expect(page.getByTestId('file')).toBeAttached();
  await files.arrive();
  await expect.poll(() => hashes(page)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});
