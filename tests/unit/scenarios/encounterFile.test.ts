/** Encounter files that tell more than any rule system could be told. */
import { describe, expect, test } from 'vitest';
import { parseFile } from '../../../src/scenarios/file.ts';
import { VERSION } from '../../../src/scenarios/version.ts';
import { encounter } from '../../support/encounters.ts';

function read(given: object): string {
  const file = { format: 'sabreur-hex/encounter', version: VERSION, encounter: encounter(), given };
  const parsed = parseFile(JSON.stringify(file));
  return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.path}`;
}

function many<T>(count: number, value: T): Readonly<Record<string, T>> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`name${n}`, value]));
}

describe('what an encounter file tells the systems', () => {
  test('is bounded, so that what is left out of it can be listed', () => {
    expect(read(many(60, many(60, 1)))).toBe('read');
    expect(read(many(61, {}))).toBe('tooLong given');
    expect(read({ somebody: many(61, 1) })).toBe('tooLong given.somebody');
    expect(read({ somebody: many(200_000, 1) })).toBe('tooLong given.somebody');
  });

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'has no key %s, which would be lost',
    (key) => {
      const data = (inner: string) =>
        JSON.parse(`{ "somebody": { "input": 1, "${key}": 2 } }`.replace('somebody', inner));
      expect(read(data('somebody'))).toBe(`unknownKey given.somebody.${key}`);
      expect(read(data(key))).toBe(`unknownKey given.${key}`);
    },
  );
});
