/** `npm run bench`: the figures of the laboratory, in the program as it is shipped. They are printed, never asserted. */
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench-laboratory', import.meta.url));
let server: PreviewServer;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

test.beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 4197 } });
});
test.afterAll(() => server.close());

async function openLaboratory(page: Page): Promise<void> {
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#laboratory`);
  await page.locator('[data-reckoning="done"]').waitFor({ timeout: 120_000 });
}

/** The tasks of the page over 50 ms while something is done, in milliseconds. */
async function longTasks(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    Object.assign(globalThis, { tasks, observer });
  });
  await work();
  // the observer hears of a task some time after it
  await page.waitForTimeout(500);
  return page.evaluate((): number[] => {
    const observer: PerformanceObserver = Reflect.get(globalThis, 'observer');
    observer.disconnect();
    return Reflect.get(globalThis, 'tasks');
  });
}

function told(tasks: readonly number[]): string {
  return `${tasks.length} tasks over 50 ms${tasks.length > 0 ? `, the longest ${Math.max(...tasks).toFixed(0)} ms` : ''}`;
}

test('ten thousand rolls beside a free page', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('tab-roll').click();
  // a first time, for the compiler
  await page.getByTestId('roll-100').click();
  await page.getByTestId('rolled').waitFor();
  const begun = Date.now();
  const tasks = await longTasks(page, async () => {
    await page.getByTestId('roll-10000').click();
    await expect(page.getByTestId('rolled')).toContainText(/10.000/, { timeout: 240_000 });
  });
  say(`10,000 rolls in the laboratory: ${Date.now() - begun} ms; main thread: ${told(tasks)} (aim: none)`);
});

test('a sweep of twenty points', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('tab-sweep').click();
  const times: number[] = [];
  const tasks = await longTasks(page, async () => {
    for (const varied of ['targetStrength', 'distance', 'targetStrength', 'distance', 'targetStrength']) {
      const begun = Date.now();
      await page.getByTestId(`vary-${varied}`).click();
      await page.locator('[data-sweep="working"]').waitFor();
      await page.locator('[data-sweep="done"]').waitFor({ timeout: 120_000 });
      if (varied === 'targetStrength') times.push(Date.now() - begun);
    }
  });
  expect(await page.locator('.lab-plot').first().locator('.plot-mark').count()).toBeGreaterThan(20);
  say(
    `sweep of 20 points, click to plot: ${times.join(', ')} ms in turn (aim: under 1,000); main thread: ${told(tasks)}`,
  );
});

test('the odds after a change', async ({ page }) => {
  await openLaboratory(page);
  const times: number[] = [];
  for (const strength of ['11', '12', '13', '14', '15', '16']) {
    const begun = Date.now();
    await page.getByTestId('card-target').getByTestId('field-strength').fill(strength);
    await page.locator('[data-reckoning="done"]').waitFor({ timeout: 120_000 });
    times.push(Date.now() - begun);
  }
  expect(times).toHaveLength(6);
  say(`odds after a change of one field: ${times.join(', ')} ms in turn`);
});
