/** CHG-22, CHG-27, MAN-28: counter-charges, by the charged unit on the spot and by a friend that moves. */
import { coneSteps } from '../../geometry/cone.ts';
import { neighbourZone, turn } from '../../geometry/facing.ts';
import { compareHexes, sameHex, step, turnDirection } from '../../geometry/hex.ts';
import { distanceBetween, engages, hasInFrontHex } from '../ground/engagement.ts';
import { imagined } from '../ground/passage.ts';
import { inRough } from '../ground/terrain.ts';
import {
  CLEAN,
  penalisedAllowance,
  placesReached,
  routeTo,
  TOUCHED,
  waysToEnd,
} from '../movement/displacement.ts';
import type { MoveEnd } from '../state/answers.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Refusal, refusal, type Verdict, verdict } from '../state/reasons.ts';
import type { Attack } from '../state/vocabulary.ts';
import { movementFactor } from '../units/factors.ts';
import { isCavalry, isInfantry } from '../units/units.ts';
import { mayAttackFrom } from './attackLimits.ts';
import { mustTakeFront, reachOfCharge } from './chargeConditions.ts';

/**
 * The least distance at declaration, in hexes, for a square, a rotation or the target's counter-charge. CHG-16; never reached in
 * an assault, ASL-13.
 */
export const DECLARED_DISTANCE = 3;

/**
 * Every end of a friend's counter-charge: straight ahead without turning, 0 hexes or more within its movement factor,
 * to engage the charger; neither from, nor into, nor across rough ground or a wood side; in front of the charger if it
 * stands in its cone. By hex. Whether the friend may react at all is asked apart. CHG-04, CHG-27, MAN-28, R-92, R-93.
 */
export function counterChargeEnds(g: Game, u: Unit, charger: Unit): readonly MoveEnd[] {
  const factor = movementFactor(u);
  if (factor < 1 || u.panicked || inRough(g, u) || distanceBetween(u, charger) > reachOfCharge(g, u))
    return [];
  const from = u.hexes[0];
  const frontOnly = mustTakeFront(g, u, charger);
  const touchedFactor = penalisedAllowance(g, u, factor);
  const displacement = placesReached(g, u, u.facing, factor, true);
  const ends: MoveEnd[] = [];
  const directions = [u.facing, turn(u.facing, 1)];
  for (const [hex, d] of charger.hexes.flatMap((one) => directions.map((way) => [one, way] as const))) {
    const back = turnDirection(d, 3);
    if (frontOnly && neighbourZone(back, charger.facing) !== 'front') continue;
    const to = step(hex, back);
    if (ends.some((end) => sameHex(end.to, to))) continue;
    const steps = sameHex(from, to) ? ([0, 0] as const) : coneSteps(from, u.facing, to);
    if (steps === null) continue;
    const [n, b] = [steps[0] + steps[1], steps[1]];
    if (n > factor) continue;
    const ways = waysToEnd(displacement, n, b);
    const clean = (ways & CLEAN) !== 0;
    if (ways === 0 || (!clean && n > touchedFactor)) continue;
    if (!mayAttackFrom(g, u, to, charger)) continue;
    if (!engages(g, imagined(u, to, u.facing), charger)) continue;
    ends.push({ to, facing: u.facing, route: routeTo(displacement, n, b, clean ? CLEAN : TOUCHED) });
  }
  return ends.sort((a, b) => compareHexes(a.to, b.to));
}

/** Cavalry against anyone, infantry in column against infantry. CHG-13. */
function kindRefusals(u: Unit, charger: Unit): readonly Refusal[] {
  const facts = { unit: u.id };
  if (isCavalry(u)) return [];
  if (!isInfantry(u)) return [refusal('CHG-13', 'wrongType', facts)];
  if (u.formation !== 'column') return [refusal('CHG-13', 'wrongFormation', facts)];
  return isInfantry(charger) ? [] : [refusal('CHG-13', 'wrongType', facts)];
}

/**
 * Whether the charged unit may counter-charge where it stands; `distance` is that at declaration (never enough in an assault, ASL-13). That it was in contact
 * with nobody then is asked by the reaction (CHG-17). CHG-13, CHG-16, CHG-22, R-90.
 */
export function mayTargetCounterCharge(
  g: Game,
  u: Unit,
  charger: Unit,
  distance: number,
  attack: Attack = 'charge',
): Verdict {
  const tooNear = attack === 'assault' ? 'ASL-13' : 'CHG-16';
  const facts = { unit: u.id };
  const reasons: Refusal[] = [];
  if (u.panicked) reasons.push(refusal('SEQ-10', 'panicked', facts));
  else reasons.push(...kindRefusals(u, charger));
  if (distance < DECLARED_DISTANCE)
    reasons.push(refusal(tooNear, 'declaredTooNear', { ...facts, distance, least: DECLARED_DISTANCE }));
  if (inRough(g, u)) reasons.push(refusal('CHG-22', 'wrongTerrain', facts));
  if (!hasInFrontHex(g, u, charger))
    reasons.push(refusal('CHG-22', 'chargerNotInFront', { ...facts, charger: charger.id }));
  return verdict(reasons);
}
