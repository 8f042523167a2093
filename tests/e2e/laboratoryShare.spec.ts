/** What leaves the laboratory and comes back: links, files, set-ups kept by name; and what happens when they are bad. */
import { deflateRawSync } from 'node:zlib';
import { chanceOf, openLaboratory, reckoned } from './laboratoryTable.ts';
import { playUntil } from './player.ts';
import { begin, exported, openMenu, speak } from './table.ts';
import { expect, type Page, test } from './test.ts';

async function openFile(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByTestId('open-file').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
}

test('a shared link opens in a fresh profile with the set-up and the question', async ({ page, browser }) => {
  await openLaboratory(page);
  await page.getByTestId('reaction-square').click();
  await reckoned(page);
  await page.getByTestId('card-attacker').getByTestId('field-strength').fill('9');
  await reckoned(page);
  await page.getByTestId('aim-red').selectOption('keepStrength');
  await reckoned(page);
  const chance = await page.getByTestId('chance-both').textContent();
  await page.getByTestId('tab-keep').click();
  await page.getByTestId('copy-link').click();
  const link = await page.getByTestId('copy-link-text').inputValue();
  const other = await browser.newContext({ locale: 'en-GB' });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await reckoned(fresh);
  await expect(fresh.getByTestId('card-attacker').getByTestId('field-strength')).toHaveValue('9');
  await expect(fresh.getByTestId('aim-red')).toHaveValue('keepStrength');
  await expect(fresh.getByTestId('chance-both')).toHaveText(chance ?? '');
  // loaded again it goes on with what came of it
  await fresh.getByTestId('card-attacker').getByTestId('field-strength').fill('8');
  await reckoned(fresh);
  await fresh.reload();
  await expect(fresh.getByTestId('card-attacker').getByTestId('field-strength')).toHaveValue('8');
  await expect(fresh.getByTestId('aim-red')).toHaveValue('keepStrength');
  await other.close();
});

test('the middle of a charge can be shared too, and is there again after a reload', async ({
  page,
  browser,
}) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'reaction');
  await openMenu(page, 'to-laboratory');
  await reckoned(page);
  const chance = await page.getByTestId('chance-attacker').textContent();
  await page.getByTestId('tab-keep').click();
  await page.getByTestId('copy-link').click();
  const link = await page.getByTestId('copy-link-text').inputValue();
  const other = await browser.newContext({ locale: 'en-GB' });
  const fresh = await other.newPage();
  for (const address of [link, '/#laboratory']) {
    await fresh.goto('about:blank');
    await fresh.goto(address);
    await reckoned(fresh);
    await expect(fresh.getByTestId('odds')).toContainText('The procedure under way');
    await expect(fresh.getByTestId('chance-attacker')).toHaveText(chance ?? '');
  }
  await other.close();
});

test('a link cut short says what to do, and takes nothing away', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('card-attacker').getByTestId('field-strength').fill('7');
  await reckoned(page);
  await page.getByTestId('tab-keep').click();
  await page.getByTestId('copy-link').click();
  const link = await page.getByTestId('copy-link-text').inputValue();
  await page.goto('/');
  await page.goto(link.slice(0, -40));
  await expect(page.getByTestId('bad-link')).toContainText('Copy it again whole');
  await expect(page.getByTestId('card-attacker').getByTestId('field-strength')).toHaveValue('7');
  await page.getByTestId('bad-link').getByRole('button').click();
  await expect(page.getByTestId('bad-link')).toHaveCount(0);
});

test('a link that swells beyond any set-up is refused with what to do, and the page answers', async ({
  page,
}) => {
  const letters = deflateRawSync(`{"laboratory":1,"x":"${'a'.repeat(25_000_000)}"}`, { level: 9 });
  await page.goto(`/#laboratory=${letters.toString('base64url')}`);
  await expect(page.getByTestId('bad-link')).toContainText('Ask whoever sent it for the set-up as a file');
  await reckoned(page);
  await page.getByTestId('card-attacker').getByTestId('field-strength').fill('6');
  await reckoned(page);
  await expect(page.getByTestId('card-attacker').getByTestId('field-strength')).toHaveValue('6');
});

