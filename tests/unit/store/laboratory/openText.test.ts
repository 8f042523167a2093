import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { setupFromText } from '../../../../src/store/laboratory/openText.ts';
import { written } from '../../../../src/store/laboratory/share.ts';

test('a set-up written as a file comes back whole', () => {
  const setup = exampleOf('village');
  expect(setupFromText(JSON.stringify(written(setup)))).toEqual(setup);
});

test('a position of the program is opened as a set-up with somebody to attack', () => {
  const text = readFileSync('public/examples/position.json', 'utf8');
  const setup = setupFromText(text);
  expect(setup?.sandbox.game.units.length).toBeGreaterThan(1);
  expect(setup?.attacker).not.toBeNull();
});

test.each([
  ['no JSON', 'a letter'],
  ['nothing', ''],
  ['another file of the program', '{"format":"sabreur-hex/map","version":1}'],
  [
    'a set-up with a unit no rule knows',
    JSON.stringify(written(exampleOf('guns'))).replace('lightCavalry', 'x'),
  ],
  ['a list', '[]'],
  ['a number', '7'],
])('%s is refused without an error', (_name, text) => {
  expect(setupFromText(text)).toBeNull();
});
