/**
 * What must hold before something is legal, told once: whoever asks whether it is reads no further than the first condition
 * that fails, whoever asks why it is not reads them all.
 */
import type { Refusal } from './reasons.ts';

/** One condition: when it fails, and what is told then. The telling is worked out only for those who ask why. */
export interface Condition<Case> {
  readonly fails: (c: Case) => boolean;
  readonly tell: (c: Case) => Refusal;
}

/** Conditions by stages: those of a stage are judged only where all before it hold. */
export type Conditions<Case> = readonly (readonly Condition<Case>[])[];

/** Whether every condition holds. */
export function allHold<Case>(conditions: Conditions<Case>, c: Case): boolean {
  for (const stage of conditions) for (const { fails } of stage) if (fails(c)) return false;
  return true;
}

/** Every condition that fails in the first stage in which one does, each with what is told; none where all hold. */
export function failuresOf<Case>(conditions: Conditions<Case>, c: Case): readonly Refusal[] {
  for (const stage of conditions) {
    const failed = stage.filter(({ fails }) => fails(c));
    if (failed.length > 0) return failed.map(({ tell }) => tell(c));
  }
  return [];
}
