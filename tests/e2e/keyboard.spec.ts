import {
  answering,
  drafts,
  exported,
  look,
  nearest,
  onCursor,
  pieceOf,
  question,
  roll,
  type Sight,
} from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** Goes from control to control until this one has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 80 && !(await isThere()); n++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Moves the cursor of the map: first to the row, then along it. */
async function arrowsTo(page: Page, goal: { readonly x: number; readonly y: number }): Promise<void> {
  await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 60; n++) {
    const { x, y } = await onCursor(page);
    if (Math.hypot(goal.x - x, goal.y - y) < 10) return;
    if (Math.abs(goal.y - y) > 10) await page.keyboard.press(goal.y > y ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(goal.x > x ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error('the cursor does not reach its hex');
}

/** Marches to the lit hex nearest to the enemy, over the map. */
async function march(page: Page, sight: Sight): Promise<void> {
  const unit = pieceOf(sight, sight.selected);
  const enemy = nearest(
    sight.pieces.filter(({ side }) => side !== unit.side),
    unit,
  );
  const end = nearest(sight.lit, enemy ?? unit);
  if (!end) throw new Error('no hex is lit');
  await tabTo(page, page.locator('.map-port'));
  await arrowsTo(page, end);
  await answering(page, async () => {
    await page.keyboard.press('Enter');
    if (await drafts(page, sight)) await page.keyboard.press('Enter');
  });
}

/** One group marches, the rest of the points are let go. */
async function order(page: Page, sight: Sight, mayAct: boolean): Promise<void> {
  if (!mayAct || sight.picks.length === 0)
    return answering(page, async () => {
      await page.keyboard.press('Control+Enter');
      const yes = page.getByTestId('dialog-yes');
      await expect(yes.or(page.locator(`#question:not([data-answers="${sight.answers}"])`))).toBeVisible();
      if (!(await yes.isVisible())) return;
      await tabTo(page, yes);
      await page.keyboard.press('Enter');
    });
  await page.keyboard.press('n');
  await answering(page, () => page.keyboard.press('Enter'));
}

test('the first two turns are played with the keyboard alone', async ({ page }) => {
  await page.goto('/#seed=e2e');
  await tabTo(page, page.getByTestId('new-battle'));
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();

  const ordered = new Set<string>();
  const asked = new Set<string>();
  for (let sight = await look(page); !sight.turn.startsWith('Turn 3'); sight = await look(page)) {
    asked.add(sight.ask);
    const turn = `${sight.turn} ${sight.side}`;
    if (sight.ask === 'roll') await roll(page);
    else if (sight.ask === 'orders') {
      await order(page, sight, !ordered.has(turn));
      ordered.add(turn);
    } else if (sight.choices.length === 0) await march(page, sight);
    else await answering(page, () => page.keyboard.press('1'));
  }
  expect(ordered.size).toBe(4);
  expect([...asked]).toEqual(expect.arrayContaining(['roll', 'orders', 'action']));
  const { answers } = JSON.parse(await exported(page));
  const moves = answers.filter(({ choice }: { choice?: { choose: string } }) => choice?.choose === 'move');
  expect(moves).toHaveLength(4);
});

test('keys go through units, the past and the help, and the focus comes back', async ({ page }) => {
  await page.goto('/#seed=e2e');
  await tabTo(page, page.getByTestId('new-battle'));
  await page.keyboard.press('Enter');
  await roll(page);
  await tabTo(page, page.getByTestId('menu'));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByTestId('menu')).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('menu')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('back-to-now')).toHaveCount(0);
  // Enter rolls wherever no button has the focus
  await question(page).click();
  await roll(page);
  const selected = page.locator('.piece[data-selected="true"]');
  await page.keyboard.press('n');
  const first = (await selected.getAttribute('data-unit')) ?? '';
  await page.keyboard.press('n');
  await expect(selected).not.toHaveAttribute('data-unit', first);
  await page.keyboard.press('Shift+N');
  await expect(selected).toHaveAttribute('data-unit', first);
});
