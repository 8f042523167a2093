import { ForgetAsked } from '../account/ForgetAsked.tsx';
import { useForgetting } from '../account/forgetting.ts';
import { keptDate } from '../account/keptDate.ts';
import type { Kept } from '../store/library/library.ts';
import { takeOffShelf, useShelves } from '../store/library/shelves.ts';

type Shelf = 'map' | 'scenario';

/** What the shelf says, in the words of whoever shows it. */
export interface ShelfWords {
  readonly shelf: string;
  readonly unread: string;
  readonly none: string;
  readonly open: (name: string) => string;
  readonly forget: (name: string) => string;
  readonly sure: string;
  readonly notForgotten: string;
  readonly yes: string;
  readonly no: string;
}

interface Props {
  readonly shelf: Shelf;
  readonly words: ShelfWords;
  readonly locale: 'en' | 'fr';
  /** What is told of each beside its name: its size. */
  readonly told: (kept: Kept) => string;
  readonly onOpen: (id: string) => void;
}

function KeptPaper({ shelf, words, locale, told, onOpen, kept }: Props & { readonly kept: Kept }) {
  const forgetting = useForgetting(() => takeOffShelf(shelf, kept.id));
  const name = kept.title[locale];
  return (
    <li data-testid={`kept-${shelf}`}>
      <button
        type="button"
        className="kept-map"
        aria-label={words.open(name)}
        data-testid={`open-kept-${shelf}`}
        onClick={() => onOpen(kept.id)}
      >
        <strong>{name}</strong>
        <small>
          {told(kept)} · {keptDate(kept.savedAt, locale)}
        </small>
      </button>
      <button
        type="button"
        className="press small"
        aria-label={words.forget(name)}
        data-testid={`forget-${shelf}`}
        {...forgetting.cross}
      >
        ×
      </button>
      {forgetting.armed ? (
        <ForgetAsked
          forgetting={forgetting}
          className="paper-presses"
          asked={words.sure}
          yes={words.yes}
          no={words.no}
          small
        />
      ) : null}
      {forgetting.isStuck ? (
        <p className="paper-bad" role="alert" data-testid="not-forgotten">
          {words.notForgotten}
        </p>
      ) : null}
    </li>
  );
}

/** What is kept in the browser: opened by a press, taken off the shelf by two. */
export function PaperShelf(props: Props) {
  const { shelf, words } = props;
  const { kept, trouble } = useShelves((shelves) => shelves[shelf]);
  return (
    <section>
      <h3>{words.shelf}</h3>
      {trouble && trouble !== 'coming' ? <p className="paper-note">{words.unread}</p> : null}
      {kept.length === 0 && !trouble ? <p className="paper-note">{words.none}</p> : null}
      <ul className="kept-maps">
        {kept.map((one) => (
          <KeptPaper key={one.id} {...props} kept={one} />
        ))}
      </ul>
    </section>
  );
}
