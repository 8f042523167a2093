/** Odds at the table: on a target, beside the answers of a reaction, of the danger of a hex; and none on request. */

import { apart, look, nearest, onCursor, onScreen, type Place, pieceOf } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const WORKING = { timeout: 120_000 };

const tags = (page: Page): Locator => page.locator('.target-value');
const beside = (page: Page): Locator => page.getByTestId('choice-odds');
const danger = (page: Page): Locator => page.getByTestId('danger-spoken');

/** The position of the rulebook where cavalry (A) may charge a line (B) three hexes away. */
async function charge(page: Page): Promise<void> {
  await page.goto('/#rule=CHG-18');
  await page.locator('.statement[data-sought="true"]').getByTestId('show-me').first().click();
  await expect(page.getByTestId('position')).toBeVisible();
  await expect(page.locator('#question')).toHaveAttribute('data-ask', 'action');
}

/** A hex that A could reach before the muskets of B, two rows down from it. */
async function beforeTheLine(page: Page): Promise<Place> {
  await expect.poll(async () => (await look(page)).lit.length).toBeGreaterThan(3);
  const sight = await look(page);
  const { x, y } = pieceOf(sight, 'B');
  const hex = nearest(
    sight.lit.filter((one) => apart(one, pieceOf(sight, 'A')) > 10),
    { x, y: y + 120 },
  );
  if (!hex) throw new Error('no hex is lit');
  return hex;
}

/** A finger laid on a place of the map and held there. */
async function hold(page: Page, place: Place): Promise<void> {
  const point = await onScreen(page, place);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.locator('.cursor-edge')).toBeAttached();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the chance that a charge breaks its target stands on the target, and in full where figures are explained', async ({
  page,
}) => {
  await charge(page);
  // the line passes its test 10 times in 36; whoever fails a test flees
  await expect(tags(page)).toHaveText(/^7\d%$/, WORKING);
  await expect(beside(page).first()).toContainText(/breaks it 7\d%/);
  const { x, y } = await onScreen(page, pieceOf(await look(page), 'B'));
  await page.mouse.move(x, y);
  await expect(page.getByTestId('odds-account')).toContainText('as if whoever fails a test flees');
  await expect(page.getByTestId('odds-account')).toContainText('0% to 100% as both sides decide');
});

test('each answer to a charge has its odds, under a policy that stands below; a key puts them away', async ({
  page,
}) => {
  await charge(page);
  for (const _step of ['charge', 'move']) await page.getByTestId('position-next').click();
  await expect(page.locator('#question')).toHaveAttribute('data-ask', 'reaction');
  const answers = page.getByTestId('choice');
  await expect(answers).not.toHaveCount(0);
  await expect(beside(page)).toHaveCount(await answers.count(), WORKING);
  await expect(answers.filter({ hasText: 'Flight' })).toContainText('holds 0%');
  await expect(answers.first()).toContainText(/holds (1\d|2[0-7])%/);
  await expect(page.getByTestId('odds-note')).toContainText('as if whoever fails a test flees');

  await page.keyboard.press('o');
  await expect(beside(page)).toHaveCount(0);
  await expect(page.getByTestId('odds-note')).toHaveCount(0);
  await page.reload();
  await charge(page);
  // the dice alone
  await expect(tags(page)).toHaveText(/^\d+$/);
  await page.getByTestId('show-odds').click();
  await expect(tags(page)).toHaveText(/%$/, WORKING);
});

test('a failed test is answered with both odds in view, and no answer shows the odds of another question', async ({
  page,
}) => {
  await charge(page);
  for (const _step of ['charge', 'move', 'reaction', 'dice']) await page.getByTestId('position-next').click();
  await expect(page.locator('#question')).toHaveAttribute('data-ask', 'stayOrFlee');
  await expect(beside(page)).toHaveCount(2, WORKING);
  const [stay, flee] = await beside(page).allTextContents();
  expect(stay).not.toBe(flee);
  await page.getByTestId('position-previous').click();
  await expect(page.locator('#question')).toHaveAttribute('data-ask', 'roll');
  await expect(beside(page)).toHaveCount(0);
});

