/** The tables of a battle that is over, as rows for a spreadsheet. */
import { outcomesOf, readFaces } from '../../engine/dice.ts';
import type { AfterWords } from '../../language/en/after.ts';
import type { UnitLosses } from '../../store/after/losses.ts';
import { chanceOf } from '../../store/after/luck.ts';
import type { GameLogEntry } from '../../store/state.ts';
import type { Speaker } from '../shell/words.ts';

type Rows = readonly (readonly (string | number)[])[];

/** A row for each unit, under a head. */
export function lossRows(losses: readonly UnitLosses[], words: AfterWords, { name, side }: Speaker): Rows {
  return [
    words.files.heads.losses,
    ...losses.map((one) => [
      side(one.side),
      name(one.unit),
      one.initial,
      one.left,
      words.losses.fates[one.fate],
      one.fire,
      one.combat,
      one.other,
      one.taken,
      one.points,
    ]),
  ];
}

/** So many figures of a chance are worth keeping. */
const EXACT = 10_000;

function kept(value: number): number {
  return Math.round(value * EXACT) / EXACT;
}

/** A row for each roll, under a head: what fell, what it came to, what it comes to on average, and how rare that is. */
export function diceRows(
  log: readonly GameLogEntry[],
  words: AfterWords,
  { language, name, side }: Speaker,
): Rows {
  const rolled = log.flatMap(({ at, turn, roll, faces }) => {
    if (!roll) return [];
    const outcomes = outcomesOf(roll.dice);
    const total = Number(outcomes.reduce((sum, { weight }) => sum + weight, 0n));
    const mean = outcomes.reduce((sum, { outcome, weight }) => sum + (outcome * Number(weight)) / total, 0);
    return [
      [
        ...[at + 1, turn, side(roll.side), language.rollTitle(roll.about, name), faces.join(' ')],
        ...[readFaces(roll.dice, faces), kept(mean), kept(chanceOf(roll.dice, faces))],
      ],
    ];
  });
  return [words.files.heads.dice, ...rolled];
}
