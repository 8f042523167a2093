import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../../../src/engine/interpreter.ts';
import { makeGenerator, rollFaces } from '../../../src/engine/seed.ts';
import { type Pig, type PigChoice, pig, pigGame } from './pig.ts';

/** Settled, then these answers given one after another: a number is a face, a word a choice. */
function played(start: Pig, ...answers: (number | readonly number[] | 'roll' | 'stop')[]) {
  let game = pig.settle(start).game;
  for (const one of answers) {
    const at = game.count.answers;
    const choice = pig.legal(game).find(({ choose }) => choose === one);
    const faces = typeof one === 'number' ? [one] : one;
    const answered = pig.answer(game, choice ? { at, choice } : { at, faces, source: 'typed' });
    if (!answered.ok) throw new Error(JSON.stringify(answered.why));
    game = answered.game;
  }
  return game;
}

describe('settling', () => {
  test('a single choice is taken, told, and not counted', () => {
    const { game, facts } = pig.settle(pigGame());
    expect(facts).toEqual([{ fact: 'forced roll', n: 0 }]);
    expect(game.count.answers).toBe(0);
    expect(pig.pending(game)).toMatchObject({ wait: 'roll', roll: { side: 'left' } });
    expect(pig.legal(game)).toEqual([]);
  });

  test('a procedure is called and hands its result to its caller', () => {
    const game = played(pigGame(50, 2), 4, 'stop');
    expect(game.frames.map(({ procedure }) => procedure)).toEqual(['turn', 'blessing']);
    const blessed = played(pigGame(50, 2), 4, 'stop', [6, 4]);
    expect(blessed.points).toEqual({ left: 7, right: 0 });
    expect(blessed.side).toBe('right');
  });

  test('dice of which there are none are not waited for', () => {
    const game = played(pigGame(50, 0), 4, 'stop');
    expect(game.points.left).toBe(4);
    expect(game.side).toBe('right');
  });

  test('the game is over when the last procedure has ended', () => {
    const game = played(pigGame(4), 4, 'stop');
    expect(pig.pending(game)).toEqual({ wait: 'over' });
    expect(pig.answer(game, { at: 2, choice: { choose: 'roll' } })).toEqual({
      ok: false,
      why: { problem: 'over' },
    });
  });

  test('only faces of the seed are counted as draws', () => {
    const { game } = pig.settle(pigGame());
    const typed = pig.answer(game, { at: 0, faces: [3], source: 'typed' });
    const seeded = pig.answer(game, { at: 0, faces: [3], source: 'seed' });
    expect(typed).toMatchObject({ game: { count: { answers: 1, draws: 0 } } });
    expect(seeded).toMatchObject({ game: { count: { answers: 1, draws: 1 } } });
  });
});

