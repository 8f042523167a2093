import { useEffect, useRef } from 'react';
import { CHAPTERS } from '../language/rulebook.ts';
import { useBook } from './bookContext.ts';
import { PlaceLink } from './Pages.tsx';
import type { BookPlace } from './places.ts';
import { excerpt, marked, search } from './search.ts';

/** The chapters; the one that is read is unfolded into its statements. */
export function Contents({ place, onGo }: { readonly place: BookPlace; readonly onGo: () => void }) {
  const { book } = useBook();
  const current = place.page === 'chapter' ? place.chapter : null;
  const sought = place.page === 'chapter' ? place.statement : null;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another place is read
  useEffect(() => {
    const nav = list.current?.parentElement;
    const here = list.current?.querySelector<HTMLElement>('[aria-current], [data-current="true"]');
    if (nav && here) nav.scrollTo({ top: here.offsetTop - nav.clientHeight / 3 });
  }, [place]);
  return (
    <ol className="contents" ref={list}>
      {CHAPTERS.map((code) => (
        <li key={code} data-current={code === current}>
          <PlaceLink to={code} onGo={onGo} className="contents-chapter">
            <span className="chapter-code">{code}</span> {book.chapters[code].title}
          </PlaceLink>
          {code === current ? (
            <ol>
              {Object.entries(book.chapters[code].statements).map(([id, { head }]) =>
                head === undefined ? null : (
                  <li key={id} aria-current={id === sought ? 'location' : undefined}>
                    <PlaceLink to={id} onGo={onGo}>
                      <span className="contents-id">{id.startsWith('FLOW-') ? '❧' : id.slice(4)}</span> {head}
                    </PlaceLink>
                  </li>
                ),
              )}
            </ol>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return marked(text, query).map((piece, at) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are made anew for each query
      <mark key={at}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  );
}

/** More than these are not listed: the query says too little. */
const SHOWN = 60;

/** The statements that answer to the query, best first. */
export function Results({ query, onGo }: { readonly query: string; readonly onGo: () => void }) {
  const { book } = useBook();
  const { words } = book;
  const found = search(book, query);
  return (
    <>
      <p className="found" role="status">
        {found.length === 0 ? words.nothingFound(query.trim()) : words.found(found.length)}
      </p>
      <ol className="results">
        {found.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <PlaceLink to={entry.id} onGo={onGo}>
              <span className="result-head">
                <span className="contents-id">{entry.id}</span> <Marked text={entry.head} query={query} />
              </span>
              <span className="result-text">
                <Marked text={excerpt(entry.plain, query)} query={query} />
              </span>
            </PlaceLink>
          </li>
        ))}
      </ol>
    </>
  );
}
