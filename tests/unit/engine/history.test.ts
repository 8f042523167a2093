import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barrierBehind, canStepBack } from '../../../src/engine/consent.ts';
import {
  BRANCHES_KEPT,
  beginHistory,
  conclude,
  entriesOf,
  generatorFor,
  type History,
  play,
  roll,
} from '../../../src/engine/history.ts';
import { type Answer, BrokenInvariant, canonicalText } from '../../../src/engine/interpreter.ts';
import { makeGenerator } from '../../../src/engine/seed.ts';
import { stepBack, stepForward, stepTo, takeBranch } from '../../../src/engine/steps.ts';
import { type PigSide, type PigTypes, pig, pigGame } from './pig.ts';
import { playOn } from './pigPlay.ts';

type PigHistory = History<PigTypes>;

function begin(goal = 1000, blessings = 0): PigHistory {
  return beginHistory(pig, pigGame(goal, blessings), 'pig');
}

/** Gives answers one after another: faces in a list, choices by their word. */
function give(history: PigHistory, ...answers: (readonly number[] | 'roll' | 'stop')[]): PigHistory {
  return answers.reduce((before: PigHistory, one) => {
    const choice = pig.legal(before.game).find(({ choose }) => choose === one);
    const at = before.length;
    const played = play(pig, before, choice ? { at, choice } : { at, faces: one, source: 'typed' });
    if (!played.ok) throw new Error(JSON.stringify(played.why));
    return played.history;
  }, history);
}

const whole = (history: PigHistory) => {
  const entries = entriesOf(history);
  for (let ahead = history.ahead; ahead; ahead = ahead.rest) entries.push(ahead.head.entry);
  return entries;
};
const answersOf = (history: PigHistory) => whole(history).map(({ answer }) => answer);

describe('playing', () => {
  test('the log tells what was asked, what was answered and what happened', () => {
    expect(entriesOf(give(begin(), [3], 'stop'))).toEqual([
      {
        at: 0,
        depth: 1,
        side: 'left',
        waited: 'roll',
        about: { about: 'points' },
        dice: { dice: 'sum', count: 1, drop: 'none', plus: 0 },
        answer: { faces: [3], source: 'typed' },
        facts: [{ fact: 'gathered', n: 3 }],
      },
      {
        at: 1,
        depth: 1,
        side: 'left',
        waited: 'decision',
        question: { ask: 'rollOrStop', gathered: 3 },
        answer: { choice: { choose: 'stop', keep: 3 }, side: 'left' },
        facts: [
          { fact: 'kept', n: 3 },
          { fact: 'blessed', n: 0 },
          { fact: 'forced roll', n: 0 },
        ],
      },
    ]);
    expect(begin().opening.facts).toEqual([{ fact: 'forced roll', n: 0 }]);
  });

  test('a refused answer leaves the history as it was', () => {
    const history = give(begin(), [3]);
    const refused = play(pig, history, { at: 0, choice: { choose: 'roll' } });
    expect(refused).toEqual({ ok: false, why: { problem: 'stale' } });
    expect(roll(pig, history, generatorFor(history, null))).toEqual({
      ok: false,
      why: { problem: 'decisionAwaited' },
    });
  });

  test('nothing is played after the end, nor after a conclusion until it is taken back', () => {
    const over = give(begin(3), [3], 'stop');
    expect(roll(pig, over, generatorFor(over, null))).toEqual({ ok: false, why: { problem: 'over' } });
    const resigned = conclude(give(begin(), [3]), { kind: 'resigned', side: 'left' });
    const answer = { at: 1, choice: { choose: 'roll' } };
    expect(play(pig, resigned, answer)).toEqual({ ok: false, why: { problem: 'over' } });
    expect(play(pig, conclude(resigned, null), answer).ok).toBe(true);
  });

  test('what is recorded is the choice of the rule, not the object that came', () => {
    const choice = { keep: 3, choose: 'stop' };
    const played = play(pig, give(begin(), [3]), { at: 1, choice });
    choice.keep = 99;
    expect(played.ok && answersOf(played.history)[1]).toEqual({
      choice: { choose: 'stop', keep: 3 },
      side: 'left',
    });
  });

  test('a history begins before the first answer', () => {
    const played = give(begin(), [3]).game;
    expect(() => beginHistory(pig, played, 'pig')).toThrow(BrokenInvariant);
  });

  test('a history begins where its seed does: before the first face', () => {
    const drawn = { ...pigGame(), count: { answers: 0, draws: 1 } };
    expect(() => beginHistory(pig, drawn, 'pig')).toThrow(BrokenInvariant);
  });

  test('after a conclusion no dice are rolled: the generator stays where it stands', () => {
    const agreed = conclude(begin(), { kind: 'agreed' });
    const generator = generatorFor(agreed, null);
    expect(roll(pig, agreed, generator)).toEqual({ ok: false, why: { problem: 'over' } });
    expect(generator.draws).toBe(0);
  });

  test.each<{ name: string; history: PigHistory; taken: Answer<PigTypes> }>([
    {
      name: 'a choice taken where dice are waited for',
      history: begin(),
      taken: { at: 0, choice: { choose: 'roll' } },
    },
    {
      name: 'faces taken where a choice is waited for',
      history: give(begin(), [3]),
      taken: { at: 1, faces: [3], source: 'typed' },
    },
    {
      name: 'an agreement taken after the end',
      history: give(begin(3), [3], 'stop'),
      taken: { at: 2, agreed: {} },
    },
  ])('$name is not recorded: it is a fault of the program, and named as one', ({ history, taken }) => {
    // no rulebook makes the engine do so, hence one that takes whatever comes
    const { game } = history;
    const faulty: typeof pig = { ...pig, answer: () => ({ ok: true, answer: taken, game, facts: [] }) };
    expect(() => play(faulty, history, taken)).toThrow(BrokenInvariant);
  });

  test('the ten thousandth answer holds no more than the hundredth: all older ones are shared', () => {
    const before = playOn(begin(1_000_000), 10_000, 'long');
    const [last] = pig.legal(before.game);
    const played = last
      ? play(pig, before, { at: before.length, choice: last })
      : roll(pig, before, generatorFor(before, null));
    expect(before.length).toBe(10_000);
    expect(played.ok && played.history.past?.rest === before.past).toBe(true);
    const kept = [...Array(10_000).keys()].filter((at) => at % 20 === 19).length;
    let snapshots = 0;
    for (let at = before.past; at !== null; at = at.rest) if (at.head.snapshot) snapshots++;
    expect(snapshots).toBe(kept);
  });
});

