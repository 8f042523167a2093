/**
 * What a position is worth to a side, in army points: a sum of a few qualities of both armies, each with its weight. Nothing
 * is played on here; whoever asks sees to it that the position is quiet.
 */
import { distanceBetween } from '../../rules/ground/halves.ts';
import { isCover, isHill, isRough, terrainAt } from '../../rules/ground/terrain.ts';
import { enemyOf, type Game, type Unit } from '../../rules/state/game.ts';
import { breakPoint, turnLimit } from '../../rules/state/houseRules.ts';
import type { BySide, Side } from '../../rules/state/vocabulary.ts';
import { rangeOf } from '../../rules/units/factors.ts';
import { isArtillery, isCavalry, isInfantry, isSquare } from '../../rules/units/units.ts';
import { armyValue, lossPoints, victoryPoints, wholeWorth } from '../../rules/victory.ts';
import { type Stakes, UNBROKEN } from './exchange.ts';
import { turnsAway } from './marching.ts';
import { type Ground, groundWon } from './objectives.ts';
import { type Striker, together } from './orderly.ts';
import { NOBODY_NEAR, nearestOf, type OnMap, outlookOf, placedOf } from './outlook.ts';
import { bearingOf, lostValue, turnsLeft, woundsCount } from './standing.ts';
import type { Weights } from './weights.ts';

/** The qualities of one side's army, in army points before their weights. */
export interface Qualities {
  /** What it has lost of its price, wounds included. */
  readonly lost: number;
  /** What its panicked units still stand for. */
  readonly panic: number;
  /** What its units could do to the enemy where they stand. */
  readonly options: number;
  /** How far its units stand from the fight, in turns times their price. */
  readonly distance: number;
  readonly company: number;
  readonly ground: number;
  /** Points of objectives held, and come near to. */
  readonly held: number;
  readonly near: number;
  /** Points as they would be counted now. */
  readonly points: number;
  /** How near its losses have brought it to its breaking, in army points. */
  readonly breaking: number;
}

/** A battle won, and one nearly won by the enemy's breaking, as a share of the format. */
const VICTORY = 2;
const BREAKING = 0.3;
/** A lead that wins, as a share of the format. R-151. */
const LEAD = 0.1;

/** How near the fight a unit wants to be, in hexes. */
function liking(u: Unit): number {
  if (isArtillery(u)) return Math.max(2, Math.floor(0.6 * rangeOf(u)));
  if (isCavalry(u)) return 5;
  return u.type === 'lightInfantry' ? 4 : 3;
}

/** Within so many hexes of the enemy one is in the fight, and nearness counts so much less. */
const IN_FIGHT = 6;
const NEARER = 0.35;
/** There each hex counts the same for all, for nobody changes his formation for the sake of one hex: so many are a turn. */
const A_TURN = 3;
/** A unit in panic is as good as so many turns away. */
const LOST_TO_PANIC = 0.5;

/** How far from the fight the unit is, in turns; what is left of the way within the fight counts less. */
function farness(u: Unit, nearest: number): number {
  const near = liking(u);
  const fight = Math.max(near, IN_FIGHT);
  const within = Math.max(0, Math.min(nearest, fight) - near) / A_TURN;
  return (nearest > fight ? turnsAway(u, nearest, fight) : 0) + NEARER * within;
}

/** From -1 to 1, how well the ground suits the unit. */
function suits(g: Game, u: Unit): number {
  const terrain = terrainAt(g, u.hexes[0]);
  if (isInfantry(u)) {
    if (terrain === 'village' || terrain === 'fortifiedPoint') return 0.6;
    if (u.type === 'lightInfantry') return isCover(terrain) ? 0.6 : 0;
    return terrain === 'bridge' || terrain === 'difficult' ? -0.5 : 0;
  }
  if (isRough(terrain)) return -1;
  return isArtillery(u) && isHill(g, u.hexes[0]) ? 1 : 0;
}

/** How many friends beside the unit look the same way, two at most. */
function beside(u: Unit, own: readonly OnMap[]): number {
  let found = 0;
  for (const { u: friend } of own) {
    if (friend === u || friend.panicked) continue;
    if (friend.facing !== u.facing && !isSquare(friend) && !isSquare(u)) continue;
    if (distanceBetween(u, friend) === 1 && ++found === 2) break;
  }
  return found;
}

