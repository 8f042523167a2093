/** `npm run bench`: strokes on the drawing table, on 80 × 60 hexes of mixed ground. They are printed, never asserted. */
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench-map-editor', import.meta.url));
let server: PreviewServer;

test.beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 4195 } });
});
test.afterAll(() => server.close());

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The value that this share of them does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

interface Watched {
  /** From each move of the pointer to the frame that shows what it laid. */
  readonly painted: number[];
  readonly tasks: number[];
}

/** From now on the page notes every move of the pointer, and every task over 50 ms. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { painted: [], tasks: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration);
    }).observe({ type: 'longtask' });
    addEventListener(
      'pointermove',
      ({ timeStamp }) => {
        // the frame is drawn once the task after it runs
        const { port1, port2 } = new MessageChannel();
        requestAnimationFrame(() => {
          port1.onmessage = () => watched.painted.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

async function seen(page: Page): Promise<Watched> {
  // the observer hears of a task some time after it
  await page.waitForTimeout(500);
  return page.evaluate((): Watched => Reflect.get(globalThis, 'watched'));
}

/** The time the page's own thread has worked since, in milliseconds: what other programs took of the machine is not in it. */
async function working(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const begun = await now();
  return async () => (await now()) - begun;
}

async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.tiled-ground')).toHaveAttribute('data-drawn', 'true', { timeout: 120_000 });
}

test('strokes of a hundred hexes on 80 × 60', async ({ page }) => {
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#map`);
  await drawn(page);
  await page.getByTestId('paper-size').click();
  await page.getByTestId('size-columns').fill('80');
  await page.getByTestId('size-rows').fill('60');
  await page.getByTestId('resize').click();
  await page.getByTestId('paper-lot').click();
  await page.getByTestId('lot-seed').fill('bench');
  await page.getByTestId('lot-wooded').fill('7');
  await page.getByTestId('lot-hilly').fill('7');
  await page.getByTestId('lay-lot').click();
  await expect(page.getByTestId('lot-state')).toHaveAttribute('data-laying', 'false', { timeout: 120_000 });
  await drawn(page);
  await page.getByTestId('dismiss-paper').click();
  const box = await page.locator('.map-sheet').boundingBox();
  if (!box) throw new Error('no sheet is shown');
  await watch(page);
  const worked = await working(page);
  for (const tool of ['wood', 'hill', 'village', 'side-river']) {
    await page.getByTestId(`tool-${tool}`).click();
    const row = 0.2 + 0.15 * ['wood', 'hill', 'village', 'side-river'].indexOf(tool);
    const at = (n: number) =>
      [box.x + box.width * (0.1 + 0.008 * n), box.y + box.height * (row + 0.02 * Math.sin(n / 6))] as const;
    await page.mouse.move(...at(0));
    await page.mouse.down();
    // a hex a move: a hundred of them
    for (let n = 1; n <= 100; n++) await page.mouse.move(...at(n));
    await page.mouse.up();
    await drawn(page);
  }
  const each = (await worked()) / 404;
  const { painted, tasks } = await seen(page);
  say(
    `a stroke of 100 hexes on 80 × 60, ${painted.length} moves: painted after ${quantile(painted, 0.5).toFixed(0)} ms in the middle, ${quantile(painted, 0.98).toFixed(0)} ms at the 98th percentile (aim: 50); the page's thread worked ${each.toFixed(0)} ms for each`,
  );
  const long = tasks.map((task) => task.toFixed(0)).join(', ') || 'none';
  say(`tasks over 50 ms while they were drawn: ${long} (aim: none)`);
});

test('an area, a fill and their steps back on 80 × 60', async ({ page }) => {
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#map`);
  await drawn(page);
  await page.getByTestId('paper-size').click();
  await page.getByTestId('size-columns').fill('80');
  await page.getByTestId('size-rows').fill('60');
  await page.getByTestId('resize').click();
  await page.getByTestId('dismiss-paper').click();
  await drawn(page);
  const box = await page.locator('.map-sheet').boundingBox();
  if (!box) throw new Error('no sheet is shown');
  await watch(page);
  await page.getByTestId('tool-wood').click();
  await page.getByTestId('mode-fill').click();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
  await page.getByTestId('map-undo').click();
  await drawn(page);
  await page.getByTestId('map-redo').click();
  await drawn(page);
  const { tasks } = await seen(page);
  const long = tasks.map((task) => task.toFixed(0)).join(', ') || 'none';
  say(`4,800 hexes filled with wood, taken back and filled again; tasks over 50 ms: ${long} (aim: none)`);
});
