/** Answers what is asked, a little at a time, so that a cancelled question is left off. Runs in the worker. */
import type { Ask, Message, Reply, ReplyOf } from './asked.ts';
import { branch, exact, odds, rolls, sweepPoint, TooLarge } from './reckon.ts';

type Work = Generator<number | undefined, ReplyOf[Ask['ask']]>;

function* sweep(cases: Extract<Ask, { ask: 'sweep' }>['cases']): Work {
  const points: ReplyOf['sweep'][number][] = [];
  for (const one of cases) {
    yield points.length / cases.length;
    try {
      points.push(yield* sweepPoint(one, one.reaction));
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      points.push({ figures: null });
    }
  }
  return points;
}

function* share(work: ReturnType<typeof rolls>, times: number): Work {
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
      return sweep(asked.cases);
    case 'exact':
      return exact(asked);
    case 'rolls':
      return share(rolls(asked), asked.times);
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
      if (performance.now() - since < STRETCH) continue;
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
