/** What the address of the page says after its `#`, as plain values. Whatever else stands there is left as it is. */

/** Each `null` where the address does not say it. */
export interface Said {
  /** The seed of a new battle: with it the same dice can be had again. */
  readonly seed: string | null;
  /** The place read in the rulebook: a statement, a ruling, a chapter, or `''` for its first page. */
  readonly rule: string | null;
  /** The position of the rulebook that is shown. */
  readonly show: string | null;
  /** The laboratory: the letters of a set-up, or `''` for what stood there last. */
  readonly laboratory: string | null;
}

const NAMES = ['seed', 'rule', 'show', 'laboratory'] as const satisfies readonly (keyof Said)[];

function wordsOf(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''));
}

export function saidIn(hash: string): Said {
  const words = wordsOf(hash);
  return {
    seed: words.get('seed'),
    rule: words.get('rule'),
    show: words.get('show'),
    laboratory: words.get('laboratory'),
  };
}

/** The same hash with that said otherwise: `''` where nothing is left to say. */
export function hashSaying(hash: string, otherwise: Partial<Said>): string {
  const words = wordsOf(hash);
  for (const name of NAMES) {
    const value = otherwise[name];
    if (value === null) words.delete(name);
    else if (value !== undefined) words.set(name, value);
  }
  const text = words.toString().replace(/(^|&)laboratory=(?=&|$)/, '$1laboratory');
  return text === '' ? '' : `#${text}`;
}