test('a set-up is saved as a file and opened again; a bad file says what to do and changes nothing', async ({
  page,
}) => {
  await openLaboratory(page);
  await page.getByTestId('card-attacker').getByTestId('field-strength').fill('8');
  await reckoned(page);
  await page.getByTestId('tab-keep').click();
  const file = await exported(page, () => page.getByTestId('save-file').click());
  await page.getByTestId('clear').click();
  await expect(page.getByTestId('card-attacker')).toHaveCount(0);
  await openFile(page, file);
  await expect(page.getByTestId('card-attacker').getByTestId('field-strength')).toHaveValue('8');
  for (const [bad, why] of [
    ['no file of ours', 'its text is not JSON'],
    ['{"format":"sabreur-hex/map"}', 'does not say of which version it is'],
    [file.replace('heavyCavalry', 'x'), 'at position.game.units.0.type ("x")'],
  ] as const) {
    await openFile(page, bad);
    // it is told once, where the press was
    await expect(page.getByTestId('keep-trouble')).toContainText(why);
    await expect(page.getByTestId('keep-trouble')).toContainText('What is on the field stays');
    await expect(page.getByTestId('file-trouble')).toHaveCount(0);
    await expect(page.getByTestId('card-attacker').getByTestId('field-strength')).toHaveValue('8');
    await openFile(page, file);
    await expect(page.getByTestId('keep-trouble')).toHaveCount(0);
  }
});

test('set-ups are kept by name over a reload; one that was spoilt says what to do', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('swap').click();
  await page.getByTestId('tab-keep').click();
  await page.getByTestId('save-name').fill('Wagram');
  await page.getByTestId('save-setup').click();
  await page.getByTestId('clear').click();
  await page.reload();
  // the field as it was left
  await expect(page.getByTestId('card-attacker')).toHaveCount(0);
  await page.getByTestId('tab-keep').click();
  await page.getByRole('button', { name: 'Open: Wagram' }).click();
  await expect(page.getByTestId('card-attacker')).toContainText('IR 42 Erbach');
  await page.evaluate(() => {
    const kept = localStorage.getItem('sabreur-hex/laboratory') ?? '';
    localStorage.setItem('sabreur-hex/laboratory', kept.replaceAll('"units"', '"unites"'));
  });
  await page.getByRole('button', { name: 'Open: Wagram' }).click();
  await expect(page.getByTestId('keep-trouble')).toContainText('forget it');
  await expect(page.getByTestId('card-attacker')).toContainText('IR 42 Erbach');
});

test('the sentence tells it in both languages, and the numbers leave as CSV, JSON and fractions', async ({
  page,
}) => {
  await openLaboratory(page);
  const chance = await chanceOf(page, 'attacker');
  await page.getByTestId('tab-keep').click();
  await expect(page.locator('.lab-sentence')).toContainText(
    '5e Cuirassiers (12 SP) charges IR 42 Erbach (10 SP, line) at 3 hexes: 5e Cuirassiers wins the ground',
  );
  await expect(page.locator('.lab-sentence')).toContainText('France plays to have the ground');
  await speak(page, 'fr');
  await expect(page.locator('.lab-sentence')).toContainText(
    '5e Cuirassiers (12 PF) charge IR 42 Erbach (10 PF, ligne) à 3 cases',
  );
  await speak(page, 'en');
  await expect(page.locator('.lab-sentence')).toContainText('(12 SP) charges');
  const csv = await exported(page, () => page.getByTestId('odds-csv').click());
  const [first = ''] = csv.split('\n');
  expect(first).toContain('5e Cuirassiers wins the ground of IR 42 Erbach');
  expect(Number(first.split(',').at(-1))).toBeCloseTo(chance, 2);
  const json: unknown = JSON.parse(await exported(page, () => page.getByTestId('odds-json').click()));
  expect(json).toMatchObject({ laboratory: 1, figures: { outcomes: { nobody: 0 } } });
  const exact: unknown = JSON.parse(await exported(page, () => page.getByTestId('odds-exact').click()));
  expect(exact).toMatchObject({ exact: { total: '1' } });
});

test('a picture brings its letters along: they load on a page that knows nothing of the program', async ({
  page,
  browser,
}) => {
  await openLaboratory(page);
  await page.getByTestId('tab-keep').click();
  const svg = await exported(page, () => page.getByTestId('picture-svg').click());
  const elsewhere = await browser.newPage();
  await elsewhere.setContent(svg);
  const faces = await elsewhere.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }));
  });
  // numbers and letters of the map are in one face, and no other is carried
  expect(faces).toEqual([{ family: 'Besley', status: 'loaded' }]);
  await elsewhere.close();
});

test('the field leaves as a picture, SVG and PNG', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await openLaboratory(page);
  await page.getByTestId('tab-keep').click();
  const svg = await exported(page, () => page.getByTestId('picture-svg').click());
  expect(svg).toMatch(/^<svg/);
  expect(svg).toContain('fill:');
  // elsewhere no token is known: what it says is written into the drawing
  expect(svg).not.toContain('var(');
  const coming = page.waitForEvent('download');
  await page.getByTestId('picture-png').click();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  const png = Buffer.concat(parts);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeGreaterThan(20_000);
  expect(complaints).toEqual([]);
});
