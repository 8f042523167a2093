/** Rolling in the laboratory: games of the engine beside the odds, a play on the board, dice fixed by hand. */

import { openLaboratory, reckoned } from './laboratoryTable.ts';
import { expect, test } from './test.ts';

test('ten thousand games are rolled beside the page, which stays free, and agree with the odds', async ({
  page,
}) => {
  await openLaboratory(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('roll-10000').click();
  await expect(page.getByTestId('rolled')).toContainText('10,000 games', { timeout: 120_000 });
  await expect(page.getByTestId('rolled').locator('.lab-noise').first()).toBeAttached();
  await expect(page.getByTestId('rolled').locator('table')).not.toContainText('outside');
});

/** Holds back what workers tell of ten thousand games, which may be over before a player can press anything. */
function holdBack(): void {
  const late: (() => void)[] = [];
  const handler = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(hear: (event: MessageEvent) => void) {
      handler?.set?.call(this, (event: MessageEvent) => {
        if (event.data?.told?.times === 10_000) late.push(() => hear.call(this, event));
        else hear.call(this, event);
      });
    },
  });
  Object.assign(globalThis, { late });
}

test('rolling is left off when it is cancelled: what comes of it too late is not shown', async ({ page }) => {
  await page.addInitScript(holdBack);
  await openLaboratory(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('roll-10000').click();
  const stop = page.getByTestId('stop-rolling');
  // all has been rolled by now, and it is told once it is cancelled
  await page.waitForFunction(() => Reflect.get(globalThis, 'late').length > 0, null, { timeout: 120_000 });
  await stop.click();
  await expect(stop).toHaveCount(0);
  await page.evaluate(() => {
    for (const tell of Reflect.get(globalThis, 'late')) tell();
  });
  await expect(page.getByTestId('rolled')).toHaveCount(0);
  await page.getByTestId('roll-100').click();
  await expect(page.getByTestId('rolled')).toContainText('100 games', { timeout: 120_000 });
});

test('the act is played once on the board with dice', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('play-once').click();
  const step = page.getByTestId('play-choice').or(page.getByTestId('play-roll'));
  for (let n = 0; n < 60 && (await step.count()) > 0; n++) await step.first().click();
  await expect(page.getByTestId('play')).toContainText('The action is over.');
});

test('the next dice are fixed by hand, and real dice are typed', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('next-dice').fill('1 1');
  await page.getByTestId('play-once').click();
  await page.getByTestId('play-choice').first().click();
  await page.getByRole('button', { name: 'Do nothing' }).click();
  await page.getByTestId('play-roll').click();
  // two ones pass any morale test
  const dice = page.locator('.lab-dice').last().locator('.lab-die');
  await expect(dice).toHaveCount(2);
  for (const at of [0, 1]) await expect(dice.nth(at)).toHaveAttribute('aria-label', '1');
  await expect(page.getByTestId('next-dice')).toHaveValue('');
  await page.getByRole('button', { name: 'A step back' }).click();
  await page.getByTestId('typed-faces').fill('6 7');
  await page.getByTestId('take-faces').click();
  await expect(page.getByTestId('play')).toContainText('not faces such a roll can show');
  await page.getByTestId('typed-faces').fill('6 6');
  await page.getByTestId('take-faces').click();
  await expect(page.locator('.lab-dice').last().locator('[aria-label="6"]')).toHaveCount(2);
});

test('what was rolled goes when the set-up changes', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('roll-100').click();
  await expect(page.getByTestId('rolled')).toBeVisible({ timeout: 120_000 });
  await page.getByTestId('swap').click();
  await expect(page.getByTestId('rolled')).toHaveCount(0);
  await page.getByTestId('tab-odds').click();
  await expect(page.getByTestId('verdict')).toBeVisible();
  await page.getByTestId('lab-undo').click();
  await reckoned(page);
});
