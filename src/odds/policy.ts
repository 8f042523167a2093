/** What is settled before a calculation: answers and outcomes pinned, and how runs are looked into. */
import type { Weighted } from '../engine/dice.ts';
import { canonicalText } from '../engine/interpreter.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import type { Roll } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import type { Bounds, Graph } from './explore.ts';
import { placesWithin, type Runs } from './places.ts';

/** What a question says of itself; a part of it, such as `ask` and `unit`, names all that say so. */
export type QuestionPart = { readonly ask: Question['ask'] } & Readonly<Record<string, unknown>>;

/** An answer given wherever that is asked, or the one outcome of a roll that is looked into. */
export type NamedPin =
  | { readonly question: QuestionPart; readonly choice: Choice }
  /** A roll is named by what it decides and for whom, as in `rollName`. */
  | { readonly roll: string; readonly outcome: number };

/** Names a roll: what it decides and the units it names. */
export function rollName({ about }: Roll): string {
  const names = Object.entries(about).filter(([, value]) => typeof value === 'string');
  return names.map(([key, value]) => `${key} ${value}`).join(', ');
}

function isPart(part: QuestionPart, question: Question): boolean {
  if (part.ask !== question.ask) return false;
  const whole: Readonly<Record<string, unknown>> = { ...question };
  return Object.entries(part).every(
    ([key, value]) => value === whole[key] || canonicalText(whole[key]) === canonicalText(value),
  );
}

type AnswerPin = Extract<NamedPin, { readonly question: QuestionPart }>;

/** The answers pinned, the later ones first. */
function pinnedAnswers(pins: readonly NamedPin[]): readonly AnswerPin[] {
  return pins.flatMap((pin) => ('roll' in pin ? [] : [pin])).reverse();
}

function firstAnswer(
  pinned: readonly AnswerPin[],
  question: Question,
  legal: readonly Choice[],
): Choice | undefined {
  for (const pin of pinned) {
    if (!isPart(pin.question, question)) continue;
    const wanted = canonicalText(pin.choice);
    const found = legal.find((one) => canonicalText(one) === wanted);
    if (found) return found;
  }
  return undefined;
}

/** The answer that is pinned to the question, if one is that is legal. */
export function pinnedAnswer(
  pins: readonly NamedPin[],
  question: Question,
  legal: readonly Choice[],
): Choice | undefined {
  return firstAnswer(pinnedAnswers(pins), question, legal);
}

/** The bounds of a calculation with these pins, the later ones first. A pin that fits nowhere changes nothing. */
export function boundsOf(pins: readonly NamedPin[], runs: Runs): Bounds {
  const answers = pinnedAnswers(pins);
  const outcomes = new Map(pins.flatMap((pin) => ('roll' in pin ? [[pin.roll, pin.outcome] as const] : [])));
  return {
    answers: (game, decision, legal) => {
      const pinned = firstAnswer(answers, decision.question, legal);
      return pinned ? [pinned] : placesWithin(runs, game, decision, legal);
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

/** Whether what is pinned is asked or rolled anywhere in the graph, and may be answered so. */
export function fitsSomewhere(pin: NamedPin, { nodes }: Graph): boolean {
  return nodes.some((node) => {
    if ('roll' in pin)
      return (
        node.kind === 'roll' &&
        rollName(node.roll) === pin.roll &&
        node.outcomes.some(({ outcome }) => outcome === pin.outcome)
      );
    return (
      node.kind === 'decision' &&
      isPart(pin.question, node.decision.question) &&
      pinnedAnswer([pin], node.decision.question, node.every) !== undefined
    );
  });
}
