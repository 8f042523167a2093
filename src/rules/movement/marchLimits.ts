/** What bounds a march: its allowance in hexes, and where it may end beside enemies. */
import { type Facing, turn } from '../../geometry/facing.ts';
import { distance, type Hex } from '../../geometry/hex.ts';
import { type Board, boardOf, cellOf, neighbourCell, occupants } from '../ground/board.ts';
import { contactsOf, engagedBy, engages, nearestEnemyDistance } from '../ground/engagement.ts';
import { distanceBetween, distanceTo, isTwofold } from '../ground/halves.ts';
import { imagined } from '../ground/passage.ts';
import { ignoresPenalties } from '../ground/terrain.ts';
import { horseArtilleryForcedMarchFire, marchMayEngage } from '../state/actionHouseRules.ts';
import type { Game, Unit } from '../state/game.ts';
import { movementFactor } from '../units/factors.ts';
import { isHorseArtillery, isInfantry } from '../units/units.ts';
import { halved } from './displacement.ts';

export type March = 'frontalMarch' | 'indirectMarch';

/** What comes after the march in the same action: a shot (FIR-03), a change of formation (FRM-17), nothing. */
export type Follow = 'none' | 'fire' | 'formation';

/** No forced march begins or ends this near to an enemy, in hexes. MAN-09. */
const FORCED_MARCH_DISTANCE = 4;

/** Hexes a march may cost: on clean ground and on penalising ground, ordinary and forced (the same when not allowed). */
export interface Allowance {
  readonly clean: number;
  readonly touched: number;
  readonly forcedClean: number;
  readonly forcedTouched: number;
}

/** Infantry in line never forces its march; light infantry that wants to fire does not either, horse artillery by an option. MAN-09, FIR-03, R-26. */
export function mayEverForce(g: Game, u: Unit, follow: Follow): boolean {
  if (follow === 'fire' && isHorseArtillery(u)) return horseArtilleryForcedMarchFire(g);
  if (!isInfantry(u)) return true;
  return follow !== 'fire' && (u.formation === 'column' || u.formation === 'skirmish');
}

/** Any enemy counts, panicked or not. MAN-09, R-60. */
function isFreeToForce(g: Game, u: Unit): boolean {
  return nearestEnemyDistance(g, u, false) > FORCED_MARCH_DISTANCE;
}

/** MAN-03, MAN-09, TER-08 to TER-10; a change of formation to come takes 1 hex of it, R-54. */
export function allowanceOf(g: Game, u: Unit, follow: Follow): Allowance {
  const factor = movementFactor(u);
  const spared = follow === 'formation' ? 1 : 0;
  const hardened = ignoresPenalties(u);
  const clean = factor - spared;
  const touched = (hardened ? factor : halved(g, factor)) - spared;
  if (!mayEverForce(g, u, follow) || !isFreeToForce(g, u))
    return { clean, touched, forcedClean: clean, forcedTouched: touched };
  const doubled = doubledAllowance(u, follow);
  return { clean, touched, forcedClean: doubled.clean, forcedTouched: doubled.touched };
}

/** What a forced march may cost, were it allowed. MAN-09, TER-10. */
export function doubledAllowance(u: Unit, follow: Follow): Pick<Allowance, 'clean' | 'touched'> {
  const factor = movementFactor(u);
  const spared = follow === 'formation' ? 1 : 0;
  return { clean: 2 * factor - spared, touched: (ignoresPenalties(u) ? 2 : 1) * factor - spared };
}

/** MAN-08: hexes in one straight row; light cavalry goes farther, R-65. */
export function indirectReach(u: Unit): number {
  return u.type === 'lightCavalry' ? 3 : 1;
}

/** What every end of a march is judged by. */
export interface MarchStart {
  readonly g: Game;
  readonly u: Unit;
  readonly board: Board;
  readonly unitOn: (cell: number) => Unit | undefined;
  readonly cell: number;
  /** Enemies that engage the unit now, MAN-16. */
  readonly engagers: readonly Unit[];
  /** Hexes of enemies a forced march could come near; none where none is asked about. */
  readonly forcedFrom: readonly Hex[];
}

/** The hexes of enemies so near to the unit. */
function enemiesWithin(g: Game, u: Unit, distance: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (const other of g.units)
    if (other.side !== u.side && other.fate === 'present' && distanceTo(other, u.hexes[0]) <= distance)
      hexes.push(...other.hexes);
  return hexes;
}

