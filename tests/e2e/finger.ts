/** A finger on a telephone: it taps, and draws the map along where what it seeks is out of sight. */
import { expect, type Page } from '@playwright/test';
import { enemyNearestTo, type Hand } from './player.ts';
import { onScreen, type Place, pieceOf, question, type Sight, tapMap } from './table.ts';

/** Waits until the map lies still, which follows what happens: so many pictures in a row are alike. */
export async function atRest(page: Page, pictures = 12): Promise<void> {
  await page.evaluate(
    (still) =>
      new Promise<void>((done) => {
        let [before, alike] = ['', 0];
        const look = (): void => {
          const now = JSON.stringify(document.querySelector('.map-sheet')?.getBoundingClientRect());
          alike = now === before ? alike + 1 : 0;
          before = now;
          if (alike === still) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
    pictures,
  );
}

/** Whether a finger would press the map there, and nothing that lies over it. */
export async function mapIsUnder(page: Page, place: Place): Promise<boolean> {
  const at = await onScreen(page, place);
  return page.evaluate(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.map-port')), at);
}

/** Draws a finger over the glass, as far as it goes in a few steps. */
async function draw(page: Page, from: Place, to: Place): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const share of [0.1, 0.4, 0.7, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  await send('touchEnd', []);
  await touch.detach();
}

/** Draws the map along until the place lies free under a finger. */
async function bring(page: Page, place: Place): Promise<void> {
  await atRest(page, 4);
  for (let n = 0; n < 8 && !(await mapIsUnder(page, place)); n++) {
    const box = await page.locator('.map-port').boundingBox();
    if (!box) throw new Error('no map is shown');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const { x, y } = await onScreen(page, place);
    const within = (way: number, room: number): number => Math.max(-room, Math.min(room, way));
    const to = {
      x: middle.x + within(middle.x - x, box.width * 0.4),
      y: middle.y + within(middle.y - y, box.height * 0.4),
    };
    await draw(page, middle, to);
    await atRest(page);
  }
}

/** The facing that looks from one place to another: 5 looks straight up, and each next one a sixth of a turn on. */
function facingTo(from: Place, to: Place): number {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
  return (Math.round(turn * 6) + 11) % 6;
}

/** Turns what is drafted to the enemy, where it may look several ways. */
async function faceEnemy(page: Page, sight: Sight): Promise<void> {
  const own = sight.pieces.find(({ unit }) => unit === sight.selected);
  const enemy = own && enemyNearestTo(sight, own);
  if (!enemy) return;
  const facing = page.locator(`[data-testid="draft-facing"][data-facing="${facingTo(own, enemy)}"]`);
  if (!(await facing.isVisible())) return;
  await facing.tap();
  await expect(facing).toHaveAttribute('aria-pressed', 'true');
}

/** Taps alone. */
export const FINGER: Hand = {
  press: (control) => control.tap(),
  pressMap: async (page, place) => {
    await bring(page, place);
    await tapMap(page, place);
  },
  // twice at once in one place would be one double tap, which does not answer for the other side
  between: (page) => question(page).tap(),
  weigh: faceEnemy,
};

/** What a question is answered with first, beside the lit hexes of the map. */
function answersTo({ ask, choices, picks, picked }: Sight): readonly string[] {
  switch (ask) {
    case 'roll':
      return ['[data-testid="roll"]'];
    case 'orders':
      return [
        '[data-testid="end-orders"]',
        ...(picks.length + picked.length > 0 ? ['[data-testid="pick"]'] : []),
      ];
    default:
      return choices.length > 0 ? ['[data-testid="choice"]'] : [];
  }
}

/** What is asked of no one unit in particular. */
const OF_SEVERAL: readonly string[] = ['roll', 'orders', 'actingUnit'];

/** What of these is not wholly on the screen, with nothing over it, and whether the page is larger than the screen. */
function outOfSight(page: Page, sought: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((selectors) => {
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
        const under = document.elementFromPoint((left + right) / 2, y);
        return under !== null && element.contains(under);
      });
    };
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [
      ...selectors.filter((one) => {
        const found = document.querySelector(one);
        return found === null || !isSeen(found);
      }),
      ...(scrollWidth > screen.width || scrollHeight > screen.height
        ? [`a page of ${scrollWidth} by ${scrollHeight}`]
        : []),
    ];
  }, sought);
}

/** The question, what it is answered with and the unit it is about are on the screen together, and the page keeps to it. */
export async function expectInSight(page: Page, sight: Sight): Promise<void> {
  const sought = ['#question', ...answersTo(sight)];
  await expect.poll(() => outOfSight(page, sought), { message: sight.ask }).toEqual([]);
  if (sight.selected === '' || OF_SEVERAL.includes(sight.ask)) return;
  const unit = pieceOf(sight, sight.selected);
  await expect.poll(() => mapIsUnder(page, unit), { message: `${unit.unit} is in sight` }).toBe(true);
}
