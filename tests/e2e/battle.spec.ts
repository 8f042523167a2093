import { step } from './player.ts';
import { begin, look } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** What a battle must have seen, by the facts of its journal. */
const EVENTS = [
  'chargeDeclared',
  'assaultDeclared',
  'shot',
  'panicked',
  'flightLength',
  'pursuitLength',
  'rallied',
  'return fire',
];

/** The journal draws what is seen of it, and each answer is seen when it is given: what it told is kept here. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = new Set<string>();
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      for (const fact of document.querySelectorAll<HTMLElement>('[data-fact]')) {
        told.add(fact.dataset['fact'] ?? '');
        if (fact.textContent?.includes('returns fire')) told.add('return fire');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The events the journal has not told yet. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate((events) => {
    const told: ReadonlySet<string> = Reflect.get(globalThis, 'told');
    return events.filter((event) => !told.has(event));
  }, EVENTS);
}

test('a battle is played to its victory screen by clicks and keys alone', async ({ page }) => {
  await listen(page);
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
