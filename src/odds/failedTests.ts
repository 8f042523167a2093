/** Whoever fails a test of morale may stay or flee, MOR-11: what is done there wherever that is settled for all. */
import type { Graph } from './explore.ts';
import type { Pin } from './pinned.ts';

/** Always the one, always the other, or as the aim of the side would have it. */
export const FAILED = ['flee', 'stay', 'aim'] as const;
export type Failed = (typeof FAILED)[number];

/** The answers so settled, wherever it is asked but first: that question is the player's own. */
export function answersAfterFailure({ nodes }: Graph, failed: Failed): readonly Pin[] {
  if (failed === 'aim') return [];
  return nodes.flatMap((node, index): Pin[] => {
    const first = index === nodes.length - 1;
    if (first || node.kind !== 'decision' || node.decision.question.ask !== 'stayOrFlee') return [];
    const edge = node.choices.findIndex(({ choose }) => choose === failed);
    return edge < 0 ? [] : [{ node: index, edge }];
  });
}
