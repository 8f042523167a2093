/** What is settled before a calculation: answers and outcomes pinned, and how runs are looked into. */
import type { Weighted } from '../engine/dice.ts';
import { canonicalText } from '../engine/interpreter.ts';
import { distance, type Hex } from '../geometry/hex.ts';
import type { Choice, Question } from '../rules/answers.ts';
import type { Decision, Roll } from '../rules/frames.ts';
import type { Game } from '../rules/game.ts';
import type { Bounds } from './explore.ts';

/** What a question says of itself; a part of it, such as `ask` and `unit`, names all that say so. */
export type QuestionPart = { readonly ask: Question['ask'] } & Readonly<Record<string, unknown>>;

/** An answer given wherever that is asked, or the one outcome of a roll that is looked into. */
export type Pin =
  | { readonly question: QuestionPart; readonly choice: Choice }
  /** A roll is named by what it decides and for whom, as in `rollName`. */
  | { readonly roll: string; readonly outcome: number };

/**
 * Which ends of flights and pursuits and which turns of fugitives are looked into. `plain`: of all those that cross the
 * same friends and stand beside the same units the first, and the first turn; `every`: all of them.
 */
export type Runs = 'plain' | 'every';

/** Names a roll: what it decides and the units it names. */
export function rollName({ about }: Roll): string {
  const names = Object.entries(about).filter(([, value]) => typeof value === 'string');
  return names.map(([key, value]) => `${key} ${value}`).join(', ');
}

/** Who stands beside that hex, besides the unit itself. */
function neighbours(game: Game, unit: string, hex: Hex): string {
  return game.units
    .filter(
      (other) =>
        other.fate === 'present' && other.id !== unit && other.hexes.some((one) => distance(one, hex) <= 1),
    )
    .map(({ id }) => id)
    .join();
}

/** The first answer of each kind. */
function plainRuns(game: Game, { question }: Decision, legal: readonly Choice[]): readonly Choice[] | null {
  if (question.ask === 'facing' && question.purpose === 'flight') return legal.slice(0, 1);
  if (question.ask !== 'flightEnd' && question.ask !== 'pursuitEnd') return null;
  const kinds = new Map<string, Choice>();
  for (const choice of legal) {
    if (choice.choose !== 'runEnd') continue;
    const beside = question.ask === 'pursuitEnd' ? neighbours(game, question.unit, choice.to) : '';
    const kind = `${choice.crossed.join()}|${choice.offMap}|${beside}`;
    if (!kinds.has(kind)) kinds.set(kind, choice);
  }
  return [...kinds.values()];
}

function isPart(part: QuestionPart, question: Question): boolean {
  if (part.ask !== question.ask) return false;
  const whole: Readonly<Record<string, unknown>> = { ...question };
  return Object.entries(part).every(([key, value]) => canonicalText(whole[key]) === canonicalText(value));
}

/** The bounds of a calculation with these pins, the later ones first. A pin that fits nowhere changes nothing. */
export function boundsOf(pins: readonly Pin[], runs: Runs): Bounds {
  const answers = pins.flatMap((pin) => ('roll' in pin ? [] : [pin])).reverse();
  const outcomes = new Map(pins.flatMap((pin) => ('roll' in pin ? [[pin.roll, pin.outcome] as const] : [])));
  return {
    answers: (game, decision, legal) => {
      for (const { question, choice } of answers) {
        if (!isPart(question, decision.question)) continue;
        const wanted = canonicalText(choice);
        const pinned = legal.find((one) => canonicalText(one) === wanted);
        if (pinned) return [pinned];
      }
      return runs === 'plain' ? plainRuns(game, decision, legal) : null;
    },
    ...(outcomes.size === 0
      ? {}
      : {
          outcomes: (_game: Game, roll: Roll, all: readonly Weighted[]) => {
            const wanted = outcomes.get(rollName(roll));
            return wanted === undefined ? null : all.filter(({ outcome }) => outcome === wanted);
          },
        }),
  };
}
