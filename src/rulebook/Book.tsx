import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useShownDialog } from '../account/useShownDialog.ts';
import type { Locale } from '../language/locale.ts';
import type { Book as BookText } from '../language/rulebook.ts';
import { closeBook, leaves, turnBack, turnForward } from '../store/address/book.ts';
import { useStore } from '../store/store.ts';
import { BookContext, type Volume } from './bookContext.ts';
import { Contents, Results } from './Contents.tsx';
import { ComingPage, NoPage } from './NoPage.tsx';
import { ChapterPage, RulingPage, TitlePage } from './Pages.tsx';
import { PartChapterPage, PartPage } from './PartPages.tsx';
import { type BookPlace, headingOf, leafOf, placeIn } from './places.ts';
import { useBookParts, useLastHere } from './useBookParts.ts';
import './book.css';
import './page.css';
import './narrow.css';

function Page({ place, lost }: { readonly place: BookPlace; readonly lost: boolean }) {
  switch (place.page) {
    case 'title':
      return <TitlePage />;
    case 'chapter':
      return <ChapterPage code={place.chapter} sought={place.statement} />;
    case 'ruling':
      return <RulingPage ruling={place.ruling} />;
    case 'part':
      return <PartPage part={place.part} />;
    case 'partChapter':
      return <PartChapterPage part={place.part} chapter={place.chapter} sought={place.statement} />;
    case 'coming':
      return <ComingPage part={place.part} lost={lost} />;
    case 'unknown':
      return <NoPage name={place.name} part={place.part} />;
  }
}

/** The place as it is announced. */
function nameOf(book: BookText, place: BookPlace): string {
  switch (place.page) {
    case 'title':
      return book.words.title;
    case 'chapter':
      return place.statement === null
        ? book.chapters[place.chapter].title
        : book.words.goTo(place.statement, headingOf(book, place.statement));
    case 'ruling':
      return book.words.ruling(place.ruling);
    case 'part':
      return place.part.title;
    case 'partChapter':
      return book.words.goTo(
        place.statement ?? place.part.title,
        place.part.chapters[place.chapter]?.title ?? '',
      );
    case 'coming':
      return '';
    case 'unknown':
      return book.words.noSuchStatement(place.name);
  }
}

/** What is kept free above a statement, in pixels. */
const ABOVE = 16;

function scrollTo(page: HTMLElement, leaf: HTMLElement | null): void {
  const down = leaf ? leaf.getBoundingClientRect().top - page.getBoundingClientRect().top - ABOVE : 0;
  page.scrollTo({ top: leaf ? page.scrollTop + down : 0 });
}

/** Puts the statement, or the head of the page, before the reader's eyes and under his keys. */
function useTurnedLeaf(place: BookPlace, locale: Locale) {
  const page = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const sought = 'statement' in place ? place.statement : null;
  const at = leafOf(place);
  // at once, as a later effect would take the focus from the field of the search just reached by a key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same statement stands on another page in another language
  useLayoutEffect(() => {
    const leaf = page.current?.querySelector<HTMLElement>(sought === null ? '#leaf' : `[id="${sought}"]`);
    // Not scrollIntoView: it would scroll the whole book as well.
    if (page.current) scrollTo(page.current, sought === null ? null : (leaf ?? null));
    // Who turns the leaves or changes the language wants to do so again.
    if (!turned.current || !document.activeElement?.closest('.book-head'))
      leaf?.focus({ preventScroll: true });
    turned.current = true;
  }, [at, sought, locale]);
  return page;
}

interface Props {
  /** The name of the place it lies open at. */
  readonly at: string;
  readonly volume: Volume;
  /** Over a game: beside the dispatch, which stays in view. */
  readonly beside: boolean;
  readonly languageSwitch: ReactNode;
}

/** The rulebook: contents or results of a search on the left, the page on the right. */
export function Book({ at, volume, beside, languageSwitch }: Props) {
  const { book } = volume;
  const { locale } = volume.language;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const sought = useDeferredValue(query.trim());
  const { parts, lost } = useBookParts(locale, at, sought !== '');
  const open = useMemo(() => ({ ...volume, parts }), [volume, parts]);
  const place = useLastHere(
    useMemo(() => placeIn(book, parts, at), [book, parts, at]),
    lost,
  );
  const dialog = useShownDialog();
  const page = useTurnedLeaf(place, locale);
  const { words } = book;
  const { back, forward } = leaves();
  const fold = (): void => setUnfolded(false);
  return (
    <BookContext value={open}>
      <dialog
        ref={dialog}
        className={beside ? 'book sheet beside' : 'book sheet'}
        aria-labelledby="book-name"
        data-testid="rulebook"
        onCancel={(event) => {
          event.preventDefault();
          if (query !== '' && document.activeElement === field.current) setQuery('');
          else if (unfolded) fold();
          else closeBook();
        }}
        onClose={({ currentTarget }) => {
          if (!currentTarget.open && useStore.getState().book !== null) closeBook();
        }}
        onKeyDown={(event) => {
          if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          field.current?.select();
        }}
      >
        <div className="book-open" data-unfolded={unfolded}>
          <header className="book-head">
            <h1 id="book-name">
              <a href="#rule=">{words.title}</a>
            </h1>
            <div className="book-turn">
              <button
                type="button"
                className="press"
                disabled={!back}
                aria-label={words.back}
                onClick={turnBack}
              >
                ←
              </button>
              <button
                type="button"
                className="press"
                disabled={!forward}
                aria-label={words.forward}
                onClick={turnForward}
              >
                →
              </button>
            </div>
            <search className="book-search">
              <label>
                <span className="unseen">{words.search}</span>
                <input
                  ref={field}
                  type="search"
                  value={query}
                  placeholder={words.searchHint}
                  autoComplete="off"
                  data-testid="book-search"
                  onFocus={() => setUnfolded(true)}
                  onChange={(event) => {
                    setQuery(event.target.value);
                    setUnfolded(true);
                  }}
                />
              </label>
            </search>
            <button
              type="button"
              className="press book-contents"
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {words.contents}
            </button>
            {languageSwitch}
            <button type="button" className="modal-close" aria-label={words.close} onClick={closeBook}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" />
              </svg>
            </button>
          </header>
          <nav className="book-nav" aria-label={words.contents}>
            {sought === '' ? (
              <Contents place={place} unfolded={unfolded} onGo={fold} />
            ) : (
              <Results query={sought} onGo={fold} />
            )}
          </nav>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
          <main className="book-page" ref={page} tabIndex={0} aria-label={words.title}>
            <p className="unseen" aria-live="polite">
              {nameOf(book, place)}
            </p>
            <div className="book-leaf">
              <Page place={place} lost={lost} />
            </div>
          </main>
        </div>
      </dialog>
    </BookContext>
  );
}
