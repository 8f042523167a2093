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

/** When what was pressed is painted, in milliseconds from the press: as soon as anything is, and as soon as all is. */
interface Painted {
  readonly first: number;
  readonly last: number;
}

/** Has the page note when an attribute of something in it says that it is shown, from the next press on. */
async function watch(
  page: Page,
  attribute: string,
  values: { readonly first: string[]; readonly last: string[] },
) {
  await page.evaluate(
    ([name, firsts, lasts]) => {
      const noted = new Promise<Painted>((resolve) => {
        let begun: number | null = null;
        let first: number | null = null;
        const begin = ({ timeStamp }: Event) => {
          begun ??= timeStamp;
        };
        for (const type of ['click', 'input', 'change', 'focusout'])
          window.addEventListener(type, begin, true);
        /** The frame is drawn once the task after it runs. */
        const painted = (then: (now: number) => void) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => then(performance.now());
            port2.postMessage(null);
          });
        const observer = new MutationObserver((changes) => {
          for (const { target } of changes) {
            const is = target instanceof HTMLElement ? (target.getAttribute(name) ?? '') : '';
            if (firsts.includes(is) || lasts.includes(is))
              painted((now) => {
                first ??= now;
              });
            if (lasts.includes(is)) {
              observer.disconnect();
              painted((now) =>
                resolve({ first: (first ?? now) - (begun ?? now), last: now - (begun ?? now) }),
              );
              return;
            }
          }
        });
        observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: [name] });
      });
      Object.assign(globalThis, { noted });
    },
    [attribute, values.first, values.last] as const,
  );
}

function noted(page: Page): Promise<Painted> {
  return page.evaluate((): Promise<Painted> => Reflect.get(globalThis, 'noted'));
}

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function rounded(numbers: readonly number[]): string {
  return numbers.map((one) => one.toFixed(0)).join(', ');
}

test('a sweep of twenty points', async ({ page }) => {
  await openLaboratory(page);
  await page.getByTestId('tab-sweep').click();
  const times: Painted[] = [];
  const tasks = await longTasks(page, async () => {
    for (const varied of ['targetStrength', 'distance', 'targetStrength', 'distance', 'targetStrength']) {
      await watch(page, 'data-sweep', { first: ['weighing'], last: ['done'] });
      await page.getByTestId(`vary-${varied}`).click();
      const painted = await noted(page);
      if (varied === 'targetStrength') times.push(painted);
    }
  });
  expect(await page.locator('.lab-plot').first().locator('.plot-mark').count()).toBeGreaterThan(20);
  say(
    `sweep of 20 points, press to plot: ${rounded(times.map(({ first }) => first))} ms in turn (aim: at most 350), to the last figures ${rounded(times.map(({ last }) => last))} ms; main thread: ${told(tasks)}`,
  );
});

/** The examples of the screen, and a hex that lies one farther from the target than the attacker's. */
const EXAMPLES = [
  ['cuirassiers', 'G9'],
  ['village', 'H6'],
  ['guns', 'G8'],
  ['lancers', 'G9'],
  ['battery', 'G8'],
] as const;

/** One change of each field that an example has; a step back lies between them. */
async function changeEach(
  page: Page,
  place: string,
  changed: (what: string, change: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  for (const role of ['attacker', 'target']) {
    const card = page.getByTestId(`card-${role}`);
    const field = (name: string) => card.getByTestId(`field-${name}`);
    const strength = Number(await field('strength').inputValue()) - 1;
    await changed(`${role} strength`, () => field('strength').fill(String(strength)));
    await changed(`${role} quality`, () => field('quality').selectOption('elite'));
    const command = Number(await field('command').inputValue()) + 1;
    await changed(`${role} command`, () => field('command').fill(String(command)));
    if (!(await field('formation').isDisabled())) {
      const now = await field('formation').inputValue();
      const other = now === 'column' ? 'line' : 'column';
      await changed(`${role} formation`, () => field('formation').selectOption(other));
    }
  }
  const to = page.getByTestId('card-attacker').getByTestId('field-place');
  await to.fill(place);
  await changed('distance', () => to.blur());
}

test('the odds after a change', async ({ page }) => {
  await openLaboratory(page);
  const done = page.locator('[data-reckoning="done"], [data-reckoning="refused"]');
  const all: Painted[] = [];
  for (const [example, place] of EXAMPLES) {
    const own: Painted[] = [];
    await page.getByTestId('examples').selectOption(example);
    await done.waitFor({ timeout: 120_000 });
    await changeEach(page, place, async (what, change) => {
      await watch(page, 'data-reckoning', { first: ['weighing'], last: ['done', 'refused'] });
      await change();
      const painted = await noted(page);
      own.push(painted);
      if (process.env['DETAIL']) say(`  ${example}, ${what}: ${rounded([painted.first, painted.last])}`);
      await page.getByTestId('lab-undo').click();
      await done.waitFor({ timeout: 120_000 });
    });
    all.push(...own);
    say(
      `odds after a change, ${example}: first figures ${rounded(own.map(({ first }) => first))} ms, last ${rounded(own.map(({ last }) => last))} ms`,
    );
  }
  expect(all.length).toBeGreaterThan(35);
  const [first, last] = [middle(all.map((one) => one.first)), middle(all.map((one) => one.last))];
  say(
    `odds after a change of one field, median of ${all.length}: first figures ${first.toFixed(0)} ms (aim: at most 150), last ${last.toFixed(0)} ms`,
  );
});
