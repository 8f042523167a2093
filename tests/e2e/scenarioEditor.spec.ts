/** A battle of one's own through the built program: planned by mouse, put right, played, and back to its plan. */
import { readFileSync } from 'node:fs';
import { expectAccess } from './access.ts';
import { doesNotScrollSideways, exported, question, speak } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

// the policy of the page would not let the checker in
test.use({ bypassCSP: true });

const plan = (page: Page): Locator => page.getByTestId('scenario-editor');
const sheet = (page: Page): Locator => page.getByTestId('plan-sheet');
const faults = (page: Page): Locator => page.getByTestId('plan-fault');

async function openPlan(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('open-scenario').click();
  await expect(plan(page)).toBeVisible();
}

async function openSheet(page: Page, name: string): Promise<void> {
  await page.getByTestId(`sheet-${name}`).click();
  await expect(sheet(page)).toHaveAttribute('data-section', name);
}

async function expectReady(page: Page): Promise<void> {
  await expect(page.getByTestId('plan-faults')).toHaveAttribute('data-faults', '0');
}

/** A point of the map, in shares of its window. */
async function mapPoint(page: Page, across: number, down: number): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('plan-map').boundingBox();
  if (!box) throw new Error('the map of the plan is not drawn');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function pressMap(page: Page, across: number, down: number): Promise<void> {
  const { x, y } = await mapPoint(page, across, down);
  await page.mouse.click(x, y);
}

test('planned by mouse, played in one press, and back in one', async ({ page }) => {
  await openPlan(page);
  await expect(faults(page)).toHaveCount(2);
  await page.getByTestId('plan-name').fill('The mill at dawn');
  await page.getByTestId('plan-name').press('Enter');
  await page.getByTestId('plan-format').fill('800');
  await page.getByTestId('theme-blue').selectOption('cavalry');
  await page.getByTestId('lot-blue').click();
  await page.getByTestId('nation-red').selectOption('prussia');
  await page.getByTestId('lot-red').click();
  await expectReady(page);
  await openSheet(page, 'ground');
  await page.getByTestId('ground-columns').fill('18');
  await page.getByTestId('ground-rows').fill('14');
  await page.getByTestId('ground-lot').click();
  await expect(page.getByTestId('ground-size')).toHaveText('18 × 14 hexes');
  // a unit placed by hand, turned, and carried elsewhere
  await openSheet(page, 'setUp');
  const first = page.getByTestId('plan-unit').first();
  await first.click();
  await pressMap(page, 0.5, 0.7);
  await expect(first).toHaveAttribute('data-placed', 'true');
  const stood = await first.textContent();
  await page.getByTestId('turn-right').click();
  await expect(first).not.toHaveText(stood ?? '');
  const [from, to] = [await mapPoint(page, 0.5, 0.7), await mapPoint(page, 0.6, 0.7)];
  const turned = await first.textContent();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(first).not.toHaveText(turned ?? '');
  // zones painted: a stroke is one step back
  await page.getByTestId('zones-painted').check();
  const zone = page.locator('[data-zone="blue"]');
  const before = Number(await zone.getAttribute('data-hexes'));
  const [a, b] = [await mapPoint(page, 0.3, 0.5), await mapPoint(page, 0.6, 0.5)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Number(await zone.getAttribute('data-hexes'))).toBeGreaterThan(before + 3);
  await page.getByTestId('plan-undo').click();
  await expect(zone).toHaveAttribute('data-hexes', String(before));
  await page.getByTestId('plan-redo').click();
  // something to fight for, somebody who comes later
  await openSheet(page, 'objectives');
  await page.getByTestId('add-place').click();
  await page.getByTestId('objective-name').fill('The mill');
  await page.getByTestId('objective-points').fill('120');
  await page.getByTestId('objective-when').selectOption('eachTurn');
  await openSheet(page, 'arrivals');
  await page.getByTestId('add-arrival').selectOption({ index: 3 });
  await page.getByTestId('arrival-turn').fill('3');
  await openSheet(page, 'rules');
  await page.getByTestId('turn-limit').fill('6');
  await page.getByTestId('first-side').selectOption('red');
  await openSheet(page, 'story');
  await page.getByTestId('plan-story').fill('Two squadrons look for bread.');
  await page.getByTestId('plan-story-beside').fill('Deux escadrons cherchent du pain.');
  await page.getByTestId('plan-title-beside').fill('Le moulin à l’aube');
  await page.getByTestId('plan-title-beside').blur();
  await expectReady(page);
  await expect(plan(page)).toHaveAttribute('data-remembered', 'true');

  await page.getByTestId('play-plan').click();
  await expect(question(page)).toBeVisible();
  const { scenario } = JSON.parse(await exported(page));
  expect(scenario).toMatchObject({
    title: { en: 'The mill at dawn', fr: 'Le moulin à l’aube' },
    story: { en: 'Two squadrons look for bread.', fr: 'Deux escadrons cherchent du pain.' },
    format: 800,
    firstSide: 'red',
    houseRules: { turn_limit: 6 },
    objectives: [{ kind: 'place', points: 120, when: 'eachTurn' }],
    reinforcements: [{ turn: 3 }],
    armies: { red: { nation: 'prussia' } },
  });
  await page.getByTestId('back-to-plan').click();
  await expect(plan(page)).toBeVisible();
  await expect(page.getByTestId('plan-name')).toHaveValue('The mill at dawn');
});

