/** CHG-13 to CHG-22, ASL-11 to ASL-13: the reactions open to the unit attacked, and the test they call for. */
import { FACINGS, type Facing } from '../../geometry/facing.ts';
import { mayFireDefensively } from '../fire/targets.ts';
import { squareInReactionRefusals } from '../formation/formationChange.ts';
import { lineTurns, placeOfMove } from '../formation/lineMoves.ts';
import { engages } from '../ground/engagement.ts';
import { isTwofold } from '../ground/halves.ts';
import { imagined } from '../ground/passage.ts';
import { coveredAgainst } from '../ground/terrain.ts';
import { mayEvadeInReaction } from '../movement/evade.ts';
import type { MoveEnd } from '../state/answers.ts';
import { allHold, type Conditions, failuresOf } from '../state/conditions.ts';
import type { ReactionFrame } from '../state/frames.ts';
import { type Game, type Unit, unitOf } from '../state/game.ts';
import { type Refusal, refusal, type Verdict } from '../state/reasons.ts';
import { REACTIONS, type Reaction, type RuleId } from '../state/vocabulary.ts';
import { isArtillery, isCavalry, isSquare } from '../units/units.ts';
import { DECLARED_DISTANCE, mayTargetCounterCharge } from './counterCharge.ts';

/** What a declaration has recorded that the reactions depend on. */
export type Attacked = Pick<
  ReactionFrame,
  'attack' | 'attacker' | 'target' | 'distance' | 'targetInContact' | 'inContact'
>;

/** The attack, and the hexes between the two when it was declared. */
type Declared = Pick<ReactionFrame, 'attack' | 'distance'>;

function tooNear(u: Unit, { attack, distance }: Declared): readonly Refusal[] {
  if (distance >= DECLARED_DISTANCE) return [];
  const rule = attack === 'assault' ? 'ASL-13' : 'CHG-16';
  return [refusal(rule, 'declaredTooNear', { unit: u.id, distance, least: DECLARED_DISTANCE })];
}

/** The unit attacked, its attacker, and what was declared. */
interface Meeting {
  readonly u: Unit;
  readonly attacker: Unit;
  readonly declared: Declared;
}

function reasonsOf(verdict: Verdict): readonly Refusal[] {
  return verdict.allowed ? [] : verdict.reasons;
}

/** CHG-13: against cavalry only; a closed column at any distance (CHG-16, FRM-08, R-51, R-109). */
function squareRefusals(
  g: Game,
  { reaction, u, attacker, declared }: Meeting & { readonly reaction: 'square' | 'closedColumn' },
): readonly Refusal[] {
  return [
    ...squareInReactionRefusals(g, u, reaction),
    ...(isCavalry(attacker) ? [] : [refusal('CHG-13', 'cavalryOnly', { unit: u.id })]),
    ...(reaction === 'square' ? tooNear(u, declared) : []),
  ];
}

/** CHG-20; a square has nothing to turn, R-158. */
function rotationRefusals(g: Game, { u, attacker, declared }: Meeting): readonly Refusal[] {
  if (isSquare(u)) return [refusal('R-158', 'alreadySquare', { unit: u.id })];
  const reasons = tooNear(u, declared);
  if (reasons.length > 0) return reasons;
  const turns = isTwofold(u) ? reactionTurns(g, u, attacker) : rotationFacings(g, u, attacker);
  if (turns.length > 0) return reasons;
  return [refusal('CHG-20', 'noRoute', { unit: u.id })];
}

/** To do nothing and to flee are open to whoever may do nothing else. CHG-17, R-105, R-110. */
function isPassive(reaction: Reaction): boolean {
  return reaction === 'nothing' || reaction === 'flight';
}

/** What every reaction asks for but to do nothing or to flee: no contact at declaration (CHG-17), no panic. */
const ACTIVE: Conditions<{ readonly u: Unit; readonly inContact: boolean }> = [
  [
    {
      fails: ({ inContact }) => inContact,
      tell: ({ u }) => refusal('CHG-17', 'targetInContact', { target: u.id }),
    },
    { fails: ({ u }) => u.panicked, tell: ({ u }) => refusal('R-105', 'panicked', { unit: u.id }) },
  ],
];

