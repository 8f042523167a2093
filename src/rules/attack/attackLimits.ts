/**
 * CHG-02 to CHG-04: who may never attack, and whom skirmishers and Harassment units may; for charges, assaults,
 * pursuits and the counter-charges of friends alike.
 */
import type { Facing } from '../../geometry/facing.ts';
import type { Hex } from '../../geometry/hex.ts';
import { distanceBetween, engagedBy, engages, isOutflanked, outflankersOf } from '../ground/engagement.ts';
import { hexesAt } from '../ground/halves.ts';
import { imagined } from '../ground/passage.ts';
import { hamperedAgainst, inRough } from '../ground/terrain.ts';
import { harassmentOwnFlankCounts } from '../state/actionHouseRules.ts';
import { allHold, type Condition, type Conditions } from '../state/conditions.ts';
import { changeUnit, type Game, type Unit } from '../state/game.ts';
import { type Refusal, refusal } from '../state/reasons.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isSquare } from '../units/units.ts';

/** An attack as it is judged before it is declared. */
export interface AttackCase {
  readonly g: Game;
  readonly u: Unit;
  readonly target: Unit;
}

/** Of what kind and in what state a unit must be to attack anyone. CHG-02. */
export const ATTACKER: readonly Condition<{ readonly u: Unit }>[] = [
  { fails: ({ u }) => u.fate !== 'present', tell: ({ u }) => refusal('LOS-04', 'gone', { unit: u.id }) },
  {
    fails: ({ u }) => isArtillery(u),
    tell: ({ u }) => refusal('CHG-02', 'artilleryNeverAttacks', { unit: u.id }),
  },
  { fails: ({ u }) => u.panicked, tell: ({ u }) => refusal('CHG-02', 'panicked', { unit: u.id }) },
  { fails: ({ u }) => isSquare(u), tell: ({ u }) => refusal('CHG-02', 'squareNeverAttacks', { unit: u.id }) },
];

/** Whom anyone may attack at all. CHG-05. */
export const ATTACKED: readonly Condition<Pick<AttackCase, 'u' | 'target'>>[] = [
  {
    fails: ({ target }) => target.fate !== 'present',
    tell: ({ target }) => refusal('LOS-04', 'gone', { unit: target.id }),
  },
  {
    fails: ({ u, target }) => target.side === u.side,
    tell: ({ target }) => refusal('CHG-05', 'friendlyTarget', { target: target.id }),
  },
];

const ATTACKERS: Conditions<{ readonly u: Unit }> = [ATTACKER];

/** Whether the unit is of a kind and in a state to attack anyone. CHG-02. */
export function mayAttackAtAll(u: Unit): boolean {
  return allHold(ATTACKERS, { u });
}

/** Whom skirmishers may attack whatever the ground. CHG-03. */
function isLoose(target: Unit): boolean {
  return isArtillery(target) || target.formation === 'skirmish' || target.panicked;
}

/** Whether what the unit is, or a hex it stands on, makes it prey of skirmishers. CHG-03, R-94: as at declaration. */
export function isPreyOfSkirmishers(g: Game, target: Unit): boolean {
  return isLoose(target) || inRough(g, target);
}

/** Artillery with no steady friend beside it. CHG-04. */
function isIsolatedArtillery(g: Game, target: Unit): boolean {
  if (!isArtillery(target)) return false;
  return !g.units.some(
    (friend) =>
      friend.side === target.side &&
      friend.id !== target.id &&
      friend.fate === 'present' &&
      !friend.panicked &&
      distanceBetween(friend, target) === 1,
  );
}

/** Whom a Harassment unit may attack, outflanking apart. CHG-04. */
function isWeak(g: Game, target: Unit): boolean {
  return target.panicked || target.formation === 'skirmish' || isIsolatedArtillery(g, target);
}

function isHarasser(u: Unit): boolean {
  return u.skills.length > 0 && hasSkill(u, 'harassment');
}

/** Whether the target would be outflanked once the unit stood there. R-93, as `harassment_own_flank_counts` has it. */
function wouldBeOutflanked(g: Game, u: Unit, to: Hex, facing: Facing, target: Unit): boolean {
  return isOutflanked(changeUnit(g, u.id, { hexes: hexesAt(u, to, facing), facing }), target);
}

/** Whether a Harassment unit may attack the target as things stand: before it moves. CHG-04, SKL-06.3, R-93. */
function isPreyOfHarassment(g: Game, target: Unit): boolean {
  return isWeak(g, target) || isOutflanked(g, target);
}

/** Why such a target is not for such a unit, whatever the place; nothing if it is. CHG-03, CHG-04. */
export function preyRefusal(g: Game, u: Unit, target: Unit): Refusal | null {
  const facts = { unit: u.id, target: target.id };
  if (isHarasser(u) && !isPreyOfHarassment(g, target))
    return refusal('CHG-04', 'harassmentOnlyWeakTargets', facts);
  if (u.formation === 'skirmish' && !isPreyOfSkirmishers(g, target))
    return refusal('CHG-03', 'skirmishersOnlyWeakTargets', facts);
  return null;
}

/**
 * Whether a pursuer may attack the enemy it has run into. That it outflanks it itself does not make it weak unless the
 * house rule says so: as in a charge, the state before counts. CHG-03, CHG-04, R-93, R-94.
 */
export function mayAttackAfterPursuit(g: Game, u: Unit, target: Unit): boolean {
  if (isHarasser(u) && !isWeak(g, target) && !harassmentOwnFlankCounts(g))
    return outflankersOf(g, target).some((enemy) => enemy.id !== u.id);
  return mayAttackFrom(g, u, u.hexes[0], target);
}

/**
 * Whether the unit may attack the target from that hex beside it, looking so: skirmishers also across a wood side, and of
 * an extended line by an option only the half in rough ground. CHG-03, CHG-04, R-45, R-93, R-94.
 */
export function mayAttackFrom(g: Game, u: Unit, from: Hex, target: Unit, facing: Facing = u.facing): boolean {
  if (isHarasser(u) && !isPreyOfHarassment(g, target))
    return harassmentOwnFlankCounts(g) && wouldBeOutflanked(g, u, from, facing, target);
  return (
    u.formation !== 'skirmish' || isLoose(target) || hamperedAgainst(g, target, imagined(u, from, facing))
  );
}

/** Whether one of the enemies that engage the unit still would there, if any does. MAN-16, ASL-04. */
export function staysEngaged(g: Game, u: Unit, end: Unit): boolean {
  const engagers = engagedBy(g, u);
  return engagers.length === 0 || engagers.some((enemy) => engages(g, enemy, end));
}