test('each fault says what to change, leads to its place, and is mended in one press where one change does it', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByTestId('lot-blue').click();
  await page.getByTestId('lot-red').click();
  await openSheet(page, 'objectives');
  await page.getByTestId('add-place').click();
  await page.getByTestId('objective-holder').selectOption('red');
  await page.getByTestId('objective-sudden').check();
  await openSheet(page, 'arrivals');
  await page.getByTestId('add-arrival').selectOption({ index: 2 });
  await page.getByTestId('arrival-turn').fill('20');
  await openSheet(page, 'keep');
  await expect(faults(page)).toHaveCount(2);
  // what bars the battle is gone to
  await page.getByTestId('play-plan').click();
  await expect(sheet(page)).toHaveAttribute('data-section', 'arrivals');
  await page.locator('[data-testid="plan-fault"][data-at="objective"]').getByTestId('go-to-fault').click();
  await expect(sheet(page)).toHaveAttribute('data-section', 'objectives');
  await expect(page.getByTestId('objective-sudden')).toBeChecked();
  const arrival = page.locator('[data-testid="plan-fault"][data-at="arrival"]');
  await expect(arrival).toContainText('turn 12 or before');
  await arrival.getByTestId('go-to-fault').click();
  await expect(sheet(page)).toHaveAttribute('data-section', 'arrivals');
  await expect(page.getByTestId('arrival-turn')).toHaveValue('20');
  await arrival.getByTestId('mend-fault').click();
  await expect(page.getByTestId('arrival-turn')).toHaveValue('12');
  await page.locator('[data-mend="noHolder"]').click();
  await expectReady(page);
  await openSheet(page, 'armies');
  const format = page.getByTestId('plan-format');
  const before = await format.inputValue();
  await format.fill('');
  await format.pressSequentially('1300');
  await format.press('Enter');
  // 130 was never meant: it is no step back
  await page.getByTestId('plan-undo').click();
  await expect(format).toHaveValue(before);
  await format.fill('50');
  await format.press('Enter');
  await expect(format).toHaveValue('100');
  await expect(faults(page).first()).toHaveAttribute('data-at', 'army');
  await page.locator('[data-mend="format"]').first().click();
  await expect(format).not.toHaveValue('100');
});

test('an army raised and a map drawn in their own rooms come back to the plan', async ({ page }) => {
  await openPlan(page);
  await page.getByTestId('raise-blue').click();
  await page.getByTestId('buy-lineInfantry').click();
  await page.getByTestId('buy-heavyCavalry').click();
  await page.getByTestId('deliver').click();
  await expect(page.getByTestId('told-blue')).toHaveAttribute('data-units', '2');
  await openSheet(page, 'ground');
  await page.getByTestId('draw-map').click();
  await page.getByTestId('paper-size').click();
  await page.getByTestId('size-columns').fill('20');
  await page.getByTestId('resize').click();
  await page.getByTestId('deliver').click();
  await expect(page.getByTestId('ground-size')).toHaveText('20 × 16 hexes');
  await page.getByTestId('draw-map').click();
  await page.getByTestId('deliver-nothing').click();
  await expect(page.getByTestId('ground-size')).toHaveText('20 × 16 hexes');
});

