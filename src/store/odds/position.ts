/** Names of positions: equal positions have equal names, whichever way the game came to them. */
import { canonicalText } from '../../engine/interpreter.ts';
import type { Battle, Game } from '../../rules/state/game.ts';

const battles = new WeakMap<Battle, number>();
let counted = 0;

function numberOf(battle: Battle): number {
  let number = battles.get(battle);
  if (number === undefined) {
    counted += 1;
    number = counted;
    battles.set(battle, number);
  }
  return number;
}

/** So many boards have a number at once: a game that goes on for hours keeps no more. */
const MOST = 200;
const numbers = new Map<string, number>();
let numbered = 0;

/** A number in place of a long text: names are compared often. */
function shortened(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  if (numbers.size >= MOST) numbers.clear();
  numbered += 1;
  numbers.set(text, numbered);
  return numbered;
}

const boards = new WeakMap<Game['units'], number>();
const whole = new WeakMap<Game, string>();

/** All that an action begun now depends on: the ground with its house rules, the units, whose turn it is and which. */
export function boardKey({ battle, units, side, turn }: Game): string {
  let number = boards.get(units);
  if (number === undefined) {
    number = shortened(canonicalText(units));
    boards.set(units, number);
  }
  return `${numberOf(battle)} ${side} ${turn} ${number}`;
}

/** The same with the procedures under way. */
export function positionKey(game: Game): string {
  let text = whole.get(game);
  if (text === undefined) {
    text = `${boardKey(game)} ${canonicalText(game.frames)}`;
    whole.set(game, text);
  }
  return text;
}