describe('stepping', () => {
  test('any way back and forward leads to the state that was there', () => {
    const played = playOn(begin(1_000_000), 90, 'steps');
    const states = Array.from({ length: 91 }, (_, at) => canonicalText(stepTo(pig, played, at).game));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 8 }), (steps) => {
        let history = played;
        for (const by of steps) {
          const want = Math.min(90, Math.max(0, history.length + by));
          history = by < 0 ? stepBack(pig, history, -by) : stepForward(pig, history, by);
          expect(history.length).toBe(want);
          expect(canonicalText(history.game)).toBe(states[want]);
          expect(answersOf(history)).toEqual(answersOf(played));
        }
      }),
      { numRuns: 40, seed: 1809 },
    );
  });

  test('the dice that follow do not change when moves are taken back', () => {
    const played = playOn(begin(), 30, 'same dice');
    const back = stepBack(pig, played, 30);
    expect(answersOf(playOn(back, 30, 'same dice'))).toEqual(answersOf(played));
    expect(playOn(back, 30, 'same dice').branches).toEqual([]);
  });

  test('a generator that stands elsewhere is not rolled', () => {
    const history = begin();
    expect(() => roll(pig, history, makeGenerator('pig', 1))).toThrow(BrokenInvariant);
    expect(() => roll(pig, history, makeGenerator('cow', 0))).toThrow(BrokenInvariant);
    const kept = makeGenerator('pig', 0);
    expect(generatorFor(history, kept)).toBe(kept);
  });

  test('for one that stands elsewhere there is a new one, which gives the faces that come there', () => {
    const history = playOn(begin(), 9, 'elsewhere');
    const { draws } = history.game.count;
    const next = makeGenerator('pig', draws).draw(6);
    for (const kept of [makeGenerator('pig', draws + 3), makeGenerator('cow', draws)]) {
      const generator = generatorFor(history, kept);
      expect(generator).toMatchObject({ seed: 'pig', draws });
      expect(generator.draw(6)).toBe(next);
    }
  });
});

