/** The formats of the files as JSON Schema, worked out of the one validator. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { FILE_SCHEMAS } from '../../scenarios/schema.ts';
import { VERSION } from '../../scenarios/version.ts';
import { oddsTold } from '../verbs/oddsTold.ts';

/** Classes of Unicode are left out: many readers of JSON Schema do not know them in patterns. */
const settings: ConversionConfig = {
  typeMode: 'input',
  target: 'draft-2020-12',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'regex' || !('requirement' in valibotAction)) return undefined;
    const { source } = valibotAction.requirement as RegExp;
    const { pattern: _, ...rest } = jsonSchema;
    return source.includes('\\p{') ? rest : { ...rest, pattern: source };
  },
};

const WHAT =
  'Checked besides on reading: what a shape does not say, such as that every unit stands on the map, and that texts hold no invisible letters.';

const ANSWER =
  'Chances are numbers, or fractions in lowest terms such as 5/18 where the question asks for exact ones. Expectations and ranges are always numbers.';

type Validator = Parameters<typeof toJsonSchema>[0];

function schemaText(validator: Validator, title: string, description: string): string {
  const { $schema, ...schema }: JsonSchema = toJsonSchema(validator, settings);
  return `${JSON.stringify({ $schema, title, description, ...schema }, null, 1)}\n`;
}

/** The schema of each format by the name of its file, and of what `odds` prints, as texts. */
export function schemaFiles(): Readonly<Record<string, string>> {
  const formats = Object.entries(FILE_SCHEMAS).map(([format, validator]) => [
    `${format.replace(/^.*\//, '')}.json`,
    schemaText(validator, `${format}, version ${VERSION}`, WHAT),
  ]);
  const answer = schemaText(oddsTold, 'What the verb odds prints', ANSWER);
  return Object.fromEntries([...formats, ['odds-answer.json', answer]]);
}
