import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { battleFrame } from '../../src/rules/procedures/battle.ts';
import { turnFrame } from '../../src/rules/state/turnFrames.ts';
import { setPreference } from '../../src/store/game/actions.ts';
import { toggleInGroup } from '../../src/store/input/picking.ts';
import { newBattle } from '../../src/store/saving/begin.ts';
import { NOTHING_PICKED } from '../../src/store/state.ts';
import { useStore } from '../../src/store/store.ts';
import { Table } from '../../src/table/shell/Table.tsx';
import { go, type Scripted, start } from '../support/play.ts';
import { position, type UnitSpec } from '../support/position.ts';
import '../../src/main.css';

function Screen() {
  const open = useStore((state) => state.open);
  return open ? <Table open={open} languageSwitch={null} onImport={() => {}} /> : null;
}

/** The table with that board on it, after the throw for order points and what follows. */
async function laid(units: readonly UnitSpec[], ...script: readonly Scripted[]) {
  await page.viewport(1280, 800);
  void newBattle({ scenario: 'gersbach', seed: 'table', names: { blue: 'Jeanne', red: 'Karl' } });
  const begun = start(position({ format: 2000, units }), { ...battleFrame(), at: 'turn' }, turnFrame(false));
  const played = go(begun, [6], ...script).game;
  const { open } = useStore.getState();
  if (!open) throw new Error('no game is open');
  const game = { ...played, count: open.game.count };
  useStore.setState({
    open: { ...open, game, history: { ...open.history, game } },
    selection: NOTHING_PICKED,
  });
  return render(<Screen />);
}

const UNITS: readonly UnitSpec[] = [
  { id: 'A', side: 'blue', type: 'lineInfantry', at: [2, 9], facing: 5 },
  { id: 'T', side: 'blue', type: 'lightInfantry', at: [2, 7], facing: 5, skills: ['scout'] },
  { id: 'G', side: 'blue', type: 'regimentalGun', at: [1, 9], facing: 5 },
  { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 1], facing: 2 },
];
const RASH: readonly UnitSpec[] = [
  { id: 'A', side: 'blue', type: 'mediumCavalry', at: [4, 6], facing: 5, skills: ['impetuous'] },
  { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 },
];

test.each([
  ['en', 'beside, free', /scouts ride along/],
  ['fr', 'à côté, gratuit', /éclaireurs avec le groupe/],
] as const)(
  'ORD-09, ORD-10 in %s riders are picked beside the group, for nothing and with the reason',
  async (locale, free, why) => {
    setPreference('locale', locale);
    const screen = await laid(UNITS);
    toggleInGroup('A');
    const rows = () => [...document.querySelectorAll('[data-testid="pick"]')];
    const row = (unit: string) => rows().find((one) => one.getAttribute('data-unit') === unit);
    await expect.poll(() => row('T')?.textContent).toContain(free);
    await expect.poll(() => row('G')?.textContent).toContain(free);
    toggleInGroup('T');
    await expect.poll(() => row('T')?.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => document.querySelector('.group-foot')?.textContent).toMatch(why);
    await screen.getByTestId('confirm-group').click();
    await expect.poll(() => document.querySelector('#question')?.getAttribute('data-ask')).toBe('actingUnit');
  },
);

test('ORD-12, ORD-13 the duty is told before the order, and asked about after the orders', async () => {
  setPreference('locale', 'en');
  const screen = await laid(RASH);
  toggleInGroup('A');
  await expect.poll(() => document.querySelector('.group-foot')?.textContent).toMatch(/Impetuous.*: A\./);
  await screen.unmount();
  const asked = await laid(RASH, { choose: 'endOrders' });
  await expect.element(asked.getByText('Let A attack')).toBeVisible();
  await expect.element(asked.getByText('Try to hold A back')).toBeVisible();
});
