import { begin, question } from './table.ts';
import { expect, test } from './test.ts';

test('the page opens without a console error and within its security policy', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });

  const response = await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(faults).toEqual([]);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the built page carries no inline script and no inline style', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toContain('<style');
});

test('the network is gone before all of the program has come: nothing is lost', async ({ page, context }) => {
  // what marks those who may be ordered is the first thing missed; on a busy machine it might have come before
  const part = /\/assets\/marks-[^/]*\.js$/;
  let fall = (): void => {};
  const gone = new Promise<void>((resolve) => {
    fall = resolve;
  });
  await page.route(part, async (route) => {
    await gone;
    await route.abort('internetdisconnected');
  });
  await begin(page, 'e2e');
  await context.setOffline(true);
  fall();
  const heading = page.getByRole('heading', { level: 1 });
  // the dice for the first turn, then those for the orders
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('A part of the program did not come over the network', {
      timeout: 1000,
    });
  }).toPass();
  await page.unroute(part);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(question(page)).toHaveAttribute('data-ask', 'orders');
  await expect(question(page)).toHaveAttribute('data-answers', '2');
  // the part that was held back is one of this program, by that name
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(fetched).toContainEqual(expect.stringMatching(part));
});

test('the page is called by what it shows, in the language of the player: the battle, or the room beside it', async ({
  page,
}) => {
  await begin(page, 'e2e');
  const battle = 'The crossing at Gersbach · Sabreur-hex';
  await expect(page).toHaveTitle(battle);
  await page.goto('/#laboratory');
  await expect(page).toHaveTitle('The laboratory · Sabreur-hex');
  await page.getByTestId('language-fr').click();
  await expect(page).toHaveTitle('Le laboratoire · Sabreur-hex');
  await page.getByTestId('language-en').click();
  await page.goBack();
  await expect(page).toHaveTitle(battle);
});
