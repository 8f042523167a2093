import type { RefObject } from 'react';
import type { MapCommands } from '../map/mapProps.ts';
import { STEP } from './keysOfView.ts';
import './foot.css';

interface Props {
  readonly map: RefObject<Pick<MapCommands, 'fit' | 'zoomBy'> | null>;
  readonly words: Readonly<Record<'further' | 'whole' | 'nearer' | 'keysTitle', string>>;
  /** Of the press that asks for the keys. */
  readonly testid: string;
  readonly onKeys: () => void;
}

/** At the foot of a sheet: how near it is seen, and what hand and keys do on it. */
export function ViewPresses({ map, words, testid, onKeys }: Props) {
  return (
    <>
      <button
        type="button"
        className="press small"
        aria-label={words.further}
        title={words.further}
        onClick={() => map.current?.zoomBy(1 / STEP)}
      >
        −
      </button>
      <button
        type="button"
        className="press small"
        aria-label={words.whole}
        title={words.whole}
        onClick={() => map.current?.fit()}
      >
        <svg viewBox="0 0 16 16" aria-hidden className="foot-whole">
          <path d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10" />
        </svg>
      </button>
      <button
        type="button"
        className="press small"
        aria-label={words.nearer}
        title={words.nearer}
        onClick={() => map.current?.zoomBy(STEP)}
      >
        +
      </button>
      <button
        type="button"
        className="press small"
        aria-label={words.keysTitle}
        title={words.keysTitle}
        data-testid={testid}
        onClick={onKeys}
      >
        ?
      </button>
    </>
  );
}
