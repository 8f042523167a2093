/** Nothing in the laboratory bars those who cannot see or use a mouse. */

import { expectAccess } from './access.ts';
import { openLaboratory, reckoned } from './laboratoryTable.ts';
import { speak } from './table.ts';
import { expect, type Page, test } from './test.ts';

// the policy of the page would not let the checker in
test.use({ bypassCSP: true });

const WINDOWS = [
  [1440, 900],
  [390, 844],
] as const;

/** In both languages, as it stands. */
async function expectAccessInBoth(page: Page, screen: string): Promise<void> {
  for (const locale of ['en', 'fr']) {
    await speak(page, locale);
    await expectAccess(page, `${screen}, ${locale}`);
  }
}

for (const [width, height] of WINDOWS)
  test(`all tabs of the laboratory, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLaboratory(page);
    await page.getByTestId('tab-odds').click();
    await reckoned(page);
    await page.getByTestId('pin-a').click();
    await expectAccessInBoth(page, 'odds');
    await page.getByTestId('tab-sweep').click();
    await page.getByTestId('vary-targetFormation').click();
    await expect(page.getByTestId('sweep')).toHaveAttribute('data-sweep', 'done', { timeout: 120_000 });
    await expectAccessInBoth(page, 'sweep');
    await page.getByTestId('tab-roll').click();
    await page.getByTestId('roll-100').click();
    await expect(page.getByTestId('rolled')).toBeVisible({ timeout: 120_000 });
    await page.getByTestId('play-once').click();
    await expectAccessInBoth(page, 'roll');
    await page.getByTestId('tab-keep').click();
    await page.getByTestId('copy-link').click();
    await expect(page.getByTestId('copy-link-text')).toBeVisible();
    await expectAccessInBoth(page, 'share');
  });

for (const [width, height] of WINDOWS)
  test(`what the rule refuses in the laboratory, and nothing at all, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLaboratory(page);
    await page.getByTestId('card-attacker').getByTestId('field-panicked').click();
    await expect(page.getByTestId('verdict')).toHaveText('The rule refuses it');
    await expectAccess(page, 'a refused act');
    await page.getByTestId('clear').click();
    await expectAccess(page, 'an empty field');
  });
