/**
 * Decisions about places: where a move, a flight or a pursuit ends, which way a unit looks, which half, where skirmishers
 * go back. They have many answers, most of them alike in what follows: how many of them are looked into.
 */
import { distance, type Hex } from '../geometry/hex.ts';
import { terrainAt } from '../rules/ground/terrain.ts';
import type { Choice, Question } from '../rules/state/answers.ts';
import type { Decision } from '../rules/state/frames.ts';
import type { Game } from '../rules/state/game.ts';
import { whoIsMeant } from '../rules/state/meant.ts';

/**
 * Which answers about places are looked into. `every`: all of them. `plain`: moves, facings and halves all, of the ends of
 * flights and pursuits the first of each kind, of the facings after a flight the first. `alike`: of all places the first of
 * each kind. `first`: the first alone. Of one kind are places that cross the same friends, stand beside the same units on
 * the same ground, and look the same way.
 */
export const RUNS = ['every', 'plain', 'alike', 'first'] as const;
export type Runs = (typeof RUNS)[number];

/** Whether the answers to the question are places. */
export function isAboutPlace(question: Question): boolean {
  return whoIsMeant(question).place !== null;
}

/** Whether they are places that a player may choose beforehand: how far a run goes is known only once it is rolled. */
export function isChosenPlace(question: Question): boolean {
  const { place } = whoIsMeant(question);
  return place !== null && place !== 'runEnd';
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

/** What two places that are alike have in common; `unit`: who acts there. */
function kindOf(game: Game, question: Question, unit: string, choice: Choice): string {
  switch (choice.choose) {
    case 'runEnd': {
      const beside = question.ask === 'pursuitEnd' ? neighbours(game, unit, choice.to) : '';
      return `${choice.crossed.join()}|${choice.offMap}|${beside}`;
    }
    case 'move':
      return `${neighbours(game, unit, choice.to)}|${terrainAt(game, choice.to)}|${choice.facing}`;
    case 'putBack':
      return `${neighbours(game, unit, choice.to)}|${terrainAt(game, choice.to)}`;
    // a fugitive's facing is seldom asked after again
    case 'facing':
      return question.ask === 'facing' && question.purpose === 'flight' ? '' : String(choice.facing);
    default:
      return JSON.stringify(choice);
  }
}

function firstOfEachKind(game: Game, question: Question, legal: readonly Choice[]): readonly Choice[] {
  const kinds = new Map<string, Choice>();
  const unit = whoIsMeant(question).actor ?? '';
  for (const choice of legal) {
    const kind = kindOf(game, question, unit, choice);
    if (!kinds.has(kind)) kinds.set(kind, choice);
  }
  return [...kinds.values()];
}

/** The answers that are looked into; null for all of them, and wherever no place is asked for. */
export function placesWithin(
  runs: Runs,
  game: Game,
  { question }: Decision,
  legal: readonly Choice[],
): readonly Choice[] | null {
  if (runs === 'every' || !isAboutPlace(question)) return null;
  if (runs === 'first') return legal.slice(0, 1);
  const isRun = whoIsMeant(question).place === 'runEnd';
  const isFugitive = question.ask === 'facing' && question.purpose === 'flight';
  return runs === 'alike' || isRun || isFugitive ? firstOfEachKind(game, question, legal) : null;
}
