/** Whose ground a question of the laboratory is about: the enemy's that is attacked or shot at, or the unit's own. */
import type { Game } from '../../rules/state/game.ts';
import { whoIsBetween } from '../../rules/state/meant.ts';
import type { ActionChoice } from '../question.ts';

/** The target is named by the shot, which comes later. SEQ-07 rows 8 and 10. */
const SHOOT_LATER: readonly ActionChoice['action'][] = ['marchThenFire', 'formationThenFire'];

/** Nobody comes for the ground with these. */
const SHOTS: readonly ActionChoice['action'][] = ['fire', 'doubleFire', ...SHOOT_LATER];

/** Whether the action does no more to the enemy than shoot. */
export function isShot({ action }: ActionChoice): boolean {
  return SHOTS.includes(action);
}

/**
 * The enemy that the action is directed at, the target in view; none where the unit acts for itself, whoever is in view:
 * it rallies, changes its formation, moves. An action under way is told by its frames.
 */
export function enemyFought(action: ActionChoice | null, target: string | null): string | null {
  if (action === null) return target;
  if ('target' in action) return action.target;
  return SHOOT_LATER.includes(action.action) ? target : null;
}

/**
 * The action under way with the enemy in it that it is directed at: where the shot comes later, its frame names nobody yet,
 * and the ground fought for would be the unit's own. Whoever then shoots names the target anew.
 */
export function directed(start: Game, action: ActionChoice | null, target: string | null): Game {
  const enemy = enemyFought(action, target);
  const [frame, ...others] = start.frames;
  if (action === null || enemy === null || frame?.procedure !== 'action') return start;
  if (whoIsBetween(frame).target !== null) return start;
  return { ...start, frames: [{ ...frame, target: enemy }, ...others] };
}
