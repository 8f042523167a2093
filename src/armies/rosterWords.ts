/** The words of a roster, and how they are known again however they are written. */
import type { Tongue } from '../contract/words.ts';
import type { Nation } from '../rules/state/nations.ts';
import type { Quality, Skill, UnitType } from '../rules/state/vocabulary.ts';

/** What a language calls the things a roster tells. */
export interface RosterWords {
  readonly nations: Readonly<Record<Nation, string>>;
  readonly unitTypes: Readonly<Record<UnitType, string>>;
  readonly qualities: Readonly<Record<Quality, string>>;
  readonly skills: Readonly<Record<Skill, string>>;
  /** What stands before the name of the army, and before its name in the other language. */
  readonly army: string;
  readonly otherName: string;
  readonly nation: string;
  readonly format: string;
  /** What stands after the format. */
  readonly armyPoints: string;
  readonly strength: string;
  readonly commandValue: string;
  /** What is written after a word that something follows. */
  readonly colon: string;
}

/** What a line before the units tells. */
export type RosterHead =
  | { readonly tells: 'name'; readonly tongue: Tongue }
  | { readonly tells: 'nation' | 'format' };

/** What a word between two commas tells. */
export type RosterField =
  | { readonly tells: 'type'; readonly type: UnitType }
  | { readonly tells: 'quality'; readonly quality: Quality }
  | { readonly tells: 'skill'; readonly skill: Skill }
  | { readonly tells: 'strength' | 'commandValue' };

/** A word without capitals, accents, and the many ways to write a space, a hyphen or an apostrophe. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\s\p{Pd}_]+/gu, ' ')
    .trim();
}

/** The words of the languages a roster may be read in. */
export type RosterTongues = Readonly<Partial<Record<Tongue, RosterWords>>>;

/** Everything that one or more languages call the parts of a roster. */
export interface RosterVocabulary {
  readonly heads: ReadonlyMap<string, RosterHead>;
  readonly nations: ReadonlyMap<string, Nation>;
  readonly fields: ReadonlyMap<string, RosterField>;
  readonly armyPoints: ReadonlySet<string>;
}

function entriesOf<K extends string>(words: Readonly<Record<K, string>>): readonly (readonly [string, K])[] {
  return Object.entries<string>(words).map(([key, word]) => [plainWord(word), key as K]);
}

/** Made once for the same words: whoever types a roster has it read at every letter. */
const vocabularies = new WeakMap<RosterTongues, RosterVocabulary>();

/** The words of these languages, to look up; where both know a word, they mean the same by it. */
export function vocabularyOf(languages: RosterTongues): RosterVocabulary {
  const before = vocabularies.get(languages);
  if (before) return before;
  const made = madeVocabulary(languages);
  vocabularies.set(languages, made);
  return made;
}

function madeVocabulary({ en, fr }: RosterTongues): RosterVocabulary {
  const heads = new Map<string, RosterHead>();
  const nations = new Map<string, Nation>();
  const fields = new Map<string, RosterField>();
  const armyPoints = new Set<string>();
  for (const [words, tongue, other] of [[fr, 'fr', 'en'] as const, [en, 'en', 'fr'] as const]) {
    if (!words) continue;
    armyPoints.add(plainWord(words.armyPoints));
    heads.set(plainWord(words.army), { tells: 'name', tongue });
    heads.set(plainWord(words.otherName), { tells: 'name', tongue: other });
    heads.set(plainWord(words.nation), { tells: 'nation' });
    heads.set(plainWord(words.format), { tells: 'format' });
    for (const [word, nation] of entriesOf(words.nations)) nations.set(word, nation);
    for (const [word, type] of entriesOf(words.unitTypes)) fields.set(word, { tells: 'type', type });
    for (const [word, quality] of entriesOf(words.qualities)) fields.set(word, { tells: 'quality', quality });
    for (const [word, skill] of entriesOf(words.skills)) fields.set(word, { tells: 'skill', skill });
    fields.set(plainWord(words.strength), { tells: 'strength' });
    fields.set(plainWord(words.commandValue), { tells: 'commandValue' });
  }
  return { heads, nations, fields, armyPoints };
}

/** How many letters must be changed, added or left out to make the one word the other. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++) {
      const changed = (row[to] ?? 0) + (other[to] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Longer words are not looked for among those that are known. */
const LONGEST_WORD = 40;

/** The known word that was probably meant; '' where none is like it. */
export function nearestWord(written: string, known: Iterable<string>): string {
  const word = plainWord(written);
  if (word === '' || word.length > LONGEST_WORD) return '';
  let nearest = '';
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const one of known) {
    if (Math.abs(one.length - word.length) >= least) continue;
    const apart = lettersApart(word, one);
    if (apart < least) [nearest, least] = [one, apart];
  }
  return nearest;
}
