import { expect, test } from 'vitest';
import { gameFileOf, openGame } from '../../../../src/scenarios/gameFile.ts';
import { answer, stepBackAgreed } from '../../../../src/store/game/actions.ts';
import { earlierLines, nameLine, takeUpLine } from '../../../../src/store/game/lines.ts';
import { logAhead } from '../../../../src/store/game/record.ts';
import { useStore } from '../../../../src/store/store.ts';
import { advance, begin, legal, opened, playUntil } from '../table.ts';

/** A game whose last answers were taken back for another one. */
function branched() {
  begin('lines');
  playUntil('action', advance);
  const from = opened().history.length;
  const [first, second] = legal().filter((choice) => choice.choose === 'action' || choice.choose === 'pass');
  if (!first || !second) throw new Error('nothing to choose from');
  answer(first);
  const left = opened();
  while (opened().history.length > from) stepBackAgreed();
  answer(second);
  return { from, first, left };
}

test('what was taken back for another answer is kept as an earlier line of play', () => {
  const { from, first, left } = branched();
  expect(earlierLines(opened())).toMatchObject([
    { at: from, turn: 1, answers: left.history.length - from, first },
  ]);
});

test('an earlier line is taken up where it was left, and the present one is kept in its place', () => {
  const { from, left } = branched();
  const present = opened();
  const [line] = earlierLines(present);
  if (!line) throw new Error('no line');
  expect(takeUpLine(line)).toEqual({ allowed: true });
  expect(opened().game).toEqual(left.game);
  expect(earlierLines(opened())).toMatchObject([{ at: from, answers: present.history.length - from }]);
  const [back] = earlierLines(opened());
  if (!back) throw new Error('no line');
  takeUpLine(back);
  expect(opened().game).toEqual(present.game);
});

test('a line that is no longer there, or a game that another tab plays, is not touched', () => {
  branched();
  const [line] = earlierLines(opened());
  if (!line) throw new Error('no line');
  const { game } = opened();
  useStore.setState(({ open }) => ({ open: open && { ...open, readOnly: true } }));
  expect(takeUpLine(line)).toMatchObject({ allowed: false, obstacle: 'readOnly' });
  useStore.setState(({ open }) => ({ open: open && { ...open, readOnly: false } }));
  expect(takeUpLine({ ...line, branch: { ...line.branch } })).toMatchObject({ allowed: false });
  expect(opened().game).toBe(game);
});

test('what was taken back is told on, in the order in which it was given', () => {
  branched();
  const { log } = opened();
  const { length } = opened().history;
  stepBackAgreed();
  const ahead = logAhead(opened());
  expect(ahead.map(({ at }) => at)).toEqual(log.slice(opened().history.length).map(({ at }) => at));
  expect(ahead.at(-1)).toBe(log[length - 1]);
  expect(ahead.at(-1)?.at).toBe(length - 1);
});

test('a line is named, keeps its name while others are left, and loses it when nothing is typed', () => {
  branched();
  const line = () => {
    const [found] = earlierLines(opened());
    if (!found) throw new Error('no line');
    return found;
  };
  nameLine(line(), '  The\nleft wing first  ');
  expect(line().branch.name).toBe('The left wing first');
  const file = gameFileOf(opened());
  expect(file.branches[0]?.name).toBe('The left wing first');
  const read = openGame(file);
  expect(read.ok && read.game.history.branches[0]?.name).toBe('The left wing first');
  nameLine(line(), '   ');
  expect(Object.hasOwn(line().branch, 'name')).toBe(false);
});
