import type { Dice } from '../../engine/dice.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { dieName, facesTold } from '../diceNames.ts';
import { type Names, NOT_YET } from '../sentences.ts';
import { words } from './words.ts';
import { english } from './writing.ts';

const colours = (side: Side) => words.sides[side];

/** Who begins, or how many order points; of every other roll the whole tells. */
function rollTitle({ about }: RollAbout): string {
  if (about === 'firstTurn') return 'Who begins?';
  return about === 'orderPoints' ? 'Order points' : NOT_YET;
}

function diceReason(): string | null {
  return null;
}

function diceCount(dice: Dice): string {
  const kind = dice.dice === 'table' ? dieName(dice.counts) : 6;
  const plus = 'plus' in dice ? dice.plus : 0;
  const more = plus < 0 ? ` − ${english.number(-plus)}` : ` + ${english.number(plus)}`;
  return 'count' in dice ? `${dice.count}D${kind}${plus === 0 ? '' : more}` : 'lots';
}

const bothSides = (sideName: (side: Side) => string) => [sideName('blue'), sideName('red')];

function rollSentence(
  _about: RollAbout,
  dice: Dice,
  _names: Names,
  sideName: (side: Side) => string = colours,
): string {
  return dice.dice === 'draw'
    ? `Draw lots for the first turn: ${english.any(bothSides(sideName))}`
    : `Roll ${diceCount(dice)}: order points`;
}

function outcomeWords(
  { about }: RollAbout,
  _dice: Dice,
  outcome: number,
  _names: Names,
  sideName: (side: Side) => string = colours,
): string {
  return about === 'firstTurn'
    ? `${sideName(outcome === 0 ? 'blue' : 'red')} begins`
    : english.count(outcome, 'order point', 'order points');
}

function rolledSentence(
  about: RollAbout,
  dice: Dice,
  faces: readonly number[],
  outcome: number,
  names: Names,
  sideName: (side: Side) => string = colours,
): string {
  const result = outcomeWords(about, dice, outcome, names, sideName);
  return dice.dice === 'draw'
    ? `Lots drawn between ${english.all(bothSides(sideName))} → ${result}`
    : `${diceCount(dice)}: ${facesTold(dice, faces).join(' ')} → ${result}`;
}

/** The rolls as far as the opening of the rulebook goes: the lots for the first turn, and the dice for the orders. */
export const openingRolls = { rollTitle, diceReason, rollSentence, rolledSentence, outcomeWords };
