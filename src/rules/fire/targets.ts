/** FIR: who may fire, at whom, and when as a reaction. */
import { distance, type Hex, sameHex } from '../../geometry/hex.ts';
import { hasInCone, inConeOf } from '../ground/cones.ts';
import { distanceBetween, engagedBy, grapplersOf, isOutflanked } from '../ground/engagement.ts';
import { linesBetween, type Stand } from '../ground/halves.ts';
import { defensiveFiresPerTurn } from '../state/actionHouseRules.ts';
import type { ShotKind } from '../state/facts.ts';
import type { Game, Unit } from '../state/game.ts';
import { panickedEnemyBlocksCharge } from '../state/houseRules.ts';
import { type Refusal, refusal, type Verdict, verdict } from '../state/reasons.ts';
import { isArtillery, isCavalry, isHorseArtillery, isSquare } from '../units/units.ts';
import { type Aiming, firingHalves, preferredTarget } from './aim.ts';
import { lineRefusals, wrongTarget } from './lineConditions.ts';

export { type Aiming, fireTargets, firingHalves, shotLines, validTargets } from './aim.ts';

/** Whether the unit may fire after a march: horse artillery, and light infantry in column or skirmish order. FIR-03. */
export function mayFireAfterMarch(u: Unit): boolean {
  if (isHorseArtillery(u)) return true;
  return u.type === 'lightInfantry' && (u.formation === 'column' || u.formation === 'skirmish');
}

/** The skills of units that fire as their own action only, with their statements. FIR-15, FIR-17, R-36. */
const UNREADY = { bombard: 'SKL-19.1', obsoleteFirearm: 'SKL-20.2' } as const;

/** What the unit's skills forbid it. FIR-04, FIR-15, FIR-17, SKL-10.1, SKL-19.1, SKL-20.2. */
function addSkillSilences(reasons: Refusal[], u: Unit, kind: ShotKind): void {
  const unit = u.id;
  for (const skill of u.skills) {
    if (skill === 'warrior') reasons.push(refusal('SKL-10.1', 'warriorNeverFires', { unit }));
    if (kind !== 'action' && (skill === 'bombard' || skill === 'obsoleteFirearm'))
      reasons.push(refusal(UNREADY[skill], 'firesOnlyAsAction', { unit }));
  }
}

/** What silences a unit: cavalry, panic, outflanking (in cover too, R-126), the one shot of a square, its skills. */
function silences(g: Game, u: Unit, kind: ShotKind): Refusal[] {
  const reasons: Refusal[] = [];
  const unit = u.id;
  if (u.fate !== 'present') reasons.push(refusal('LOS-04', 'gone', { unit }));
  if (isCavalry(u)) reasons.push(refusal('FIR-01', 'neverFires', { unit }));
  if (u.panicked) reasons.push(refusal('FIR-04', 'panicked', { unit }));
  if (isOutflanked(g, u)) reasons.push(refusal('FIR-04', 'outflankedNoFire', { unit }));
  if (isSquare(u) && u.squareFired) reasons.push(refusal('FIR-14', 'alreadyFired', { unit }));
  if (kind === 'defensive' && u.firedDefensively && defensiveFiresPerTurn(g) === 1)
    reasons.push(refusal('R-102', 'alreadyFired', { unit }));
  if (u.skills.length > 0) addSkillSilences(reasons, u, kind);
  return reasons;
}

/** FIR-02: to engage without being engaged does not silence; nor, by an option, does a panicked enemy. */
function addEngaged(reasons: Refusal[], g: Game, u: Unit): void {
  for (const enemy of engagedBy(g, u))
    if (!enemy.panicked || panickedEnemyBlocksCharge(g))
      reasons.push(refusal('FIR-02', 'engagedNoFire', { unit: u.id, enemy: enemy.id }));
}

/** Why the unit may not fire at anyone as its action, or after a march. FIR-01 to FIR-04, FIR-14. */
export function fireRefusals(g: Game, u: Unit, after: 'none' | 'march'): readonly Refusal[] {
  const reasons = silences(g, u, 'action');
  addEngaged(reasons, g, u);
  if (after === 'march' && !mayFireAfterMarch(u))
    reasons.push(refusal('FIR-03', 'movedOnlyLight', { unit: u.id }));
  return reasons;
}

/** The reasons along the line that has the fewest: of halves, one that sees one is enough. FIR-09, R-46. */
function bestLineRefusals(
  g: Game,
  u: Unit,
  target: Unit,
  kind: ShotKind,
  half: Hex | undefined,
): readonly Refusal[] {
  let best: readonly Refusal[] | undefined;
  const free = firingHalves(g, u, kind);
  for (const { own: from, other: at } of linesBetween(u, target)) {
    if (half !== undefined && !sameHex(half, from)) continue;
    const found = lineRefusals({ g, u, target, from, at, away: distance(from, at) });
    const reasons = free.some((own) => sameHex(own, from))
      ? found
      : [refusal('R-47', 'otherHalfInContact', { unit: u.id }), ...found];
    if (best === undefined || reasons.length < best.length) best = reasons;
  }
  return best ?? [];
}

