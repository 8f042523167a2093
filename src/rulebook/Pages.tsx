import type { ReactNode } from 'react';
import { CHAPTERS } from '../language/rulebook.ts';
import type { ChapterCode } from '../rules/state/vocabulary.ts';
import { Blocks } from './Blocks.tsx';
import { useBook } from './bookContext.ts';
import { bound } from './markup.ts';
import { placeIn } from './places.ts';
import { StatementView } from './StatementView.tsx';
import { citing } from './search.ts';

/** A link that turns to a place of the book. */
export function PlaceLink({
  to,
  className,
  onGo,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly onGo?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  return (
    <a className={className} href={`#rule=${to}`} onClick={onGo}>
      {children}
    </a>
  );
}

/** The first page: the title, and what each chapter is about. */
export function TitlePage() {
  const { book } = useBook();
  const { words, chapters } = book;
  return (
    <div className="book-title">
      <h2 tabIndex={-1} id="leaf">
        {words.title}
      </h2>
      <p className="book-subtitle">{words.subtitle}</p>
      <p className="quiet">{words.options}</p>
      <div className="fleuron" />
      <ol className="book-chapters">
        {CHAPTERS.map((code) => (
          <li key={code}>
            <PlaceLink to={code}>
              <span className="chapter-code">{code}</span>
              <span className="chapter-title">{chapters[code].title}</span>
            </PlaceLink>
            <p>{bound(chapters[code].about)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ChapterProps {
  readonly code: ChapterCode;
  readonly sought: string | null;
}

/** A whole chapter, so that a statement is read among its neighbours. */
export function ChapterPage({ code, sought }: ChapterProps) {
  const { book } = useBook();
  const { words, chapters } = book;
  const { title, about, preface, statements } = chapters[code];
  const at = CHAPTERS.indexOf(code);
  const before = CHAPTERS[at - 1];
  const after = CHAPTERS[at + 1];
  return (
    <>
      <header className="chapter-head">
        <p className="chapter-code">{code}</p>
        <h2 tabIndex={-1} id="leaf">
          {title}
        </h2>
        <p className="chapter-about">{bound(about)}</p>
      </header>
      {preface === undefined ? null : (
        <div className="preface">
          <Blocks text={preface} />
        </div>
      )}
      {Object.entries(statements).map(([id, statement]) => (
        <StatementView key={id} id={id} statement={statement} sought={id === sought} />
      ))}
      <div className="fleuron" />
      <nav className="chapter-turn" aria-label={words.contents}>
        {before === undefined ? (
          <span />
        ) : (
          <PlaceLink to={before} className="press">
            <span aria-hidden="true">←</span>
            <span className="unseen">{words.previousChapter}</span> {chapters[before].title}
          </PlaceLink>
        )}
        {after === undefined ? null : (
          <PlaceLink to={after} className="press">
            <span className="unseen">{words.nextChapter}</span> {chapters[after].title}
            <span aria-hidden="true">→</span>
          </PlaceLink>
        )}
      </nav>
    </>
  );
}

/** A ruling is read in the statements that rest on it. */
export function RulingPage({ ruling }: { readonly ruling: string }) {
  const { book } = useBook();
  const { words, chapters, rulings } = book;
  const found = citing(book, ruling);
  return (
    <>
      <header className="chapter-head">
        <h2 tabIndex={-1} id="leaf">
          {words.ruling(ruling)}
        </h2>
        <p className="ruling">{bound(rulings[ruling] ?? words.noSuchStatement(ruling))}</p>
        <p className="chapter-about">{words.rulingAbout}</p>
      </header>
      {found.map(({ id }) => {
        const place = placeIn(book, id);
        if (place.page !== 'chapter') return null;
        const { title, preface, statements } = chapters[place.chapter];
        const statement = statements[id] ?? (preface === undefined ? null : { head: title, text: preface });
        return statement ? <StatementView key={id} id={id} statement={statement} sought={false} /> : null;
      })}
    </>
  );
}

/** An address that leads nowhere. */
export function NoPage({ name }: { readonly name: string }) {
  const { book } = useBook();
  return (
    <header className="chapter-head">
      <h2 tabIndex={-1} id="leaf">
        {book.words.title}
      </h2>
      <p className="chapter-about">{book.words.noSuchStatement(name)}</p>
    </header>
  );
}
