/** A whole battle of one's own, from nothing to the victory: army, map, plan, set-up and play, by mouse and by keyboard. */

import { centre, tabTo } from './laboratoryTable.ts';
import { endOrders } from './player.ts';
import {
  answering,
  clickMap,
  drafts,
  look,
  onCursor,
  type Place,
  question,
  roll,
  type Sight,
} from './table.ts';
import { expect, type Page, test } from './test.ts';

/** In the second row of the southern strip: whoever of blue's stands there at the end of a turn has won. */
const MILL = centre(3, 13);
/** Where an objective lies at first. */
const MIDDLE = centre(12, 8);

async function ready(page: Page): Promise<void> {
  await expect(page.getByTestId('plan-faults')).toHaveAttribute('data-faults', '0');
}

/** What both players wait for, as they put it down. */
async function expectVictory(page: Page): Promise<void> {
  await expect(page.getByTestId('victory')).toBeVisible();
  await expect(page.getByTestId('victory')).toContainText('Objective 1');
}

/** Sets up one of blue's units on the mill as `place` does it, and has the program do the rest. */
async function setUp(
  page: Page,
  place: (sight: Sight) => Promise<void>,
  press: (testid: string) => Promise<void>,
): Promise<void> {
  let held = false;
  for (;;) {
    const sight = await look(page);
    if (sight.ask !== 'unitToDeploy' && sight.ask !== 'deployment') return;
    if (sight.side === 'blue' && !held) {
      held = true;
      await place(sight);
    } else await answering(page, () => press('set-up-army'));
  }
}

/** Rolls and lets the orders go until the battle is over. */
async function playOut(page: Page, throwDice: () => Promise<void>, end: () => Promise<void>): Promise<void> {
  const victory = page.getByTestId('victory');
  for (let n = 0; n < 40; n++) {
    await expect(victory.or(question(page)).first()).toBeVisible();
    if (await victory.isVisible()) return;
    const { ask } = await look(page);
    if (ask === 'over') return;
    if (ask === 'roll') await throwDice();
    else if (ask === 'orders') await end();
    else await answering(page, () => page.keyboard.press('1'));
  }
  throw new Error('nobody has won');
}

test('by mouse', async ({ page }) => {
  const press = (testid: string) => page.getByTestId(testid).first().click();
  const pressHex = (hex: Place) => clickMap(page, hex);
  await page.goto('/');
  await press('open-scenario');
  // the army, unit by unit
  await press('raise-blue');
  await press('buy-lineInfantry');
  await press('buy-lineInfantry');
  await press('buy-lightCavalry');
  await press('deliver');
  await expect(page.getByTestId('told-blue')).toHaveAttribute('data-units', '3');
  await press('lot-red');
  // the map, drawn
  await press('sheet-ground');
  await press('draw-map');
  await expect(page.getByTestId('map-editor')).toBeVisible();
  await press('tool-village');
  await pressHex(MIDDLE);
  await expect(page.getByTestId('map-undo')).toBeEnabled();
  await press('deliver');
  // what it is about
  await press('sheet-objectives');
  await press('add-place');
  await page.getByTestId('objective-side').selectOption('blue');
  await page.getByTestId('objective-sudden').check();
  await pressHex(MILL);
  await pressHex(MIDDLE);
  await expect(page.getByTestId('objective-hexes')).toContainText('1 hex of its own');
  await press('sheet-rules');
  await page.getByTestId('first-side').selectOption('blue');
  await ready(page);
  await press('play-plan');
  // set up, and played: who begins with that is thrown for
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  await answering(page, () => press('roll'));
  await setUp(
    page,
    async ({ ask }) => {
      if (ask === 'unitToDeploy') await press('choice');
      await expect(question(page)).toHaveAttribute('data-ask', 'deployment');
      await look(page);
      await pressHex(MILL);
      await expect(page.getByTestId('draft')).toBeVisible();
      await answering(page, () => press('confirm'));
    },
    press,
  );
  await expect(page.locator('.piece[data-side="blue"]')).toHaveCount(3);
  await playOut(
    page,
    () => answering(page, () => press('roll')),
    () => endOrders(page),
  );
  await expectVictory(page);
});

/** Moves the cursor of a map: first to the row, then along it. */
async function arrowsTo(page: Page, goal: Place): Promise<void> {
  await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 60; n++) {
    const { x, y } = await onCursor(page);
    if (Math.hypot(goal.x - x, goal.y - y) < 10) return;
    if (Math.abs(goal.y - y) > 10) await page.keyboard.press(goal.y > y ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(goal.x > x ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error('the cursor does not reach its hex');
}

test('by keyboard', async ({ page }) => {
  const press = async (testid: string, key = 'Enter'): Promise<void> => {
    const control = page.getByTestId(testid).first();
    await expect(control).toBeVisible();
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  await page.goto('/');
  await press('open-scenario');
  await press('raise-blue');
  await press('buy-lineInfantry');
  await press('buy-lightCavalry');
  await press('deliver');
  await expect(page.getByTestId('told-blue')).toHaveAttribute('data-units', '2');
  await press('lot-red');
  await expect(page.getByTestId('told-red')).not.toHaveAttribute('data-units', '0');
  // sheets by their number: the ground, and the drawing table behind it
  await page.keyboard.press('2');
  await press('draw-map');
  await expect(page.getByTestId('map-editor')).toBeVisible();
  await tabTo(page, page.getByTestId('sheet'));
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(page.getByTestId('map-undo')).toBeEnabled();
  await press('deliver');
  await expect(page.getByTestId('scenario-editor')).toBeVisible();
  await page.keyboard.press('4');
  await press('add-place');
  await press('objective-side', 'ArrowDown');
  await expect(page.getByTestId('objective-side')).toHaveValue('blue');
  await press('objective-sudden', ' ');
  await tabTo(page, page.getByTestId('plan-map'));
  await arrowsTo(page, MIDDLE);
  await arrowsTo(page, MILL);
  await page.keyboard.press(' ');
  await expect(page.getByTestId('objective-hexes')).toContainText('2 hexes of its own');
  await expect(page.getByTestId('plan-told')).toContainText('Objective 1');
  await page.keyboard.press('6');
  await press('first-side', 'ArrowDown');
  await expect(page.getByTestId('first-side')).toHaveValue('blue');
  await ready(page);
  await tabTo(page, page.getByTestId('play-plan'));
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toHaveAttribute('data-ask', 'roll');
  await roll(page);
  await setUp(
    page,
    async ({ ask }) => {
      if (ask === 'unitToDeploy') await page.keyboard.press('1');
      await expect(question(page)).toHaveAttribute('data-ask', 'deployment');
      const sight = await look(page);
      await tabTo(page, page.locator('.map-port'));
      await arrowsTo(page, MILL);
      await answering(page, async () => {
        await page.keyboard.press('Enter');
        if (await drafts(page, sight)) await page.keyboard.press('Enter');
      });
    },
    (testid) => press(testid),
  );
  await playOut(
    page,
    () => roll(page),
    async () => {
      const sight = await look(page);
      await answering(page, async () => {
        await page.keyboard.press('Control+Enter');
        const yes = page.getByTestId('dialog-yes');
        await expect(yes.or(page.locator(`#question:not([data-answers="${sight.answers}"])`))).toBeVisible();
        if (!(await yes.isVisible())) return;
        await tabTo(page, yes);
        await page.keyboard.press('Enter');
      });
    },
  );
  await expectVictory(page);
});
