import { addCaps } from './caps.ts';
import { distanceBetween } from './engagement.ts';
import type { ShotKind } from './facts.ts';
import type { Game, Unit } from './game.ts';
import { type Sum, sumOf, type Term } from './reasons.ts';
import { isEnfilade } from './targets.ts';
import { fireTerms, isArtillery, isDemoralised, isSquare, rangeOf } from './units.ts';

/** Adds the lines of CBT-12. */
function addModifiers(terms: Term[], firer: Unit, target: Unit, kind: ShotKind): void {
  // an exact half
  if (2 * distanceBetween(firer, target) <= rangeOf(firer))
    terms.push({ rule: 'CBT-12', why: 'halfRange', amount: 1 });
  if (isArtillery(firer) && isSquare(target))
    terms.push({ rule: 'CBT-12', why: 'artilleryAtSquare', amount: 2 });
  if (isEnfilade(firer, target)) terms.push({ rule: 'FIR-12', why: 'enfilade', amount: 2 });
  if (kind === 'defensive' && isArtillery(firer))
    terms.push({ rule: 'CBT-12', why: 'defensiveFireArtillery', amount: 4 });
  if (isDemoralised(firer)) terms.push({ rule: 'CBT-12', why: 'demoralised', amount: -2 });
}

/**
 * The dice of a shot from where both stand: base, modifiers, then caps; 0 for a unit that has no fire. Whether the shot
 * is legal is asked elsewhere. CBT-12 to CBT-16, CBT-18 to CBT-20, R-128, R-129.
 */
export function fireFactor(g: Game, firer: Unit, target: Unit, kind: ShotKind): Sum {
  const terms = fireTerms(firer);
  if (terms.length > 0) addModifiers(terms, firer, target, kind);
  addCaps(terms, g, firer, target);
  return terms.length > 0 ? sumOf(terms) : { total: 0, terms };
}