describe('refusals leave the game as it was', () => {
  const roll = pig.settle(pigGame()).game;
  const decision = played(pigGame(), 3);
  const loop: { choose: string; self?: unknown } = { choose: 'roll' };
  loop.self = loop;
  const cases: { name: string; game: Pig; given: unknown; why: object }[] = [
    { name: 'no object', game: roll, given: 7, why: { problem: 'malformed' } },
    { name: 'nothing', game: roll, given: null, why: { problem: 'malformed' } },
    { name: 'a list', game: roll, given: [0], why: { problem: 'malformed' } },
    { name: 'no count', game: roll, given: { faces: [3], source: 'seed' }, why: { problem: 'malformed' } },
    {
      name: 'an old count',
      game: decision,
      given: { at: 0, choice: { choose: 'roll' } },
      why: { problem: 'stale' },
    },
    {
      name: 'a count to come',
      game: roll,
      given: { at: 1, faces: [3], source: 'seed' },
      why: { problem: 'stale' },
    },
    {
      name: 'a choice for a roll',
      game: roll,
      given: { at: 0, choice: { choose: 'roll' } },
      why: { problem: 'rollAwaited' },
    },
    {
      name: 'a roll for a choice',
      game: decision,
      given: { at: 1, faces: [3], source: 'seed' },
      why: { problem: 'decisionAwaited' },
    },
    {
      name: 'an unknown source',
      game: roll,
      given: { at: 0, faces: [3], source: 'hope' },
      why: { problem: 'malformed' },
    },
    {
      name: 'a roll with one key more',
      game: roll,
      given: { at: 0, faces: [3], source: 'seed', x: 1 },
      why: { problem: 'malformed' },
    },
    {
      name: 'a choice with one key more',
      game: decision,
      given: { at: 1, choice: { choose: 'roll' }, x: 1 },
      why: { problem: 'malformed' },
    },
    {
      name: 'a choice that is no object',
      game: decision,
      given: { at: 1, choice: 'roll' },
      why: { problem: 'malformed' },
    },
    {
      name: 'a choice that is nothing',
      game: decision,
      given: { at: 1, choice: null },
      why: { problem: 'malformed' },
    },
    {
      name: 'a choice that is not said',
      game: decision,
      given: { at: 1, choice: undefined },
      why: { problem: 'malformed' },
    },
    {
      name: 'a choice that is a function',
      game: decision,
      given: { at: 1, choice: () => ({ choose: 'roll' }) },
      why: { problem: 'malformed' },
    },
    {
      name: 'a list of choices',
      game: decision,
      given: { at: 1, choice: [{ choose: 'roll' }] },
      why: { problem: 'malformed' },
    },
    {
      name: 'too many faces',
      game: roll,
      given: { at: 0, faces: [3, 3], source: 'seed' },
      why: { problem: 'badFaces', count: 1, sides: 6 },
    },
    {
      name: 'a face too high',
      game: roll,
      given: { at: 0, faces: [7], source: 'seed' },
      why: { problem: 'badFaces', count: 1, sides: 6 },
    },
    {
      name: 'not legal, with its reasons',
      game: decision,
      given: { at: 1, choice: { choose: 'stop', keep: 0 } },
      why: { problem: 'notLegal', reasons: [{ reason: 'nothingGathered' }] },
    },
    {
      name: 'not even a near choice',
      game: decision,
      given: { at: 1, choice: { choose: 'sing' } },
      why: { problem: 'notLegal', reasons: [] },
    },
    {
      name: 'a key more inside the choice',
      game: decision,
      given: { at: 1, choice: { choose: 'roll', x: 1 } },
      why: { problem: 'notLegal', reasons: [] },
    },
    {
      name: 'a loop',
      game: decision,
      given: { at: 1, choice: loop },
      why: { problem: 'notLegal', reasons: [] },
    },
  ];
  test.each(cases)('$name', ({ game, given, why }) => {
    const before = canonicalText(game);
    expect(pig.answer(game, given)).toEqual({ ok: false, why });
    expect(canonicalText(game)).toBe(before);
  });

  test('anything at all is answered without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(pig.answer(decision, given).ok).toBe(false);
      }),
      { seed: 1809 },
    );
  });
});

describe('what is longer than any answer is refused before it is gone through', () => {
  const game = played(pigGame(), 3);
  const long = 'x'.repeat(2 ** 20);
  test.each<{ name: string; choice: object }>([
    { name: 'a long text many times', choice: { choose: 'stop', keep: new Array(1000).fill(long) } },
    { name: 'the longest text there is', choice: { choose: 'x'.repeat(2 ** 29 - 24) } },
    { name: 'a text that is longer when written', choice: { choose: '\u0001'.repeat(2 ** 27) } },
    { name: 'a key that is longer when written', choice: { ['\u0001'.repeat(2 ** 27)]: 1 } },
  ])('$name', ({ choice }) => {
    expect(pig.answer(game, { at: 1, choice })).toEqual({
      ok: false,
      why: { problem: 'notLegal', reasons: [] },
    });
  });
});

