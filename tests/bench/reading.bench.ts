/** `npm run bench`: how long the page stands still while something large or hostile is read. Printed, never asserted. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { manyAnswers, manyBranches } from '../support/longFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench-reading', import.meta.url));
let server: PreviewServer;

/** A file may hold so many characters. */
const LONGEST_FILE = 5_000_000;

test.beforeAll(async () => {
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 4196 } });
});
test.afterAll(() => server.close());

/** Says how long the tasks over 50 ms were that the page had since it was opened at the address, and while it did that. */
async function heard(page: Page, what: string, hash: string, work: () => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${hash}`);
  const begun = Date.now();
  await work();
  const time = Date.now() - begun;
  // the observer hears of a task some time after it
  await page.waitForTimeout(500);
  const tasks = await page.evaluate((): number[] => Reflect.get(globalThis, 'tasks'));
  const long = tasks.map((task) => task.toFixed(0)).join(', ') || 'none';
  process.stdout.write(`${what}: ${time} ms; tasks over 50 ms, in turn: ${long} (aim: none over 100)\n`);
}

test('the laboratory without a link, for comparison', async ({ page }) => {
  await heard(page, 'the laboratory opened', '#laboratory', async () => {
    await page.locator('[data-reckoning="done"]').waitFor({ timeout: 120_000 });
  });
});

test('a link that swells', async ({ page }) => {
  const letters = deflateRawSync(`{"laboratory":1,"x":"${'a'.repeat(25_000_000)}"}`, { level: 9 });
  await heard(
    page,
    'a link of 34 kB that swells to 25 MB',
    `#laboratory=${letters.toString('base64url')}`,
    async () => {
      await page.getByTestId('bad-link').waitFor({ timeout: 120_000 });
      await page.locator('[data-reckoning="done"]').waitFor({ timeout: 120_000 });
    },
  );
});

async function choose(page: Page, text: string): Promise<void> {
  // from the disk: what is handed over as bytes is unpacked in the page, and counted with it
  const file = test.info().outputPath('game.json');
  writeFileSync(file, text);
  await page.getByTestId('file').setInputFiles(file);
}

test('a game without its branches, for comparison', async ({ page }) => {
  await heard(page, 'a game of one line', '', async () => {
    await choose(page, manyBranches(0));
    await expect(page.locator('[data-ask]').first()).toBeVisible({ timeout: 240_000 });
  });
});

test('a game near the limit of a file, and the same from the storage', async ({ page }) => {
  const one = manyBranches(1).length - manyBranches(0).length;
  const text = manyBranches(Math.floor((LONGEST_FILE - manyBranches(0).length) / one));
  const table = page.locator('[data-ask]').first();
  const size = `${(text.length / 1e6).toFixed(1)} million characters`;
  await heard(page, `a game of ${size}, opened and saved`, '', async () => {
    await choose(page, text);
    await expect(table).toBeVisible({ timeout: 240_000 });
    await expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 60_000 });
  });
  await heard(page, `the same from the storage`, '', async () => {
    await expect(table).toBeVisible({ timeout: 240_000 });
  });
});

test('a game of thousands of answers, and the same from the storage', async ({ page }) => {
  const text = manyAnswers();
  const answers: number = JSON.parse(text).cursor;
  const table = page.locator('[data-ask]').first();
  await heard(page, `a game of ${answers} answers, opened and saved`, '', async () => {
    await choose(page, text);
    await expect(table).toBeVisible({ timeout: 240_000 });
    await expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 60_000 });
  });
  await heard(page, 'the same from the storage', '', async () => {
    await expect(table).toBeVisible({ timeout: 240_000 });
  });
});

test('a set-up near the limit, of the wrong shape', async ({ page }) => {
  const text = `{"laboratory":1,"position":[${'[1],'.repeat(1_240_000)}1]}`;
  await heard(page, 'five million characters that are no game', '', async () => {
    await choose(page, text);
    await page.getByTestId('file-trouble').waitFor({ timeout: 120_000 });
  });
});
