import { readFileSync } from 'node:fs';
import { look, onScreen, question, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** The example battle, every unit still to be set up; blue begins. */
function unplaced(): string {
  const file = JSON.parse(readFileSync('public/examples/scenario.json', 'utf8'));
  for (const side of ['blue', 'red'])
    for (const unit of file.scenario.armies[side].units)
      for (const key of ['hexes', 'facing', 'formation']) delete unit[key];
  file.scenario.firstSide = 'blue';
  file.scenario.houseRules = { ...file.scenario.houseRules, setup_first: 'blue', setup_depth: 2 };
  return JSON.stringify(file);
}

async function opened(page: Page): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(unplaced());
  await page.getByTestId('file').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
  await expect(question(page)).toHaveAttribute('data-ask', 'unitToDeploy');
}

test('a battle is set up unit by unit, on the map, until the first turn begins', async ({ page }) => {
  await opened(page);
  // who is asked about stands nowhere yet: the whole map is seen, in the middle of its window
  const [sheet, port] = [
    await page.locator('.map-sheet').boundingBox(),
    await page.locator('.map-port').boundingBox(),
  ];
  const middle = (box: typeof sheet) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(sheet) - middle(port))).toBeLessThan(2);
  for (let placed = 0; ; placed++) {
    const { ask, choices, side, pieces } = await look(page);
    const settingUp = ask === 'unitToDeploy' || ask === 'deployment';
    for (const zone of ['.region-zone', '.region-zone-beyond'])
      await expect(page.locator(zone)).toHaveCount(settingUp ? 1 : 0);
    if (!settingUp) {
      expect(ask).toBe('roll');
      expect(pieces.length).toBe(placed);
      break;
    }
    expect(pieces.length).toBe(placed);
    expect(side).toBe(placed % 2 === 0 ? 'blue' : 'red');
    if (ask === 'unitToDeploy') {
      expect(choices.length).toBeGreaterThan(1);
      // a name tells nobody what the unit is
      await expect(page.getByTestId('choice').first().locator('.aside')).toContainText(/, strength \d/);
      await page.getByTestId('choice').first().click();
      await expect(question(page)).toHaveAttribute('data-ask', 'deployment');
    }
    const { lit } = await look(page);
    const place = await onScreen(page, lit[placed] ?? { x: 0, y: 0 });
    await page.mouse.click(place.x, place.y);
    await expect(page.getByTestId('draft')).toBeVisible();
    const formations = page.getByTestId('draft-formation');
    if ((await formations.count()) > 1) {
      await formations.nth(1).click();
      await expect(formations.nth(1)).toHaveAttribute('aria-pressed', 'true');
    }
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/deploy-${placed}.png` });
    await page.getByTestId('confirm').click();
    await expect(page.locator('.piece')).toHaveCount(placed + 1);
  }
  await saved(page);
});

/** The example battle to be set up, with these options beside. */
async function openedWith(page: Page, houseRules: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/');
  const file = JSON.parse(unplaced());
  file.scenario.houseRules = { ...file.scenario.houseRules, ...houseRules };
  const buffer = Buffer.from(JSON.stringify(file));
  await page.getByTestId('file').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
  await expect(question(page)).toHaveAttribute('data-ask', 'unitToDeploy');
}

const pieces = (page: Page, side: string) => page.locator(`.piece[data-side="${side}"]`);

test('R-150 the program draws up a whole army at a press, and one step takes it back', async ({ page }) => {
  await openedWith(page, { setup_order: 'whole_army' });
  await expect(page.getByTestId('choice').first()).toBeVisible();
  const units = await page.getByTestId('choice').count();
  await page.getByTestId('set-up-army').click();
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'red');
  await expect(pieces(page, 'blue')).toHaveCount(units);
  await page.getByTestId('undo').click();
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'blue');
  await expect(page.locator('.piece')).toHaveCount(0);
  await page.getByTestId('redo').click();
  await expect(pieces(page, 'blue')).toHaveCount(units);
  await page.getByTestId('set-up-army').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  await saved(page);
});

test('R-150 unit by unit: one unit, then one’s army whenever one is asked, until it is done by hand again', async ({
  page,
}) => {
  await openedWith(page, { setup_order: 'alternate' });
  await page.getByTestId('choice').first().click();
  await page.getByTestId('set-up-unit').click();
  await expect(pieces(page, 'blue')).toHaveCount(1);
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'red');
  await page.getByTestId('set-up-army').click();
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'blue');
  await expect(pieces(page, 'red')).toHaveCount(1);
  // red's next unit follows blue's by itself
  await page.getByTestId('choice').first().click();
  await page.getByTestId('set-up-unit').click();
  await expect(pieces(page, 'blue')).toHaveCount(2);
  await expect(pieces(page, 'red')).toHaveCount(2);
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'blue');
  await page.getByTestId('set-up-by-hand').click();
  await page.getByTestId('choice').first().click();
  await page.getByTestId('set-up-unit').click();
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'red');
  await expect(pieces(page, 'red')).toHaveCount(2);
  await page.getByTestId('set-up-both').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
});

test('R-150 behind a curtain: neither side sees where the other stands before both are done', async ({
  page,
}) => {
  await openedWith(page, { setup_hidden: 'yes' });
  const curtain = page.getByTestId('curtain');
  await expect(curtain).toHaveAttribute('data-side', 'blue');
  // no key lifts it
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/curtain.png` });
  await page.getByTestId('lift-curtain').click();
  await expect(curtain).toBeHidden();
  await page.getByTestId('choice').first().click();
  await page.getByTestId('set-up-unit').click();
  await expect(pieces(page, 'blue')).toHaveCount(1);
  await expect(page.locator('[data-fact="deployed"]')).toHaveCount(1);
  await saved(page);

  // whoever comes back to the page sees nothing before he says who he is
  await page.reload();
  await expect(curtain).toHaveAttribute('data-side', 'blue');
  await expect(page.locator('.piece')).toHaveCount(0);
  await page.getByTestId('lift-curtain').click();
  await expect(pieces(page, 'blue')).toHaveCount(1);
  await page.getByTestId('set-up-army').click();

  // red: no piece, no line, no spoken word of blue's army
  await expect(curtain).toHaveAttribute('data-side', 'red');
  await expect(page.locator('.piece')).toHaveCount(0);
  await page.getByTestId('lift-curtain').click();
  await expect(curtain).toBeHidden();
  await expect(page.locator('.piece')).toHaveCount(0);
  await expect(page.locator('[data-fact="deployed"]')).toHaveCount(0);
  await page.getByTestId('tab-blue').click();
  await expect(page.getByTestId('roster-line').first()).toHaveAttribute('data-fate', 'awaited');
  await page.getByTestId('tab-log').click();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/unseen.png` });

  // the game is the same after a reload, in the other's set-up too
  await saved(page);
  await page.reload();
  await expect(curtain).toHaveAttribute('data-side', 'red');
  await page.getByTestId('lift-curtain').click();
  await expect(page.getByTestId('set-up-army')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // both are done: all is seen, and nobody sets up again what has been seen
  await page.getByTestId('set-up-army').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  await expect(pieces(page, 'blue').first()).toBeVisible();
  await expect(pieces(page, 'red').first()).toBeVisible();
  expect(await page.locator('[data-fact="deployed"]').count()).toBeGreaterThan(3);
  await expect(page.getByTestId('undo')).toHaveAttribute('data-together', 'true');
});

test('R-150 behind a curtain: what was told and pointed at while one set up is not there for the other', async ({
  page,
}) => {
  await openedWith(page, { setup_hidden: 'yes' });
  const curtain = page.getByTestId('curtain');
  const [told, caption] = [page.getByTestId('live-region'), page.getByTestId('ground-caption')];
  await page.getByTestId('lift-curtain').click();
  while ((await page.locator('.region-zone').count()) > 0 && !(await curtain.isVisible())) {
    if ((await question(page).getAttribute('data-ask')) === 'unitToDeploy')
      await page.getByTestId('choice').first().click();
    await expect(question(page)).toHaveAttribute('data-ask', 'deployment');
    const placed = await pieces(page, 'blue').count();
    const { lit } = await look(page);
    const place = await onScreen(page, lit[placed] ?? { x: 0, y: 0 });
    await page.mouse.click(place.x, place.y);
    await expect(caption).not.toBeEmpty();
    await page.getByTestId('confirm').click();
    await expect(page.getByTestId('draft')).toBeHidden();
    if (placed === 0) await expect(told).toContainText('is set up at');
  }
  for (const isLifted of [false, true]) {
    if (isLifted) await page.getByTestId('lift-curtain').click();
    else await expect(curtain).toHaveAttribute('data-side', 'red');
    await expect(page.locator('.piece')).toHaveCount(0);
    await expect(told).not.toContainText('is set up at');
    await expect(caption).toBeEmpty();
    await expect(page.locator('.cursor')).toHaveCount(0);
  }
  await expect(curtain).toBeHidden();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('R-150 the zone is brought into sight, and each unit in the list tells what it is', async ({
    page,
  }) => {
    await page.goto('/#skirmish=1500-abc');
    await page.getByTestId('skirmish-by-hand').click();
    await expect(question(page)).toHaveAttribute('data-ask', 'unitToDeploy');
    const answer = page.getByTestId('units-to-set-up').getByTestId('choice');
    await expect(answer.first()).toBeVisible();
    // no odds are given of a set-up: no room is kept for them
    await expect(answer.locator('.odds-room')).toHaveCount(0);
    expect((await answer.first().boundingBox())?.height).toBeLessThan(75);
    const middleOfZone = async (): Promise<boolean> => {
      const zone = await page.locator('.region-zone').boundingBox();
      const port = await page.locator('.map-port').boundingBox();
      if (!zone || !port) return false;
      const y = zone.y + zone.height / 2;
      return y > port.y && y < port.y + port.height;
    };
    await expect.poll(middleOfZone).toBe(true);
  });
});
