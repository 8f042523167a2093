/** A board beside the battle: played on as far as one likes, and the battle waits as it was left. */
import { afterEach, expect, test } from 'vitest';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import { answer, review, rollDice, stepBackAgreed, undo } from '../../../../src/store/game/actions.ts';
import { earlierLines } from '../../../../src/store/game/lines.ts';
import { undoViewOf } from '../../../../src/store/game/undoView.ts';
import { analyse, leaveAside, lookAtLine, mayStepAside } from '../../../../src/store/past/aside.ts';
import { newBattle } from '../../../../src/store/saving/begin.ts';
import { useStore } from '../../../../src/store/store.ts';
import { advance, begin, legal, opened, playUntil, rollOn, view } from '../table.ts';

afterEach(() => {
  leaveAside();
});

/** Plays so many answers and rolls. */
function playOn(answers: number): void {
  const end = opened().history.length + answers;
  while (opened().history.length < end) {
    if (view().wait === 'roll') rollDice();
    else {
      const choice = advance(legal());
      if (!choice || !answer(choice).allowed) throw new Error('nothing to answer');
    }
  }
}

test('both sides are played on for several turns, and the battle comes back untouched', () => {
  begin('aside');
  playOn(30);
  review(12);
  const battle = opened();
  const { selection } = useStore.getState();
  const was = canonicalText(battle.history.game);
  expect(analyse(12)).toEqual({ allowed: true });
  expect(opened().aside).toEqual({ kind: 'analysis', from: 12, line: null });
  expect(opened().history.length).toBe(12);
  const { turn } = opened().game;
  while (opened().game.turn < turn + 2) playOn(1);
  leaveAside();
  expect(opened()).toBe(battle);
  expect(canonicalText(opened().history.game)).toBe(was);
  expect(useStore.getState().selection).toEqual(selection);
});

test('its dice are its own: those the battle will throw are not learnt there', () => {
  begin('dice');
  const { seed } = opened().history;
  analyse(0);
  expect(opened().history.seed).not.toBe(seed);
  rollOn();
  expect(opened().log[0]?.source).toBe('seed');
});

test('steps back are free over dice and answers of either side, down to where it began', () => {
  begin('undo');
  playOn(20);
  analyse(10);
  playOn(15);
  while (opened().history.length > 10) expect(undo()).toEqual({ allowed: true });
  expect(undo()).toMatchObject({ allowed: false, obstacle: 'nothingToUndo' });
  expect(opened().history.length).toBe(10);
  expect(undoViewOf(opened()).barrier).toBeNull();
});

test('an earlier line is gone through without being taken up', () => {
  begin('line');
  playUntil('action', advance);
  const from = opened().history.length;
  const [first, second] = legal().filter((choice) => choice.choose === 'action' || choice.choose === 'pass');
  if (!first || !second) throw new Error('nothing to choose from');
  answer(first);
  const left = opened();
  while (opened().history.length > from) stepBackAgreed();
  answer(second);
  const battle = opened();
  const [line] = earlierLines(battle);
  if (!line) throw new Error('no line');
  expect(lookAtLine(line)).toEqual({ allowed: true });
  // shown where it was left, with all of it to come
  expect(useStore.getState().selection.reviewing).toBe(from);
  expect(opened().history.game).toEqual(left.game);
  leaveAside();
  expect(opened()).toBe(battle);
});

test('R-150 nobody looks aside at what is kept from him', async () => {
  await newBattle({
    scenario: 'gersbach',
    seed: 'kept',
    names: { blue: 'Jeanne', red: 'Karl' },
    houseRules: { open_information: 'no' },
  });
  rollOn();
  expect(mayStepAside(opened())).toBe(false);
  expect(analyse(0).allowed).toBe(false);
  expect(opened().aside).toBeUndefined();
});
