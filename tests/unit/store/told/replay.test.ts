import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, review, setPreference } from '../../../../src/store/game/actions.ts';
import { useStore } from '../../../../src/store/store.ts';
import {
  beginReplay,
  endReplay,
  runReplay,
  stepReplay,
  turnJustPlayed,
} from '../../../../src/store/told/replay.ts';
import { skipTold, type TurnPlayed, useReplay } from '../../../../src/store/told/state.ts';
import { advance, begin, legal, opened, playUntil, rollOn } from '../table.ts';

const reviewing = () => useStore.getState().selection.reviewing;
const running = () => useReplay.getState().replay?.running ?? null;

/** One unit marches, and the turn is over. */
function playTurn(): void {
  playUntil('move', advance);
  const goal = advance(legal());
  if (goal) answer(goal);
  const { side } = opened().game;
  while (opened().game.side === side) {
    rollOn();
    const end = legal().find(({ choose }) => choose === 'endOrders' || choose === 'pass');
    answer(end ?? legal()[0] ?? { choose: 'endOrders' });
  }
}

function played(): TurnPlayed {
  const turn = turnJustPlayed(opened());
  if (!turn) throw new Error('no turn has been played');
  return turn;
}

beforeEach(() => {
  vi.useFakeTimers();
  setPreference('speed', 'normal');
  endReplay();
  begin();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the turn just played is told of until the first order of the next', () => {
  expect(turnJustPlayed(opened())).toBeNull();
  rollOn();
  // the first turn of the battle has none before it
  expect(turnJustPlayed(opened())).toBeNull();
  const first = opened().game.side;
  playTurn();
  const turn = played();
  expect(turn).toMatchObject({ side: first, turn: 1 });
  expect(opened().game.side).not.toBe(first);
  const told = opened().log.slice(turn.from, turn.to);
  expect(told.every(({ side, question }) => side === first || question?.ask === 'reaction')).toBe(true);
  expect(told.some(({ choice }) => choice?.choose === 'move')).toBe(true);
  expect(told.at(-1)?.facts.some(({ fact }) => fact === 'turnBegan')).toBe(true);
  // his own dice do not take it away, his order does
  rollOn();
  expect(played()).toEqual(turn);
  playUntil('action', advance);
  expect(turnJustPlayed(opened())).toBeNull();
});

test('one press plays it all, and the table is back at the present', () => {
  playTurn();
  rollOn();
  const { from, to } = played();
  const { history } = opened();
  beginReplay(played(), true);
  expect(reviewing()).toBe(from);
  const seen = new Set<number | null>();
  for (let n = 0; n < 200 && useReplay.getState().replay; n++) {
    seen.add(reviewing());
    vi.advanceTimersToNextTimer();
  }
  for (let at = from; at < to; at++) expect(seen).toContain(at);
  expect(reviewing()).toBeNull();
  expect(useReplay.getState().replay).toBeNull();
  expect(opened().history).toBe(history);
});

test('step by step it goes on and back, and never runs on', () => {
  playTurn();
  const { from, to } = played();
  beginReplay(played(), false);
  stepReplay(-1);
  expect(reviewing()).toBe(from);
  stepReplay(1);
  stepReplay(1);
  vi.runAllTimers();
  expect(reviewing()).toBe(from + 2);
  runReplay(true);
  expect(running()).toBe(true);
  stepReplay(-1);
  expect([reviewing(), running()]).toEqual([from + 1, false]);
  for (let at = from + 1; at <= to; at++) stepReplay(1);
  expect([reviewing(), running()]).toEqual([null, null]);
});

test('whoever will not wait for a step is shown the next; a look elsewhere ends it', () => {
  playTurn();
  const { from } = played();
  beginReplay(played(), true);
  skipTold();
  expect([reviewing(), running()]).toEqual([from + 1, true]);
  expect(from).toBeGreaterThan(0);
  review(0);
  expect(running()).toBeNull();
  // nothing runs on from there
  vi.runAllTimers();
  expect(reviewing()).toBe(0);
});
