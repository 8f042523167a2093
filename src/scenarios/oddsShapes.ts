/** What a question file asks the odds for, and how everybody decides; `sabreur odds` takes it. */
import * as v from 'valibot';
import { SIDES } from '../rules/state/vocabulary.ts';
import { action, choice } from './answerShapes.ts';
import { bySide, id, integer, list, MOST_UNITS, side } from './shapes.ts';

const MOST_PINS = 500;
const LONGEST_NAME = 200;

/** A question by what it says of itself, `ask` and what else is to be told apart. */
const questionPart = v.objectWithRest(
  { ask: id },
  v.union([id, integer(0, 1000), v.null(), list(id, MOST_UNITS)]),
);

const aim = v.picklist(['keepGround', 'keepStrength', 'costEnemy', 'breakEnemy', 'first']);

export const oddsAsked = v.strictObject({
  /** Whose action, and which; without it, what is under way after the answers. */
  act: v.exactOptional(v.strictObject({ unit: id, action })),
  pins: v.exactOptional(
    list(
      v.union([
        v.strictObject({ question: questionPart, choice }),
        /** A roll by its name, which the answer tells. */
        v.strictObject({
          roll: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
          outcome: integer(-100, 1000),
        }),
      ]),
      MOST_PINS,
    ),
  ),
  aims: v.exactOptional(bySide(aim)),
  /** Whose decisions are left open in the ranges; both sides' unless told. */
  open: v.exactOptional(list(side, SIDES.length)),
  /** Which answers about places are looked into; as many as can be afforded unless told. */
  places: v.exactOptional(v.picklist(['every', 'plain', 'alike', 'first'])),
  /** Steps after which the question is given up as too large; 300,000 unless told. */
  steps: v.exactOptional(integer(1, 10_000_000)),
  /** Fractions instead of numbers. */
  exact: v.exactOptional(v.boolean()),
});

export type OddsAsked = v.InferOutput<typeof oddsAsked>;
