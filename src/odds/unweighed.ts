/** Which decisions were taken without every answer being weighed: it is told beside the figures. */
import type { Choice, Question } from '../rules/state/answers.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import type { Side } from '../rules/state/vocabulary.ts';
import type { Graph } from './explore.ts';

/** A decision some of whose answers were left out, at least once. */
export interface Unweighed {
  readonly side: Side;
  /** As it was asked the first time. */
  readonly question: Question;
  /** How often it was asked so, in so many situations. */
  readonly situations: number;
  /** The fewest answers looked into, and the most there were. */
  readonly weighed: number;
  readonly answers: number;
}

/** The decisions whose answers were not all weighed though nothing is pinned there; by unit and question. */
export function unweighedIn(
  { nodes }: Pick<Graph, 'nodes'>,
  isPinned: (question: Question, legal: readonly Choice[]) => boolean,
): readonly Unweighed[] {
  const found = new Map<string, Unweighed>();
  for (const node of nodes) {
    if (node.kind !== 'decision' || node.choices.length === node.legal) continue;
    const { question, side } = node.decision;
    if (isPinned(question, node.every)) continue;
    const { ask } = question;
    const key = `${ask} ${whoIsMeant(question).actor ?? ''}`;
    const before = found.get(key);
    found.set(key, {
      side,
      question: before?.question ?? question,
      situations: (before?.situations ?? 0) + 1,
      weighed: Math.min(before?.weighed ?? Number.POSITIVE_INFINITY, node.choices.length),
      answers: Math.max(before?.answers ?? 0, node.legal),
    });
  }
  return [...found.values()];
}
