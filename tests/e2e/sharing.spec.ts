/** A whole game goes out as a link or a file, is watched by whoever opens it, and taken up from any moment. */

import { playOut } from '../../src/command/verbs/play.ts';
import { gameFileOf } from '../../src/scenarios/gameFile.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { newGame } from '../../src/scenarios/newGame.ts';
import { manyAnswers } from '../support/longFile.ts';
import { expectAccess } from './access.ts';
import { tabTo } from './laboratoryTable.ts';
import { playUntil } from './player.ts';
import { begin, doesNotScrollSideways, look, openMenu, question, saved } from './table.ts';
import { expect, type Page, test } from './test.ts';

// the policy of the page would not let the checker of accessibility in
test.use({ bypassCSP: true });

const bar = (page: Page) => page.getByTestId('watch-bar');
const where = (page: Page) => page.getByTestId('time-where');

/** The text of a battle played to its end. */
function playedFile(): string {
  const begun = newGame(gersbach, 'shared', { blue: 'Jeanne', red: 'Karl' });
  return JSON.stringify(gameFileOf(playOut(begun, 'shared')));
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(text);
  await page.getByTestId('file').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(question(page)).toBeVisible();
}

/** The link of the game on the table, as the menu shares it. */
async function shared(page: Page): Promise<string> {
  await openMenu(page, 'share');
  await expect(page.getByTestId('share')).toHaveAttribute('data-came', 'link');
  const link = await page.getByTestId('share-link').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

test.describe('by mouse', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a link is copied, watched by whoever opens it, and taken up as a game of his own', async ({
    page,
    browser,
  }) => {
    await begin(page, 'share');
    await playUntil(page, ({ answers }) => answers >= 9);
    const before = await look(page);
    await openMenu(page, 'share');
    await expect(page.getByTestId('share-copied')).toHaveAttribute('data-copied', 'true');
    const link = await page.getByTestId('share-link').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(where(stranger)).toContainText(`Answer 0 of ${before.answers}`);
    // nothing can be answered
    await expect(stranger.getByTestId('choice')).toHaveCount(0);
    await expect(stranger.getByTestId('undo')).toHaveCount(0);
    // a page that is loaded again shows it again
    await stranger.reload();
    await expect(where(stranger)).toContainText('Answer 0 of');
    await stranger.getByTestId('answer-on').click();
    await expect(where(stranger)).toContainText('Answer 1 of');
    await expect(stranger.getByTestId('watch-told')).toContainText('has the first turn');
    // to its end of itself
    await stranger.getByTestId('pace').selectOption('quick');
    await stranger.getByTestId('playback').click();
    await expect(where(stranger)).toContainText(`Answer ${before.answers} of ${before.answers}`);
    await stranger.getByTestId('take-up').click();
    await expect(bar(stranger)).toHaveCount(0);
    await expect(question(stranger)).toHaveAttribute('data-answers', String(before.answers));
    const { ask, side, pieces } = await look(stranger);
    expect({ ask, side, pieces }).toEqual({ ask: before.ask, side: before.side, pieces: before.pieces });
    await saved(stranger);
    expect(new URL(stranger.url()).hash).toBe('');
    await stranger.reload();
    await expect(question(stranger)).toHaveAttribute('data-answers', String(before.answers));
    await stranger.context().close();
  });

  test('a game is taken up from the midst of it, and what came later can be done again', async ({ page }) => {
    await begin(page, 'midst');
    await playUntil(page, ({ answers }) => answers >= 7);
    await page.goto(await shared(page));
    await expect(where(page)).toContainText('Answer 0 of');
    await page.getByTestId('time-slider').fill('3');
    await expect(where(page)).toContainText('Answer 3 of');
    await page.getByTestId('take-up').click();
    await expect(question(page)).toHaveAttribute('data-answers', '3');
    await expect(page.getByTestId('redo')).toBeEnabled();
  });
});

test('a link opened during a game leaves that game as it is', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await begin(other, 'other');
  await playUntil(other, ({ answers }) => answers >= 4);
  const link = await shared(other);
  await other.context().close();

  await begin(page, 'mine');
  await playUntil(page, ({ answers }) => answers >= 2);
  await saved(page);
  const mine = await look(page);
  const open = () =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
  const isBack = async () => {
    await expect(bar(page)).toHaveCount(0);
    await expect(question(page)).toHaveAttribute('data-answers', String(mine.answers));
    expect((await look(page)).pieces).toEqual(mine.pieces);
  };
  await open();
  await expect(bar(page)).toContainText('Your own battle waits');
  await page.getByTestId('leave-watching').click();
  await isBack();
  await open();
  await expect(bar(page)).toBeVisible();
  // the browser's own way back leaves it too
  await page.goBack();
  await isBack();
  await expect(page.locator('.head-save')).toHaveAttribute('data-save', 'saved');
});

