/** What `odds` prints: its shape, of which the published JSON Schema is worked out. */
import * as v from 'valibot';
import { AIMS } from '../../odds/aims.ts';
import { RUNS } from '../../odds/places.ts';
import type { Choice } from '../../rules/state/answers.ts';
import { choice as choiceShape } from '../../scenarios/answerShapes.ts';
import { bySide, hex, id, side } from '../../scenarios/shapes.ts';

/** A number, or a fraction of whole numbers in lowest terms such as 5/18, where that was asked for. */
const chance = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?[0-9]+(\/[0-9]+)?$/))]);

const choice: v.GenericSchema<unknown, Choice> = choiceShape;
const points = v.array(v.strictObject({ points: v.number(), chance }));
const places = v.array(v.strictObject({ hex, chance }));
const end = v.picklist(['stands', 'panicked', 'fledOffMap', 'eliminated']);
const range = v.strictObject({ least: v.number(), most: v.number() });
const question = v.looseObject({ ask: v.string() });
const whole = v.pipe(v.number(), v.integer());

/** Strength points lost and left, and what may be expected to be lost. */
const toll = {
  lost: points,
  left: points,
  expectedStrength: v.number(),
  expectedArmyPoints: v.number(),
};

export const oddsTold = v.strictObject({
  /** Whose decisions are taken for what; the figures belong to this policy and the pins. */
  policy: bySide(v.picklist([...AIMS, 'first'])),
  pins: whole,
  /** Which answers about places were looked into, and the decisions some of whose answers were not weighed. */
  places: v.picklist(RUNS),
  unweighed: v.array(v.strictObject({ side, question, situations: whole, weighed: whole, answers: whole })),
  situations: whole,
  /** All chances together: 1. */
  total: chance,
  ground: v.strictObject({ blue: chance, red: chance, nobody: chance }),
  sides: bySide(v.strictObject(toll)),
  units: v.array(
    v.strictObject({
      unit: id,
      ends: v.strictObject({ stands: chance, panicked: chance, fledOffMap: chance, eliminated: chance }),
      ...toll,
      /** Where it ends, and where a pursuit of its may be led. */
      hexes: places,
      reach: places,
    }),
  ),
  courses: v.array(v.strictObject({ holder: v.nullable(side), ends: v.record(id, end), chance })),
  /** The least and the most of each figure, whatever the open sides decide. */
  ranges: v.strictObject({
    open: v.array(side),
    ground: v.strictObject({ blue: range, red: range }),
    expectedStrength: bySide(range),
  }),
  /** What is asked, and what is rolled, on the ways looked into: what may be pinned. */
  questions: v.array(v.strictObject({ side, question, choices: v.array(choice), situations: whole })),
  rolls: v.array(v.strictObject({ roll: v.string(), outcomes: v.array(whole), situations: whole })),
});

export type OddsTold = v.InferOutput<typeof oddsTold>;
