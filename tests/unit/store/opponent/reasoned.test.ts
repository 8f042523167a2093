/** Which answers in the record are the program's own, with reasons of its own. */
import { expect, test } from 'vitest';
import type { Choice, Question } from '../../../../src/rules/state/answers.ts';
import { isReasoned } from '../../../../src/store/opponent/second.ts';
import type { GameLogEntry } from '../../../../src/store/state.ts';

const PROGRAMS = { programs: { red: { level: 'captain', temper: 'even' } } } as const;
const DEPLOY: Choice = { choose: 'deploy', to: { q: 3, r: 3 }, formation: 'line', facing: 2 };

const entry = (question: Question | null, choice: Choice | null): GameLogEntry => ({
  ...{ at: 7, turn: 1, depth: 2, side: 'red', question, choice },
  ...{ roll: null, faces: [], source: null, facts: [] },
});

test('the program has reasons for its answers, and a person and the dice have none it could tell', () => {
  const ends = entry({ ask: 'orders' }, { choose: 'endOrders' });
  expect(isReasoned(PROGRAMS, ends)).toBe(true);
  expect(isReasoned(PROGRAMS, { ...ends, side: 'blue' })).toBe(false);
  expect(isReasoned({}, ends)).toBe(false);
  expect(isReasoned(PROGRAMS, entry(null, null))).toBe(false);
  expect(isReasoned(PROGRAMS, undefined)).toBe(false);
});

test('R-150 in a set-up, and where reinforcements come in, it weighs nothing', () => {
  const next = entry({ ask: 'unitToDeploy', units: ['A', 'B'] }, { choose: 'unit', unit: 'A' });
  expect(isReasoned(PROGRAMS, next)).toBe(false);
  expect(isReasoned(PROGRAMS, entry({ ask: 'deployment', unit: 'A' }, DEPLOY))).toBe(false);
});
