/** Nothing in the laboratory bars those who cannot see or use a mouse. */
import { expect, test } from '@playwright/test';
import { expectAccess } from './access.ts';
import { openLaboratory, reckoned } from './laboratoryTable.ts';
import { speak } from './table.ts';

// the policy of the page would not let the checker in
test.use({ bypassCSP: true });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`all tabs of the laboratory, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLaboratory(page);
    for (const locale of ['en', 'fr']) {
      await speak(page, locale);
      await page.getByTestId('tab-odds').click();
      await reckoned(page);
      await page.getByTestId('pin-a').click();
      await expectAccess(page, `odds, ${locale}`);
      await page.getByTestId('tab-sweep').click();
      await page.getByTestId('vary-targetFormation').click();
      await expect(page.getByTestId('sweep')).toHaveAttribute('data-sweep', 'done', { timeout: 120_000 });
      await expectAccess(page, `sweep, ${locale}`);
      await page.getByTestId('tab-roll').click();
      await page.getByTestId('roll-100').click();
      await expect(page.getByTestId('rolled')).toBeVisible({ timeout: 120_000 });
      await page.getByTestId('play-once').click();
      await expectAccess(page, `roll, ${locale}`);
      await page.getByTestId('tab-keep').click();
      await page.getByTestId('copy-link').click();
      await expect(page.getByTestId('copy-link-text')).toBeVisible();
      await expectAccess(page, `share, ${locale}`);
    }
    await speak(page, 'en');
    await page.getByTestId('tab-odds').click();
    // what the rule refuses, and nothing at all
    await page.getByTestId('card-attacker').getByTestId('field-panicked').click();
    await expect(page.getByTestId('verdict')).toHaveText('The rule refuses it');
    await expectAccess(page, 'a refused act');
    await page.getByTestId('clear').click();
    await expectAccess(page, 'an empty field');
  });
