/** What a unit still stands for: the share of its price that its losses have put in danger. */

import { objectivesOf } from '../../rules/objectiveStates.ts';
import type { Game, Unit } from '../../rules/state/game.ts';
import { turnLimit, vpUnitValue } from '../../rules/state/houseRules.ts';
import { thresholdOf } from '../../rules/units/units.ts';

/** Of the price, lost by the time a unit is demoralised, and by the time its last point is left. */
const AT_THRESHOLD = 0.4;
const AT_THE_LAST = 0.75;
/** What a unit that fled off the map gives the enemy counts half, but it fights no more. VIC-03. */
const FLED = 0.85;
/** With fewer turns left than this, wounds are worth less and less: only units lost count in the end. R-151. */
const TIME_TO_FINISH = 4;

/** The share of the price that is lost, of a unit with so much strength left. */
export function shareLost(u: Unit, strength: number): number {
  if (strength <= 0) return 1;
  const whole = Math.max(1, u.initialStrength);
  const edge = Math.min(thresholdOf(u).total, whole - 1);
  if (strength >= whole) return 0;
  if (strength > edge) return (AT_THRESHOLD * (whole - strength)) / (whole - edge);
  if (edge <= 1) return AT_THE_LAST;
  return AT_THRESHOLD + ((AT_THE_LAST - AT_THRESHOLD) * (edge - strength)) / (edge - 1);
}

const survivals = new WeakMap<Game['battle'], ReadonlyMap<string, number>>();

/** What the loss of units that must survive brings the enemy. R-151. */
function survivalPoints(g: Game, id: string): number {
  if (!g.battle.objectives) return 0;
  let points = survivals.get(g.battle);
  if (!points) {
    points = new Map(
      objectivesOf(g).flatMap(({ one }) =>
        one.kind === 'survival'
          ? [[one.unit, one.points + (one.sudden ? g.battle.format / 2 : 0)] as const]
          : [],
      ),
    );
    survivals.set(g.battle, points);
  }
  return points.get(id) ?? 0;
}

/** What the whole unit is worth to its enemy, in army points. VIC-02, R-151. */
export function priceOf(g: Game, u: Unit): number {
  const price = vpUnitValue(g) === 'scenario' ? (u.worth ?? u.cost) : u.cost;
  return Math.max(1, price) + survivalPoints(g, u.id);
}

/** What is asked of a unit all the time, worked out once for as long as it is as it is. */
export interface Bearing {
  readonly price: number;
  /** The part of its price that its losses have put in danger, and the rest. */
  readonly wounded: number;
  readonly sound: number;
}

const bearings = new WeakMap<Unit, Bearing & { readonly battle: Game['battle'] }>();

/** What the unit is worth, and how much of that its losses have put in danger. */
export function bearingOf(g: Game, u: Unit): Bearing {
  const known = bearings.get(u);
  if (known && known.battle === g.battle) return known;
  const price = priceOf(g, u);
  const wounded = shareLost(u, u.strength) * price;
  const made = { battle: g.battle, price, wounded, sound: price - wounded };
  bearings.set(u, made);
  return made;
}

/** How many turns the side to play has after this one. */
export function turnsLeft(g: Game): number {
  const night = g.battle.night?.turn ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(turnLimit(g), night) - g.turn);
}

/** How much wounds still count: in the last turns only the units that are lost do. */
export function woundsCount(g: Game): number {
  return Math.min(1, (turnsLeft(g) + 1) / TIME_TO_FINISH);
}

/** What the unit has lost of its price. */
export function lostValue(g: Game, u: Unit, wounds: number): number {
  switch (u.fate) {
    case 'eliminated':
      return priceOf(g, u);
    case 'fledOffMap':
      return FLED * priceOf(g, u);
    case 'present':
      return wounds * bearingOf(g, u).wounded;
    default:
      return 0;
  }
}

/** What it costs the unit to lose so many points more, in army points: more where it breaks or ends by it. */
export function lossOf(g: Game, u: Unit, points: number): number {
  if (points <= 0) return 0;
  return (shareLost(u, u.strength - points) - shareLost(u, u.strength)) * priceOf(g, u);
}
