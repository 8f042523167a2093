/** From the first screen to the first order roll of one's own battle. */

import { doesNotScrollSideways, exported, question, saved, taken } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Counts what a player presses. */
function counting(page: Page) {
  let presses = 0;
  return {
    press: async (id: string): Promise<void> => {
      presses++;
      await page.getByTestId(id).click();
    },
    count: () => presses,
  };
}

test('a skirmish in three presses: the lot, the drawing-up, the first order roll', async ({ page }) => {
  await page.goto('/');
  const { press, count } = counting(page);
  await press('open-skirmish');
  await expect(page.getByTestId('skirmish-quick')).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/skirmish.png` });
  await press('skirmish-quick');
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  await expect(page.locator('.piece[data-side="blue"]').first()).toBeVisible();
  await expect(page.locator('.piece[data-side="red"]').first()).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/skirmish-table.png` });
  const before = Number(await question(page).getAttribute('data-answers'));
  await press('roll');
  // the dice may give no order point at all, and the turn to the other side
  await taken(page, before);
  await expect(page.locator('[data-fact="orderPoints"]').first()).toBeVisible();
  expect(count()).toBe(3);
  await saved(page);
});

test('a seed that is told gives the same battle again, and its file is an ordinary one', async ({ page }) => {
  const told = async (): Promise<string> => {
    await page.goto('/#skirmish=1500-k3f9ta');
    await page.getByTestId('skirmish-quick').click();
    await expect(question(page)).toHaveAttribute('data-ask', 'roll');
    const { scenario, seed, answers } = JSON.parse(await exported(page));
    return JSON.stringify({ scenario, seed, answers });
  };
  const first = await told();
  expect(JSON.parse(first)).toMatchObject({
    seed: 'k3f9ta',
    scenario: { format: 1500, title: { en: expect.any(String), fr: expect.any(String) } },
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  expect(await told()).toBe(first);
});

test('the leaf shows the ground that the lot has drawn, and another seed other ground', async ({ page }) => {
  await page.goto('/#skirmish=1000-abc');
  const wood = page.getByTestId('skirmish-ground').locator('.miniature-wood');
  await expect(wood).toHaveAttribute('d', /^M/);
  const before = (await wood.getAttribute('d')) ?? '';
  await page.getByTestId('skirmish-seed').fill('abd');
  await expect(wood).not.toHaveAttribute('d', before);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await doesNotScrollSideways(page);
    const ground = await page.getByTestId('skirmish-ground').locator('svg').boundingBox();
    expect(ground?.width).toBeGreaterThan(250);
  }
});

test('letters are written in one entry of the history, and a link in the same tab is followed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByTestId('open-skirmish').click();
  const seed = page.getByTestId('skirmish-seed');
  const entries = await page.evaluate(() => history.length);
  await seed.fill('');
  await expect(seed).toHaveValue('');
  await seed.pressSequentially('waterloo');
  await expect(page).toHaveURL(/#skirmish=1000-waterloo$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.evaluate(() => {
    location.hash = '#skirmish=2000-wagram';
  });
  await expect(seed).toHaveValue('wagram');
  await expect(page.getByTestId('skirmish-format')).toHaveValue('2000');
  await page.goBack();
  await expect(seed).toHaveValue('waterloo');
  await page.goBack();
  await expect(page.getByTestId('open-skirmish')).toBeVisible();
});

test('back to the address of a skirmish by lot leads to the one that was drawn there', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('open-skirmish').click();
  const seed = page.getByTestId('skirmish-seed');
  const drawn = await seed.inputValue();
  await expect(page).toHaveURL(new RegExp(`#skirmish=1000-${drawn}$`));
  const follow = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await follow('#skirmish=2000-wagram');
  await expect(seed).toHaveValue('wagram');
  await page.goBack();
  await expect(seed).toHaveValue(drawn);
  // an address that asks for nothing has another drawn, and tells of it
  await follow('#skirmish');
  await expect(seed).not.toHaveValue(drawn);
  await expect(page).toHaveURL(new RegExp(`#skirmish=1000-${await seed.inputValue()}$`));
  await page.goBack();
  await expect(seed).toHaveValue(drawn);
});

test('set up by hand the battle begins with an empty map', async ({ page }) => {
  await page.goto('/#skirmish=600-abc');
  await expect(page.getByTestId('skirmish-seed')).toHaveValue('abc');
  await page.getByTestId('skirmish-by-hand').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'unitToDeploy');
  await expect(page.locator('.piece')).toHaveCount(0);
});

test('an army raised before comes instead of one by lot; one that is too dear says so', async ({ page }) => {
  await page.goto('/#army');
  await page.getByTestId('army-name').fill('My own');
  await page.getByTestId('army-name').press('Enter');
  await page.getByTestId('army-lot').click();
  await page.getByTestId('fold-keep').locator('summary').click();
  await page.getByTestId('keep-army').click();
  await expect(page.getByTestId('kept')).toBeVisible();
  const raised = await page.getByTestId('line').locator('.muster-name').allTextContents();
  await page.goto('/#skirmish=1000-abc');
  const mine = page.getByTestId('skirmish-army-blue');
  await mine.selectOption({ label: 'My own' });
  await expect(page.getByTestId('skirmish-bar-blue')).toContainText('format 1000');
  await expect(page.getByTestId('skirmish-quick')).toBeDisabled();
  await page.getByTestId('skirmish-format').selectOption('1500');
  await expect(page.getByTestId('skirmish-bar-blue')).toHaveCount(0);
  // the enemy may bring the same
  await page.getByTestId('skirmish-army-red').selectOption({ label: 'My own' });
  await expect(page.locator('.story')).toContainText('“My own”');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/skirmish-own.png` });
  await page.getByTestId('skirmish-quick').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  const { scenario, names } = JSON.parse(await exported(page));
  // of one nation and one name: they are told apart all the same
  expect(names).toEqual({ blue: 'My own 1', red: 'My own 2' });
  for (const side of ['blue', 'red'])
    expect(scenario.armies[side].units.map(({ name }: { name: string }) => name)).toEqual(raised);
});

test('an army just raised is kept and brought to a skirmish of its format by one press', async ({ page }) => {
  await page.goto('/#army');
  await page.getByTestId('fold-keep').locator('summary').click();
  // of nobody no army is made
  await expect(page.getByTestId('army-to-skirmish')).toBeDisabled();
  await page.getByTestId('army-format').fill('1800');
  await page.getByTestId('army-format').press('Enter');
  await page.getByTestId('army-name').fill('My own');
  await page.getByTestId('army-name').press('Enter');
  await page.getByTestId('army-lot').click();
  await page.getByTestId('army-to-skirmish').click();
  await expect(page.getByTestId('skirmish-format')).toHaveValue('2000');
  const story = page.locator('.story');
  await expect(story).toContainText('France brings “My own”');
  // to the battle of another link it does not come, and it is there again on the way back
  await page.evaluate(() => {
    location.hash = '#skirmish=1000-abc';
  });
  await expect(page.getByTestId('skirmish-format')).toHaveValue('1000');
  await expect(story).not.toContainText('My own');
  await page.goBack();
  await expect(story).toContainText('France brings “My own”');
  await page.getByTestId('skirmish-by-hand').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'unitToDeploy');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the leaf of the lot keeps to the width', async ({ page }) => {
    await page.goto('/#skirmish=1000-abc');
    await expect(page.getByTestId('skirmish-quick')).toBeVisible();
    await doesNotScrollSideways(page);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/skirmish-390.png` });
  });
});