test('a game too long for a link goes as a file, and the reason is told', async ({ page }) => {
  await openFile(page, manyAnswers());
  // from the end of the battle
  await page.getByTestId('share-battle').click();
  await expect(page.getByTestId('share')).toHaveAttribute('data-came', 'tooLong');
  await expect(page.getByTestId('share-too-long')).toContainText('Beyond 8,000');
  const coming = page.waitForEvent('download');
  await page.getByTestId('share-file').click();
  expect((await coming).suggestedFilename()).toMatch(/^gersbach-.*\.json$/);
});

test('a file is played on, or watched from its beginning to its end', async ({ page }) => {
  const text = playedFile();
  const all = JSON.parse(text).answers.length;
  await openFile(page, text);
  // the end of a battle tells itself first
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByTestId('watch-it').click();
  await expect(where(page)).toContainText(`Answer 0 of ${all}`);
  await expectAccess(page, 'watching');
  await page.getByTestId('turn-on').click();
  await page.getByTestId('unit-on').click();
  await expect(where(page)).not.toContainText('Answer 0 of');
  // keys lead through it as through the journal
  await question(page).click();
  await page.keyboard.press('End');
  await expect(page.getByTestId('watch-end')).toContainText(/Victory for|drawn battle/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(where(page)).toContainText('Answer 1 of');
  await page.keyboard.press('p');
  await expect(page.getByTestId('playback')).toHaveAttribute('data-running', 'true');
  await page.keyboard.press('p');
  await expect(page.getByTestId('playback')).toHaveAttribute('data-running', 'false');
  await tabTo(page, page.getByTestId('leave-watching'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(question(page)).toHaveAttribute('data-answers', String(all));
});

test('R-150 a game with hidden numbers says so before its link is copied', async ({ page }) => {
  const scenario = { ...gersbach, houseRules: { ...gersbach.houseRules, open_information: 'no' as const } };
  const begun = newGame(scenario, 'hidden', { blue: 'Jeanne', red: 'Karl' });
  await openFile(page, JSON.stringify(gameFileOf(begun)));
  await page.getByTestId('lift-curtain').click();
  await openMenu(page, 'share');
  await expect(page.getByTestId('share')).toHaveAttribute('data-came', 'link');
  await expect(page.getByTestId('share-holds-all')).toContainText('the numbers of both sides');
  await expect(page.getByTestId('share-copied')).toHaveAttribute('data-copied', 'not yet');
});

test('a link that was cut says what to do, and is not asked for again', async ({ page }) => {
  await page.goto('/#watch=H4sIAAA');
  await expect(page.getByTestId('file-trouble')).toContainText('The link is not whole: copy all of it');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a game is watched by touch', async ({ page }) => {
    await openFile(page, playedFile());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByTestId('watch-it').tap();
    await expect(where(page)).toContainText('Answer 0 of');
    await page.getByTestId('answer-on').tap();
    await expect(where(page)).toContainText('Answer 1 of');
    await doesNotScrollSideways(page);
    for (const press of ['answer-on', 'turn-back', 'playback', 'take-up', 'leave-watching']) {
      const box = await page.getByTestId(press).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), press).toBeGreaterThanOrEqual(43.5);
    }
    // the map is still seen beneath the bar
    const map = await page.locator('.table-map').boundingBox();
    expect(map?.height ?? 0).toBeGreaterThan(200);
    await page.getByTestId('leave-watching').tap();
    await expect(bar(page)).toHaveCount(0);
  });
});

test('a link that leads to no position of the book and to no skirmish says so', async ({ page }) => {
  for (const [address, room] of [
    ['/#show=chargee', 'new-battle'],
    ['/#skirmish=garbage', 'skirmish-format'],
    ['/#skirmish=999-abc', 'skirmish-format'],
  ] as const) {
    // from another page: the same one loaded anew has told it already, and its address asks for nothing any more
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText('The link is not whole')).toBeVisible();
    await expect(page.getByTestId(room).first()).toBeVisible();
  }
  await page.goto('about:blank');
  await page.goto('/#skirmish=1000-abc');
  await expect(page.getByTestId('skirmish-format').first()).toBeVisible();
  await expect(page.getByText('The link is not whole')).toHaveCount(0);
});
