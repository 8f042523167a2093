/** One encounter by five systems: from the first screen to its answers, what they rest on, sweeps, links and files. */

import { expectAccess } from './access.ts';
import {
  answered,
  armour,
  armourTakenBack,
  FIRST_BREAKS,
  figuresOf,
  openFiveSystems,
  swept,
  TITLES,
} from './fiveSystemsTable.ts';
import { Hand, openLaboratory, reckoned, tabTo } from './laboratoryTable.ts';
import { exported, speak } from './table.ts';
import { expect, test } from './test.ts';

test('from the first screen to the five answers of a charge in at most eight presses', async ({ page }) => {
  const hand = new Hand(page);
  await page.goto('/');
  await hand.press('open-laboratory');
  await hand.press('tab-systems');
  // whoever finds another encounter there chooses this one: the list, and the line in it
  await page.getByTestId('five-examples').selectOption('E01');
  hand.clicks += 2;
  await answered(page);
  expect(await page.locator('.five-figures thead th .five-title').allTextContents()).toEqual(TITLES);
  expect(await figuresOf(page, 'breaks')).toEqual(FIRST_BREAKS);
  expect(await figuresOf(page, 'thrown')).toEqual(['0.8% (0%)', '42.0%', '27.3% (18.5%)', '–', '–']);
  expect(hand.clicks).toBeLessThanOrEqual(8);
});

test('the same charge is put together word by word, and a system whose text is silent says so', async ({
  page,
}) => {
  await openFiveSystems(page);
  await page.getByTestId('five-examples').selectOption('E12');
  await page.getByTestId('five-attacker-arm').selectOption('heavyCavalry');
  await answered(page);
  await expect(page.locator('.five-figures').getByTestId('silence').last()).toContainText(
    'the combat chapter, which is missing',
  );
  await page.getByTestId('five-answer').selectOption('nothing');
  await answered(page);
  expect(await figuresOf(page, 'breaks')).toEqual(FIRST_BREAKS);
});

test('an assumption is changed beside the figure, marked, and taken back', async ({ page }) => {
  await openFiveSystems(page);
  await armour(page).selectOption('green');
  await answered(page);
  await expect.poll(async () => (await figuresOf(page, 'breaks'))[2]).not.toBe(FIRST_BREAKS[2]);
  await expect(page.locator('.five-chip[data-changed="true"]')).toHaveCount(1);
  await armourTakenBack(page).click();
  await answered(page);
  await expect.poll(() => figuresOf(page, 'breaks')).toEqual(FIRST_BREAKS);
  await expect(page.locator('.five-chip[data-changed="true"]')).toHaveCount(0);
});

test('a sweep draws a curve a system, and leaves as CSV and SVG', async ({ page }) => {
  await openFiveSystems(page);
  await page.getByTestId('five-vary').selectOption('encounter distance');
  await swept(page);
  await expect(page.locator('.five-sweep .plot-line')).toHaveCount(7);
  const csv = await exported(page, () => page.getByTestId('five-csv').click());
  const [head = '', ...rows] = csv.trim().split('\n');
  expect(head.split(',')).toHaveLength(8);
  expect(rows).toHaveLength(14);
  const svg = await exported(page, () => page.getByTestId('five-svg').click());
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toContain('var(');
});

