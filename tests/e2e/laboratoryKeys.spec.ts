/** The proofs of the laboratory with the keyboard alone. */

import { enterHex, field, odds, openLaboratory, pressByKey, reckoned, tabTo } from './laboratoryTable.ts';
import { begin } from './table.ts';
import { expect, test } from './test.ts';

test('a charge is set up from nothing and its odds read with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await pressByKey(page, 'open-laboratory');
  await expect(page.getByTestId('field')).toBeVisible();
  await pressByKey(page, 'clear');
  await pressByKey(page, 'place-blue-heavyCavalry');
  await tabTo(page, field(page));
  await enterHex(page, 6, 8);
  await pressByKey(page, 'place-red-lineInfantry');
  await tabTo(page, field(page));
  await enterHex(page, 6, 5);
  await reckoned(page);
  await expect(page.getByTestId('verdict')).toHaveText('The rule allows it');
  await expect(page.getByTestId('tree')).toContainText('27.8% passed');
});

test('two reactions are compared with the keyboard alone, and undo works wherever the focus is', async ({
  page,
}) => {
  await openLaboratory(page);
  const before = await page.getByTestId('chance-attacker').textContent();
  await pressByKey(page, 'reaction-nothing');
  await reckoned(page);
  await pressByKey(page, 'pin-a');
  await pressByKey(page, 'reaction-flight');
  await expect(page.getByTestId('difference-attacker')).toContainText('Difference +');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('chance-attacker')).toHaveText(before ?? '');
  await page.keyboard.press('Control+y');
  await expect(page.getByTestId('chance-attacker')).not.toHaveText(before ?? '');
});

test('a sweep is asked for and its values told with the keyboard alone', async ({ page }) => {
  await openLaboratory(page);
  await tabTo(page, page.getByTestId('tab-odds'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('tab-sweep')).toHaveAttribute('aria-selected', 'true');
  await pressByKey(page, 'vary-distance');
  await expect(page.getByTestId('sweep')).toHaveAttribute('data-sweep', 'done', { timeout: 120_000 });
  await tabTo(page, page.getByRole('application', { name: 'Chances against: Distance' }));
  const told = page.locator('.lab-told').first();
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText('2: Attacker wins the ground');
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText('3: Attacker wins the ground');
  await page.keyboard.press('ArrowLeft');
  await expect(told).toContainText('2: Attacker wins the ground');
});

test('a moment of a battle goes to the laboratory and back with the keyboard alone', async ({ page }) => {
  await begin(page, 'Essling');
  const before = await page.locator('#question').textContent();
  await pressByKey(page, 'menu');
  await pressByKey(page, 'to-laboratory');
  await reckoned(page);
  await expect(odds(page)).toContainText('How it ends');
  await pressByKey(page, 'leave-laboratory');
  await expect(page.locator('#question')).toHaveText(before ?? '');
});

test('a link is copied with the keyboard alone and opens in a fresh profile', async ({ page, browser }) => {
  await openLaboratory(page);
  const strength = page.getByTestId('card-target').getByTestId('field-strength');
  await tabTo(page, strength);
  await page.keyboard.press('ArrowDown');
  await expect(strength).toHaveValue('9');
  await reckoned(page);
  const chance = await page.getByTestId('chance-attacker').textContent();
  await tabTo(page, page.getByTestId('tab-odds'));
  await page.keyboard.press('End');
  await pressByKey(page, 'copy-link');
  const link = await page.getByTestId('copy-link-text').inputValue();
  const other = await browser.newContext({ locale: 'en-GB' });
  const fresh = await other.newPage();
  await fresh.goto(link);
  await reckoned(fresh);
  await expect(fresh.getByTestId('card-target').getByTestId('field-strength')).toHaveValue('9');
  await expect(fresh.getByTestId('chance-attacker')).toHaveText(chance ?? '');
  await other.close();
});

test('a unit is sent to another hex by writing its name, and a hex that is taken is refused', async ({
  page,
}) => {
  await openLaboratory(page);
  const before = await page.getByTestId('chance-attacker').textContent();
  const place = page.getByTestId('card-attacker').getByTestId('field-place');
  await tabTo(page, place);
  await expect(place).toHaveValue('G8');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('g7');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue('G7');
  await expect(page.getByTestId('chance-attacker')).not.toHaveText(before ?? '');
  await tabTo(page, place);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('G5');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('card-attacker')).toContainText('no room on it');
  await expect(place).toHaveValue('G7');
});
