/**
 * Answers about places in the order in which their unit sees them. The rules list places row by row from the top of the map;
 * where answers are worth the same, or not all are looked at, that order would have an army play otherwise from below than
 * from above.
 */
import { type Facing, turn } from '../geometry/facing.ts';
import { compareHexes, type Hex, turnVector } from '../geometry/hex.ts';
import { engine } from '../rules/rulebook.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import { type Game, type Unit, unitOf } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';

/** By how little one turns: not at all, by a sixth to the right or left, by two, about. */
const LEAST_TURN: Readonly<Record<Facing, number>> = [0, 1, 3, 5, 4, 2];

/** What a unit sees is compared as if it looked straight up. GEO-03. */
const UP: Facing = 5;

interface Seen {
  readonly choice: Choice;
  /** From the unit's place, as if it looked up. */
  readonly way: Hex;
  readonly turned: number;
}

function seen({ hexes: [from], facing: looks }: Unit, choice: Choice): Seen {
  const to = 'to' in choice ? choice.to : from;
  const facing = 'facing' in choice ? choice.facing : looks;
  const way = turnVector({ q: to.q - from.q, r: to.r - from.r }, UP - looks);
  return { choice, way, turned: LEAST_TURN[turn(facing, -looks)] };
}

/** The answers as the unit sees them: places before it first, then from left to right, then by how little it turns. */
export function inOwnView(u: Unit, legal: readonly Choice[]): readonly Choice[] {
  if (!legal.some((choice) => 'to' in choice || 'facing' in choice)) return legal;
  return legal
    .map((choice) => seen(u, choice))
    .sort((a, b) => compareHexes(a.way, b.way) || a.turned - b.turned)
    .map(({ choice }) => choice);
}

/** What may be answered to the question, as its unit sees it. */
export function answersTo(game: Game, question: Question): readonly Choice[] {
  const legal = engine.legal(game);
  if (legal.length < 2) return legal;
  const { unit } = whoIsMeant(question);
  return unit === null ? legal : inOwnView(unitOf(game, unit), legal);
}
