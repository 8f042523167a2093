import { expect, test } from 'vitest';
import { fetchBattle } from '../../../../src/scenarios/battles.ts';
import { typeDice } from '../../../../src/store/game/actions.ts';
import { wholeRulebook } from '../../../../src/store/game/rulebook.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { useStore } from '../../../../src/store/store.ts';

test('ORD-02: a battle whose first dice may come to nothing begins with the whole rulebook', async () => {
  await fetchBattle('rothmuehle');
  expect(wholeRulebook()).toBeNull();
  await newBattle({ scenario: 'rothmuehle', seed: 'small', names: { blue: '', red: '' } });
  expect(wholeRulebook()).not.toBeNull();

  // lots for the first turn, then a one, which is no order point: nobody can be ordered, and the turn is over
  expect(typeDice([1]).allowed).toBe(true);
  expect(typeDice([1]).allowed).toBe(true);
  const { open, failure } = useStore.getState();
  expect(failure).toBeNull();
  expect(open?.log.flatMap(({ facts }) => facts)).toContainEqual(
    expect.objectContaining({ fact: 'orderPoints', points: 0 }),
  );
});
