/** What goes for good is asked for in sight, and by no key pressed twice, on every shelf. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/map/type.css';
import '../../src/main.css';
import { enter as enterArmies } from '../../src/armyBuilder/enter.tsx';
import { enter as enterLaboratory } from '../../src/laboratory/enter.tsx';
import { keepFocus } from '../../src/map/keptFocus.ts';
import { enter as enterMaps } from '../../src/mapEditor/enter.tsx';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { keepOnShelf } from '../../src/store/library/shelves.ts';
import { scenarioFileOf } from '../../src/store/scenarioEditor/file.ts';
import type { SavedGame } from '../../src/store/state.ts';
import { useStore } from '../../src/store/store.ts';
import { Welcome } from '../../src/welcome/Welcome.tsx';

const SAVED: SavedGame = {
  id: 'x',
  title: { en: 'Gersbach', fr: 'Gersbach' },
  scenario: 'gersbach',
  names: { blue: 'Anne', red: 'austria' },
  nations: { blue: 'france', red: 'austria' },
  side: 'blue',
  turn: 3,
  answers: 40,
  over: false,
  savedAt: Date.UTC(2026, 10, 29, 12),
};
const LONG = 'The crossing at Gersbach · turn 3, Division Ritter von Auersperg';

const no = () => page.getByTestId('forget-no');
const yes = () => page.getByTestId('forget-yes');

let end = (): void => {};
beforeEach(() => {
  setPreference('locale', 'en');
  useStore.setState({ open: null, notice: null, saves: [], savesTrouble: null });
  end = keepFocus();
});
afterEach(() => {
  end();
  useStore.setState({ room: null });
  history.replaceState(null, '', '#');
});

async function firstScreen(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  const saves = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...SAVED, id }));
  useStore.setState({ saves });
  await keepOnShelf('scenario', {
    id: 'own',
    title: { en: LONG, fr: LONG },
    told: {},
    file: scenarioFileOf(gersbach),
  });
  await render(<Welcome languageSwitch={null} />);
  await expect.element(page.getByTestId('own-battle')).toBeVisible();
  await expect.poll(() => page.getByTestId('delete-saved').elements().length).toBe(5);
  await expect.poll(() => document.querySelector('.saved-latest .miniature')).not.toBeNull();
}

/** Nothing is gone by a key that is pressed twice, nor by Escape, and whoever played by it is back where he asked. */
async function isAsked(cross: Locator): Promise<void> {
  cross.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(no()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(yes()).not.toBeInTheDocument();
  await expect.element(cross).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(yes()).not.toBeInTheDocument();
  await expect.element(cross).toHaveFocus();
}

test.each(['delete-saved', 'forget-own'])('by key, of the first screen: %s', async (name) => {
  await firstScreen(1440, 900);
  await isAsked(page.getByTestId(name).first());
  expect(useStore.getState().saves).toHaveLength(5);
  expect(page.getByTestId('own-battle').elements()).toHaveLength(1);
});

test.each([
  {
    room: 'army',
    enter: enterArmies,
    toShelf: () => page.getByTestId('fold-keep').getByText('Keep and share').click(),
    ...{ keep: 'keep-army', cross: () => page.getByTestId('forget-kept'), line: 'kept-army' },
  },
  {
    room: 'map',
    enter: enterMaps,
    toShelf: () => page.getByTestId('paper-keep').click(),
    ...{ keep: 'keep-map', cross: () => page.getByTestId('forget-map'), line: 'kept-map' },
  },
  {
    room: 'laboratory',
    enter: enterLaboratory,
    toShelf: async () => {
      await page.getByTestId('tab-keep').click();
      await page.getByTestId('save-name').fill('Ocaña');
    },
    ...{ keep: 'save-setup', cross: () => page.getByRole('button', { name: /^Forget/ }), line: 'kept-setup' },
  },
])('by key, of the shelf: $room', async ({ enter, toShelf, keep, cross, line }) => {
  await page.viewport(1280, 800);
  await render((await enter('en'))(null));
  await toShelf();
  await page.getByTestId(keep).click();
  await expect.element(page.getByTestId(line)).toBeVisible();
  await isAsked(cross());
  expect(page.getByTestId(line).elements()).toHaveLength(1);
  // the question leaves what asks it where it was
  const before = cross().element().getBoundingClientRect();
  await cross().click();
  await expect.element(yes()).toBeInViewport();
  const row = yes().element().getBoundingClientRect();
  const { right, bottom } = cross().element().getBoundingClientRect();
  expect(right).toBe(before.right);
  expect(row.top).toBeGreaterThanOrEqual(bottom);
});

describe.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)('at %i × %i', (width, height) => {
  test('the question comes in sight, whichever game it is asked of', async () => {
    await firstScreen(width, height);
    for (const cross of [
      page.getByTestId('delete-saved').last(),
      page.getByTestId('delete-saved').first(),
      page.getByTestId('forget-own'),
    ]) {
      await cross.click();
      await expect.element(yes()).toBeInViewport({ ratio: 0.99 });
      await expect.element(no()).toBeInViewport({ ratio: 0.99 });
      await no().click();
      await expect.element(yes()).not.toBeInTheDocument();
    }
  });

  test('two presses of a mouse on one place only ask', async () => {
    await firstScreen(width, height);
    for (const cross of page.getByTestId('delete-saved').all()) {
      await cross.dblClick();
      await expect.element(yes()).toBeVisible();
      expect(useStore.getState()).toMatchObject({ open: null, notice: null, room: null });
      expect(useStore.getState().saves).toHaveLength(5);
      await no().click();
    }
  });

  test('a battle of one’s own has a line for its title, and its presses have their own height', async () => {
    await firstScreen(width, height);
    const line = page.getByTestId('own-battle').element();
    const room = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const title = line.querySelector('strong');
    expect(room(title).width).toBeGreaterThan(0.8 * room(line).width);
    for (const press of line.querySelectorAll('.press')) {
      expect(room(press).top).toBeGreaterThanOrEqual(room(title).bottom);
      expect(room(press).height).toBeLessThan(50);
      expect(room(press).right).toBeLessThanOrEqual(room(line).right);
    }
  });
});

test('a day is written as in Britain', async () => {
  await firstScreen(1440, 900);
  await expect.element(page.getByTestId('continue').first()).toHaveTextContent('29 Nov 2026');
});
