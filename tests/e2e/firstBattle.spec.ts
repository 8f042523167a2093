/** The guided battle: played to its end by the rings it draws, put off when something else is pressed, and left. */

import { question, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

const guide = (page: Page) => page.getByTestId('guide');

async function beginFirst(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('first-battle').click();
  await expect(guide(page)).toHaveAttribute('data-step', 'orders');
}

/** The middle of a ring on the screen. */
async function middleOf(page: Page, ring: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(ring).last().boundingBox();
  if (!box) throw new Error(`${ring} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const BUTTON = '.guide-ring:not(.guide-ring-hex):not([hidden])';
const HEX = '.guide-ring-hex:not([hidden])';

/** Presses what is ringed: the button if there is one, else the hex, until the story goes on. */
async function doAsTold(page: Page): Promise<void> {
  const before = (await guide(page).getAttribute('data-step')) ?? '';
  const goneOn = page.locator(`[data-testid="guide"]:not([data-step="${before}"])`);
  await expect(page.locator(`${BUTTON}, ${HEX}`).first()).toBeVisible();
  const isDice = (await question(page).getAttribute('data-ask')) === 'roll';
  const listed =
    isDice ||
    !['actingUnit', 'action', 'move', 'orders'].includes(
      (await question(page).getAttribute('data-ask')) ?? '',
    );
  const isHis = await page.getByTestId('guide-go-on').isVisible();
  if (!listed && !isHis && before !== 'endOrders') {
    await expect(page.locator(HEX).last()).toBeVisible();
    const { x, y } = await middleOf(page, HEX);
    await page.mouse.click(x, y);
  }
  await expect(page.locator(BUTTON)).toBeVisible();
  // the list may still grow under the ring while the chances come: what was pressed beside it is put off, and pressed again
  await expect(async () => {
    if (await goneOn.isVisible()) return;
    const { x, y } = await middleOf(page, BUTTON);
    await page.mouse.click(x, y);
    if (before === 'endOrders') await page.getByTestId('dialog-yes').click();
    await expect(goneOn).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test('the first battle is played to its victory by pressing what is ringed', async ({ page }) => {
  await beginFirst(page);
  const steps: string[] = [];
  for (;;) {
    const step = await guide(page).getAttribute('data-step');
    if (step === null) break;
    expect(steps).not.toContain(step);
    steps.push(step);
    await doAsTold(page);
  }
  expect(steps.length).toBeGreaterThan(25);
  expect(steps.at(-1)).toBe('endOrders');
  await expect(page.getByTestId('victory')).toBeVisible();
});

test('another press is put off kindly, and nothing is lost by it', async ({ page }) => {
  await beginFirst(page);
  await doAsTold(page);
  await expect(guide(page)).toHaveAttribute('data-step', 'pickGun');
  await page.locator('[data-testid="pick"][data-unit="foot"]').click();
  await page.getByTestId('confirm-group').click();
  await expect(page.getByTestId('guide-says')).toContainText('That can wait');
  await expect(question(page)).toHaveAttribute('data-answers', '1');
  // and a page that is loaded again goes on with the story
  await saved(page);
  await page.reload();
  await expect(guide(page)).toHaveAttribute('data-step', 'pickGun');
});

test('the guidance is left at any time, and the program plays the enemy', async ({ page }) => {
  await beginFirst(page);
  await doAsTold(page);
  await page.getByTestId('guide-leave').click();
  await expect(guide(page)).toHaveCount(0);
  await page.locator('[data-testid="pick"][data-unit="foot"]').click();
  await page.getByTestId('confirm-group').click();
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
});
