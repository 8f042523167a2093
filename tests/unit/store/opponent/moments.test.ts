import { expect, test } from 'vitest';
import type { Thought } from '../../../../src/opponent/thought.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { momentOf } from '../../../../src/store/opponent/moments.ts';
import type { GameLogEntry } from '../../../../src/store/state.ts';

const entry = (choice: Choice | null): GameLogEntry => ({
  ...{ at: 7, turn: 3, depth: 4, side: 'red', question: null, choice },
  ...{ roll: null, faces: [], source: null, facts: [] },
});

const thought: Thought = {
  choice: { choose: 'flee' },
  weighed: [
    { choice: { choose: 'flee' }, worth: 4 },
    { choice: { choose: 'stay' }, worth: -8.5 },
  ],
  reasons: [],
  positions: 10,
};

test('a decision gave away what the best answer was worth more', () => {
  expect(momentOf(entry({ choose: 'stay' }), thought)).toEqual({
    ...{ at: 7, turn: 3, side: 'red', lost: 12.5, atLeast: false },
    ...{ given: { choose: 'stay' }, better: { choose: 'flee' } },
  });
});

test('an answer that was not told of gave away at least as much as the least of those told of', () => {
  expect(momentOf(entry({ choose: 'pass' }), thought)).toMatchObject({ lost: 12.5, atLeast: true });
});

test('the best answer gave nothing away, nor did dice or what was not weighed', () => {
  expect(momentOf(entry({ choose: 'flee' }), thought)).toBeNull();
  expect(momentOf(entry(null), thought)).toBeNull();
  expect(momentOf(entry({ choose: 'stay' }), { ...thought, weighed: [] })).toBeNull();
});
