import axe from 'axe-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

test('components render in a real browser, and the accessibility checker runs on them', async () => {
  const screen = await render(
    <main>
      <h1>Sabreur-hex</h1>
    </main>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const report = await axe.run(screen.container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(report.violations).toEqual([]);
});
