/** The drawing table as a player sees and uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './laboratoryTable.ts';
import { onScreen, type Place } from './table.ts';

export { centre };

/** Opens the drawing table and waits until the sheet is drawn. */
export async function openDrawingTable(page: Page): Promise<void> {
  await page.goto('/#map');
  await drawn(page);
}

/** What a hand has laid and the ground does not show yet. */
export const wetInk = (page: Page): Locator => page.getByTestId('wet-ink').locator('path');

/** Waits until all that has changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await expect(wetInk(page)).toHaveCount(0);
  await expect(page.locator('.tiled-ground')).toHaveAttribute('data-drawn', 'true');
}

export async function take(page: Page, tool: string): Promise<void> {
  await page.getByTestId(`tool-${tool}`).click();
  await expect(page.getByTestId(`tool-${tool}`)).toHaveAttribute('aria-pressed', 'true');
}

/** The pointer goes down at the first place, through the others, and up at the last. `meanwhile` it is still down. */
export async function strokeThrough(
  page: Page,
  places: readonly Place[],
  button: 'left' | 'right' = 'left',
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const [first, ...others] = await Promise.all(places.map((place) => onScreen(page, place)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down({ button });
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 });
  await meanwhile();
  await page.mouse.up({ button });
}

export async function undo(page: Page): Promise<void> {
  await page.getByTestId('map-undo').click();
}

/** What is said of the hex the keyboard is on. */
export const told = (page: Page): Locator => page.getByTestId('cursor-told');