/**
 * Why the unit may not fire at that target, priority apart: FIR-05 to FIR-10, FIR-13. `wasInContact`: the two were in
 * contact when a charge or assault was declared, which forbids defensive fire (FIR-02). A square always has a vertex
 * whose cone holds the target (FIR-14). `half`: the half of an extended line that shoots; either if none is named.
 */
export function targetRefusals(
  g: Game,
  u: Unit,
  target: Unit,
  kind: ShotKind,
  context: { readonly wasInContact: boolean } = { wasInContact: false },
  half?: Hex,
): readonly Refusal[] {
  const wrong = wrongTarget(u, target);
  if (wrong.length > 0) return wrong;
  const reasons = bestLineRefusals(g, u, target, kind, half);
  return kind === 'defensive' && context.wasInContact
    ? [refusal('FIR-02', 'wasInContact', { unit: u.id, target: target.id }), ...reasons]
    : reasons;
}

/** Why an action shot, limited so, may not choose that target, priority included. FIR-05 to FIR-14. */
export function fireTargetRefusals(g: Game, u: Unit, target: Unit, aiming: Aiming = {}): readonly Refusal[] {
  const reasons = targetRefusals(g, u, target, 'action', { wasInContact: false }, aiming.half);
  if (reasons.length > 0) return reasons;
  const nearer = preferredTarget(g, u, target, aiming);
  if (!nearer) return [];
  const facts = { unit: u.id, target: target.id, distance: distanceBetween(u, nearer) };
  return [
    target.panicked && !nearer.panicked
      ? refusal('FIR-11', 'panickedTargetLast', { ...facts, enemy: nearer.id })
      : refusal('FIR-11', 'nearerTargetFirst', { ...facts, nearer: nearer.id }),
  ];
}

/**
 * Whether the firer, or the half of it that shoots, is outside the target's frontal cone, be it that of one half; a
 * square is never enfiladed. FIR-12, R-46.
 */
export function isEnfilade(g: Game, firer: Stand, target: Unit, half?: Hex): boolean {
  return half === undefined ? !hasInCone(g, target, firer) : !inConeOf(g, target, half);
}

/** Whether the unit may answer the shot of `firer`, after its own test. FIR-15, R-117, R-122. */
export function mayReturnFire(g: Game, u: Unit, firer: Unit): Verdict {
  const reasons = silences(g, u, 'return');
  addEngaged(reasons, g, u);
  const open = u.formation === 'line' || u.formation === 'extendedLine' || u.formation === 'skirmish';
  if (!isArtillery(u) && !open) reasons.push(refusal('FIR-15', 'returnFormation', { unit: u.id }));
  if (u.returnedFire) reasons.push(refusal('FIR-15', 'alreadyReturnedFire', { unit: u.id }));
  reasons.push(...targetRefusals(g, u, firer, 'return'));
  return verdict(reasons);
}

function contactsBeside(g: Game, u: Unit, attacker: Unit): readonly Unit[] {
  return grapplersOf(g, u).filter((enemy) => enemy.id !== attacker.id);
}

/**
 * Whether the attacked unit may fire at its attacker, from where both stand after the attacker's move; priority is
 * ignored. FIR-02, FIR-04, FIR-14, FIR-17, R-124, R-125.
 */
export function mayFireDefensively(
  g: Game,
  u: Unit,
  attacker: Unit,
  wasInContactAtDeclaration: boolean,
): Verdict {
  return verdict([
    ...silences(g, u, 'defensive'),
    ...contactsBeside(g, u, attacker).map((enemy) =>
      refusal('FIR-02', 'engagedNoFire', { unit: u.id, enemy: enemy.id }),
    ),
    ...targetRefusals(g, u, attacker, 'defensive', { wasInContact: wasInContactAtDeclaration }),
  ]);
}

/**
 * Whether a friend of the attacked unit may fire at the attacker. `targetStand`: where the attacked unit stood before its
 * own reaction; `inContactAtDeclaration`: friends then in contact with the attacker. CHG-25, CHG-28, R-124.
 */
export function friendMayFireDefensively(
  g: Game,
  friend: Unit,
  target: Unit,
  targetStand: Stand,
  attacker: Unit,
  inContactAtDeclaration: readonly string[],
): Verdict {
  const names = { unit: friend.id, target: target.id };
  const reasons = silences(g, friend, 'defensive');
  if (friend.side !== target.side || friend.id === target.id || distanceBetween(friend, targetStand) !== 1)
    reasons.push(refusal('CHG-28', 'notAdjacentToTarget', names));
  for (const enemy of contactsBeside(g, friend, attacker))
    reasons.push(refusal('CHG-25', 'friendInContact', { unit: friend.id, enemy: enemy.id }));
  const wasInContact = inContactAtDeclaration.includes(friend.id);
  return verdict([...reasons, ...targetRefusals(g, friend, attacker, 'defensive', { wasInContact })]);
}
