/** Answers by lot: what every level is measured against. */
import { makeGenerator } from '../engine/seed.ts';
import { engine } from '../rules/rulebook.ts';
import type { Asked, Thought } from './thought.ts';

/** Any legal answer, each as likely as another. */
export function lotThought({ game, seed }: Asked): Thought {
  const legal = engine.legal(game);
  const choice = legal[makeGenerator(`${seed}/lot ${game.count.answers}`).draw(legal.length) - 1];
  if (!choice) throw new Error('nothing is asked');
  return { choice, weighed: [], reasons: [], positions: 0 };
}
