/** FIR: who may fire, at whom, and when as a reaction. */
import { facingsWithInFrontalCone, inFrontalCone } from '../geometry/cone.ts';
import { distance, type Hex } from '../geometry/hex.ts';
import { hexName } from '../geometry/shape.ts';
import { contactsOf, distanceBetween, engagedBy, inConeOf, isInContact, isOutflanked } from './engagement.ts';
import type { ShotKind } from './facts.ts';
import type { Game, Unit } from './game.ts';
import { type Refusal, refusal, type Verdict, verdict } from './reasons.ts';
import { hasSight, sightBlockers } from './sight.ts';
import { isArtillery, isCavalry, isHorseArtillery, isSquare, rangeOf } from './units.ts';

/** FIR-03: horse artillery, and light infantry in column or skirmish order. */
function mayMarchAndFire(u: Unit): boolean {
  if (isHorseArtillery(u)) return true;
  return u.type === 'lightInfantry' && (u.formation === 'column' || u.formation === 'skirmish');
}

/** What silences a unit whatever the shot: cavalry, panic, outflanking (in cover too, R-126), the one shot of a square. */
function silences(g: Game, u: Unit): Refusal[] {
  const reasons: Refusal[] = [];
  const unit = u.name;
  if (u.fate !== 'present') reasons.push(refusal('LOS-04', 'gone', { unit }));
  if (isCavalry(u)) reasons.push(refusal('FIR-01', 'neverFires', { unit }));
  if (u.panicked) reasons.push(refusal('FIR-04', 'panicked', { unit }));
  if (isOutflanked(g, u)) reasons.push(refusal('FIR-04', 'outflankedNoFire', { unit }));
  if (isSquare(u) && u.squareFired) reasons.push(refusal('FIR-14', 'alreadyFired', { unit }));
  return reasons;
}

/** FIR-02: to engage without being engaged does not silence. */
function engagedReasons(g: Game, u: Unit): readonly Refusal[] {
  return engagedBy(g, u).map((enemy) =>
    refusal('FIR-02', 'engagedNoFire', { unit: u.name, enemy: enemy.name }),
  );
}

/** Why the unit may not fire at anyone as its action, or after a march. FIR-01 to FIR-04, FIR-14. */
export function fireRefusals(g: Game, u: Unit, after: 'none' | 'march'): readonly Refusal[] {
  const reasons = [...silences(g, u), ...engagedReasons(g, u)];
  if (after === 'march' && !mayMarchAndFire(u))
    reasons.push(refusal('FIR-03', 'movedOnlyLight', { unit: u.name }));
  return reasons;
}

/**
 * FIR-13: a firer in contact, or a target in contact with the firer's side, must be adjacent. Contact itself makes
 * adjacent, so that what a charge brought into contact never stands in the way of defensive fire.
 */
function mustBeAdjacent(g: Game, u: Unit, target: Unit): boolean {
  return isInContact(g, u) || isInContact(g, target);
}

/** FIR-05 to FIR-08, FIR-10, FIR-13 without their reasons, cheapest first. */
function isValidTarget(g: Game, u: Unit, target: Unit): boolean {
  if (target.side === u.side || target.fate !== 'present') return false;
  const away = distanceBetween(u, target);
  if (away > rangeOf(u) || !inConeOf(u, target.hexes[0])) return false;
  return away === 1 || (!mustBeAdjacent(g, u, target) && hasSight(g, u, target));
}

/**
 * Why the unit may not fire at that target, priority apart: FIR-05 to FIR-08, FIR-10, FIR-13. `wasInContact`: the two
 * were in contact when a charge or assault was declared, which forbids defensive fire (FIR-02). A square always has a
 * vertex whose cone holds the target (FIR-14).
 */
export function targetRefusals(
  g: Game,
  u: Unit,
  target: Unit,
  kind: ShotKind,
  context: { readonly wasInContact: boolean } = { wasInContact: false },
): readonly Refusal[] {
  const names = { unit: u.name, target: target.name };
  if (target.fate !== 'present') return [refusal('FIR-05', 'gone', { unit: target.name })];
  if (target.side === u.side) return [refusal('FIR-05', 'friendlyTarget', names)];
  const reasons: Refusal[] = [];
  const away = distanceBetween(u, target);
  const range = rangeOf(u);
  if (kind === 'defensive' && context.wasInContact) reasons.push(refusal('FIR-02', 'wasInContact', names));
  if (away > range) reasons.push(refusal('FIR-06', 'beyondRange', { ...names, distance: away, range }));
  if (!inConeOf(u, target.hexes[0])) reasons.push(refusal('FIR-07', 'outsideCone', names));
  const [blocker] = sightBlockers(g, u.hexes[0], target.hexes[0], u);
  if (blocker) reasons.push(refusal('FIR-08', 'noSight', { ...names, hex: hexName(blocker) }));
  if (away > 1 && mustBeAdjacent(g, u, target))
    reasons.push(refusal('FIR-13', 'mustFireAdjacent', { ...names, distance: away }));
  return reasons;
}

/** Every target of an action shot before priority, in the game's order. FIR-05 to FIR-08, FIR-10, FIR-13. */
export function validTargets(g: Game, u: Unit): readonly Unit[] {
  return g.units.filter((other) => isValidTarget(g, u, other));
}

