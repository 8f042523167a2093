/** Questions to the worker in the order in which the player cares for them, and what was told, kept by position. */
import type { TableAsk, TableReply } from '../../odds/table/asked.ts';

/** How the worker is asked; a test puts a clerk of its own in its place. A cancelled question is never answered. */
export type Asker = (asked: TableAsk) => {
  readonly answer: Promise<TableReply>;
  readonly cancel: () => void;
};

/** A question by its name, which tells the position and all that is asked of it. */
export interface Wanted {
  readonly key: string;
  readonly asked: TableAsk;
}

export interface Desk {
  /** All that is wanted now, the most urgent first. What was asked before and is wanted no more is left off. */
  readonly want: (wanted: readonly Wanted[]) => void;
  /** What was told; null where there is nothing to tell, undefined as long as nothing has been. */
  readonly told: (key: string) => TableReply | undefined;
}

/** The most answers kept; the oldest go. */
const MOST_KEPT = 500;

/**
 * One question is with the worker at a time. Whatever is more urgent goes before it: the one under way is left off and
 * asked again in its turn. A question that failed is not asked again.
 */
export function makeDesk(ask: Asker, onTold: () => void): Desk {
  const kept = new Map<string, TableReply>();
  let wanted: readonly Wanted[] = [];
  let current: { readonly key: string; readonly cancel: () => void } | null = null;

  function keep(key: string, reply: TableReply): void {
    kept.set(key, reply);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function next(): void {
    const first = wanted.find(({ key }) => !kept.has(key));
    if (current && current.key === first?.key) return;
    current?.cancel();
    current = null;
    if (!first) return;
    const { key, asked } = first;
    const { answer, cancel } = ask(asked);
    const mine = { key, cancel };
    current = mine;
    const done = (reply: TableReply): void => {
      if (current !== mine) return;
      current = null;
      keep(key, reply);
      onTold();
      next();
    };
    answer.then(done, () => done(null));
  }

  return {
    want: (list) => {
      wanted = list;
      next();
    },
    told: (key) => kept.get(key),
  };
}
