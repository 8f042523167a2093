import { useMemo } from 'react';
import { termPieces } from '../language/bothNames.ts';
import { useBook } from './bookContext.ts';
import './terms.css';

interface Props {
  readonly text: string;
  /** One stop of the tab key at each term: where the rule says what it is, not wherever it is used. */
  readonly stops?: boolean;
}

/** A text in which each term of the rule tells its name in the other language to who points at it, or comes to it by key. */
export function Terms({ text, stops = false }: Props) {
  const { locale } = useBook().language;
  const pieces = useMemo(() => termPieces(text, locale), [text, locale]);
  return pieces.map(({ text: piece, other }, at) =>
    other === null ? (
      piece
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its pieces
        key={at}
        className="term"
        lang={locale}
        title={other}
        data-other={other}
        tabIndex={stops ? 0 : undefined}
      >
        {piece}
      </span>
    ),
  );
}
