/** The worker that draws ground by lot: on the largest maps that takes seconds, in which the hand must not be held up. */
import { type GroundAsked, type GroundByLot, mapByLot } from '../../mapmaking/byLot.ts';

interface Port {
  onmessage: ((event: MessageEvent<GroundAsked>) => void) | null;
  postMessage(ground: GroundByLot): void;
}

const port = globalThis as unknown as Port;

port.onmessage = ({ data }) => port.postMessage(mapByLot(data));
