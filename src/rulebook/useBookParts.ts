import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../language/locale.ts';
import { type BookParts, partsIn, useParts, wantParts, wantText } from '../store/book/parts.ts';
import { type BookPlace, partAt } from './places.ts';

/** What of the parts is here, in a language, and whether something did not come. */
interface PartsOpen {
  readonly parts: BookParts | null;
  readonly lost: boolean;
}

/** The parts of the open book: their list comes once it lies open, the text that is read with its page, all of them to be searched. */
export function useBookParts(locale: Locale, at: string, searched: boolean): PartsOpen {
  const fetched = useParts();
  const { lost } = fetched;
  const parts = useMemo(() => partsIn(fetched, locale), [fetched, locale]);
  useEffect(() => {
    if (lost) return;
    wantParts();
    if (parts === null) return;
    const read = partAt(parts, at);
    for (const part of searched ? parts.parts : read ? [read] : []) wantText(part.id, locale);
  }, [lost, parts, locale, at, searched]);
  return { parts, lost };
}

/** The place, or while its page is on its way the one read before. */
export function useLastHere(place: BookPlace, lost: boolean): BookPlace {
  const [last, setLast] = useState(place);
  if (place.page !== 'coming' && place !== last) setLast(place);
  return place.page === 'coming' && !lost ? last : place;
}
