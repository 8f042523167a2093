/** No value chosen from a list is cut: of the house rules, and of the brushes of the laboratory. */
import { expect, type Page, test } from './test.ts';

const WIDTHS = [1440, 1024, 390];

/** What was chosen from those lists and is wider than its room, or not what the words in the place of a list say. */
function cut(page: Page, lists: string): Promise<readonly string[]> {
  return page.locator(lists).evaluateAll((all) =>
    all.flatMap((list) => {
      if (!(list instanceof HTMLSelectElement)) return ['no list'];
      const style = getComputedStyle(list);
      const word = list.selectedOptions[0]?.text ?? '';
      const before = list.previousElementSibling;
      if (style.opacity === '0') {
        const isWhole = before?.textContent === word && before.scrollWidth <= before.clientWidth + 1;
        const inside = before?.parentElement;
        return isWhole && inside && inside.scrollHeight <= inside.clientHeight ? [] : [word];
      }
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['no pen'];
      pen.font = style.font;
      const room =
        list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return pen.measureText(word).width > room ? [word] : [];
    }),
  );
}

/** Has the longest value chosen in each of those lists. */
async function chooseLongest(page: Page, lists: string): Promise<void> {
  for (const list of await page.locator(lists).all()) {
    const longest = await list.evaluate((one) => {
      if (!(one instanceof HTMLSelectElement)) return '';
      const free = [...one.options].filter(({ disabled }) => !disabled);
      return free.sort((a, b) => b.text.length - a.text.length)[0]?.value ?? '';
    });
    await list.selectOption(longest);
  }
}

for (const locale of ['en', 'fr'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('no house rule on the first screen', async ({ page }) => {
      await page.goto('/');
      await page.getByTestId('house-rules').locator('summary').click();
      const lists = '.rule-form select';
      await expect(page.getByTestId('rule-po_floor_scope')).toBeAttached();
      await chooseLongest(page, lists);
      expect(await page.locator(lists).count()).toBeGreaterThan(40);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await cut(page, lists), `${width}`).toEqual([]);
      }
    });

    test('no ground in the laboratory', async ({ page }) => {
      await page.goto('/#laboratory');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // on a phone the pieces and the ground are folded away
        if (width < 720) await page.getByTestId('unfold-pieces').click();
        for (const [brush, value] of [
          ['brush', 'impassable'],
          ['edge-brush', 'largeRiver'],
        ] as const) {
          await page.getByTestId(brush).selectOption(value);
          expect(await cut(page, `[data-testid="${brush}"]`), `${width}`).toEqual([]);
        }
      }
    });
  });