function ownRefusals(g: Game, frame: Attacked, reaction: Reaction): readonly Refusal[] {
  const u = unitOf(g, frame.target);
  const attacker = unitOf(g, frame.attacker);
  switch (reaction) {
    case 'square':
    case 'closedColumn':
      return squareRefusals(g, { reaction, u, attacker, declared: frame });
    case 'defensiveFire':
      // that one engaged the other at declaration is told once, for all reactions; by an option they may have touched
      return reasonsOf(mayFireDefensively(g, u, attacker, frame.inContact.includes(u.id)));
    case 'rotation':
      return rotationRefusals(g, { u, attacker, declared: frame });
    case 'counterCharge':
      return reasonsOf(mayTargetCounterCharge(g, u, attacker, frame.distance, frame.attack));
    case 'evade':
      return reasonsOf(mayEvadeInReaction(g, u));
    case 'flight':
      return isArtillery(u) ? [refusal('MAN-27', 'artilleryNeverFlees', { unit: u.id })] : [];
    case 'nothing':
      return [];
  }
}

/**
 * Every reason why the unit attacked may not declare that reaction, from where both stand after the attacker's move.
 * CHG-13, CHG-16, CHG-17, CHG-22, ASL-11, ASL-13, MAN-27, R-105, R-109, R-110, R-158.
 */
export function reactionRefusals(g: Game, frame: Attacked, reaction: Reaction): readonly Refusal[] {
  if (isPassive(reaction)) return ownRefusals(g, frame, reaction);
  const u = unitOf(g, frame.target);
  const barred = failuresOf(ACTIVE, { u, inContact: frame.targetInContact });
  return u.panicked ? barred : [...barred, ...ownRefusals(g, frame, reaction)];
}

/** The reactions the unit attacked may declare, in the order of CHG-13. */
export function legalReactions(g: Game, frame: Attacked): readonly Reaction[] {
  const u = unitOf(g, frame.target);
  const active = allHold(ACTIVE, { u, inContact: frame.targetInContact });
  return REACTIONS.filter(
    (reaction) => (active || isPassive(reaction)) && reactionRefusals(g, frame, reaction).length === 0,
  );
}

/**
 * The statement that spares the unit attacked its reaction test, or nothing if it must test: any assault (ASL-12, R-110);
 * evade and flight; a square, or a unit in cover, charged by cavalry (CHG-15, R-103). Panicked units are spared likewise:
 * without a test there is none to fail, and so they may stay (CHG-18, R-105, R-110).
 */
export function isExemptFromTest(
  g: Game,
  target: Unit,
  attacker: Unit,
  attack: ReactionFrame['attack'],
  reaction: Reaction = 'nothing',
): RuleId | null {
  if (reaction === 'evade' || reaction === 'flight') return 'CHG-15';
  if (attack === 'assault') return 'ASL-12';
  if (!isCavalry(attacker)) return null;
  return isSquare(target) || coveredAgainst(g, target, attacker) ? 'CHG-15' : null;
}

/** The facings the unit may turn to in reaction: any other than its own with the charger still engaging it. CHG-20, R-99. */
export function rotationFacings(g: Game, u: Unit, charger: Unit): readonly Facing[] {
  if (isSquare(u)) return [];
  return FACINGS.filter((facing) => facing !== u.facing && engages(g, charger, { ...u, facing }));
}

/** The same for an extended line: the wheels and the about-face after which the charger still engages it. CHG-20, R-99. */
export function reactionTurns(g: Game, u: Unit, charger: Unit): readonly MoveEnd[] {
  return lineTurns(g, u)
    .filter(({ to, facing }) => engages(g, charger, imagined(u, to, facing)))
    .map(placeOfMove);
}
