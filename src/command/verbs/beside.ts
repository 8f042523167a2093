/**
 * Long work in a thread of its own: this one tells how far it is, and ends it when its time is up or when it is told to
 * stop, whatever the work is at.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { commandFault, type Printed } from './fault.ts';
import type { Report, WorkDone } from './work.ts';

type Message = { readonly progress: WorkDone } | { readonly told: Printed };

/** How the work is watched over. */
export interface Supervision {
  readonly seconds: number;
  /** Hears each second how far it is. */
  readonly tell: (progress: WorkDone & { readonly seconds: number }) => void;
  /** Takes what is to be called when the work is to stop. */
  readonly onStop: (stop: () => void) => void;
}

/** The words of the work this thread was begun for; nothing in the thread it was begun from. */
export function wordsBeside(): readonly string[] | null {
  const words: unknown = isMainThread ? null : workerData;
  return Array.isArray(words) ? words.map(String) : null;
}

/** Does the work of this thread. */
export function serve(work: (report: Report) => Printed): void {
  const post = (message: Message): void => parentPort?.postMessage(message);
  post({ told: work((progress) => post({ progress })) });
}

/** What is said of work that was not done, with what is known of it. */
function unfinished(reason: 'tooLong' | 'stopped' | 'noRoom', seconds: number, known: WorkDone): Printed {
  const path = reason === 'tooLong' ? '--seconds' : 'verb';
  const fault = commandFault(reason, path, reason === 'tooLong' ? { seconds } : {});
  return { status: 2, json: { ...fault, facts: { ...fault.facts, ...known } } };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Has the words worked at by the module at that address, in another thread. */
export function workBeside(
  module: URL,
  words: readonly string[],
  { seconds, tell, onStop }: Supervision,
): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: words });
    const begun = performance.now();
    let known: WorkDone = { steps: 0 };
    const telling = setInterval(() => {
      tell({ ...known, seconds: Math.round((performance.now() - begun) / 1000) });
    }, 1000);
    const end = (told: Printed): void => {
      clearInterval(telling);
      clearTimeout(ending);
      resolve(told);
      void worker.terminate();
    };
    const leaveOff = (reason: 'tooLong' | 'stopped' | 'noRoom') => end(unfinished(reason, seconds, known));
    const ending = setTimeout(() => leaveOff('tooLong'), seconds * 1000);
    onStop(() => leaveOff('stopped'));
    worker.on('message', (message: Message) => {
      if ('told' in message) end(message.told);
      else known = message.progress;
    });
    worker.on('error', (error) => {
      if (isOutOfMemory(error)) leaveOff('noRoom');
      else reject(error);
    });
    // told already, unless the thread went without a word
    worker.on('exit', (code) => reject(new Error(`the work ended with ${code} and said nothing`)));
  });
}
