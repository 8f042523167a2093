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

const boards = new WeakMap<Game['units'], string>();
const whole = new WeakMap<Game, string>();

/** All that an action begun now depends on: the ground with its house rules, the units, whose turn it is and which. */
export function boardKey({ battle, units, side, turn }: Game): string {
  let text = boards.get(units);
  if (text === undefined) {
    text = canonicalText(units);
    boards.set(units, text);
  }
  return `${numberOf(battle)} ${side} ${turn} ${text}`;
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
