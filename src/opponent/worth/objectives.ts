/** What the objectives of a scenario are worth to the two sides as things stand, and for coming near them. R-151. */
import { distanceTo } from '../../rules/ground/halves.ts';
import { objectivesOf } from '../../rules/objectiveStates.ts';
import { goneBy, holderOfPlace, sidesOn } from '../../rules/objectives.ts';
import {
  type ExitObjective,
  type Game,
  type ObjectiveState,
  type PlaceObjective,
  unitAt,
} from '../../rules/state/game.ts';
import { type BySide, SIDES, type Side } from '../../rules/state/vocabulary.ts';
import { isArtillery } from '../../rules/units/units.ts';
import { turnsAway } from './marching.ts';
import { turnsLeft } from './standing.ts';

/** An objective that wins at once counts as so much of the format. */
const SUDDEN = 0.35;
/** So many turns of a place that pays each turn are reckoned with. */
const TURNS_RECKONED = 5;
/** From so many turns away one comes near, and to an exit from so many hexes. */
const TURNS_NEAR = 5;
const NEAR = 14;
const FARTHEST = 99;
/** An exit is worth this share of its points to a unit about to reach it. */
const LEAVING = 0.8;

/** Points that are there, and points that units come near to. */
export interface Ground {
  readonly held: BySide<number>;
  readonly near: BySide<number>;
}

const NONE: Ground = { held: { blue: 0, red: 0 }, near: { blue: 0, red: 0 } };

function stake(g: Game, place: PlaceObjective): number {
  const sudden = place.sudden ? SUDDEN * g.battle.format : 0;
  if (place.when === 'end') return place.points + sudden;
  return place.points * Math.min(TURNS_RECKONED, turnsLeft(g) + 1) + sudden;
}

/** What the nearest unit that could take the place counts, the second and the third. */
const NEAREST = [0.5, 0.3, 0.2] as const;

/** How near the side's units are that could take the place: from 0 to 1. */
function nearness(g: Game, side: Side, hexes: PlaceObjective['hexes']): number {
  const away: number[] = [];
  for (const u of g.units) {
    if (u.side !== side || u.fate !== 'present' || u.panicked || isArtillery(u)) continue;
    let least = FARTHEST;
    for (const hex of hexes) least = Math.min(least, distanceTo(u, hex));
    away.push(Math.min(TURNS_NEAR, turnsAway(u, least, 0)));
  }
  away.sort((a, b) => a - b);
  return NEAREST.reduce((sum, share, n) => sum + share * (1 - (away[n] ?? TURNS_NEAR) / TURNS_NEAR), 0);
}

/** How much is left of being near to a place while steady enemies stand on all of it. */
const BARRED = 0.4;

/** How much being near to those hexes counts for the side. */
function openness(g: Game, side: Side, hexes: PlaceObjective['hexes']): number {
  const isBarred = hexes.every((hex) => {
    const u = unitAt(g, hex);
    return u !== undefined && u.side !== side && !u.panicked;
  });
  return isBarred ? BARRED : 1;
}

/** Hears of points that an objective holds for a side, or that are near to it. */
type Heard = (objective: string, kind: keyof Ground, side: Side, points: number) => void;

function place(g: Game, one: PlaceObjective, state: ObjectiveState, heard: Heard): void {
  if (one.when === 'eachTurn') for (const side of SIDES) heard(one.id, 'held', side, state.points[side]);
  const worth = stake(g, one);
  const holder = holderOfPlace(g, one, state.holder);
  if (holder && (one.side === undefined || one.side === holder)) heard(one.id, 'held', holder, worth);
  const [there, others] = sidesOn(g, one);
  for (const side of SIDES) {
    const isTheirs = one.side !== undefined && one.side !== side;
    // whoever stands there though it counts for the enemy alone keeps it from him
    if (isTheirs && there === side && !others) heard(one.id, 'near', side, worth);
    else if (side !== holder || isTheirs)
      heard(one.id, 'near', side, worth * openness(g, side, one.hexes) * nearness(g, side, one.hexes));
  }
}

function exit(g: Game, one: ExitObjective, heard: Heard): void {
  const worth = one.points + (one.enough ? (SUDDEN * g.battle.format) / one.enough : 0);
  for (const { side } of goneBy(g, one)) heard(one.id, 'held', side, worth);
  const open = openness(g, one.side, one.hexes);
  for (const u of g.units) {
    if (u.side !== one.side || u.fate !== 'present' || u.panicked) continue;
    const hexes = Math.min(...one.hexes.map((hex) => distanceTo(u, hex)));
    heard(one.id, 'near', u.side, open * LEAVING * worth * Math.max(0, 1 - hexes / (2 * NEAR)));
  }
}

function eachObjective(g: Game, heard: Heard): void {
  for (const { one, state } of objectivesOf(g))
    if (one.kind === 'place') place(g, one, state, heard);
    else if (one.kind === 'exit') exit(g, one, heard);
}

/** What the objectives hold for both sides; nothing where the scenario has none. */
export function groundWon(g: Game): Ground {
  if (!g.battle.objectives) return NONE;
  const won = { held: { blue: 0, red: 0 }, near: { blue: 0, red: 0 } };
  eachObjective(g, (_, kind, side, points) => {
    won[kind][side] += points;
  });
  return won;
}

/** What each objective is worth to the side as things stand, what is near counting as much less as told. */
export function objectiveShares(g: Game, side: Side, approach: number): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  if (!g.battle.objectives) return shares;
  eachObjective(g, (id, kind, whose, points) => {
    const worth = (kind === 'held' ? points : approach * points) * (whose === side ? 1 : -1);
    shares.set(id, (shares.get(id) ?? 0) + worth);
  });
  return shares;
}
