/** The answers to an attack, where there is little room for them. */

import { playUntil } from './player.ts';
import { begin, question } from './table.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });

for (const [held, width, height] of [
  ['upright', 390, 844],
  ['on its side', 844, 390],
] as const)
  test(`on a telephone ${held} every reaction that is allowed can be read and pressed at once`, async ({
    page,
  }) => {
    // played at a desk, where the pieces lie apart, and then taken in the hand
    await begin(page, 'e2e');
    await playUntil(page, ({ ask }) => ask === 'reaction');
    await page.setViewportSize({ width, height });
    const allowed = page.locator('.ask .answer:not(.refused)');
    await expect(allowed.locator('[data-testid="choice-odds"]')).not.toHaveCount(0);
    await question(page).evaluate((asked) => asked.scrollIntoView({ block: 'nearest' }));
    const covered = () =>
      allowed.evaluateAll((answers) =>
        answers.flatMap((answer) => {
          const label = answer.querySelector('.answer-label');
          const box = label?.getBoundingClientRect();
          if (!label || !box) return ['no label'];
          const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return on && answer.contains(on) ? [] : [label.textContent];
        }),
      );
    expect(await allowed.count()).toBeGreaterThan(3);
    await expect.poll(covered).toEqual([]);
  });
