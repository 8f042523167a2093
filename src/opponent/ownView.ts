/**
 * Answers about places in the order in which their unit sees them. The rules list places row by row from the top of the map;
 * where answers are worth the same, or not all are looked at, that order would have an army play otherwise from below than
 * from above.
 */
import { coneSteps } from '../geometry/cone.ts';
import { FACINGS, type Facing, turn } from '../geometry/facing.ts';
import { compareHexes, type Hex, turnVector } from '../geometry/hex.ts';
import { routeIsOpen } from '../rules/attack/chargeConditions.ts';
import { compareRoutes } from '../rules/movement/displacement.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import { type Game, type Unit, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';
import { isSquare } from '../rules/units/units.ts';
import { nearestTo } from './places.ts';

/** By how little one turns: not at all, by a sixth to the right or left, by two, about. */
const LEAST_TURN: Readonly<Record<Facing, number>> = [0, 1, 3, 5, 4, 2];

/** What a unit sees is compared as if it looked straight up. GEO-03. */
const UP: Facing = 5;

/** The way from one hex to the other, as whoever stands at the first and looks there sees it who looks up. */
function seenFrom(from: Hex, looks: Facing, to: Hex): Hex {
  return turnVector({ q: to.q - from.q, r: to.r - from.r }, UP - looks);
}

/** The facing in whose sixth of the field the hex lies: of the two that share a row the one to the right. */
function towards(from: Hex, to: Hex): Facing | undefined {
  return FACINGS.find((facing) => {
    const [left = 0] = coneSteps(from, facing, to) ?? [];
    return left > 0;
  });
}

/** Where the unit looks; a square, which has no facing, and whoever is in panic minds the nearest enemy. GEO-12. */
function lookOf(g: Game, u: Unit): Facing {
  if (!isSquare(u) && !u.panicked) return u.facing;
  const [here] = u.hexes;
  const near = nearestTo(g, u.side, here);
  return (near && towards(here, near.hexes[0])) ?? u.facing;
}

interface Seen {
  readonly choice: Choice;
  readonly way: Hex;
  readonly turned: number;
  readonly route: readonly Hex[];
}

function seen(from: Hex, looks: Facing, choice: Choice): Seen {
  const to = 'to' in choice ? choice.to : from;
  const faces = 'facing' in choice && !('formation' in choice && isSquare(choice));
  return {
    choice,
    way: seenFrom(from, looks, to),
    turned: faces ? LEAST_TURN[turn(choice.facing, -looks)] : 0,
    route: 'route' in choice ? choice.route : [],
  };
}

/**
 * The answers as the unit sees them: places before it first, then from left to right, then by how little it turns, and of two
 * ways to one place the open one, on which a charge keeps its impetus. CBT-09.
 */
export function inOwnView(g: Game, u: Unit, legal: readonly Choice[]): readonly Choice[] {
  if (!legal.some((choice) => 'to' in choice || 'facing' in choice)) return legal;
  const [from] = u.hexes;
  const looks = lookOf(g, u);
  const closed = ({ route }: Seen) => Number(!routeIsOpen(g, from, route));
  const asSeen = ({ route }: Seen) => route.map((hex) => seenFrom(from, looks, hex));
  return legal
    .map((choice) => seen(from, looks, choice))
    .sort(
      (a, b) =>
        compareHexes(a.way, b.way) ||
        a.turned - b.turned ||
        closed(a) - closed(b) ||
        compareRoutes(asSeen(a), asSeen(b)),
    )
    .map(({ choice }) => choice);
}

/** What may be answered to the question, as its unit sees it; whoever is set up has no place yet to see from. */
export function answersTo(g: Game, question: Question): readonly Choice[] {
  const legal = engine.legal(g);
  const { unit, place } = whoIsMeant(question);
  return legal.length < 2 || unit === null || place === 'zone' ? legal : inOwnView(g, unitOf(g, unit), legal);
}
