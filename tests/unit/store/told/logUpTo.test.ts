import { expect, test } from 'vitest';
import { logUpTo } from '../../../../src/store/told/logUpTo.ts';
import { begin, opened, rollOn } from '../table.ts';

test('of a board reached by answers taken back the log of the present is not told', () => {
  begin();
  rollOn();
  const { game, log } = opened();
  const after = (answers: number) => ({ ...game, count: { ...game.count, answers } });
  expect(logUpTo(log, game)).toEqual(log);
  expect(logUpTo(log, after(1))).toEqual(log.slice(0, 1));
  expect(logUpTo(log, after(0))).toEqual([]);
  expect(logUpTo(log, after(log.length + 1))).toEqual([]);
});
