/** What the panel tells of the program's reasons, and where it has none to tell. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { generatorFor, play, roll } from '../../src/engine/history.ts';
import type { Generator } from '../../src/engine/seed.ts';
import { thoughtOf } from '../../src/opponent/mind.ts';
import { drawUp } from '../../src/rules/deployment/drawUp.ts';
import { enemyOf } from '../../src/rules/state/game.ts';
import type { HouseRules } from '../../src/rules/state/houseRuleKeys.ts';
import { gersbach } from '../../src/scenarios/gersbach.ts';
import { newGame, type PlayedGame } from '../../src/scenarios/newGame.ts';
import { agreeEnd, rollDice, setPreference } from '../../src/store/game/actions.ts';
import { engine, fetchRulebook } from '../../src/store/game/rulebook.ts';
import { thinkAsk } from '../../src/store/opponent/asking.ts';
import { seatPlayers } from '../../src/store/opponent/seat.ts';
import { begin } from '../../src/store/saving/begin.ts';
import { SKIRMISHES, skirmishByLot } from '../../src/store/skirmish/skirmish.ts';
import { useStore } from '../../src/store/store.ts';
import { Correct } from '../../src/table/agree/Correct.tsx';
import { Table } from '../../src/table/shell/Table.tsx';
import { clearAll } from '../support/keptGame.ts';
import '../../src/main.css';

const RECRUIT = { level: 'recruit', temper: 'even' } as const;
const NAMES = { blue: 'Jeanne', red: 'Karl' };

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await fetchRulebook();
  setPreference('locale', 'en');
});
afterEach(clearAll);

test('whoever plays alone sets right what he sees fit: the program agrees', async () => {
  for (const [programs, told] of [
    [{ red: RECRUIT }, 'The program agrees'],
    [{}, 'Both sides agree'],
  ] as const) {
    begin('right', { ...newGame(gersbach, 'right', NAMES, engine()), programs });
    const { open } = useStore.getState();
    if (!open) throw new Error('no game');
    const screen = await render(<Correct open={open} onDone={() => {}} />);
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(told);
    await screen.unmount();
  }
});

/** The table at the orders of the side that plays first, with the program on the other or on none. */
async function atOrders(isAgainst: boolean) {
  begin('end', newGame(gersbach, 'end', NAMES, engine()));
  const awaited = () => {
    const { open } = useStore.getState();
    if (!open) throw new Error('no game');
    return engine().pending(open.history.game);
  };
  while (awaited().wait === 'roll') rollDice();
  const pending = awaited();
  if (pending.wait !== 'decision') throw new Error('nobody gives orders');
  if (isAgainst) seatPlayers({ [enemyOf(pending.decision.side)]: RECRUIT });
  return render(<Screen />);
}

test.each([
  [false, 'Do both players want to stop here?'],
  [true, 'The program is asked to stop here'],
] as const)(
  'an end is asked of the program where it plays (%s), and what it says stands in sight',
  async (isAgainst, asked) => {
    const screen = await atOrders(isAgainst);
    await expect.element(screen.getByTestId('end-orders')).toBeVisible();
    await screen.getByTestId('menu').click();
    await screen.getByTestId('agreed-end').click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(asked);
    await screen.getByTestId('dialog-yes').click();
    if (isAgainst) await expect.element(screen.getByTestId('end-declined')).toBeInViewport({ ratio: 0.99 });
    expect(useStore.getState().open?.ending ?? null).toEqual(isAgainst ? null : { by: 'agreed' });
  },
);

/** The table once the program, which plays red, has set up its army and the person is asked to set up his. */
async function afterItsSetUp(options: Partial<HouseRules>) {
  const { scenario } = skirmishByLot(SKIRMISHES[0], 'why', {
    title: () => ({ en: 'x', fr: 'x' }),
    story: () => ({ en: 'x', fr: 'x' }),
    army: (nation) => ({ en: nation, fr: nation }),
  });
  const houseRules: Partial<HouseRules> = {
    ...scenario.houseRules,
    setup_first: 'red',
    setup_order: 'whole_army',
    ...options,
  };
  const game = newGame({ ...scenario, houseRules }, 'why', NAMES, engine());
  const history = drawUp(engine(), game.history, (side) => side === 'red');
  expect(history.length).toBeGreaterThan(0);
  begin('why', { ...game, history, programs: { red: RECRUIT } });
  const screen = await render(<Screen />);
  await expect.element(screen.getByTestId('set-up-army')).toBeVisible();
  await expect.poll(() => document.querySelector('.opponent')).not.toBeNull();
  return screen;
}

test.each(['yes', 'no'] as const)(
  'R-150 setup_hidden=%s: why the program set up a unit where it did is not told, for it had no reasons',
  async (setup_hidden) => {
    const screen = await afterItsSetUp({ setup_hidden });
    expect(screen.getByTestId('why').elements()).toEqual([]);
    expect(document.querySelector('.opponent')?.textContent).not.toContain('Why');
  },
);

test('R-150 in a set-up no advice is offered, for there is none to give', async () => {
  const screen = await afterItsSetUp({});
  expect(screen.getByTestId('advice').elements()).toEqual([]);
});

/** A battle in which red, whom the program plays, has answered something, and blue is asked. */
function itsTurnPast(houseRules: Partial<HouseRules>): PlayedGame {
  const begun = newGame({ ...gersbach, firstSide: 'red', houseRules }, 'why', NAMES, engine());
  let { history } = begun;
  let generator: Generator | null = null;
  for (let hasGiven = false; ; ) {
    const pending = engine().pending(history.game);
    if (pending.wait === 'over') throw new Error('blue was never asked');
    const isIts = pending.wait === 'decision' && pending.decision.side === 'red';
    if (pending.wait === 'decision' && !isIts && hasGiven)
      return { ...begun, history, programs: { red: RECRUIT } };
    hasGiven ||= isIts;
    generator = generatorFor(history, generator);
    const [first] = engine().legal(history.game);
    const choice = isIts ? thoughtOf(thinkAsk(history, 'red', RECRUIT)).choice : first;
    const at = history.length;
    const answered = choice ? play(engine(), history, { at, choice }) : roll(engine(), history, generator);
    if (!answered.ok) throw new Error('an answer was refused');
    history = answered.history;
  }
}

test('R-150 open_information=no: why the program answered so is told once the battle is over, and not before', async () => {
  begin('why', itsTurnPast({ open_information: 'no' }));
  const screen = await render(<Screen />);
  const why = screen.getByTestId('why');
  await expect.element(why).toBeVisible();
  // the panel's alone: the journal offers none
  expect(why.elements()).toHaveLength(1);
  await why.getByText(/^Why: /).click();
  await expect.element(screen.getByTestId('why-kept')).toHaveTextContent('before the battle is over');
  expect(screen.getByTestId('reasons').elements()).toEqual([]);
  expect(screen.getByTestId('weighed').elements()).toEqual([]);
  agreeEnd();
  await expect.element(screen.getByTestId('victory')).toBeVisible();
  await expect.poll(() => document.querySelector('.journal-why')).not.toBeNull();
});

test('R-150 open_information=yes: the journal tells why at once, the panel its reasons, and advice is offered', async () => {
  begin('why', itsTurnPast({}));
  const screen = await render(<Screen />);
  await expect.poll(() => document.querySelector('.journal-why')).not.toBeNull();
  await screen.getByText(/^Why: /).click();
  await expect.element(screen.getByTestId('reasons').first()).toBeVisible();
  expect(screen.getByTestId('why-kept').elements()).toEqual([]);
  await expect.element(screen.getByTestId('advice')).toBeVisible();
});