/** How a position is gone through. */
interface Going extends Stakes {
  /** Whether what either side could do to the other counts at all. */
  readonly threats: boolean;
  /** Who was there when the thought began, and has been lost, put in panic or driven on in it since: where he stood then. */
  readonly beaten: readonly OnMap[];
}

function qualitiesOf(
  r: Going,
  side: Side,
  own: readonly OnMap[],
  enemies: readonly OnMap[],
  won: Ground,
  points: number,
  breaking: number,
): Qualities {
  const { g } = r;
  const beaten = r.beaten.filter(({ u }) => u.side !== side);
  const wounds = woundsCount(g);
  const strikers: Striker[] = [];
  let [lost, panic, far, company, ground] = [0, 0, 0, 0, 0];
  for (const u of g.units) if (u.side === side) lost += lostValue(g, u, wounds);
  for (const { u } of own) {
    const { price, sound } = bearingOf(g, u);
    if (u.panicked) {
      panic += sound;
      far += price * LOST_TO_PANIC;
      continue;
    }
    const outlook = r.threats ? outlookOf(r, u, enemies) : null;
    if (outlook && outlook.option > 0) strikers.push(outlook);
    const now = outlook ? outlook.nearest : nearestOf(u, enemies);
    const nearest = Math.min(now, nearestOf(u, beaten));
    if (nearest < NOBODY_NEAR) far += price * farness(u, nearest);
    company += price * beside(u, own);
    ground += price * suits(g, u);
  }
  const { [side]: held } = won.held;
  const { [side]: near } = won.near;
  return {
    lost,
    panic,
    options: together(g, strikers),
    distance: far,
    company,
    ground,
    held,
    near,
    points: points + held,
    breaking,
  };
}

const values = new WeakMap<Game, Readonly<Record<Side, number>>>();

/**
 * What each army is worth as a whole: the same all through a thought. Another thought may be of a side that sees the same
 * battle otherwise, so nothing is kept from one to the next. R-150.
 */
function armyValues(begun: Game): Readonly<Record<Side, number>> {
  const known = values.get(begun);
  if (known) return known;
  const made = { blue: armyValue(begun, 'blue'), red: armyValue(begun, 'red') };
  values.set(begun, made);
  return made;
}

/** How many points more each side bears, where one of its units stands for as many; `losses` as their enemies' points. R-151. */
function bearsOf(g: Game, begun: Game, losses: BySide<number>): BySide<number> {
  const limit = breakPoint(g);
  if (limit === 'none') return UNBROKEN;
  const borne = (side: Side): number => {
    const left = (limit / 100) * armyValues(begun)[side] - losses[enemyOf(side)];
    const isNear = g.units.some((u) => u.side === side && u.fate === 'present' && wholeWorth(g, u) >= left);
    return left > 0 && isNear ? left : Number.POSITIVE_INFINITY;
  };
  return { blue: borne('blue'), red: borne('red') };
}

/** What is lost by coming near the point at which the army breaks: more and more, the nearer it is. R-151. */
function breakingOf(g: Game, begun: Game, side: Side, losses: number): number {
  const limit = breakPoint(g);
  if (limit === 'none') return 0;
  const share = losses / Math.max(1, (limit / 100) * armyValues(begun)[side]);
  const { format } = g.battle;
  return share >= 1 ? VICTORY * format : BREAKING * format * share * share;
}

/** How much what is counted in the end counts by now: more and more, as time runs out. R-151. */
function lateness(g: Game): number {
  const past = g.turn / turnLimit(g);
  return past * past;
}

/**
 * Whether the unit has been put in panic, driven on in it or lost since it was like that; whoever has left by an exit has not
 * been beaten.
 */
function isBeaten(before: Unit, now: Unit): boolean {
  return before.fate === 'present' && now.fate !== 'exited' && (now.fate !== 'present' || now.panicked);
}

