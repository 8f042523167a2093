/** RAL: who may rally, and in what order a panicked unit falls in again. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import { groundsAfter } from '../formation/formationGround.ts';
import { contactsOf, nearestEnemyDistance } from '../ground/engagement.ts';
import { inRough, inTerrain } from '../ground/terrain.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import type { Formation } from '../state/vocabulary.ts';
import { allowedFormations } from '../units/drill.ts';
import { hasSkill } from '../units/skills.ts';
import { isSquare } from '../units/units.ts';

/** How near a steady enemy forbids to rally, in hexes. RAL-04. */
const TOO_NEAR = 3;

/**
 * Every reason why the unit may not rally. `inPanickedGroup`: it was activated in a group of panicked units, which an
 * order to rally from panic takes (RAL-07, SEQ-10). A steady unit must have points to regain (RAL-03). RAL-01, RAL-04,
 *
 */
export function rallyRefusals(g: Game, u: Unit, inPanickedGroup: boolean): readonly Refusal[] {
  const unit = u.id;
  const reasons: Refusal[] = [];
  if (u.panicked && !inPanickedGroup) reasons.push(refusal('RAL-07', 'notInGroup', { unit }));
  if (!u.panicked && u.strength >= u.initialStrength)
    reasons.push(refusal('RAL-03', 'atFullStrength', { unit, strength: u.strength }));
  if (u.panicked || !inTerrain(g, u, 'fortifiedPoint')) {
    const distance = nearestEnemyDistance(g, u, true);
    if (distance <= TOO_NEAR) reasons.push(refusal('RAL-04', 'enemyNear', { unit, distance }));
  }
  return reasons;
}

/** How far off every steady enemy must be, in hexes. RAL-06, R-142. */
const UNDISTURBED = 5;

/** Whether a rally succeeds without dice: that of a Harassment unit far from the enemy. RAL-06, SKL-06.5. */
export function ralliesWithoutTest(g: Game, u: Unit): boolean {
  return hasSkill(u, 'harassment') && nearestEnemyDistance(g, u, true) >= UNDISTURBED;
}

/**
 * Every formation and facing open to a unit rallied from panic: all that type, skill and ground allow, facing anywhere;
 * a square, which has no facing, with 0; an extended line where a flank hex is open, without contact before or after,
 * which only options bring a panicked unit into; no closed column, which only a column forms. RAL-05, FRM-04, R-05, R-44,
 *
 */
export function ralliedChoices(
  g: Game,
  u: Unit,
): readonly { readonly formation: Formation; readonly facing: Facing }[] {
  return allowedFormations(u).flatMap((formation) => {
    if (formation === 'closedColumn') return [];
    if (formation === 'extendedLine' && contactsOf(g, u).length > 0) return [];
    const facings =
      formation === 'extendedLine'
        ? FACINGS.filter((facing) => groundsAfter(g, u, formation, facing).length > 0)
        : FACINGS;
    if (!isSquare({ formation })) return facings.map((facing) => ({ formation, facing }));
    return inRough(g, u) ? [] : [{ formation, facing: 0 as const }];
  });
}
