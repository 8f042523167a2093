/** When something was kept: a day and an hour as each language writes them, English as in Britain like all of its words. */
import type { Locale } from '../language/locale.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** That moment, in milliseconds since 1970. */
export function keptDate(at: number, locale: Locale): string {
  return new Date(at).toLocaleString(TAGS[locale], { dateStyle: 'medium', timeStyle: 'short' });
}
