/**
 * Steps back and forth of what is in the making. A step that has put something else in its place knows as what that had
 * been kept: what comes back is kept there again, and takes the place of nothing else on the shelf.
 */

/** What there was. `as`: as what it was kept, where the step has put something else there; null where it went on with it. */
export interface MakingStep<T, As> {
  readonly was: T;
  readonly as: As | null;
}

interface Now<T, As> {
  readonly now: T;
  readonly as: As;
}

/** A step taken: as what that is kept which is there then, and the step that leads back from it. */
export function stepped<T, As>(
  step: MakingStep<T, As>,
  { now, as }: Now<T, As>,
): Now<T, As> & { readonly back: MakingStep<T, As> } {
  return { now: step.was, as: step.as ?? as, back: { was: now, as: step.as === null ? null : as } };
}
