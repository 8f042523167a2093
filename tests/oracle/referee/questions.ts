/** Each question against the plain reading. */
import { expect } from 'vitest';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Game } from '../../../src/rules/state/game.ts';
import { attackQuestion } from './attackQuestions.ts';
import { fireQuestion } from './fireQuestions.ts';
import { moveQuestion } from './moveQuestions.ts';
import { count, type Notes } from './notes.ts';
import { orderQuestion } from './orderQuestions.ts';

export function question(n: Notes, g: Game): void {
  const pending = engine.pending(g);
  if (pending.wait !== 'decision') return;
  const { question: asked } = pending.decision;
  const legal = engine.legal(g);
  const refused = new Set(pending.decision.refused().map(({ choice }) => JSON.stringify(choice)));
  for (const choice of legal) expect(refused.has(JSON.stringify(choice))).toBe(false);
  expect(pending.decision.refused().every(({ reasons }) => reasons.length > 0)).toBe(true);
  expect(new Set(legal.map((choice) => JSON.stringify(choice))).size).toBe(legal.length);
  count(n, `asks ${asked.ask}`);
  orderQuestion(n, g, asked, legal);
  fireQuestion(n, g, asked, legal);
  moveQuestion(n, g, asked, legal);
  attackQuestion(n, g, asked, legal);
}
