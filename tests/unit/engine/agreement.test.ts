/** What both sides agree on outside the rule: an answer of its own kind, at the engine's one door. */
import { describe, expect, test } from 'vitest';
import { canStepBack } from '../../../src/engine/consent.ts';
import { beginHistory, entriesOf, type History, play } from '../../../src/engine/history.ts';
import { makeEngine } from '../../../src/engine/interpreter.ts';
import type { Procedure } from '../../../src/engine/procedure.ts';
import { fromRecord, toRecord } from '../../../src/engine/record.ts';
import { stepBack } from '../../../src/engine/steps.ts';
import { type PigTypes, pig, pigGame } from './pig.ts';

interface CountFrame {
  readonly procedure: 'count';
  readonly at: 'ask' | 'throw';
}
interface CountTypes {
  game: {
    readonly points: number;
    readonly frames: readonly CountFrame[];
    readonly count: { readonly answers: number; readonly draws: number };
  };
  frame: CountFrame;
  side: 'left' | 'right';
  choice: { readonly more: number };
  question: { readonly ask: 'more' };
  refusal: { readonly reason: 'tooMany' };
  about: object;
  fact: { readonly fact: string };
  result: object;
  agreed: { readonly points: number };
}

/** One more, or two, until there are ten. With nine points one alone is left to choose. A game may begin with a throw. */
const count: Procedure<CountTypes, CountFrame> = {
  ask: {
    ask: (g) => ({
      side: g.points % 2 === 0 ? 'left' : 'right',
      question: { ask: 'more' },
      legal: () => (g.points === 9 ? [{ more: 1 }] : [{ more: 1 }, { more: 2 }]),
      refused: () => [],
    }),
    then: (g, _f, { more }) => {
      const game = { ...g, points: g.points + more };
      return game.points >= 10 ? { end: {}, game } : { to: 'ask', game };
    },
  },
  throw: {
    roll: () => ({ side: 'right', about: {}, dice: { dice: 'draw', among: 3 } }),
    then: (g, _f, points) => ({ to: 'ask', game: { ...g, points: g.points + points } }),
  },
};

const engine = makeEngine<CountTypes>({
  procedures: { count },
  forced: () => ({ fact: 'forced' }),
  agree: (game, { points }) => {
    if (typeof points !== 'number') return { ok: false, problem: 'malformed' };
    if (points === game.points) return { ok: false, problem: 'nothingChanged' };
    if (points > 9) return { ok: false, reasons: [{ reason: 'tooMany' }] };
    return { ok: true, agreed: { points }, game: { ...game, points }, facts: [{ fact: 'set' }] };
  },
});

const start: CountTypes['game'] = {
  points: 0,
  frames: [{ procedure: 'count', at: 'ask' }],
  count: { answers: 0, draws: 0 },
};
const begun = beginHistory(engine, start, 'seed');

function played(history: History<CountTypes>, ...answers: object[]): History<CountTypes> {
  return answers.reduce((before: History<CountTypes>, answer) => {
    const next = play(engine, before, { at: before.length, ...answer });
    if (!next.ok) throw new Error(JSON.stringify(next.why));
    return next.history;
  }, history);
}

