/** A whole battle on a telephone, by taps alone: in parts, each taken up from the file of the one before. */

import { expectInSight, FINGER } from './finger.ts';
import { step } from './player.ts';
import { doesNotScrollSideways, exported, look } from './table.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'serial' });

/** So many answers are a part. */
const PART = 64;

/** What has been asked so far, and the battle as it was left. */
const asked = new Set<string>();
let left = '';

async function playOn(page: Page, most: number): Promise<void> {
  let sight = await look(page);
  for (const end = sight.answers + most; sight.ask !== 'over' && sight.answers < end; ) {
    asked.add(sight.ask);
    await expectInSight(page, sight);
    await step(page, sight, false, FINGER);
    sight = await look(page);
  }
}

/** The battle goes on where it was left. */
async function takeUp(page: Page): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(left);
  await page.getByTestId('file').setInputFiles({ name: 'left.json', mimeType: 'application/json', buffer });
  await page.getByTestId('may-be-watched').getByRole('button', { name: 'Close' }).tap();
}

test('the smallest battle is begun and played by taps', async ({ page }) => {
  await page.goto('/#seed=taps');
  await page.locator('.album-leaf', { has: page.getByTestId('battle-rothmuehle') }).tap();
  await expect(page.getByRole('heading', { name: 'The mill at Rothmühle' })).toBeVisible();
  await doesNotScrollSideways(page);
  await page.getByTestId('new-battle').tap();
  await playOn(page, PART);
  left = await exported(page);
});

test('it is played on', async ({ page }) => {
  await takeUp(page);
  await playOn(page, PART);
  left = await exported(page);
});

test('it is played to its victory', async ({ page }) => {
  await takeUp(page);
  await playOn(page, Number.POSITIVE_INFINITY);
  // it has been a fight
  expect([...asked]).toEqual(
    expect.arrayContaining(['orders', 'action', 'move', 'reaction', 'strikeBack', 'flightEnd', 'pursue']),
  );
  await expect(page.getByTestId('victory')).toBeInViewport();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(
    /^Victory for (France|Prussia)$/,
  );
  await doesNotScrollSideways(page);
});
