/** Files spoilt by chance, as hands and networks spoil them: for readers that must take or refuse any of them in words. */
import { type NumberStream, oneOf, whole } from './chance.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What may come to stand anywhere. */
const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  -1e9,
  101,
  '',
  'wood',
  'x'.repeat(300),
  '\u202e<b>',
  [],
  {},
  [[]],
  { q: 0, r: 0 },
  { toString: 1 },
  { constructor: { prototype: { polluted: 1 } } },
];
/** Keys that every object has already, or that would change all of them. */
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'extra', ''] as const;

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** An object with every key its own, `__proto__` included. */
function ownObject(entries: readonly (readonly [string, Json])[]): Json {
  const made: { [key: string]: Json } = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

function changedList(list: readonly Json[], stream: NumberStream): Json {
  const at = whole(0, list.length - 1, stream);
  const item = list[at];
  if (item === undefined) return [oneOf(STRANGE, stream)];
  const ways: readonly (() => Json)[] = [
    () => list.toSpliced(at, 1),
    () => list.toSpliced(at, 0, item),
    () => [...list].reverse(),
    () => list.with(at, oneOf(STRANGE, stream)),
    () => list.with(at, changed(item, stream)),
    () => list.with(at, changed(item, stream)),
    () => list.with(at, changed(item, stream)),
  ];
  return oneOf(ways, stream)();
}

function changedObject(object: { readonly [key: string]: Json }, stream: NumberStream): Json {
  const entries = Object.entries(object);
  if (entries.length === 0) return oneOf(STRANGE, stream);
  const at = whole(0, entries.length - 1, stream);
  const [key, value] = entries[at] ?? ['', null];
  const put = (name: string, to: Json) => ownObject(entries.toSpliced(at, 1, [name, to]));
  const ways: readonly (() => Json)[] = [
    () => ownObject(entries.toSpliced(at, 1)),
    () => put(oneOf(HOSTILE_KEYS, stream), value),
    () => ownObject([...entries, [oneOf(HOSTILE_KEYS, stream), oneOf(STRANGE, stream)]]),
    () => put(key, oneOf(STRANGE, stream)),
    () => put(key, changed(value, stream)),
    () => put(key, changed(value, stream)),
    () => put(key, changed(value, stream)),
    () => put(key, changed(value, stream)),
  ];
  return oneOf(ways, stream)();
}

/** The value with one thing in it changed. */
function changed(value: Json, stream: NumberStream): Json {
  if (isList(value)) return changedList(value, stream);
  if (typeof value === 'object' && value !== null) return changedObject(value, stream);
  if (typeof value === 'number')
    return oneOf([value + 1, value - 1, -value, value * 1000, value + 0.5, String(value)], stream);
  if (typeof value === 'string') return oneOf([`${value}!`, value.slice(1), value.toUpperCase()], stream);
  return oneOf(STRANGE, stream);
}

/** The text of a file, spoilt: mostly in one to three of its values, now and then in its letters. */
export function spoilt(text: string, stream: NumberStream): string {
  if (stream() < 0.04) {
    const [from, to] = [whole(0, text.length, stream), whole(0, text.length, stream)];
    return text.slice(0, Math.min(from, to)) + text.slice(Math.max(from, to));
  }
  let value: Json = JSON.parse(text) as Json;
  for (let left = whole(1, 3, stream); left > 0; left--) value = changed(value, stream);
  return JSON.stringify(value);
}
