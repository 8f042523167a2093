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
