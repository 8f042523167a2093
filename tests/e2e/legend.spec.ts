/** The legend of the map: every mark in it drawn as the map draws it, and its rule one press away. */

import { playUntil } from './player.ts';
import { begin, doesNotScrollSideways, rollOn } from './table.ts';
import { expect, test } from './test.ts';

test('the legend opens from the tools of the map, and a mark leads to its rule and back', async ({
  page,
}) => {
  await begin(page, 'legend');
  const tool = page.getByTestId('legend');
  await expect(tool).toHaveAttribute('title', 'Legend of the map');
  await tool.click();
  const legend = page.getByRole('dialog', { name: 'What the map shows' });
  await expect(legend).toBeVisible();
  const rows = legend.getByTestId('legend-mark');
  expect(await rows.count()).toBeGreaterThan(60);
  // each is drawn: its own scene is not empty
  const square = legend.locator('[data-mark="square"]');
  await expect(square.locator('.piece')).toHaveCount(1);
  await expect(legend.locator('[data-mark="reachForced"] .hatched-forced')).toHaveCount(1);
  await square.getByRole('button', { name: 'GEO-12: read it in the rulebook' }).click();
  await expect(page.locator('.statement[data-sought="true"]')).toHaveAttribute('id', 'GEO-12');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('rulebook')).toHaveCount(0);
  await expect(legend).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);
  await expect(tool).toBeFocused();
});

test('every tool of the map says what it does to who points at it, and which key does the same', async ({
  page,
}) => {
  await begin(page, 'tools');
  await rollOn(page);
  await expect(page.getByTestId('look-ground')).toBeVisible();
  const tools = await page.locator('.map-tools button').all();
  expect(tools.length).toBeGreaterThan(6);
  const told = await Promise.all(
    tools.map(
      async (tool) => [await tool.getAttribute('aria-label'), await tool.getAttribute('title')] as const,
    ),
  );
  for (const [label, title] of told) expect([label, `${label} (${title?.at(-2)})`]).toContain(title);
  const keys = told.flatMap(([label, title]) => (title === label ? [] : [title?.at(-2)]));
  expect(keys).toEqual(['L', 'T', 'H', '+', '-', '0', 'G', 'O']);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the legend keeps to its width', async ({ page }) => {
    await begin(page, 'legend');
    await page.getByTestId('map-tools').tap();
    await page.getByTestId('legend').tap();
    await expect(page.getByTestId('legend-mark').first()).toBeVisible();
    await doesNotScrollSideways(page);
  });

  test('one button unfolds the tools of the map, each large enough for a finger, none over another', async ({
    page,
  }) => {
    await begin(page, 'legend');
    await playUntil(page, ({ ask }) => ask === 'orders');
    const tools = page.locator('.map-tools button:visible');
    await expect(tools).toHaveCount(1);
    await page.getByTestId('map-tools').tap();
    await expect(page.getByTestId('look-threat')).toBeVisible();
    const boxes = await tools.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    );
    expect(boxes.length).toBeGreaterThan(8);
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const places = new Set(boxes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(places.size).toBe(boxes.length);
    await page.getByTestId('look-threat').tap();
    await expect(page.getByTestId('look-caption')).not.toBeEmpty();
    await page.getByTestId('look-threat').tap();
    await expect(page.getByTestId('look-caption')).toBeEmpty();
    await page.getByTestId('map-tools').tap();
    await expect(tools).toHaveCount(1);
  });
});
