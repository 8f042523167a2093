/** The laboratory on a telephone, by taps alone. */

import { Hand, openLaboratory, reckoned } from './laboratoryTable.ts';
import { doesNotScrollSideways } from './table.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a charge is set up from nothing by taps, and its odds read', async ({ page }) => {
  await page.goto('/');
  const hand = new Hand(page, true);
  await hand.press('open-laboratory');
  await expect(page.getByTestId('field')).toBeVisible();
  await hand.press('clear');
  await hand.press('unfold-pieces');
  await hand.press('place-blue-heavyCavalry');
  await hand.onHex(6, 8);
  await hand.press('place-red-lineInfantry');
  await hand.onHex(6, 5);
  await reckoned(page);
  expect(hand.clicks).toBeLessThanOrEqual(8);
  await expect(page.getByTestId('verdict')).toHaveText('The rule allows it');
  await doesNotScrollSideways(page);
});

test('reactions are compared, a value is swept, dice are rolled and a set-up shared by taps', async ({
  page,
}) => {
  await openLaboratory(page);
  await doesNotScrollSideways(page);
  const hand = new Hand(page, true);
  await hand.press('reaction-nothing');
  // what a finger presses is heard a moment later
  await expect(page.getByTestId('reaction-nothing')).toHaveAttribute('aria-pressed', 'true');
  await reckoned(page);
  await hand.press('pin-a');
  await hand.press('reaction-flight');
  await expect(page.getByTestId('difference-attacker')).toContainText('Difference +');
  await hand.press('tab-sweep');
  await hand.press('vary-distance');
  await expect(page.getByTestId('sweep')).toHaveAttribute('data-sweep', 'done', { timeout: 120_000 });
  await doesNotScrollSideways(page);
  const plot = page.locator('.lab-plot svg').first();
  await plot.tap({ position: { x: 120, y: 90 } });
  await expect(page.locator('.lab-told').first()).toContainText('%');
  await hand.press('tab-roll');
  await hand.press('roll-100');
  await expect(page.getByTestId('rolled')).toBeVisible({ timeout: 120_000 });
  await doesNotScrollSideways(page);
  await hand.press('tab-keep');
  await hand.press('copy-sentence');
  await expect(page.getByTestId('copy-sentence-text')).toHaveValue(/charges/);
  await doesNotScrollSideways(page);
});

test('what a finger presses is large enough', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('unfold-pieces').tap();
  for (const name of ['clear', 'swap', 'place-blue-lineInfantry', 'tab-sweep', 'act-charge', 'pin-a']) {
    const height = async () => (await page.getByTestId(name).boundingBox())?.height;
    await expect.poll(height, { message: name }).toBeGreaterThanOrEqual(36);
  }
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [720, 450],
] as const)
  test(`the cards come before the result, which is held in sight, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLaboratory(page);
    const bars = page.getByTestId('bars');
    const held = page.getByTestId('held');
    await bars.scrollIntoViewIfNeeded();
    await expect(held).toHaveCount(0);
    const comesFirst = await page.getByTestId('card-target').evaluate((card, other) => {
      const result = document.querySelector(other);
      return result !== null && (card.compareDocumentPosition(result) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    }, '[data-testid="bars"]');
    expect(comesFirst).toBe(true);
    if (width < 820) {
      const [card, result] = await Promise.all([
        page.getByTestId('card-target').boundingBox(),
        bars.boundingBox(),
      ]);
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
    }
    await page.getByTestId('tree').locator('button').last().scrollIntoViewIfNeeded();
    await expect(held).toBeInViewport({ ratio: 1 });
    const chance = await page.getByTestId('chance-attacker').textContent();
    await expect(held).toContainText(`Attacker wins the ground ${chance}`);
    await doesNotScrollSideways(page);
    // what is edited changes it under the eyes
    const strength = page.getByTestId('card-target').getByTestId('field-strength');
    await strength.scrollIntoViewIfNeeded();
    await strength.fill('4');
    await reckoned(page);
    await expect(page.getByTestId('chance-attacker')).not.toHaveText(chance ?? '');
    const after = await page.getByTestId('chance-attacker').textContent();
    if (width < 820) await expect(held).toContainText(`Attacker wins the ground ${after}`);
    await page.getByTestId('tree').locator('button').last().scrollIntoViewIfNeeded();
    await held.tap();
    await expect(bars).toBeInViewport({ ratio: 0.6 });
  });