/**
 * What the ends of a march are judged by; `reach`: how far it may go at most, in hexes, where a forced march is asked
 * about. MAN-09, MAN-16.
 */
export function marchStart(g: Game, u: Unit, reach = 0): MarchStart {
  const board = boardOf(g);
  const hex = u.hexes[0];
  return {
    g,
    u,
    board,
    unitOn: occupants(g, board),
    cell: cellOf(board, hex),
    engagers: engagedBy(g, u),
    forcedFrom: reach > 0 ? enemiesWithin(g, u, reach + FORCED_MARCH_DISTANCE) : [],
  };
}

/** Whether a forced march may end there. MAN-09, R-60. */
function isClearOfEnemies(start: MarchStart, to: Hex): boolean {
  for (const hex of start.forcedFrom) if (distance(hex, to) <= FORCED_MARCH_DISTANCE) return false;
  return true;
}

/** What a march that costs so much lacks: hexes, or distance from enemies for being forced. MAN-03, MAN-09, TER-08. */
export function costBar(
  start: MarchStart,
  allowance: Allowance,
  cost: number,
  clean: boolean,
  to: Hex,
): 'tooFar' | 'enemyNear' | null {
  if (cost > (clean ? allowance.forcedClean : allowance.forcedTouched)) return 'tooFar';
  return cost > (clean ? allowance.clean : allowance.touched) && !isClearOfEnemies(start, to)
    ? 'enemyNear'
    : null;
}

/**
 * Whether a march may bring a unit to engage an enemy that was so far off and not in contact: one beside it by turning in
 * place, or as the option has it. R-61.
 */
function mayEngageAnew(g: Game, turnsInPlace: boolean, distanceBefore: number): boolean {
  switch (marchMayEngage(g)) {
    case 'face_adjacent':
      return turnsInPlace && distanceBefore === 1;
    case 'within_2':
      return distanceBefore <= 2;
    case 'never_new':
      return false;
  }
}

/**
 * The same for an extended line: it turns by a wheel or an about-face, which is all its march then, so that it may come
 * to face enemies that were beside it..
 */
function engagedAnewByLine(start: MarchStart, to: Hex, facing: Facing): Unit | null {
  const { g, u } = start;
  const end = imagined(u, to, facing);
  const contacts = contactsOf(g, u);
  const turns = facing !== u.facing;
  const found = g.units.find(
    (enemy) =>
      engages(g, end, enemy) &&
      !contacts.includes(enemy) &&
      !mayEngageAnew(g, turns, distanceBetween(u, enemy)),
  );
  return found ?? null;
}

/** The enemy on a neighbour of the end's cell if it would be engaged anew there. */
function anewOn(start: MarchStart, cell: number, to: Hex, facing: Facing): Unit | null {
  const other = start.unitOn(cell);
  if (other === undefined || other.side === start.u.side) return null;
  if (contactsOf(start.g, start.u).includes(other)) return null;
  if (mayEngageAnew(start.g, false, distanceBetween(start.u, other))) return null;
  return engages(start.g, imagined(start.u, to, facing), other) ? other : null;
}

/**
 * The first enemy the end would engage without leave: one that was not in contact, unless the march is a rotation in
 * place. MAN-10, R-61.
 */
export function engagedAnew(start: MarchStart, to: Hex, facing: Facing): Unit | null {
  if (isTwofold(start.u)) return engagedAnewByLine(start, to, facing);
  const { board } = start;
  const cell = cellOf(board, to);
  // a turn in place may face whoever is beside it, which only the strictest reading of R-61 forbids
  if (cell === start.cell && marchMayEngage(start.g) !== 'never_new') return null;
  return (
    anewOn(start, neighbourCell(board, cell, facing), to, facing) ??
    anewOn(start, neighbourCell(board, cell, turn(facing, 1)), to, facing)
  );
}

/** Whether one of the enemies that engaged the unit still does; true if none did. MAN-16. */
export function keepsContact(start: MarchStart, to: Hex, facing: Facing): boolean {
  if (start.engagers.length === 0) return true;
  const end = imagined(start.u, to, facing);
  return start.engagers.some((enemy) => engages(start.g, enemy, end));
}

/** The enemies that engaged the unit and no longer would. MAN-17, R-63. */
export function shakenOff(start: MarchStart, to: Hex, facing: Facing): readonly Unit[] {
  if (start.engagers.length === 0) return start.engagers;
  const end = imagined(start.u, to, facing);
  return start.engagers.filter((enemy) => !engages(start.g, enemy, end));
}