/** From how far on the choice of a target is free, in hexes. FIR-11. */
const FREE_CHOICE = 3;

/** The steady target that must be fired at before others; none where the choice is free. FIR-11, R-116. */
function priorityTarget(u: Unit, valid: readonly Unit[]): Unit | undefined {
  let nearest: Unit | undefined;
  for (const target of valid)
    if (!target.panicked && (!nearest || distanceBetween(u, target) < distanceBetween(u, nearest)))
      nearest = target;
  return nearest && distanceBetween(u, nearest) < FREE_CHOICE ? nearest : undefined;
}

/** What stands before the target in priority, seen in one cone. */
function preferred(u: Unit, target: Unit, valid: readonly Unit[]): Unit | undefined {
  const first = priorityTarget(u, valid);
  if (!first) return undefined;
  return !target.panicked && distanceBetween(u, target) === distanceBetween(u, first) ? undefined : first;
}

/** The same for a square, which may name any vertex with the target in its cone. FIR-14. */
function preferredBy(u: Unit, target: Unit, valid: readonly Unit[]): Unit | undefined {
  if (!isSquare(u)) return preferred(u, target, valid);
  let first: Unit | undefined;
  for (const vertex of facingsWithInFrontalCone(u.hexes[0], target.hexes[0])) {
    const inCone = valid.filter((other) => inFrontalCone(u.hexes[0], vertex, other.hexes[0]));
    first = preferred(u, target, inCone);
    if (!first) return undefined;
  }
  return first;
}

/** The targets an action shot may choose from, by id. FIR-11, FIR-14, R-116. */
export function fireTargets(g: Game, u: Unit): readonly string[] {
  const valid = validTargets(g, u);
  return valid
    .filter((target) => !preferredBy(u, target, valid))
    .map((target) => target.id)
    .sort();
}

/** Why an action shot may not choose that target, priority included. FIR-05 to FIR-14. */
export function fireTargetRefusals(g: Game, u: Unit, target: Unit): readonly Refusal[] {
  const reasons = targetRefusals(g, u, target, 'action');
  if (reasons.length > 0) return reasons;
  const nearer = preferredBy(u, target, validTargets(g, u));
  if (!nearer) return [];
  const facts = { unit: u.name, target: target.name, distance: distanceBetween(u, nearer) };
  return [
    target.panicked
      ? refusal('FIR-11', 'panickedTargetLast', { ...facts, enemy: nearer.name })
      : refusal('FIR-11', 'nearerTargetFirst', { ...facts, nearer: nearer.name }),
  ];
}

/** Whether the firer is outside the target's frontal cone; a square is never enfiladed. FIR-12. */
export function isEnfilade(firer: Unit, target: Unit): boolean {
  return !inConeOf(target, firer.hexes[0]);
}

/** Whether the unit may answer the shot of `firer`, after its own test. FIR-15, R-117, R-122. */
export function mayReturnFire(g: Game, u: Unit, firer: Unit): Verdict {
  const reasons = [...silences(g, u), ...engagedReasons(g, u)];
  const open = u.formation === 'line' || u.formation === 'extendedLine' || u.formation === 'skirmish';
  if (!isArtillery(u) && !open) reasons.push(refusal('FIR-15', 'returnFormation', { unit: u.name }));
  if (u.returnedFire) reasons.push(refusal('FIR-15', 'alreadyReturnedFire', { unit: u.name }));
  return verdict([...reasons, ...targetRefusals(g, u, firer, 'return')]);
}

function contactsBeside(g: Game, u: Unit, attacker: Unit): readonly Unit[] {
  return contactsOf(g, u).filter((enemy) => enemy.id !== attacker.id);
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
    ...silences(g, u),
    ...contactsBeside(g, u, attacker).map((enemy) =>
      refusal('FIR-02', 'engagedNoFire', { unit: u.name, enemy: enemy.name }),
    ),
    ...targetRefusals(g, u, attacker, 'defensive', { wasInContact: wasInContactAtDeclaration }),
  ]);
}

/**
 * Whether a friend of the attacked unit may fire at the attacker. `targetHex`: where the attacked unit stood before its
 * own reaction; `inContactAtDeclaration`: friends then in contact with the attacker. CHG-25, CHG-28, R-124.
 */
export function friendMayFireDefensively(
  g: Game,
  friend: Unit,
  target: Unit,
  targetHex: Hex,
  attacker: Unit,
  inContactAtDeclaration: readonly string[],
): Verdict {
  const names = { unit: friend.name, target: target.name };
  const reasons = silences(g, friend);
  if (friend.side !== target.side || friend.id === target.id || distance(friend.hexes[0], targetHex) !== 1)
    reasons.push(refusal('CHG-28', 'notAdjacentToTarget', names));
  for (const enemy of contactsBeside(g, friend, attacker))
    reasons.push(refusal('CHG-25', 'friendInContact', { unit: friend.name, enemy: enemy.name }));
  const wasInContact = inContactAtDeclaration.includes(friend.id);
  return verdict([...reasons, ...targetRefusals(g, friend, attacker, 'defensive', { wasInContact })]);
}
