/** On every screen of a telephone a finger hits what it aims at. */

import { reckoned } from './laboratoryTable.ts';
import { begin, doesNotScrollSideways, look, openMenu, question, rollOn } from './table.ts';
import { expectTargets } from './targets.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens everything that is folded. */
async function unfold(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const within = (await dialog.isVisible()) ? dialog : page;
  const folded = within.locator('details:not([open]) > summary:visible');
  for (let n = 0; n < 60 && (await folded.count()) > 0; n++) await folded.first().tap();
}

/** Where each room is, and what has come once it stands. */
const ROOMS: Readonly<Record<string, string>> = {
  army: 'army-lot',
  map: 'map-undo',
  scenario: 'lot-blue',
  'skirmish=1500-k3f9ta': 'skirmish-format',
  'rule=CHG-13': 'book-search',
};

for (const [room, last] of Object.entries(ROOMS))
  test(`in the room #${room}`, async ({ page }) => {
    await page.goto(`/#${room}`);
    await expect(page.getByTestId(last)).toBeVisible();
    await expectTargets(page, room);
    await unfold(page);
    await expectTargets(page, `${room}, unfolded`);
    await doesNotScrollSideways(page);
  });

test('on the first screen, in its guide, its lessons and its guided battle', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('first-battle')).toBeVisible();
  await expectTargets(page, 'first screen');
  await unfold(page);
  await expectTargets(page, 'first screen, unfolded');
  await page.getByTestId('help').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTargets(page, 'guide');
  await page.goto('/');
  await page.getByTestId('lessons').tap();
  await page.locator('[data-lesson="breakOff"]').tap();
  await page.getByTestId('lesson-hint').tap();
  await expectTargets(page, 'a lesson');
  await page.goto('/');
  await page.getByTestId('first-battle').tap();
  await expect(page.getByTestId('guide')).toBeVisible();
  await expectTargets(page, 'the guided battle');
});

test('in the laboratory', async ({ page }) => {
  await page.goto('/#laboratory');
  await reckoned(page);
  for (const tab of ['odds', 'sweep', 'systems', 'roll', 'keep']) {
    await page.getByTestId(`tab-${tab}`).tap();
    await expectTargets(page, tab);
  }
  await page.getByTestId('unfold-pieces').tap();
  await expectTargets(page, 'pieces');
});

test('at the table', async ({ page }) => {
  await begin(page, 'e2e');
  await expectTargets(page, 'dice awaited');
  await rollOn(page);
  await expectTargets(page, 'orders');
  const [first = ''] = (await look(page)).picks;
  await page.locator(`[data-testid="pick"][data-unit="${first}"]`).tap();
  await expectTargets(page, 'a group in the making');
  await page.getByTestId('confirm-group').tap();
  await rollOn(page);
  await expect(question(page)).toHaveAttribute('data-ask', 'action');
  await look(page);
  await expectTargets(page, 'action');
  await page.getByTestId('map-tools').tap();
  await expectTargets(page, 'the tools of the map');
  await page.getByTestId('legend').tap();
  await expect(page.getByTestId('legend-mark').first()).toBeVisible();
  await expectTargets(page, 'legend');
  await page.keyboard.press('Escape');
  await page.getByTestId('map-tools').tap();
  for (const tab of ['blue', 'red', 'log']) {
    await page.getByTestId(`tab-${tab}`).tap();
    await expectTargets(page, tab);
  }
  await page.getByTestId('journal-find').tap();
  await unfold(page);
  await expectTargets(page, 'the journal searched');
  await page.getByTestId('journal-line').first().tap();
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  await expectTargets(page, 'looking back');
  await page.getByTestId('back-to-now').tap();
  await page.getByTestId('menu').tap();
  await expect(page.getByTestId('appearance-sound')).toBeVisible();
  await expectTargets(page, 'menu');
  await page.getByTestId('menu').tap();
  for (const item of ['share', 'keep-moment', 'who-plays', 'correct', 'resign', 'print', 'report', 'help']) {
    await openMenu(page, item);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTargets(page, item);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Close|Cancel/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openMenu(page, 'agreed-end');
  await expectTargets(page, 'a question before what cannot be taken back');
  await page.getByTestId('dialog-yes').tap();
  await expect(page.getByTestId('turning')).toHaveAttribute('data-over', 'true');
  await expectTargets(page, 'victory');
});
