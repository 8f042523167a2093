/** One game, several tabs: the first plays, the others look on and follow, and may take over when it closes. */
import type { Recorded } from '../../engine/history.ts';
import type { SabreurTypes } from '../../rules/state/frames.ts';
import type { BattleHistory } from '../state.ts';
import type { Follower } from './follower.ts';
import type { TabMessage } from './tabMessages.ts';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sabreur-hex');
// Node's channel would keep a finished test run alive.
if (channel && 'unref' in channel && typeof channel.unref === 'function') channel.unref();

function post(message: TabMessage): void {
  channel?.postMessage(message);
}

/** The last answer the two histories share, as the number of answers up to it, and those the later one has after it. */
function difference(before: BattleHistory, after: BattleHistory) {
  const answers: Recorded<SabreurTypes>[] = [];
  let old = before.past;
  let now = after.past;
  while (now !== old) {
    if (now && (!old || now.head.entry.at >= old.head.entry.at)) {
      answers.unshift(now.head.entry.answer);
      if (old?.head.entry.at === now.head.entry.at) old = old.rest;
      now = now.rest;
    } else old = old?.rest ?? null;
  }
  return { shared: after.length - answers.length, answers };
}

/** Tells the tabs that look on how the game went on. */
export function tellOtherTabs(id: string, before: BattleHistory, after: BattleHistory): void {
  if (!channel) return;
  const { shared, answers } = difference(before, after);
  if (shared < before.length) post({ tell: 'stepped', id, to: shared });
  if (answers.length > 0) post({ tell: 'played', id, at: shared, answers });
}

export function tellSaved(id: string, history: BattleHistory): void {
  post({ tell: 'saved', id, length: history.length, ended: history.conclusion !== null });
}

export function tellDeleted(id: string): void {
  post({ tell: 'deleted', id });
}

/** Follows what the tab that plays tells, as far as it can be read. Called once, by the store. */
export function listen(follower: Follower): void {
  // one after the other, in the order they came
  let taken: Promise<void> = Promise.resolve();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    taken = taken
      .then(async () => {
        // what could not be fetched to read it cannot be heeded: the saved game is read when this tab comes to play
        const reader = await import('./follower.ts').catch(() => null);
        reader?.heed(follower, data);
      })
      .catch((fault: unknown) => {
        // a fault of ours is heard of as any other, and the next message is heeded nevertheless
        setTimeout(() => {
          throw fault;
        });
      });
  });
}

/** Settled when the right last held here has really been given back. */
let held: Promise<unknown> = Promise.resolve();
let release: (() => void) | null = null;
let waiting: AbortController | null = null;
/** Counts what this tab has turned to: what was fetched for something before comes too late. */
export let claims = 0;

/** Gives up the right to play, or the wait for it. */
export function releaseGame(): void {
  claims++;
  release?.();
  release = null;
  waiting?.abort();
  waiting = null;
}

function lockOf(id: string): string {
  return `sabreur-hex/${id}`;
}

/** Does something to a game that no tab has open, and keeps all from opening it until it is done. Whether it was done. */
export async function ifAlone(id: string, run: () => Promise<void>): Promise<boolean> {
  // what this tab has just given back may not have come back yet
  if (!release && !waiting) await held;
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) {
    await run();
    return true;
  }
  return locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (lock) await run();
    return lock !== null;
  });
}

function hold(): Promise<void> {
  return new Promise((resolve) => {
    release = resolve;
  });
}

/**
 * Asks for the right to play the game, which one tab has at a time. Without it, `offered` is called once the right has
 * come here. `stale`: this tab has turned to something else meanwhile.
 */
export async function claimGame(
  id: string,
  offered: (id: string) => void,
): Promise<'mine' | 'others' | 'stale'> {
  releaseGame();
  const claim = claims;
  await held;
  if (claim !== claims) return 'stale';
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return 'mine';
  const name = lockOf(id);
  const first = await new Promise<boolean>((resolve) => {
    held = locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        // it may have come too late to be wanted
        return lock && claim === claims ? hold() : undefined;
      })
      .catch(() => resolve(true));
  });
  if (claim !== claims) return 'stale';
  if (first) return 'mine';
  waiting = new AbortController();
  held = locks
    .request(name, { signal: waiting.signal }, () => {
      if (claim !== claims) return;
      offered(id);
      return hold();
    })
    .catch(() => {
      // the wait was given up
    });
  return 'others';
}
