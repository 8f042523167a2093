/** Objects that behave: each says the same as a piece of plain data for as long as it likes, and does something besides. */

export type Stream = () => number;

function oneOf<T>(items: readonly T[], stream: Stream): T {
  const item = items[Math.floor(stream() * items.length)];
  if (item === undefined) throw new Error('one of none');
  return item;
}

class Impostor {
  constructor(fields: object) {
    Object.assign(this, fields);
  }
}
class Sublist extends Array<unknown> {}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Says one thing at the first looks and another later. */
function fickle(target: object, other: unknown): object {
  let looks = 0;
  return new Proxy(target, {
    get: (from, key, self) => (looks++ < 3 ? Reflect.get(from, key, self) : other),
    getOwnPropertyDescriptor: (from, key) => {
      const found = Reflect.getOwnPropertyDescriptor(from, key);
      return found && looks++ > 3 ? { ...found, value: other } : found;
    },
  });
}

const throwing = (): never => {
  throw new Error('out of the trap');
};

function trapped(target: object, stream: Stream): object {
  const trap = oneOf(
    ['get', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor', 'has'] as const,
    stream,
  );
  return new Proxy(target, { [trap]: throwing });
}

const proxies = [
  (plain: object) => new Proxy(plain, {}),
  (plain: object) => fickle(plain, 'something else'),
  (plain: object) => revoked(plain),
  (plain: object, stream: Stream) => trapped(plain, stream),
] as const;

/** The object with something of its own added that plain data do not have. */
function withExtra(copy: object, stream: Stream): object {
  const kind = oneOf(['toJSON', 'symbol', 'hidden', 'method', 'prototype'] as const, stream);
  if (kind === 'prototype') return Object.setPrototypeOf(copy, { inherited: true });
  if (kind === 'symbol') return Object.assign(copy, { [Symbol('mark')]: 1 });
  const name = oneOf(['map', 'every', 'reduce', 'find', 'valueOf', Symbol.iterator] as const, stream);
  const key = kind === 'toJSON' ? 'toJSON' : kind === 'hidden' ? 'hidden' : name;
  return Object.defineProperty(copy, key, { value: () => true, enumerable: kind !== 'hidden' });
}

/** The object with one of its fields worked out when it is read. */
function withGetter(copy: object, stream: Stream): object {
  const at = oneOf(Object.keys(copy), stream);
  const value: unknown = Reflect.get(copy, at);
  let reads = 0;
  const get = oneOf([() => value, throwing, () => (reads++ === 0 ? value : -1)] as const, stream);
  return Object.defineProperty(copy, at, { get, enumerable: true });
}

function liveList(plain: readonly unknown[], stream: Stream): unknown {
  const copy = [...plain];
  const last = copy.length - 1;
  return oneOf(
    [
      () => {
        delete copy[Math.floor(stream() * copy.length)];
        return copy.length > 0 ? copy : new Array(1);
      },
      () => {
        delete copy[last];
        return Object.setPrototypeOf(
          copy,
          Object.assign(Object.create(Array.prototype), { [last]: plain[last] }),
        );
      },
      () => Sublist.from(plain),
      () => Object.setPrototypeOf(copy, null),
      () => ({ ...copy, length: copy.length }),
      () => Object.assign(Object.create(Array.prototype), { ...copy, length: copy.length }),
      () => Uint8Array.from(plain.map(Number)),
      () => new Set(plain),
      () => copy.map((item) => (holdsSomething(item) ? revoked({}) : Object(item))),
      () => copy.map((item) => ({ valueOf: () => item })),
      () => copy.map((item) => BigInt(Math.trunc(Number(item)) || 0)),
      () => Object.assign(copy, { more: 1 }),
      () => Object.defineProperty(copy, 'length', { value: copy.length + 1 }),
    ] as const,
    stream,
  )();
}

function liveRecord(plain: object, stream: Stream): unknown {
  const copy = { ...plain };
  return oneOf(
    [
      () => new Impostor(plain),
      () => Object.create(plain) as unknown,
      () => Object.assign(Object.create({ ...plain }), Object.fromEntries(Object.entries(plain).slice(1))),
      () => new Map(Object.entries(plain)),
      () => Object.assign(() => copy, plain),
      () => Object.assign([], plain),
      () => Object.assign(new Date(0), plain),
      () => Object.assign(Object.create(null), plain) as unknown,
      () => Object.defineProperty(copy, '__proto__', { value: plain, enumerable: true }),
      () => ({ ...copy, undefined }),
      () => Object.assign(copy, { self: copy }),
      () => JSON.stringify(plain),
      () => Promise.resolve(plain),
    ] as const,
    stream,
  )();
}

/** Something that could be taken for this piece of plain data. */
function live(plain: object, stream: Stream): unknown {
  const copy: object = Array.isArray(plain) ? [...plain] : { ...plain };
  const sort = stream();
  if (sort < 0.25) return oneOf(proxies, stream)(copy, stream);
  if (sort < 0.4) return withExtra(copy, stream);
  if (sort < 0.55) return withGetter(copy, stream);
  return Array.isArray(plain) ? liveList(plain, stream) : liveRecord(plain, stream);
}

/** An empty list copied item by item would be plain again. */
function holdsSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** Plain data with one of the objects in it, or the whole, put in live. */
export function withLivePart(plain: object, stream: Stream): unknown {
  const inner = Object.entries(plain).filter(([, value]) => holdsSomething(value));
  if (inner.length === 0 || stream() < 0.3) return live(plain, stream);
  const [key, value] = oneOf(inner, stream);
  const copy: object = Array.isArray(plain) ? [...plain] : { ...plain };
  return Object.assign(copy, { [key]: withLivePart(value, stream) });
}
