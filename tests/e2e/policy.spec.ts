/** What the page's policy lets through, and what is said where the page is not served. */

import { openLaboratory, reckoned } from './laboratoryTable.ts';
import { expect, type Page, test } from './test.ts';

/** Whatever the policy forbade on the page, as it says. */
async function violations(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('violated', (what: string) => told.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(globalThis, 'violated')(`${violatedDirective} ${blockedURI}`);
    });
  });
  return told;
}

test('the worker is begun under the policy: the laboratory has its odds', async ({ page }) => {
  const told = await violations(page);
  await openLaboratory(page);
  await reckoned(page);
  expect(page.workers().length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

test('no text becomes a script, an element or a worker', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const tries: (() => unknown)[] = [
      () => {
        document.body.innerHTML = '<img src="x">';
      },
      () => new Worker('./assets/worker.js'),
      () => new Worker(URL.createObjectURL(new Blob(['0']))),
      () => {
        document.createElement('script').src = './x.js';
      },
      () => trustedTypes?.createPolicy('another', { createScriptURL: (address) => address }),
      () => trustedTypes?.createPolicy('default', { createScriptURL: (address) => address }),
    ];
    return tries.map((run) => {
      try {
        run();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(refused.map(() => 'refused'));
});

test('opened as a file the page says what to do, in both languages', async ({ page }) => {
  await page.goto(new URL('../../dist/index.html', import.meta.url).href);
  for (const locale of ['fr', 'en'] as const)
    await expect(page.locator(`[lang=${locale}] code`).first()).toHaveText('npm start');
  await expect(page.getByText('elle doit être servie')).toBeVisible();
  await expect(page.getByText('it must be served')).toBeVisible();
});

test('served, it says nothing of that', async ({ page }) => {
  // before the program is there: none of its scripts comes
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.unserved')).toHaveCount(1);
  await expect(page.locator('.unserved')).toBeHidden();
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.unserved')).toHaveCount(0);
});
