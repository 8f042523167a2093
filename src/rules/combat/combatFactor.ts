import { isOutflanked, outflankersOf } from '../ground/engagement.ts';
import { coveredAgainst, impetusBroken, inOpenGround } from '../ground/terrain.ts';
import { pursuitDoubleDistance } from '../state/actionHouseRules.ts';
import type { StrikeKind } from '../state/facts.ts';
import type { Game, Unit } from '../state/game.ts';
import type { Sum, Term } from '../state/reasons.ts';
import type { RuleId } from '../state/vocabulary.ts';
import { combatTerms } from '../units/factors.ts';
import { hasSkill } from '../units/skills.ts';
import { isCavalry, isInfantry, isSquare } from '../units/units.ts';
import { addCaps, diceOf } from './caps.ts';

/** What a blow brings besides the two units. */
export interface Blow {
  readonly kind: StrikeKind;
  readonly doubled: boolean;
  /** The striker was outflanked when it declared its assault. GEO-20. */
  readonly outflankedAtDeclaration: boolean;
  /** Strength points the charged unit has lost in this charge. CHG-33. */
  readonly reduction: number;
}

/** CBT-17, GEO-20, R-115: shelter is judged where the unit stands when it strikes. */
function addOutflankedCap(terms: Term[], g: Game, striker: Unit, target: Unit, blow: Blow): void {
  if (coveredAgainst(g, striker, target)) return;
  if (outflankersOf(g, striker).length > 0) terms.push({ rule: 'CBT-17', why: 'outflanked', cap: 1 });
  else if (blow.outflankedAtDeclaration) terms.push({ rule: 'GEO-20', why: 'outflanked', cap: 1 });
}

/**
 * The dice of a blow: base, skills, doubling, losses of a charged unit, caps. Doubling, a lancer's charge and the
 * reduction by losses never count in a melee (ASL-14). CBT-04 to CBT-11, CBT-13 to CBT-20, CHG-33, R-128.
 */
export function combatFactor(g: Game, striker: Unit, target: Unit, context: Blow): Sum {
  const charging = context.kind === 'charge' || context.kind === 'pursuit';
  const terms = combatTerms(striker, charging);
  if (charging && context.doubled)
    terms.push({ rule: isCavalry(striker) ? 'CBT-07' : 'CBT-08', why: 'doubledCharge', factor: 2 });
  if (context.kind === 'strikeBack' && context.reduction > 0)
    terms.push({ rule: 'CHG-33', why: 'lossesInCharge', amount: -context.reduction });
  addCaps(terms, g, striker, target);
  addOutflankedCap(terms, g, striker, target, context);
  return diceOf(g, terms);
}

/** The least distance at declaration for a doubled charge of cavalry, in hexes. CBT-07. */
const RUN_UP = 3;

/** The distance that decides whether a pursuit attack of cavalry is doubled: its charge's, or by the option enough. R-70. */
export function pursuitDistance(g: Game, ofCharge: number): number {
  return pursuitDoubleDistance(g) === 'ignored' ? Math.max(RUN_UP, ofCharge) : ofCharge;
}

/**
 * Whether the charger strikes with doubled dice, from where both stand now. `openRoute`: every hex and side of its way,
 * both ends included, was open; `counterCharged`: someone answered this attack so; `distance`: hexes between the
 * two when the charge was declared (R-156; for a pursuit, the original charge: R-70). CBT-07 to CBT-09, R-100, R-101.
 */
export function isDoubled(
  g: Game,
  charger: Unit,
  target: Unit,
  context: { readonly openRoute: boolean; readonly counterCharged: boolean; readonly distance: number },
): boolean {
  if (context.counterCharged || !context.openRoute || isOutflanked(g, charger)) return false;
  if (!inOpenGround(g, charger, target) || !inOpenGround(g, target, charger)) return false;
  if (impetusBroken(g, charger, target)) return false;
  if (isInfantry(charger)) return charger.formation === 'column';
  return isCavalry(charger) && !isSquare(target) && context.distance >= RUN_UP;
}

/**
 * What a natural 6 costs the target, in strength points: 2 in close combat with a panicked unit or an extended line,
 * by fire on Feudal cavalry. The cases never add up. CBT-06, FRM-19, SKL-03.1, R-130.
 */
export function sixCosts(_g: Game, target: Unit, kind: 'fire' | 'closeCombat'): 1 | 2 {
  return dearSixRule(target, kind) === null ? 1 : 2;
}

/** The statement by which a natural 6 costs the target 2 points, or none. CBT-06, FRM-19, SKL-03.1. */
export function dearSixRule(target: Unit, kind: 'fire' | 'closeCombat'): RuleId | null {
  if (kind === 'fire') return hasSkill(target, 'feudalCavalry') ? 'SKL-03.1' : null;
  if (target.panicked) return 'CBT-06';
  return target.formation === 'extendedLine' ? 'FRM-19' : null;
}
