/** Going through all that may happen: nothing is told or counted, and nothing is taken for granted. */
import { describe, expect, test } from 'vitest';
import { BrokenInvariant, canonicalText } from '../../../src/engine/interpreter.ts';
import { type Pig, type PigChoice, pig, pigGame } from './pig.ts';

/** Run, then followed by these answers one after another. */
function followed(start: Pig, ...answers: (PigChoice | number)[]): Pig {
  return answers.reduce((game: Pig, answer) => pig.follow(game, answer), pig.run(start));
}

describe('running', () => {
  test('stops at a question with a single answer, which settling would have taken', () => {
    const game = pig.run(pigGame());
    expect(pig.pending(game)).toMatchObject({ wait: 'decision', decision: { question: { gathered: 0 } } });
    expect(pig.legal(game)).toEqual([{ choose: 'roll' }]);
    expect(pig.pending(pig.settle(game).game)).toMatchObject({ wait: 'roll' });
  });

  test('stops at a roll of no dice, which settling would have passed', () => {
    const game = followed(pigGame(50, 0), { choose: 'roll' }, 4, { choose: 'stop', keep: 4 });
    expect(pig.pending(game)).toMatchObject({ wait: 'roll', roll: { about: { about: 'blessing' } } });
  });
});

describe('following', () => {
  test('a choice leads to the roll it asks for, an outcome to the next question', () => {
    const thrown = followed(pigGame(), { choose: 'roll' });
    expect(pig.pending(thrown)).toMatchObject({ wait: 'roll', roll: { about: { about: 'points' } } });
    expect(pig.pending(pig.follow(thrown, 4))).toMatchObject({
      wait: 'decision',
      decision: { side: 'left', question: { gathered: 4 } },
    });
  });

  test('runs on through calls and what needs no one, and counts no answer', () => {
    const game = followed(pigGame(50, 2), { choose: 'roll' }, 4, { choose: 'stop', keep: 4 }, 3);
    expect(game.points).toEqual({ left: 7, right: 0 });
    expect(pig.pending(game)).toMatchObject({ wait: 'decision', decision: { side: 'right' } });
    expect(game.count).toEqual({ answers: 0, draws: 0 });
  });

  test('leads to the end of the game, and leaves the state it began at as it was', () => {
    const before = followed(pigGame(4), { choose: 'roll' }, 4, { choose: 'stop', keep: 4 });
    const text = canonicalText(before);
    expect(pig.pending(pig.follow(before, 0))).toEqual({ wait: 'over' });
    expect(canonicalText(before)).toBe(text);
  });

  const question = pig.run(pigGame());
  const dice = pig.follow(question, { choose: 'roll' });
  const over: Pig = { ...pigGame(), frames: [] };
  test.each<{ name: string; game: Pig; answer: PigChoice | number }>([
    { name: 'an outcome of a question', game: question, answer: 4 },
    { name: 'a choice of the dice', game: dice, answer: { choose: 'roll' } },
    { name: 'an outcome of a game that is over', game: over, answer: 4 },
    { name: 'a choice of a game that is over', game: over, answer: { choose: 'roll' } },
    { name: 'an outcome of a step that needs no one', game: pigGame(), answer: 4 },
    { name: 'a choice of a step that needs no one', game: pigGame(), answer: { choose: 'roll' } },
  ])('is a fault of the program with $name', ({ game, answer }) => {
    expect(() => pig.follow(game, answer)).toThrow(new BrokenInvariant('nothing waits for such an answer'));
  });
});
