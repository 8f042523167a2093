/** UNI-01: the factors of a unit in its formation, with what its skills change. Nobody needs them before the first orders. */
import type { Unit } from '../state/game.ts';
import { type Sum, sumOf, type Term } from '../state/reasons.ts';
import {
  addSkillTerms,
  COMBAT_SKILLS,
  FIRE_SKILLS,
  MOVEMENT_SKILLS,
  RANGE_SKILLS,
  type SkillChange,
  skilled,
} from './skillNumbers.ts';
import { hasSkill } from './skills.ts';
import { type Factors, UNIT_TABLE } from './units.ts';

const NO_FACTORS: Factors = { combat: 0, fire: 0, range: 0, movement: 0 };

function factorsOf(u: Pick<Unit, 'type' | 'formation'>): Factors {
  return UNIT_TABLE[u.type].factors[u.formation] ?? NO_FACTORS;
}

/**
 * The lines of the combat factor before what the situation adds, in dice: UNI-01, CBT-04, CBT-05. `lancerCharges`: the
 * unit strikes as the charger of a shock, in a pursuit too. A panicked unit has a base of 0.
 */
export function combatTerms(u: Unit, lancerCharges: boolean): Term[] {
  const amount = u.panicked ? 0 : factorsOf(u).combat;
  const terms: Term[] = [{ rule: 'UNI-01', why: 'base', amount }];
  if (u.panicked || u.skills.length === 0) return terms;
  addSkillTerms(terms, u, COMBAT_SKILLS);
  if (lancerCharges && hasSkill(u, 'lancer'))
    terms.push({ rule: 'CBT-04', why: 'lancerCharging', amount: 1 });
  return terms;
}

/**
 * The lines of the fire factor before what the situation adds, in dice; none for a unit that has no fire, Warriors
 * included. UNI-01, FIR-01, CBT-12, SKL-10.1.
 */
export function fireTerms(u: Unit): Term[] {
  const amount = u.panicked ? 0 : factorsOf(u).fire;
  if (amount === 0 || hasSkill(u, 'warrior')) return [];
  const terms: Term[] = [{ rule: 'UNI-01', why: 'base', amount }];
  if (u.skills.length > 0) addSkillTerms(terms, u, FIRE_SKILLS);
  return terms;
}

/** Range in hexes; 0 for a unit that does not fire. UNI-01, SKL-19.3, SKL-20.1. */
export function rangeOf(u: Unit): number {
  return skilled(factorsOf(u).range, u, RANGE_SKILLS);
}

/** Movement factor in hexes; 0 for squares and hordes, which do not march. UNI-01, SKL-13.2, SKL-19.2, R-39, R-56. */
export function movementFactor(u: Unit): number {
  return skilled(factorsOf(u).movement, u, MOVEMENT_SKILLS);
}

function told(base: number, u: Unit, changes: readonly SkillChange[]): Sum {
  const terms: Term[] = [{ rule: 'UNI-01', why: 'base', amount: base }];
  if (base > 0) addSkillTerms(terms, u, changes);
  return sumOf(terms);
}

/** The range with its lines. */
export function rangeSum(u: Unit): Sum {
  return told(factorsOf(u).range, u, RANGE_SKILLS);
}

/** The movement factor with its lines. */
export function movementSum(u: Unit): Sum {
  return told(factorsOf(u).movement, u, MOVEMENT_SKILLS);
}
