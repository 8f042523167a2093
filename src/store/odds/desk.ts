/** Questions to the worker in the order in which the player cares for them, and what was told, kept by position. */
import type { Progress, Trouble } from '../../odds/asked.ts';
import type { TableAsk, TableReply } from '../../odds/table/asked.ts';
import { troubleOf } from '../../worker/client.ts';

/** How the worker is asked; a test puts one of its own in its place. A cancelled question is never answered. */
export type Asker = (
  asked: TableAsk,
  progress?: (progress: Progress) => void,
) => {
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
  /** Why there is nothing to tell, where the reckoning failed or was too much. */
  readonly trouble: (key: string) => Trouble | undefined;
  /** How far the question under way is, once it takes long. */
  readonly lasting: () => Progress | null;
  /** Nothing more is asked of what is wanted now; whether anything was left off. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  /** What was left off is asked after all. */
  readonly goOn: () => void;
}

/** A question that takes so long is told to be under way, in milliseconds. */
const LONG = 1000;

/** The most answers kept; the oldest go. */
const MOST_KEPT = 500;

/**
 * One question is with the worker at a time. Whatever is more urgent goes before it: the one under way is left off and
 * asked again in its turn. A question that failed is not asked again.
 */
export function makeDesk(ask: Asker, onTold: () => void): Desk {
  const kept = new Map<string, TableReply>();
  const troubles = new Map<string, Trouble>();
  /** What the player would not wait for. */
  const stopped = new Set<string>();
  let wanted: readonly Wanted[] = [];
  let current: { readonly key: string; readonly cancel: () => void } | null = null;
  let far: Progress | null = null;

  function keep(key: string, reply: TableReply): void {
    kept.set(key, reply);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) {
      kept.delete(oldest);
      troubles.delete(oldest);
    }
  }

  function next(): void {
    const first = wanted.find(({ key }) => !kept.has(key) && !stopped.has(key));
    if (current && current.key === first?.key) return;
    current?.cancel();
    current = null;
    far = null;
    if (!first) return;
    const { key, asked } = first;
    const begun = performance.now();
    const { answer, cancel } = ask(asked, (progress) => {
      if (current !== mine || performance.now() - begun < LONG) return;
      const isNews = far === null;
      far = progress;
      if (isNews) onTold();
    });
    const mine = { key, cancel };
    current = mine;
    const done = (reply: TableReply): void => {
      if (current !== mine) return;
      current = null;
      far = null;
      keep(key, reply);
      onTold();
      next();
    };
    answer.then(done, (error: unknown) => {
      if (current === mine) troubles.set(key, troubleOf(error));
      done(null);
    });
  }

  return {
    want: (list) => {
      wanted = list;
      next();
    },
    told: (key) => kept.get(key),
    trouble: (key) => troubles.get(key),
    lasting: () => far,
    stop: () => {
      for (const { key } of wanted) if (!kept.has(key)) stopped.add(key);
      next();
    },
    isStopped: () => wanted.some(({ key }) => stopped.has(key)),
    goOn: () => {
      stopped.clear();
      next();
    },
  };
}
