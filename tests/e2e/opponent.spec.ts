/** A battle against the program, from the first screen on: it plays, and whoever plays against it may do all he is used to. */

import { hurried } from '../support/hurried.ts';
import { endOrders, playUntil, step } from './player.ts';
import { answering, doesNotScrollSideways, exported, look, openMenu, question, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

type Sides = Readonly<Partial<Record<'blue' | 'red', string>>>;

const atWork = (page: Page) => page.getByTestId('opponent');
const given = async (page: Page): Promise<number> =>
  Number(await question(page).getAttribute('data-answers'));

/** Begins the battle of the crossing with the program on these sides. */
async function against(page: Page, sides: Sides): Promise<void> {
  await page.goto('/#seed=opponent');
  for (const [side, level] of Object.entries(sides))
    await page.getByTestId(`player-${side}`).selectOption(level);
  await page.getByTestId('new-battle').click();
  await expect(question(page)).toBeVisible();
}

/** Plays for the person, who gives no orders, until the program is asked. */
async function untilIts(page: Page): Promise<void> {
  while (!(await atWork(page).isVisible())) await step(page, await look(page), true);
}

/** Waits until the person, who plays blue, is asked or is to roll. */
async function untilMine(page: Page): Promise<void> {
  await expect(page.locator('.panel[data-side="blue"]')).toBeVisible({ timeout: 180_000 });
  await expect(atWork(page)).toHaveCount(0);
}

/** Rolls and answers for the person until he gives orders. */
async function untilMyOrders(page: Page): Promise<void> {
  for (;;) {
    await untilMine(page);
    const sight = await look(page);
    if (sight.ask === 'orders') return;
    await step(page, sight, true);
  }
}

test('it is chosen on the first screen, plays its turn, and its moves are announced', async ({ page }) => {
  await hurried(page);
  await against(page, { red: 'recruit' });
  await untilIts(page);
  const before = await given(page);
  // nobody answers in its place
  await expect(page.getByTestId('choice')).toHaveCount(0);
  await expect(page.getByTestId('pick')).toHaveCount(0);
  await untilMine(page);
  expect(await given(page)).toBeGreaterThan(before);
  await expect(page.getByTestId('live-region')).not.toBeEmpty();
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'blue');

  await page.getByTestId('why').first().locator('summary').first().click();
  await expect(page.getByTestId('reasons').first()).not.toBeEmpty();

  const file = JSON.parse(await exported(page));
  expect(file.programs).toEqual({ red: { level: 'recruit', temper: 'even' } });
});

test('a skirmish against the everyday level goes from the first screen to its end', async ({ page }) => {
  await hurried(page);
  await page.goto('/#skirmish=600-abc123');
  await page.getByTestId('player-red').selectOption('captain');
  await page.getByTestId('skirmish-quick').click();
  await expect(question(page)).toBeVisible();
  const victory = page.getByTestId('victory');
  const mine = page.locator('.panel[data-side="blue"]');
  const offered = page.getByTestId('accept-end');
  while (!(await victory.isVisible())) {
    await expect(mine.or(victory).or(offered).first()).toBeVisible({ timeout: 60_000 });
    if (await victory.isVisible()) break;
    if (await offered.isVisible()) await offered.click();
    else {
      const sight = await look(page);
      if (sight.ask !== 'over') await step(page, sight, true);
    }
  }
  await expect(victory).toContainText('victory points');
});

test('it stops for a pause and goes on; reloaded in the middle of its thinking, it thinks again and answers the same', async ({
  page,
}) => {
  await against(page, { blue: 'captain', red: 'captain' });
  await expect(atWork(page)).toHaveAttribute('data-stage', /thinks|acts/);
  await expect.poll(() => given(page)).toBeGreaterThan(3);
  await page.getByTestId('pause').click();
  const paused = await given(page);
  await expect(atWork(page)).toHaveAttribute('data-stage', 'paused');
  await saved(page);
  const first = JSON.parse(await exported(page));

  await page.reload();
  await expect(atWork(page)).toHaveAttribute('data-stage', /thinks|acts/);
  await page.getByTestId('hurry').click();
  await expect.poll(() => given(page)).toBeGreaterThan(paused + 6);
  await page.getByTestId('pause').click();
  const second = JSON.parse(await exported(page));
  expect(second.answers.slice(0, first.answers.length)).toEqual(first.answers);

  // back to where it was, or to the answer before that of which the journal has a line: what it answers now is what it
  // answered then; the journal draws what is seen of it: its beginning, when the first board is looked at
  await page.getByRole('region', { name: 'Journal' }).press('Home');
  const told = async () => {
    const lines = await page
      .getByTestId('journal-line')
      .evaluateAll((all) => all.map((line) => Number(line.dataset['at'])));
    return lines.filter((at) => at < paused);
  };
  await expect.poll(told).not.toEqual([]);
  const back = Math.max(...(await told()));
  await page.locator(`[data-testid="journal-line"][data-at="${back}"]`).first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByTestId('dialog-yes').click();
  await expect(question(page)).toHaveAttribute('data-answers', String(back + 1));
  await expect(atWork(page)).toHaveAttribute('data-stage', 'paused');
  await page.getByTestId('go-on').click();
  await expect.poll(() => given(page)).toBeGreaterThan(paused + 6);
  await page.getByTestId('pause').click();
  const third = JSON.parse(await exported(page));
  const both = Math.min(second.answers.length, third.answers.length);
  expect(third.answers.slice(0, both)).toEqual(second.answers.slice(0, both));
});

