/** The table on paper. */

import { bartkenau } from '../../src/scenarios/bartkenau.ts';
import { gameFileOf } from '../../src/scenarios/gameFile.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { newGame } from '../../src/scenarios/newGame.ts';
import { begin, openMenu, rollOn } from './table.ts';
import { expect, type Page, test } from './test.ts';

test('a battle is printed as its map alone, whole, on one sheet of A4, as by day, whatever dialog is open', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await begin(page, 'paper');
  await rollOn(page);
  await expect(page.locator('.map-title')).toContainText('The crossing at Gersbach');
  const colour = () => page.locator('.map-field').evaluate((field) => getComputedStyle(field).fill);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const candle = await colour();
  await openMenu(page, 'report');
  await expect(page.getByRole('dialog')).toBeVisible();
  // as wide and as high as a sheet of A4 within its margins
  await page.setViewportSize({ width: 1062, height: 733 });
  await page.emulateMedia({ media: 'print' });
  for (const beside of ['.head-turn', '.panel', '.map-tools', 'dialog']) {
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

/** How many sheets are printed, upright A4 each. */
async function pages(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  // 210 × 297 mm in points
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  return pdf.match(/\/Type\s*\/Page[^s]/g)?.length;
}

test('the rosters of a game as it stands and a play aid are printed, each on sheets of A4', async ({
  page,
}) => {
  await begin(page, 'sheets', { blue: 'Jeanne', red: 'Karl' });
  await rollOn(page);
  await openMenu(page, 'print');
  const sheets = page.getByTestId('printed-game');
  await expect(sheets.getByTestId('printed-army')).toHaveCount(2);
  await expect(sheets.getByTestId('aid-factors')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(sheets).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  const units = await page.locator('.piece[data-side="blue"]').count();
  const blue = sheets.locator('[data-testid="printed-army"][data-side="blue"]');
  await expect(blue.getByTestId('printed-line')).toHaveCount(units);
  await expect(blue.locator('h1')).toContainText('Jeanne');
  // in the words of the book
  await expect(sheets.locator('[data-rule="MOR-09"]')).toContainText('The charger has Lancer');
  // with what its tables do not hold
  await expect(sheets.locator('[data-rule="MOR-07"]')).toContainText('not for cavalry, ever');
  await expect(sheets.locator('[data-rule="MOR-09"]')).toContainText('only outside wood');
  await expect(sheets.locator('[data-rule="SAV-05"]')).toContainText('Panicked units');
  expect(await pages(page)).toBe(3);
  await page.getByTestId('print-rosters').evaluate((box: HTMLInputElement) => box.click());
  await expect(sheets.getByTestId('printed-army')).toHaveCount(0);
  expect(await pages(page)).toBe(1);
});

test.describe('in French', () => {
  test.use({ locale: 'fr' });

  test('the play aid of a battle with every drill and many skills keeps to one sheet', async ({ page }) => {
    const text = JSON.stringify(gameFileOf(newGame(bartkenau, 'aide', { blue: 'Jeanne', red: 'Karl' })));
    await page.goto('/');
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByTestId('file').setInputFiles(file);
    await openMenu(page, 'print');
    await expect(page.getByTestId('aid-factors')).toContainText('Facteurs des unités');
    await page.getByTestId('print-rosters').click();
    await page.emulateMedia({ media: 'print' });
    expect(await pages(page)).toBe(1);
  });
});

/** A battle between two persons where numbers are hidden: the curtain hangs before whoever begins. */
async function openHidden(page: Page): Promise<void> {
  const scenario = { ...gersbach, houseRules: { ...gersbach.houseRules, open_information: 'no' as const } };
  const text = JSON.stringify(gameFileOf(newGame(scenario, 'hidden', { blue: 'Jeanne', red: 'Karl' })));
  await page.goto('/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByTestId('file').setInputFiles(file);
}

test('R-150 what is hidden from a player is not printed for him', async ({ page }) => {
  await openHidden(page);
  await page.getByTestId('lift-curtain').click();
  await openMenu(page, 'print');
  await expect(page.getByTestId('print-hidden')).toBeVisible();
  const armies = page.getByTestId('printed-army');
  await expect(armies).toHaveCount(2);
  await expect(armies.filter({ has: page.locator('.game-boxes') })).toHaveCount(1);
});

test('R-150 while the curtain hangs nothing under it is printed, backgrounds or none', async ({ page }) => {
  await openHidden(page);
  await expect(page.getByTestId('curtain')).toBeVisible();
  // the foot of the map comes last: with it the sheet is laid out for the paper
  await expect(page.locator('.map-title')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const under of ['.map-svg', '.piece', '.panel']) {
    await expect(page.locator(under).first()).toBeAttached();
    await expect(page.locator(under).first()).toBeHidden();
  }
  await expect(page.getByTestId('curtain')).toBeVisible();
});

test.describe('the rooms beside the table', () => {
  for (const [room, told, beside] of [
    [
      'laboratory',
      '.lab-panel',
      ['.lab-tools', '[data-testid="leave-laboratory"]', '[data-testid="lab-undo"]'],
    ],
    ['skirmish', '.skirmish-drawn', ['[data-testid="leave-skirmish"]', '[data-testid="skirmish-draw"]']],
    ['map', '.map-svg', ['.case-room', '[data-testid="map-undo"]', '[data-testid="leave-map"]']],
    ['scenario', '.map-svg', ['.plan-sheets', '[data-testid="play-plan"]', '[data-testid="leave-plan"]']],
  ] as const)
    test(`${room}: dark ink on paper, by candle light too, and nothing to press`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`/#${room}`);
      const shown = page.locator(told).first();
      await expect(shown).toBeVisible();
      await page.setViewportSize({ width: 718, height: 1040 });
      await page.emulateMedia({ media: 'print' });
      await expect(shown).toBeVisible();
      for (const one of beside) {
        await expect(page.locator(one).first()).toBeAttached();
        await expect(page.locator(one).first()).toBeHidden();
      }
      const grounds = await page
        .locator('html, body, .printed-room, .printed-room > header')
        .evaluateAll((all) =>
          all.map((one) => getComputedStyle(one)).map((of) => [of.backgroundColor, of.backgroundImage]),
        );
      for (const ground of grounds) expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'none']);
      // the map is as broad as the paper
      const maps = await page.locator('.map-svg').evaluateAll((all) => all.map((one) => one.clientWidth));
      for (const width of maps) expect(width).toBeGreaterThan(690);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
    });
});
