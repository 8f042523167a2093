/** The page must be ready to play after few kilobytes; fonts, which the text does not wait for, are not counted. */
import { gzipSync } from 'node:zlib';
import { rollOn } from './table.ts';
import { expect, test } from './test.ts';

/** Of the page, its scripts and its styles, compressed, in bytes. */
const MOST = 155_000;
/** Of its scripts alone. */
const MOST_SCRIPT = 150_000;
/** Whatever is put off at least so long, in milliseconds, comes after the first orders. */
const PAUSE = 500;

for (const locale of ['en', 'fr'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('from the first request to the first orders of a new battle no more than that is loaded', async ({
      page,
      request,
    }, info) => {
      // what is loaded is read as soon as the orders are asked for: what follows is loaded while one thinks
      await page.addInitScript(() => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[data-ask="orders"]')) return;
          watch.disconnect();
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
          Object.assign(globalThis, { loaded: [location.href, ...loaded] });
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      });
      // what waits for a pause of the players must not come in between on a slow machine: no such pause ends here
      await page.addInitScript((pause) => {
        const { setTimeout: wait } = globalThis;
        const short = (run: () => void, delay = 0) => (delay < pause ? wait(run, delay) : 0);
        Object.assign(globalThis, { setTimeout: short });
      }, PAUSE);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.getByTestId('new-battle').click();
      await page.locator('[data-ask="roll"]').waitFor();
      await rollOn(page);
      await page.locator('[data-ask="orders"]').waitFor();
      const urls = await page.evaluate((): string[] => Reflect.get(globalThis, 'loaded'));

      let total = 0;
      let script = 0;
      const lines: string[] = [];
      for (const url of urls) {
        const response = await request.get(url);
        const type = response.headers()['content-type'] ?? '';
        if (!/html|javascript|css/.test(type)) continue;
        const size = gzipSync(await response.body()).length;
        total += size;
        if (type.includes('javascript')) script += size;
        lines.push(`${size} ${new URL(url).pathname}`);
      }
      info.annotations.push({
        type: 'bytes',
        description: `${total}, of which scripts ${script}: ${lines.join(', ')}`,
      });
      expect(lines.length).toBeGreaterThan(3);
      expect(total, lines.join('\n')).toBeLessThanOrEqual(MOST);
      expect(script, lines.join('\n')).toBeLessThanOrEqual(MOST_SCRIPT);
    });
  });
