import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from '../../../src/scenarios/jsonFault.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a":1,}', 1, 8],
  ['[1,\n 2,\n x]', 3, 2],
  ['{"a" 1}', 1, 6],
  ['"open', 1, 6],
  ['"a\nb"', 1, 3],
  ['"\\x"', 1, 2],
  ['[1 2]', 1, 4],
  ['{"a":1}}', 1, 8],
  ['01', 1, 2],
  ['tru', 1, 1],
  ['['.repeat(200_000), 1, 200_001],
])('%.40j ceases to be JSON in line %i at letter %i', (text, line, column) => {
  expect(jsonFault(text)).toEqual({ line, column });
});

test('a text has a fault exactly when it is no JSON, however it was spoilt', () => {
  const spoilt = fc
    .tuple(fc.json(), fc.nat(), fc.nat(3), fc.string({ maxLength: 3 }))
    .map(([text, at, gone, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + gone);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), spoilt, fc.string()), (text) => {
      expect(jsonFault(text) === null).toBe(isJson(text));
    }),
    { numRuns: 5000 },
  );
});
