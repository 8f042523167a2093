/** Odds beside the answers: of the view shown, and never of another. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { canonicalText } from '../../src/engine/interpreter.ts';
import type { AnswerOdds, TestOdds } from '../../src/odds/table/asked.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { NOTHING_SHOWN, useOdds } from '../../src/store/odds/shown.ts';
import { useStore } from '../../src/store/store.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Panel } from '../../src/table/panel/Panel.tsx';
import { advance, begin, legal, opened, playUntil } from '../unit/store/table.ts';

beforeEach(() => {
  setPreference('locale', 'en');
  useOdds.setState(NOTHING_SHOWN);
});

/** The panel at a reaction, with odds of its first answer that belong to it or to another view. */
async function panel(own: boolean) {
  begin('odds');
  playUntil('reaction', advance);
  const open = opened();
  const { selection } = useStore.getState();
  const view = viewOf(open, selection);
  const [choice] = legal();
  if (!choice) throw new Error('no answer');
  const row: AnswerOdds = {
    of: 'answer',
    choice,
    holds: 0.25,
    breaks: 0.004,
    range: null,
    lost: 1.26,
    enemyLost: 0.01,
  };
  useOdds.setState({
    ...NOTHING_SHOWN,
    view: own ? view : { ...view },
    choices: new Map([[canonicalText(choice), row]]),
    note: 'policy',
  });
  const nothing = (): void => {};
  return render(
    <Panel
      open={open}
      view={view}
      hovered={null}
      pointing={false}
      onEndOrders={nothing}
      onPick={nothing}
      onVictory={nothing}
    />,
  );
}

test('an answer tells what its unit holds, the losses of both and what the enemy risks, with no false nothing', async () => {
  const screen = await panel(true);
  const first = screen.getByTestId('choice').first();
  await expect.element(first).toHaveTextContent('holds 25%');
  await expect.element(first).toHaveTextContent('own losses 1.3, the enemy’s <0.1; enemy breaks <1%');
  await expect.element(screen.getByTestId('odds-note')).toHaveTextContent('whoever fails a test flees');
  expect(screen.container.querySelectorAll('[data-testid="choice-odds"]')).toHaveLength(1);
});

test('odds of another position do not stand beside the answers', async () => {
  const screen = await panel(false);
  await expect.element(screen.getByTestId('choice').first()).toBeVisible();
  expect(screen.container.querySelectorAll('[data-testid="choice-odds"]')).toHaveLength(0);
  expect(screen.container.querySelectorAll('[data-testid="odds-note"]')).toHaveLength(0);
});

test('R-150 where numbers are kept from whoever decides, it is said why there are no odds', async () => {
  const screen = await panel(true);
  const { view } = useOdds.getState();
  useOdds.setState({ ...NOTHING_SHOWN, view, note: 'kept' });
  await expect.element(screen.getByTestId('odds-note')).toHaveTextContent('kept from you');
});

test('the button below the odds puts them away for good', async () => {
  const screen = await panel(true);
  await screen.getByTestId('odds-off').click();
  expect(useStore.getState().preferences.odds).toBe(false);
  setPreference('odds', true);
});

test('RAL-02 an answer that a test decides tells its chance, and that nobody decides anything in it', async () => {
  const screen = await panel(true);
  const { view } = useOdds.getState();
  const [choice] = legal();
  if (!choice) throw new Error('no answer');
  const row: TestOdds = { of: 'test', choice, passes: 21 / 36, roll: null };
  useOdds.setState({
    ...NOTHING_SHOWN,
    view,
    choices: new Map([[canonicalText(choice), row]]),
    note: 'dice',
  });
  await expect.element(screen.getByTestId('choice').first()).toHaveTextContent('succeeds 58%');
  await expect.element(screen.getByTestId('odds-note')).toHaveTextContent('the dice alone');
  await expect.element(screen.getByTestId('odds-note')).not.toHaveTextContent('flees');
});

test('why odds are missing is told in both languages; what lasts is stopped, what was stopped goes on, by a button', async () => {
  const told = {
    en: {
      lasting: /still being reckoned/,
      stopped: /stopped here/,
      tooMuch: /The laboratory/,
      failed: /load the page anew/,
    },
    fr: {
      lasting: /en cours de calcul/,
      stopped: /arrêté ici/,
      tooMuch: /Le laboratoire/,
      failed: /rechargez la page/,
    },
  } as const;
  for (const locale of ['en', 'fr'] as const) {
    setPreference('locale', locale);
    const screen = await panel(true);
    const note = screen.getByTestId('odds-note');
    for (const missing of ['lasting', 'stopped', 'tooMuch', 'failed'] as const) {
      useOdds.setState({ note: missing });
      await expect.element(note).toHaveTextContent(told[locale][missing]);
      expect(screen.getByTestId('odds-stop').elements()).toHaveLength(missing === 'lasting' ? 1 : 0);
      expect(screen.getByTestId('odds-go-on').elements()).toHaveLength(missing === 'stopped' ? 1 : 0);
    }
    await screen.unmount();
  }
});

test('the answers keep the room for their odds: none moves when these come', async () => {
  const screen = await panel(true);
  const { view } = useOdds.getState();
  const tops = () =>
    screen
      .getByTestId('choice')
      .elements()
      .map((answer) => Math.round(answer.getBoundingClientRect().top));
  useOdds.setState({ ...NOTHING_SHOWN, view, choices: new Map(), note: 'none' });
  await expect
    .poll(() => screen.container.querySelectorAll('.choice-odds.odds-room').length)
    .toBeGreaterThan(1);
  const before = tops();
  expect(before.length).toBeGreaterThan(1);
  const row = { of: 'answer', holds: 0.25, breaks: 0.4, range: null, lost: 1.26, enemyLost: 1.31 } as const;
  useOdds.setState({
    ...NOTHING_SHOWN,
    view,
    choices: new Map(legal().map((choice) => [canonicalText(choice), { ...row, choice }])),
    note: 'none',
  });
  await expect.poll(() => screen.getByTestId('choice-odds').elements().length).toBe(before.length);
  expect(tops()).toEqual(before);
});

test('odds that are being worked out are told by …, and those that never come by their want', async () => {
  const screen = await panel(true);
  const { view } = useOdds.getState();
  const awaited = () =>
    screen
      .getByTestId('odds-awaited')
      .elements()
      .map(({ textContent }) => textContent);
  useOdds.setState({ ...NOTHING_SHOWN, view });
  await expect.poll(awaited).toEqual(legal().map(() => '…'));
  const [mark] = screen.getByTestId('odds-awaited').elements();
  expect(mark && getComputedStyle(mark).visibility).toBe('visible');
  useOdds.setState({ ...NOTHING_SHOWN, view, settled: { answers: true, tests: true }, note: 'tooMuch' });
  await expect.poll(awaited).toEqual(legal().map(() => 'no odds'));
  // of another board nothing is known yet
  useOdds.setState({ ...NOTHING_SHOWN, view: null, settled: { answers: true, tests: true } });
  await expect.poll(awaited).toEqual(legal().map(() => '…'));
});
