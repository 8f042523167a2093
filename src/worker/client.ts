/** The screen's side of the worker: each question is answered or told as failed, whatever becomes of the worker. */
import { isRecord } from '../engine/plainData.ts';
import type { Progress, Trouble } from '../odds/asked.ts';
import type { Message, ReplyOf, WorkerAsk, WorkerMeanwhileOf } from './asked.ts';
import { isMeanwhile, isProgress, isTold, isTrouble } from './replies.ts';
import { watchSilence } from './silence.ts';
import { vouchedFor } from './vouched.ts';
import workerAddress from './worker.ts?worker&url';

/** Why a question has no answer. */
export class Unanswered extends Error {
  readonly why: Trouble;
  constructor(why: Trouble) {
    super(why);
    this.why = why;
  }
}

/** Why a question that failed has no answer. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Unanswered ? error.why : 'fault';
}

interface Waiting {
  readonly message: Message;
  /** How often its work was cut short with the worker. */
  cut: number;
  /** Whether the reply could be read; nothing more is to come after `end`. */
  readonly take: (reply: Readonly<Record<string, unknown>>, end: () => void) => boolean;
  readonly reject: (why: Unanswered) => void;
}

/** A worker that can be written to. */
interface Line {
  readonly post: (message: Message) => void;
  readonly close: () => void;
}

export interface Promised<T> {
  readonly answer: Promise<T>;
  /** Nothing comes of it any more. */
  readonly cancel: () => void;
}

export type Meanwhile<A extends WorkerAsk> = A['ask'] extends keyof WorkerMeanwhileOf
  ? WorkerMeanwhileOf[A['ask']]
  : never;

/** Looks, one a second, for a worker that is fetched over a slow line, or read by a machine that has other things to do. */
const LOOKS_UNTIL_HERE = 60;

/** A worker, and whoever waits for it. */
function makeClient() {
  /** All that is asked and not answered, in the order in which it is worked at. */
  const waiting = new Map<number, Waiting>();
  let counted = 0;
  let line: Promise<Line> | null = null;
  const silence = watchSilence(
    () => waiting.size > 0,
    () => begunAgain('silent'),
    LOOKS_UNTIL_HERE,
  );

  /** What cannot be read is dropped: if nothing better follows, the worker counts as silent. */
  function receive(data: unknown): void {
    if (!isRecord(data)) return;
    if (data['here'] === true) silence.heard();
    if (typeof data['id'] !== 'number') return;
    const { id } = data;
    const one = waiting.get(id);
    // that it is still at a question that was cancelled tells that it lives
    if (one ? one.take(data, () => waiting.delete(id)) : isProgress(data['progress'])) silence.heard();
  }

  /** The worker, or the same work in this thread where there are none. */
  async function connected(): Promise<Line> {
    if (typeof Worker === 'undefined') {
      const { makeService } = await import('./service.ts');
      return { post: makeService(receive), close: () => {} };
    }
    const worker = new Worker(vouchedFor(workerAddress), { type: 'module' });
    const close = () => {
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
    worker.onerror = () => begunAgain('fault');
    return { post: (message) => worker.postMessage(message), close };
  }

  function post(id: number): void {
    line ??= connected();
    const mine = line;
    mine.then(
      ({ post: send }) => {
        const one = waiting.get(id);
        if (one && line === mine) send(one.message);
      },
      () => {
        if (line === mine) begunAgain('fault');
      },
    );
  }

  /**
   * The worker is lost. All that waits is asked of another, in its order; but what the lost one was at, if it was cut short
   * before, is given up: it may be what workers perish of. One that never came was at nothing: all have waited alike.
   */
  function begunAgain(why: Trouble): void {
    line?.then(
      ({ close }) => close(),
      () => {},
    );
    line = null;
    const cutShort = silence.isHere() ? [...waiting].slice(0, 1) : [...waiting];
    silence.renewed();
    for (const [id, one] of cutShort) {
      one.cut += 1;
      if (one.cut > 1) {
        waiting.delete(id);
        one.reject(new Unanswered(why));
      }
    }
    for (const id of waiting.keys()) post(id);
  }

  /** Asks, and tells how far it is, and what is known meanwhile. A cancelled question is never answered. */
  function ask<A extends WorkerAsk>(
    asked: A,
    progress?: (progress: Progress) => void,
    meanwhile?: (told: Meanwhile<A>) => void,
  ): Promised<ReplyOf[A['ask']]> {
    counted += 1;
    const id = counted;
    const answer = new Promise<ReplyOf[A['ask']]>((resolve, reject) => {
      const take: Waiting['take'] = ({ progress: far, meanwhile: some, told, failed }, end) => {
        if (isProgress(far)) progress?.(far);
        else if (isMeanwhile(asked.ask, some)) meanwhile?.(some as Meanwhile<A>);
        else if (isTrouble(failed)) {
          end();
          reject(new Unanswered(failed));
        } else if (isTold(asked.ask, told)) {
          end();
          resolve(told as ReplyOf[A['ask']]);
        } else return false;
        return true;
      };
      if (waiting.size === 0) silence.begin();
      waiting.set(id, { message: { id, asked }, cut: 0, take, reject });
      post(id);
    });
    return {
      answer,
      cancel: () => {
        if (waiting.delete(id))
          line?.then(
            ({ post: send }) => send({ cancel: id }),
            () => {},
          );
      },
    };
  }

  return ask;
}

const askOdds = makeClient();
/** They have a worker to themselves: odds may take long, and the columns follow each change at once. */
const askEncounters = makeClient();
/** So have thoughts: odds are asked for while the opponent thinks. */
const askThoughts = makeClient();

/** Asks, and tells how far it is, and what is known meanwhile. A cancelled question is never answered. */
export function ask<A extends WorkerAsk>(
  asked: A,
  progress?: (progress: Progress) => void,
  meanwhile?: (told: Meanwhile<A>) => void,
): Promised<ReplyOf[A['ask']]> {
  const isOfEncounter = asked.ask === 'encounter' || asked.ask === 'encounterSweep';
  const client = asked.ask === 'think' ? askThoughts : isOfEncounter ? askEncounters : askOdds;
  return client(asked, progress, meanwhile);
}
