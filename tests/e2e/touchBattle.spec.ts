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
  for (let sight = await look(page); sight.ask !== 'over'; sight = await look(page)) {
    await expectInSight(page, sight);
    await step(page, sight, false, FINGER);
  }
  const victory = page.getByTestId('victory');
  await expect(victory).toBeInViewport();
  await doesNotScrollSideways(page);
});
