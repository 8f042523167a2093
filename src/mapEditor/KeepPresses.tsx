import { useKeptNow } from '../account/keptNow.ts';
import type { Where } from '../store/library/library.ts';
import { type KeptMade, useIsOnShelf } from '../store/library/shelves.ts';

interface Props {
  readonly shelf: 'map' | 'scenario';
  readonly words: {
    readonly keepHere: string;
    readonly keepAgain: string;
    readonly keepAnew: string;
    readonly kept: string;
    readonly notKept: string;
  };
  /** Under which id it is kept, if it is. */
  readonly keptAs: string | null;
  /** What is made, as it is now: when it changes, it is not as it was kept. */
  readonly made: readonly unknown[];
  readonly keep: (where: Where) => Promise<KeptMade>;
}

/** Keeps what is made in the browser, and says whether it is kept. */
export function KeepPresses({ shelf, words, keptAs, made, keep }: Props) {
  const { came, press } = useKeptNow(shelf, keep, ...made);
  const isKept = useIsOnShelf(shelf, keptAs);
  return (
    <>
      <div className="paper-presses">
        <button
          type="button"
          className="press chief"
          data-testid={`keep-${shelf}`}
          onClick={() => void press('inPlace')}
        >
          {isKept ? words.keepAgain : words.keepHere}
        </button>
        {isKept ? (
          <button
            type="button"
            className="press small"
            data-testid={`keep-${shelf}-anew`}
            onClick={() => void press('beside')}
          >
            {words.keepAnew}
          </button>
        ) : null}
      </div>
      {came === 'saved' ? (
        <p role="status" data-testid={`${shelf}-kept`}>
          {words.kept}
        </p>
      ) : came === null ? null : (
        <p role="alert" className="paper-bad">
          {words.notKept}
        </p>
      )}
    </>
  );
}
