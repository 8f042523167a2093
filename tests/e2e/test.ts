/** What every end-to-end test is written with: Playwright's own, in a browser that goes on drawing. */
import { test as base } from '@playwright/test';
import { watchDrawing } from '../support/drawing.ts';

export * from '@playwright/test';

export const test = base.extend<object, { drawing: undefined }>({
  drawing: [
    async ({ browser }, use) => {
      const { end } = watchDrawing(browser);
      await use(undefined);
      end();
    },
    { scope: 'worker', auto: true },
  ],
});
