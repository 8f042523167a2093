/** The drawing table for maps, by mouse and by keyboard. */
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { centre, openDrawingTable, strokeThrough, take, told, undo } from './drawingTable.ts';
import { speak } from './table.ts';

/** Down the border between the columns, along the sides of its hexes. */
const RIVER = Array.from({ length: 9 }, (_, n) => {
  const { x, y } = centre(8, 4 + n);
  return { x: x + 20, y };
});

test('a river with a bridge is drawn, and undone stroke by stroke', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('open-map').click();
  await expect(page.getByTestId('map-size')).toHaveText('24 × 18 hexes');
  await take(page, 'side-river');
  await strokeThrough(page, RIVER);
  const streams = page.locator('.tiled-ground .map-stream');
  await expect(streams).not.toHaveCount(0);
  await take(page, 'side-bridge');
  const { x, y } = centre(8, 8);
  await strokeThrough(page, [{ x: x + 34, y }]);
  const bridges = page.locator('.tiled-ground use[href="#map-bridge"]');
  await expect(bridges).toHaveCount(1);
  await undo(page);
  await expect(bridges).toHaveCount(0);
  await expect(streams).not.toHaveCount(0);
  await undo(page);
  await expect(streams).toHaveCount(0);
  await expect(page.getByTestId('map-undo')).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(bridges).toHaveCount(1);
});

test('by keyboard alone: a wood, a line of hills, a river with a bridge, and back again', async ({
  page,
}) => {
  await openDrawingTable(page);
  await page.getByTestId('sheet').focus();
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toHaveText('A1, open ground');
  await page.keyboard.press('2');
  await page.keyboard.down('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Space');
  await expect(told(page)).toHaveText('C1, wood');
  // a line from here to there: pressed at both ends
  await page.keyboard.press('8');
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('C4, hill');
  await page.keyboard.press('b');
  for (const pen of ['side-river', 'side-bridge']) {
    await take(page, pen);
    await page.getByTestId('sheet').focus();
    // to the side in the east
    if (pen === 'side-river') await page.keyboard.press('e');
    await page.keyboard.press('Space');
    await expect(told(page)).toHaveText(`C4, hill; ${pen.replace('side-', '')} to the east`);
  }
  await page.keyboard.press(']');
  await expect(page.getByTestId('tool-side-wood')).toHaveAttribute('aria-pressed', 'true');
  for (const left of ['C4, hill; river to the east', 'C4, hill', 'C4, open ground']) {
    await page.keyboard.press('u');
    await expect(told(page)).toHaveText(left);
  }
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('map-undo')).toBeDisabled();
  await expect(page.locator('.tiled-ground .map-tree-crowns')).toHaveCount(0);
});

test('the right button moves the sheet, and Escape takes a stroke back', async ({ page }) => {
  await openDrawingTable(page);
  await take(page, 'wood');
  const trees = page.locator('.tiled-ground .map-tree-crowns');
  const sheet = page.locator('.map-sheet');
  const before = await sheet.boundingBox();
  await strokeThrough(page, [centre(4, 4), centre(9, 9)], 'right');
  await expect.poll(async () => (await sheet.boundingBox())?.x).not.toBe(before?.x);
  await expect(trees).toHaveCount(0);
  await page.keyboard.press('0');
  await strokeThrough(page, [centre(4, 4), centre(9, 9)], 'left', async () => {
    await expect(trees).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(trees).toHaveCount(0);
  });
  await expect(page.getByTestId('map-undo')).toBeDisabled();
});

test.describe('with the checker let in', () => {
  // the policy of the page would not
  test.use({ bypassCSP: true });
  const checker = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

  async function check(page: Page, screen: string): Promise<void> {
    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: checker });
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (on: Document) => Promise<AxeResults> } };
      const { violations } = await axe.run(document);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    });
    expect.soft(found, screen).toEqual([]);
  }

  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const)
    test(`nothing bars those who cannot see or use a mouse, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openDrawingTable(page);
      for (const locale of ['en', 'fr'] as const) {
        await speak(page, locale);
        await check(page, locale);
      }
    });
});

test('at 1024 by 768 every tool lies in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openDrawingTable(page);
  for (const tool of await page.locator('[data-testid^="tool-"]').all())
    await expect(tool).toBeInViewport({ ratio: 1 });
});