describe('an agreement', () => {
  test('changes the state as the rulebook says, is told and counted, and the game waits on', () => {
    const history = played(begun, { choice: { more: 1 } }, { agreed: { points: 4 } });
    expect(history.game).toMatchObject({ points: 4, count: { answers: 2, draws: 0 } });
    expect(entriesOf(history, 1)).toEqual([
      {
        at: 1,
        depth: 1,
        side: 'right',
        facts: [{ fact: 'set' }],
        waited: 'agreement',
        answer: { agreed: { points: 4 } },
      },
    ]);
    expect(engine.pending(history.game)).toMatchObject({ wait: 'decision', decision: { side: 'left' } });
  });

  test('while dice are waited for is told of the side that rolls, and the dice are still to be rolled', () => {
    const thrown = beginHistory(engine, { ...start, frames: [{ procedure: 'count', at: 'throw' }] }, 'seed');
    const history = played(thrown, { agreed: { points: 4 } });
    expect(entriesOf(history)).toMatchObject([{ at: 0, side: 'right', waited: 'agreement' }]);
    expect(engine.pending(history.game)).toMatchObject({ wait: 'roll', roll: { side: 'right' } });
    expect(played(history, { faces: [3], source: 'typed' }).game.points).toBe(6);
  });

  test('is settled like any answer: what is forced then is told after it', () => {
    const history = played(begun, { agreed: { points: 9 } });
    expect(engine.pending(history.game)).toEqual({ wait: 'over' });
    expect(entriesOf(history)[0]?.facts).toEqual([{ fact: 'set' }, { fact: 'forced' }]);
  });

  test.each([
    ['nothing that can be read', { agreed: 3 }, { problem: 'malformed' }],
    ['nothing at all', { agreed: null }, { problem: 'malformed' }],
    ['what behaves', { agreed: new Proxy({ points: 4 }, {}) }, { problem: 'malformed' }],
    ['nothing that the rulebook knows', { agreed: { points: '4' } }, { problem: 'malformed' }],
    ['more than there should be', { agreed: { points: 4 }, choice: { more: 1 } }, { problem: 'malformed' }],
    ['no change', { agreed: { points: 0 } }, { problem: 'nothingChanged' }],
    [
      'a reason against it',
      { agreed: { points: 10 } },
      { problem: 'notLegal', reasons: [{ reason: 'tooMany' }] },
    ],
    ['a stale one', { at: 3, agreed: { points: 4 } }, { problem: 'stale' }],
  ])('is refused for %s', (_, answer, why) => {
    expect(play(engine, begun, { at: 0, ...answer })).toEqual({ ok: false, why });
  });

  test('is none where the rulebook knows of no such thing', () => {
    const history = beginHistory<PigTypes>(pig, pigGame(), 'pig');
    expect(play(pig, history, { at: 0, agreed: {} })).toEqual({ ok: false, why: { problem: 'malformed' } });
  });

  test('is taken back by neither side alone, nor is what was before it', () => {
    const history = played(begun, { choice: { more: 2 } }, { agreed: { points: 6 } });
    expect(canStepBack(history)).toEqual({ free: false, barrier: { at: 1, why: 'agreement' } });
    expect(canStepBack(history, 2)).toEqual({ free: false, barrier: { at: 1, why: 'agreement' } });
    const before = stepBack(engine, history);
    expect(before.game.points).toBe(2);
    expect(canStepBack(before)).toEqual({ free: false, barrier: { at: 1, why: 'agreement' } });
  });

  test('given in place of an answer ahead keeps that one as a branch', () => {
    const line = stepBack(engine, played(begun, { choice: { more: 2 } }, { choice: { more: 1 } }));
    const history = played(line, { agreed: { points: 6 } });
    expect(history.branches).toEqual([{ at: 1, answers: [{ choice: { more: 1 }, side: 'left' }] }]);
  });

  test('is replayed from the record, and refused there like any answer', () => {
    const thin = (game: CountTypes['game']): object => game;
    const history = played(begun, { agreed: { points: 4 } }, { choice: { more: 1 } });
    const record = JSON.parse(JSON.stringify(toRecord(history, thin)));
    expect(fromRecord(engine, start, record, thin)).toEqual({ ok: true, history });
    const wrong = { ...record, answers: [{ agreed: { points: 10 } }, ...record.answers.slice(1)] };
    expect(fromRecord(engine, start, wrong, thin)).toMatchObject({
      ok: false,
      problem: { at: 0, why: { problem: 'notLegal' } },
    });
  });
});

describe('an answer by a standing order', () => {
  test('is the same answer, and recorded as such', () => {
    const history = played(begun, { choice: { more: 2 }, standing: true });
    expect(history.game.points).toBe(2);
    expect(entriesOf(history)[0]?.answer).toEqual({ choice: { more: 2 }, side: 'left', standing: true });
    const thin = (game: CountTypes['game']): object => game;
    expect(fromRecord(engine, start, toRecord(history, thin), thin)).toEqual({ ok: true, history });
  });

  test('is told apart from what a side answered itself: of that no order is recorded', () => {
    const [entry] = entriesOf(played(begun, { choice: { more: 2 } }));
    expect(entry?.answer).toStrictEqual({ choice: { more: 2 }, side: 'left' });
  });

  test('is one or is none: nothing else may stand there', () => {
    for (const standing of [false, 'yes', null])
      expect(play(engine, begun, { at: 0, choice: { more: 2 }, standing })).toEqual({
        ok: false,
        why: { problem: 'malformed' },
      });
  });
});
