/** `npm run bench`: steps through the journal of a battle of more than 2,000 answers, on 80 × 60 hexes with 80 units. They are printed, never asserted. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { widestBattle } from '../../src/command/bigBattle.ts';
import { manyAnswers } from '../support/longFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench-looking-back', import.meta.url));
let server: PreviewServer;

/** So many steps of each kind. */
const STEPS = 150;
const KEYS = {
  'an answer back': 'ArrowLeft',
  'an answer on': 'ArrowRight',
  'a unit back': ',',
  'a turn back': '<',
} as const;

test.beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 4197 } });
});
test.afterAll(() => server.close());

/** The value that this share of them does not exceed. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** From each key to the frame that shows what it did, in milliseconds. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(globalThis, { painted });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
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

test('a step through the journal', async ({ page }) => {
  const text = manyAnswers(widestBattle);
  const file = test.info().outputPath('game.json');
  writeFileSync(file, text);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByTestId('file').setInputFiles(file);
  await expect(page.locator('#question')).toBeVisible({ timeout: 240_000 });
  // the end of a battle tells itself first
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const shown = page.locator('.journal-line[aria-current="step"]');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toBeVisible();
  // in its first second a map is still being engraved
  await expect(page.locator('.map-ground [data-drawn="true"]')).toHaveCount(2);
  await watch(page);
  process.stdout.write(`steps through ${JSON.parse(text).cursor} answers, painted after (aim: 50 ms):\n`);
  for (const [step, key] of Object.entries(KEYS)) {
    await page.evaluate(() => Reflect.get(globalThis, 'painted').splice(0));
    for (let n = 0; n < STEPS; n++) {
      await page.keyboard.press(key);
      // a hand that steps on as fast as it can read the screen
      await page.waitForTimeout(40);
    }
    const counted = () => page.evaluate((): readonly number[] => Reflect.get(globalThis, 'painted'));
    // the last one may not be painted yet
    await expect.poll(async () => (await counted()).length).toBe(STEPS);
    const painted = await counted();
    process.stdout.write(
      `  ${step}: ${quantile(painted, 0.5).toFixed(0)} ms in the middle, ${quantile(painted, 0.98).toFixed(0)} ms at the 98th percentile\n`,
    );
  }
  process.stdout.write(`load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors\n`);
});
