/** The part of a file, of a game or a position, that tells a fault of the program: crash.ts writes it, the verb `verify` tries it again. */
import * as v from 'valibot';
import { type Given, given } from './answerShapes.ts';
import { id, list, MOST_UNITS, text } from './shapes.ts';

export const LONGEST_MESSAGE = 500;
/** Of the stack: letters of a line, and lines. */
export const LONGEST_LINE = 300;
export const LONGEST_STACK = 60;

/** A fault of the program, as it was met. */
export interface FaultTold {
  readonly message: string;
  /** The step of the rules that was run or asked last; none where a screen broke. */
  readonly step: string | null;
  /** The answer given after those of the file, over which it broke; none where it broke over the state reached. */
  readonly attempted: Given | null;
  /** What was picked on the table then. */
  readonly picked: {
    readonly unit: string | null;
    readonly group: readonly string[];
    readonly riders: readonly string[];
  };
  readonly stack: readonly string[];
}

export const LONGEST_REPORT = 2000;

/** What a player says of a problem that he met, and which build of the program it was. */
export interface ProblemReported {
  readonly program: string;
  readonly said?: string;
}

export const problemReported: v.GenericSchema<unknown, ProblemReported> = v.strictObject({
  program: text(LONGEST_LINE),
  said: v.exactOptional(text(LONGEST_REPORT)),
});

export const faultTold: v.GenericSchema<unknown, FaultTold> = v.strictObject({
  message: text(LONGEST_MESSAGE),
  step: v.nullable(text(100)),
  attempted: v.nullable(given),
  picked: v.strictObject({
    unit: v.nullable(id),
    group: list(id, MOST_UNITS),
    riders: list(id, MOST_UNITS),
  }),
  stack: list(text(LONGEST_LINE), LONGEST_STACK),
});
