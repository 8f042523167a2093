import type { Dice } from '../../engine/dice.ts';
import type { RollAbout } from '../../rules/state/facts.ts';
import type { Side } from '../../rules/state/vocabulary.ts';
import { dieName, facesTold } from '../diceNames.ts';
import type { openingRolls as inEnglish } from '../en/openingRolls.ts';
import { type Names, NOT_YET } from '../sentences.ts';
import { words } from './words.ts';
import { french } from './writing.ts';

const colours = (side: Side) => words.sides[side];

function rollTitle({ about }: RollAbout): string {
  if (about === 'firstTurn') return 'Qui commence ?';
  return about === 'orderPoints' ? 'Points d’ordre' : NOT_YET;
}

function diceReason(): string | null {
  return null;
}

function diceCount(dice: Dice): string {
  const kind = dice.dice === 'table' ? dieName(dice.counts) : 6;
  const plus = 'plus' in dice ? dice.plus : 0;
  const more = plus < 0 ? ` − ${french.number(-plus)}` : ` + ${french.number(plus)}`;
  return 'count' in dice ? `${dice.count}D${kind}${plus === 0 ? '' : more}` : 'au sort';
}

const bothSides = (sideName: (side: Side) => string) => [sideName('blue'), sideName('red')];

function rollSentence(
  _about: RollAbout,
  dice: Dice,
  _names: Names,
  sideName: (side: Side) => string = colours,
): string {
  return dice.dice === 'draw'
    ? `Tirer au sort le premier tour : ${french.any(bothSides(sideName))}`
    : `Lancer ${diceCount(dice)} : points d’ordre`;
}

function outcomeWords(
  { about }: RollAbout,
  _dice: Dice,
  outcome: number,
  _names: Names,
  sideName: (side: Side) => string = colours,
): string {
  return about === 'firstTurn'
    ? `premier tour : ${sideName(outcome === 0 ? 'blue' : 'red')}`
    : french.count(outcome, 'point d’ordre', 'points d’ordre');
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
    ? `Tirage au sort entre ${french.all(bothSides(sideName))} → ${result}`
    : `${diceCount(dice)} : ${facesTold(dice, faces).join(' ')} → ${result}`;
}

export const openingRolls: typeof inEnglish = {
  rollTitle,
  diceReason,
  rollSentence,
  rolledSentence,
  outcomeWords,
};
