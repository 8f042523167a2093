/** The choices as a list: whatever is asked can be heard and answered there by plain buttons, without the map. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, rollDice, setPreference } from '../../src/store/game/actions.ts';
import { useStore } from '../../src/store/store.ts';
import { openLeaf } from '../../src/store/view/register.ts';
import { viewOf } from '../../src/store/view/view.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { advance, begin, opened, playUntil } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

const asked = () => viewOf(opened(), useStore.getState().selection);

async function shown() {
  await page.viewport(1280, 800);
  return render(<Screen />);
}

beforeEach(() => {
  setPreference('locale', 'en');
  openLeaf('log');
});

test('B opens the list and goes there, and the dice are rolled from it', async () => {
  begin('leaf');
  const screen = await shown();
  const leaf = screen.getByTestId('choice-leaf');
  await userEvent.keyboard('b');
  const head = leaf.getByRole('heading', { level: 3 });
  await expect.element(head).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: 'Choices' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Tab}');
  while (asked().wait === 'roll') {
    const before = opened().history.length;
    await expect.element(leaf.getByTestId('roll')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened().history.length).toBe(before + 1);
    // the same key twice at once would not answer for the other player: here it is another press
    await userEvent.keyboard('{Shift}');
  }
  // the button has served and is gone: the focus stays in the list
  await expect.element(head).toHaveFocus();
  await expect.element(head).toHaveTextContent(/decides/);
});

test('an order, a march and its facing are given from the list alone', async () => {
  begin('leaf');
  while (asked().wait === 'roll') rollDice();
  playUntil('orders', advance);
  const screen = await shown();
  await userEvent.keyboard('b');
  const leaf = screen.getByTestId('choice-leaf');
  const units = leaf.getByTestId('listed-unit');
  await expect.element(units.first()).toHaveTextContent(/facing .+, in [A-Z]+\d+; costs \d+ order points?/);
  await userEvent.click(units.first());
  await expect.element(units.first()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(leaf.getByRole('button', { name: /^Activate/ }));
  await expect.poll(() => asked().question?.ask).toBe('action');

  const place = leaf.getByTestId('listed-place').first();
  await expect.element(place).toHaveTextContent(/^[A-Z]+\d+, .+; .*\d+ hex(es)? from /);
  const name = /^([A-Z]+\d+)/.exec(place.element().textContent ?? '')?.[1] ?? '';
  await userEvent.click(place);
  const draft = leaf.getByRole('region', { name: 'The answer in the making' });
  await expect.element(draft).toHaveTextContent(new RegExp(`To ${name}`));
  const facings = draft.getByTestId('draft-facing');
  if (facings.elements().length > 1) {
    await userEvent.click(facings.last());
    await expect.element(facings.last()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(facings.last()).toHaveFocus();
  }
  const before = opened().history.length;
  await userEvent.click(draft.getByTestId('confirm'));
  await expect.poll(() => opened().history.length).toBeGreaterThan(before);
  expect(opened().log.some(({ facts }) => facts.some(({ fact }) => fact === 'moved'))).toBe(true);
});

test('targets are told with their attacks, and why others are refused', async () => {
  begin('listed');
  for (let n = 0; n < 40; n++) {
    playUntil('action', advance);
    const { targets, refusedTargets } = asked();
    if (targets.length > 0 && refusedTargets.length > 0) break;
    const { choices } = asked();
    const pass = choices.find(({ choice }) => choice.choose === 'pass')?.choice;
    const action = advance(choices.filter(({ enabled }) => enabled).map(({ choice }) => choice)) ?? pass;
    if (!action) throw new Error('nothing to answer');
    answer(action);
  }
  const { targets } = asked();
  const screen = await shown();
  await userEvent.keyboard('b');
  const region = screen.getByTestId('choice-leaf').getByRole('region', { name: /can attack$/ });
  await expect.element(region).toBeVisible();
  expect(region.getByTestId('choice').elements()).toHaveLength(targets.length);
  await expect.element(region).toHaveTextContent(/\d+ hex(es)? away/);
  await expect.element(region).toHaveTextContent(/: .+\([A-Z]+-\d+\)/);
  const before = opened().history.length;
  await userEvent.click(region.getByTestId('choice').first());
  await userEvent.click(screen.getByTestId('choice-leaf').getByTestId('confirm'));
  await expect.poll(() => opened().history.length).toBeGreaterThan(before);
});

test('the sheets of the armies tell where each unit stands and which way it looks', async () => {
  begin('leaf');
  const screen = await shown();
  await userEvent.click(screen.getByTestId('tab-blue'));
  await expect
    .element(screen.getByTestId('roster-line').first())
    .toHaveTextContent(/[A-Z]+\d+, in .+, facing /);
  setPreference('locale', 'fr');
  await expect.element(screen.getByTestId('roster-line').first()).toHaveTextContent(/face au /);
});
