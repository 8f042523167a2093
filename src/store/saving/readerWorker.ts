/** The worker that reads, begun for one text or game: a page that opened something large must not stand still. */
import { type ReadAsked, readAsked, type Told } from './reading.ts';

/** What it says: that it is at work, and at last what it has read. */
export type ReaderSaid = { readonly working: true } | { readonly told: Told[ReadAsked['read']] };

interface Port {
  onmessage: ((event: MessageEvent<ReadAsked>) => void) | null;
  postMessage(said: ReaderSaid): void;
}

/** How often it is told that the work goes on, in milliseconds. */
const BEAT = 100;

const port = globalThis as unknown as Port;
let beat = Number.NEGATIVE_INFINITY;

function onWay(): void {
  const now = performance.now();
  if (now - beat < BEAT) return;
  beat = now;
  port.postMessage({ working: true });
}

port.onmessage = ({ data }) => {
  onWay();
  void readAsked(data, onWay).then(
    (told) => port.postMessage({ told }),
    // the page hears of what is thrown, not of a promise that is broken: it would wait for ever
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
};
