/** R-150, open_information=no: nothing on the table tells the numbers of the side that does not decide. */

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawUp } from '../../src/rules/deployment/drawUp.ts';
import { newGame } from '../../src/scenarios/newGame.ts';
import { agreeEnd, answer, review, rollDice, setPreference } from '../../src/store/game/actions.ts';
import { engine, fetchRulebook } from '../../src/store/game/rulebook.ts';
import { begin, newBattle } from '../../src/store/saving/begin.ts';
import { exportFile } from '../../src/store/saving/export.ts';
import { SKIRMISHES, skirmishByLot } from '../../src/store/skirmish/skirmish.ts';
import { useStore } from '../../src/store/store.ts';
import { liftCurtain } from '../../src/store/view/curtain.ts';
import { openLeaf } from '../../src/store/view/register.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { advance, legal, playUntil } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

function opened() {
  const { open, selection } = useStore.getState();
  if (!open) throw new Error('no game is open');
  return { open, view: viewOf(open, selection) };
}

/** The orders of the second turn: the enemy has had his. */
async function secondTurn() {
  await page.viewport(1280, 800);
  await newBattle({
    scenario: 'gersbach',
    seed: 'hidden',
    names: { blue: 'Jeanne', red: 'Karl' },
    houseRules: { open_information: 'no' },
  });
  const screen = await render(<Screen />);
  const rollOn = () => {
    while (opened().view.wait === 'roll') rollDice();
    if (opened().view.question?.ask === 'orderDice') answer({ choose: 'orderDice', dice: 'd3' });
    while (opened().view.wait === 'roll') rollDice();
  };
  rollOn();
  const first = opened().view.side;
  const before = opened().open.history.length;
  answer({ choose: 'endOrders' });
  rollOn();
  expect(opened().view.question?.ask).toBe('orders');
  expect(opened().view.side).not.toBe(first);
  await expect.element(screen.getByTestId('curtain')).toBeVisible();
  await screen.getByTestId('lift-curtain').click();
  await expect.element(screen.getByTestId('end-orders')).toBeVisible();
  return { screen, first, before };
}

/** What the plates of a side show. */
function plates(side: string | null): readonly (string | null)[] {
  return [...document.querySelectorAll(`.piece[data-side="${side}"] .plate-number`)].map(
    (plate) => plate.textContent,
  );
}

beforeEach(() => {
  setPreference('locale', 'en');
  openLeaf('log');
});

test('R-150 looking back at the orders of the enemy does not show his numbers, and keeps showing one’s own', async () => {
  const { screen, first, before } = await secondTurn();
  const { side } = opened().view;
  expect(new Set(plates(first))).toEqual(new Set(['?']));
  expect(plates(side)).not.toContain('?');
  review(before);
  await expect.element(screen.getByTestId('back-to-now')).toBeVisible();
  expect(opened().view.side).toBe(first);
  expect(new Set(plates(first))).toEqual(new Set(['?']));
  expect(plates(side)).not.toContain('?');
  await userEvent.click(screen.getByTestId(`tab-${first}`));
  await expect.element(screen.getByTestId('roster-line').first()).toBeVisible();
  expect(document.querySelector('.roster-strength')).toBeNull();
  await userEvent.hover(screen.getByTestId('roster-line').first());
  await expect.element(screen.getByText('What it is worth only its own side knows.')).toBeVisible();
  expect(document.querySelector('.forecast .factors')).toBeNull();
});

