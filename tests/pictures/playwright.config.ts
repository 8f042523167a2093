import base from '../e2e/playwright.config.ts';

/** The built program as in the end-to-end tests; a picture that is missing is a fault until it is asked for. */
export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  outputDir: '../../node_modules/.cache/pictures',
  timeout: 900_000,
  fullyParallel: true,
  updateSnapshots: 'none' as const,
};
