import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rollDice, setPreference } from '../../src/store/game/actions.ts';
import { pressKey } from '../../src/store/input/keys.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

function wait(): string {
  const { open, selection } = useStore.getState();
  return open ? viewOf(open, selection).wait : '';
}

/** The table at the first orders. */
async function shown(width = 1280) {
  await page.viewport(width, 800);
  void newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  const screen = await render(<Screen />);
  return screen;
}

async function atOrders(width?: number) {
  const screen = await shown(width);
  while (wait() === 'roll') rollDice();
  await expect.element(screen.getByTestId('end-orders')).toBeVisible();
  return screen;
}

const caption = () => document.querySelector('.look-caption')?.textContent ?? '';
const zoom = () => Number(document.querySelector<HTMLElement>('.map-port')?.dataset['scale']);

beforeEach(() => {
  setPreference('locale', 'en');
});

test('a key held down rolls once, on the button too', async () => {
  const screen = await shown();
  const at = () => useStore.getState().open?.history.length;
  const down = (repeat: boolean) =>
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  await expect.element(screen.getByTestId('roll')).toBeVisible();
  window.dispatchEvent(down(false));
  expect(at()).toBe(1);
  expect(wait()).toBe('roll');
  window.dispatchEvent(down(true));
  expect(at()).toBe(1);
  // the browser presses the button itself unless it is told not to
  expect(screen.getByTestId('roll').element().dispatchEvent(down(true))).toBe(false);
  // pressed again, after another key: it is meant
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  window.dispatchEvent(down(false));
  expect(at()).toBe(2);
});

test('a double click gives one answer, not the next one as well', async () => {
  const screen = await atOrders();
  pressKey({ key: 'n', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null });
  await userEvent.click(screen.getByTestId('confirm-group'));
  const pass = screen.getByTestId('choice').filter({ hasText: 'Pass' });
  await expect.element(pass).toBeVisible();
  const before = useStore.getState().open?.history.length ?? 0;
  const second = new MouseEvent('click', { bubbles: true, detail: 2 });
  pass.element().dispatchEvent(second);
  expect(useStore.getState().open?.history.length).toBe(before);
  pass.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(useStore.getState().open?.history.length).toBe(before + 1);
});

test.each([
  ['en', /^Draw lots for the first turn: Jeanne or Karl/, /\b(OP|VP|AP|CV)\b/],
  ['fr', /^Tirer au sort le premier tour\s: Jeanne ou Karl/, /\b(PV|OP|VP)\b/],
] as const)('in %s the draw names the players, and nothing is abbreviated', async (locale, lots, short) => {
  setPreference('locale', locale);
  const screen = await shown(390);
  await expect.element(screen.getByTestId('roll')).toHaveTextContent(lots);
  while (wait() === 'roll') rollDice();
  await expect.element(screen.getByTestId('end-orders')).toBeVisible();
  pressKey({ key: 'n', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null });
  await expect
    .element(screen.getByTestId('confirm-group'))
    .toHaveTextContent(locale === 'en' ? /order point/ : /point d’ordre/);
  expect(document.body.textContent).not.toMatch(short);
  expect(document.querySelector('.head-points')?.textContent).toMatch(
    locale === 'en' ? /0 of \d+/ : /0 sur \d+/,
  );
  await document.fonts.ready;
  // nothing sticks out of a narrow screen
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  for (const part of document.querySelectorAll('.head-points, .group-foot, .group-foot .press'))
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
});

test('Ctrl+Enter asks before it ends the orders, wherever the focus is', async () => {
  const screen = await atOrders();
  screen.getByTestId('end-orders').element().parentElement?.querySelector('button')?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByTestId('dialog-yes')).toBeVisible();
  expect(useStore.getState().open?.log.at(-1)?.choice).not.toEqual({ choose: 'endOrders' });
});

test('the map answers to + − 0 and X from a button or a tab, not where text is written', async () => {
  const screen = await atOrders();
  for (const place of ['[data-testid="undo"]', '[role="tab"]']) {
    await expect.poll(() => zoom()).toBeGreaterThan(0);
    const free = document.querySelector<HTMLElement>(place);
    free?.focus();
    const before = zoom();
    await userEvent.keyboard('-');
    await expect.poll(zoom).toBeLessThan(before);
  }
  const flipped = () => document.querySelector<HTMLElement>('.map-port')?.dataset['flipped'];
  await userEvent.keyboard('x');
  await expect.poll(flipped).toBe('true');
  const field = document.createElement('input');
  screen.container.append(field);
  field.focus();
  await userEvent.keyboard('x');
  expect(field.value).toBe('x');
  expect(flipped()).toBe('true');
});

test('H held hides the units, T held shows what the enemy could attack', async () => {
  await atOrders();
  const pieces = () => document.querySelectorAll('.piece').length;
  expect(pieces()).toBeGreaterThan(0);
  await userEvent.keyboard('{h>}');
  await expect.poll(pieces).toBe(0);
  expect(caption()).toMatch(/ground without the units/);
  await userEvent.keyboard('{/h}');
  await expect.poll(pieces).toBeGreaterThan(0);
  await userEvent.keyboard('{t>}');
  await expect.poll(() => document.querySelectorAll('.region-threat, .region-field').length).toBe(2);
  expect(caption()).toMatch(/enemy could attack/);
  await userEvent.keyboard('{/t}');
  await expect.poll(caption).toBe('');
});

test('L and two hexes show the line between them and what is in its way; Escape ends it', async () => {
  await atOrders();
  const map = document.querySelector<HTMLElement>('.map-port');
  await userEvent.keyboard('l');
  await expect.poll(caption).toMatch(/hex it begins at/);
  const { left = 0, top = 0, width = 0, height = 0 } = map?.getBoundingClientRect() ?? {};
  const click = (x: number, y: number) =>
    map?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        clientX: left + width * x,
        clientY: top + height * y,
      }),
    );
  const { selection } = useStore.getState();
  click(0.5, 0.3);
  await expect.poll(caption).toMatch(/press the other hex/);
  click(0.5, 0.8);
  await expect.poll(caption).toMatch(/is (not )?seen from/);
  await expect.poll(() => document.querySelectorAll('.sight').length).toBe(1);
  expect(useStore.getState().selection.unit).toBe(selection.unit);
  await userEvent.keyboard('{Escape}');
  await expect.poll(caption).toBe('');
  expect(document.querySelectorAll('.sight')).toHaveLength(0);
});
