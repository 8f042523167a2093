/** The formats of the files as JSON Schema, worked out of the one validator. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { FILE_SCHEMAS, VERSION } from '../../scenarios/schema.ts';

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

/** The schema of each format by the name of its file, and as text. */
export function schemaFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(FILE_SCHEMAS).map(([format, validator]) => {
      const { $schema, ...schema }: JsonSchema = toJsonSchema(validator, settings);
      const title = `${format}, version ${VERSION}`;
      const whole = { $schema, title, description: WHAT, ...schema };
      return [`${format.replace(/^.*\//, '')}.json`, `${JSON.stringify(whole, null, 1)}\n`];
    }),
  );
}
