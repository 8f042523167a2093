/** LOS-05: a battery's losses that a friend on its flank may take over. */

import { distanceBetween } from '../ground/engagement.ts';
import { flankWithAll } from '../ground/flanks.ts';
import { transferToCavalry } from '../state/actionHouseRules.ts';
import type { Choice } from '../state/answers.ts';
import type { TransferFrame } from '../state/frames.ts';
import type { Game, Unit } from '../state/game.ts';
import { isArtillery, isCavalry } from '../units/units.ts';

/** Whether the friend is beside the battery with all its hexes in one flank zone of it.. */
function standsOnFlank(g: Game, battery: Unit, friend: Unit): boolean {
  return distanceBetween(battery, friend) === 1 && flankWithAll(g, battery, friend) !== null;
}

/**
 * The friends a battery may ask to take over some of its losses, by id: steady infantry, and cavalry where the house
 * rules let it, beside the battery and wholly on one of its flanks. Nobody for a unit that is no artillery. LOS-05, R-135.
 */
export function transferFriends(g: Game, battery: Unit): readonly string[] {
  if (!isArtillery(battery)) return [];
  const cavalryToo = transferToCavalry(g);
  return g.units
    .filter(
      (friend) =>
        friend.side === battery.side &&
        friend.fate === 'present' &&
        !friend.panicked &&
        !isArtillery(friend) &&
        (cavalryToo || !isCavalry(friend)) &&
        standsOnFlank(g, battery, friend),
    )
    .map((friend) => friend.id)
    .sort();
}

/** What of so many strength points a unit can lose at all. LOS-03. */
export function bearable(u: Unit, points: number): number {
  return u.fate === 'present' ? Math.min(points, u.strength) : 0;
}

/** Whether the question of a transfer is asked at all. LOS-05. */
export function mayTransfer(g: Game, u: Unit, points: number): boolean {
  return isArtillery(u) && bearable(u, points) > 0 && transferFriends(g, u).length > 0;
}

/** Every transfer open to the battery, by friend, then by strength points, 1 to all; keeping them all last. LOS-05. */
export function transferChoices(g: Game, battery: Unit, points: number): readonly Choice[] {
  const amounts = Array.from({ length: bearable(battery, points) }, (_, n) => n + 1);
  return [
    ...transferFriends(g, battery).flatMap((unit) =>
      amounts.map((amount): Choice => ({ choose: 'transfer', unit, points: amount })),
    ),
    { choose: 'keepLosses' },
  ];
}

/** The question whether a friend takes over some of a battery's losses; `by`: the enemy that inflicts them. */
export function transferFrame(battery: string, points: number, by: string | null): TransferFrame {
  return { procedure: 'transfer', at: 'choice', battery, points, by, friend: '', passed: 0 };
}
