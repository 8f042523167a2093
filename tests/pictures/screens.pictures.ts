/** Every screen, in both languages, by both lights, in three sizes, is as it was when its picture was kept. */
import { expect, type Page, test } from '@playwright/test';
import { reckoned } from '../e2e/laboratoryTable.ts';
import { begin, openMenu, question, rollOn } from '../e2e/table.ts';
import { expectPicture } from './keeping.ts';

const SIZES = { desk: [1440, 900], tablet: [1024, 768], telephone: [390, 844] } as const;

/** The sheet with its foot, the strokes on its ground and the signs of the arms, which come last. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.map-title em')).not.toBeEmpty();
  await expect(page.locator('.map-ground [data-drawn="true"]')).toHaveCount(2);
  await expect(page.locator('#map-arm-foot')).toBeAttached();
}

/** Signs and figures that something is drawn with come late, wherever they are used. */
async function figuresHere(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('use')]
        .map((use) => use.getAttribute('href') ?? '')
        .filter((href) => document.getElementById(href.slice(1)) === null),
    );
  await expect.poll(missing).toEqual([]);
}

/** Opens a room by its address, from anywhere. */
async function go(page: Page, place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${place}`);
}

/** How each screen is come to, in this order. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  first: async (page) => {
    await go(page, '');
    await expect(page.locator('.album .miniature')).toHaveCount(12);
    await expect(page.locator('.side-card .rank')).toHaveCount(24);
    await expect(page.getByTestId('appearance-theme')).toBeVisible();
    await expect(page.getByTestId('first-battle')).toBeVisible();
  },
  guide: async (page) => {
    await page.getByTestId('help').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // its scenes come with the rest of the words, and what stands on them later still
    await expect(page.locator('dialog .piece').last()).toBeAttached();
    await figuresHere(page);
    await expect(page.locator('[id^="map-figures-"]').first()).toBeAttached();
  },
  rulebook: async (page) => {
    await go(page, '#rule=CHG-13');
    await expect(page.locator('[id="CHG-13"]')).toBeVisible();
  },
  laboratory: async (page) => {
    await go(page, '#laboratory');
    await reckoned(page);
  },
  army: async (page) => {
    await go(page, '#army');
    await expect(page.getByTestId('army-lot')).toBeVisible();
  },
  map: async (page) => {
    await go(page, '#map');
    await expect(page.getByTestId('map-undo')).toBeVisible();
  },
  plan: async (page) => {
    await go(page, '#scenario');
    await expect(page.getByTestId('lot-blue')).toBeVisible();
  },
  skirmish: async (page) => {
    await go(page, '#skirmish=1500-k3f9ta');
    await expect(page.getByTestId('skirmish-format')).toBeVisible();
  },
  // last: a battle once begun stands beneath every screen that is opened after it
  orders: async (page) => {
    // an address of which only what stands after `#` is another would not be loaded anew
    await page.goto('about:blank');
    await begin(page, 'pictures');
    await rollOn(page);
    await expect(question(page)).toHaveAttribute('data-ask', 'orders');
    await drawn(page);
  },
  action: async (page) => {
    await page.keyboard.press('n');
    await page.getByTestId('confirm-group').click();
    await expect(question(page)).toHaveAttribute('data-ask', 'action');
  },
  menu: async (page) => {
    await page.getByTestId('menu').click();
    await expect(page.getByTestId('appearance-sound')).toBeVisible();
  },
  victory: async (page) => {
    await page.keyboard.press('Escape');
    await openMenu(page, 'agreed-end');
    await page.getByTestId('dialog-yes').click();
    await expect(page.getByTestId('turning')).toHaveAttribute('data-over', 'true', { timeout: 120_000 });
  },
};

for (const [size, [width, height]] of Object.entries(SIZES))
  for (const theme of ['light', 'dark'])
    for (const locale of ['fr', 'en'])
      test.describe(`${size}, ${theme}, ${locale}`, () => {
        test.use({ viewport: { width, height } });

        test('every screen is as it was', async ({ page, context }) => {
          await page.addInitScript(
            (preferences) => localStorage.setItem('sabreur-hex/preferences', preferences),
            JSON.stringify({ locale, theme, speed: 'off' }),
          );
          const desk = await context.newPage();
          await page.bringToFront();
          for (const [screen, come] of Object.entries(SCREENS)) {
            await come(page);
            await figuresHere(page);
            await expectPicture(page, desk, `${screen}-${size}-${theme}-${locale}`);
          }
        });
      });
