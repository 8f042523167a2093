/** The laboratory as a player sees and uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { onCursor, onScreen, type Place } from './table.ts';

export const odds = (page: Page): Locator => page.getByTestId('odds');

/** Waits until the odds of what is set up stand there. */
export async function reckoned(page: Page): Promise<void> {
  await expect(odds(page)).toHaveAttribute('data-reckoning', 'done', { timeout: 120_000 });
}

export async function openLaboratory(page: Page): Promise<void> {
  await page.goto('/#laboratory');
  await reckoned(page);
}

/** The middle of a hex on the sheet: column and row from 0, hexes 40 from centre to vertex, a margin of 20 round all. */
export function centre(column: number, row: number): Place {
  const half = (Math.sqrt(3) * 40) / 2;
  return { x: 20 + half * (2 * column + (row % 2) + 1), y: 60 + row * 60 };
}

/** Counts what a player presses. */
export class Hand {
  clicks = 0;
  readonly #page: Page;
  readonly #finger: boolean;
  constructor(page: Page, finger = false) {
    this.#page = page;
    this.#finger = finger;
  }
  async press(testid: string): Promise<void> {
    this.clicks++;
    const control = this.#page.getByTestId(testid);
    await (this.#finger ? control.tap() : control.click());
  }
  async onHex(column: number, row: number): Promise<void> {
    this.clicks++;
    // a finger must see where it presses
    if (this.#finger) await this.#page.getByTestId('field').scrollIntoViewIfNeeded();
    const { x, y } = await onScreen(this.#page, centre(column, row));
    await (this.#finger ? this.#page.touchscreen.tap(x, y) : this.#page.mouse.click(x, y));
  }
}

/** Keys alone: goes from control to control until this one has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 200 && !(await isThere()); n++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

export async function pressByKey(page: Page, testid: string): Promise<void> {
  await tabTo(page, page.getByTestId(testid));
  await page.keyboard.press('Enter');
}

/** Presses a hex with the arrow keys and Enter, the focus being on the map. */
export async function enterHex(page: Page, column: number, row: number): Promise<void> {
  const goal = centre(column, row);
  await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 60; n++) {
    const { x, y } = await onCursor(page);
    if (Math.hypot(goal.x - x, goal.y - y) < 10) return page.keyboard.press('Enter');
    // rows first: two of them bring the cursor back to its column
    if (Math.abs(goal.y - y) > 10) await page.keyboard.press(goal.y > y ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(goal.x > x ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error('the cursor does not reach its hex');
}

export const field = (page: Page): Locator => page.getByTestId('field').locator('.map-port');

/** A chance as it stands on the screen, as a share of 1. */
export async function chanceOf(page: Page, outcome: string): Promise<number> {
  const text = (await page.getByTestId(`chance-${outcome}`).textContent()) ?? '';
  return Number(text.replace(/[^0-9.,]/g, '').replace(',', '.')) / 100;
}