test('what lay in another room the last time is had back by undo where the plan asks for one of its own', async ({
  page,
}) => {
  await page.goto('/#army');
  await page.getByTestId('army-name').fill('My guard');
  await page.getByTestId('army-name').press('Enter');
  await page.goto('/#map');
  await page.getByTestId('map-name').fill('My fords');
  await expect(page.getByTestId('map-editor')).toHaveAttribute('data-remembered', 'true');
  await page.reload();
  await openPlan(page);
  await page.getByTestId('raise-blue').click();
  await page.getByTestId('buy-lineInfantry').click();
  await page.getByTestId('army-undo').click();
  await page.getByTestId('army-undo').click();
  await expect(page.getByTestId('army-name')).toHaveValue('My guard');
  await page.getByTestId('deliver-nothing').click();
  await openSheet(page, 'ground');
  await page.getByTestId('draw-map').click();
  await expect(page.getByTestId('map-name')).not.toHaveValue('My fords');
  await page.getByTestId('map-undo').click();
  await expect(page.getByTestId('map-name')).toHaveValue('My fords');
});

test('a page loaded again while an army is raised for the plan still leads back to it, and one’s own draft is there again', async ({
  page,
}) => {
  const name = page.getByTestId('army-name');
  await page.goto('/#army');
  await name.fill('My guard');
  await name.press('Enter');
  await page.goto('/#scenario');
  await page.getByTestId('plan-name').fill('Ours');
  await page.getByTestId('plan-name').press('Enter');
  await openSheet(page, 'armies');
  await page.getByTestId('raise-blue').click();
  await page.getByTestId('buy-lineInfantry').click();
  await page.reload();
  await page.getByTestId('buy-heavyCavalry').click();
  // by the way back and forward it is known as well
  await page.goBack();
  await expect(page.getByTestId('plan-name')).toHaveValue('Ours');
  await page.goForward();
  await page.getByTestId('deliver').click();
  await expect(page.getByTestId('told-blue')).toHaveAttribute('data-units', '2');
  await expect(page.getByTestId('plan-name')).toHaveValue('Ours');
  // it has been taken: what lies there is no longer asked for
  await page.goBack();
  await expect(page.getByTestId('line')).toHaveCount(2);
  await expect(page.getByTestId('deliver')).toHaveCount(0);
  await name.fill('My guard');
  await name.press('Enter');
  await page.goForward();
  await page.getByTestId('raise-red').click();
  await expect(name).not.toHaveValue('My guard');
  await page.getByTestId('deliver-nothing').click();
  await expect(page.getByTestId('told-blue')).toHaveAttribute('data-units', '2');
  await page.goto('/#army');
  await expect(name).toHaveValue('My guard');
});

test('kept on the shelf, as a file and a link; there again when the page is loaded anew', async ({
  page,
}) => {
  await openPlan(page);
  await openSheet(page, 'ground');
  await page.getByTestId('plan-start').selectOption('kinzig');
  await expect(page.getByTestId('told-blue')).not.toHaveAttribute('data-units', '0');
  await page.getByTestId('plan-name').fill('My bridge');
  await page.getByTestId('plan-name').press('Enter');
  await openSheet(page, 'keep');
  await page.getByTestId('keep-scenario').click();
  await expect(page.getByTestId('scenario-kept')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByTestId('save-plan').click();
  const file = await (await saving).path();
  await page.getByTestId('plan-link').click();
  const link = await page.getByTestId('plan-link-text').inputValue();
  await expect(plan(page)).toHaveAttribute('data-remembered', 'true');
  await page.reload();
  await expect(page.getByTestId('plan-name')).toHaveValue('My bridge');
  await openSheet(page, 'ground');
  await page.getByTestId('plan-anew').click();
  await expect(page.getByTestId('plan-name')).toHaveValue('A new battle');
  await openSheet(page, 'keep');
  await page.getByTestId('open-plan-file').setInputFiles(file);
  await expect(page.getByTestId('plan-name')).toHaveValue('My bridge');
  await page.getByTestId('plan-undo').click();
  await expect(page.getByTestId('plan-name')).toHaveValue('A new battle');
  await page.getByTestId('open-kept-scenario').click();
  await expect(page.getByTestId('plan-name')).toHaveValue('My bridge');
  await page.getByTestId('plan-undo').click();
  await page.goto(link);
  await expect(page.getByTestId('plan-name')).toHaveValue('My bridge');
  await expectReady(page);
  // loaded again it goes on with what came of it
  await page.getByTestId('plan-name').fill('Our bridge');
  await page.getByTestId('plan-name').press('Enter');
  await expect(plan(page)).toHaveAttribute('data-remembered', 'true');
  await page.reload();
  await expect(page.getByTestId('plan-name')).toHaveValue('Our bridge');
  await page.goto('/#scenario');
  await openSheet(page, 'keep');
  // a file that is none is refused with the place
  const spoilt = {
    name: 'spoilt.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"sabreur-hex/scenario","version":3}'),
  };
  await openSheet(page, 'keep');
  await page.getByTestId('open-plan-file').setInputFiles(spoilt);
  await expect(page.getByTestId('plan-trouble')).toContainText('scenario');
});