describe('what behaves is not plain data', () => {
  const blessed = played(pigGame(50, 3), 4, 'stop');
  const faces = [6, 4, 1];
  const holed = Object.assign(new Array(3), { 0: 6, 2: 1 });
  const ownMap = Object.assign([6, 4, 1], { map: () => [6, 6, 6] });
  const getter = Object.defineProperty([6, 4, 1], 0, { get: () => 6, enumerable: true });
  const badFaces = { problem: 'badFaces', count: 3, sides: 6 };
  test.each<{ name: string; given: object; why: object }>([
    { name: 'a list with a hole', given: { faces: holed, source: 'typed' }, why: badFaces },
    { name: 'a list with a method of its own', given: { faces: ownMap, source: 'typed' }, why: badFaces },
    { name: 'a list that works out a face', given: { faces: getter, source: 'typed' }, why: badFaces },
    {
      name: 'a proxy that does nothing',
      given: { faces: new Proxy(faces, {}), source: 'typed' },
      why: { problem: 'malformed' },
    },
    {
      name: 'inherited faces',
      given: Object.assign(Object.create({ faces }), { source: 'typed' }),
      why: { problem: 'malformed' },
    },
    {
      name: 'a source that throws',
      given: Object.defineProperty({ faces }, 'source', {
        get: () => {
          throw new Error('no source');
        },
        enumerable: true,
      }),
      why: { problem: 'malformed' },
    },
  ])('$name', ({ given, why }) => {
    expect(pig.answer(blessed, Object.assign(given, { at: blessed.count.answers }))).toEqual({
      ok: false,
      why,
    });
  });

  const offering = played(pigGame(), 3);
  const offered = { at: 1, choice: pig.legal(offering)[1] };
  const thrown = {
    at: 2,
    faces: rollFaces({ dice: 'pool', count: 3, from: 4, six: 2 }, makeGenerator('pig')),
  };
  const traps: ProxyHandler<object> = { getOwnPropertyDescriptor: Reflect.getOwnPropertyDescriptor };
  test.each<{ name: string; game: Pig; given: object }>([
    { name: 'an offered choice', game: offering, given: new Proxy(offered, {}) },
    { name: 'an offered choice, with traps', game: offering, given: new Proxy(offered, traps) },
    { name: 'faces of the seed', game: blessed, given: new Proxy({ ...thrown, source: 'seed' }, {}) },
  ])('what the engine made itself is not taken from within a proxy: $name', ({ game, given }) => {
    expect(pig.answer(game, given)).toEqual({ ok: false, why: { problem: 'malformed' } });
  });

  test('nothing can be added to what is offered', () => {
    const list = pig.legal(played(pigGame(), 3));
    expect(() => Array.prototype.push.call(list, { choose: 'evil' })).toThrow(TypeError);
  });

  test('an offered choice that was changed since is another choice, and what it was is still legal', () => {
    const game = played(pigGame(), 3);
    const stop = pig.legal(game)[1] ?? {};
    Reflect.set(stop, 'keep', 99);
    expect(pig.answer(game, { at: 1, choice: stop })).toMatchObject({
      ok: false,
      why: { problem: 'notLegal' },
    });
    const was = { choose: 'stop', keep: 3 };
    expect(pig.answer(game, { at: 1, choice: was })).toMatchObject({ ok: true, answer: { choice: was } });
  });

  test('the answer taken cannot be changed by whoever gave it', () => {
    const choice = { choose: 'stop', keep: 3 };
    for (const given of [offered, { at: 1, choice }]) {
      const answered = pig.answer(offering, given);
      if (!answered.ok || !('choice' in answered.answer)) throw new Error('not taken');
      expect(Reflect.set(answered.answer.choice, 'keep', 99)).toBe(false);
    }
    choice.keep = 99;
    expect(pig.answer(offering, { at: 1, choice: { choose: 'stop', keep: 3 } }).ok).toBe(true);
    const rolled = pig.answer(blessed, { ...thrown, source: 'seed' });
    expect(rolled.ok && 'faces' in rolled.answer && Object.isFrozen(rolled.answer.faces)).toBe(true);
  });

  test('the faces taken are a copy', () => {
    const mine = [6, 4, 1];
    const answered = pig.answer(blessed, { at: 2, faces: mine, source: 'typed' });
    mine[0] = 99;
    expect(answered).toMatchObject({ ok: true, answer: { at: 2, faces: [6, 4, 1], source: 'typed' } });
  });

  test('the choice taken has its keys in the order of what was offered', () => {
    const game = played(pigGame(), 3);
    const answered = pig.answer(game, { at: 1, choice: { keep: 3, choose: 'stop' } });
    const choice = answered.ok && 'choice' in answered.answer ? answered.answer.choice : {};
    expect(JSON.stringify(choice)).toBe(JSON.stringify(pig.legal(game)[1]));
  });
});

test('a choice is the same whatever the order of its keys', () => {
  const game = played(pigGame(), 3);
  const choice = JSON.parse('{"keep":3,"choose":"stop"}') as PigChoice;
  expect(pig.answer(game, { at: 1, choice })).toMatchObject({ ok: true, game: { points: { left: 3 } } });
});

test('the text of plain data has its keys in order all the way down, and lists and nothing as they are', () => {
  const text = '{"a":null,"b":{"x":1,"y":[{"p":0,"q":0},2,1],"z":""},"c":false}';
  const data = { c: false, a: null, b: { y: [{ q: 0, p: 0 }, 2, 1], z: '', x: 1 } };
  expect(canonicalText(data)).toBe(text);
  expect(canonicalText(JSON.parse(text))).toBe(text);
});
