/** What a room has to say of what is made there is said, whether or not there is a network by then. */
import { expect, type Page, test } from './test.ts';

/** Something is made where the browser keeps nothing. */
async function make(page: Page, name: string): Promise<void> {
  await page.getByTestId('army-name').fill(name);
  await page.getByTestId('army-name').press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
  await page.goto('/#army');
  await expect(page.getByTestId('army-name')).toBeVisible();
});

test('that nothing is kept is said though nothing comes over the network any more', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await make(page, 'Guard');
  await expect(page.getByTestId('unkept')).toContainText('does not keep this army');
});

test('it is said in the other language as soon as that has come', async ({ page }) => {
  const note = page.getByTestId('unkept');
  await make(page, 'Guard');
  await expect(note).toContainText('does not keep this army');
  // a browser does not ask a second time for a part of the program that it has once asked for in vain
  await page.route(/unkept-[^/]*\.js$/, (route) => route.abort());
  await page.getByTestId('language-fr').first().click();
  await expect(note).toContainText('ne garde pas cette armée');
});
