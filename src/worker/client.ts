/** The screen's side of the worker: one question at a time of each kind, its answer or nothing. */
import type { Ask, Message, Odds, Reply, ReplyOf } from '../odds/laboratory/asked.ts';
import { vouchedFor } from './vouched.ts';
import workerAddress from './worker.ts?worker&url';

interface Waiting {
  readonly take: (reply: Reply) => void;
  readonly reject: (why: Failed) => void;
}

let send: ((message: Message) => void) | null = null;
const waiting = new Map<number, Waiting>();
let counted = 0;

function receive(reply: Reply): void {
  const one = waiting.get(reply.id);
  if (!one) return;
  if (!('progress' in reply || 'meanwhile' in reply)) waiting.delete(reply.id);
  one.take(reply);
}

/** The worker, or the same work in this thread where there are none. */
async function connect(): Promise<(message: Message) => void> {
  if (send) return send;
  if (typeof Worker === 'undefined') {
    const { makeService } = await import('./service.ts');
    send ??= makeService(receive);
    return send;
  }
  const worker = new Worker(vouchedFor(workerAddress), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => receive(data);
  // it could not be fetched: whoever waits is told, and the next question begins another
  worker.onerror = () => {
    worker.terminate();
    send = null;
    for (const { reject } of waiting.values()) reject(new Failed('fault'));
    waiting.clear();
  };
  send = (message) => worker.postMessage(message);
  return send;
}

export class Failed extends Error {
  readonly why: 'tooLarge' | 'fault';
  constructor(why: 'tooLarge' | 'fault') {
    super(why);
    this.why = why;
  }
}

export interface Asked<T> {
  readonly answer: Promise<T>;
  /** Nothing comes of it any more. */
  readonly cancel: () => void;
}

/** Asks, and tells how far it is, from 0 to 1, and what is known meanwhile. A cancelled question is never answered. */
export function ask<A extends Ask>(
  asked: A,
  progress?: (share: number) => void,
  meanwhile?: (odds: Odds) => void,
): Asked<ReplyOf[A['ask']]> {
  counted += 1;
  const id = counted;
  const answer = new Promise<ReplyOf[A['ask']]>((resolve, reject) => {
    waiting.set(id, {
      reject,
      take: (reply) => {
        if ('progress' in reply) progress?.(reply.progress);
        else if ('meanwhile' in reply) meanwhile?.(reply.meanwhile);
        else if ('failed' in reply) reject(new Failed(reply.failed));
        else resolve(reply.told as ReplyOf[A['ask']]);
      },
    });
    connect().then((post) => post({ id, asked }), reject);
  });
  return {
    answer,
    cancel: () => {
      if (waiting.delete(id)) send?.({ cancel: id });
    },
  };
}
