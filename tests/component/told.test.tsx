import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engine } from '../../src/rules/rulebook.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import { d3, d6 } from '../../src/rules/state/dice.ts';
import { answer, rollDice, setPreference } from '../../src/store/game/actions.ts';
import { fetchRulebook } from '../../src/store/game/rulebook.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { useReplay } from '../../src/store/told/state.ts';
import { DiceRow } from '../../src/table/dice/Dice.tsx';
import { Table } from '../../src/table/shell/Table.tsx';
import { SpeedSwitch } from '../../src/table/told/SpeedSwitch.tsx';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

const opened = () => {
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  return open;
};

/** Plays until the other side's order points are to be rolled: one group is activated, and passes. */
function playTurn(): void {
  const first = opened().game.side;
  let activated = false;
  while (opened().game.side === first) {
    const { game } = opened();
    if (engine.pending(game).wait === 'roll') {
      rollDice();
      continue;
    }
    const legal = engine.legal(game);
    const group: Choice | undefined = activated ? undefined : legal.find(({ choose }) => choose === 'group');
    activated ||= group !== undefined;
    const given =
      group ?? legal.find(({ choose }) => choose === 'pass' || choose === 'endOrders') ?? legal[0];
    if (!given || !answer(given).allowed) throw new Error('the turn could not be played');
  }
}

beforeEach(async () => {
  setPreference('locale', 'en');
  setPreference('speed', 'normal');
  await page.viewport(1280, 800);
  await fetchRulebook();
});

test('GEN-08 a D3 that fell on 5 shows three pips, a D6 five', async () => {
  const screen = await render(
    <>
      <DiceRow dice={d3()} faces={[5]} label="a D3" />
      <DiceRow dice={d6()} faces={[5]} label="a D6" />
    </>,
  );
  const pips = (name: string) =>
    screen.getByRole('img', { name }).element().querySelectorAll('.die-pip').length;
  expect([pips('a D3'), pips('a D6')]).toEqual([3, 5]);
});

test('the pace is chosen among four, and kept', async () => {
  const screen = await render(<SpeedSwitch />);
  for (const speed of ['off', 'quick', 'slow', 'normal'] as const) {
    await userEvent.click(screen.getByTestId(`speed-${speed}`));
    expect(useStore.getState().preferences.speed).toBe(speed);
    await expect.element(screen.getByTestId(`speed-${speed}`)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('at the hand-over one press plays the other turn again, or steps through it; an order takes the offer away', async () => {
  void newBattle({ scenario: 'gersbach', seed: 'told', names: { blue: 'Jeanne', red: 'Karl' } });
  const screen = await render(<Screen />);
  playTurn();
  const offer = screen.getByTestId('replay-turn');
  await expect.element(offer).toBeVisible();
  // beside the dice that come next stands their chance
  await expect.element(screen.getByTestId('roll-chance')).toHaveTextContent(/each as likely|on average/);
  await userEvent.click(screen.getByTestId('replay-steps'));
  const replay = screen.getByTestId('replay');
  await expect.element(replay).toHaveAttribute('data-step', '0');
  await userEvent.click(screen.getByTestId('replay-on'));
  await expect.element(replay).toHaveAttribute('data-step', '1');
  await userEvent.click(screen.getByTestId('replay-back'));
  await expect.element(replay).toHaveAttribute('data-step', '0');
  await userEvent.click(screen.getByTestId('replay-end'));
  await expect.element(offer).toBeVisible();
  expect(useStore.getState().selection.reviewing).toBeNull();
  // running it comes back to the present by itself
  setPreference('speed', 'off');
  // it takes a second or two: a click may be answered later than that
  const ran: boolean[] = [];
  const left = useReplay.subscribe(({ replay: now }) => ran.push(now?.running ?? false));
  await userEvent.click(offer);
  await expect.poll(() => ran.includes(true) && ran.at(-1) === false).toBe(true);
  left();
  await expect.element(offer).toBeVisible();
  expect(useStore.getState().selection.reviewing).toBeNull();
  while (engine.pending(opened().game).wait === 'roll') rollDice();
  await expect.element(offer).toBeVisible();
  answer({ choose: 'endOrders' });
  await expect.element(screen.getByTestId('end-orders')).not.toBeInTheDocument();
});
