import { useKeptNow } from '../account/keptNow.ts';
import type { Where } from '../store/library/library.ts';
import type { SaveState } from '../store/state.ts';

interface Props {
  readonly shelf: 'map' | 'scenario';
  readonly words: {
    readonly keepHere: string;
    readonly keepAgain: string;
    readonly keepAnew: string;
    readonly kept: string;
    readonly notKept: string;
  };
  readonly isKept: boolean;
  /** What is made, as it is now: when it changes, it is not as it was kept. */
  readonly made: readonly unknown[];
  readonly keep: (where: Where) => Promise<SaveState>;
}

/** Keeps what is made in the browser, and says whether it is kept. */
export function KeepPresses({ shelf, words, isKept, made, keep }: Props) {
  const { came, tell } = useKeptNow(...made);
  const press = (where: Where) => void tell(keep(where));
  return (
    <>
      <div className="paper-presses">
        <button
          type="button"
          className="press chief"
          data-testid={`keep-${shelf}`}
          onClick={() => press('inPlace')}
        >
          {isKept ? words.keepAgain : words.keepHere}
        </button>
        {isKept ? (
          <button
            type="button"
            className="press small"
            data-testid={`keep-${shelf}-anew`}
            onClick={() => press('beside')}
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
