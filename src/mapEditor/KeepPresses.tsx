import { useState } from 'react';
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
  /** `anew`: beside what is kept, not in its place. */
  readonly keep: (anew: boolean) => Promise<SaveState>;
}

/** Keeps what is made in the browser, and says whether it is kept. */
export function KeepPresses({ shelf, words, isKept, keep }: Props) {
  const [came, setCame] = useState<SaveState | null>(null);
  const press = (anew: boolean) => void keep(anew).then(setCame);
  return (
    <>
      <div className="paper-presses">
        <button
          type="button"
          className="press chief"
          data-testid={`keep-${shelf}`}
          onClick={() => press(false)}
        >
          {isKept ? words.keepAgain : words.keepHere}
        </button>
        {isKept ? (
          <button
            type="button"
            className="press small"
            data-testid={`keep-${shelf}-anew`}
            onClick={() => press(true)}
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
