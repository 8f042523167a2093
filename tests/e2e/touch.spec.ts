import { atRest, mapIsUnder } from './finger.ts';
import {
  apart,
  doesNotScrollSideways,
  drafts,
  look,
  nearest,
  pieceOf,
  question,
  taken,
  tapMap,
} from './table.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The first of the places where a finger would press the map. */
async function shown<T extends { readonly x: number; readonly y: number }>(
  page: Page,
  places: readonly T[],
): Promise<T | undefined> {
  for (const place of places) if (await mapIsUnder(page, place)) return place;
  return undefined;
}

async function rollByTaps(page: Page): Promise<void> {
  for (let sight = await look(page); sight.ask === 'roll'; sight = await look(page)) {
    // a tap elsewhere between: two at once in one place would be one double tap, which does not roll for the other side
    await question(page).tap();
    await page.getByTestId('roll').tap();
    await taken(page, sight.answers);
  }
}

test('on a telephone a group is activated and marches by taps alone', async ({ page }) => {
  await page.goto('/#seed=e2e');
  await doesNotScrollSideways(page);
  await page.getByTestId('new-battle').tap();
  await expect(question(page)).toBeVisible();
  await doesNotScrollSideways(page);
  await rollByTaps(page);

  const orders = await look(page);
  const places = orders.picks.map((unit) => pieceOf(orders, unit));
  // the map moves to whoever is to give orders
  let seen: (typeof places)[number] | undefined;
  await expect(async () => {
    await atRest(page);
    seen = await shown(page, places);
    expect(seen).toBeDefined();
  }).toPass();
  if (!seen) throw new Error('no unit that may be ordered can be seen');
  await tapMap(page, seen);
  await expect(page.locator(`[data-testid="pick"][data-unit="${seen.unit}"]`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByTestId('confirm-group').tap();
  await taken(page, orders.answers);
  // a tenacious unit tests whether it leaves its line
  await rollByTaps(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
  await expect(question(page)).toBeInViewport({ ratio: 1 });

  await expect.poll(async () => (await look(page)).lit.length).toBeGreaterThan(0);
  const action = await look(page);
  const from = pieceOf(action, seen.unit);
  // where a friend stands it would be asked for his place first
  const free = action.lit.filter((end) => action.pieces.every((piece) => apart(end, piece) > 10));
  const ends = free.filter((end) => apart(end, from) > 10);
  const near = nearest(ends, from);
  if (!near) throw new Error('no hex is lit');
  await atRest(page);
  await tapMap(page, near);
  if (await drafts(page, action)) await page.getByTestId('confirm').tap();
  await taken(page, action.answers);
  await expect(page.locator('[data-fact="moved"]')).toHaveCount(1);
  await expect.poll(async () => apart(pieceOf(await look(page), from.unit), near)).toBeLessThan(1);
  await doesNotScrollSideways(page);
});

test('the map is with whoever gives orders as soon as they are asked for, and stays there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-ask="orders"]')) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        Object.assign(globalThis, {
          firstSeen: document.querySelector('.map-sheet')?.getBoundingClientRect().toJSON(),
        });
      });
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/#seed=e2e');
  await page.getByTestId('new-battle').tap();
  await rollByTaps(page);
  const orders = await look(page);
  // all that comes later is there
  await page.waitForLoadState('networkidle');
  await atRest(page);
  const [first, now] = await page.evaluate(() => [
    Reflect.get(globalThis, 'firstSeen'),
    document.querySelector('.map-sheet')?.getBoundingClientRect().toJSON(),
  ]);
  expect(now).toEqual(first);
  expect(
    await shown(
      page,
      orders.picks.map((unit) => pieceOf(orders, unit)),
    ),
  ).toBeDefined();
});

test('the first screen keeps to the page in French too', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('language-fr').tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await doesNotScrollSideways(page);
});

test('on a telephone on its side the question is to be seen, and what it costs to answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/#seed=e2e');
  await page.getByTestId('new-battle').tap();
  await rollByTaps(page);
  await expect(page.getByRole('heading', { name: 'Which group do you activate?' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByTestId('confirm-group')).toBeInViewport({ ratio: 1 });
  // whose turn it is can be read, in the longer language too
  await page.getByTestId('language-fr').first().tap();
  const name = page.locator('.head-name');
  await expect(name).toHaveText(/^À jouer/);
  await page.evaluate(() => document.fonts.ready);
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
