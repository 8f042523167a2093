/** What the laboratory's worker tells in the end, without its progress. */
import type { LaboratoryOdds, Matter } from '../../src/odds/laboratory/asked.ts';
import { odds } from '../../src/odds/laboratory/reckon.ts';

/** What comes of work that tells how far it is. */
export function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The odds of the question; fails if the rule refuses it. */
export function laboratoryOdds(matter: Matter): LaboratoryOdds {
  const told = finished(odds(matter));
  if (!told) throw new Error('the rule refuses it');
  return told;
}