/** The units that have been beaten since, as they stood then: whoever beats the nearest enemy is not far from the fight by it. */
function beatenSince(begun: Game, g: Game): readonly OnMap[] {
  if (begun.units === g.units) return [];
  return begun.units.flatMap((u, place) => {
    const now = g.units[place];
    return now && now !== u && isBeaten(u, now) ? [{ u, place }] : [];
  });
}

/** The qualities of both armies. */
function bothQualities(g: Game, w: Weights, begun: Game): Readonly<Record<Side, Qualities>> {
  const threats = w.options > 0 || w.danger > 0;
  const { blue, red } = placedOf(g);
  const won = groundWon(g);
  const losses = lossPoints(g);
  const r = {
    g,
    ending: w.finish * lateness(g),
    bears: w.breaking ? bearsOf(g, begun, losses) : UNBROKEN,
    threats,
    beaten: beatenSince(begun, g),
  };
  return {
    blue: qualitiesOf(r, 'blue', blue, red, won, losses.blue, breakingOf(g, begun, 'blue', losses.red)),
    red: qualitiesOf(r, 'red', red, blue, won, losses.red, breakingOf(g, begun, 'red', losses.blue)),
  };
}

/** How much the side has to press, and how much of a danger it takes for one. */
interface Urge {
  readonly press: number;
  readonly fear: number;
  /** How much time there is for what a position promises: in the last turns only what is counted counts. R-151. */
  readonly time: number;
  /** Whether there is any: in its last turn a side places nobody for what will not come any more. */
  readonly later: 0 | 1;
}

/** With a lead that wins there is no need to press. */
const AT_EASE = { press: 0.35, fear: 1 } as const;

/** Without such a lead a side presses more and minds danger less as time runs out: a draw is no gain to keep. */
function urgeOf(g: Game, side: Side): Urge {
  const points = victoryPoints(g);
  const lead = points[side] - points[enemyOf(side)];
  const time = woundsCount(g);
  const later = g.side === side && turnsLeft(g) === 0 ? 0 : 1;
  if (lead >= LEAD * g.battle.format) return { ...AT_EASE, time, later };
  const past = g.turn / turnLimit(g);
  return { press: 1 + 2 * past, fear: 1 - past / 2, time, later };
}

/** Leads are looked at as far as this many times the one that wins. */
const AMPLE = 1.5;

/** How far the points are towards a lead that wins, more and more as time runs out: from one's own loss to one's victory. */
function leadOf(g: Game, points: number): number {
  const share = points / (LEAD * g.battle.format);
  return lateness(g) * g.battle.format * Math.max(-AMPLE, Math.min(AMPLE, share));
}

/** What one part of the worth counts, by name: what is told of the position's being better. */
export type WorthPart = keyof Qualities | 'danger';

/** The worth of the position for the side, part by part; `begun` is the game from which it is thought of. */
export function worthParts(
  g: Game,
  side: Side,
  w: Weights,
  begun: Game = g,
): Readonly<Record<WorthPart, number>> {
  const both = bothQualities(g, w, begun);
  const own = both[side];
  const theirs = both[enemyOf(side)];
  const urge = urgeOf(g, side);
  return {
    lost: theirs.lost - own.lost,
    panic: w.panic * urge.time * (theirs.panic - own.panic),
    options: w.options * urge.later * own.options,
    danger: -w.danger * urge.fear * theirs.options,
    distance: -w.advance * urge.press * urge.later * own.distance,
    company: w.company * urge.later * own.company,
    ground: w.ground * urge.later * own.ground,
    held: own.held - theirs.held,
    near: w.approach * (own.near - theirs.near),
    points: w.deciding * leadOf(g, own.points - theirs.points),
    breaking: theirs.breaking - own.breaking,
  };
}

/** The worth of the position for the side, in army points. */
export function worthOf(g: Game, side: Side, w: Weights, begun: Game = g): number {
  const parts = worthParts(g, side, w, begun);
  let sum = 0;
  for (const part of Object.values(parts)) sum += part;
  if (g.outcome && g.outcome.winner !== 'draw')
    sum += (g.outcome.winner === side ? VICTORY : -VICTORY) * g.battle.format;
  return sum;
}
