/** What the address of the page says after its `#`, as plain values. Whatever else stands there is left as it is. */

/** The rooms beside the table, each by the word that opens it. */
export const ROOMS = ['laboratory', 'army', 'map', 'scenario', 'skirmish'] as const;
export type RoomName = (typeof ROOMS)[number];

/** Each `null` where the address does not say it; of a room the letters of what is opened in it, or `''` for what stood there last. */
export interface Said extends Readonly<Record<RoomName, string | null>> {
  /** The seed of a new battle: with it the same dice can be had again. */
  readonly seed: string | null;
  /** The place read in the rulebook: a statement, a ruling, a chapter, or `''` for its first page. */
  readonly rule: string | null;
  /** How to play, or `null`; nothing more is said of it. */
  readonly help: string | null;
  /** The position of the rulebook that is shown. */
  readonly show: string | null;
  /** The letters of a file to be opened: what it is, they say themselves. */
  readonly file: string | null;
  /** The letters of a game that is watched: they stay as long as it is. */
  readonly watch: string | null;
}

const NAMES = [
  'seed',
  'help',
  'rule',
  'show',
  'file',
  'watch',
  ...ROOMS,
] as const satisfies readonly (keyof Said)[];
/** What is said by its name alone. */
const BARE = new RegExp(`(^|&)(help|${ROOMS.join('|')})=(?=&|$)`);

/** Whoever passes a link on may have written its `=` otherwise, its first word large, or a stroke behind it. */
function wordsOf(hash: string): URLSearchParams {
  const plain = hash.replace(/%3D/gi, '=').replace(/^#\w+/, (word) => word.toLowerCase());
  return new URLSearchParams(plain.replace(/^#|\/$/g, ''));
}

export function saidIn(hash: string): Said {
  const words = wordsOf(hash);
  return Object.fromEntries(NAMES.map((name) => [name, words.get(name)])) as Record<
    keyof Said,
    string | null
  >;
}

/** The same hash with that said otherwise: `''` where nothing is left to say. */
export function hashSaying(hash: string, otherwise: Partial<Said>): string {
  const words = wordsOf(hash);
  for (const name of NAMES) {
    const value = otherwise[name];
    if (value === null) words.delete(name);
    else if (value !== undefined) words.set(name, value);
  }
  const text = words.toString().replace(BARE, '$1$2');
  return text === '' ? '' : `#${text}`;
}
