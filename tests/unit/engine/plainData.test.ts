/** What comes from outside is copied, if it is plain data through and through, no deeper or longer than its reader can go. */
import { expect, test } from 'vitest';
import { canonicalText } from '../../../src/engine/interpreter.ts';
import {
  frozen,
  holdsProxy,
  isOwnAnswer,
  isPlainRecord,
  ownAnswer,
  plainCopy,
  plainFields,
} from '../../../src/engine/plainData.ts';

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

test('what stands beside something flat is no deeper for it, however much of it there is', () => {
  for (let n = 0; n < 60; n++) {
    const lists = [...Array.from({ length: n }, () => []), [[]]];
    expect(plainCopy(lists)).toEqual(lists);
  }
});

test('plain data is copied through and through', () => {
  const inner = { q: 1 };
  for (const value of [
    null,
    true,
    false,
    0,
    -1.5,
    '',
    'text',
    [],
    {},
    [inner, [inner]],
    { a: inner, b: [inner] },
  ])
    expect(plainCopy(value)).toStrictEqual(value);
  const list = plainCopy([inner]);
  expect(Array.isArray(list) && list[0]).not.toBe(inner);
  expect(plainCopy({ inner })).not.toHaveProperty(
    'inner',
    expect.toSatisfy((found) => found === inner),
  );
});

class Point {
  q = 1;
}
class Row extends Array<number> {}

/** Objects that are more than their fields, or less. */
const STRANGE: readonly (readonly [string, () => unknown])[] = [
  ['undefined', () => undefined],
  ['a function', () => () => 1],
  [
    'a function that looks like a record',
    () => {
      const made: object = Object.setPrototypeOf(() => 1, Object.prototype);
      for (const own of Reflect.ownKeys(made)) Reflect.deleteProperty(made, own);
      return made;
    },
  ],
  ['a symbol', () => Symbol('a')],
  ['a large integer', () => 1n],
  ['no number', () => Number.NaN],
  ['an infinite number', () => Number.POSITIVE_INFINITY],
  ['a getter', () => Object.defineProperty({}, 'a', { get: () => 1, enumerable: true })],
  ['a hidden field', () => Object.defineProperty({}, 'a', { value: 1 })],
  ['a symbol for a key', () => ({ [Symbol('a')]: 1 })],
  ['a field named like the prototype', () => JSON.parse('{"__proto__":1}')],
  ['a class', () => new Point()],
  ['no prototype', () => Object.create(null)],
  ['inherited fields', () => Object.create({ a: 1 })],
  ['a list with a gap', () => Object.assign([1, 2, 3], { length: 5 })],
  ['a list with a name', () => Object.assign([1], { a: 1 })],
  ['a gap and a name', () => Object.assign([1], { length: 2, a: 1 })],
  ['a list with a getter', () => Object.defineProperty([1], 0, { get: () => 1, enumerable: true })],
  ['a list with a hidden item', () => Object.defineProperty([1], 0, { value: 1, enumerable: false })],
  ['a list of a class', () => Row.of(1)],
  [
    'a record that throws',
    () =>
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('trap');
          },
        },
      ),
  ],
];

test.each(STRANGE)('%s is not plain data, by itself or in something', (_of, make) => {
  expect(plainCopy(make())).toBeUndefined();
  expect(plainCopy([1, make()])).toBeUndefined();
  expect(plainCopy({ a: 1, b: make() })).toBeUndefined();
  expect(plainFields(make())).toBeUndefined();
});

test('ten thousand values are copied, in lists and records, one more is not', () => {
  const zeros = (length: number) => Array.from({ length }, () => 0);
  const record = (length: number) => Object.fromEntries(zeros(length).map((zero, at) => [`f${at}`, zero]));
  for (const make of [zeros, record]) {
    expect(plainCopy(make(9_999))).toEqual(make(9_999));
    expect(plainCopy(make(10_000))).toBeUndefined();
  }
  expect(plainCopy([zeros(9_997), 0])).toBeDefined();
  expect(plainCopy([zeros(9_997), 0, 0])).toBeUndefined();
});

test('what is frozen is frozen through and through, and the same', () => {
  const list = [{ q: [1] }];
  expect(frozen(list)).toBe(list);
  expect([list, list[0], list[0]?.q].every(Object.isFrozen)).toBe(true);
});

test('of the answers of our own the one made last is known again, and no proxy of it', () => {
  const [first, last] = [ownAnswer({ at: 1 }), ownAnswer({ at: 1 })];
  expect([last, first, new Proxy(last, {}), { at: 1 }, null].map(isOwnAnswer)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the fields of a record are read, and what they hold is left as it is', () => {
  const inner = () => 1;
  const record = { a: inner, b: undefined };
  const fields = plainFields(record);
  expect(fields).toStrictEqual(record);
  expect(fields).not.toBe(record);
  expect([null, undefined, 'text', 3, [1]].map(plainFields)).toEqual(Array.from({ length: 5 }));
});

test('a proxy is found wherever it is', () => {
  expect([holdsProxy({ a: [1] }), holdsProxy(new Proxy({}, {})), holdsProxy([new Proxy([], {})])]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a record is neither a list nor a bare value', () => {
  expect([{}, { a: 1 }].every(isPlainRecord)).toBe(true);
  expect([[], null, 'text', 3, true].some(isPlainRecord)).toBe(false);
});

test('letters count, in texts and in keys, as often as they stand there', () => {
  const most = 'x'.repeat(100_000);
  expect(plainCopy(most)).toBe(most);
  expect(plainCopy(`${most}x`)).toBeUndefined();
  const half = 'x'.repeat(50_000);
  expect(plainCopy([half, half])).toEqual([half, half]);
  expect(plainCopy([half, half, 'x'])).toBeUndefined();
  expect(plainCopy({ [half]: half })).toEqual({ [half]: half });
  expect(plainCopy({ [half]: half, x: 1 })).toBeUndefined();
});

test.each([
  ['of the whole', (record: object) => plainFields(record)],
  ['of a part', (record: object) => plainCopy([record])],
])('no field %s is read where there are too many', (_of, read) => {
  const keys = Array.from({ length: 10_001 }, (_, n) => `k${n}`);
  let reads = 0;
  const record = new Proxy(
    {},
    {
      ownKeys: () => keys,
      getOwnPropertyDescriptor: () => {
        reads++;
        return { value: 1, enumerable: true, configurable: true };
      },
    },
  );
  expect(read(record)).toBeUndefined();
  expect(reads).toBe(0);
});
