/** The table as a player sees and uses it: what the tests know of the screens stands here. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Choice } from '../../src/rules/state/answers.ts';

/** A place on the sheet of the map, in its own units: neighbouring hexes lie about 69 apart. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Piece extends Place {
  readonly unit: string;
  readonly side: string;
}

/** What can be read from the screen at one moment. */
export interface Sight {
  /** The question asked, `roll` or `over`. */
  readonly ask: string;
  readonly answers: number;
  readonly side: string;
  readonly turn: string;
  readonly choices: readonly { readonly choice: Choice; readonly key: string }[];
  /** The units that may be put into the group in the making. */
  readonly picks: readonly string[];
  readonly picked: readonly string[];
  readonly pieces: readonly Piece[];
  /** The unit asked, or looked at. */
  readonly selected: string;
  /** The hexes lit as ends of a move. */
  readonly lit: readonly Place[];
  /** There are too many ends for a list: one of the hexes is pressed, or the list is unfolded. */
  readonly ends: boolean;
  readonly draft: boolean;
}

export const question = (page: Page): Locator => page.locator('#question');

/** Waits until the game as it stands has been saved. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('.head-save')).toHaveAttribute('data-save', 'saved');
}

/** Opens the first screen and begins the battle with these dice. */
export async function begin(page: Page, seed: string, names = { blue: '', red: '' }): Promise<void> {
  await page.goto(`/#seed=${seed}`);
  if (names.blue !== '') await page.getByTestId('name-blue').fill(names.blue);
  if (names.red !== '') await page.getByTestId('name-red').fill(names.red);
  await page.getByTestId('new-battle').click();
  await expect(question(page)).toBeVisible();
}

/** Whether all is there that the question is answered with: the list and the lit hexes come as soon as their code is here, each by itself. */
function isComplete({ ask, choices, lit, ends }: Sight): boolean {
  if (['roll', 'orders', 'over'].includes(ask)) return true;
  return choices.length > 0 || (ends && lit.length > 0);
}

/** Looks at the screen once there is something to answer with on it. */
export async function look(page: Page): Promise<Sight> {
  let sight = await glance(page);
  await expect
    .poll(async () => {
      sight = await glance(page);
      return isComplete(sight);
    })
    .toBe(true);
  return sight;
}

function glance(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const placeOf = (element: Element) => {
      const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return { x: e, y: f };
    };
    const asked = document.getElementById('question')?.dataset;
    const dot = (circle: Element) => ({
      x: Number(circle.getAttribute('cx')),
      y: Number(circle.getAttribute('cy')),
    });
    return {
      ask: asked?.['ask'] ?? '',
      answers: Number(asked?.['answers']),
      side: all('.panel')[0]?.dataset['side'] ?? '',
      turn: all('.head-turn')[0]?.textContent ?? '',
      choices: all('[data-testid="choice"]').map((button) => ({
        choice: JSON.parse(button.dataset['choice'] ?? ''),
        key: button.querySelector('kbd')?.textContent ?? '',
      })),
      picks: all('[data-testid="pick"][aria-disabled="false"][aria-pressed="false"]').map(
        (row) => row.dataset['unit'] ?? '',
      ),
      picked: all('[data-testid="pick"][aria-pressed="true"]').map((row) => row.dataset['unit'] ?? ''),
      pieces: all('.piece').map((piece) => ({
        unit: piece.dataset['unit'] ?? '',
        side: piece.dataset['side'] ?? '',
        ...placeOf(piece),
      })),
      selected: all('.piece[data-selected="true"]')[0]?.dataset['unit'] ?? '',
      lit: [
        ...all('.reach-coin').map((coin) => placeOf(coin.parentElement ?? coin)),
        ...all('.offered-dot').map(dot),
      ],
      ends: all('[data-testid="all-ends"]').length > 0,
      draft: all('[data-testid="draft"]').length > 0,
    };
  });
}