test('R-150 looking back at a test of morale of the enemy tells neither what passes it nor how likely that was', async () => {
  await page.viewport(1440, 900);
  await newBattle({
    scenario: 'gersbach',
    seed: 'table',
    names: { blue: 'Jeanne', red: 'Karl' },
    houseRules: { open_information: 'no' },
  });
  const tested = () => {
    const { log } = opened().open;
    const { side } = opened().view;
    return log.findLast(({ roll }) => roll?.about.about === 'morale' && roll.side !== side);
  };
  for (let n = 0; n < 300 && (opened().view.wait !== 'decision' || !tested()); n++) {
    const choice = opened().view.wait === 'roll' ? undefined : advance(legal());
    if (choice) answer(choice);
    else rollDice();
  }
  const entry = tested();
  if (!entry) throw new Error('nobody was tested');
  const screen = await render(<Screen />);
  await screen.getByTestId('lift-curtain').click();
  review(entry.at);
  await expect.element(screen.getByTestId('back-to-now')).toBeVisible();
  await expect.element(screen.getByTestId('roll')).toHaveTextContent(/^Roll \d dice[^:]*: result/);
  expect(document.querySelector('[data-testid="roll-chance"]')).toBeNull();
  review(entry.at + 1);
  const dice = () =>
    document
      .querySelector(`.journal-line[data-at="${entry.at}"]`)
      ?.parentElement?.querySelector('.journal-roll [aria-label]');
  await expect.poll(() => dice()?.getAttribute('aria-label')).toMatch(/^\d dice[^:]*: .* → (passed|failed)/);
  expect(document.querySelector('.panel .fallen [aria-label]')?.getAttribute('aria-label')).not.toMatch(
    /against/,
  );
  // once all is shown, it is told
  agreeEnd();
  review(entry.at);
  await expect.element(screen.getByTestId('roll')).toHaveTextContent(/or less passes/);
  await expect.element(screen.getByTestId('roll-chance')).toHaveTextContent(/of the time/);
});

test('R-150 what is set right of an enemy tells nothing of his numbers and skills', async () => {
  const { screen, first } = await secondTurn();
  const { game } = opened().open;
  const [enemy, own] = [first, game.side].map((side) =>
    game.units.find((one) => one.side === side && one.fate === 'present' && one.type === 'lineInfantry'),
  );
  if (!enemy || !own) throw new Error('nobody is there');
  await userEvent.click(screen.getByTestId('menu'));
  await userEvent.click(screen.getByTestId('correct'));
  await userEvent.selectOptions(screen.getByTestId('correct-what'), own.id);
  for (const told of ['strength', 'formation', 'panic'])
    await expect.element(screen.getByTestId(`correct-${told}`)).toBeVisible();
  await userEvent.selectOptions(screen.getByTestId('correct-what'), enemy.id);
  await expect.element(screen.getByTestId('correct-kept')).toBeVisible();
  for (const told of ['strength', 'formation'])
    await expect.element(screen.getByTestId(`correct-${told}`)).not.toBeInTheDocument();
  await expect.element(screen.getByTestId('correct-panic')).toBeVisible();
  expect(document.querySelector('dialog [max]')).toBeNull();
});

