/** The worker that reads, begun for one text: a page that opened something large must not stand still. */
import { type Asked, readAsked, type Told } from './reading.ts';

interface Port {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  postMessage(told: Told[Asked['read']]): void;
}

const port = globalThis as unknown as Port;
port.onmessage = ({ data }) =>
  void readAsked(data).then(
    (told) => port.postMessage(told),
    // the page hears of what is thrown, not of a promise that is broken: it would wait for ever
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
