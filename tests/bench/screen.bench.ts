/** `npm run bench`: the figures of the screen, on 80 × 60 hexes with 80 units. They are printed, never asserted. */
import { expect, type Page, test } from '@playwright/test';
import type { Bench } from './screen.tsx';

declare const bench: Bench;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The value that this share of them does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The times between two frames from now until `work` is done, in milliseconds. */
async function frames(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times, watching: true });
    const frame = (now: number) => {
      times.push(now);
      if (Reflect.get(globalThis, 'watching')) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await work();
  const times = await page.evaluate((): number[] => {
    Object.assign(globalThis, { watching: false });
    return Reflect.get(globalThis, 'times');
  });
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

/** Waits until the whole sheet has been painted: what is measured before would wait for that. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.screenshot();
}

test('moving one unit', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => bench.showMap());
  await page.locator('.piece').nth(79).waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => bench.moveUnits());
  const times = await page.evaluate(() => bench.moveUnits());
  expect(times.length).toBe(80);
  say(
    `moving one unit of 80 on 80 × 60 hexes, script and layout: median ${quantile(times, 0.5).toFixed(2)} ms, 95th percentile ${quantile(times, 0.95).toFixed(2)} ms (aim: under 1)`,
  );
});

test('late frames', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => bench.showMap());
  await page.locator('.piece').nth(79).waitFor();
  await settled(page);
  const idle = await frames(page, () => page.waitForTimeout(4000));
  const usual = quantile(idle, 0.5);
  const late = (intervals: readonly number[]) =>
    (100 * intervals.filter((time) => time > 1.5 * usual).length) / intervals.length;
  await page.mouse.move(720, 450);
  const zooming = await frames(page, async () => {
    // in to twice as near and out again, as a hand does on a trackpad
    for (let n = 0; n < 240; n++) {
      await page.mouse.wheel(0, n % 60 < 30 ? -15 : 15);
      await page.waitForTimeout(12);
    }
  });
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(500);
  const panning = await frames(page, async () => {
    await page.mouse.down({ button: 'middle' });
    for (let n = 0; n < 240; n++) {
      await page.mouse.move(720 + 300 * Math.sin(n / 20), 450 + 200 * Math.cos(n / 17));
      await page.waitForTimeout(12);
    }
    await page.mouse.up({ button: 'middle' });
  });
  expect(panning.length).toBeGreaterThan(50);
  say(
    `late frames (over 1.5 × ${usual.toFixed(1)} ms): idle ${late(idle).toFixed(1)} %, zooming ${late(zooming).toFixed(1)} %, panning ${late(panning).toFixed(1)} % (at most idle + 5)`,
  );
});

test('late frames while a scene is told', async ({ page }) => {
  const lasts = 5000;
  await page.goto('/');
  await page.evaluate(() => bench.showMap());
  await page.locator('.piece').nth(79).waitFor();
  await settled(page);
  const idle = await frames(page, () => page.waitForTimeout(lasts));
  const usual = quantile(idle, 0.5);
  const late = (intervals: readonly number[]) =>
    (100 * intervals.filter((time) => time > 1.5 * usual).length) / intervals.length;
  // the first time the engine reads the code
  await page.evaluate(() => bench.tell(100));
  await page.evaluate(() => bench.tellNothing());
  const begun = await page.evaluate((time) => bench.tell(time), lasts);
  const told = await frames(page, () => page.waitForTimeout(lasts));
  await page.evaluate(() => bench.tellNothing());
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(500);
  await page.evaluate((time) => bench.tell(time), lasts);
  const panning = await frames(page, async () => {
    await page.mouse.down({ button: 'middle' });
    for (let n = 0; n < 240; n++) {
      await page.mouse.move(720 + 300 * Math.sin(n / 20), 450 + 200 * Math.cos(n / 17));
      await page.waitForTimeout(12);
    }
    await page.mouse.up({ button: 'middle' });
  });
  expect(told.length).toBeGreaterThan(50);
  say(
    `a scene of a dozen units on their way: begun in ${begun.toFixed(1)} ms of script and layout; late frames (over 1.5 × ${usual.toFixed(1)} ms): idle ${late(idle).toFixed(1)} %, told ${late(told).toFixed(1)} %, told while panning ${late(panning).toFixed(1)} % (at most idle + 5)`,
  );
});

test('from the click to the painted selection', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => bench.showTable());
  await page.locator('#question').waitFor();
  while ((await page.locator('#question').getAttribute('data-ask')) === 'roll') {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
  }
  await page.keyboard.press('0');
  await settled(page);
  await page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(globalThis, { waits });
    document.addEventListener(
      'pointerup',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // what is posted in a frame is heard once that frame has been drawn
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => waits.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  const boxes = await page
    .locator('.piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().toJSON()));
  for (let round = 0; round < 2; round++)
    for (const { x, y, width, height } of boxes) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForTimeout(60);
    }
  const waits = await page.evaluate((): number[] => Reflect.get(globalThis, 'waits'));
  expect(waits.length).toBe(160);
  say(
    `click to painted selection: median ${quantile(waits, 0.5).toFixed(0)} ms, 98th percentile ${quantile(waits, 0.98).toFixed(0)} ms (aim: 50)`,
  );
});
