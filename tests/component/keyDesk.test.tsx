/** Keys can be changed in the help: what is pressed is heard, told, refused with its reason, or taken from another action. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rollDice, setPreference } from '../../src/store/game/actions.ts';
import { giveUsualKeys } from '../../src/store/input/changeKeys.ts';
import { readPreferences } from '../../src/store/preferences.ts';
import { useStore } from '../../src/store/store.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { begin, opened } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

const wait = () => viewOf(opened(), useStore.getState().selection).wait;
const selected = () => useStore.getState().selection.unit;

/** The desk, opened by keys. */
async function desk(width = 1280) {
  await page.viewport(width, 800);
  begin('keys');
  while (wait() === 'roll') rollDice();
  const screen = await render(<Screen />);
  await expect.element(screen.getByTestId('end-orders')).toBeVisible();
  await userEvent.keyboard('?');
  await userEvent.click(screen.getByTestId('change-keys'));
  await expect.element(screen.getByTestId('key-desk')).toBeVisible();
  return {
    screen,
    told: screen.getByTestId('key-told'),
    key: (name: RegExp) => screen.getByTestId('key-desk').getByRole('button', { name }),
  };
}

beforeEach(() => {
  setPreference('locale', 'en');
  giveUsualKeys();
});
afterEach(giveUsualKeys);

test('a key is given to an action, works at once, is shown everywhere, and is kept', async () => {
  const { screen, told, key } = await desk();
  await key(/^next unit that can act: N$/)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(told).toHaveTextContent('Press the new key for “next unit that can act”');
  await userEvent.keyboard('k');
  await expect.element(told).toHaveTextContent('“next unit that can act” now has the key K.');
  await expect.element(key(/^next unit that can act: K$/)).toHaveFocus();
  expect(readPreferences().keys).toEqual({ nextUnit: ['k'] });

  await userEvent.click(screen.getByTestId('change-keys'));
  await expect
    .element(screen.getByRole('row', { name: /next, previous unit/ }))
    .toHaveTextContent(/^KShift\+N/);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(selected()).toBeNull();
  await userEvent.keyboard('k');
  expect(selected()).not.toBeNull();
});

test('a menu tells the key that was chosen', async () => {
  const { screen, key } = await desk();
  await userEvent.click(key(/^turn the board round: X$/));
  await userEvent.keyboard('{Shift>}j{/Shift}');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByTestId('menu'));
  await expect.element(screen.getByTestId('flip')).toHaveTextContent(/Shift\+J$/);
});

test('a key that has another action is told, and taken from it only if one says so', async () => {
  const { screen, told, key } = await desk();
  await userEvent.click(key(/^turn the board round: X$/));
  await userEvent.keyboard('u');
  await expect.element(told).toHaveTextContent('U is the key of “undo”.');
  await expect.element(screen.getByTestId('take-key')).toHaveFocus();
  await userEvent.click(screen.getByTestId('leave-key'));
  await expect.element(key(/^turn the board round: X$/)).toHaveFocus();
  expect(useStore.getState().preferences.keys).toEqual({});

  await userEvent.click(key(/^turn the board round: X$/));
  await userEvent.keyboard('u');
  await expect.element(screen.getByTestId('take-key')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(key(/^turn the board round: U$/)).toHaveFocus();
  await expect.element(key(/^undo: Ctrl\+Z$/)).toBeVisible();
  expect(useStore.getState().preferences.keys).toEqual({ flip: ['u'], undo: ['Ctrl+z'] });

  // its usual key is free again; the other wants its own back from it no more
  await userEvent.click(screen.getByRole('button', { name: 'Usual key for “turn the board round”' }));
  await userEvent.click(screen.getByRole('button', { name: 'Usual key for “undo”' }));
  expect(useStore.getState().preferences.keys).toEqual({});
  await expect.element(screen.getByTestId('usual-keys')).toBeDisabled();
});

test('what cannot be given is refused with its reason, and Esc leaves the key as it is', async () => {
  const { screen, told, key } = await desk();
  await userEvent.click(key(/^turn the board round: X$/));
  for (const [pressed, why] of [
    ['{Tab}', 'Tab goes from one control to the next'],
    ['{Enter}', 'Enter presses and confirms'],
    ['7', 'The digits 1 to 9 give answers'],
    ['{ArrowUp}', 'The arrow keys walk over the map'],
    ['{Control>}k{/Control}', 'belongs to the browser'],
    ['{Shift}', 'held for other keys'],
    ['{F2}', 'This key belongs to the browser'],
  ] as const) {
    await userEvent.keyboard(pressed);
    await expect.element(told).toHaveTextContent(why);
    await expect.element(key(/^turn the board round: X$/)).toHaveAttribute('aria-pressed', 'true');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(told).toHaveTextContent(/^$/);
  await expect.element(key(/^turn the board round: X$/)).toHaveAttribute('aria-pressed', 'false');
  // the dialog is still there, and closes at the next press
  await expect.element(screen.getByTestId('key-desk')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(useStore.getState().preferences.keys).toEqual({});
});

test('one press makes every key the usual one, in French as well, on a telephone', async () => {
  setPreference('keys', { nextUnit: ['k'], zoomIn: ['PageUp'] });
  setPreference('locale', 'fr');
  const { screen, told, key } = await desk(390);
  await expect.element(key(/^agrandir la carte\s: Page préc\.$/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const sheet = document.querySelector('.modal-body');
  expect(sheet?.scrollWidth).toBeLessThanOrEqual(sheet?.clientWidth ?? 0);
  await userEvent.click(screen.getByTestId('usual-keys'));
  await expect.element(told).toHaveTextContent('Toutes les touches sont les habituelles.');
  await expect.element(key(/^unité suivante qui peut agir\s: N$/)).toBeVisible();
  expect(readPreferences().keys).toEqual({});
});

test('a key held for the ground works wherever it lies, and the zoom keys of the map are the table’s', async () => {
  const { screen } = await desk();
  await userEvent.keyboard('{Escape}');
  setPreference('keys', { ground: ['j'], zoomOut: ['Shift+m'] });
  const port = document.querySelector<HTMLElement>('.map-port');
  port?.focus();
  const scale = () => Number(port?.dataset['scale']);
  await expect.poll(scale).toBeGreaterThan(0);
  const before = scale();
  await userEvent.keyboard('-');
  expect(scale()).toBe(before);
  await userEvent.keyboard('{Shift>}m{/Shift}');
  await expect.poll(scale).toBeLessThan(before);
  await userEvent.keyboard('{j>}');
  await expect.element(screen.getByText('The ground without the units')).toBeVisible();
  await userEvent.keyboard('{/j}');
  await expect.element(screen.getByText('The ground without the units')).not.toBeInTheDocument();
});

test('pointed at, a tool of the map tells its key, as it was chosen', async () => {
  const { screen, key } = await desk();
  await key(/^grid and numbers of the hexes: G$/)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}k{Escape}');
  const tool = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(tool('Show the grid')).toHaveAttribute('title', 'Show the grid (K)');
  await expect.element(tool('Zoom in')).toHaveAttribute('title', 'Zoom in (+)');
});
