/** Raising an army through the built program: by presses, by lot, by keys; kept, shared, printed. */

import { expectAccess } from './access.ts';
import { tabTo } from './laboratoryTable.ts';
import { exported, speak } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

// the policy of the page would not let the checker in
test.use({ bypassCSP: true });

async function openBuilder(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('open-army').click();
  await expect(page.getByTestId('army-builder')).toBeVisible();
}

const lines = (page: Page): Locator => page.getByTestId('line');
const verdict = (page: Page): Locator => page.getByTestId('verdict');

async function expectLegal(page: Page): Promise<void> {
  await expect(verdict(page)).toHaveAttribute('data-legal', 'true');
  await expect(verdict(page)).toHaveText('The rule allows this army.');
}

/** The army points spent, as they stand on the screen. */
async function spent(page: Page): Promise<number> {
  const text = (await page.getByTestId('total').textContent()) ?? '';
  return Number((text.split('of')[0] ?? '').replace(/\D/g, ''));
}

async function names(page: Page): Promise<readonly string[]> {
  return page.locator('.muster-name strong').allTextContents();
}

test('from the first screen to a legal army of 1,500 points in twelve presses', async ({ page }) => {
  await page.goto('/');
  let presses = 0;
  const press = async (testid: string) => {
    presses++;
    await page.getByTestId(testid).last().click();
  };
  await press('open-army');
  await press('buy-heavyCavalry');
  await press('buy-lightCavalry');
  for (let n = 0; n < 4; n++) await press('buy-lineInfantry');
  await press('skill-largeBattalion');
  await press('buy-lightInfantry');
  await press('skill-skirmisher');
  await press('buy-mediumFootBattery');
  await press('quality-elite');
  await expect(lines(page)).toHaveCount(8);
  // 12 × 20, 6 × 17, 3 × 20 × 8, 24 × (8 + 2), 12 × (9 + 2), 5 × 23
  expect(await spent(page)).toBe(240 + 102 + 480 + 240 + 132 + 115);
  await expectLegal(page);
  // in two minutes there are ten seconds for each
  expect(presses).toBe(12);
  await expect(page.getByTestId('elites')).toContainText('1 of 2');
  // a unit too many, told with what to do, and taken back
  await press('buy-heavyCavalry');
  await expect(page.getByTestId('fault')).toHaveAttribute('data-reason', 'armyTooDear');
  await expect(page.getByTestId('fault')).toContainText('1,549 of 1,500');
  await press('army-undo');
  await expectLegal(page);
});

test('an army by lot in one press, of the nation, the format and the theme', async ({ page }) => {
  await openBuilder(page);
  await page.getByTestId('army-nation').selectOption('austria');
  await page.getByTestId('army-format').fill('2200');
  await page.getByTestId('army-format').press('Enter');
  await page.getByTestId('lot-theme').selectOption('cavalry');
  await page.getByTestId('army-lot').click();
  await expectLegal(page);
  expect(await spent(page)).toBeGreaterThan(2100);
  const first = await names(page);
  await page.getByTestId('army-lot').click();
  await expectLegal(page);
  await expect.poll(() => names(page)).not.toEqual(first);
  await page.getByTestId('army-undo').click();
  expect(await names(page)).toEqual(first);
});

test('a fault says what to change, leads to its line, and one press mends it', async ({ page }) => {
  await openBuilder(page);
  for (let n = 0; n < 3; n++) await page.getByTestId('buy-lineInfantry').click();
  await page.getByTestId('row').first().click();
  await page.getByTestId('skill-warrior').click();
  const fault = page.getByTestId('fault');
  await expect(fault).toContainText('Warrior is sold with Irregular only');
  await page.getByTestId('row').last().click();
  await fault.getByTestId('to-line').click();
  await expect(lines(page).first()).toHaveAttribute('data-open', 'true');
  await expect(page.getByTestId('row').first()).toBeFocused();
  await fault.getByTestId('mend').click();
  await expectLegal(page);
  await expect(page.getByTestId('skill-irregular')).toHaveAttribute('aria-pressed', 'true');
  // the cost stands there line by line, each with its rule: (8 − 1 − 1) × 20
  const cost = page.getByTestId('editor').locator('.account');
  await expect(cost.locator('strong')).toHaveText('120');
  await expect(cost.getByTestId('rule-mark')).toHaveText(['UNI-02', 'SKL-10', 'SKL-16', 'BLD-03']);
  await cost.getByTestId('rule-mark').nth(1).click();
  await expect(page).toHaveURL(/rule=SKL-10/);
});