/** Where a place of the sheet is seen in the window now, the type being here and the map having come to rest. */
export async function onScreen(page: Page, place: Place): Promise<Place> {
  await expect(page.locator('.map-svg')).toBeVisible();
  return page.evaluate(async ({ x, y }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = () => {
      const svg = document.querySelector<SVGSVGElement>('.map-svg');
      if (!svg) throw new Error('no map is shown');
      const { left, top, width } = svg.getBoundingClientRect();
      const box = svg.viewBox.baseVal;
      const scale = width / box.width;
      return { x: left + (x - box.x) * scale, y: top + (y - box.y) * scale };
    };
    await document.fonts.ready;
    let last = seen();
    for (let still = 0; still < 2; ) {
      await frame();
      const now = seen();
      still = now.x === last.x && now.y === last.y ? still + 1 : 0;
      last = now;
    }
    return last;
  }, place);
}

/** The page keeps to its width, whichever type it is set in. */
export async function doesNotScrollSideways(page: Page): Promise<void> {
  const width = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollWidth;
    });
  // not innerWidth: a telephone widens its window to what sticks out
  await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The hex the keyboard is on. */
export function onCursor(page: Page): Promise<Place> {
  return page.locator('.cursor-edge').evaluate((edge: SVGPathElement) => {
    const { x, y, width, height } = edge.getBBox();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Presses a place of the sheet; where it is out of sight, the whole map is shown first. */
export async function clickMap(page: Page, place: Place): Promise<void> {
  const isInSight = ({ x, y }: Place) =>
    page.evaluate(([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest('.map-svg')), [
      x,
      y,
    ] as const);
  if (!(await isInSight(await onScreen(page, place)))) await page.keyboard.press('0');
  const { x, y } = await onScreen(page, place);
  await page.mouse.click(x, y);
}

export async function tapMap(page: Page, place: Place): Promise<void> {
  const { x, y } = await onScreen(page, place);
  await page.touchscreen.tap(x, y);
}

export function pieceOf(sight: Sight, unit: string): Piece {
  const piece = sight.pieces.find((one) => one.unit === unit);
  if (!piece) throw new Error(`${unit} is not on the map`);
  return piece;
}

export const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The one of these places that is nearest to another. */
export function nearest<P extends Place>(places: readonly P[], to: Place): P | undefined {
  return places.toSorted((a, b) => apart(a, to) - apart(b, to))[0];
}

/** Waits until the game has taken another answer, or given one back. */
export async function taken(page: Page, before: number): Promise<void> {
  await expect(question(page)).not.toHaveAttribute('data-answers', String(before));
}

/** The same key twice at once would not answer for the other player: another between them tells them apart. */
const otherKey = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Does something that answers the game, and waits until it has. */
export async function answering(page: Page, act: () => Promise<void>, between = otherKey): Promise<void> {
  const before = Number(await question(page).getAttribute('data-answers'));
  await between(page);
  await act();
  await taken(page, before);
}

/** Whether what was done since has made a draft; an answer at once is the other outcome. */
export async function drafts(page: Page, before: Sight): Promise<boolean> {
  const draft = page.getByTestId('draft');
  await expect(draft.or(page.locator(`#question:not([data-answers="${before.answers}"])`))).toBeVisible();
  return draft.isVisible();
}

export function roll(page: Page): Promise<void> {
  return answering(page, () => page.keyboard.press('Enter'));
}

/** Rolls until a player is asked. */
export async function rollOn(page: Page): Promise<void> {
  while ((await question(page).getAttribute('data-ask')) === 'roll') await roll(page);
}

export async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId(item).click();
}

/** Switches the language, and gives the keys back to the table where there is one. */
export async function speak(page: Page, locale: string): Promise<void> {
  await page.getByTestId(`language-${locale}`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  if (await question(page).isVisible()) await question(page).click();
}

/** The text of the game's file, as a player gets it; `ask` presses a button for it. */
export async function exported(
  page: Page,
  ask: () => Promise<void> = () => openMenu(page, 'export'),
): Promise<string> {
  const coming = page.waitForEvent('download');
  await ask();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** A browser whose storage can be filled up; called before the page is loaded. Gives what fills it. */
export async function storageToFill(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (Reflect.get(globalThis, 'full')) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  return () => page.evaluate(() => void Object.assign(globalThis, { full: true }));
}
