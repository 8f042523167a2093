import { expectAccess } from './access.ts';
import { playUntil } from './player.ts';
import { begin, openMenu } from './table.ts';
import { expect, type Page, test } from './test.ts';

// the policy of the page would not let the checker in
test.use({ bypassCSP: true });

/** The language is changed behind whatever lies over its switch: no hand could, and whatever is open stays open. */
async function turnTo(page: Page, locale: string): Promise<void> {
  await page
    .getByTestId(`language-${locale}`)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Whatever is found in the screen as it stands, in both languages. */
async function check(page: Page, screen: string): Promise<void> {
  for (const locale of ['fr', 'en']) {
    await turnTo(page, locale);
    await expectAccess(page, `${screen}, ${locale}`);
  }
}

test('nothing on the first screen bars those who cannot see or use a mouse', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await check(page, 'welcome');
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('no') };
  await page.getByTestId('file').setInputFiles(file);
  await expect(page.getByTestId('file-trouble')).toBeVisible();
  await check(page, 'a faulty file');
  await page.getByTestId('help').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'help');
  await page.getByTestId('change-keys').click();
  await page.getByTestId('change-key').first().click();
  await page.keyboard.press('u');
  await expect(page.getByTestId('take-key')).toBeFocused();
  await check(page, 'a key that is another’s');
});

test('nothing bars them from playing against the program', async ({ page }) => {
  await page.goto('/#seed=e2e');
  for (const side of ['blue', 'red']) await page.getByTestId(`player-${side}`).selectOption('recruit');
  await check(page, 'who plays');
  await page.getByTestId('new-battle').click();
  await expect(page.getByTestId('why').first()).toBeVisible();
  await page.getByTestId('pause').click();
  await page.getByTestId('why').first().locator('summary').first().click();
  await expect(page.getByTestId('reasons').first()).toBeVisible();
  await check(page, 'the program waits');
  await page.getByTestId('take-over').click();
  await expect(page.getByTestId('opponent')).toHaveCount(0);
  await check(page, 'a side taken over');
});

test('nothing bars them from the orders', async ({ page }) => {
  await begin(page, 'e2e');
  await check(page, 'dice awaited');
  await playUntil(page, ({ ask }) => ask === 'orders');
  await check(page, 'orders');
  await page.keyboard.press('n');
  await expect(page.locator('[data-testid="pick"][aria-pressed="true"]')).toHaveCount(1);
  await check(page, 'a group in the making');
});

test('nothing bars them from an action, by the map, the sheets and the list', async ({ page }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'action');
  await expect(page.locator('.piece[data-selected="true"]')).toHaveCount(1);
  await check(page, 'action');
  await page.getByTestId('tab-blue').click();
  await expect(page.getByTestId('roster-line')).not.toHaveCount(0);
  await check(page, 'sheet of an army');
  await page.getByTestId('tab-choices').click();
  await expect(page.getByTestId('listed-place')).not.toHaveCount(0);
  await check(page, 'the choices as a list');
});

test('nothing bars them from the menu of the table and an old board', async ({ page }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'action');
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('export')).toBeVisible();
  await check(page, 'menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  await check(page, 'an old board');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('back-to-now')).toHaveCount(0);
});

test('nothing bars them from a reaction', async ({ page }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'reaction');
  await check(page, 'reaction');
});

test('nothing bars them from the end of a battle, and from looking back on it', async ({ page }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'action');
  await openMenu(page, 'agreed-end');
  await expect(page.getByTestId('dialog-yes')).toBeVisible();
  await check(page, 'a question before what cannot be taken back');
  await page.getByTestId('dialog-yes').click();
  await expect(page.getByTestId('victory')).toBeVisible();
  await check(page, 'victory');
  await expect(page.getByTestId('turning')).toHaveAttribute('data-over', 'true', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByTestId('look-back').click();
  await page.getByTestId('journal-find').click();
  await check(page, 'looking back');
});

test('nothing bars them from learning: the guided battle, the legend, a lesson', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('first-battle').click();
  await expect(page.getByTestId('guide')).toBeVisible();
  await check(page, 'the guided battle');
  await page.getByTestId('legend').click();
  await expect(page.getByTestId('legend-mark').first()).toBeVisible();
  await check(page, 'legend');
  await page.keyboard.press('Escape');
  await openMenu(page, 'leave');
  await page.getByTestId('lessons').click();
  await page.locator('[data-lesson="breakOff"]').click();
  await page.getByTestId('lesson-hint').click();
  await check(page, 'a lesson');
});

test('nothing bars whoever takes the screen over, and folded tools unfold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#seed=e2e');
  await page.getByTestId('house-rules').locator('summary').click();
  await page.getByTestId('rule-open_information').selectOption('Only one’s own');
  await check(page, 'house rules');
  await page.getByTestId('new-battle').click();
  await expect(page.getByTestId('curtain')).toBeVisible();
  await check(page, 'the screen is handed over');
  await page.getByTestId('lift-curtain').click();
  await page.getByTestId('map-tools').click();
  await check(page, 'the tools of the map');
});

for (const entries of [
  ['share', 'keep-moment', 'who-plays', 'correct'],
  ['resign', 'print', 'report', 'help'],
])
  test(`nothing bars them from what the menu of the table opens: ${entries.join(', ')}`, async ({ page }) => {
    await begin(page, 'e2e');
    await playUntil(page, ({ ask }) => ask === 'orders');
    for (const entry of entries) {
      await openMenu(page, entry);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, entry);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

test('nothing bars them from advice', async ({ page }) => {
  await begin(page, 'e2e');
  await playUntil(page, ({ ask }) => ask === 'orders');
  await page.getByTestId('advice').click();
  await expect(page.getByTestId('advice-away')).toBeVisible();
  await check(page, 'advice');
});

test('nothing bars them from a skirmish by lot', async ({ page }) => {
  await page.goto('/#skirmish=1500-k3f9ta');
  await expect(page.getByTestId('skirmish-format')).toBeVisible();
  await check(page, 'a skirmish by lot');
});
