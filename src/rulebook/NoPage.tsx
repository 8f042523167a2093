/** Pages that nothing stands on. */
import { type BookPart, wantAgain } from '../store/book/parts.ts';
import { useBook } from './bookContext.ts';
import { bound } from './markup.ts';
import { PlaceLink } from './Pages.tsx';

/** An address that leads nowhere; `part` would hold the statement, if any does. */
export function NoPage({ name, part }: { readonly name: string; readonly part: BookPart | null }) {
  const { words } = useBook().book;
  return (
    <header className="chapter-head">
      <h2 tabIndex={-1} id="leaf">
        {part === null ? words.title : <PlaceLink to={part.id}>{part.title}</PlaceLink>}
      </h2>
      <p className="chapter-about">
        {part === null ? words.noSuchStatement(name) : bound(words.parts.notHeld(name, part.title))}
      </p>
    </header>
  );
}

/** A page on its way, or one that did not come. */
export function ComingPage({ part, lost }: { readonly part: BookPart | null; readonly lost: boolean }) {
  const { words } = useBook().book;
  return (
    <header className="chapter-head">
      <h2 tabIndex={-1} id="leaf">
        {part === null ? words.title : part.title}
      </h2>
      <p className="chapter-about">{lost ? words.parts.lost : words.parts.coming}</p>
      {lost ? (
        <button type="button" className="press" onClick={wantAgain}>
          {words.parts.again}
        </button>
      ) : null}
    </header>
  );
}