describe('a step back is free', () => {
  test.each<{ name: string; history: PigHistory; n: number; want: object }>([
    { name: 'not at the start', history: begin(), n: 1, want: { at: 0, why: 'start' } },
    { name: 'not across dice', history: give(begin(), [3]), n: 1, want: { at: 0, why: 'dice' } },
    {
      name: 'not across dice rolled since',
      history: give(begin(), [3], 'roll', [4]),
      n: 2,
      want: { at: 2, why: 'dice' },
    },
    { name: 'not past the start', history: give(begin(), [3], 'roll'), n: 3, want: { at: 0, why: 'start' } },
    { name: 'for a choice', history: give(begin(), [3], 'roll'), n: 1, want: {} },
    {
      name: 'for a choice of the other side',
      history: give(begin(), [3], 'stop', [2], 'stop'),
      n: 1,
      want: {},
    },
    {
      name: 'but dice seen and stepped back over still count',
      history: stepBack(pig, give(begin(), [3], 'roll', [4])),
      n: 1,
      want: { at: 2, why: 'dice' },
    },
    {
      name: 'where nothing is taken back, whatever was rolled before and since',
      history: stepBack(pig, give(begin(), [3], 'roll', [4]), 2),
      n: 0,
      want: {},
    },
  ])('$name', ({ history, n, want }) => {
    const free = canStepBack(history, n);
    expect(free).toEqual('why' in want ? { free: false, barrier: want } : { free: true });
  });

  /** No two choices of the toy follow each other without dice, so a log of choices alone is written by hand. */
  const chosen = (at: number, side: PigSide) => ({
    entry: {
      at,
      depth: 1,
      side,
      facts: [],
      waited: 'decision' as const,
      question: { ask: 'rollOrStop' as const, gathered: 1 },
      answer: { choice: { choose: 'roll' as const }, side },
    },
    snapshot: null,
  });

  test('while the other side has not answered since', () => {
    const one = { head: chosen(0, 'left'), rest: null };
    const two = { head: chosen(1, 'left'), rest: one };
    const three = { head: chosen(2, 'right'), rest: two };
    const history: PigHistory = { ...begin(), past: three, length: 3 };
    expect(canStepBack(history, 1)).toEqual({ free: true });
    expect(canStepBack(history, 2)).toEqual({ free: false, barrier: { at: 2, why: 'otherSide' } });
    const own: PigHistory = { ...history, past: two, length: 2 };
    expect(canStepBack(own, 2)).toEqual({ free: true });
    const seen: PigHistory = { ...own, ahead: { head: chosen(2, 'right'), rest: null } };
    expect(canStepBack(seen, 1)).toEqual({ free: false, barrier: { at: 2, why: 'otherSide' } });
    expect(barrierBehind(own)).toBeNull();
    expect(barrierBehind(history)).toEqual({ at: 1, why: 'otherSide' });
  });

  test('over one’s own choices, though others of one’s own were stepped back over already', () => {
    const past = { head: chosen(0, 'left'), rest: null };
    const ahead = { head: chosen(1, 'left'), rest: { head: chosen(2, 'left'), rest: null } };
    expect(canStepBack({ ...begin(), past, length: 1, ahead })).toEqual({ free: true });
  });

  test('where single steps will stop being free is told before one gets there', () => {
    expect(barrierBehind(begin())).toBeNull();
    expect(barrierBehind(give(begin(), [3]))).toEqual({ at: 0, why: 'dice' });
    expect(barrierBehind(give(begin(), [3], 'roll'))).toEqual({ at: 0, why: 'dice' });
    expect(barrierBehind(give(begin(), [3], 'roll', [4], 'stop'))).toEqual({ at: 2, why: 'dice' });
  });
});

describe('branches', () => {
  const played = give(begin(), [3], 'roll', [4], 'roll', [5], 'stop');

  test('the answers ahead are kept until a different one is given', () => {
    const same = give(stepBack(pig, played, 5), 'roll');
    expect(same.branches).toEqual([]);
    expect(answersOf(same)).toEqual(answersOf(played));
    const other = give(stepBack(pig, played, 5), 'stop');
    expect(other.ahead).toBeNull();
    expect(other.branches).toEqual([{ at: 1, answers: answersOf(played).slice(1) }]);
  });

  test('the same branch is kept once', () => {
    const once = give(stepBack(pig, played, 5), 'stop');
    const again = give(stepBack(pig, give(stepBack(pig, once), 'roll')), 'stop');
    const twice = give(stepBack(pig, give(stepBack(pig, again), 'roll')), 'stop');
    expect(twice.branches).toEqual(again.branches);
  });

  test('the same answers left at two places of the game are two branches', () => {
    const first = give(stepBack(pig, give(begin(), [3])), [5], 'roll');
    const second = give(stepBack(pig, give(first, [3])), [4]);
    const answers = [{ faces: [3], source: 'typed' }];
    expect(second.branches).toEqual([
      { at: 0, answers },
      { at: 2, answers },
    ]);
  });

  test('the latest are kept, however often an answer is tried and taken back', () => {
    const one = { at: 0, answers: answersOf(played).slice(0, 1) };
    const many = { ...played, branches: Array.from({ length: BRANCHES_KEPT }, () => one) };
    const { branches } = give(stepBack(pig, many, 5), 'stop');
    expect(branches).toHaveLength(BRANCHES_KEPT);
    expect(branches.at(-1)).toEqual({ at: 1, answers: answersOf(played).slice(1) });
  });

  test('taken up again, a branch leads where it led, and what was ahead is kept in its turn', () => {
    const other = give(stepBack(pig, played, 5), 'stop', [2]);
    const [branch] = other.branches;
    const taken = branch && takeBranch(pig, other, branch);
    expect(taken?.length).toBe(1);
    expect(taken && answersOf(taken)).toEqual(answersOf(played));
    expect(taken && stepForward(pig, taken, 5).game).toEqual(played.game);
    expect(taken?.branches).toEqual([{ at: 1, answers: answersOf(other).slice(1) }]);
  });

  test('a branch of a line that is left itself still leads where it led', () => {
    const late = give(stepBack(pig, played, 2), [6], 'roll');
    expect(late.branches).toEqual([{ at: 4, answers: answersOf(played).slice(4) }]);
    const early = give(stepTo(pig, late, 1), 'stop');
    expect(early.branches.map(({ at }) => at)).toEqual([1, 1]);
    for (const branch of early.branches) {
      const taken = takeBranch(pig, early, branch);
      const end = stepForward(pig, taken, branch.answers.length).game;
      expect([played.game, late.game]).toContainEqual(end);
    }
  });
});
