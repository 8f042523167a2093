/** FRM-07 to FRM-11, FRM-14 to FRM-18, FRM-21: voluntary changes of formation, and squares formed in reaction. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import { contactsOf, nearestEnemyDistance } from '../ground/engagement.ts';
import { inRough, terrainAt } from '../ground/terrain.ts';
import { formationChangeRefaces } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import type { Formation, RuleId } from '../state/vocabulary.ts';
import { allowedFormations } from '../units/drill.ts';
import { hasSkill } from '../units/skills.ts';
import { isInfantry, isSquare } from '../units/units.ts';
import { enemyAt, groundsAfter, roomBeside } from './formationGround.ts';

const NO_FACING: readonly Facing[] = [0];

function isSquareFormation(formation: Formation): boolean {
  return isSquare({ formation });
}

/** FRM-21: what may not follow what, however legal both are for the unit. FRM-07, FRM-11. */
const BARRED: Readonly<Partial<Record<Formation, readonly Formation[]>>> = {
  line: ['closedColumn'],
  square: ['closedColumn', 'extendedLine'],
  skirmish: ['square', 'closedColumn', 'extendedLine'],
  closedColumn: ['skirmish', 'extendedLine'],
  extendedLine: ['square', 'skirmish', 'closedColumn'],
};

function mayFollow(from: Formation, to: Formation): boolean {
  return !BARRED[from]?.includes(to);
}

/** The statement that reserves a formation to some units. */
const RESERVED: Readonly<Partial<Record<Formation, RuleId>>> = {
  skirmish: 'FRM-05',
  closedColumn: 'FRM-07',
  extendedLine: 'FRM-09',
};

/** FRM-01, FRM-04, FRM-05, FRM-21: what type, skill, ground and the formation held say of it. */
function openRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  const unit = u.id;
  const reasons: Refusal[] = [];
  if (u.formation === to) reasons.push(refusal('FRM-21', 'sameFormation', { unit, formation: to }));
  if (isSquareFormation(to) && hasSkill(u, 'irregular'))
    reasons.push(refusal('SKL-16.4', 'noSquareIrregular', { unit }));
  else if (!allowedFormations(u).includes(to))
    reasons.push(refusal(RESERVED[to] ?? 'FRM-01', 'formationNotOpen', { unit, formation: to }));
  if (!mayFollow(u.formation, to))
    reasons.push(refusal('FRM-21', 'transitionNotOpen', { unit, from: u.formation, to }));
  if (isSquareFormation(to) && inRough(g, u))
    reasons.push(refusal('FRM-04', 'noSquareHere', { unit, terrain: terrainAt(g, u.hexes[0]) }));
  return reasons;
}

/** The facings the new formation leaves to choose from, whatever stands around. R-40. */
function facingsIn(g: Game, u: Unit, to: Formation): readonly Facing[] {
  if (isSquareFormation(to)) return NO_FACING;
  return isSquare(u) || formationChangeRefaces(g) ? FACINGS : [u.facing];
}

/**
 * The facings open to the unit in its new formation: kept, but any out of a square, and none (0) in one; without those
 * that would bring it into contact or leave an extended line no room. FRM-14, R-40, R-44.
 */
export function facingsAfter(g: Game, u: Unit, to: Formation): readonly Facing[] {
  return facingsIn(g, u, to).filter((facing) => groundsAfter(g, u, to, facing).length > 0);
}

/** FRM-18, R-44, R-55: no way to stand in that formation, for want of room or because of an enemy beside it. */
function groundRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  if (facingsIn(g, u, to).some((facing) => groundsAfter(g, u, to, facing).length > 0)) return [];
  const facing = isSquareFormation(to) ? 0 : u.facing;
  const grounds = to === 'extendedLine' ? roomBeside(g, u, facing) : [u];
  for (const { hexes } of grounds) {
    const enemy = enemyAt(g, u, to, facing, hexes);
    if (enemy) return [refusal('R-55', 'wouldBeInContact', { unit: u.id, enemy: enemy.id })];
  }
  return [refusal('R-44', 'noFlankHex', { unit: u.id })];
}

/** FRM-18: in contact, or about to be. */
function contactRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  const [enemy] = contactsOf(g, u);
  return enemy ? [refusal('FRM-18', 'inContact', { unit: u.id, enemy: enemy.id })] : groundRefusals(g, u, to);
}

/**
 * Every reason why the unit may not change into that formation as its action, or after a march in column. A test may be
 * due as well (FRM-15). FRM-01, FRM-04 to FRM-07, FRM-09, FRM-11, FRM-18, FRM-21, ORD-11, R-44.
 */
export function formationRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  if (!isInfantry(u)) return [refusal('FRM-02', 'notInfantry', { unit: u.id })];
  if (u.panicked) return [refusal('FRM-06', 'panicked', { unit: u.id })];
  const reasons: Refusal[] = [];
  if (u.mayNotManoeuvre) reasons.push(refusal('ORD-11', 'mayNotManoeuvre', { unit: u.id }));
  reasons.push(...openRefusals(g, u, to));
  // Room for a formation the unit cannot take is nobody's concern; contact is told all the same.
  if (reasons.length === 0 || contactsOf(g, u).length > 0) reasons.push(...contactRefusals(g, u, to));
  return reasons;
}

/** Every formation the unit may change into, in the order of the vocabulary. FRM-21. */
export function formationTargets(g: Game, u: Unit): readonly Formation[] {
  return allowedFormations(u).filter((to) => formationRefusals(g, u, to).length === 0);
}

/** How near a steady enemy calls for a test, in hexes; nearer for Tactical sense. FRM-15, SKL-18.1. */
const TEST_DISTANCE = 3;
const TACTICAL_TEST_DISTANCE = 2;

/** Whether a test comes before a voluntary change of formation. FRM-15, SKL-18.1, R-53. */
export function needsFormationTest(g: Game, u: Unit): boolean {
  const within = hasSkill(u, 'tacticalSense') ? TACTICAL_TEST_DISTANCE : TEST_DISTANCE;
  return nearestEnemyDistance(g, u, true) <= within;
}

/**
 * Why the unit may not become a square or a closed column in reaction, the attack apart: contact does not forbid it and
 * no test of FRM-15 is taken. FRM-04, FRM-07, FRM-16, FRM-18, CHG-13.
 */
export function squareInReactionRefusals(
  g: Game,
  u: Unit,
  to: 'square' | 'closedColumn' = 'square',
): readonly Refusal[] {
  const unit = u.id;
  if (!isInfantry(u)) return [refusal('CHG-13', 'notInfantry', { unit })];
  if (u.panicked) return [refusal('FRM-06', 'panicked', { unit })];
  if (isSquare(u)) return [refusal('CHG-13', 'alreadySquare', { unit })];
  return openRefusals(g, u, to);
}
