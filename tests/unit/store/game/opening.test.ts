import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import { engine as whole } from '../../../../src/rules/rulebook.ts';
import { rollDice } from '../../../../src/store/game/actions.ts';
import { engine, fetchRulebook, wholeRulebook } from '../../../../src/store/game/rulebook.ts';
import { confirmGroup, selectUnit } from '../../../../src/store/input/picking.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { useStore } from '../../../../src/store/store.ts';
import { viewOf } from '../../../../src/store/view/view.ts';

function opened() {
  const { open, selection, failure } = useStore.getState();
  if (!open || failure) throw new Error(failure?.message ?? 'no game is open');
  return { open, view: viewOf(open, selection) };
}

describe('before the whole rulebook is here', () => {
  test('a battle comes to its first orders as by the whole; who gives them at once waits for it', async () => {
    void newBattle({ scenario: 'gersbach', seed: 'opening', names: { blue: '', red: '' } });
    while (opened().view.wait === 'roll') expect(rollDice().allowed).toBe(true);
    const { open, view } = opened();
    expect(wholeRulebook()).toBeNull();
    expect(view.question?.ask).toBe('orders');
    expect(engine().legal(open.game).map(canonicalText)).toEqual(whole.legal(open.game).map(canonicalText));

    const group = engine()
      .legal(open.game)
      .find((choice) => choice.choose === 'group');
    if (group?.choose !== 'group') throw new Error('no group may be activated');
    selectUnit(group.units[0] ?? '');
    expect(opened().view.reach).toEqual([]);
    const { length } = open.history;
    confirmGroup();
    confirmGroup();
    expect(opened().open.history.length).toBe(length);

    await fetchRulebook();
    expect(engine()).toBe(whole);
    expect(opened().open.history.length).toBe(length + 1);
    expect(opened().view.question?.ask).not.toBe('orders');
    expect(opened().view.reach.length).toBeGreaterThan(0);
  });
});
