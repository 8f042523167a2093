/** What needs the whole rulebook: the engine that runs it, and what a unit could do by it. */

import { dutyTargets } from '../../rules/orders/impetuous.ts';
import { type Game, unitOf } from '../../rules/state/game.ts';
import type { Selection } from '../state.ts';
import type { Possibilities } from './possible.ts';
import { prospectOf } from './prospect.ts';
import { reachOf, waysOf } from './reach.ts';
import { refusedTargetsOf, targetsOf } from './targets.ts';

export { engine } from '../../rules/rulebook.ts';
export { answeredByOrders } from '../game/standing.ts';
export { boardAfter } from '../past/boards.ts';
export { eyesOf, freeBack, handedTo, seenBoard, toldLog } from '../view/curtain.ts';
export { lengthOwned } from '../view/overPrograms.ts';
export { setUpZones } from '../view/setUpZones.ts';
export { fireField, sightAsked, threatMeant } from '../view/threatAndSight.ts';
export { asOffered } from './actionGroups.ts';
export { choseOnly } from './choseOnly.ts';
export { draftViewOf } from './draftView.ts';
export { hexTold } from './hexTold.ts';

/** What the unit asked or selected could do, or the question asked leaves open. */
export function possibilitiesOf(
  game: Game,
  actor: string | null,
  { group, riders }: Pick<Selection, 'group' | 'riders'>,
): Possibilities {
  const prospect = actor === null ? null : prospectOf(game, actor, group, riders);
  const ways = waysOf(game, prospect);
  return {
    ways,
    reach: reachOf(ways),
    targets: targetsOf(game, prospect),
    refusedTargets: refusedTargetsOf(prospect),
  };
}

/** Those of the units that will have to attack. ORD-12. */
export function dutiesAmong(game: Game, units: readonly string[]): readonly string[] {
  return units.filter((id) => dutyTargets(game, unitOf(game, id)).length > 0);
}
