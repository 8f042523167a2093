/** What a language says somewhere only is fetched when it is first wanted there. */
import type { Locale } from './locale.ts';

/** A part of each language by its locale: the same promise every time, until it fails. */
export function fetching<T>(
  parts: Readonly<Record<Locale, () => Promise<T>>>,
): (locale: Locale) => Promise<T> {
  const known = new Map<Locale, Promise<T>>();
  return (locale) => {
    const before = known.get(locale);
    if (before !== undefined) return before;
    const coming = parts[locale]();
    known.set(locale, coming);
    coming.catch(() => known.delete(locale));
    return coming;
  };
}
