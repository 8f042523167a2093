/** A record is replayed as far as it goes; what is left off is counted. */
import { expect, test } from 'vitest';
import { conclude } from '../../../src/engine/history.ts';
import { BrokenInvariant } from '../../../src/engine/interpreter.ts';
import { fromRecord, type HistoryRecord, salvage } from '../../../src/engine/record.ts';
import { stepBack, stepTo } from '../../../src/engine/steps.ts';
import { type PigTypes, pig } from './pig.ts';
import { longGame, playOn, recordOf, thin } from './pigPlay.ts';

const begun = longGame();
const { start } = begun;

const first = playOn(begun, 60, 'a');
const played = stepBack(pig, playOn(stepTo(pig, first, 40), 30, 'b'), 5);
const whole = recordOf(conclude(played, { kind: 'agreed' }));
/** An answer that no game of this kind takes. */
const nonsense = { faces: [9], source: 'seed' } as const;

const saved = (change: Partial<HistoryRecord<PigTypes>> = {}) => salvage(pig, start, { ...whole, ...change });

test('a sound record comes back whole', () => {
  expect(whole.cursor).toBe(65);
  expect(whole.branches).toHaveLength(1);
  expect(saved()).toEqual({
    history: conclude(played, { kind: 'agreed' }),
    leftOff: 0,
    problem: null,
  });
});

test('up to the last answer that can be given again; the end agreed on later is not kept', () => {
  const { history, leftOff, problem } = saved({ answers: whole.answers.with(50, nonsense) });
  expect(history).toMatchObject({ length: 50, ahead: null, conclusion: null });
  expect(history.game).toEqual(stepTo(pig, played, 50).game);
  expect(leftOff).toBe(20);
  expect(problem).toMatchObject({ at: 50, branch: null });
});

test('answers stepped back over are left off, the board and the end stand', () => {
  const { history, leftOff } = saved({ answers: whole.answers.with(67, nonsense) });
  expect(history).toMatchObject({ length: 65, conclusion: { kind: 'agreed' } });
  expect(history.game).toEqual(played.game);
  expect(leftOff).toBe(3);
});

test('branches are cut likewise, and go when they hang on what is left off', () => {
  const [branch] = whole.branches;
  if (!branch) throw new Error('nothing was left');
  const { at, answers } = branch;
  const cut = saved({ branches: [{ at, answers: answers.with(8, nonsense) }] });
  expect(cut.history.branches).toEqual([{ at, answers: answers.slice(0, 8) }]);
  expect(cut).toMatchObject({ leftOff: answers.length - 8, problem: { branch: 0, at: at + 8 } });
  const gone = saved({ answers: whole.answers.with(30, nonsense) });
  expect(gone).toMatchObject({ history: { length: 30, branches: [] }, leftOff: 40 + answers.length });
});

test('a branch that follows the last answer kept is kept with it', () => {
  const [branch] = whole.branches;
  if (!branch) throw new Error('nothing was left');
  const { at } = branch;
  const { history, leftOff } = saved({ answers: whole.answers.with(at, nonsense) });
  expect(history).toMatchObject({ length: at, branches: [branch] });
  expect(leftOff).toBe(whole.answers.length - at);
});

test('of a branch a single answer is kept as well', () => {
  const [branch] = whole.branches;
  if (!branch) throw new Error('nothing was left');
  const { at, answers } = branch;
  const { history } = saved({ branches: [{ at, answers: answers.with(1, nonsense) }] });
  expect(history.branches).toEqual([{ at, answers: answers.slice(0, 1) }]);
});

test('with a word before each answer that is tried, those of branches included', () => {
  const [branch] = whole.branches;
  let words = 0;
  salvage(pig, start, { ...whole, answers: whole.answers.with(50, nonsense) }, () => words++);
  // the fifty that are kept and the wrong one; the branch hangs before it
  expect(words).toBe(51 + (branch?.answers.length ?? Number.NaN));
});

/** An engine that breaks over the answer of that index, whoever gives it. */
function breakingAt(at: number): typeof pig {
  return {
    ...pig,
    answer: (game, given) => {
      if (game.count.answers === at) throw new BrokenInvariant('no step turn.planted');
      return pig.answer(game, given);
    },
  };
}

test('an answer that the program breaks over is as far as the game goes, and named', () => {
  const why = { problem: 'programFault', message: 'no step turn.planted' };
  expect(salvage(breakingAt(50), start, whole)).toMatchObject({
    history: { length: 50, game: stepTo(pig, played, 50).game, ahead: null, conclusion: null },
    // the branch from answer 40 on breaks there as well
    leftOff: 20 + 10,
    problem: { at: 50, branch: null, why },
  });
});

test('what breaks the program is told in its own words even if it is no error', () => {
  const broken: typeof pig = {
    ...pig,
    answer: () => {
      throw 'planted';
    },
  };
  expect(salvage(broken, start, whole).problem).toEqual({
    at: 0,
    branch: null,
    why: { problem: 'programFault', message: 'planted' },
  });
});

test('a branch that the program breaks over is cut short, and the game itself is whole', () => {
  const long = playOn(stepTo(pig, first, 40), 100, 'c');
  const branches = [{ at: 40, answers: recordOf(long).answers.slice(40) }];
  const { history, leftOff, problem } = salvage(breakingAt(100), start, { ...whole, branches });
  expect(history).toMatchObject({ length: whole.cursor, conclusion: whole.conclusion });
  expect(history.branches.map(({ answers }) => answers.length)).toEqual([60]);
  expect(leftOff).toBe(40);
  expect(problem).toMatchObject({ at: 100, branch: 0, why: { problem: 'programFault' } });
});

test('a record that must be sound throws what the program breaks over: its crash is looked for', () => {
  expect(() => fromRecord(breakingAt(50), start, whole, thin)).toThrow(BrokenInvariant);
});
