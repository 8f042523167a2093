import { playUntil } from './player.ts';
import { begin, exported, openMenu, question } from './table.ts';
import { expect, test } from './test.ts';

test('what is not as it should be is set right by both, with a reason, and told and saved', async ({
  page,
}) => {
  await begin(page, 'e2e');
  const { answers, pieces, side } = await playUntil(page, ({ ask }) => ask === 'orders');
  const unit = pieces.find((piece) => piece.side === side)?.unit ?? '';
  const agree = (who: string) => page.getByTestId(`agree-${who}`);

  await openMenu(page, 'correct');
  await page.getByTestId('correct-what').selectOption(unit);
  await page.getByTestId('correct-reason').fill('a loss was forgotten');
  // as it stands there is nothing to agree on, nor on what the rule does not allow
  await expect(agree('blue')).toBeDisabled();
  await page.getByTestId('correct-strength').fill('99');
  await expect(page.getByTestId('correct-refused')).toContainText('UNI-03');
  await expect(agree('blue')).toBeDisabled();
  await page.getByTestId('correct-strength').fill('3');
  await page.getByTestId('correct-panic').check();
  await agree('blue').click();
  // what is changed afterwards nobody has agreed to
  await page.getByTestId('correct-panic').uncheck();
  await expect(agree('blue')).toHaveAttribute('aria-pressed', 'false');
  await agree('red').click();
  await expect(question(page)).toHaveAttribute('data-answers', String(answers));
  await agree('blue').click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveAttribute('data-answers', String(answers + 1));
  await expect(page.locator(`.piece[data-unit="${unit}"] .plate-number`)).toHaveText('3');
  await expect(page.locator('[data-fact="unitCorrected"]')).toContainText('a loss was forgotten');
  const file = JSON.parse(await exported(page));
  expect(file.answers[answers]).toEqual({
    agreed: { agree: 'correctUnit', unit, strength: 3, reason: 'a loss was forgotten' },
  });
  // neither takes it back alone
  await page.keyboard.press('u');
  await expect(page.getByTestId('takes-back')).toBeVisible();
  await page.keyboard.press('Escape');

  await openMenu(page, 'correct');
  await page.getByTestId('correct-what').selectOption('');
  await page.getByTestId('correct-points').fill('1');
  await page.getByTestId('correct-reason').fill('misread');
  await agree('red').click();
  await agree('blue').click();
  await expect(page.locator('[data-fact="ordersCorrected"]')).toContainText('misread');
});
