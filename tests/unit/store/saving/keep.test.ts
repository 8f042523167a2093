import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../../src/store/game/actions.ts';
import { whenKept } from '../../../../src/store/saving/keep.ts';
import { useStore } from '../../../../src/store/store.ts';
import { begin, opened, rollOn } from '../table.ts';

beforeEach(() => {
  begin();
});

test('without a storage play goes on, and the game says that it is not saved', async () => {
  rollOn();
  await whenKept();
  expect(opened().save).toBe('failed');
  expect(useStore.getState().notice).toEqual({ notice: 'saveFailed' });
  expect(answer({ choose: 'endOrders' }).allowed).toBe(true);
});
