import { memo } from 'react';
import type { Statement } from '../language/rulebook.ts';
import { openShown } from '../store/address/positions.ts';
import { Blocks } from './Blocks.tsx';
import { useBook } from './bookContext.ts';
import { bound } from './markup.ts';
import { positionsOf } from './positions.ts';
import { RuleLink } from './Runs.tsx';
import { citing } from './search.ts';

interface Props {
  readonly id: string;
  readonly statement: Statement;
  /** The one the reader came for. */
  readonly sought: boolean;
}

/** What rests on the statement, told where somebody has come to read it. */
function CitedBy({ id }: { readonly id: string }) {
  const { book } = useBook();
  const entries = citing(book, id);
  if (entries.length === 0) return null;
  return (
    <p className="cited-by">
      {book.words.citedBy}{' '}
      {entries.map((entry) => (
        <span key={entry.id}>
          <RuleLink to={entry.id} />{' '}
        </span>
      ))}
    </p>
  );
}

/** The positions that show the statement on a map, one button each. */
function Positions({ id }: { readonly id: string }) {
  const { book } = useBook();
  const positions = positionsOf(id);
  if (positions.length === 0) return null;
  return (
    <p className="show-me">
      {positions.map((position) => (
        <button
          key={position}
          type="button"
          className="press small"
          data-testid="show-me"
          onClick={() => openShown(position)}
        >
          {bound(book.words.showMe(book.shown[position]?.title ?? position))}
        </button>
      ))}
    </p>
  );
}

/** How deep a statement stands: a part of a skill, a flowchart, or a statement of its own. */
function kindOf(id: string): 'part' | 'flow' | 'whole' {
  return id.startsWith('FLOW-') ? 'flow' : id.includes('.') ? 'part' : 'whole';
}

/** One statement: its number in the margin, its heading, its text. */
export const StatementView = memo(function StatementView({ id, statement, sought }: Props) {
  const { book } = useBook();
  const { words } = book;
  return (
    <article
      className="statement"
      id={id}
      data-kind={kindOf(id)}
      data-sought={sought}
      tabIndex={-1}
      aria-label={words.goTo(id, statement.head ?? '')}
    >
      <a className="statement-id" href={`#rule=${id}`} aria-label={words.linkTo(id)}>
        {id.startsWith('FLOW-') ? '❧' : id}
      </a>
      <div className="statement-body">
        {statement.head === undefined ? null : <h3>{bound(statement.head)}</h3>}
        <Blocks text={statement.text} />
        {sought ? <CitedBy id={id} /> : null}
        <Positions id={id} />
      </div>
    </article>
  );
});
