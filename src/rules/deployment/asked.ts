import type { Question } from '../state/answers.ts';

/** Whether it is of the set-up, or of reinforcements that come in: which unit, or where. VIC-04, R-150. */
export function asksSetUp(question: Question | null): boolean {
  return question?.ask === 'unitToDeploy' || question?.ask === 'deployment';
}
