/** The tests' own browser: a page that is drawn no more, for whatever reason, is drawn again. */

import { watchDrawing } from '../support/drawing.ts';
import { type Browser, expect, type Page, test } from './test.ts';

// biome-ignore lint/suspicious/noSkippedTests: nobody can halt a process there
test.skip(process.platform === 'win32', 'no process can be halted there');

/** Halts the process that draws. */
async function halt(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'GPU') process.kill(id, 'SIGSTOP');
  await session.detach();
}

function draws(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const frames = (left: number): Promise<boolean> =>
      left === 0
        ? Promise.resolve(true)
        : new Promise((drawn) => requestAnimationFrame(() => drawn(frames(left - 1))));
    // frames that were on their way when the process was halted are none
    return Promise.race([frames(20), new Promise<boolean>((late) => setTimeout(() => late(false), 3000))]);
  });
}

test('a page that is drawn no more is drawn again, and whatever waited for a frame goes on', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  expect(await draws(page)).toBe(true);
  await halt(browser);
  expect(await draws(page)).toBe(false);
  const watch = watchDrawing(browser, 1000);
  await expect.poll(() => draws(page)).toBe(true);
  watch.end();
  expect(watch.anew()).toBe(1);
  await page.getByTestId('open-laboratory').click();
  await expect(page.getByTestId('odds')).toBeVisible();
});

test('it is told by its own frames and clock, whatever a test has put in their place', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await halt(browser);
  const watch = watchDrawing(browser, 1000);
  await expect.poll(() => watch.anew()).toBe(1);
  watch.end();
  await page.clock.resume();
  await page.getByTestId('open-laboratory').click();
  await expect(page.getByTestId('odds')).toBeVisible();
});
