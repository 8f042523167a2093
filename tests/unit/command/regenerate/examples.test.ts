import { expect, test } from 'vitest';
import { exampleFiles } from '../../../../src/command/regenerate/examples.ts';
import { parseFile } from '../../../../src/scenarios/file.ts';
import { projectText } from '../../../support/commandLine.ts';

const files = Object.entries(await exampleFiles(projectText('public/examples/scenario.json')));

test.each(files)('%s is made from the example battle (npm run regenerate -- examples)', (name, text) => {
  expect(projectText(`public/examples/${name}`)).toBe(text);
  expect(parseFile(text)).toMatchObject({ ok: true });
});
