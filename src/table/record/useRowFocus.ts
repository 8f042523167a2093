import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the focus goes to in a row: what is pressed first in it. */
const PRESSED = 'button:not(:disabled), summary';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface RowFocus {
  /** The place of the row that holds the focus, or -1. */
  readonly at: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  /**
   * Goes from row to row by arrow keys; to the row of `entry` from outside them. The place where the focus is now, or
   * null where the key was for something else.
   */
  readonly walk: (event: KeyboardEvent<HTMLElement>, entry: () => number) => number | null;
}

/** A list of which only a part is drawn as one stop of the Tab key. Its rows carry their place as `data-index`. */
export function useRowFocus(rows: readonly { readonly key: string }[]): RowFocus {
  const [held, setHeld] = useState<string | null>(null);
  const at = held === null ? -1 : rows.findIndex(({ key }) => key === held);
  return {
    at,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]');
      setHeld(row ? (rows[Number(row.dataset['index'])]?.key ?? null) : null);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(null);
    },
    walk: (event, entry) => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
      event.preventDefault();
      const to = Math.min(Math.max(at < 0 ? entry() : at + step, 0), rows.length - 1);
      const next = rows[to];
      if (!next) return null;
      // drawn before it is given the focus, wherever the list was pushed
      flushSync(() => setHeld(next.key));
      const row = event.currentTarget.querySelector<HTMLElement>(`[data-index="${to}"]`);
      (row?.querySelector<HTMLElement>(PRESSED) ?? row)?.focus({ preventScroll: true });
      return to;
    },
  };
}
