/** `npm run bench`: strokes on the drawing table, on 80 × 60 hexes of mixed ground. They are printed, never asserted. */
import { cpus, loadavg } from 'node:os';
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

/** From now on the page notes, for each move of a hand that presses, when the frame that shows what it laid has been drawn. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(globalThis, { painted });
    addEventListener(
      'pointermove',
      ({ timeStamp, buttons }) => {
        // between two strokes nothing is laid
        if (buttons === 0) return;
        // the frame is drawn once the task after it runs
        const { port1, port2 } = new MessageChannel();
        requestAnimationFrame(() => {
          port1.onmessage = () => painted.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** From each move of the pointer to the frame that shows what it laid, in milliseconds. */
async function seen(page: Page): Promise<readonly number[]> {
  return page.evaluate((): readonly number[] => Reflect.get(globalThis, 'painted'));
}

/** How long each task of the page's own thread took, in milliseconds by the clock and by the processor. */
interface Task {
  readonly took: number;
  /** What other programs took of the machine meanwhile is not in it. */
  readonly worked: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the browser's threads do from now on: the tasks of the page's own, and the processor time of those that paint. */
async function traced(page: Page): Promise<() => Promise<{ tasks: readonly Task[]; painting: number }>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }: { value: readonly object[] }) => {
    for (const event of value) events.push(event as TraceEvent);
  });
  const traceConfig = { includedCategories: ['toplevel', 'cc'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const pages = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const whole = events.filter(({ ph }) => ph === 'X');
    const worked = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
    return {
      tasks: whole
        .filter(
          ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pages.has(`${pid} ${tid}`),
        )
        .map((event) => ({ took: (event.dur ?? 0) / 1000, worked: worked(event) })),
      painting: whole
        .filter(({ name }) => name === 'RasterTask')
        .reduce((sum, event) => sum + worked(event), 0),
    };
  };
}

/** The longest of the tasks, and how many take over 50 ms: by the clock and by the processor. */
function sayTasks(of: string, tasks: readonly Task[]): void {
  const told = (name: string, of: (task: Task) => number): string => {
    const all = tasks.map(of);
    const long = all.filter((time) => time > 50).length;
    return `by ${name} the longest ${Math.max(...all).toFixed(0)} ms, ${long} over 50 ms (aim: none)`;
  };
  say(
    `tasks ${of}: ${told('the processor', ({ worked }) => worked)}; ${told('the clock', ({ took }) => took)}`,
  );
}

/** How busy the machine is: other programs make all that is told by the clock slower. */
function sayLoad(): void {
  say(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`);
}

async function drawn(page: Page): Promise<void> {
  await expect(page.getByTestId('wet-ink').locator('path')).toHaveCount(0, { timeout: 120_000 });
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
  const end = await traced(page);
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
  const { tasks, painting } = await end();
  const painted = await seen(page);
  const working = tasks.reduce((sum, { worked }) => sum + worked, 0);
  say(
    `a stroke of 100 hexes on 80 × 60, ${painted.length} moves: painted after ${quantile(painted, 0.5).toFixed(0)} ms in the middle, ${quantile(painted, 0.98).toFixed(0)} ms at the 98th percentile (aim: 50)`,
  );
  say(
    `for each move the page's thread worked ${(working / painted.length).toFixed(1)} ms and those that paint ${(painting / painted.length).toFixed(1)} ms, by the processor`,
  );
  sayTasks('while they were drawn', tasks);
  sayLoad();
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
  const end = await traced(page);
  await page.getByTestId('tool-wood').click();
  await page.getByTestId('mode-fill').click();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
  await page.getByTestId('map-undo').click();
  await drawn(page);
  await page.getByTestId('map-redo').click();
  await drawn(page);
  sayTasks('while 4,800 hexes were filled with wood, taken back and filled again', (await end()).tasks);
  sayLoad();
});
