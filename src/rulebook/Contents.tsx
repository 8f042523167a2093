import { useEffect, useRef } from 'react';
import { CHAPTERS } from '../language/rulebook.ts';
import type { BookPart } from '../store/book/parts.ts';
import { useBook } from './bookContext.ts';
import { PlaceLink } from './Pages.tsx';
import { type BookPlace, chapterAddress, isRead, leafOf } from './places.ts';
import { excerpt, isNumber, marked, searchWhole } from './search.ts';

interface ContentsProps {
  readonly place: BookPlace;
  readonly onGo: () => void;
}

/** What is read comes into view, the statement before its chapter; `nav` scrolls. */
function bringIntoView(nav: HTMLElement, list: HTMLElement): void {
  const current = list.querySelectorAll<HTMLElement>('[data-current="true"]');
  const here = list.querySelector<HTMLElement>('[aria-current]') ?? [...current].at(-1);
  if (here) nav.scrollTo({ top: here.offsetTop - nav.clientHeight / 3 });
}

/** The chapters, then the parts of other rules; what is read is unfolded. */
export function Contents({ place, unfolded, onGo }: ContentsProps & { readonly unfolded: boolean }) {
  const { book, parts } = useBook();
  const current = place.page === 'chapter' ? place.chapter : null;
  const sought = place.page === 'chapter' ? place.statement : null;
  const list = useRef<HTMLDivElement>(null);
  const at = leafOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another place is read, or the list comes to be seen
  useEffect(() => {
    const nav = list.current?.parentElement;
    if (nav && list.current) bringIntoView(nav, list.current);
  }, [at, unfolded]);
  return (
    <div className="contents" ref={list}>
      <ol>
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
                        <span className="contents-id">{id.startsWith('FLOW-') ? '❧' : id.slice(4)}</span>{' '}
                        {head}
                      </PlaceLink>
                    </li>
                  ),
                )}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
      {parts === null ? null : (
        <>
          <p className="contents-parts">{book.words.parts.title}</p>
          <ol>
            {parts.parts.map((part) => (
              <PartContents key={part.id} part={part} place={place} onGo={onGo} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** A part; the one that is read is unfolded into its chapters, and the chapter into its statements. */
function PartContents({ part, place, onGo }: ContentsProps & { readonly part: BookPart }) {
  const open = 'part' in place && place.part?.id === part.id && isRead(part) ? part : null;
  const [chapter, sought] = place.page === 'partChapter' ? [place.chapter, place.statement] : [null, null];
  return (
    <li data-current={open !== null}>
      <PlaceLink to={part.id} onGo={onGo} className="contents-chapter">
        {part.title}
      </PlaceLink>
      {open ? (
        <ol className="part-chapters">
          {open.chapters.map(({ title, statements }, at) => (
            <li key={title} data-current={at === chapter}>
              <PlaceLink to={chapterAddress(part, at)} onGo={onGo} className="part-chapter">
                {title}
              </PlaceLink>
              {at === chapter ? (
                <ol>
                  {statements.map(({ id, text }) => (
                    <li key={id} aria-current={id === sought ? 'location' : undefined}>
                      <PlaceLink to={id} onGo={onGo}>
                        <span className="contents-number">{id}</span>{' '}
                        <span className="first-words">{text}</span>
                      </PlaceLink>
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </li>
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
  const { book, parts } = useBook();
  const { words } = book;
  const found = searchWhole(book, parts, query);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p className="found" role="status">
        {count === 0 ? words.nothingFound(query.trim()) : words.found(count)}
      </p>
      {found.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          {title === '' ? null : (
            <h2 className="results-of">
              {title} <span className="results-count">{entries.length}</span>
            </h2>
          )}
          <ol className="results">
            {entries.slice(0, SHOWN).map((entry) => (
              <li key={entry.id}>
                <PlaceLink to={entry.id} onGo={onGo}>
                  <span className="result-head">
                    {isNumber(entry.id) ? <span className="contents-id">{entry.id}</span> : null}{' '}
                    <Marked text={entry.head} query={query} />
                  </span>
                  <span className="result-text">
                    <Marked text={excerpt(entry.plain, query)} query={query} />
                  </span>
                </PlaceLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
