/** Answers what is asked, a little at a time, so that a cancelled question is left off. Runs in the worker. */
import seedrandom from 'seedrandom';
import type { OnTheWay, Progress, Trouble } from '../odds/asked.ts';
import { TooLarge } from '../odds/explore.ts';
import { rolls } from '../odds/laboratory/games.ts';
import { branch, exact, odds, sweepPoints } from '../odds/laboratory/reckon.ts';
import { tableWork } from '../odds/table/reckon.ts';
import type { AnyMeanwhile, Message, Reply, ReplyOf, WorkerAsk } from './asked.ts';

type Work = Generator<OnTheWay<AnyMeanwhile>, ReplyOf[WorkerAsk['ask']]>;

async function workOf(asked: WorkerAsk): Promise<Work> {
  switch (asked.ask) {
    case 'odds':
      return odds(asked);
    case 'branch':
      return branch(asked);
    case 'sweep':
      return sweepPoints(asked.cases);
    case 'exact':
      return exact(asked);
    case 'rolls':
      return rolls(asked, seedrandom(asked.seed));
    case 'attack':
    case 'answers':
    case 'dangers':
    case 'dangersEach':
    case 'tests':
      return tableWork(asked);
    case 'encounter':
    case 'encounterSweep':
      // whoever only plays has no need of the other rule systems
      return (await import('./encounters.ts')).encounterWork(asked);
    case 'think':
      return (await import('../opponent/mind.ts')).thinking(asked);
  }
}

/**
 * How long a question may take, in milliseconds: longer than anybody waits for it, and long enough for a slow machine that
 * has other things to do.
 */
export const LONGEST: Readonly<Record<WorkerAsk['ask'], number>> = {
  odds: 60_000,
  branch: 60_000,
  sweep: 180_000,
  exact: 180_000,
  // whoever rolls ten thousand times sees how far it is
  rolls: 600_000,
  attack: 20_000,
  answers: 20_000,
  dangers: 20_000,
  dangersEach: 20_000,
  tests: 20_000,
  encounter: 20_000,
  encounterSweep: 180_000,
  think: 120_000,
};

/** How long is worked at a stretch, in milliseconds. */
const STRETCH = 12;
/** How often it is told that the work goes on. */
const BEAT = 100;
/** How long the program may take to bring what a question needs, in milliseconds; a line that hangs tells nothing. */
const MOST_FETCHING = 60_000;

/** Lets messages in. A timer would wait some milliseconds each time. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Has what it is worked by fetched, and tells meanwhile that it is on its way, as long as somebody might wait for it. */
async function fetchedFor(asked: WorkerAsk, tell: () => void): Promise<Work> {
  const begun = performance.now();
  const telling = setInterval(() => {
    if (performance.now() - begun < MOST_FETCHING) tell();
  }, BEAT);
  try {
    return await workOf(asked);
  } finally {
    clearInterval(telling);
  }
}

const NOTHING_YET: Progress = { done: 0, of: null };

/** Thrown where a question takes longer than it may. */
class TooLong extends Error {}

function troubleOf(error: unknown): Trouble {
  if (error instanceof TooLarge) return 'tooLarge';
  return error instanceof TooLong ? 'tooLong' : 'fault';
}

/** Takes messages and posts replies. What is asked is done in order; a cancelled question gets no answer. */
export function makeService(post: (reply: Reply) => void, longest = LONGEST): (message: Message) => void {
  const cancelled = new Set<number>();
  let open = 0;
  let queue: Promise<void> = Promise.resolve();

  async function work(id: number, asked: WorkerAsk): Promise<void> {
    if (cancelled.has(id)) return;
    let progress = NOTHING_YET;
    const steps = await fetchedFor(asked, () => post({ id, progress }));
    if (cancelled.has(id)) return;
    const begun = performance.now();
    let since = begun;
    let beat = begun;
    for (;;) {
      const step = steps.next();
      if (step.done) {
        post({ id, told: step.value });
        return;
      }
      const now = performance.now();
      if (now - begun > longest[asked.ask]) throw new TooLong();
      if (step.value && 'meanwhile' in step.value) post({ id, meanwhile: step.value.meanwhile });
      else {
        progress = step.value ?? progress;
        if (now - since < STRETCH) continue;
        if (now - beat >= BEAT) {
          beat = now;
          post({ id, progress });
        }
      }
      await pause();
      if (cancelled.has(id)) return;
      since = performance.now();
    }
  }

  return (message) => {
    if ('cancel' in message) {
      if (open > 0) cancelled.add(message.cancel);
      // whoever asks one thing after another, and waits for none, knows that somebody is there
      post({ id: message.cancel, progress: NOTHING_YET });
      return;
    }
    const { id, asked } = message;
    open += 1;
    queue = queue
      .then(() => work(id, asked))
      .catch((error: unknown) => post({ id, failed: troubleOf(error) }))
      .finally(() => {
        open -= 1;
        if (open === 0) cancelled.clear();
      });
  };
}
