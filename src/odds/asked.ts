/** What whoever is asked for odds tells on the way, and why there may be none. */

/** How far a question is: so much is done, of so much where that is known. */
export interface Progress {
  readonly done: number;
  readonly of: number | null;
}

/** What is told on the way to an answer; nothing where there is only time to pause. */
export type OnTheWay<Meanwhile = never> = Progress | { readonly meanwhile: Meanwhile } | undefined;

/** Why there is no answer: too many situations, too much time, a fault of ours, or a worker that is heard no more. */
export const TROUBLES = ['tooLarge', 'tooLong', 'fault', 'silent'] as const;
export type Trouble = (typeof TROUBLES)[number];
