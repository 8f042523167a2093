import { once } from 'node:events';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../support/browser.ts';

/** The first port from this one on that nobody listens at: two checkouts may be tested side by side. */
async function freePort(port: number): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch {
    return freePort(port + 1);
  }
  await once(server.close(), 'close');
  return port;
}

const { executablePath, args } = await findTestBrowser();
// each worker reads this file too, and is told what the first process has chosen
process.env['END_TO_END_PORT'] ??= String(await freePort(4199));
const port = process.env['END_TO_END_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../node_modules/.cache/e2e-results',
  reporter: [['list']],
  // slow machines are not wrong ones
  timeout: 240_000,
  // file beside file: each test has a browser profile of its own
  workers: 2,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // only offline.spec.ts has the whole program kept: it would be fetched anew in every test
    serviceWorkers: 'block',
    // a trace doubles the time of what is played by keys: `--trace on` makes one of what has failed
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    timeout: 240_000,
  },
});
