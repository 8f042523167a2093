import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presentUnits } from '../../../../src/rules/state/game.ts';
import { DEMONSTRATIONS } from '../../../../src/scenarios/demonstrations/index.ts';
import { answer, redo, review, setPreference, undo } from '../../../../src/store/game/actions.ts';
import { nextStep, showPosition } from '../../../../src/store/game/position.ts';
import { DICE_FALL } from '../../../../src/store/told/pace.ts';
import { answersBetween, followBoard } from '../../../../src/store/told/stage.ts';
import { skipTold, useTold } from '../../../../src/store/told/state.ts';
import { advance, begin, legal, opened, playUntil, rollOn, view } from '../table.ts';

followBoard();

const staged = () => useTold.getState().staged;

/** Plays until a unit is about to march, and marches it. */
function march(): string {
  playUntil('move', advance);
  const { question } = view();
  const goal = advance(legal());
  if (question?.ask !== 'move' || goal?.choose !== 'move') throw new Error('no march');
  answer(goal);
  return (
    presentUnits(opened().game).find(({ hexes: [hex] }) => hex.q === goal.to.q && hex.r === goal.to.r)?.id ??
    ''
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  setPreference('speed', 'normal');
  begin();
  rollOn();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a march is staged on the board it leads to, and ends by itself', () => {
  const unit = march();
  const scene = staged()?.scene;
  expect(staged()?.game).toBe(view().game);
  expect(scene?.acts).toMatchObject([{ act: 'move', unit }]);
  vi.advanceTimersByTime((scene?.lasts ?? 0) - 1);
  expect(staged()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(staged()).toBeNull();
});

test('taken back nothing is told, done again it is', () => {
  march();
  vi.runAllTimers();
  undo();
  expect(staged()).toBeNull();
  redo();
  expect(staged()?.scene?.acts[0]).toMatchObject({ act: 'move' });
});

test('a step forward through the log is told, a step back and a leap are not', () => {
  march();
  const { length } = opened().history;
  vi.runAllTimers();
  review(length - 1);
  expect(staged()).toBeNull();
  review(null);
  expect(staged()?.scene?.acts[0]).toMatchObject({ act: 'move' });
  review(0);
  expect(staged()).toBeNull();
});

test('one key ends it, and whoever waits for it is told; speed off tells nothing, quick takes half the time', () => {
  march();
  const { skipped } = useTold.getState();
  skipTold();
  expect(useTold.getState()).toEqual({ staged: null, skipped: skipped + 1 });
  undo();
  setPreference('speed', 'quick');
  redo();
  vi.advanceTimersByTime((staged()?.scene?.lasts ?? 0) / 2);
  expect(staged()).toBeNull();
  undo();
  setPreference('speed', 'off');
  redo();
  expect(staged()).toBeNull();
});

test('dice lie before the board shows what they did; who is lost is drawn until it has been seen', () => {
  const demonstration = DEMONSTRATIONS.find(({ id }) => id === 'guns-must-not-flee');
  if (!demonstration) throw new Error('the book has lost its guns');
  showPosition(demonstration);
  const guns = () => staged()?.units.find(({ id }) => id === 'G');
  nextStep();
  nextStep();
  expect(staged()?.scene).toBeNull();
  vi.advanceTimersByTime(DICE_FALL);
  expect(staged()?.scene?.acts).toMatchObject([{ act: 'volley' }]);
  // the saves: the guns are as strong as before until the dice lie
  nextStep();
  expect(staged()?.scene).toBeNull();
  expect(guns()?.strength).toBe(5);
  vi.advanceTimersByTime(DICE_FALL);
  expect(staged()?.scene?.acts[0]).toMatchObject({ act: 'points' });
  expect(guns()?.strength).toBeLessThan(5);
  nextStep();
  nextStep();
  expect(view().game.units.find(({ id }) => id === 'G')?.fate).toBe('eliminated');
  expect(staged()?.scene?.acts.at(-1)).toMatchObject({ act: 'gone', unit: 'G' });
  expect(guns()?.fate).toBe('present');
  vi.runAllTimers();
  expect(staged()).toBeNull();
});

test('answers that do not follow from the board shown are none, and too many at once are not told', () => {
  const { id, game, log } = opened();
  const entry = log[0];
  if (!entry) throw new Error('an order dice roll was made');
  const before = { id, game, log: [] };
  expect(answersBetween(before, { id, game, log: [entry] })).toEqual([entry]);
  expect(answersBetween(before, { id: 'another', game, log: [entry] })).toEqual([]);
  expect(answersBetween({ id, game, log: [{ ...entry }] }, { id, game, log: [entry, entry] })).toEqual([]);
  expect(answersBetween(before, { id, game, log: Array.from({ length: 7 }, () => entry) })).toEqual([]);
});
