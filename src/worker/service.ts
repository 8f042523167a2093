/** Answers what is asked, a little at a time, so that a cancelled question is left off. Runs in the worker. */
import seedrandom from 'seedrandom';
import { TooLarge } from '../odds/explore.ts';
import type { Ask, Message, Odds, Reply, ReplyOf } from '../odds/laboratory/asked.ts';
import { rolls } from '../odds/laboratory/games.ts';
import { branch, exact, odds, sweepPoints } from '../odds/laboratory/reckon.ts';
import { tableWork } from '../odds/table/reckon.ts';

type Work = Generator<number | Odds | undefined, ReplyOf[Ask['ask']]>;

/** How many are done, as a share of all. */
function* share(work: Generator<number, ReplyOf[Ask['ask']]>, times: number): Work {
  let step = work.next();
  while (!step.done) {
    yield step.value / times;
    step = work.next();
  }
  return step.value;
}

function* told(node: number): Work {
  yield;
  return branch(node);
}

function workOf(asked: Ask): Work {
  switch (asked.ask) {
    case 'odds':
      return odds(asked);
    case 'branch':
      return told(asked.node);
    case 'sweep':
      return share(sweepPoints(asked.cases), asked.cases.length);
    case 'exact':
      return exact(asked);
    case 'rolls':
      return share(rolls(asked, seedrandom(asked.seed)), asked.times);
    case 'attack':
    case 'answers':
    case 'dangers':
    case 'tests':
      return tableWork(asked);
  }
}

/** How long is worked at a stretch, in milliseconds. */
const STRETCH = 20;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Takes messages and posts replies. What is asked is done in order; a cancelled question gets no answer. */
export function makeService(post: (reply: Reply) => void): (message: Message) => void {
  const cancelled = new Set<number>();
  let queue: Promise<void> = Promise.resolve();

  async function work(id: number, asked: Ask): Promise<void> {
    const steps = workOf(asked);
    let since = performance.now();
    for (;;) {
      if (cancelled.delete(id)) return;
      const step = steps.next();
      if (step.done) {
        post({ id, told: step.value });
        return;
      }
      if (typeof step.value === 'object') post({ id, meanwhile: step.value });
      else if (performance.now() - since < STRETCH) continue;
      if (typeof step.value === 'number') post({ id, progress: step.value });
      await pause();
      since = performance.now();
    }
  }

  return (message) => {
    if ('cancel' in message) {
      cancelled.add(message.cancel);
      return;
    }
    const { id, asked } = message;
    queue = queue.then(() =>
      work(id, asked).catch((error: unknown) => {
        post({ id, failed: error instanceof TooLarge ? 'tooLarge' : 'fault' });
      }),
    );
  };
}
