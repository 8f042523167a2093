/** The likeliest course of an encounter, roll by roll: what its figures rest on, told as steps. */
import {
  type EncounterStep,
  NOT_ANSWERED,
  type PlayedOut,
  type PlayedRow,
  type TargetAnswer,
} from '../contract/encounter.ts';
import type { SystemTypes } from '../contract/systemTypes.ts';
import { facesOf, outcomesOf, type Weighted } from '../engine/dice.ts';

/** A step of the course, and the outcome with which it goes on: the likeliest, of equal ones the lowest. */
export interface CourseStep extends EncounterStep {
  readonly outcome: number | null;
}

/** Enough for any course; one that is longer is told as far as this. */
const LONGEST_COURSE = 60;

function likeliest(outcomes: readonly Weighted[]): number {
  return outcomes.reduce((best, one) => (one.weight > best.weight ? one : best)).outcome;
}

function notAnswered({ rules }: Pick<TargetAnswer<SystemTypes>, 'rules'>): CourseStep {
  return { step: NOT_ANSWERED, by: 'target', rules, sum: null, dice: null, outcome: null };
}

/** The steps on the way from the position to an end, each roll falling as it falls most often. */
export function courseOf<T extends SystemTypes>(
  { engine, step }: PlayedOut<T>,
  row: PlayedRow<T>,
): readonly CourseStep[] {
  const steps: CourseStep[] = [];
  let isAnswered = false;
  let position = engine.run(row.game);
  while (steps.length < LONGEST_COURSE) {
    const pending = engine.pending(position);
    if (pending.wait === 'over') break;
    if (pending.wait === 'decision') {
      const choice = row.takes(position, pending.decision);
      isAnswered ||= row.answer?.isIt(choice) === true;
      position = engine.follow(position, choice);
      continue;
    }
    const outcome = likeliest(outcomesOf(pending.roll.dice));
    // where no die is thrown nothing happens
    if (facesOf(pending.roll.dice).count > 0) steps.push({ ...step(position, pending.roll), outcome });
    position = engine.follow(position, outcome);
  }
  return row.answer && !isAnswered ? [notAnswered(row.answer), ...steps] : steps;
}
