/** What happens when the rest of the rulebook does not come over the line. */
import { expect, test, vi } from 'vitest';
import { rollDice } from '../../../../src/store/game/actions.ts';
import { decisionOf, engine, fetchRulebook, wholeRulebook } from '../../../../src/store/game/rulebook.ts';
import { confirmGroup, selectUnit } from '../../../../src/store/input/picking.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { useStore } from '../../../../src/store/store.ts';

const WHOLE = '../../../../src/store/possible/whole.ts';

function open() {
  const { open: game } = useStore.getState();
  if (!game) throw new Error('no game is open');
  return game;
}

test('a rulebook that does not come is told and fetched again; nothing given before is lost', async () => {
  vi.doMock(WHOLE, () => {
    throw new Error('no line');
  });
  void newBattle({ scenario: 'gersbach', seed: 'opening', names: { blue: '', red: '' } });
  expect(useStore.getState().rulebook).toBe('opening');
  while (decisionOf(open().game) === null) expect(rollDice().allowed).toBe(true);
  const before = open().history;
  const group = engine()
    .legal(before.game)
    .find((choice) => choice.choose === 'group');
  selectUnit(group?.choose === 'group' ? (group.units[0] ?? '') : '');
  const { selection } = useStore.getState();

  expect(confirmGroup().allowed).toBe(false);
  expect(useStore.getState().rulebook).toBe('coming');
  await expect(fetchRulebook()).rejects.toThrow();
  expect(useStore.getState().failure).not.toBeNull();
  expect(useStore.getState().rulebook).toBe('failed');
  expect(wholeRulebook()).toBeNull();
  expect(open().history).toBe(before);
  expect(useStore.getState().selection).toEqual(selection);

  vi.doUnmock(WHOLE);
  useStore.setState({ failure: null });
  confirmGroup();
  await fetchRulebook();
  expect(open().history.length).toBe(before.length + 1);
  expect(useStore.getState().rulebook).toBe('here');
  expect(useStore.getState().failure).toBeNull();
});
