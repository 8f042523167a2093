/** The pages of what other rule systems bring. */
import { memo, useMemo } from 'react';
import type { SystemStatement } from '../contract/system.ts';
import { useBook } from './bookContext.ts';
import { Grid } from './Grid.tsx';
import { bound, type Run } from './markup.ts';
import { ChapterTurn, PlaceLink } from './Pages.tsx';
import { numberedRuns, withTerms } from './partText.ts';
import { chapterAddress, leadsSomewhere, type ReadPart } from './places.ts';
import { RuleLink, Runs } from './Runs.tsx';
import { citingIn } from './search.ts';

/** The first page of a part: what the rule is, and its chapters with their statements. */
export function PartPage({ part }: { readonly part: ReadPart }) {
  const { words } = useBook().book;
  return (
    <>
      <header className="chapter-head">
        <h2 tabIndex={-1} id="leaf">
          {part.title}
        </h2>
        <p className="chapter-about">{bound(part.about)}</p>
        <p className="quiet">{words.parts.about}</p>
      </header>
      <ol className="book-chapters">
        {part.chapters.map(({ title, statements }, at) => (
          <li key={title}>
            <PlaceLink to={chapterAddress(part, at)}>
              <span className="chapter-title">{title}</span>
            </PlaceLink>
            <p className="part-numbers">
              {statements.map(({ id }) => (
                <span key={id}>
                  <RuleLink to={id} />{' '}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChapterProps {
  readonly part: ReadPart;
  readonly chapter: number;
  readonly sought: string | null;
}

/** A chapter of a part, so that a statement is read among its neighbours. */
export function PartChapterPage({ part, chapter, sought }: ChapterProps) {
  const { chapters } = part;
  const shown = chapters[chapter];
  const before = chapters[chapter - 1];
  const after = chapters[chapter + 1];
  if (!shown) return null;
  return (
    <>
      <header className="chapter-head">
        <p className="chapter-code">
          <PlaceLink to={part.id}>{part.title}</PlaceLink>
        </p>
        <h2 tabIndex={-1} id="leaf">
          {shown.title}
        </h2>
      </header>
      {shown.statements.map((statement) => (
        <PartStatement
          key={statement.id}
          part={part}
          statement={statement}
          sought={statement.id === sought}
        />
      ))}
      <div className="fleuron" />
      <ChapterTurn
        before={
          before
            ? { to: chapterAddress(part, chapter - 1), title: before.title }
            : { to: part.id, title: part.title }
        }
        after={after ? { to: chapterAddress(part, chapter + 1), title: after.title } : null}
      />
    </>
  );
}

/** The language of the originals. */
const ORIGINAL = 'fr';

interface StatementProps {
  readonly part: ReadPart;
  readonly statement: SystemStatement;
  /** The one the reader came for. */
  readonly sought: boolean;
}

/**
 * One statement with its table. The terms of the original stand beside a translation; in the language of the original
 * those that the text itself uses are emphasised there.
 */
const PartStatement = memo(function PartStatement({ part, statement, sought }: StatementProps) {
  const { book, parts, language } = useBook();
  const { words } = book;
  const { id, text, terms, table } = statement;
  const runsIn = (cell: string): readonly Run[] =>
    numberedRuns(cell, (to) => to !== id && leadsSomewhere(book, parts, to));
  const plain = runsIn(bound(text));
  const { runs, missing } =
    language.locale === ORIGINAL ? withTerms(plain, terms) : { runs: plain, missing: terms };
  const [head, ...rows] = table ?? [];
  return (
    <article className="statement" id={id} data-sought={sought} tabIndex={-1} aria-label={id}>
      <a className="statement-id" href={`#rule=${id}`} aria-label={words.linkTo(id)}>
        {id}
      </a>
      <div className="statement-body">
        <p>
          <Runs runs={runs} />
        </p>
        {head ? (
          <Grid
            caption={null}
            head={head.map(runsIn)}
            lines={rows.map((cells) => ({ cells: cells.map((cell) => runsIn(bound(cell))), under: false }))}
          />
        ) : null}
        {missing.length > 0 ? (
          <p className="terms">
            {bound(words.parts.original)} <Terms terms={missing} />
          </p>
        ) : null}
        {sought ? <CitedIn part={part} id={id} /> : null}
      </div>
    </article>
  );
});

function Terms({ terms }: { readonly terms: readonly string[] }) {
  return terms.map((term, at) => (
    <span key={term}>
      {at > 0 ? ', ' : null}
      <i lang={ORIGINAL}>{term}</i>
    </span>
  ));
}

/** What rests on the statement, told where somebody has come to read it. */
function CitedIn({ part, id }: { readonly part: ReadPart; readonly id: string }) {
  const { words } = useBook().book;
  const entries = useMemo(() => citingIn(part, id), [part, id]);
  if (entries.length === 0) return null;
  return (
    <p className="cited-by">
      {words.citedBy}{' '}
      {entries.map((entry) => (
        <span key={entry.id}>
          <RuleLink to={entry.id} />{' '}
        </span>
      ))}
    </p>
  );
}
