/** How a fight is told: on the map in step with the dice, and on a card once it is over. Its clock stands still but for what is asked. */

import { begin, rollOn } from './table.ts';
import { expect, type Page, test } from './test.ts';

const acts = (page: Page) =>
  page.locator('.told [data-act]').evaluateAll((all) => all.map((one) => one.getAttribute('data-act') ?? ''));
const strength = (page: Page, unit: string) => page.locator(`.piece[data-unit="${unit}"] .plate-number`);
const animated = (page: Page, unit: string) =>
  page
    .locator(`.piece[data-unit="${unit}"]`)
    .evaluate((piece) => piece.getAnimations().filter(({ playState }) => playState === 'running').length);

/** Has whatever moves stand where it is: the page's clock does not hold it. Gives the way to let it go on. */
async function holdMoves(page: Page): Promise<() => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** The charge of the rulebook on the table, and time under the hand. */
async function atCharge(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await begin(page, 'e2e');
  await rollOn(page);
  // what tells it comes with the journal, while one thinks about the first orders
  await expect(page.locator('.journal-rows')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'rule=CHG-32';
  });
  await page.locator('.statement[data-sought="true"]').getByTestId('show-me').first().click();
  const next = page.getByTestId('position-next');
  await expect(next).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  return () => next.click();
}

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a charge is an arrow, then a way; a key skips; points fall once the dice lie; a card tells what came of it', async ({
    page,
  }) => {
    const next = await atCharge(page);
    await next();
    await expect.poll(() => acts(page)).toEqual(['attack']);
    const letGo = await holdMoves(page);
    await next();
    await expect.poll(() => acts(page)).toEqual(['move']);
    await expect.poll(() => animated(page, 'A')).toBe(1);
    await page.keyboard.press('s');
    await expect.poll(() => acts(page)).toEqual([]);
    expect(await animated(page, 'A')).toBe(0);
    await letGo();
    for (let step = 3; step <= 5; step++) await next();
    // while the dice of the shock fall the target stands as before
    await next();
    await expect(page.getByTestId('fallen')).toBeVisible();
    await expect(strength(page, 'B')).toHaveText('20');
    expect(await acts(page)).toEqual([]);
    await page.clock.runFor(700);
    await expect(strength(page, 'B')).toHaveText('17');
    expect(await acts(page)).toEqual(['blow', 'points']);
    await expect(page.getByTestId('upshot')).toHaveCount(0);
    for (let step = 7; step <= 10; step++) await next();
    const card = page.getByTestId('upshot');
    await expect(card).toContainText('Charge of A on B');
    await expect(card.locator('[data-unit="A"]')).toContainText('loses 3 strength points (9 left)');
    await expect(card.locator('[data-unit="B"]')).toContainText('loses 3 strength points (17 left)');
    await expect(card).toContainText('B holds the ground in E4');
    await expect(card).toContainText('Strike back: B on A, 3 hits (a chance of 13%)');
    await page.getByTestId('roll').click();
    await expect(card).toHaveCount(0);
  });
});

test('where nothing is to move the way and the points stand still, and no piece is on its way', async ({
  page,
}) => {
  const next = await atCharge(page);
  await next();
  await next();
  await expect.poll(() => acts(page)).toEqual(['move']);
  await expect(page.locator('.told-still .told-way')).toBeVisible();
  expect(await animated(page, 'A')).toBe(0);
  for (let step = 3; step <= 6; step++) await next();
  // the dice lie at once
  await expect(strength(page, 'B')).toHaveText('17');
  await expect(page.locator('.told-still .told-points')).toHaveText('−3');
  expect(
    await page.evaluate(() => document.querySelector('.told')?.getAnimations({ subtree: true }).length),
  ).toBe(0);
});
