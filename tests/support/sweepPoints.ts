/** The points of a sweep that something can be asked of. */
import type { Matter } from '../../src/odds/laboratory/asked.ts';
import type { Choice } from '../../src/rules/state/answers.ts';
import type { Sandbox } from '../../src/store/laboratory/sandbox.ts';
import { casesOf, type SweepValue, type Varied } from '../../src/store/laboratory/sweep.ts';

export interface AskedPoint {
  readonly value: SweepValue;
  readonly matter: Matter & { readonly reaction: Choice | null };
}

/** Those that there is room for; `before`: the field as it was. */
export function askedPoints(
  varied: Varied,
  sandbox: Sandbox,
  matter: Matter,
  before: readonly Sandbox[] = [],
): readonly AskedPoint[] {
  return casesOf(varied, sandbox, matter, [], before).flatMap(({ value, matter: asked }) =>
    asked ? [{ value, matter: asked }] : [],
  );
}
