/** Words of a scenario in both languages, as they are written: in one that stands for both, or in each. */
import type { Words } from '../../contract/system.ts';
import { asBegun } from '../../language/asBegun.ts';
import { LIBRARY } from '../../scenarios/library/list.ts';

type Locale = keyof Words;

function otherThan(locale: Locale): Locale {
  return locale === 'en' ? 'fr' : 'en';
}

/** Whether a battle of the collection is called so: of a battle that is renamed no language keeps the title it had. */
function isOfCollection(words: Words): boolean {
  return LIBRARY.some(({ title }) => title.en === words.en && title.fr === words.fr);
}

/** One language of a text written. What was written in one language alone stands for both, and goes on doing so. */
export function wordsWritten(words: Words, locale: Locale, text: string): Words {
  const other = otherThan(locale);
  if (text === '') return { ...words, [locale]: words[other] };
  const isOtherWritten =
    words.en !== words.fr && asBegun(words[other], other) === null && !isOfCollection(words);
  return isOtherWritten ? { ...words, [locale]: text } : { en: text, fr: text };
}

/** A second language written beside the first; without letters it says what the first says. */
export function writtenBeside(words: Words, locale: Locale, text: string): Words {
  const first = words[otherThan(locale)];
  const asFirst = asBegun(first, otherThan(locale))?.[locale] ?? first;
  return { ...words, [locale]: text === '' ? asFirst : text };
}

/** What somebody has written in that language: nothing where it is called as such things are at first. */
export function writtenIn(words: Words, locale: Locale): string {
  return asBegun(words[locale], locale) ? '' : words[locale];
}

/** What somebody has written in that language and not in the other. */
export function writtenApart(words: Words, locale: Locale): string {
  return words.en === words.fr ? '' : writtenIn(words, locale);
}
