import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../support/browser.ts';

const { executablePath, args } = await findTestBrowser();
const baseURL = 'http://localhost:4198';
const vite = 'node node_modules/vite/bin/vite.js';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../node_modules/.cache/bench-results',
  reporter: [['line']],
  timeout: 300_000,
  use: { baseURL, viewport: { width: 1440, height: 900 }, launchOptions: { executablePath, args } },
  webServer: {
    command: `${vite} build -c tests/bench/vite.config.ts && ${vite} preview -c tests/bench/vite.config.ts --port 4198 --strictPort`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
