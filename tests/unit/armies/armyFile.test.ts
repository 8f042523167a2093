import { expect, test } from 'vitest';
import { wildTexts } from '../../../src/command/wildArmies.ts';
import { problems as inEnglish } from '../../../src/language/en/problems.ts';
import { problems as inFrench } from '../../../src/language/fr/problems.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { projectText } from '../../support/commandLine.ts';

test('ten thousand mutated army files: each is read or told where it is wrong, none breaks the reader', () => {
  const strange: string[] = [];
  let refused = 0;
  for (const text of wildTexts(projectText('public/examples/army.json'), 'army files', 10_000)) {
    const parsed = parseFile(text);
    if (parsed.ok) continue;
    refused++;
    const { code, path, facts } = parsed.problem;
    const said = [inEnglish, inFrench].map((words) => words.fileProblem(code, path, facts));
    if (path === '' && !['notJson', 'tooLarge', 'tooDeep', 'unknownKey'].includes(code)) strange.push(text);
    if (
      said.some(
        (sentence) =>
          sentence.length < 10 ||
          (path !== '' && code !== 'unknownFormat' && code !== 'unknownVersion' && !sentence.includes(path)),
      )
    )
      strange.push(`${code} ${path} ${said[0]}`);
  }
  expect(strange.slice(0, 5)).toEqual([]);
  expect(refused).toBeGreaterThan(5_000);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
