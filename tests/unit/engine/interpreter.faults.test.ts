/** Faults of a rulebook or of the program are named by the step where they show, never passed over. */
import { describe, expect, test } from 'vitest';
import { BrokenInvariant } from '../../../src/engine/interpreter.ts';
import { type Pig, pig, pigGame } from './pig.ts';
import { walkEngine, walking, walkOf } from './walk.ts';

describe('a fault is named', () => {
  const { step, fork } = walking();

  test('a step that this part of the rulebook does not hold', () => {
    expect(() => walkEngine({ step }).settle(walkOf(1, 'hill', 'wood'))).toThrow(
      new BrokenInvariant('no step walk.fork'),
    );
  });

  test('a procedure that it does not hold', () => {
    expect(() => walkEngine(undefined).settle(walkOf(1, 'hill', 'wood'))).toThrow(
      new BrokenInvariant('no step walk.step'),
    );
  });

  test('a question without a legal answer', () => {
    expect(() => walkEngine({ step, fork }).settle(walkOf(1))).toThrow(
      new BrokenInvariant('no legal answer at walk.fork'),
    );
  });

  test.each(['next', 'choice', 'throw'] as const)(
    'a procedure ending for %s, which did not call it',
    (at) => {
      const game: Pig = {
        ...pigGame(),
        frames: [
          { procedure: 'turn', at, gathered: 3 },
          { procedure: 'blessing', at: 'tell', dice: 1, found: 1 },
        ],
      };
      expect(() => pig.settle(game)).toThrow(new BrokenInvariant(`turn.${at} did not call`));
    },
  );

  const unsettled = new BrokenInvariant('not settled at turn.begin');

  test('what waits in a game that is not settled', () => {
    expect(() => pig.pending(pigGame())).toThrow(unsettled);
    expect(() => pig.legal(pigGame())).toThrow(unsettled);
  });

  test.each([
    ['a choice', { choice: { choose: 'roll' } }],
    ['faces', { faces: [3], source: 'typed' }],
  ])('%s for a game that is not settled', (_, answer) => {
    expect(() => pig.answer(pigGame(), { at: 0, ...answer })).toThrow(unsettled);
  });
});

describe('steps that need no one', () => {
  const engine = walkEngine(walking());

  test('are believed ten thousand at a stretch, with the one that waits', () => {
    const { game } = engine.settle(walkOf(9_999, 'hill', 'wood'));
    expect(engine.pending(game)).toMatchObject({ wait: 'decision', decision: { side: 'walker' } });
    expect(engine.run(walkOf(9_999, 'hill', 'wood'))).toEqual(game);
  });

  test('are taken for a loop when there is one more', () => {
    const long = walkOf(10_000, 'hill', 'wood');
    expect(() => engine.settle(long)).toThrow(BrokenInvariant);
    expect(() => engine.run(long)).toThrow(/^no end of steps at walk\./);
  });
});

describe('the step run or asked last', () => {
  test('is none before anything ran', () => {
    expect(walkEngine(walking()).lastStep()).toBeNull();
  });

  test('is the one that waits once the game is settled', () => {
    const engine = walkEngine(walking());
    engine.settle(walkOf(3, 'hill', 'wood'));
    expect(engine.lastStep()).toBe('walk.fork');
  });

  test('is the one that broke, whatever it threw', () => {
    const engine = walkEngine(walking());
    const { game } = engine.settle(walkOf(3, 'hill', 'ford'));
    expect(() => engine.answer(game, { at: 0, choice: { way: 'ford' } })).toThrow('washed away');
    expect(engine.lastStep()).toBe('walk.ford');
  });
});
