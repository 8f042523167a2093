import { gersbach } from '../../src/scenarios/gersbach.ts';
import { playUntil } from './player.ts';
import { begin, openMenu, saved, speak } from './table.ts';
import { expect, type Page, test } from './test.ts';

const NAMES = [gersbach.armies.blue, gersbach.armies.red].flatMap(({ name, units }) => [
  name.en,
  ...units.map((unit) => unit.name),
]);

const SHORTLY = { timeout: 5000 };

const LANGUAGES = ['FR, Français', 'EN, English'];

/** Every text and every label on the page of two words at least; proper names, and languages named in themselves, left out. */
async function sentences(page: Page): Promise<string[]> {
  // nothing is under the pointer there
  await page.mouse.move(1, 1);
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim());
  });
  const words = (text: string) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [...new Set(texts)]
    .filter((text) => /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(words(text)))
    .filter((text) => !LANGUAGES.includes(text))
    .toSorted((a, b) => a.localeCompare(b));
}

async function switched(page: Page): Promise<void> {
  // the hex under the cursor is told when the cursor comes to it, and afresh in another language
  await speak(page, 'fr');
  await speak(page, 'en');
  // odds that are reckoned meanwhile, and panels that come later, are new sentences: then all is looked at again
  await expect(async () => {
    // a try that came too early may have ended in the other language
    await speak(page, 'en');
    const english = await sentences(page);
    expect(english.length).toBeGreaterThan(5);
    await speak(page, 'fr');
    const left = async () => (await sentences(page)).filter((text) => english.includes(text));
    await expect.poll(left, SHORTLY).toEqual([]);
    await speak(page, 'en');
    await expect.poll(() => sentences(page), SHORTLY).toEqual(english);
  }).toPass();
}

test('switching the language changes every sentence, and back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('new-battle')).toBeVisible();
  await switched(page);
  await begin(page, 'e2e', { blue: 'Jeanne', red: 'Karl' });
  await switched(page);
  await playUntil(page, ({ ask }) => ask === 'orders');
  await switched(page);
  await playUntil(page, ({ ask }) => ask === 'action');
  await switched(page);
  await playUntil(page, ({ answers }) => answers >= 16);
  await switched(page);
  await page.getByTestId('tab-red').click();
  await switched(page);
});

test('players without a name go by their nations, in the language chosen', async ({ page }) => {
  await begin(page, 'e2e');
  const head = page.locator('.head');
  const red = page.getByTestId('tab-red');
  await expect(red).toHaveText('Austria');
  await speak(page, 'fr');
  await expect(red).toHaveText('Autriche');
  await expect(head).not.toContainText('Austria');
});

test('the help and the end speak the language chosen, and it is kept', async ({ page }) => {
  await begin(page, 'e2e');
  await speak(page, 'fr');
  await openMenu(page, 'help');
  await expect(page.getByRole('dialog')).toContainText('Comment jouer, en neuf images');
  await page.keyboard.press('Escape');
  await saved(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await openMenu(page, 'agreed-end');
  await page.getByTestId('dialog-yes').click();
  await expect(page.getByTestId('victory')).toContainText('Les deux camps');
});

for (const [locale, lang] of [
  ['fr-CA', 'fr'],
  ['en-US', 'en'],
  ['de-AT', 'en'],
] as const)
  test(`a browser that speaks ${locale} is answered in ${lang}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByTestId('new-battle')).toHaveText(lang === 'fr' ? /campagne/ : /field/);
    await context.close();
  });
