/** FRM-14 to FRM-18, FRM-21: voluntary changes of formation, and the square formed in reaction. */
import { FACINGS, type Facing } from '../geometry/facing.ts';
import { contactsOf, nearestEnemyDistance } from './engagement.ts';
import type { Game, Unit } from './game.ts';
import { type Refusal, refusal } from './reasons.ts';
import { hasSkill } from './skills.ts';
import { inRough, terrainAt } from './terrain.ts';
import { allowedFormations, isInfantry, isSquare } from './units.ts';
import type { Formation } from './vocabulary.ts';

function isSquareFormation(formation: Formation): boolean {
  return isSquare({ formation });
}

/** FRM-21: the one pair of open formations that do not follow each other, FRM-04. */
function mayFollow(from: Formation, to: Formation): boolean {
  return !(from === 'skirmish' && isSquareFormation(to));
}

/** FRM-01, FRM-04, FRM-05, FRM-21: what type, skill, ground and the formation held say of it. */
function openRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  const unit = u.name;
  const reasons: Refusal[] = [];
  if (u.formation === to) reasons.push(refusal('FRM-21', 'sameFormation', { unit, formation: to }));
  if (to === 'square' && hasSkill(u, 'irregular'))
    reasons.push(refusal('SKL-16.4', 'noSquareIrregular', { unit }));
  else if (!allowedFormations(u).includes(to))
    reasons.push(
      refusal(to === 'skirmish' ? 'FRM-05' : 'FRM-01', 'formationNotOpen', { unit, formation: to }),
    );
  if (!mayFollow(u.formation, to))
    reasons.push(refusal('FRM-21', 'transitionNotOpen', { unit, from: u.formation, to }));
  if (isSquareFormation(to) && inRough(g, u))
    reasons.push(refusal('FRM-04', 'noSquareHere', { unit, terrain: terrainAt(g, u.hexes[0]) }));
  return reasons;
}

/** FRM-18, R-55: only a square, which looks all round, can come into contact by forming. */
function contactRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  const [enemy] = contactsOf(g, u);
  if (enemy) return [refusal('FRM-18', 'inContact', { unit: u.name, enemy: enemy.name })];
  if (!isSquareFormation(to)) return [];
  const [beside] = contactsOf(g, { ...u, formation: to, facing: 0 });
  return beside ? [refusal('R-55', 'wouldBeInContact', { unit: u.name, enemy: beside.name })] : [];
}

/**
 * Every reason why the unit may not change into that formation as its action, or after a march in column. A test may be
 * due as well (FRM-15). FRM-01, FRM-04 to FRM-06, FRM-18, FRM-21, ORD-11.
 */
export function formationRefusals(g: Game, u: Unit, to: Formation): readonly Refusal[] {
  if (!isInfantry(u)) return [refusal('FRM-02', 'notInfantry', { unit: u.name })];
  if (u.panicked) return [refusal('FRM-06', 'panicked', { unit: u.name })];
  const reasons: Refusal[] = [];
  if (u.mayNotManoeuvre) reasons.push(refusal('ORD-11', 'mayNotManoeuvre', { unit: u.name }));
  return [...reasons, ...openRefusals(g, u, to), ...contactRefusals(g, u, to)];
}

/** Every formation the unit may change into, in the order of the vocabulary. FRM-21. */
export function formationTargets(g: Game, u: Unit): readonly Formation[] {
  if (!isInfantry(u) || u.panicked || u.mayNotManoeuvre || contactsOf(g, u).length > 0) return [];
  return allowedFormations(u).filter((to) => to !== u.formation && formationRefusals(g, u, to).length === 0);
}

/** How near a steady enemy calls for a test, in hexes. FRM-15. */
const TEST_DISTANCE = 3;

/** Whether a test comes before a voluntary change of formation. FRM-15. */
export function needsFormationTest(g: Game, u: Unit): boolean {
  return nearestEnemyDistance(g, u, true) <= TEST_DISTANCE;
}

/** The facings open to the unit in its new formation: kept, but any out of a square, and none (0) in one. FRM-14, R-40. */
export function facingsAfter(u: Unit, to: Formation): readonly Facing[] {
  if (isSquareFormation(to)) return [0];
  return isSquare(u) ? FACINGS : [u.facing];
}

/**
 * Why the unit may not become a square in reaction, the attack apart: contact does not forbid it and no test of FRM-15
 * is taken. FRM-04, FRM-16, FRM-18, CHG-13.
 */
export function squareInReactionRefusals(g: Game, u: Unit): readonly Refusal[] {
  const unit = u.name;
  if (!isInfantry(u)) return [refusal('CHG-13', 'notInfantry', { unit })];
  if (u.panicked) return [refusal('FRM-06', 'panicked', { unit })];
  if (isSquare(u)) return [refusal('CHG-13', 'alreadySquare', { unit })];
  return openRefusals(g, u, 'square');
}
