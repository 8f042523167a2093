/** The proofs of the laboratory with the mouse: how few clicks lead to the odds, a comparison, a sweep. */

import { centre, chanceOf, Hand, odds, openLaboratory, reckoned } from './laboratoryTable.ts';
import { playUntil } from './player.ts';
import { begin, exported, look, onScreen, openMenu } from './table.ts';
import { expect, test } from './test.ts';

test('who opens it sees a worked example with its odds, and nothing to fill in first', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('open-laboratory').click();
  await reckoned(page);
  await expect(page.getByTestId('laboratory')).toContainText('A worked example');
  const shares = [];
  for (const outcome of ['attacker', 'both', 'target', 'nobody']) shares.push(await chanceOf(page, outcome));
  expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 2);
  expect(shares[0]).toBeGreaterThan(0.1);
  expect(shares[0]).toBeLessThan(0.95);
});

test('a charge is set up from nothing and its odds read, in at most eight clicks', async ({ page }) => {
  await page.goto('/');
  const hand = new Hand(page);
  await hand.press('open-laboratory');
  await expect(page.getByTestId('field')).toBeVisible();
  await hand.press('clear');
  await hand.press('place-blue-heavyCavalry');
  await hand.onHex(6, 8);
  await hand.press('place-red-lineInfantry');
  await hand.onHex(6, 5);
  await reckoned(page);
  expect(hand.clicks).toBeLessThanOrEqual(8);
  await expect(page.getByTestId('verdict')).toHaveText('The rule allows it');
  await expect(page.getByTestId('chance-attacker')).toContainText('%');
  await expect(page.getByTestId('tree')).toContainText('27.8% passed');
});

test('two reactions are compared in three clicks', async ({ page }) => {
  await openLaboratory(page);
  const hand = new Hand(page);
  await hand.press('reaction-nothing');
  await reckoned(page);
  const a = await chanceOf(page, 'attacker');
  await hand.press('pin-a');
  await hand.press('reaction-flight');
  expect(hand.clicks).toBe(3);
  await expect(page.getByTestId('chance-attacker')).toHaveText('100%');
  const off = ((1 - a) * 100).toFixed(1);
  await expect(page.getByTestId('difference-attacker')).toContainText(`Difference +${off} points`);
});

