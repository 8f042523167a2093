/** A standing order is given in the prompt, shown on the counter and the card, told in the journal, and undone. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, setPreference } from '../../src/store/game/actions.ts';
import { takeBackTogether } from '../../src/store/game/agreed.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { clearAll, opened } from '../support/keptGame.ts';
import { advance, playUntil } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

const question = () => document.querySelector('#question')?.getAttribute('data-ask');

beforeEach(() => {
  setPreference('locale', 'en');
});
afterEach(clearAll);

test('whoever never reacts is not asked again, and his answer can be undone', async () => {
  await page.viewport(1440, 900);
  void newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  playUntil('reaction', advance);
  const { history, log } = opened();
  const charge = log.at(-1)?.choice;
  if (!charge) throw new Error('no choice led to the question');
  const screen = await render(<Screen />);

  const marks = () => document.querySelectorAll('.mark-standing').length;
  const choose = screen.getByTestId('standing-order');
  await userEvent.selectOptions(choose, 'Never react');
  await expect.poll(marks).toBe(1);
  // on the card it is taken back as well
  await expect.element(screen.getByTestId('standing-orders')).toHaveTextContent('Never react');
  await screen.getByTestId('drop-standing').click();
  await expect.poll(marks).toBe(0);
  await userEvent.selectOptions(choose, 'Never react');
  // the question that stands is left to the player; the next are not
  expect(question()).toBe('reaction');

  takeBackTogether(history.length - 1);
  answer(charge);
  await expect.poll(question).not.toBe('reaction');
  await expect.element(screen.getByText('By standing order').first()).toBeVisible();

  await screen.getByTestId('undo').click();
  await expect.poll(question).toBe('reaction');
  await userEvent.selectOptions(choose, 'Ask me each time');
  await expect.poll(marks).toBe(0);
});
