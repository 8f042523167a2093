import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../language/locale.ts';
import { closeBook } from '../store/address/book.ts';
import { useStore } from '../store/store.ts';
import type { OpenBook } from './enter.tsx';

async function fetchBook(locale: Locale): Promise<OpenBook> {
  return (await import('./enter.tsx')).enter(locale);
}

/** How long a game is open before the rulebook is fetched, in milliseconds: what is on the table comes first. */
const BOOK_PAUSE = 4000;

interface Props {
  /** Over a game: beside the dispatch, which stays in view. */
  readonly beside: boolean;
  readonly languageSwitch: ReactNode;
}

/** The rulebook over whatever is shown. Without a connection to fetch it, it stays shut. */
export function BookDoor({ beside, languageSwitch }: Props) {
  const at = useStore((state) => state.book);
  const locale = useStore((state) => state.preferences.locale);
  // Until a book in another language is here, the one that is open stays open.
  const [drawn, setDrawn] = useState<OpenBook | null>(null);
  const wanted = at !== null;
  useEffect(() => {
    if (!wanted) return;
    let asked = true;
    fetchBook(locale).then(
      (fetched) => asked && setDrawn(() => fetched),
      () => asked && closeBook(),
    );
    return () => {
      asked = false;
    };
  }, [wanted, locale]);
  useEffect(() => {
    if (!beside) return;
    const timer = setTimeout(() => void fetchBook(locale).catch(() => undefined), BOOK_PAUSE);
    return () => clearTimeout(timer);
  }, [beside, locale]);
  return at !== null && drawn ? drawn(at, beside, languageSwitch) : null;
}
