import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { review } from '../../../../src/store/game/actions.ts';
import { setPace, startPlayback, stopPlayback, usePlayback } from '../../../../src/store/past/playback.ts';
import { walk } from '../../../../src/store/past/walk.ts';
import { useStore } from '../../../../src/store/store.ts';
import { beginReplay } from '../../../../src/store/told/replay.ts';
import { useReplay } from '../../../../src/store/told/state.ts';
import { advance, begin, opened, playUntil } from '../table.ts';

beforeEach(() => {
  vi.useFakeTimers();
  begin('playback');
  playUntil('reaction', advance);
  setPace('normal');
});
afterEach(() => {
  stopPlayback();
  vi.useRealTimers();
});

function shown(): number | null {
  return useStore.getState().selection.reviewing;
}

test('it runs from the board looked at to the present, and is over there', () => {
  const { length } = opened().history;
  review(length - 2);
  startPlayback();
  expect([shown(), usePlayback.getState().running]).toEqual([length - 2, true]);
  vi.runOnlyPendingTimers();
  expect(shown()).toBe(length - 1);
  vi.runOnlyPendingTimers();
  expect([shown(), usePlayback.getState().running]).toEqual([null, false]);
});

test('in the present it plays the turn last played again', () => {
  startPlayback();
  const from = shown();
  walk('turn', 1);
  expect(shown()).toBeNull();
  walk('turn', -1);
  expect(shown()).toBe(from);
});

test('either it or the turn played again leads the board: whichever was begun last', () => {
  const { side } = opened().game;
  review(0);
  startPlayback();
  beginReplay({ side, turn: 1, from: 0, to: 4 }, true);
  expect(usePlayback.getState().running).toBe(false);
  expect(useReplay.getState().replay?.running).toBe(true);
  startPlayback();
  expect(useReplay.getState().replay).toBeNull();
  const before = shown() ?? 0;
  vi.advanceTimersByTime(1300);
  expect(shown()).toBe(before + 1);
  expect(usePlayback.getState().running).toBe(true);
});

test('at a quicker pace it waits less', () => {
  review(0);
  setPace('quick');
  startPlayback();
  vi.advanceTimersByTime(500);
  expect(shown()).toBe(1);
  setPace('slow');
  vi.advanceTimersByTime(500);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(2200);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(3);
});

test('whoever looks elsewhere stops it', () => {
  review(0);
  startPlayback();
  review(2);
  vi.runOnlyPendingTimers();
  expect([shown(), usePlayback.getState().running]).toEqual([2, false]);
});
