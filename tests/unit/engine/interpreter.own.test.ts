/** What the program asks for often, and answers itself, is neither worked out nor copied twice. */
import { describe, expect, test, vi } from 'vitest';
import { ownAnswer } from '../../../src/engine/plainData.ts';
import { pig, pigGame } from './pig.ts';
import { walkEngine, walking, walkOf } from './walk.ts';

/** At a fork with two ways, and how often they were worked out yet. */
function atFork() {
  const looked = vi.fn();
  const engine = walkEngine(walking(looked));
  const { game } = engine.settle(walkOf(1, 'hill', 'wood'));
  return { engine, game, looked };
}

describe('the legal choices of a state', () => {
  test('are worked out once, and are the same list however often they are asked for', () => {
    const { engine, game, looked } = atFork();
    const list = engine.legal(game);
    expect(list).toEqual([{ way: 'hill' }, { way: 'wood' }]);
    expect(engine.legal(game)).toBe(list);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  test('are those of this state alone: another one has its own', () => {
    const { engine, game } = atFork();
    const other = { ...game, ways: ['wood', 'ford'] as const };
    expect(engine.legal(game)).toEqual([{ way: 'hill' }, { way: 'wood' }]);
    expect(engine.legal(other)).toEqual([{ way: 'wood' }, { way: 'ford' }]);
  });
});

describe('an answer of the program’s own', () => {
  test('with a choice that was offered is taken as that very choice, and the rulebook is not asked again', () => {
    const { engine, game, looked } = atFork();
    const wood = engine.legal(game)[1];
    const answered = engine.answer(game, ownAnswer({ at: 0, choice: wood }));
    expect(answered).toMatchObject({ ok: true, game: { taken: 'wood', count: { answers: 1, draws: 0 } } });
    expect(answered.ok && 'choice' in answered.answer && answered.answer.choice).toBe(wood);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  test('with a choice that only says the same as one offered is taken as that one', () => {
    const { engine, game } = atFork();
    engine.legal(game);
    expect(engine.answer(game, ownAnswer({ at: 0, choice: { way: 'wood' } }))).toMatchObject({
      ok: true,
      answer: { at: 0, choice: { way: 'wood' } },
      game: { taken: 'wood' },
    });
  });

  test('is refused like any other where it is not legal', () => {
    const { engine, game } = atFork();
    engine.legal(game);
    expect(engine.answer(game, ownAnswer({ at: 0, choice: { way: 'ford' } }))).toEqual({
      ok: false,
      why: { problem: 'notLegal', reasons: [] },
    });
  });

  test('with faces keeps those very faces, which nobody can change any more', () => {
    const faces = [3];
    const answered = pig.answer(pig.settle(pigGame()).game, ownAnswer({ at: 0, faces, source: 'seed' }));
    expect(answered.ok && 'faces' in answered.answer && answered.answer.faces).toBe(faces);
    expect(Object.isFrozen(faces)).toBe(true);
  });

  test('with faces that no die shows is refused', () => {
    const { game } = pig.settle(pigGame());
    expect(pig.answer(game, ownAnswer({ at: 0, faces: [7], source: 'seed' }))).toEqual({
      ok: false,
      why: { problem: 'badFaces', count: 1, sides: 6 },
    });
  });
});