test('armies that are free or chosen are brought before the battle begins', async ({ page }) => {
  await openPlan(page);
  await page.getByTestId('lot-blue').click();
  await page.getByTestId('mode-blue-chosen').check();
  await page.getByTestId('lot-blue-anew').click();
  await page.getByTestId('mode-red-free').check();
  await expectReady(page);
  await page.getByTestId('play-plan').click();
  await expect(page.getByTestId('muster')).toBeVisible();
  await expect(page.getByTestId('muster-begin')).toBeDisabled();
  await page.getByTestId('bring-blue').last().click();
  await page.getByTestId('muster-nation-red').selectOption('russia');
  await page.getByTestId('muster-lot-red').click();
  await page.getByTestId('muster-begin').click();
  await expect(question(page)).toBeVisible();
  const { scenario } = JSON.parse(await exported(page));
  expect(scenario.armies.blue).not.toHaveProperty('others');
  expect(scenario.armies.red).not.toHaveProperty('free');
  expect(scenario.armies.red.units.length).toBeGreaterThan(3);
});

test('a file whose army is free leads from the first screen to its choice', async ({ page }) => {
  const file = JSON.parse(readFileSync('public/examples/scenario.json', 'utf8'));
  file.scenario.armies.red = { ...file.scenario.armies.red, units: [], free: true };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.goto('/');
  await page.getByTestId('file').setInputFiles({ name: 'free.json', mimeType: 'application/json', buffer });
  await expect(page.getByTestId('muster')).toBeVisible();
  await page.getByTestId('muster-lot-red').click();
  await page.getByTestId('muster-begin').click();
  await expect(question(page)).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`at ${width} × ${height} every sheet is there, nothing beyond the edge, in French`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPlan(page);
    await speak(page, 'fr');
    await page.getByTestId('lot-blue').click();
    await page.getByTestId('lot-red').click();
    await openSheet(page, 'objectives');
    await page.getByTestId('add-exit').click();
    for (const name of ['armies', 'ground', 'setUp', 'objectives', 'arrivals', 'rules', 'story', 'keep']) {
      await openSheet(page, name);
      await doesNotScrollSideways(page);
      await expectAccess(page, name);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/plan-${width}-${name}.png` });
    }
  });

test('a battle of the album is planned from its leaf, one of the shelf from its line; what lay there can be had back', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByTestId('plan-name').fill('Mine');
  await page.getByTestId('plan-name').press('Enter');
  await expect(plan(page)).toHaveAttribute('data-remembered', 'true');
  await page.getByTestId('leave-plan').click();

  // by mouse, from a leaf that is not chosen
  const leaf = page.locator('.album-leaf', { has: page.getByTestId('battle-almenar') });
  await leaf.hover();
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/album.png`, fullPage: true });
  await page.getByTestId('plan-almenar').click();
  await expect(page.getByTestId('plan-name')).toHaveValue('The gorge of Almenar');
  await expect(plan(page)).toHaveAttribute('data-remembered', 'true');
  await page.getByTestId('plan-undo').click();
  await expect(page.getByTestId('plan-name')).toHaveValue('Mine');
  await page.getByTestId('plan-redo').click();
  await openSheet(page, 'keep');
  await page.getByTestId('keep-scenario').click();
  await expect(page.getByTestId('scenario-kept')).toBeVisible();
  await page.getByTestId('leave-plan').click();

  // by keyboard: the press of the battle chosen, then that of one's own
  await page.getByTestId('battle-bartkenau').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('plan-bartkenau')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('plan-name')).toHaveValue('The heights of Bartkenau');
  await page.getByTestId('leave-plan').click();
  await page.getByTestId('plan-own').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('plan-name')).toHaveValue('The gorge of Almenar');
  // changed and kept, it is that battle of the shelf and no second one
  await page.getByTestId('plan-name').fill('Almenar again');
  await page.getByTestId('plan-name').press('Enter');
  await openSheet(page, 'keep');
  await page.getByTestId('keep-scenario').click();
  await page.getByTestId('leave-plan').click();
  await expect(page.getByTestId('own-battle')).toHaveCount(1);
  await expect(page.getByTestId('own-battle')).toContainText('Almenar again');
});

test('the sheets of a plan scroll, the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPlan(page);
  await speak(page, 'fr');
  await expect(page.getByTestId('play-plan')).toHaveText('Jouer cette bataille');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});
