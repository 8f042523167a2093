/** The leaf of five systems as a player sees and uses it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The systems in the order of their columns, by what stands in the heads. */
export const TITLES = [
  'Sabreur-hex',
  'Casques et Plumets',
  'Alexandre et Bayard',
  'Morale chapter',
  'We Are Napoléon',
];

/** How far the target of the first encounter breaks by each of them. */
export const FIRST_BREAKS = ['82.1% (0.03%)', '7.5%', '53.0% (81.5%)', '0%', '0%'];

/** Waits until every column answers what is set up. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByTestId('answers')).toHaveAttribute('data-done', 'true', { timeout: 120_000 });
}

export async function openFiveSystems(page: Page): Promise<void> {
  await page.goto('/#laboratory');
  await page.getByTestId('tab-systems').click();
  await answered(page);
}

/** What is seen in a row of the table, column by column; what is only read aloud is left out. */
export async function figuresOf(page: Page, measure: string): Promise<readonly string[]> {
  const row = page.locator(`tr[data-measure="${measure}"]`);
  return row.evaluate((line) =>
    [...line.querySelectorAll('td')].map((cell) => {
      const copy = cell.cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll('.unseen, [hidden]')) unseen.remove();
      return copy.textContent?.trim() ?? '';
    }),
  );
}

/** The assumption of the third system that the tests change: the armour of its target. */
export function armour(page: Page): Locator {
  return page.locator('[data-input="targetArmour"] select');
}

/** The value that takes an assumption back to what is usual. */
export function armourTakenBack(page: Page): Locator {
  return page.locator('[data-input="targetArmour"] .five-back');
}

export async function swept(page: Page): Promise<void> {
  await expect(page.getByTestId('five-sweep')).toHaveAttribute('data-done', 'true', { timeout: 240_000 });
}
