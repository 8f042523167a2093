/** What comes late on the first screen finds its room kept: nothing runs away from under the hand. */
import { expect, test } from './test.ts';

const SIZES = { desk: [1440, 900], tablet: [1024, 768], telephone: [390, 844] } as const;
/** Where a hand may be about to press. */
const PRESSED = ['language-en', 'name-blue', 'house-rules', 'dice-choice', 'new-battle', 'file'];
/** What is put off so long, in milliseconds, comes once the first battle can be read; what waits longer is patience. */
const LATE = [500, 1000] as const;

for (const locale of ['en', 'fr'] as const)
  for (const [size, [width, height]] of Object.entries(SIZES))
    test(`nothing moves when the album, the armies and the first steps come: ${size}, ${locale}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale, viewport: { width, height } });
      const page = await context.newPage();
      await page.addInitScript(([late, never]) => {
        const { setTimeout: wait } = globalThis;
        const held: (() => void)[] = [];
        const hold = (run: () => void, delay = 0) =>
          delay < late || delay > never ? wait(run, delay) : held.push(run);
        const release = () => {
          for (const run of held.splice(0)) run();
        };
        Object.assign(globalThis, { setTimeout: hold, release });
      }, LATE);
      await page.goto('/');
      const where = () =>
        page.evaluate(
          (ids) =>
            ids.map((id) => {
              const box = document
                .querySelector(`[data-testid="${id}"]`)
                ?.parentElement?.getBoundingClientRect();
              return [id, box?.x, box?.y, box?.width];
            }),
          PRESSED,
        );
      await expect(page.getByTestId('new-battle')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('.album')).not.toBeAttached();
      const before = await where();
      await page.evaluate(() => Reflect.get(globalThis, 'release')());
      await expect(page.locator('.album .miniature')).toHaveCount(12);
      await expect(page.locator('.side-card svg.rank')).toHaveCount(24);
      await expect(page.getByTestId('player-red')).toBeVisible();
      await expect(page.getByTestId('appearance-theme')).toBeVisible();
      await expect(page.getByTestId('first-battle')).toBeVisible();
      expect(await where()).toEqual(before);
      await context.close();
    });
