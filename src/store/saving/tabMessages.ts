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

const MOST_ANSWERS = 100_000;
const LONGEST_ID = 100;

const id = v.pipe(v.string(), v.maxLength(LONGEST_ID));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ANSWERS));

const message: v.GenericSchema<unknown, TabMessage> = v.variant('tell', [
  v.strictObject({
    tell: v.literal('played'),
    id,
    at: amount,
    answers: v.pipe(v.array(STORED_ANSWER), v.maxLength(MOST_ANSWERS)),
  }),
  v.strictObject({ tell: v.literal('stepped'), id, to: amount }),
  v.strictObject({ tell: v.literal('deleted'), id }),
  v.strictObject({ tell: v.literal('saved'), id, length: amount, ended: v.boolean() }),
]);

/** The message, or nothing when it is none. */
export function readMessage(data: unknown): TabMessage | null {
  const read = v.safeParse(message, data);
  return read.success ? read.output : null;
}
