/** SKL-17, ORD-12, ORD-13: what Impetuous units must do. */
import type { RefusedChoice } from '../../engine/procedure.ts';
import { assaultEnds, assaultTargets } from '../attack/assaultConditions.ts';
import { mayAttackAfterPursuit, mayAttackAtAll } from '../attack/attackLimits.ts';
import { chargeEnds, chargeTargets } from '../attack/chargeConditions.ts';
import { vainTargets } from '../attack/vainAttacks.ts';
import { distanceBetween, engagedEnemies } from '../ground/engagement.ts';
import { imagined } from '../ground/passage.ts';
import { sparedFrom, whollyRough } from '../ground/terrain.ts';
import { impetuousRange } from '../state/actionHouseRules.ts';
import type { Choice, MoveEnd } from '../state/answers.ts';
import type { SabreurTypes } from '../state/frames.ts';
import { type Game, type Unit, unitOf } from '../state/game.ts';
import { refusal } from '../state/reasons.ts';
import type { Attack } from '../state/vocabulary.ts';
import { hasSkill } from '../units/skills.ts';
import { isCavalry, isSquare } from '../units/units.ts';

/** SKL-17. */
export function isImpetuous(u: Unit): boolean {
  return hasSkill(u, 'impetuous');
}

/** Whether the enemy can oblige the unit: near, not wholly in rough ground, for cavalry no square. ORD-12, R-18, R-19. */
function tempts(g: Game, u: Unit, enemy: Unit): boolean {
  // side and distance first, for speed: whom it may not attack is left out once more
  if (enemy.side === u.side || distanceBetween(u, enemy) > impetuousRange(g)) return false;
  return !whollyRough(g, enemy) && !(isCavalry(u) && isSquare(enemy));
}

/**
 * Whether no rough ground spares the enemy from the unit at that end of its move: a wood on the side between is such, and by
 * the option what lies under the half of an extended line that the unit then faces..
 */
function isUnscreened(g: Game, u: Unit, enemy: Unit, { to, facing }: MoveEnd): boolean {
  return !sparedFrom(g, enemy, imagined(u, to, facing));
}

function chargesStraight(g: Game, u: Unit, enemy: Unit): boolean {
  return chargeEnds(g, u, enemy).some((end) => end.facing === u.facing && isUnscreened(g, u, enemy, end));
}

function assaultsFreely(g: Game, u: Unit, enemy: Unit): boolean {
  return assaultEnds(g, u, enemy).some((end) => isUnscreened(g, u, enemy, end));
}

const NOBODY: readonly string[] = [];

/**
 * The enemies, by id, that the unit must attack if it is active: it could charge them without turning, or assault them.
 * Its owner takes any of them. None for a unit without the skill. ORD-12, R-18, R-19, R-37.
 */
export function dutyTargets(g: Game, u: Unit): readonly string[] {
  if (!isImpetuous(u)) return NOBODY;
  const tempters = g.units.filter((enemy) => tempts(g, u, enemy));
  // asked of every Impetuous unit before each order: mostly nobody is near, and no attack need be looked for
  if (tempters.length === 0) return NOBODY;
  const assaulted = assaultTargets(g, u);
  const charged = chargeTargets(g, u);
  return tempters
    .filter(
      (enemy) =>
        (assaulted.includes(enemy.id) && assaultsFreely(g, u, enemy)) ||
        (charged.includes(enemy.id) && chargesStraight(g, u, enemy)),
    )
    .map(({ id }) => id)
    .sort();
}

/** The attack that the answer makes and on whom, with a shot before it or not; nothing if it makes none. */
function attackOf(choice: Choice): { readonly attack: Attack; readonly target: string } | null {
  if (choice.choose !== 'action') return null;
  switch (choice.action) {
    case 'charge':
    case 'assault':
      return { attack: choice.action, target: choice.target };
    case 'fireThenAttack':
      return choice;
    default:
      return null;
  }
}

/** Whether the answer attacks one of them; by an option it might be tried in vain, which is no attack: R-86. */
function fulfils(g: Game, u: Unit, choice: Choice, duty: readonly string[]): boolean {
  const made = attackOf(choice);
  return made !== null && duty.includes(made.target) && !vainTargets(g, u, made.attack).includes(made.target);
}

/** Of the actions open to the unit, those its duty leaves: a charge or an assault, with a shot before it or not, on one who tempts it. ORD-12, R-19, R-24. */
export function dutifulActions(g: Game, u: Unit, legal: readonly Choice[]): readonly Choice[] {
  const duty = dutyTargets(g, u);
  return duty.length === 0 ? legal : legal.filter((choice) => fulfils(g, u, choice, duty));
}

/** The actions its duty takes from the unit, each with that reason. ORD-12. */
export function dutyRefusals(
  g: Game,
  u: Unit,
  legal: readonly Choice[],
): readonly RefusedChoice<SabreurTypes>[] {
  const duty = dutyTargets(g, u);
  const [first] = duty;
  if (first === undefined) return [];
  const reasons = [refusal('ORD-12', 'impetuousMustAttack', { unit: u.id, enemy: unitOf(g, first).id })];
  return legal.filter((choice) => !fulfils(g, u, choice, duty)).map((choice) => ({ choice, reasons }));
}

/** The enemies, by id, that a march has brought the unit to engage and that it may attack: it must, at once. SKL-17.1, R-20. */
export function engagedByMarch(g: Game, u: Unit, engagedBefore: readonly string[]): readonly string[] {
  if (!isImpetuous(u) || !mayAttackAtAll(u)) return NOBODY;
  return engagedEnemies(g, u)
    .filter((enemy) => !engagedBefore.includes(enemy.id) && mayAttackAfterPursuit(g, u, enemy))
    .map(({ id }) => id)
    .sort();
}
