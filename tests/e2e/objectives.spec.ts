/** A scenario with an objective, a reinforcement and an exit: shown, played, won at once, told. */

import { hexAt } from '../../src/geometry/shape.ts';
import { VERSION } from '../../src/scenarios/version.ts';
import { endOrders } from './player.ts';
import { answering, look, question, rollOn, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

const unit = (id: string, more: object = {}) => ({
  ...{ id, name: id, type: 'lineInfantry', quality: 'ordinary', commandValue: 7, skills: [], strength: 20 },
  ...more,
});
const stands = (column: number, row: number, facing: number) => ({
  ...{ hexes: [hexAt(column, row)], facing, formation: 'column' },
});
const name = (en: string, fr: string) => ({ en, fr });

const scenario = {
  id: 'mill',
  title: name('The mill', 'Le moulin'),
  story: name('A road, a mill, help on its way.', 'Une route, un moulin, des renforts.'),
  map: { shape: { kind: 'rectangle', columns: 12, rows: 10 }, hexes: [], sides: [] },
  homeEdges: { blue: 'south', red: 'north' },
  objectives: [
    {
      ...{ kind: 'place', id: 'mill', name: name('the mill', 'le moulin'), points: 50, when: 'end' },
      hexes: [hexAt(6, 7), hexAt(7, 7)],
    },
    {
      ...{ kind: 'exit', id: 'road', name: name('the north road', 'la route du nord'), points: 30 },
      ...{ side: 'blue', hexes: [hexAt(4, 0), hexAt(5, 0)], enough: 1 },
    },
  ],
  reinforcements: [{ turn: 2, units: ['late'], hexes: 'west' }],
  night: { turn: 6 },
  format: 2000,
  firstSide: 'blue',
  houseRules: { po_floor_scope: 'both' },
  armies: {
    blue: {
      ...{ name: name('Blue', 'Bleu'), nation: 'france' },
      units: [unit('guard', stands(4, 0, 5)), unit('miller', stands(6, 7, 5)), unit('late')],
    },
    red: { ...{ name: name('Red', 'Rouge'), nation: 'austria' }, units: [unit('picket', stands(10, 1, 2))] },
  },
};

async function opened(page: Page): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify({ format: 'sabreur-hex/scenario', version: VERSION, scenario }));
  await page.getByTestId('file').setInputFiles({ name: 'mill.json', mimeType: 'application/json', buffer });
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
}

async function shot(page: Page, what: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/objectives-${what}.png` });
}

test('a battle about a mill and a road is shown, reinforced, and won by the road', async ({ page }) => {
  await opened(page);
  const map = page.getByTestId('map-objectives');
  await expect(map.locator('[data-objective="mill"]')).toHaveAttribute('data-holder', 'nobody');
  await expect(map.locator('[data-objective="road"]')).toHaveCount(1);
  await expect(map.locator('[data-way-in="2"]')).toHaveCount(1);
  await expect(page.locator('.head-turn')).toContainText('6');
  const note = page.getByTestId('objectives');
  await expect(note.locator('[data-objective]')).toHaveCount(2);
  await expect(note).toContainText('late');
  await shot(page, 'begin');

  await rollOn(page);
  await endOrders(page);
  // whoever stands on the mill holds it at the end of his turn
  await expect(map.locator('[data-objective="mill"]')).toHaveAttribute('data-holder', 'blue');
  await expect(page.getByTestId('objective-score').first()).toHaveText('+50');
  await rollOn(page);
  await endOrders(page);

  // the second turn begins with those who come
  await expect(question(page)).toHaveAttribute('data-ask', 'deployment');
  await expect(page.locator('.piece')).toHaveCount(3);
  const { lit } = await look(page);
  expect(lit.length).toBeGreaterThan(5);
  await page.getByTestId('all-ends').locator('summary').click();
  await answering(page, () => page.getByTestId('choice').first().click());
  await expect(page.locator('.piece')).toHaveCount(4);
  await expect(map.locator('[data-way-in]')).toHaveCount(0);
  await saved(page);
  await page.reload();
  await expect(page.locator('.piece')).toHaveCount(4);

  await rollOn(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await page.locator('[data-testid="pick"][data-unit="guard"]').click();
  await answering(page, () => page.getByTestId('confirm-group').click());
  await answering(page, () => page.locator('[data-choice*="\\"action\\":\\"frontalMarch"]').click());
  await answering(page, () => page.locator('[data-testid="choice"][data-choice*="leave"]').click());
  await expect(page.locator('.piece')).toHaveCount(3);
  await expect(page.getByTestId('objective-score').first()).toHaveText('+80');
  await shot(page, 'gone');
  await endOrders(page);
  await expect(page.getByTestId('victory')).toBeVisible();
  await expect(page.getByTestId('decided')).toContainText('the north road');
  await expect(page.getByTestId('victory')).toContainText('the mill 50');
  await shot(page, 'end');
});
