import { expect, type Page, test } from '@playwright/test';
import { step } from './player.ts';
import { begin, look, unfoldJournal } from './table.ts';

/** What a battle must have seen, by the facts of its journal. */
const EVENTS = [
  'chargeDeclared',
  'assaultDeclared',
  'shot',
  'panicked',
  'flightLength',
  'pursuitLength',
  'rallied',
];

/** The events the journal does not tell yet, as far as its turns have been opened: the next look sees those opened now. */
async function missing(page: Page): Promise<string[]> {
  await unfoldJournal(page);
  return page.evaluate((events) => {
    const told = [...document.querySelectorAll<HTMLElement>('[data-fact]')];
    const facts = new Set(told.map((fact) => fact.dataset['fact']));
    const returned = told.some((fact) => fact.textContent?.includes('returns fire'));
    return [...events.filter((event) => !facts.has(event)), ...(returned ? [] : ['return fire'])];
  }, EVENTS);
}

test('a battle is played to its victory screen by clicks and keys alone', async ({ page }) => {
  await begin(page, 'e2e');
  await page.keyboard.press('0');
  let tired = false;
  for (let sight = await look(page); sight.ask !== 'over'; sight = await look(page)) {
    // once everything has been seen, both sides wait for the night
    if (!tired && sight.ask === 'orders') tired = (await missing(page)).length === 0;
    await step(page, sight, tired);
  }
  await expect.poll(() => missing(page)).toEqual([]);
  await expect(page.getByTestId('victory')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(/victory points/);

  await page.getByTestId('rematch').click();
  await expect(page.locator('.head-turn')).toHaveText('Turn 1 of 12');
});
