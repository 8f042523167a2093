import { TEST_LOSSES } from '../combat/losses.ts';
import type { AssaultFrame } from '../state/frames.ts';
import { type Game, unitOf } from '../state/game.ts';
import { isDemoralised } from '../units/units.ts';

/**
 * Which of the two fighters of a melee test for their losses, the first to test first: the one at or below its threshold
 * if only one is, then the one that lost more in this melee, then the lower command value as printed, then the assaulted
 * unit. ASL-10, R-113.
 */
export function meleeTestOrder(
  g: Game,
  f: Pick<AssaultFrame, 'assailant' | 'target' | 'assailantLost' | 'targetLost' | 'earlier'>,
): readonly string[] {
  const due: string[] = [];
  // MOR-02: what the assault adds to the shot before it, if it adds anything
  if (f.targetLost > 0 && f.targetLost + (f.earlier ?? 0) >= TEST_LOSSES) due.push(f.target);
  if (f.assailantLost >= TEST_LOSSES) due.push(f.assailant);
  if (due.length < 2) return due;
  const assailant = unitOf(g, f.assailant);
  const target = unitOf(g, f.target);
  const shaken = Number(isDemoralised(assailant)) - Number(isDemoralised(target));
  const assailantFirst =
    shaken !== 0
      ? shaken > 0
      : f.assailantLost !== f.targetLost
        ? f.assailantLost > f.targetLost
        : assailant.commandValue < target.commandValue;
  return assailantFirst ? [f.assailant, f.target] : due;
}
