/** On a slow line what was asked for first may come last: the last wish of the players stands. */

import { atRest } from './finger.ts';
import { begin, openMenu, type Place, question, roll, rollOn, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

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
  // the first screen fetches it ahead
  const rules = await holdBack(page, /\/rules-/);
  await page.reload({ waitUntil: 'commit' });
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

/** Where these are seen, in whole pixels. */
function places(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(top)}`;
    }),
  );
}

test('the tools of the map stay where they are when the last of them come, and when odds are put away', async ({
  page,
}) => {
  const rest = await holdBack(page, /\/whole-/);
  await begin(page, 'tools');
  await rollOn(page);
  await rest.asked;
  const first = '.map-tools button:not([data-testid^="look-"])';
  await expect(page.getByTestId('legend')).toBeVisible();
  const before = await places(page, first);
  expect(before.length).toBeGreaterThan(5);
  await rest.arrive();
  await expect(page.getByTestId('look-ground')).toBeVisible();
  expect(await places(page, first)).toEqual(before);
  const all = await places(page, '.map-tools button');
  await page.getByTestId('show-odds').click();
  await expect(page.getByTestId('show-odds')).toHaveAttribute('aria-pressed', 'false');
  expect(await places(page, '.map-tools button')).toEqual(all);
  // dangers are odds: asked for, these are there again
  await page.getByTestId('look-danger').click();
  await expect(page.getByTestId('show-odds')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('look-danger')).toHaveAttribute('aria-pressed', 'true');
});

/**
 * Presses *Activate* as the last of the screen is on its way, which moves it off before the press is let go. Tells how many
 * answers had been given until then.
 */
async function pressWhileItMoves(page: Page, down: (place: Place) => Promise<unknown>): Promise<number> {
  const rest = await holdBack(page, /\/later-[^/]*\.js/);
  await begin(page, 'steady');
  await rollOn(page);
  const answers = await question(page).getAttribute('data-answers');
  await page.locator('[data-testid="pick"][aria-disabled="false"]').first().click();
  await rest.asked;
  const button = page.getByTestId('confirm-group');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('no group can be activated');
  // at its lower edge: it moves up
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 3 };
  await down(place);
  await rest.arrive();
  await expect
    .poll(() =>
      page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid="confirm-group"]') ?? null,
        place,
      ),
    )
    .toBeNull();
  await expect(question(page)).toHaveAttribute('data-answers', answers ?? '');
  return Number(answers);
}

/** Presses with the mouse, and holds it down. */
const mouseDown =
  (page: Page) =>
  async ({ x, y }: Place) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  };

test('a press is of the control it began on, though that moves away before it is let go', async ({
  page,
}) => {
  const answers = await pressWhileItMoves(page, mouseDown(page));
  await page.mouse.up();
  await expect(question(page)).toHaveAttribute('data-answers', String(answers + 1));
});

test('whoever draws the pointer away before he lets go has pressed nothing', async ({ page }) => {
  const answers = await pressWhileItMoves(page, async ({ x, y }) => {
    await mouseDown(page)({ x, y });
    await page.mouse.move(x, y + 12);
  });
  await page.mouse.up();
  // the next press is told after whatever the one before has led to
  await page.getByTestId('confirm-group').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
  await expect(question(page)).toHaveAttribute('data-answers', String(answers + 1));
});

/** Where the middle of it is seen. */
async function middleOf(page: Page, testId: string): Promise<Place> {
  const box = await page.getByTestId(testId).boundingBox();
  if (!box) throw new Error(`${testId} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a press reaches nothing behind a dialog that comes before it is let go', async ({ page }) => {
  const rest = await holdBack(page, /\/later-[^/]*\.js/);
  await page.goto('/');
  await page.getByTestId('help').click();
  await rest.asked;
  await page.getByTestId('battle-bartkenau').scrollIntoViewIfNeeded();
  await mouseDown(page)(await middleOf(page, 'battle-bartkenau'));
  await rest.arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('battle-bartkenau')).not.toBeChecked();
});

test('a press of what is scrolled away before it is let go presses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/');
  await page.getByTestId('battle-bartkenau').scrollIntoViewIfNeeded();
  await mouseDown(page)(await middleOf(page, 'battle-bartkenau'));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollBy(0, scrollY > 150 ? -150 : 150);
      }),
  );
  await page.mouse.up();
  await expect(page.getByTestId('battle-gersbach')).toBeChecked();
  await expect(page.getByTestId('battle-bartkenau')).not.toBeChecked();
  // and held still it is pressed
  const { x, y } = await middleOf(page, 'battle-bartkenau');
  await page.mouse.click(x, y);
  await expect(page.getByTestId('battle-bartkenau')).toBeChecked();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger presses the control it was laid on, though that moves away before it is lifted', async ({
    page,
  }) => {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: Place[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const answers = await pressWhileItMoves(page, (place) => send('touchStart', [place]));
    await send('touchEnd', []);
    await expect(question(page)).toHaveAttribute('data-answers', String(answers + 1));
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('whoever is to give orders sees his own at once, and the map does not move away when the rest comes', async ({
    page,
  }) => {
    const rest = await holdBack(page, /\/whole-/);
    await begin(page, 'e2e');
    await rollOn(page);
    await rest.asked;
    const side = await page.locator('.panel').getAttribute('data-side');
    const own = page.locator(`.piece[data-side="${side}"] .plate-rim`);
    const seen = () =>
      own.evaluateAll((all) => {
        const port = document.querySelector('.table-map')?.getBoundingClientRect();
        return all.filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return port && left >= port.left && right <= port.right && top >= port.top && bottom <= port.bottom;
        }).length;
      });
    await expect.poll(seen).toBeGreaterThan(0);
    // not of the pieces: their plates are drawn larger once it is known how units look from afar
    await atRest(page);
    const before = await places(page, '.map-svg');
    await rest.arrive();
    await expect(page.getByTestId('undo')).toHaveAttribute('data-together', 'true');
    await expect(page.locator('#undo-note')).not.toBeEmpty();
    await expect(page.getByTestId('look-ground')).toBeAttached();
    expect(await places(page, '.map-svg')).toEqual(before);
  });
});
