/** A battle is looked back at, played on aside, and told once it is over. */
import { readFile } from 'node:fs/promises';
import { manyBranches } from '../support/longFile.ts';
import { openMenu, question } from './table.ts';
import { expect, type Page, test } from './test.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  const buffer = Buffer.from(manyBranches(2));
  await page.getByTestId('file').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer });
  await expect(question(page)).toBeVisible();
  await expect(page.getByTestId('journal-line').first()).toBeVisible();
}

/** The text of what a press on that button hands out. */
async function handedOut(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByTestId(button).click();
  return readFile(await (await coming).path(), 'utf8');
}

test('an earlier line is looked at and left, and both sides are played on aside', async ({ page }) => {
  await open(page);
  const answers = (await question(page).getAttribute('data-answers')) ?? '';
  await page.getByTestId('earlier-lines').locator('summary').click();
  await page.getByTestId('name-line').first().click();
  await page.getByLabel('Name of this line').fill('The left wing first');
  await page.getByTestId('keep-line-name').click();
  await page.getByTestId('look-at-line').first().click();
  await expect(page.getByTestId('aside')).toContainText('The left wing first');
  // shown where it was left: at the first board
  await expect(page.getByTestId('time-where')).toContainText('Answer 0 of');
  await page.getByTestId('answer-on').click();
  await expect(page.getByTestId('time-where')).toContainText('Answer 1 of');
  await page.getByTestId('leave-aside').click();
  await expect(page.getByTestId('aside')).toHaveCount(0);
  await expect(question(page)).toHaveAttribute('data-answers', answers);

  await page.getByTestId('look-back').click();
  await page.getByTestId('turn-back').click();
  const where = await page.getByTestId('time-where').textContent();
  await page.getByTestId('analyse').click();
  await expect(page.getByTestId('aside')).toContainText('Analysis board');
  const begun = Number(await question(page).getAttribute('data-answers'));
  await question(page).click();
  await page.keyboard.press((await question(page).getAttribute('data-ask')) === 'roll' ? 'Enter' : '1');
  await expect(question(page)).not.toHaveAttribute('data-answers', String(begun));
  await page.getByTestId('leave-aside').click();
  await expect(page.getByTestId('time-where')).toHaveText(where ?? '');
  await page.getByTestId('back-to-now').click();
  await expect(question(page)).toHaveAttribute('data-answers', answers);
});

test('the end tells losses, course, luck and what turned it, and hands them out', async ({ page }) => {
  await open(page);
  await openMenu(page, 'agreed-end');
  await page.getByTestId('dialog-yes').click();
  await expect(page.getByTestId('turning')).toHaveAttribute('data-over', 'true', { timeout: 60_000 });
  await expect(page.getByTestId('points-won')).toContainText('VIC-0');
  await expect(page.getByTestId('course').locator('svg[role="img"]')).toHaveCount(2);
  await expect(page.getByTestId('luck')).toContainText('Order points');
  await expect(page.getByTestId('losses-blue').locator('tbody tr')).toHaveCount(12);

  const losses = await handedOut(page, 'losses-csv');
  expect(losses.trim().split('\n')).toHaveLength(1 + 24);
  expect(await handedOut(page, 'dice-csv')).toContain('Order points');
  const report = await handedOut(page, 'battle-report');
  expect(report).toContain('Jeanne against Karl');
  expect(report).not.toMatch(/<script|\bsrc=/);

  const moment = page.getByTestId('turning-moment').first();
  const at = Number(await moment.getAttribute('data-at'));
  await moment.click();
  await expect(page.getByTestId('victory')).toHaveCount(0);
  await expect(page.getByTestId('time-where')).toContainText(`Answer ${at} of`);
});
