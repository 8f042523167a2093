/** ORD-09, ORD-10: scouts and regimental guns, activated beside a group at no cost. */
import { distanceBetween } from '../ground/engagement.ts';
import type { Choice } from '../state/answers.ts';
import { compareIds, findUnit, type Game, type Unit, unitOf } from '../state/game.ts';
import { type Refusal, refusal, type Term } from '../state/reasons.ts';
import { hasSkill } from '../units/skills.ts';
import { isArtillery, isInfantry, isSquare } from '../units/units.ts';

/** How far from the group a scout may stand, in hexes. ORD-09, R-16. */
const SCOUT_DISTANCE = 3;
/** Scouts and guns that one group brings at most. ORD-09, ORD-10. */
const MOST_SCOUTS = 2;
const MOST_GUNS = 1;

function isGun(u: Unit): boolean {
  return u.type === 'regimentalGun';
}

function isScout(u: Unit): boolean {
  return hasSkill(u, 'scout');
}

function distanceTo(group: readonly Unit[], u: Unit): number {
  return Math.min(...group.map((member) => distanceBetween(member, u)));
}

/** Whether a gun may come with the group at all: nothing but foot and horse, and steady. ORD-10. */
function mayBringGun(group: readonly Unit[]): boolean {
  return group.every((member) => !isArtillery(member));
}

function standsBesideInfantry(group: readonly Unit[], gun: Unit): boolean {
  return group.some((member) => isInfantry(member) && distanceBetween(member, gun) === 1);
}

function isFresh(g: Game, u: Unit): boolean {
  return u.side === g.side && u.fate === 'present' && !u.activated && !u.acted;
}

/** The line that tells why a rider costs nothing. ORD-09, ORD-10. */
export function riderTerm(u: Unit): Term {
  return isGun(u)
    ? { rule: 'ORD-10', why: 'gunRides', amount: 0 }
    : { rule: 'ORD-09', why: 'scoutRides', amount: 0 };
}

function scoutRefusals(group: readonly Unit[], u: Unit): readonly Refusal[] {
  const reasons: Refusal[] = [];
  const facts = { unit: u.id };
  if (u.panicked) reasons.push(refusal('ORD-09', 'panicked', facts));
  if (isSquare(u)) reasons.push(refusal('ORD-09', 'scoutInSquare', facts));
  const distance = distanceTo(group, u);
  if (distance > SCOUT_DISTANCE)
    reasons.push(refusal('ORD-09', 'scoutTooFar', { ...facts, distance, most: SCOUT_DISTANCE }));
  return reasons;
}

function gunRefusals(group: readonly Unit[], u: Unit): readonly Refusal[] {
  if (!mayBringGun(group)) return [refusal('ORD-10', 'gunWithArtillery', { unit: u.id })];
  return standsBesideInfantry(group, u) ? [] : [refusal('ORD-10', 'gunNotBeside', { unit: u.id })];
}

/** Every reason why the unit may not ride along with that group, other riders apart. ORD-09, ORD-10, ORD-15, R-16, R-17. */
export function riderRefusals(g: Game, group: readonly Unit[], u: Unit): readonly Refusal[] {
  const facts = { unit: u.id };
  if (u.side !== g.side) return [refusal('ORD-09', 'notYours', facts)];
  if (u.fate !== 'present') return [refusal('LOS-04', 'gone', facts)];
  if (!isGun(u) && !isScout(u)) return [refusal('ORD-09', 'neverRides', facts)];
  const reasons: Refusal[] = [];
  if (u.displaced) reasons.push(refusal('CHG-39', 'displaced', facts));
  else if (u.activated) reasons.push(refusal('ORD-15', 'alreadyActivated', facts));
  else if (u.acted) reasons.push(refusal('SEQ-06', 'alreadyActed', facts));
  if (group.some((member) => member.panicked))
    reasons.push(refusal(isGun(u) ? 'ORD-10' : 'ORD-09', 'panickedGroupNoRiders', facts));
  return [...reasons, ...(isGun(u) ? gunRefusals(group, u) : scoutRefusals(group, u))];
}

/** Every reason why these units may not ride along together with the group. ORD-09, ORD-10. */
export function ridersRefusals(
  g: Game,
  groupIds: readonly string[],
  riderIds: readonly string[],
): readonly Refusal[] {
  const group = groupIds.filter((id) => findUnit(g, id)).map((id) => unitOf(g, id));
  const riders = riderIds.filter((id) => findUnit(g, id)).map((id) => unitOf(g, id));
  if (group.length === 0) return riders.map((rider) => refusal('ORD-09', 'neverRides', { unit: rider.id }));
  // riders are no members, whom the order activates already
  const reasons = riders.flatMap((rider) =>
    group.includes(rider)
      ? [refusal('ORD-15', 'alreadyActivated', { unit: rider.id })]
      : riderRefusals(g, group, rider),
  );
  if (riders.filter(isScout).length > MOST_SCOUTS)
    reasons.push(refusal('ORD-09', 'tooManyScouts', { most: MOST_SCOUTS }));
  if (riders.filter(isGun).length > MOST_GUNS)
    reasons.push(refusal('ORD-10', 'tooManyGuns', { most: MOST_GUNS }));
  return reasons;
}

/** The units of the side to play that could ride along with some group, by id: none costs nothing further on. */
export function possibleRiders(g: Game): readonly Unit[] {
  const found = g.units.filter((u) => isFresh(g, u) && (isGun(u) || isScout(u)));
  return found.sort(compareIds);
}

const NOBODY: readonly string[] = [];

/**
 * Every choice of riders a group has, nobody first, then fewer before more, each as ids in order: up to two scouts and up
 * to one gun out of `possible`. ORD-09, ORD-10.
 */
export function legalRiders(
  g: Game,
  groupIds: readonly string[],
  possible: readonly Unit[],
): readonly (readonly string[])[] {
  const group = groupIds.map((id) => unitOf(g, id));
  const able = possible.filter((u) => !groupIds.includes(u.id) && riderRefusals(g, group, u).length === 0);
  const scouts = able.filter(isScout).map(({ id }) => id);
  const guns = able.filter(isGun).map(({ id }) => id);
  const choices: (readonly string[])[] = [NOBODY];
  for (const [at, first] of scouts.entries()) {
    choices.push([first]);
    for (const second of scouts.slice(at + 1)) choices.push([first, second]);
  }
  const withGuns = guns.flatMap((gun) => choices.map((others) => [...others, gun].sort()));
  return [...choices, ...withGuns].sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}

/** The steady regimental guns beside friendly infantry, by id: those that may answer a shot at it. FIR-18, R-123. */
export function gunsBeside(g: Game, infantry: Unit): readonly string[] {
  if (!isInfantry(infantry)) return NOBODY;
  const found = g.units.filter(
    (u) => isGun(u) && u.side === infantry.side && u.fate === 'present' && distanceBetween(u, infantry) === 1,
  );
  return found.map(({ id }) => id).sort();
}

/** The choice that activates a group and whoever comes beside it. ORD-03, ORD-09, ORD-10. */
export function groupChoice(group: readonly string[], riders: readonly string[]): Choice {
  const units = [...group].sort();
  return riders.length === 0
    ? { choose: 'group', units }
    : { choose: 'group', units, riders: [...riders].sort() };
}