test('a link opens in a fresh profile with the encounter, its assumptions and the same figures', async ({
  page,
  browser,
}) => {
  await openFiveSystems(page);
  await page.getByTestId('five-target-left').selectOption('15');
  await armour(page).selectOption('red');
  await answered(page);
  const figures = await figuresOf(page, 'breaks');
  await page.getByTestId('five-copy-link').click();
  const link = await page.getByTestId('five-copy-link-text').inputValue();
  const other = await browser.newContext({ locale: 'en-GB' });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await expect(fresh.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  await answered(fresh);
  await expect(fresh.getByTestId('five-target-left')).toHaveValue('15');
  await expect(armour(fresh)).toHaveValue('red');
  await expect.poll(() => figuresOf(fresh, 'breaks')).toEqual(figures);
  // loaded again it goes on with what came of it
  await fresh.getByTestId('five-target-left').selectOption('14');
  await fresh.reload();
  await expect(fresh.getByTestId('tab-systems')).toHaveAttribute('aria-selected', 'true');
  await expect(fresh.getByTestId('five-target-left')).toHaveValue('14');
  await other.close();
});

test('the sentence tells all of it in the language spoken; a file holds it, and a bad one changes nothing', async ({
  page,
}) => {
  await openFiveSystems(page);
  await page.getByTestId('five-copy-sentence').click();
  await expect(page.getByTestId('five-copy-sentence-text')).toHaveValue(
    /^Heavy cavalry \(regulars, 20\/20\) charges .* Sabreur-hex: target breaks 82\.1% \(0\.03%\).*#laboratory=/,
  );
  await page.getByTestId('five-distance').selectOption('5');
  await answered(page);
  const file = await exported(page, () => page.getByTestId('five-save').click());
  await page.getByTestId('five-start').click();
  await expect(page.getByTestId('five-distance')).toHaveValue('3');
  const open = (text: string) =>
    page.getByTestId('five-open-file').setInputFiles({
      ...{ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    });
  await open('no file of ours');
  // it is told once, where the press was
  await expect(page.getByTestId('five-bad-file')).toContainText('its text is not JSON');
  await expect(page.getByTestId('five-bad-file')).toContainText('What is set up here stays');
  await expect(page.getByTestId('file-trouble')).toHaveCount(0);
  await expect(page.getByTestId('five-distance')).toHaveValue('3');
  await open(file);
  await expect(page.getByTestId('five-distance')).toHaveValue('5');
  await speak(page, 'fr');
  // what was told in English goes when the French words are here
  await expect(page.getByTestId('five-copy-sentence')).toHaveText('Copier la phrase');
  await expect(page.getByTestId('five-copy-sentence-text')).toHaveCount(0);
  await page.getByTestId('five-copy-sentence').click();
  await expect(page.getByTestId('five-copy-sentence-text')).toHaveValue(/Cavalerie lourde .* à 5 cases/);
});

test('the pair on the field becomes the encounter, and the encounter stands on the field', async ({
  page,
}) => {
  await openLaboratory(page);
  await page.getByTestId('tab-systems').click();
  await answered(page);
  await page.getByTestId('from-field-sabreur-hex').click();
  await answered(page);
  await expect(page.getByTestId('five-attacker-arm')).toHaveValue('cuirassiers');
  await page.getByTestId('five-examples').selectOption('E01');
  await answered(page);
  await page.getByTestId('to-field-sabreur-hex').click();
  await expect(page.getByTestId('tab-odds')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('tab-odds')).toBeFocused();
  await reckoned(page);
  await expect(page.getByTestId('verdict')).toHaveText('The rule allows it');
  await expect(page.getByTestId('card-target').getByTestId('field-strength')).toHaveValue('20');
});

test('an encounter, an assumption, a sweep and a link with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByTestId('open-laboratory'));
  await page.keyboard.press('Enter');
  await reckoned(page);
  await tabTo(page, page.getByTestId('tab-odds'));
  for (const tab of ['sweep', 'roll', 'systems']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByTestId(`tab-${tab}`)).toBeFocused();
  }
  await answered(page);
  await tabTo(page, page.getByTestId('five-answer'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('five-answer')).toHaveValue('fire');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('five-answer')).toHaveValue('nothing');
  await answered(page);
  await tabTo(page, page.getByTestId('measure-stopped'));
  await expect(page.getByTestId('explanation')).toContainText('never comes to blows');
  await tabTo(page, armour(page));
  await page.keyboard.press('ArrowDown');
  await expect(armour(page)).toHaveValue('red');
  await answered(page);
  await expect.poll(async () => (await figuresOf(page, 'breaks'))[2]).not.toBe(FIRST_BREAKS[2]);
  await tabTo(page, armourTakenBack(page));
  await page.keyboard.press('Enter');
  await answered(page);
  await expect.poll(() => figuresOf(page, 'breaks')).toEqual(FIRST_BREAKS);
  const steps = page.locator('summary[data-testid^="steps-"]').last();
  await tabTo(page, steps);
  await page.keyboard.press('Enter');
  await expect(page.locator('.five-steps').last()).toContainText('Malus');
  await tabTo(page, page.getByTestId('five-vary'));
  await page.keyboard.press('ArrowDown');
  await swept(page);
  await tabTo(page, page.getByRole('application'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.lab-told')).toContainText('charges: Sabreur-hex 82.1%');
  await tabTo(page, page.getByTestId('five-copy-link'));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('five-copy-link-text')).toHaveValue(/#laboratory=/);
});

test('whatever is unfolded, the panel scrolls and not the page', async ({ page }) => {
  await openFiveSystems(page);
  const tooHigh = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  for (const fold of await page.locator('.five summary').all()) await fold.press('Enter');
  await expect(page.locator('.five-steps').last()).toBeVisible();
  expect(await tooHigh()).toBeLessThanOrEqual(0);
});

test('nobody loads the other rules before the leaf is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLaboratory(page);
  expect(asked.filter((url) => /FiveSystems|speech/.test(url))).toEqual([]);
  await page.getByTestId('tab-systems').click();
  await answered(page);
  expect(asked.filter((url) => /FiveSystems/.test(url))).not.toEqual([]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everything is reached by touch, the measures compared, and nothing scrolls sideways', async ({
    page,
  }) => {
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto('/#laboratory');
    await page.getByTestId('tab-systems').tap();
    await answered(page);
    expect(await figuresOf(page, 'breaks')).toEqual(FIRST_BREAKS);
    expect(await sideways()).toBeLessThanOrEqual(0);
    // all five columns of a measure are in view beside its name
    const table = await page.getByTestId('figures').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 999)).toBeLessThanOrEqual(390);
    await page.getByTestId('measure-breaks').tap();
    await expect(page.getByTestId('explanation')).toContainText('destroyed or off its ground');
    await page.getByTestId('five-answer').selectOption('fire');
    await answered(page);
    // in the narrow column stands a word, the sentence under the name of the system
    await expect(page.locator('.five-figures').getByTestId('silence').first()).toBeHidden();
    await expect(page.locator('.five-part .five-silence').first()).toBeVisible();
    await armour(page).selectOption('green');
    await armourTakenBack(page).tap();
    await page.locator('summary[data-testid^="taken-"]').first().tap();
    await page.getByTestId('five-vary').selectOption('encounter answer');
    await swept(page);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});

test.describe('assistive technology', () => {
  // the policy of the page would not let the checker in
  test.use({ bypassCSP: true });

  test('finds nothing amiss in windows of three sizes', async ({ page }) => {
    await openFiveSystems(page);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const locale of ['en', 'fr']) {
        const screen = `${width} wide, ${locale}`;
        await speak(page, locale);
        await page.getByTestId('five-examples').selectOption('E01');
        await armour(page).selectOption('green');
        await answered(page);
        await expectAccess(page, `answers, ${screen}`);
        await page.locator('details').evaluateAll((folds) => {
          for (const fold of folds) fold.setAttribute('open', '');
        });
        await page.getByTestId('five-vary').selectOption('encounter answer');
        await swept(page);
        await expectAccess(page, `unfolded, with a sweep, ${screen}`);
        await page.getByTestId('five-examples').selectOption('E02');
        await answered(page);
        await expectAccess(page, `silent, ${screen}`);
      }
    }
  });
});
