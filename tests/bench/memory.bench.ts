/**
 * `npm run bench`: how much memory the mind's worker takes while two colonels play the largest battle of the collection to
 * its end. It is asked of the browser twice a second, the engine's whole heap and what of it is in use.
 */
import { expect, type Page, test } from '@playwright/test';
import { hurried } from '../support/hurried.ts';
import { servedProgram } from './program.ts';

const MOST = 200;
const BETWEEN = 500;
let program: Awaited<ReturnType<typeof servedProgram>>;

test.setTimeout(3_600_000);
test.beforeAll(async () => {
  program = await servedProgram('memory', 4193);
});
test.afterAll(() => program.end());

interface Heap {
  readonly usedSize: number;
  readonly totalSize: number;
}

/** What asks the heaps of all workers of the page; those that have ended do not answer. */
async function asking(page: Page, heard: (heap: Heap) => void): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const workers: string[] = [];
  let asked = 0;
  client.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  client.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result }: { readonly result?: Heap } = JSON.parse(message);
    if (result) heard(result);
  });
  const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
  await client.send('Target.setAutoAttach', how);
  return async () => {
    for (const sessionId of workers) {
      const message = JSON.stringify({ id: ++asked, method: 'Runtime.getHeapUsage' });
      await client.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    }
  };
}

test('the worker in which the mind thinks', async ({ page }) => {
  await hurried(page);
  await page.goto(`${program.address}#seed=memory`);
  await page.getByTestId('battle-zaborovo').check();
  for (const side of ['blue', 'red']) await page.getByTestId(`player-${side}`).selectOption('colonel');
  let [used, total, told] = [0, 0, 0];
  const ask = await asking(page, ({ usedSize, totalSize }) => {
    told += 1;
    used = Math.max(used, usedSize);
    total = Math.max(total, totalSize);
  });
  await page.getByTestId('new-battle').click();
  const question = page.locator('#question');
  while ((await question.getAttribute('data-ask')) !== 'over') {
    await ask();
    await page.waitForTimeout(BETWEEN);
  }
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  const answers = await question.getAttribute('data-answers');
  process.stdout.write(
    `two colonels, ${answers} answers: heap of the worker ${megabytes(total)} MB at most, in use ${megabytes(used)} MB at most, of ${told} looks\n`,
  );
  expect(told).toBeGreaterThan(20);
  expect(megabytes(total)).toBeLessThan(MOST);
});
