import { expect, test } from 'vitest';
import { answerHashes, questionsAsked } from '../../../src/command/opponent/answers.ts';
import { RUNGS } from '../../../src/opponent/levels.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import answers from '../../support/opponent-answers.json' with { type: 'json' };

test('the questions are of many kinds, asked of every level', () => {
  const asked = questionsAsked(200);
  const kinds = asked.map(({ game }) => {
    const pending = engine.pending(game);
    return pending.wait === 'decision' ? pending.decision.question.ask : 'none';
  });
  expect(kinds).not.toContain('none');
  expect(new Set(kinds).size).toBeGreaterThan(12);
  expect(new Set(asked.map(({ level }) => level)).size).toBe(RUNGS.length);
});

test('200 questions are answered, and the answers reasoned, as on record (npm run regenerate -- answers)', () => {
  expect(new Set(answers).size).toBeGreaterThan(150);
  expect(answerHashes(200)).toEqual(answers);
});
