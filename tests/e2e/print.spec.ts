/** The table on paper. */
import { expect, test } from '@playwright/test';
import { begin, rollOn } from './table.ts';

test('a battle is printed as its map alone, whole, on one sheet of A4, as by day', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await begin(page, 'paper');
  await rollOn(page);
  await expect(page.locator('.map-title')).toContainText('The crossing at Gersbach');
  const colour = () => page.locator('.map-rim').evaluate((rim) => getComputedStyle(rim).fill);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const candle = await colour();
  // as wide and as high as a sheet of A4 within its margins
  await page.setViewportSize({ width: 1062, height: 733 });
  await page.emulateMedia({ media: 'print' });
  for (const beside of ['.head-turn', '.panel', '.map-tools']) {
    await expect(page.locator(beside)).toBeAttached();
    await expect(page.locator(beside)).toBeHidden();
  }
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/paper.png` });
  const sheet = await page.locator('.map-frame').boundingBox();
  if (!sheet) throw new Error('no map is printed');
  expect(sheet.x).toBeGreaterThanOrEqual(0);
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(1062);
  expect(sheet.width).toBeGreaterThan(900);
  expect(await colour()).not.toBe(candle);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  // 297 × 210 mm in points
  expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 59[45][.\d]*\]/);
});
