/** A worker's stand-in that answers when it is told to, so that a test decides what comes first. */
import type { Progress, Trouble } from '../../../../src/odds/asked.ts';
import type { TableAsk, TableReply } from '../../../../src/odds/table/asked.ts';
import type { Asker } from '../../../../src/store/odds/desk.ts';
import { Unanswered } from '../../../../src/worker/client.ts';

export interface StandIn {
  readonly ask: Asker;
  /** All that was ever asked, in order. */
  readonly asked: readonly TableAsk[];
  /** What is asked and neither answered nor cancelled. */
  readonly open: () => readonly TableAsk[];
  /** Answers the oldest open question. */
  readonly answer: (reply: TableReply) => Promise<void>;
  /** The oldest open question fails. */
  readonly fail: (why?: Trouble) => Promise<void>;
  /** The oldest open question is worked at. */
  readonly beat: (done: number) => void;
}

interface Waiting {
  readonly asked: TableAsk;
  readonly progress: ((progress: Progress) => void) | undefined;
  readonly resolve: (reply: TableReply) => void;
  readonly reject: (error: unknown) => void;
}

export function makeStandIn(): StandIn {
  const asked: TableAsk[] = [];
  let waiting: readonly Waiting[] = [];
  const settle = async (with_: (one: Waiting) => void): Promise<void> => {
    const [first, ...others] = waiting;
    if (!first) throw new Error('nothing is asked');
    waiting = others;
    with_(first);
    // two turns of the queue: the promise and what hangs on it
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    ask: (question, progress) => {
      asked.push(question);
      let mine: Waiting | null = null;
      const answer = new Promise<TableReply>((resolve, reject) => {
        mine = { asked: question, progress, resolve, reject };
        waiting = [...waiting, mine];
      });
      return {
        answer,
        cancel: () => {
          waiting = waiting.filter((one) => one !== mine);
        },
      };
    },
    asked,
    open: () => waiting.map((one) => one.asked),
    answer: (reply) => settle(({ resolve }) => resolve(reply)),
    fail: (why = 'tooLarge') => settle(({ reject }) => reject(new Unanswered(why))),
    beat: (done) => waiting[0]?.progress?.({ done, of: null }),
  };
}
