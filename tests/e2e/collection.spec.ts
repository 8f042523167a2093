/** Every battle of the collection, from its picture on the first screen to its first question. */

import { LIBRARY } from '../../src/scenarios/library/list.ts';
import { question } from './table.ts';
import { expect, test } from './test.ts';

for (const { id, title } of LIBRARY)
  test(`${title.en}: chosen by its picture, and begun`, async ({ page }) => {
    await page.goto('/#seed=collection');
    const leaf = page.getByTestId(`battle-${id}`);
    await leaf.check();
    await expect(page.getByRole('heading', { name: title.en })).toBeVisible();
    await page.getByTestId('new-battle').click();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title.en));
  });

for (const { id, width, height } of [
  { id: 'almenar', width: 1440, height: 900 },
  { id: 'weissdorf', width: 1440, height: 900 },
  { id: 'zeithain', width: 1440, height: 900 },
  { id: 'rothmuehle', width: 1024, height: 768 },
])
  test(`${id} at ${width} × ${height} opens with its numbers at the edges in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#seed=collection');
    await page.getByTestId(`battle-${id}`).check();
    await page.getByTestId('new-battle').click();
    await expect(question(page)).toBeVisible();
    // cut off at the edge of the map, or under its tools
    const unseen = () =>
      page.evaluate(() => {
        const port = document.querySelector('.map-port');
        const edge = port?.getBoundingClientRect();
        return [...document.querySelectorAll('.map-letter')]
          .filter((letter) => {
            const range = document.createRange();
            range.selectNodeContents(letter);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            if (!edge || left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)
              return true;
            return !port?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          })
          .map(({ textContent }) => textContent);
      });
    await expect(page.locator('.map-letter')).not.toHaveCount(0);
    await expect.poll(unseen).toEqual([]);
  });
