import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../support/browser.ts';

const { executablePath, args } = await findTestBrowser();
const baseURL = 'http://localhost:4199';

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
    // a trace doubles the time of what is played by keys: `--trace on` makes one of what has failed
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --port 4199 --strictPort',
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    timeout: 240_000,
  },
});
