import { expect, type Locator, type Page, test } from '@playwright/test';
import { begin, onScreen, openMenu, type Place } from './table.ts';

const odds = (page: Page): Locator => page.getByTestId('odds');

/** Waits until the odds of what is set up stand there. */
async function reckoned(page: Page): Promise<void> {
  await expect(odds(page)).toHaveAttribute('data-reckoning', 'done', { timeout: 30_000 });
}

/** The middle of a hex on the sheet: column and row from 0, hexes 40 from centre to vertex. */
function centre(column: number, row: number): Place {
  const half = (Math.sqrt(3) * 40) / 2;
  return { x: half * (2 * column + (row % 2) + 1), y: 40 + row * 60 };
}

/** Counts what a player presses. */
class Hand {
  clicks = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async press(testid: string): Promise<void> {
    this.clicks++;
    await this.#page.getByTestId(testid).first().click();
  }
  async onHex(column: number, row: number): Promise<void> {
    this.clicks++;
    const { x, y } = await onScreen(this.#page, centre(column, row));
    await this.#page.mouse.click(x, y);
  }
}

test('a charge is set up from nothing and its odds read, in at most eight clicks', async ({ page }) => {
  await page.goto('/');
  const hand = new Hand(page);
  await hand.press('open-laboratory');
  await expect(page.getByTestId('field')).toBeVisible();
  await hand.press('clear');
  await hand.press('place-blue-heavyCavalry');
  await hand.onHex(6, 8);
  await hand.press('place-red-lineInfantry');
  await hand.onHex(6, 5);
  await reckoned(page);
  expect(hand.clicks).toBeLessThanOrEqual(8);
  await expect(page.getByTestId('verdict')).toHaveText('The rule allows it');
  await expect(page.getByTestId('chance-attacker')).toContainText('%');
  await expect(page.getByTestId('tree')).toContainText('27.8% passed');
});

test('two reactions are compared in three clicks, and a sweep stands in two', async ({ page }) => {
  await page.goto('/#laboratory');
  await reckoned(page);
  const hand = new Hand(page);
  await hand.press('reaction-defensiveFire');
  await reckoned(page);
  await hand.press('pin-a');
  await hand.press('reaction-flight');
  expect(hand.clicks).toBe(3);
  await expect(page.getByTestId('difference-attacker')).toContainText('Difference +');
  const sweeper = new Hand(page);
  await sweeper.press('tab-sweep');
  await sweeper.press('vary-targetStrength');
  expect(sweeper.clicks).toBe(2);
  await expect(page.locator('.lab-plot circle')).not.toHaveCount(0, { timeout: 30_000 });
  const coming = page.waitForEvent('download');
  await page.getByTestId('sweep-csv').click();
  expect((await coming).suggestedFilename()).toBe('sabreur-hex-sweep.csv');
});

test('a moment of a battle comes to the laboratory in two clicks, and the battle waits untouched', async ({
  page,
}) => {
  await begin(page, 'Essling');
  const before = await page.locator('#question').textContent();
  await openMenu(page, 'to-laboratory');
  await expect(page.getByTestId('laboratory')).toContainText('the battle stays as it is');
  await page.getByTestId('clear').click();
  await page.getByTestId('leave-laboratory').click();
  await expect(page.locator('#question')).toHaveText(before ?? '');
  await expect(page.locator('.piece')).not.toHaveCount(0);
});

test('a shared link opens in a fresh profile', async ({ page, browser }) => {
  await page.goto('/#laboratory');
  await reckoned(page);
  await page.getByTestId('reaction-square').click();
  await reckoned(page);
  await page.getByTestId('field-strength').first().fill('9');
  await reckoned(page);
  const chance = await page.getByTestId('chance-both').textContent();
  await page.getByTestId('tab-keep').click();
  await page.getByTestId('copy-link').click();
  const link = await page.getByTestId('copy-link-text').inputValue();
  const other = await browser.newContext({ locale: 'en-GB' });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await reckoned(fresh);
  await expect(fresh.getByTestId('field-strength').first()).toHaveValue('9');
  await expect(fresh.getByTestId('chance-both')).toHaveText(chance ?? '');
  await other.close();
});

test('ten thousand games are rolled beside the page, which stays free, and agree with the odds', async ({
  page,
}) => {
  await page.goto('/#laboratory');
  await reckoned(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('roll-10000').click();
  await expect(page.getByTestId('rolled')).toContainText('10,000 games', { timeout: 60_000 });
  await expect(page.getByTestId('rolled')).not.toContainText('outside');
});

test('the act is played once on the board with dice', async ({ page }) => {
  await page.goto('/#laboratory');
  await reckoned(page);
  await page.getByTestId('tab-roll').click();
  await page.getByTestId('play-once').click();
  const step = page.getByTestId('play-choice').or(page.getByTestId('play-roll'));
  for (let n = 0; n < 60 && (await step.count()) > 0; n++) await step.first().click();
  await expect(page.getByTestId('play')).toContainText('The action is over.');
});
