/** What comes from outside is copied no deeper than whoever reads the copy can go. */
import { expect, test } from 'vitest';
import { canonicalText } from '../../../src/engine/interpreter.ts';
import { plainCopy } from '../../../src/engine/plainData.ts';

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'innermost';
  for (let n = 0; n < depth; n++) value = wrap(value);
  return value;
}

test.each([
  ['lists', (inner: unknown) => [inner]],
  ['records', (inner: unknown) => ({ inner })],
])('a hundred %s in one another are copied, more are not plain data', (_of, wrap) => {
  const copy = plainCopy(nested(100, wrap));
  expect(copy).toEqual(nested(100, wrap));
  expect(canonicalText(copy)).toContain('innermost');
  for (const depth of [101, 1000, 5000, 9000]) expect(plainCopy(nested(depth, wrap))).toBeUndefined();
});

test('what stands beside something deep is no deeper for it', () => {
  const deep = nested(99, (inner) => [inner]);
  expect(plainCopy([deep, deep, deep])).toEqual([deep, deep, deep]);
});
