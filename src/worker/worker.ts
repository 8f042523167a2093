/** The worker: reckons odds beside the page, which stays free for the players. */
import type { Here, Message, Reply } from './asked.ts';
import { makeService } from './service.ts';

interface Port {
  onmessage: ((event: MessageEvent<Message>) => void) | null;
  postMessage(reply: Reply | Here): void;
}

const port = globalThis as unknown as Port;
const serve = makeService((reply) => port.postMessage(reply));
port.onmessage = ({ data }) => serve(data);
port.postMessage({ here: true });