test('steps back over its answers lead to one’s own last decision, and it answers again', async ({
  page,
}) => {
  await hurried(page);
  await against(page, { red: 'recruit' });
  await untilMyOrders(page);
  await endOrders(page);
  await untilMyOrders(page);
  const now = await given(page);
  await expect(page.getByTestId('undo')).toHaveAttribute('data-together', 'true');
  await page.getByTestId('back-to-own').click();
  await expect(page.locator('.panel')).toHaveAttribute('data-side', 'blue');
  const own = await given(page);
  expect(own).toBeLessThan(now - 1);
  await expect(page.getByTestId('redo')).toBeEnabled();
  await page.getByTestId('redo').click();
  await untilMyOrders(page);
  expect(await given(page)).toBe(now);
});

test('a side is taken over and given back', async ({ page }) => {
  await hurried(page);
  await against(page, { blue: 'recruit', red: 'recruit' });
  await expect(atWork(page)).toBeVisible();
  await page.getByTestId('pause').click();
  const side = await page.locator('.panel').getAttribute('data-side');
  await page.getByTestId('take-over').click();
  await expect(atWork(page)).toHaveCount(0);
  await saved(page);
  await page.reload();
  await expect(page.getByTestId(`give-back-${side}`)).toBeVisible();
  await expect(atWork(page)).toHaveCount(0);
  const before = await given(page);
  await page.getByTestId(`give-back-${side}`).click();
  await expect(atWork(page)).toBeVisible();
  await expect.poll(() => given(page)).toBeGreaterThan(before + 2);
});

test('advice is asked for at a question, laid out on the map, and put away', async ({ page }) => {
  await hurried(page);
  await against(page, {});
  await playUntil(page, ({ ask }) => ask === 'orders');
  await page.getByTestId('advice').click();
  await expect(page.getByTestId('reasons')).toBeVisible();
  await expect(page.getByTestId('weighed').getByRole('listitem').first()).toBeVisible();
  await page.getByTestId('lay-out').first().click();
  await expect(page.getByTestId('confirm-group')).toBeEnabled();
  await answering(page, () => page.getByTestId('confirm-group').click());
  // advice is of one moment
  await expect(page.getByTestId('advised')).toHaveCount(0);
  await page.getByTestId('advice').click();
  await expect(page.getByTestId('reasons')).toBeVisible();
  await page.getByTestId('advice-away').click();
  await expect(page.getByTestId('reasons')).toHaveCount(0);
});

test('an end is not had from a program that has something to hope for', async ({ page }) => {
  await hurried(page);
  await against(page, { red: 'recruit' });
  await untilMyOrders(page);
  await openMenu(page, 'agreed-end');
  await page.getByTestId('dialog-yes').click();
  await expect(page.getByTestId('end-declined')).toBeVisible();
  await expect(page.getByTestId('victory')).toHaveCount(0);
});

test('after a battle the worst moments are told, and one of them opens', async ({ page }) => {
  await hurried(page);
  await against(page, {});
  await playUntil(page, ({ answers }) => answers > 12);
  await openMenu(page, 'resign');
  await page.getByTestId('resign-blue').click();
  await page.getByTestId('dialog-yes').click();
  await page.getByTestId('worst-moments').click();
  await expect(page.getByTestId('moments')).toHaveAttribute('data-over', 'true', { timeout: 120_000 });
  const worst = page.getByTestId('moment');
  // somebody who charges at everything has given something away by then
  await expect(worst.first()).toBeVisible();
  const at = Number(await worst.first().getAttribute('data-at'));
  await worst.first().click();
  await expect(page.getByTestId('victory')).toHaveCount(0);
  await expect(page.getByTestId('back-to-now')).toBeVisible();
  const line = page.locator(`[data-testid="journal-line"][data-at="${at - 1}"]`).first();
  await expect(line).toHaveAttribute('aria-current', 'step');
});

test('on a telephone, by touch', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'fr-FR',
  });
  await hurried(page);
  await page.goto('/#seed=opponent');
  await page.getByTestId('player-blue').selectOption('recruit');
  await page.getByTestId('player-red').selectOption('sergeant');
  await doesNotScrollSideways(page);
  await page.getByTestId('new-battle').tap();
  await expect(atWork(page)).toBeVisible();
  await expect.poll(() => given(page)).toBeGreaterThan(3);
  await page.getByTestId('pause').tap();
  await expect(atWork(page)).toHaveAttribute('data-stage', 'paused');
  await doesNotScrollSideways(page);
  await page.getByTestId('take-over').tap();
  await expect(atWork(page)).toHaveCount(0);
});
