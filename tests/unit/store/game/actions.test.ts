import { beforeEach, expect, test } from 'vitest';
import {
  agreeEnd,
  answer,
  resign,
  stepBackAgreed,
  stepBackFromFailure,
  typeDice,
  undo,
} from '../../../../src/store/game/actions.ts';
import { useStore } from '../../../../src/store/store.ts';
import { crashFile } from '../../../support/crashFile.ts';
import { begin, opened, rollOn, view } from '../table.ts';

beforeEach(() => {
  begin();
});

test('typed dice enter by the same door; faces no die can show are refused', () => {
  expect(typeDice([7])).toMatchObject({ allowed: false, obstacle: 'badFaces' });
  expect(typeDice([2]).allowed).toBe(true);
  expect(opened().log[0]).toMatchObject({ faces: [2], source: 'typed' });
});

test('a game resigned or ended by agreement is over until both take that back', () => {
  rollOn();
  resign('red');
  expect(opened().ending).toEqual({ by: 'resigned', side: 'red' });
  expect(view()).toMatchObject({ wait: 'over', side: null });
  expect(answer({ choose: 'endOrders' })).toMatchObject({ obstacle: 'over' });
  expect(undo().allowed).toBe(false);
  expect(stepBackAgreed().allowed).toBe(true);
  expect(view().question?.ask).toBe('orders');
  agreeEnd();
  expect(opened().ending).toEqual({ by: 'agreed' });
});

test('a fault of the program leaves the game at its last answer and offers its file', async () => {
  rollOn();
  const { open } = useStore.getState();
  const { history } = opened();
  if (!open) throw new Error('no game');
  const broken = { ...history.game, frames: [{ procedure: 'nowhere', at: 'never' } as never] };
  useStore.setState({ open: { ...open, game: history.game, history: { ...history, game: broken } } });
  answer({ choose: 'endOrders' });
  const { failure } = useStore.getState();
  expect(failure?.message).toContain('nowhere');
  expect(JSON.parse(await crashFile())).toMatchObject({ format: 'sabreur-hex/game' });
  expect(answer({ choose: 'endOrders' }).allowed).toBe(false);
  useStore.setState({ open });
  stepBackFromFailure();
  expect(useStore.getState().failure).toBeNull();
  expect(opened().history.length).toBe(history.length - 1);
});