test('R-150 the battle is not taken to the laboratory before it is over', async () => {
  const { screen } = await secondTurn();
  await userEvent.click(screen.getByTestId('menu'));
  const item = screen.getByTestId('to-laboratory');
  await expect.element(item).toBeDisabled();
  await expect.element(item).toHaveTextContent('To the laboratory once the battle is over');
  agreeEnd();
  await expect.element(screen.getByTestId('victory')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(item).toBeEnabled();
  await expect.element(item).toHaveTextContent('Take this to the laboratory');
  expect(plates(opened().open.game.side)).not.toContain('?');
  expect([...plates('blue'), ...plates('red')]).not.toContain('?');
});

test('R-150 a moment kept while numbers are hidden says that it holds them, and no longer once the battle is over', async () => {
  const { screen } = await secondTurn();
  const keep = async (): Promise<void> => {
    await userEvent.click(screen.getByTestId('menu'));
    await userEvent.click(screen.getByTestId('keep-moment'));
    await expect.element(screen.getByTestId('moment-kept')).toHaveAttribute('data-came', 'saved');
  };
  await keep();
  await expect.element(screen.getByTestId('moment-holds-numbers')).toHaveTextContent('numbers of both sides');
  expect(document.querySelector('[data-testid="moment-holds-set-up"]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  agreeEnd();
  await expect.element(screen.getByTestId('victory')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await keep();
  expect(document.querySelector('[data-testid="moment-holds-numbers"]')).toBeNull();
});

test('R-150 a moment kept while the armies set up unseen says that it holds where both stand', async () => {
  await page.viewport(1280, 800);
  await fetchRulebook();
  const { scenario } = skirmishByLot(SKIRMISHES[0], 'unseen', {
    title: () => ({ en: 'Unseen', fr: 'Caché' }),
    story: () => ({ en: 'x', fr: 'x' }),
    army: (nation) => ({ en: nation, fr: nation }),
  });
  const houseRules = { ...scenario.houseRules, setup_hidden: 'yes', setup_first: 'blue' } as const;
  const game = newGame({ ...scenario, houseRules }, 'unseen', { blue: 'Jeanne', red: 'Karl' }, engine());
  begin('unseen', { ...game, history: drawUp(engine(), game.history, (side) => side === 'blue') });
  const screen = await render(<Screen />);
  liftCurtain();
  await userEvent.click(screen.getByTestId('menu'));
  await userEvent.click(screen.getByTestId('keep-moment'));
  await expect
    .element(screen.getByTestId('moment-holds-set-up'))
    .toHaveTextContent('where both sides have set up');
  expect(document.querySelector('[data-testid="moment-holds-numbers"]')).toBeNull();
});

test('R-150 the screen is handed over whenever the decision changes hands, a reaction included, and not for dice', async () => {
  await page.viewport(1280, 800);
  await newBattle({
    scenario: 'gersbach',
    seed: 'table',
    names: { blue: 'Jeanne', red: 'Karl' },
    houseRules: { open_information: 'no' },
  });
  playUntil('reaction', advance);
  const { view } = opened();
  const screen = await render(<Screen />);
  const curtain = screen.getByTestId('curtain');
  await expect.element(curtain).toHaveAttribute('data-side', view.side ?? '');
  const name = view.side === 'blue' ? 'Jeanne' : 'Karl';
  await expect.element(curtain).toHaveTextContent(`The screen goes to ${name}`);
  await userEvent.keyboard('{Escape}');
  await expect.element(curtain).toBeVisible();
  await screen.getByTestId('lift-curtain').click();
  await expect.element(curtain).not.toBeInTheDocument();
  expect(plates(view.side)).not.toContain('?');

  let rolls = 0;
  const isHis = () => opened().view.wait === 'roll' || opened().view.side === view.side;
  for (let n = 0; n < 50 && isHis(); n++) {
    expect(document.querySelector('.curtain')).toBeNull();
    expect(plates(view.side)).not.toContain('?');
    const choice = opened().view.wait === 'roll' ? undefined : advance(legal());
    if (choice) answer(choice);
    else rolls += Number(rollDice().allowed);
    await expect
      .poll(() => document.querySelector('#question')?.getAttribute('data-answers'))
      .toBe(String(opened().open.history.length));
  }
  expect(rolls).toBeGreaterThan(0);
  await expect.element(curtain).toHaveAttribute('data-side', opened().view.side ?? '');
});

test('R-150 a file of a game with hidden numbers says that it holds all, before it is saved and by its name', async () => {
  const { screen } = await secondTurn();
  await userEvent.click(screen.getByTestId('menu'));
  await userEvent.click(screen.getByTestId('export'));
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('holds all of the game');
  await screen.getByTestId('dialog-no').click();
  expect((await exportFile()).name).toMatch(/-all\.json$/);
});

test('R-150 what one side has pointed at and heard is gone once the screen is handed to the other', async () => {
  const { screen } = await secondTurn();
  const told = screen.getByTestId('live-region');
  const caption = screen.getByTestId('ground-caption');
  await userEvent.hover(screen.getByRole('application'));
  await expect.element(caption).not.toBeEmptyDOMElement();
  const sight = screen.getByTestId('look-sight');
  await userEvent.click(sight);
  await expect.element(sight).toHaveAttribute('aria-pressed', 'true');
  answer({ choose: 'endOrders' });
  while (opened().view.wait === 'roll') rollDice();
  await expect.element(screen.getByTestId('curtain')).toBeVisible();
  await expect.element(caption).toBeEmptyDOMElement();
  await expect.element(sight).toHaveAttribute('aria-pressed', 'false');
  // the last answer and the question
  expect(told.element().querySelectorAll('p')).toHaveLength(2);
});

test('R-150 that numbers need not be kept any more, for the battle is over, has nothing spoken again', async () => {
  const { screen } = await secondTurn();
  const first = () => screen.getByTestId('live-region').element().querySelector('p');
  await expect.poll(() => first()?.textContent).toBeTruthy();
  const heard = first();
  const words = heard?.textContent;
  agreeEnd();
  await expect.element(screen.getByTestId('victory')).toBeVisible();
  expect(first()).toBe(heard);
  expect(heard?.textContent).toBe(words);
});