test('lines are doubled, moved by button, key and hand, dismissed, and taken back', async ({ page }) => {
  await openBuilder(page);
  for (const type of ['lineInfantry', 'lightCavalry', 'mediumFootBattery'])
    await page.getByTestId(`buy-${type}`).click();
  const [line = '', hussars = '', guns = ''] = await names(page);
  await lines(page).nth(2).getByTestId('up').click();
  expect(await names(page)).toEqual([line, guns, hussars]);
  await page.getByTestId('row').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  expect(await names(page)).toEqual([guns, line, hussars]);
  await expect(page.getByTestId('row').nth(1)).toBeFocused();
  await page.getByTestId('grip').nth(2).dragTo(lines(page).first());
  expect(await names(page)).toEqual([hussars, guns, line]);
  await page.getByTestId('row').first().focus();
  await page.keyboard.press('d');
  await expect(lines(page)).toHaveCount(4);
  await expect(page.getByTestId('row').nth(1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(lines(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(lines(page)).toHaveCount(4);
  await page.keyboard.press('Control+y');
  expect(await names(page)).toEqual([hussars, guns, line]);
});

test('a real regiment gives its name, and the unit is bought as it was', async ({ page }) => {
  await openBuilder(page);
  await page.getByTestId('buy-lineInfantry').click();
  await page.getByTestId('field-regiment').selectOption('1er grenadiers de la Garde');
  await expect(page.locator('.muster-name strong')).toHaveText('1er grenadiers de la Garde');
  await expect(page.getByTestId('as-it-was')).toContainText('Elite, Tactical sense');
  await page.getByTestId('as-it-was').click();
  await expect(page.getByTestId('quality-elite')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('skill-tacticalSense')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('as-it-was')).toHaveCount(0);
  // 20 × (12 + 2)
  expect(await spent(page)).toBe(280);
});

test('kept in the browser, an army is there after a reload, opens, changes and goes', async ({ page }) => {
  await openBuilder(page);
  await page.getByTestId('army-name').fill('Avant-garde');
  await page.getByTestId('army-name').press('Enter');
  await page.getByTestId('army-lot').click();
  const raised = await names(page);
  await page.getByTestId('fold-keep').locator('summary').click();
  await page.getByTestId('keep-army').click();
  await expect(page.getByTestId('kept')).toBeVisible();
  await page.reload();
  // what was in the making is there again, and so is what was kept
  await expect.poll(() => names(page)).toEqual(raised);
  await page.getByTestId('remove').first().click();
  await page.getByTestId('fold-keep').locator('summary').click();
  await page.getByRole('button', { name: 'Open: Avant-garde' }).click();
  await expect.poll(() => names(page)).toEqual(raised);
  await page.getByTestId('army-name').fill('Réserve');
  await page.getByTestId('army-name').press('Enter');
  await page.getByTestId('keep-anew').click();
  await expect(page.getByTestId('kept-army')).toHaveCount(2);
  await expect(page.getByTestId('kept-army').first()).toContainText('Réserve');
  await page.getByTestId('forget-kept').first().click();
  await page.getByTestId('forget-yes').click();
  await expect(page.getByTestId('kept-army')).toHaveCount(1);
  await expect(page.getByTestId('kept-army')).toContainText('Avant-garde');
});

test('the way back to the address of a link opens it again, whatever lies there meanwhile', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByTestId('army-lot').click();
  const raised = await names(page);
  await page.getByTestId('fold-keep').locator('summary').click();
  await page.getByTestId('army-link').click();
  const { hash } = new URL(await page.getByTestId('army-link-text').inputValue());
  const follow = (to: string) =>
    page.evaluate((letters) => {
      location.hash = letters;
    }, to);
  await page.getByTestId('remove').first().click();
  await follow(hash);
  await expect.poll(() => names(page)).toEqual(raised);
  for (const between of ['#army', '#army=cut']) {
    await page.getByTestId('remove').first().click();
    await expect.poll(() => names(page)).not.toEqual(raised);
    await follow(between);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(raised);
  }
});

test('a page loaded again with a link in its address goes on with what came of it', async ({ page }) => {
  await openBuilder(page);
  await page.getByTestId('army-lot').click();
  await page.getByTestId('fold-keep').locator('summary').click();
  await page.getByTestId('army-link').click();
  const link = await page.getByTestId('army-link-text').inputValue();
  await page.getByTestId('remove').first().click();
  const other = await names(page);
  // asked for anew it is opened, whatever the browser remembers
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByTestId('line')).toHaveCount(other.length + 1);
  await page.getByTestId('remove').first().click();
  await page.getByTestId('remove').first().click();
  const changed = await names(page);
  expect(changed).toHaveLength(other.length - 1);
  for (const _ of ['once', 'twice']) {
    await page.reload();
    await expect.poll(() => names(page)).toEqual(changed);
  }
});

test('a link and a file open elsewhere as they were; one cut short says so', async ({ page, browser }) => {
  await openBuilder(page);
  await page.getByTestId('army-lot').click();
  const raised = await names(page);
  await page.getByTestId('fold-keep').locator('summary').click();
  await page.getByTestId('army-link').click();
  const link = await page.getByTestId('army-link-text').inputValue();
  const file = await exported(page, () => page.getByTestId('save-army').click());
  const other = await browser.newContext({ locale: 'fr-FR' });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await expect.poll(() => names(fresh)).toEqual(raised);
  await expect(verdict(fresh)).toHaveText('La règle permet cette armée.');
  await fresh.goto('about:blank');
  await fresh.goto(link.slice(0, -30));
  await expect(fresh.getByTestId('army-trouble')).toContainText('abîmé en route');
  await expect.poll(() => names(fresh)).toEqual(raised);
  await fresh.getByTestId('remove').first().click();
  await fresh.getByTestId('fold-keep').locator('summary').click();
  const opened = (text: string) =>
    fresh
      .getByTestId('open-army-file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await opened(file);
  await expect.poll(() => names(fresh)).toEqual(raised);
  await opened(file.replace('"quality"', '"qualite"'));
  await expect(fresh.getByTestId('army-trouble')).toContainText('army.units.0');
  await expect.poll(() => names(fresh)).toEqual(raised);
  // where games are opened an army opens too, on its own screen
  await fresh.goto('about:blank');
  await fresh.goto('/');
  await fresh
    .getByTestId('file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(fresh.getByTestId('army-builder')).toBeVisible();
  await expect.poll(() => names(fresh)).toEqual(raised);
  await other.close();
});

test('the roster as text, in either language, comes back to the letter; a line that cannot be read is named', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByTestId('army-lot').click();
  const raised = await names(page);
  const cost = await spent(page);
  await page.getByTestId('fold-text').locator('summary').click();
  const text = page.getByTestId('roster-text');
  const english = await text.inputValue();
  await page.getByTestId('text-language').selectOption('fr');
  const french = await text.inputValue();
  expect(french).not.toBe(english);
  expect(french).toContain(raised[0] ?? '');
  for (let n = 0; n < raised.length; n++) await page.getByTestId('remove').first().click();
  await expect(lines(page)).toHaveCount(0);
  await text.fill(french);
  await page.getByTestId('take-text').click();
  await expect(page.getByTestId('text-taken')).toBeVisible();
  expect(await names(page)).toEqual(raised);
  expect(await spent(page)).toBe(cost);
  await expect(text).toHaveValue(french);
  await page.getByTestId('text-language').selectOption('en');
  await expect(text).toHaveValue(english);
  await text.fill(english.replace(/strength \d+/, 'strong'));
  await page.getByTestId('take-text').click();
  await expect(page.getByTestId('text-problems')).toContainText('Line ');
  expect(await names(page)).toEqual(raised);
  await page.getByTestId('fresh-text').click();
  await expect(text).toHaveValue(english);
});

test('on paper stands the roster alone, with a box for each strength point', async ({ page }) => {
  await openBuilder(page);
  await page.getByTestId('buy-lineInfantry').click();
  await page.getByTestId('skill-irregular').click();
  await expect(page.getByTestId('printed')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByTestId('printed');
  await expect(printed).toBeVisible();
  await expect(page.getByTestId('army-builder')).toBeHidden();
  await expect(printed.locator('.printed-boxes i')).toHaveCount(20);
  // 10, and one more for an irregular unit
  await expect(printed.locator('.printed-boxes [data-low="true"]')).toHaveCount(11);
  await expect(printed.locator('.printed-skills')).toContainText('Irregular.');
  await expect(printed.locator('tbody tr')).toHaveCount(2);
});

test('an army of 3,000 points takes four sheets of A4 at most, each skill told once', async ({ page }) => {
  await openBuilder(page);
  await page.getByTestId('army-format').fill('3000');
  await page.getByTestId('army-format').press('Enter');
  await page.getByTestId('lot-theme').selectOption('irregulars');
  await page.getByTestId('army-lot').click();
  await expectLegal(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(4);
  // 210 × 297 mm in points
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'print' });
  const told = await page.locator('.printed-skills strong').allTextContents();
  expect(told.length).toBeGreaterThan(1);
  expect(new Set(told).size).toBe(told.length);
});

test('an army is raised by keys alone', async ({ page }) => {
  await page.goto('/');
  const enter = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await enter(page.getByTestId('open-army'));
  await expect(page.getByTestId('army-builder')).toBeVisible();
  await enter(page.getByTestId('buy-lineInfantry'));
  await page.keyboard.press('Enter');
  await enter(page.getByTestId('buy-lightCavalry'));
  await expect(lines(page)).toHaveCount(3);
  await tabTo(page, page.getByTestId('row').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lines(page).nth(1)).toHaveAttribute('data-open', 'true');
  await enter(page.getByTestId('quality-elite'));
  await enter(page.getByTestId('field-command-more'));
  await enter(page.getByTestId('skill-warrior'));
  await enter(page.getByTestId('mend'));
  await expectLegal(page);
  // 160, 20 × (12 + 1 − 1 − 1), 102
  expect(await spent(page)).toBe(160 + 220 + 102);
  await enter(page.getByTestId('leave-army'));
  await expect(page.getByTestId('open-army')).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`nothing bars anybody and nothing sticks out, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openBuilder(page);
    for (const locale of ['en', 'fr']) {
      await speak(page, locale);
      await expectAccess(page, `empty, ${locale}`);
      await page.getByTestId('army-lot').click();
      await page.getByTestId('row').nth(1).click();
      await page.getByTestId('quality-elite').click();
      for (let n = 0; n < 2; n++) await page.locator('[data-open="true"]').getByTestId('double').click();
      await expect(page.getByTestId('fault').first()).toBeVisible();
      if (locale === 'en') await page.getByTestId('fold-keep').locator('summary').click();
      await page.getByTestId('keep-army').click();
      await expect(page.getByTestId('kept-army').first()).toBeVisible();
      await page.getByTestId('army-link').click();
      if (locale === 'en') await page.getByTestId('fold-text').locator('summary').click();
      await expect(page.getByTestId('roster-text')).toBeVisible();
      await expectAccess(page, `faults, ${locale}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, locale).toBeLessThanOrEqual(width);
    }
  });
