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
  const { book, parts } = useBook();
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
      {parts === null ? null : (
        <section className="book-parts">
          <h3>{words.parts.title}</h3>
          <p className="quiet">{words.parts.about}</p>
          <ol className="book-chapters">
            {parts.parts.map(({ id, title, about }) => (
              <li key={id}>
                <PlaceLink to={id}>
                  <span className="chapter-title">{title}</span>
                </PlaceLink>
                <p>{bound(about)}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface Neighbour {
  readonly to: string;
  readonly title: string;
}

/** On to the chapters before and after. */
export function ChapterTurn({
  before,
  after,
}: {
  readonly before: Neighbour | null;
  readonly after: Neighbour | null;
}) {
  const { words } = useBook().book;
  return (
    <nav className="chapter-turn" aria-label={`${words.previousChapter}, ${words.nextChapter}`}>
      {before === null ? (
        <span />
      ) : (
        <PlaceLink to={before.to} className="press">
          <span aria-hidden="true">←</span>
          <span className="unseen">{words.previousChapter}</span> {before.title}
        </PlaceLink>
      )}
      {after === null ? null : (
        <PlaceLink to={after.to} className="press">
          <span className="unseen">{words.nextChapter}</span> {after.title}
          <span aria-hidden="true">→</span>
        </PlaceLink>
      )}
    </nav>
  );
}

interface ChapterProps {
  readonly code: ChapterCode;
  readonly sought: string | null;
}

/** A whole chapter, so that a statement is read among its neighbours. */
export function ChapterPage({ code, sought }: ChapterProps) {
  const { book } = useBook();
  const { chapters } = book;
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
      <ChapterTurn
        before={before === undefined ? null : { to: before, title: chapters[before].title }}
        after={after === undefined ? null : { to: after, title: chapters[after].title }}
      />
    </>
  );
}

/** A ruling is read in the statements that rest on it. */
export function RulingPage({ ruling }: { readonly ruling: string }) {
  const { book, parts } = useBook();
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
        const place = placeIn(book, parts, id);
        if (place.page !== 'chapter') return null;
        const { title, preface, statements } = chapters[place.chapter];
        const statement = statements[id] ?? (preface === undefined ? null : { head: title, text: preface });
        return statement ? <StatementView key={id} id={id} statement={statement} sought={false} /> : null;
      })}
    </>
  );
}
