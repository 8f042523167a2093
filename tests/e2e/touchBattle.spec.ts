/** A whole battle on a telephone, by taps alone. */
import { expect, test } from '@playwright/test';
import { expectInSight, FINGER } from './finger.ts';
import { step } from './player.ts';
import { doesNotScrollSideways, look } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the smallest battle is played by taps from the first screen to its victory', async ({ page }) => {
  await page.goto('/#seed=taps');
  await page.locator('.album-leaf', { has: page.getByTestId('battle-rothmuehle') }).tap();
  await expect(page.getByRole('heading', { name: 'The mill at Rothmühle' })).toBeVisible();
  await doesNotScrollSideways(page);
  await page.getByTestId('new-battle').tap();
  const asked = new Set<string>();
  for (let sight = await look(page); sight.ask !== 'over'; sight = await look(page)) {
    asked.add(sight.ask);
    await expectInSight(page, sight);
    await step(page, sight, false, FINGER);
  }
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
