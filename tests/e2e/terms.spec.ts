/** Whoever knows the rule by the words of the other language finds them wherever a term stands. */

import { playUntil } from './player.ts';
import { begin, roll, speak } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const tip = (page: Page) => page.getByTestId('term-tip');

/** Points at the middle of the words, or of the one word of them. */
async function pointAt(page: Page, words: Locator, word = ''): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = await words.evaluate((element, sought) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (sought !== '' && walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + sought.length);
    }
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, word);
  await page.mouse.move(box.x, box.y);
}

test('a term at the table tells its name in the other language: pointed at, and reached by key', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'action');
  const march = page
    .getByTestId('choice')
    .filter({ has: page.locator('.answer-label', { hasText: /^(Frontal march|Marche frontale)$/ }) });
  // the code that tells it comes when all else is here
  await expect(async () => {
    await page.mouse.move(1, 1);
    await pointAt(page, march.locator('.answer-label'));
    await expect(tip(page)).toHaveText('marche frontale', { timeout: 500 });
  }).toPass();
  await expect(tip(page)).toHaveAttribute('lang', 'fr');
  // beside the words nothing is told
  await page.mouse.move(1, 1);
  await expect(tip(page)).toHaveCount(0);
  await speak(page, 'fr');
  await pointAt(page, march.locator('.answer-label'));
  await expect(tip(page)).toHaveText('frontal march');
  await page.mouse.move(1, 1);

  await march.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(march).toBeFocused();
  await expect(tip(page)).toHaveText('frontal march');
  // it never lies outside the window, and goes as soon as anything is pressed
  const box = await tip(page).boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(
    true,
  );
  await page.keyboard.press('Shift');
  await expect(tip(page)).toHaveCount(0);
});

test('before the lots are drawn it is nobody’s turn, and the first throw tells its chance', async ({
  page,
}) => {
  await begin(page, 'e2e');
  const whose = page.locator('.head-play');
  await expect(whose).toContainText('Who begins?');
  await expect(whose).not.toContainText('to play');
  await expect(page.getByTestId('roll-chance')).toHaveText('Each 50%.');
  await roll(page);
  await expect(whose).toContainText('to play');
});

test('a tip is gone with what it was told of, and the name of a regiment is no term', async ({ page }) => {
  await begin(page, 'e2e');
  await speak(page, 'fr');
  await playUntil(page, ({ ask }) => ask === 'action');
  const march = page.getByTestId('choice').locator('.answer-label', { hasText: /^Marche frontale$/ });
  await expect(async () => {
    await page.mouse.move(1, 1);
    await pointAt(page, march);
    await expect(tip(page)).toHaveText('frontal march', { timeout: 500 });
  }).toPass();
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(tip(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByTestId('tab-blue').click();
  const line = page.getByTestId('roster-line').filter({ hasText: '105e de ligne' });
  await pointAt(page, line.getByText('105e de ligne'), 'ligne');
  await expect(tip(page)).toHaveCount(0);
  await pointAt(page, march);
  await expect(tip(page)).toHaveText('frontal march');
});
