/** A press meant for one player never answers for the other. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newBattle, rollDice, setPreference } from '../../src/store/actions.ts';
import { useStore } from '../../src/store/store.ts';
import { viewOf } from '../../src/store/view.ts';
import { Table } from '../../src/table/Table.tsx';
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
  newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
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
  expect(press(1300, document.body, 'Enter')).toBe(false);
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

test('the second press of a double click does not roll for the other side', async () => {
  const screen = await lastOrders();
  screen
    .getByTestId('dialog-yes')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  const before = answers();
  const roll = screen.getByTestId('roll');
  await expect.element(roll).toBeVisible();
  const click = (detail: number) =>
    roll.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  expect(click(2)).toBe(false);
  expect(answers()).toBe(before);
  click(1);
  expect(answers()).toBe(before + 1);
});

test('a double tap on the map is not taken by the map once the other side decides', async () => {
  const screen = await lastOrders();
  const port = document.querySelector('.map-port');
  if (!port) throw new Error('no map is shown');
  const seen: boolean[] = [];
  const listen = () => seen.push(true);
  port.addEventListener('pointerdown', listen);
  const tap = (time: number, clientX: number) =>
    at(
      time,
      port,
      new PointerEvent('pointerdown', { bubbles: true, cancelable: true, clientX, clientY: 300, button: 2 }),
    );
  tap(1000, 300);
  tap(1100, 300);
  expect(seen.length).toBe(2);
  (screen.getByTestId('dialog-yes').element() as HTMLElement).click();
  await expect.element(screen.getByTestId('roll')).toBeVisible();
  tap(1200, 300);
  expect(seen.length).toBe(2);
  // elsewhere, or later, it is meant
  tap(1250, 360);
  tap(2000, 300);
  expect(seen.length).toBe(4);
  port.removeEventListener('pointerdown', listen);
});
