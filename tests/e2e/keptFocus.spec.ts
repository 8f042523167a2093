/** Whoever plays by key never loses his place: what he has pressed may be gone, the focus is not. */

import { openLaboratory } from './laboratoryTable.ts';
import { begin, question, rollOn } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/**
 * What keeps the focus comes a little after the page: of two buttons the second has it when the first is gone, for who
 * plays by key; what was clicked before is forgotten by a key that does nothing.
 */
async function kept(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const isKept = () =>
    page.evaluate(async () => {
      const box = document.createElement('div');
      const [one, other] = [document.createElement('button'), document.createElement('button')];
      box.append(one, other);
      document.body.append(box);
      one.focus();
      one.remove();
      await new Promise((done) => setTimeout(() => setTimeout(done)));
      const isThere = document.activeElement === other;
      box.remove();
      return isThere;
    });
  await expect.poll(isKept).toBe(true);
}

async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

async function choose(page: Page, item: string): Promise<void> {
  await press(page.getByTestId('menu'));
  await press(page.getByTestId(item));
}

test('out of a menu, a dialog, advice and odds the focus comes back to where one was', async ({ page }) => {
  await begin(page, 'charge');
  await kept(page);
  await rollOn(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  const ask = page.getByTestId('ask');
  const dialog = page.getByRole('dialog');
  for (const item of 'share keep-moment print report help correct agreed-end resign open-rulebook'.split(' '))
    await test.step(item, async () => {
      await choose(page, item);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
    });
  for (const item of ['real-dice', 'real-dice', 'flip'])
    await test.step(item, async () => {
      await choose(page, item);
      await expect(ask).toBeFocused();
    });
  await press(page.getByTestId('advice'));
  await expect(page.getByTestId('advised')).toBeFocused();
  await press(page.getByTestId('advice-away'));
  await expect(page.getByTestId('advice')).toBeFocused();
});

test('who does without odds is back at the question', async ({ page }) => {
  await page.goto('/#show=charge');
  await kept(page);
  for (const _step of ['charge', 'move']) await press(page.getByTestId('position-next'));
  await expect(question(page)).toHaveAttribute('data-ask', 'reaction');
  await press(page.getByTestId('odds-off'));
  await expect(page.getByTestId('ask')).toBeFocused();
});

for (const [room, leave] of [
  ['laboratory', 'leave-laboratory'],
  ['army', 'leave-army'],
  ['map', 'leave-map'],
  ['scenario', 'leave-plan'],
  ['skirmish', 'leave-skirmish'],
] as const)
  test(`in the room of the ${room} the focus is on its heading, and on what led there when one comes back`, async ({
    page,
  }) => {
    await page.goto('/');
    await kept(page);
    const door = page.getByTestId(`open-${room}`);
    const heading = page.locator('h1').first();
    await press(door);
    await expect(page.getByTestId(leave)).toBeVisible();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(door).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await press(page.getByTestId(leave));
    await expect(door).toBeFocused();
  });

test('in a room what stands nearest has the focus when what was pressed is gone or can be pressed no more', async ({
  page,
}) => {
  await page.goto('/#army');
  await kept(page);
  for (const kind of ['lightCavalry', 'lineInfantry']) await press(page.getByTestId(`buy-${kind}`));
  const rows = page.getByTestId('row');
  await press(rows.first());
  await press(page.getByTestId('remove').first());
  await expect(rows).toHaveCount(1);
  await expect(rows).toBeFocused();
  const undo = page.getByTestId('army-undo');
  for (let n = 0; n < 3; n++) await press(undo);
  await expect(undo).toBeDisabled();
  await expect(page.getByTestId('army-redo')).toBeFocused();
});

test('the result held at the edge of the laboratory leads the focus to the result', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLaboratory(page);
  // its bars are out of sight
  await page.getByTestId('tree').locator('button').last().scrollIntoViewIfNeeded();
  await press(page.getByTestId('held'));
  await expect(page.locator('#lab-result')).toBeFocused();
});
