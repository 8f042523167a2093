import { describe, expect, test } from 'vitest';
import { schemaFiles } from '../../../../src/command/regenerate/schemas.ts';
import { FILE_SCHEMAS } from '../../../../src/scenarios/schema.ts';
import { projectText } from '../../../support/commandLine.ts';

const files = Object.entries(schemaFiles());

describe('the published JSON Schema', () => {
  test('has a file for every format, and for the answer of the odds', () => {
    expect(files.map(([name]) => `sabreur-hex/${name.replace('.json', '')}`)).toEqual([
      ...Object.keys(FILE_SCHEMAS),
      'sabreur-hex/odds-answer',
    ]);
  });

  test.each(files)('%s is what the validator says (npm run regenerate -- schemas)', (name, text) => {
    expect(projectText(`public/schema/${name}`)).toBe(text);
  });
});
