/** A board looked back at is the one the history leads to, however it was come by. */
import { expect, test, vi } from 'vitest';
import { playOut } from '../../../../src/command/verbs/play.ts';
import { canonicalText } from '../../../../src/engine/interpreter.ts';
import { stepTo } from '../../../../src/engine/steps.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../../src/scenarios/newGame.ts';
import { boardAfter, nearBoard } from '../../../../src/store/past/boards.ts';
import { warm } from '../../../../src/store/past/warm.ts';

const { history } = playOut(newGame(gersbach, 'boards', { blue: 'Jeanne', red: 'Karl' }), 'boards', 130);

function expected(answers: number): string {
  return canonicalText(stepTo(engine, history, answers).game);
}

test('back, forth and far away, each board is that of the history', () => {
  for (const answers of [130, 129, 128, 60, 61, 59, 41, 40, 39, 1, 0, 119, 7])
    expect(canonicalText(boardAfter(history, answers)), String(answers)).toBe(expected(answers));
});

test('what was taken back is looked at as it was played', () => {
  const back = stepTo(engine, history, 50);
  for (const answers of [51, 77, 130, 50, 49])
    expect(canonicalText(boardAfter(back, answers)), String(answers)).toBe(expected(answers));
});

test('a board once come by is kept: the very same comes again', () => {
  const board = boardAfter(history, 33);
  expect(boardAfter(history, 33)).toBe(board);
  expect(boardAfter(history, 32)).toBe(boardAfter(history, 32));
});

test('a board far from those known is come near by one answer at a time', () => {
  const { history: other } = playOut(newGame(gersbach, 'near', { blue: 'Jeanne', red: 'Karl' }), 'near', 60);
  // the history keeps the board after 40 answers
  let steps = 1;
  while (!nearBoard(other, 45)) steps++;
  expect(steps).toBe(5);
  expect(nearBoard(other, 45)).toBe(true);
  expect(boardAfter(other, 45)).toBe(boardAfter(other, 45));
});

test('what a step will ask for is worked out beforehand, until one looks elsewhere', () => {
  vi.useFakeTimers();
  const { history: other } = playOut(newGame(gersbach, 'warm', { blue: 'Jeanne', red: 'Karl' }), 'warm', 90);
  const known = (answers: number) => nearBoard(other, answers) && boardAfter(other, answers);
  boardAfter(other, 70);
  const leaveOff = warm(other, 70);
  vi.advanceTimersByTime(1000);
  for (const answers of [69, 68, 51, 50, 49, 71, 85]) expect(known(answers), String(answers)).not.toBe(false);
  leaveOff();
  warm(other, 10)();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
