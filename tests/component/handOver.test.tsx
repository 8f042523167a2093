/** A press meant for one player never answers for the other. */

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { rollDice, setPreference } from '../../src/store/game/actions.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { advance, playUntil } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

const view = () => {
  const { open, selection } = useStore.getState();
  if (!open) throw new Error('no game is open');
  return viewOf(open, selection);
};
const answers = () => useStore.getState().open?.history.length ?? 0;

/** The last orders of a side: once they end, the other side rolls. */
async function lastOrders() {
  await page.viewport(1280, 800);
  void newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  const screen = await render(<Screen />);
  while (view().wait === 'roll') rollDice();
  await expect.element(screen.getByTestId('end-orders')).toBeVisible();
  screen
    .getByTestId('end-orders')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await expect.element(screen.getByTestId('dialog-yes')).toBeVisible();
  return screen;
}

/** Dispatches it as if it came at that time, in milliseconds: how fast the machine is does not count. */
function at(time: number, on: Element, event: Event): boolean {
  Object.defineProperty(event, 'timeStamp', { value: time });
  return on.dispatchEvent(event);
}

function press(time: number, on: Element, key: string): boolean {
  return at(time, on, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  setPreference('locale', 'en');
});

test('Enter pressed twice at once ends the orders, and does not roll for the other side', async () => {
  const screen = await lastOrders();
  const { side } = view();
  const yes = screen.getByTestId('dialog-yes').element();
  expect(press(1000, yes, 'Enter')).toBe(true);
  (yes as HTMLElement).click();
  expect(view().side).not.toBe(side);
  const before = answers();
  const roll = screen.getByTestId('roll');
  await expect.element(roll).toBeVisible();
  // the browser does not press the button either
  expect(press(1150, roll.element(), 'Enter')).toBe(false);
  expect(press(1250, document.body, 'Enter')).toBe(false);
  expect(answers()).toBe(before);
  // after a pause the key is meant
  press(1800, document.body, 'Enter');
  expect(answers()).toBe(before + 1);
});

test('another key between makes it another press', async () => {
  const screen = await lastOrders();
  const yes = screen.getByTestId('dialog-yes').element();
  press(1000, yes, 'Enter');
  (yes as HTMLElement).click();
  const before = answers();
  await expect.element(screen.getByTestId('roll')).toBeVisible();
  press(1100, document.body, 'Shift');
  press(1150, document.body, 'Enter');
  expect(answers()).toBe(before + 1);
});

/** A whole press of the pointer, as a mouse or a finger makes it; whether it is let through. */
function tap(time: number, on: Element, clientX: number, pointerType = 'mouse', detail = 1): boolean {
  const told = { bubbles: true, cancelable: true, clientX, clientY: 300 };
  const pressed = at(time, on, new PointerEvent('pointerdown', { ...told, pointerType }));
  return at(time + 40, on, new MouseEvent('click', { ...told, detail })) && pressed;
}

test.each([
  { by: 'mouse', detail: 2, aside: 4 },
  // browsers count every tap of a finger as a first click
  { by: 'touch', detail: 1, aside: 20 },
])(
  'the second press of a double one by $by does not roll for the other side',
  async ({ by, detail, aside }) => {
    const screen = await lastOrders();
    tap(1000, screen.getByTestId('dialog-yes').element(), 300, by);
    const before = answers();
    const roll = screen.getByTestId('roll');
    await expect.element(roll).toBeVisible();
    expect(tap(1150, roll.element(), 300 + aside, by, detail)).toBe(false);
    expect(answers()).toBe(before);
    // elsewhere it is meant
    tap(1250, roll.element(), 400, by);
    expect(answers()).toBe(before + 1);
  },
);

test('after a pause a press is meant, in the same place', async () => {
  const screen = await lastOrders();
  tap(1000, screen.getByTestId('dialog-yes').element(), 300, 'touch');
  const before = answers();
  await expect.element(screen.getByTestId('roll')).toBeVisible();
  tap(1400, screen.getByTestId('roll').element(), 300, 'touch');
  expect(answers()).toBe(before + 1);
});

test('whoever takes back an answer of his own hands nothing over: he may press again at once', async () => {
  await page.viewport(1280, 800);
  void newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  await render(<Screen />);
  playUntil('reaction', advance);
  const { side } = view();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeEnabled();
  const before = answers();
  tap(1000, undo.element(), 300);
  expect(answers()).toBeLessThan(before);
  expect(view().side).not.toBe(side);
  expect(tap(1150, undo.element(), 300, 'mouse', 2)).toBe(true);
});

test('nor does the map hear the second of two taps once the other side decides', async () => {
  const screen = await lastOrders();
  const port = document.querySelector('.map-port');
  if (!port) throw new Error('no map is shown');
  let heard = 0;
  const listen = () => heard++;
  for (const what of ['pointerdown', 'click']) port.addEventListener(what, listen);
  const yes = screen.getByTestId('dialog-yes').element();
  tap(1000, yes, 300, 'touch');
  await expect.element(screen.getByTestId('roll')).toBeVisible();
  tap(1150, port, 300, 'touch');
  expect(heard).toBe(0);
  tap(2000, port, 300, 'touch');
  expect(heard).toBe(2);
  for (const what of ['pointerdown', 'click']) port.removeEventListener(what, listen);
});
