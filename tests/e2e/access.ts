/** The accessibility checker. The policy of the page must be put aside for it: `test.use({ bypassCSP: true })`. */
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const checker = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The links of this page are addresses of its own, not ways to skip to a place in it. */
const BY_DAY: RunOptions = { rules: { 'skip-link': { enabled: false } } };

/** Candle light changes colours and nothing else. */
const LIGHTS: readonly (readonly ['light' | 'dark', RunOptions])[] = [
  ['dark', { runOnly: ['color-contrast'] }],
  ['light', BY_DAY],
];

/** What is found in the screen as it stands, by candle light and by day: whatever it is. */
export async function expectAccess(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: checker });
  for (const [light, options] of LIGHTS) {
    await page.emulateMedia({ colorScheme: light });
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    const found = await page.evaluate(async (asked) => {
      const { axe } = window as unknown as {
        axe: { run: (on: Document, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(document, asked);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    }, options);
    expect.soft(found, `${screen}, ${light}`).toEqual([]);
  }
}
