/** A verified history on its way from one thread to another: texts of a part each, soon read one by one. */
import { type Chain, links } from './chain.ts';
import type { Branch, Conclusion, History, LogEntry, PastStep } from './history.ts';
import type { Settled } from './interpreter.ts';
import type { GameTypes } from './procedure.ts';
import type { Thin } from './record.ts';

export interface HistoryParts<T extends GameTypes> {
  readonly seed: string;
  readonly cursor: number;
  readonly conclusion: Conclusion<T> | null;
  /** What settling the start did, and the state after the answers given. */
  readonly opening: string;
  readonly game: string;
  readonly steps: readonly string[];
  readonly branches: readonly string[];
}

/** How many answers or branches come in one text. */
const TOGETHER = { steps: 100, branches: 5 } as const;

function texts(list: readonly unknown[], together: number): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < list.length; at += together)
    parts.push(JSON.stringify(list.slice(at, at + together)));
  return parts;
}

/** The history as texts, with all that its replay found. */
export function toParts<T extends GameTypes>(history: History<T>, thin: Thin<T>): HistoryParts<T> {
  const { seed, length: cursor, conclusion, opening, game, branches } = history;
  const steps = [...[...links(history.past)].reverse(), ...links(history.ahead)];
  const thinned = steps.map(({ entry, snapshot }) => ({ entry, snapshot: snapshot && thin(snapshot) }));
  return {
    seed,
    cursor,
    conclusion,
    opening: JSON.stringify({ ...opening, game: thin(opening.game) }),
    game: JSON.stringify(thin(game)),
    steps: texts(thinned, TOGETHER.steps),
    branches: texts(branches, TOGETHER.branches),
  };
}

interface ThinStep<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly snapshot: object | null;
}

/**
 * The history of its texts, one after another: whoever asks for the next may rest before. The texts are the program's
 * own and are believed. `whole` gives a state back what `thin` left out.
 */
export function* fromParts<T extends GameTypes>(
  start: T['game'],
  parts: HistoryParts<T>,
  whole: (thin: object) => T['game'],
): Generator<undefined, History<T>> {
  const { seed, cursor, conclusion } = parts;
  const opening: Settled<T> = JSON.parse(parts.opening);
  const game: object = JSON.parse(parts.game);
  let past: Chain<PastStep<T>> | null = null;
  const later: PastStep<T>[] = [];
  for (const text of parts.steps) {
    const steps: readonly ThinStep<T>[] = JSON.parse(text);
    for (const { entry, snapshot } of steps) {
      const step: PastStep<T> = { entry, snapshot: snapshot && whole(snapshot) };
      if (entry.at < cursor) past = { head: step, rest: past };
      else later.push(step);
    }
    yield;
  }
  const branches: Branch<T>[] = [];
  for (const text of parts.branches) {
    const some: readonly Branch<T>[] = JSON.parse(text);
    branches.push(...some);
    yield;
  }
  return {
    seed,
    start,
    opening: { ...opening, game: whole(opening.game) },
    past,
    length: cursor,
    ahead: later.reduceRight<Chain<PastStep<T>> | null>((rest, head) => ({ head, rest }), null),
    game: whole(game),
    branches,
    conclusion,
  };
}
