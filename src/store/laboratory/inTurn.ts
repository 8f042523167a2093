/** One question of a kind at a time: whoever asks again, or stops, leaves the one before off. */
import type { Progress, Trouble } from '../../odds/asked.ts';
import type { ReplyOf, WorkerAsk } from '../../worker/asked.ts';
import { ask, type Meanwhile, type Promised, troubleOf } from '../../worker/client.ts';

/** What is done with what comes; nothing of it once the question was left off. */
interface Taking<A extends WorkerAsk> {
  readonly progress?: (progress: Progress) => void;
  readonly meanwhile?: (told: Meanwhile<A>) => void;
  readonly told: (told: ReplyOf[A['ask']]) => void;
  readonly failed: (why: Trouble) => void;
}

export interface InTurn<A extends WorkerAsk> {
  readonly ask: (asked: A, taking: Taking<A>) => void;
  readonly leaveOff: () => void;
}

export function inTurn<A extends WorkerAsk>(): InTurn<A> {
  let current: Promised<unknown> | null = null;
  const leaveOff = () => {
    current?.cancel();
    current = null;
  };
  return {
    leaveOff,
    ask: (asked, { progress, meanwhile, told, failed }) => {
      leaveOff();
      /** The same, as long as it is the question in hand. */
      const ifMine =
        <T>(take: (what: T) => void) =>
        (what: T) => {
          if (current === mine) take(what);
        };
      const last =
        <T>(take: (what: T) => void) =>
        (what: T) => {
          current = null;
          take(what);
        };
      const mine = ask(asked, progress && ifMine(progress), meanwhile && ifMine(meanwhile));
      current = mine;
      mine.answer.then(ifMine(last(told)), ifMine(last((error: unknown) => failed(troubleOf(error)))));
    },
  };
}
