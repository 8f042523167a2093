import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { look, onScreen, question, saved } from './table.ts';

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
  for (let placed = 0; ; placed++) {
    const { ask, choices, side, pieces } = await look(page);
    if (ask !== 'unitToDeploy' && ask !== 'deployment') {
      expect(ask).toBe('roll');
      expect(pieces.length).toBe(placed);
      break;
    }
    expect(pieces.length).toBe(placed);
    expect(side).toBe(placed % 2 === 0 ? 'blue' : 'red');
    if (ask === 'unitToDeploy') {
      expect(choices.length).toBeGreaterThan(1);
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
