/** The worker that looks whether both sides get through a map: on the largest it goes through all hexes several times. */
import { passageOf, type WayThrough } from '../../mapmaking/passage.ts';
import type { BattleMap } from '../../rules/state/game.ts';

interface Port {
  onmessage: ((event: MessageEvent<BattleMap>) => void) | null;
  postMessage(passage: WayThrough): void;
}

const port = globalThis as unknown as Port;

port.onmessage = ({ data }) => port.postMessage(passageOf(data));
