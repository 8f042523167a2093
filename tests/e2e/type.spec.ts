/** The hairlines of a Bodoni are lost where it is small: it is for titles, from 20 px up. */

import { begin, rollOn } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** What is set in it and smaller than that. */
function thin(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isTold = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    return [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some(isTold) && element.getClientRects().length > 0)
      .filter((element) => {
        const { fontFamily, fontSize } = getComputedStyle(element);
        return /^["']?Bodoni/.test(fontFamily) && Number.parseFloat(fontSize) < 20;
      })
      .map((element) => `${element.tagName} ${element.textContent}`);
  });
}

for (const [window, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a telephone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${window}`, () => {
    test.use({ viewport });

    for (const room of ['', '#army', '#map', '#scenario', '#skirmish', '#laboratory'])
      test(`small type is sturdy in the room ${room}`, async ({ page }) => {
        await page.goto(`/${room}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await thin(page)).toEqual([]);
      });

    test('small type is sturdy at the table', async ({ page }) => {
      await begin(page, 'type');
      await rollOn(page);
      await expect(page.locator('[data-ask="orders"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await thin(page)).toEqual([]);
    });
  });
