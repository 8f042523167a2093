import { distance } from '../../geometry/hex.ts';
import { addCaps, diceOf } from '../combat/caps.ts';
import { distanceBetween } from '../ground/engagement.ts';
import type { HalvesLine } from '../ground/halves.ts';
import type { ShotKind } from '../state/facts.ts';
import type { Game, Unit } from '../state/game.ts';
import type { Sum, Term } from '../state/reasons.ts';
import { fireTerms, rangeOf } from '../units/factors.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isDemoralised, isInLine, isSquare } from '../units/units.ts';
import { isEnfilade } from './targets.ts';

/** Adds the lines of CBT-12. */
function addModifiers(
  terms: Term[],
  g: Game,
  firer: Unit,
  target: Unit,
  kind: ShotKind,
  line: HalvesLine | null,
): void {
  const away = line ? distance(line.own, line.other) : distanceBetween(firer, target);
  // an exact half
  if (2 * away <= rangeOf(firer)) terms.push({ rule: 'CBT-12', why: 'halfRange', amount: 1 });
  if (isArtillery(firer) && isSquare(target))
    terms.push({ rule: 'CBT-12', why: 'artilleryAtSquare', amount: 2 });
  if (isEnfilade(g, firer, target, line?.own)) terms.push({ rule: 'FIR-12', why: 'enfilade', amount: 2 });
  if (kind === 'defensive' && isArtillery(firer))
    terms.push({ rule: 'CBT-12', why: 'defensiveFireArtillery', amount: 4 });
  if (kind === 'defensive' && isInLine(firer) && hasSkill(firer, 'controlledFire'))
    terms.push({ rule: 'SKL-08.2', why: 'defensiveFireControlled', amount: 4 });
  if (isDemoralised(firer)) terms.push({ rule: 'CBT-12', why: 'demoralised', amount: -2 });
}

/**
 * The dice of a shot from where both stand: base, modifiers, then caps; 0 for a unit that has no fire. Whether the shot
 * is legal is asked elsewhere. `line`: the halves it goes between, R-46, R-47. CBT-12 to CBT-16, CBT-18 to CBT-20,
 *
 */
export function fireFactor(
  g: Game,
  firer: Unit,
  target: Unit,
  kind: ShotKind,
  line: HalvesLine | null = null,
): Sum {
  const terms = fireTerms(firer);
  if (terms.length > 0) addModifiers(terms, g, firer, target, kind, line);
  addCaps(terms, g, firer, target, line);
  return terms.length > 0 ? diceOf(g, terms) : { total: 0, terms };
}