test('a rally tells how often its test is passed, and against what it is taken', async ({ page }) => {
  await page.goto('/#rule=RAL-05');
  await page.locator('.statement[data-sought="true"]').getByTestId('show-me').first().click();
  await expect(page.locator('#question')).toHaveAttribute('data-ask', 'action');
  const rally = page.getByTestId('choice').filter({ hasText: 'Rally' });
  // 7 or less: 21 throws of 36
  await expect(rally).toContainText('succeeds 58%', WORKING);
  await expect(page.getByTestId('odds-note')).toContainText('the dice alone');
  await rally.hover();
  await expect(page.getByTestId('test-account')).toContainText('58%');
  await expect(page.getByTestId('test-account')).toContainText('Command value');
});

test('pointed at, a hex tells who could attack there, on the map, in the panel and in words', async ({
  page,
}) => {
  await charge(page);
  const hex = await beforeTheLine(page);
  const { x, y } = await onScreen(page, hex);
  await page.mouse.move(x, y);
  await expect(danger(page)).toContainText(/could be attacked by B \(.*costs it \d/, WORKING);
  await expect(page.locator('.danger')).not.toHaveCount(0);
  await expect(page.getByTestId('danger')).toContainText('Fire');
  await expect(page.getByTestId('ground-caption')).toHaveText(/^[A-I]\d, open terrain$/);
  await page.mouse.move(5, 5);
  await expect(page.locator('.danger')).toHaveCount(0);
  await expect(danger(page)).toBeEmpty();
});

test('on request every hex in reach tells how many could attack there, on the map and to whom the cursor speaks', async ({
  page,
}) => {
  await charge(page);
  const counted = page.locator('.menaced > g');
  await expect(page.getByTestId('look-danger')).toHaveAttribute('aria-pressed', 'false');
  await expect(counted).toHaveCount(0);
  await expect.poll(async () => (await look(page)).lit.length).toBeGreaterThan(3);
  const { lit } = await look(page);
  await page.getByTestId('look-danger').click();
  await expect(counted).toHaveCount(lit.length, WORKING);
  await expect(page.locator('.menaced > g[data-fire="1"]').first()).toBeAttached();
  // how often it breaks is known where one has pointed
  const hex = await beforeTheLine(page);
  const { x, y } = await onScreen(page, hex);
  await page.mouse.move(x, y);
  await expect(page.getByTestId('danger-caption')).toContainText(
    /1 could fire at it, \d charge or assault it; at worst it breaks at \d+%/,
    WORKING,
  );
  await page.mouse.move(5, 5);
  await expect(page.locator('.menaced-breaks')).toHaveCount(1);
  await page.getByRole('application').focus();
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('ArrowUp');
    if (apart(await onCursor(page), hex) < 5) break;
  }
  await expect(page.locator('.map-room > [aria-live]')).toContainText(/could fire at it/);
  await page.getByTestId('look-danger').click();
  await expect(counted).toHaveCount(0);
});

test('the arrow keys ask the same of the hexes they come to', async ({ page }) => {
  await charge(page);
  const hex = await beforeTheLine(page);
  await page.getByRole('application').focus();
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('ArrowUp');
    if (apart(await onCursor(page), hex) < 5) break;
  }
  await expect(danger(page)).toContainText('could be attacked by B', WORKING);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger held on a hex asks the same, and nothing moves', async ({ page }) => {
    await charge(page);
    const hex = await beforeTheLine(page);
    const { answers } = await look(page);
    await hold(page, hex);
    await expect(danger(page)).toContainText('could be attacked by B', WORKING);
    await expect(page.locator('#question')).toHaveAttribute('data-answers', String(answers));
  });
});
