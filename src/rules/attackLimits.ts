/** CHG-02, CHG-03: who may never attack, and whom skirmishers may; for charges, assaults and pursuits alike. */
import { directionTo, type Hex } from '../geometry/hex.ts';
import type { Game, Unit } from './game.ts';
import { type Refusal, refusal } from './reasons.ts';
import { inRough, sideTerrain } from './terrain.ts';
import { isArtillery, isSquare } from './units.ts';

/** Whether the unit is of a kind and in a state to attack anyone. CHG-02. */
export function mayAttackAtAll(u: Unit): boolean {
  return u.fate === 'present' && !isArtillery(u) && !u.panicked && !isSquare(u);
}

/** The same with every reason, and what is wrong with the target whatever the attack. CHG-02, CHG-05. */
export function attackBars(u: Unit, target: Unit): Refusal[] {
  const reasons: Refusal[] = [];
  const facts = { unit: u.name };
  if (u.fate !== 'present') reasons.push(refusal('LOS-04', 'gone', facts));
  if (target.fate !== 'present') reasons.push(refusal('LOS-04', 'gone', { unit: target.name }));
  if (target.side === u.side) reasons.push(refusal('CHG-05', 'friendlyTarget', { target: target.name }));
  if (isArtillery(u)) reasons.push(refusal('CHG-02', 'artilleryNeverAttacks', facts));
  if (u.panicked) reasons.push(refusal('CHG-02', 'panicked', facts));
  if (isSquare(u)) reasons.push(refusal('CHG-02', 'squareNeverAttacks', facts));
  return reasons;
}

/** Whether skirmishers may attack the unit from anywhere. CHG-03, R-94: hex contents as they are at declaration. */
export function isPreyOfSkirmishers(g: Game, target: Unit): boolean {
  return isArtillery(target) || target.formation === 'skirmish' || target.panicked || inRough(g, target);
}

/** Whether the unit may attack the target from that hex beside it: skirmishers also across a wood side. CHG-03, R-94. */
export function mayAttackFrom(g: Game, u: Unit, from: Hex, target: Unit): boolean {
  if (u.formation !== 'skirmish' || isPreyOfSkirmishers(g, target)) return true;
  const d = directionTo(from, target.hexes[0]);
  return d !== null && sideTerrain(g, from, d) === 'wood';
}
