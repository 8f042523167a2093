/**
 * `npm run bench`: the browser is killed in the middle of a battle that two programs play, a hundred times (`KILLS=N`: so
 * many), and opened again on the same profile. What the page had called saved must be there: this is counted and asserted.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, expect, type Page, test } from '@playwright/test';
import { findTestBrowser } from '../support/browser.ts';
import { hurried } from '../support/hurried.ts';
import { servedProgram } from './program.ts';

const profile = fileURLToPath(new URL('../../node_modules/.cache/bench-kills-profile', import.meta.url));
const KILLS = Number(process.env['KILLS'] ?? 100);
/** So long after its opening the browser is killed at the latest, in milliseconds. */
const LATEST = 4000;
let program: Awaited<ReturnType<typeof servedProgram>>;

test.setTimeout(3_600_000);
test.beforeAll(async () => {
  program = await servedProgram('kills', 4194);
});
test.afterAll(() => program.end());

/** What the page tells of its answers: those it comes back with, and each time those it calls saved. */
interface Told {
  first: number | null;
  saved: number;
}

/** From the first moment on the page tells when answers are there and when they are called saved. */
async function listened(page: Page): Promise<Told> {
  const told: Told = { first: null, saved: 0 };
  await page.exposeFunction('tellAnswers', (answers: number, isSaved: boolean) => {
    told.first ??= answers;
    if (isSaved) told.saved = answers;
  });
  await page.addInitScript(() => {
    const tell: (answers: number, isSaved: boolean) => void = Reflect.get(globalThis, 'tellAnswers');
    let last = '';
    const look = () => {
      const answers = document.getElementById('question')?.dataset['answers'];
      const state = document.querySelector<HTMLElement>('.head-save')?.dataset['save'];
      const now = `${answers} ${state}`;
      if (answers === undefined || now === last) return;
      last = now;
      tell(Number(answers), state === 'saved');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return told;
}

/** Begins a battle that two programs play. */
async function beginBattle(page: Page, n: number): Promise<void> {
  await page.goto(`${program.address}#seed=kills${n}`);
  for (const side of ['blue', 'red']) await page.getByTestId(`player-${side}`).selectOption('recruit');
  await page.getByTestId('new-battle').click();
}

test('what was called saved outlives a kill', async () => {
  const { executablePath, args } = await findTestBrowser();
  let saved = 0;
  let lost = 0;
  let missing = 0;
  let called = 0;
  let over = true;
  for (let n = 0; n <= KILLS; n++) {
    // a battle that is over gives way to another, on a profile that knows nothing of it
    if (over) rmSync(profile, { recursive: true, force: true });
    const context = await chromium.launchPersistentContext(profile, { executablePath, args });
    const page = context.pages()[0] ?? (await context.newPage());
    const told = await listened(page);
    await hurried(page);
    if (over) {
      await beginBattle(page, n);
    } else {
      await page.goto(program.address);
      await expect.poll(() => told.first, { timeout: 60_000 }).not.toBeNull();
      const came = told.first ?? 0;
      if (came < saved) {
        lost += 1;
        missing += saved - came;
      }
    }
    saved = 0;
    // ten times as many moments as there are saves in it
    await page.waitForTimeout(500 + ((n * 617) % (LATEST - 500)));
    over = (await page.locator('#question').getAttribute('data-ask')) === 'over';
    spawnSync('pkill', ['-KILL', '-f', profile]);
    saved = told.saved;
    if (saved > 0) called += 1;
    await context.close().catch(() => undefined);
  }
  process.stdout.write(
    `${called} kills after a save: ${lost} games came back with less than was called saved, ${missing} answers lost\n`,
  );
  expect(called).toBeGreaterThan(KILLS / 2);
  expect(lost).toBe(0);
});
