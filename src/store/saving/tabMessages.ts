/** What another tab says is believed only as far as it has the shape of a message: it may be of another version. */
import * as v from 'valibot';
import type { Recorded } from '../../engine/history.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import { STORED_ANSWER } from '../../scenarios/schema.ts';

/** What tabs tell one another. */
export type TabMessage =
  | {
      readonly tell: 'played';
      readonly id: string;
      readonly at: number;
      readonly answers: readonly Recorded<SabreurTypes>[];
    }
  | { readonly tell: 'stepped'; readonly id: string; readonly to: number }
  | { readonly tell: 'deleted'; readonly id: string }
  /** The save is complete: what a follower may not have understood can be read. */
  | { readonly tell: 'saved'; readonly id: string; readonly length: number; readonly ended: boolean };

/** As files take them. */
const LONGEST_GAME = 100_000;
/** Told in one message: a gesture has fewer. Who looks on reads what is longer once it is saved. */
const MOST_ANSWERS = 20;
const LONGEST_ID = 100;

const id = v.pipe(v.string(), v.maxLength(LONGEST_ID));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_GAME));

/** Looked at first: each answer of a long list would be read in vain. */
function isShort(answers: unknown): boolean {
  return Array.isArray(answers) && answers.length <= MOST_ANSWERS;
}

const ABOUT = v.object({ tell: v.string(), id });

const message: v.GenericSchema<unknown, TabMessage> = v.variant('tell', [
  v.strictObject({
    tell: v.literal('played'),
    id,
    at: amount,
    answers: v.pipe(v.custom<unknown[]>(isShort), v.array(STORED_ANSWER)),
  }),
  v.strictObject({ tell: v.literal('stepped'), id, to: amount }),
  v.strictObject({ tell: v.literal('deleted'), id }),
  v.strictObject({ tell: v.literal('saved'), id, length: amount, ended: v.boolean() }),
]);

/**
 * The message, or nothing when it is none. How another game is played concerns nobody here: no more is read of that than
 * its id.
 */
export function readMessage(data: unknown, isShown: (id: string) => boolean): TabMessage | null {
  const about = v.safeParse(ABOUT, data);
  if (!about.success) return null;
  if (about.output.tell !== 'deleted' && !isShown(about.output.id)) return null;
  const read = v.safeParse(message, data);
  return read.success ? read.output : null;
}
