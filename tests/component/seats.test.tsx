/** Who plays a side: changed at the table while the battle goes on, and chosen where armies are brought to it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Side } from '../../src/rules/state/vocabulary.ts';
import { enter } from '../../src/scenarioEditor/enter.tsx';
import { rothmuehle } from '../../src/scenarios/library/rothmuehle.ts';
import { resign, setPreference } from '../../src/store/game/actions.ts';
import { programAsked } from '../../src/store/game/programs.ts';
import { pause } from '../../src/store/opponent/driver.ts';
import { useOpponent } from '../../src/store/opponent/state.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { usePlan } from '../../src/store/scenarioEditor/state.ts';
import { useStore } from '../../src/store/store.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { clearAll, opened, reopen } from '../support/keptGame.ts';
import { rollOn } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

/** The table at the first orders, which two persons give. */
async function atOrders() {
  await page.viewport(1280, 800);
  await newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  rollOn();
  return render(<Screen />);
}

const focused = () =>
  document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.className;

/** Goes there by Tab, or back. */
async function tabTo(id: string, shift = false): Promise<void> {
  for (let n = 0; n < 80 && focused() !== id; n++) await userEvent.tab({ shift });
  expect(focused()).toBe(id);
}

/** Opens the dialog by key, and goes to who plays that side. */
async function openSeats(side: Side, back = false): Promise<void> {
  await tabTo('menu', back);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('who-plays')).toHaveTextContent('Who plays');
  await tabTo('who-plays');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId(`player-${side}`)).toBeVisible();
  await tabTo(`player-${side}`);
}

async function confirmSeats(): Promise<void> {
  await tabTo('seat-players');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

beforeEach(() => {
  setPreference('locale', 'en');
  setPreference('speed', 'off');
});
afterEach(async () => {
  setPreference('speed', 'normal');
  await clearAll();
});

test('by keyboard the side that is asked is given to the program, which answers, and is taken back', async () => {
  await atOrders();
  const { side } = opened().game;
  const { length } = opened().history;
  await openSeats(side);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByTestId(`player-${side}`)).toHaveValue('recruit');
  // nobody answers before it is confirmed
  expect(opened().programs).toBeUndefined();
  await confirmSeats();
  expect(opened().programs).toEqual({ [side]: { level: 'recruit', temper: 'even' } });
  await expect.poll(focused).toBe('ask');
  await expect.poll(() => opened().history.length).toBeGreaterThan(length);
  // its turn goes on, or is over: it is taken back all the same. Not past the end of the page, where one Tab leaves the
  // focus nowhere: an answer that comes just then would begin the way anew
  await openSeats(side, true);
  await expect.element(page.getByTestId(`player-${side}`)).toHaveValue('recruit');
  await userEvent.keyboard('{ArrowUp}');
  await confirmSeats();
  expect(opened().programs).toEqual({ [side]: { level: 'recruit', temper: 'even', replaced: true } });
  expect(programAsked(opened())).toBeNull();
});

test('a side is taken while the program is at its answer, and another level given to the other', async () => {
  const screen = await atOrders();
  const { side } = opened().game;
  const other = side === 'blue' ? 'red' : 'blue';
  await userEvent.click(screen.getByTestId('menu'));
  await userEvent.click(screen.getByTestId('who-plays'));
  await userEvent.selectOptions(screen.getByTestId(`player-${side}`), 'captain');
  await userEvent.selectOptions(screen.getByTestId(`temper-${side}`), 'bold');
  await userEvent.click(screen.getByTestId('seat-players'));
  expect(opened().programs).toEqual({ [side]: { level: 'captain', temper: 'bold' } });
  await expect.poll(() => useOpponent.getState().stage.stage).not.toBe('idle');
  pause();
  const { length } = opened().history;
  await userEvent.click(screen.getByTestId('menu'));
  await userEvent.click(screen.getByTestId('who-plays'));
  await userEvent.selectOptions(screen.getByTestId(`player-${side}`), '');
  await userEvent.selectOptions(screen.getByTestId(`player-${other}`), 'sergeant');
  await userEvent.click(screen.getByTestId('seat-players'));
  expect(programAsked(opened())).toBeNull();
  expect(opened().history.length).toBe(length);
  const sitting = {
    [side]: { level: 'captain', temper: 'bold', replaced: true },
    [other]: { level: 'sergeant', temper: 'even' },
  };
  expect(opened().programs).toEqual(sitting);
  await expect.element(screen.getByTestId(`give-back-${side}`)).toBeVisible();
  expect((await reopen()).programs).toEqual(sitting);
});

test('what is closed without a word changes nothing', async () => {
  const screen = await atOrders();
  await userEvent.click(screen.getByTestId('menu'));
  await userEvent.click(screen.getByTestId('who-plays'));
  await userEvent.selectOptions(screen.getByTestId('player-red'), 'captain');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(opened().programs).toBeUndefined();
  expect(focused()).toBe('ask');
});

test('who looks on in another tab seats nobody, and nobody sits at a battle that is over', async () => {
  const screen = await atOrders();
  useStore.setState({ open: { ...opened(), readOnly: true } });
  await userEvent.click(screen.getByTestId('menu'));
  await expect.element(screen.getByTestId('who-plays')).toBeDisabled();
  useStore.setState({ open: { ...opened(), readOnly: false } });
  await expect.element(screen.getByTestId('who-plays')).toBeEnabled();
  resign('blue');
  await expect.element(screen.getByTestId('who-plays')).toBeDisabled();
});

test('where an army is brought to a battle, it is said who plays it', async () => {
  const { armies } = rothmuehle;
  usePlan.setState({
    muster: { ...rothmuehle, armies: { ...armies, red: { ...armies.red, units: [], free: true } } },
  });
  const draw = await enter('en');
  const screen = await render(draw(null));
  await userEvent.selectOptions(screen.getByTestId('player-red'), 'sergeant');
  await userEvent.click(screen.getByTestId('muster-lot-red'));
  await userEvent.click(screen.getByTestId('muster-begin'));
  await expect
    .poll(() => useStore.getState().open?.programs)
    .toEqual({ red: { level: 'sergeant', temper: 'even' } });
});