test('an emptied field tells what to do, and no long word of a card lies under an arrow', async ({
  page,
}) => {
  await openLaboratory(page);
  const cut = await page.locator('.lab-card select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement)) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['no pen'];
      pen.font = font;
      const word = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(word).width > room ? [word] : [];
    }),
  );
  expect(cut).toEqual([]);
  await page.getByTestId('clear').click();
  const cards = page.locator('.lab-cards');
  await expect(cards).toContainText('The field is empty. Choose a piece');
  await expect(page.getByTestId('laboratory')).not.toContainText('Press a unit on the map');
  await page.getByTestId('place-blue-heavyCavalry').click();
  await new Hand(page).onHex(6, 8);
  await expect(cards).not.toContainText('The field is empty');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`the map is seen whole beside a note, and once the note is put away (${width} × ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLaboratory(page);
    const cut = () =>
      page.getByTestId('field').evaluate((field) => {
        const room = field.getBoundingClientRect();
        const map = field.querySelector('.map-svg')?.getBoundingClientRect();
        if (!map) return ['no map'];
        return (['top', 'left', 'bottom', 'right'] as const).filter((side) =>
          side === 'top' || side === 'left' ? map[side] < room[side] : map[side] > room[side],
        );
      });
    const heightNow = () => page.locator('.lab-notes').evaluate((notes) => notes.clientHeight);
    await expect.poll(cut).toEqual([]);
    await page.evaluate(() => {
      location.hash = '#laboratory=cut';
    });
    await expect(page.getByTestId('bad-link')).toBeVisible();
    expect(await heightNow()).toBeGreaterThan(0);
    await expect.poll(cut).toEqual([]);
    const small = await page.locator('.lab-field .map-svg').boundingBox();
    await page.getByTestId('bad-link').getByRole('button').click();
    await expect.poll(heightNow).toBe(0);
    await expect.poll(cut).toEqual([]);
    // it is as large as it was before: never smaller than it need be
    const whole = async () => (await page.locator('.lab-field .map-svg').boundingBox())?.height ?? 0;
    await expect.poll(whole).toBeGreaterThanOrEqual(small?.height ?? 0);
  });

test('a sweep stands in two clicks; its values are told, and it is saved as CSV and SVG', async ({
  page,
}) => {
  await openLaboratory(page);
  const hand = new Hand(page);
  await hand.press('tab-sweep');
  await hand.press('vary-targetStrength');
  expect(hand.clicks).toBe(2);
  await expect(page.getByTestId('sweep')).toHaveAttribute('data-sweep', 'done', { timeout: 120_000 });
  const plot = page.locator('.lab-plot svg').first();
  await plot.hover();
  await expect(page.locator('.lab-told').first()).toContainText(/^\d+: Attacker wins the ground .*%/);
  const csv = await exported(page, () => page.getByTestId('sweep-csv').click());
  const rows = csv.trim().split('\n');
  expect(rows).toHaveLength(21);
  expect(rows[0]).toContain('Attacker wins the ground');
  // the tenth point is the set-up as it stands
  const tenth = Number(rows[10]?.split(',')[1]);
  await page.getByTestId('tab-odds').click();
  expect(tenth).toBeCloseTo(await chanceOf(page, 'attacker'), 2);
  await page.getByTestId('tab-sweep').click();
  await page.getByTestId('vary-attackerSkill').click();
  await expect(page.locator('.lab-plot')).toContainText('− Cuirassier', { timeout: 120_000 });
  const svg = await exported(page, () => page.getByTestId('sweep-svg').click());
  expect(svg).toMatch(/^<svg/);
  expect(svg).toContain('Attacker wins the ground');
});

test('a moment of a battle comes to the laboratory in two clicks, and the battle waits untouched', async ({
  page,
}) => {
  await begin(page, 'Essling');
  const before = await page.locator('#question').textContent();
  await openMenu(page, 'to-laboratory');
  await expect(page.getByTestId('laboratory')).toContainText('the battle stays as it is');
  await reckoned(page);
  await page.getByTestId('clear').click();
  await page.getByTestId('leave-laboratory').click();
  await expect(page.locator('#question')).toHaveText(before ?? '');
  await expect(page.locator('.piece')).not.toHaveCount(0);
});

test('the middle of a charge comes there too, its odds from here on; the game goes on where it stood', async ({
  page,
}) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'reaction');
  const before = await look(page);
  const hand = new Hand(page);
  await hand.press('menu');
  await hand.press('to-laboratory');
  expect(hand.clicks).toBe(2);
  await reckoned(page);
  await expect(odds(page)).toContainText('The procedure under way');
  await expect(page.getByTestId('reactions')).toBeVisible();
  // every answer the table offers stands in the laboratory's table of reactions
  await expect(page.getByTestId('reactions').locator('tbody tr')).toHaveCount(before.choices.length);
  await page.getByTestId('card-attacker').getByTestId('field-strength').fill('5');
  await page.getByTestId('leave-laboratory').click();
  const after = await look(page);
  expect({ ...after, choices: after.choices.length }).toEqual({ ...before, choices: before.choices.length });
});

test('a node of the tree is pinned by a click, the figures follow, and what is rare is gathered', async ({
  page,
}) => {
  await openLaboratory(page);
  const tree = page.getByTestId('tree');
  await expect(tree).toContainText('best');
  await expect(tree).toContainText('worst');
  const before = await page.getByTestId('chance-attacker').textContent();
  await tree.getByTestId('branch').filter({ hasText: 'failed by 1' }).first().click();
  await expect(page.getByTestId('chance-attacker')).not.toHaveText(before ?? '');
  await expect(tree.locator('[data-pinned="true"]')).toHaveCount(1);
  await page.getByTestId('lab-undo').click();
  await expect(page.getByTestId('chance-attacker')).toHaveText(before ?? '');
  // a line at full strength that bears its losses stands long enough for a shock of many dice
  await page.getByTestId('failed').selectOption('stay');
  await page.getByTestId('card-target').getByTestId('field-strength').fill('20');
  await reckoned(page);
  const rare = tree.getByTestId('rare').first();
  await expect(rare).toContainText('less likely outcomes');
  const lines = await tree.getByTestId('branch').count();
  await rare.click();
  await expect.poll(() => tree.getByTestId('branch').count()).toBeGreaterThan(lines);
});

test('any ground and any hex side are laid, and the odds follow', async ({ page }) => {
  await openLaboratory(page);
  const hand = new Hand(page);
  const before = await page.getByTestId('chance-attacker').textContent();
  await page.getByTestId('brush').selectOption('village');
  await hand.onHex(6, 4);
  await expect(page.getByTestId('chance-attacker')).not.toHaveText(before ?? '');
  await page.getByTestId('lab-undo').click();
  await expect(page.getByTestId('chance-attacker')).toHaveText(before ?? '');
  await page.getByTestId('edge-brush').selectOption('largeRiver');
  for (const column of [5, 6]) {
    await hand.onHex(column, 5);
    await hand.onHex(6, 4);
  }
  await expect(page.getByTestId('verdict')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('hand')).toHaveAttribute('aria-pressed', 'true');
});

test('what has no room on the field says so, until the field or the tool is another', async ({ page }) => {
  await openLaboratory(page);
  const told = page.locator('.lab-help');
  const units = page.locator('.lab-field [data-unit]');
  const hand = new Hand(page);
  await hand.press('place-blue-lineInfantry');
  await hand.onHex(2, 8);
  await expect(units).toHaveCount(3);
  await hand.press('hand');
  // dragged to where another stands
  const [from, to] = await Promise.all([onScreen(page, centre(2, 8)), onScreen(page, centre(6, 4))]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(told).toHaveText('No such hex, or no room on it.');
  await page.getByTestId('brush').selectOption('impassable');
  await expect(told).toHaveText('Press the hexes to be covered.');
  await hand.onHex(2, 8);
  await expect(told).toContainText('no impassable ground can be laid under them');
  await hand.onHex(2, 6);
  await expect(told).toHaveText('Press the hexes to be covered.');
  await hand.press('place-blue-lineInfantry');
  await hand.onHex(2, 6);
  await expect(told).toHaveText('No such hex, or no room on it.');
  await expect(units).toHaveCount(3);
  await page.getByTestId('lab-undo').click();
  await expect(told).toContainText('Press the hexes where');
});

test('an extended line is not turned on the map where its right half has no room, and that is told', async ({
  page,
}) => {
  await openLaboratory(page);
  const hand = new Hand(page);
  await hand.press('clear');
  await hand.press('place-red-lineInfantry');
  await hand.onHex(6, 5);
  await hand.press('hand');
  await hand.onHex(6, 5);
  const card = page.getByTestId('card-attacker');
  await card.getByTestId('skill-linearOrder').click();
  await card.getByTestId('field-formation').selectOption('extendedLine');
  const stands = await card.getByTestId('field-facing').inputValue();
  // all round it but for the hex of its right half, which a press picks
  const round: [number, number][] = [
    [6, 4],
    [7, 4],
    [7, 5],
    [7, 6],
    [6, 6],
    [5, 5],
  ];
  const piece = page.getByTestId('place-red-lineInfantry');
  for (const place of round) {
    // it is put down by a press on whoever stands there
    if ((await piece.getAttribute('aria-pressed')) !== 'true') await piece.click();
    await hand.onHex(...place);
  }
  await expect(page.locator('.lab-field [data-unit]')).toHaveCount(6);
  await hand.press('hand');
  await hand.onHex(6, 5);
  await page.locator('.lab-field .facing:not(.facing-chosen)').first().click();
  await expect(page.locator('.lab-help')).toContainText('No room for its right half');
  await expect(card.getByTestId('field-facing')).toHaveValue(stands);
});

test('every field of a unit is edited in place, and each change taken back', async ({ page }) => {
  await openLaboratory(page);
  const card = page.getByTestId('card-target');
  const chosen = [
    ['type', 'lightInfantry'],
    ['quality', 'elite'],
    ['formation', 'square'],
    ['facing', '3'],
  ] as const;
  for (const [name, value] of chosen) {
    const one = card.getByTestId(`field-${name}`);
    const before = await one.inputValue();
    await one.selectOption(value);
    await expect(one).toHaveValue(value);
    await reckoned(page);
    await page.getByTestId('lab-undo').click();
    await expect(one).toHaveValue(before);
  }
  for (const [name, value] of [
    ['strength', '13'],
    ['initial', '12'],
    ['command', '9'],
    ['name', 'IR 4'],
    ['place', 'H5'],
  ] as const) {
    const one = card.getByTestId(`field-${name}`);
    const before = await one.inputValue();
    await one.fill(value);
    await one.press('Enter');
    await expect(one).toHaveValue(value);
    await page.getByTestId('lab-undo').click();
    await expect(one).toHaveValue(before);
  }
  await card.getByTestId('skill-tenacious').click();
  await expect(card.getByTestId('skill-tenacious')).toHaveAttribute('aria-pressed', 'true');
  await card.getByTestId('field-panicked').check();
  await expect(card.getByTestId('field-formation')).toHaveValue('horde');
  await reckoned(page);
});

test('attacker and target are chosen by two clicks, and the odds follow without another', async ({
  page,
}) => {
  await openLaboratory(page);
  const hand = new Hand(page);
  await hand.press('place-blue-lineInfantry');
  await hand.onHex(4, 5);
  await hand.press('place-red-lightCavalry');
  await hand.onHex(4, 3);
  await hand.press('hand');
  await hand.onHex(4, 5);
  await hand.onHex(4, 3);
  await reckoned(page);
  await expect(page.getByTestId('card-attacker').getByTestId('field-type')).toHaveValue('lineInfantry');
  await expect(page.getByTestId('card-target').getByTestId('field-type')).toHaveValue('lightCavalry');
  await expect(page.getByTestId('verdict')).toBeVisible();
  await page.getByTestId('swap').click();
  await expect(page.getByTestId('card-attacker').getByTestId('field-type')).toHaveValue('lightCavalry');
  await expect(page.getByTestId('card-target').getByTestId('field-type')).toHaveValue('lineInfantry');
});

test('what the rule refuses names the condition and its rule, and the rule is one click away', async ({
  page,
}) => {
  await openLaboratory(page);
  await page.getByTestId('act-assault').click();
  await expect(page.getByTestId('verdict')).toHaveText('The rule refuses it');
  const unmet = page.locator('.lab-conditions [data-state="unmet"]');
  await expect(unmet).toHaveCount(1);
  await expect(unmet).toContainText('ASL-01');
  await expect(page.locator('.lab-conditions [data-state="met"]').first()).toBeVisible();
  // the reason reads as a line, not letter below letter
  const reason = unmet.locator('.reasons li span').first();
  expect((await reason.boundingBox())?.width).toBeGreaterThan(120);
  await unmet.getByTestId('rule-mark').last().click();
  await expect(page.getByRole('dialog')).toContainText('ASL-01');
});
