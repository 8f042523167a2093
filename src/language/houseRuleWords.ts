/** What a language says of the options of the set-up. */
import type { HouseRuleChapter, HouseRuleKey, HouseRules } from '../rules/state/houseRuleKeys.ts';

/** The words for each listed value; for an option that is a number, for the words that may stand in its place. */
type ValuesOf<V> = number extends V
  ? { readonly [W in Extract<V, string>]: string }
  : { readonly [W in V as W extends string | number ? `${W}` : never]: string };

interface Words<V> {
  /** What the option is about, in a few words. */
  readonly title: string;
  /** What it decides, in one sentence. */
  readonly tells: string;
  readonly values: ValuesOf<V>;
}

export interface HouseRuleWords {
  readonly heading: string;
  readonly intro: string;
  readonly none: string;
  readonly reset: string;
  /** What an option that is a number counts. */
  readonly number: string;
  /** Why a choice of this battle's armies is not to be had. */
  readonly notAllowed: string;
  /** What the battle itself has where something else was chosen; and to have it so. */
  readonly own: (value: string) => string;
  readonly takeOwn: string;
  /** What matters to most, before the chapters. */
  readonly first: { readonly enemy: string; readonly victory: string; readonly setUp: string };
  readonly chapters: Readonly<Record<HouseRuleChapter, string>>;
  readonly rules: { readonly [K in HouseRuleKey]: Words<HouseRules[K]> };
}

/** A value in words; a number as it is. */
export function houseRuleValue(words: HouseRuleWords, key: HouseRuleKey, value: string | number): string {
  const values: Readonly<Record<string, string>> = words.rules[key].values;
  return values[String(value)] ?? String(value);
}
