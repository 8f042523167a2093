/** What a side holds from the beginning is told alike wherever points are told, in the first turn too. R-151. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Thought } from '../../src/opponent/thought.ts';
import { fetchBattle } from '../../src/scenarios/battles.ts';
import { agreeEnd, setPreference } from '../../src/store/game/actions.ts';
import { fetchRulebook } from '../../src/store/game/rulebook.ts';
import { useOpponent } from '../../src/store/opponent/state.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { useStore } from '../../src/store/store.ts';
import { PointsWon } from '../../src/table/after/LossTables.tsx';
import { Advice } from '../../src/table/opponent/Advice.tsx';
import { endShown } from '../../src/table/shell/end.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { clearAll, opened } from '../support/keptGame.ts';
import { rollOn } from '../unit/store/table.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  setPreference('locale', 'en');
  await Promise.all([fetchRulebook(), fetchBattle('rothmuehle')]);
  await newBattle({ scenario: 'rothmuehle', seed: 'mill', names: { blue: 'Jeanne', red: 'Karl' } });
  rollOn();
});
afterEach(clearAll);

test('R-151 the head tells it, and so does a battle ended by agreement', async () => {
  const screen = await render(<Screen />);
  const scores = screen.getByTestId('objective-score');
  await expect.element(scores.nth(0)).toHaveTextContent('+0');
  await expect.element(scores.nth(1)).toHaveTextContent('+120');
  agreeEnd();
  expect(endShown(opened())).toMatchObject({ winner: 'red', points: { blue: 0, red: 120 } });
  const head = screen.getByRole('banner');
  await expect.element(head).toHaveTextContent('The battle is over');
  await expect.element(head).not.toHaveTextContent(/to play/);
});

test('R-151 where the points come from names it', async () => {
  const screen = await render(<PointsWon open={opened()} losses={[]} />);
  await expect.element(screen.getByTestId('points-won')).toHaveTextContent('The mill: 120 points R-151');
});

test('R-151 who advises gives his answer, and the place by its name as a reason', async () => {
  const choice = { choose: 'endOrders' } as const;
  const came: Thought = {
    choice,
    weighed: [{ choice, worth: 48 }],
    reasons: [{ reason: 'objective', objective: 'mill', points: 48 }],
    positions: 1,
  };
  useOpponent.setState({ advice: { history: opened().history, came } });
  const screen = await render(<Advice open={opened()} />);
  await expect.element(screen.getByTestId('reasons')).toHaveTextContent(/^The mill: \+48 points\.$/);
  const said = screen.getByTestId('advised').element().textContent ?? '';
  expect(said.indexOf('End the orders')).toBeGreaterThan(0);
  expect(said.indexOf('End the orders')).toBeLessThan(said.indexOf('The mill'));
});
