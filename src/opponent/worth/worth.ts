/**
 * What a position is worth to a side, in army points: a sum of a few qualities of both armies, each with its weight. Nothing
 * is played on here; whoever asks sees to it that the position is quiet.
 */
import { distanceBetween } from '../../rules/ground/halves.ts';
import { hasSight } from '../../rules/ground/sight.ts';
import { isCover, isHill, isRough, terrainAt } from '../../rules/ground/terrain.ts';
import { enemyOf, type Game, type Unit } from '../../rules/state/game.ts';
import { breakPoint, turnLimit } from '../../rules/state/houseRules.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { rangeOf } from '../../rules/units/factors.ts';
import { isArtillery, isCavalry, isInfantry, isSquare } from '../../rules/units/units.ts';
import { armyValue, lossPoints, victoryPoints } from '../../rules/victory.ts';
import { netOf, rememberedOf, strikesRemembered } from './exchange.ts';
import { type Ground, groundWon } from './objectives.ts';
import { bearingOf, lostValue, woundsCount } from './standing.ts';
import type { Weights } from './weights.ts';

/** The qualities of one side's army, in army points before their weights. */
export interface Qualities {
  /** What it has lost of its price, wounds included. */
  readonly lost: number;
  /** What its panicked units still stand for. */
  readonly panic: number;
  /** What its units could do to the enemy where they stand. */
  readonly options: number;
  /** How far its units stand from the fight, in hexes times their price. */
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

/** A unit on the map with its place in the game's list. */
interface Placed {
  readonly u: Unit;
  readonly place: number;
}

/** What one unit adds to its side's qualities by where the enemies stand. */
interface Outlook {
  /** The most that it could do to any enemy, and the place of that enemy; sight is looked for only where it matters. */
  readonly option: number;
  readonly target: number;
  /** Hexes to the nearest enemy. */
  readonly nearest: number;
}

const NOBODY_NEAR = 99;

function outlookOf(g: Game, u: Unit, enemies: readonly Placed[]): Outlook {
  const memory = rememberedOf(g, u);
  let option = 0;
  let target = -1;
  let nearest = NOBODY_NEAR;
  for (const { u: t } of enemies) nearest = Math.min(nearest, distanceBetween(u, t));
  // whoever is in contact neither charges nor shoots
  const isFree = nearest > 1;
  for (const { u: t, place } of enemies) {
    const hexes = distanceBetween(u, t);
    if (!isFree && hexes > 2) continue;
    const { shot, charge, assault } = strikesRemembered(g, u, memory, t, place, hexes);
    const net = netOf({ charge: isFree ? charge : null, assault });
    if (net !== null && net > option) {
      option = net;
      target = place;
    }
    if (isFree && shot > option && hasSight(g, u, t)) {
      option = shot;
      target = place;
    }
  }
  return { option, target, nearest };
}

/** A second blow at the same enemy finds less to do; and orders reach only some of those who could strike. */
const AGAIN = 0.35;
const FURTHER = 0.15;
const LEAST = 0.1;

/** What several units could do together: the best first, each after the first counting less. */
function together(outlooks: readonly Outlook[]): number {
  const sorted = outlooks.filter(({ option }) => option > 0).sort((a, b) => b.option - a.option);
  const struck = new Set<number>();
  let sum = 0;
  sorted.forEach(({ option, target }, n) => {
    const share = Math.max(LEAST, 1 - FURTHER * n);
    sum += option * share * (struck.has(target) ? AGAIN : 1);
    struck.add(target);
  });
  return sum;
}

/** How many friends beside the unit look the same way, two at most. */
function beside(u: Unit, own: readonly Placed[]): number {
  let found = 0;
  for (const { u: friend } of own) {
    if (friend === u || friend.panicked) continue;
    if (friend.facing !== u.facing && !isSquare(friend) && !isSquare(u)) continue;
    if (distanceBetween(u, friend) === 1 && ++found === 2) break;
  }
  return found;
}

function qualitiesOf(
  g: Game,
  side: Side,
  own: readonly Placed[],
  enemies: readonly Placed[],
  won: Ground,
  points: number,
  breaking: number,
): Qualities {
  const wounds = woundsCount(g);
  const outlooks: Outlook[] = [];
  let [lost, panic, far, company, ground] = [0, 0, 0, 0, 0];
  for (const u of g.units) if (u.side === side) lost += lostValue(g, u, wounds);
  for (const { u } of own) {
    const { price, sound } = bearingOf(g, u);
    if (u.panicked) {
      panic += sound;
      continue;
    }
    const outlook = outlookOf(g, u, enemies);
    const { nearest } = outlook;
    outlooks.push(outlook);
    if (nearest < NOBODY_NEAR) far += price * Math.max(0, nearest - liking(u));
    company += price * beside(u, own);
    ground += price * suits(g, u);
  }
  const { [side]: held } = won.held;
  const { [side]: near } = won.near;
  return {
    lost,
    panic,
    options: together(outlooks),
    distance: far,
    company,
    ground,
    held,
    near,
    points: points + held,
    breaking,
  };
}

const values = new WeakMap<Game['battle'], Readonly<Record<Side, number>>>();

/** What each army is worth as a whole; it stays the same through a battle. */
function armyValues(g: Game): Readonly<Record<Side, number>> {
  const known = values.get(g.battle);
  if (known) return known;
  const made = { blue: armyValue(g, 'blue'), red: armyValue(g, 'red') };
  values.set(g.battle, made);
  return made;
}

/** What is lost by coming near the point at which the army breaks: more and more, the nearer it is. R-151. */
function breakingOf(g: Game, side: Side, losses: number): number {
  const limit = breakPoint(g);
  if (limit === 'none') return 0;
  const share = losses / Math.max(1, (limit / 100) * armyValues(g)[side]);
  const { format } = g.battle;
  return share >= 1 ? VICTORY * format : BREAKING * format * share * share;
}

/** The qualities of both armies. */
function bothQualities(g: Game): Readonly<Record<Side, Qualities>> {
  const [blue, red]: [Placed[], Placed[]] = [[], []];
  g.units.forEach((u, place) => {
    if (u.fate === 'present') (u.side === 'blue' ? blue : red).push({ u, place });
  });
  const won = groundWon(g);
  const losses = lossPoints(g);
  return {
    blue: qualitiesOf(g, 'blue', blue, red, won, losses.blue, breakingOf(g, 'blue', losses.red)),
    red: qualitiesOf(g, 'red', red, blue, won, losses.red, breakingOf(g, 'red', losses.blue)),
  };
}

/** How much the side has to press, and how much of a danger it takes for one. */
interface Urge {
  readonly press: number;
  readonly fear: number;
}

/** With a lead that wins there is no need to press. */
const AT_EASE: Urge = { press: 0.35, fear: 1 };

/** Without such a lead a side presses more and minds danger less as time runs out: a draw is no gain to keep. */
function urgeOf(g: Game, side: Side): Urge {
  const points = victoryPoints(g);
  const lead = points[side] - points[enemyOf(side)];
  if (lead >= LEAD * g.battle.format) return AT_EASE;
  const past = g.turn / turnLimit(g);
  return { press: 1 + 2 * past, fear: 1 - past / 2 };
}

/** Leads are looked at as far as this many times the one that wins. */
const AMPLE = 1.5;

/** How far the points are towards a lead that wins, more and more as time runs out: from one's own loss to one's victory. */
function leadOf(g: Game, points: number): number {
  const past = g.turn / turnLimit(g);
  const share = points / (LEAD * g.battle.format);
  return past * past * g.battle.format * Math.max(-AMPLE, Math.min(AMPLE, share));
}

/** What one part of the worth counts, by name: what is told of the position's being better. */
export type WorthPart = keyof Qualities | 'danger';

/** The worth of the position for the side, part by part. */
export function worthParts(g: Game, side: Side, w: Weights): Readonly<Record<WorthPart, number>> {
  const both = bothQualities(g);
  const own = both[side];
  const theirs = both[enemyOf(side)];
  const urge = urgeOf(g, side);
  return {
    lost: theirs.lost - own.lost,
    panic: w.panic * (theirs.panic - own.panic),
    options: w.options * own.options,
    danger: -w.danger * urge.fear * theirs.options,
    distance: -w.advance * urge.press * own.distance,
    company: w.company * own.company,
    ground: w.ground * own.ground,
    held: own.held - theirs.held,
    near: w.approach * (own.near - theirs.near),
    points: w.deciding * leadOf(g, own.points - theirs.points),
    breaking: theirs.breaking - own.breaking,
  };
}

/** The worth of the position for the side, in army points. */
export function worthOf(g: Game, side: Side, w: Weights): number {
  const parts = worthParts(g, side, w);
  let sum = 0;
  for (const part of Object.values(parts)) sum += part;
  if (g.outcome && g.outcome.winner !== 'draw')
    sum += (g.outcome.winner === side ? VICTORY : -VICTORY) * g.battle.format;
  return sum;
}
