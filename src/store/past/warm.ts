/** The boards around the one looked at are worked out while nothing else is to be done, an answer at a time. */
import type { BattleHistory } from '../state.ts';
import { nearBoard } from './boards.ts';

/** As far back as the next board that the history keeps, and the stretch before it. */
const BACK = 40;
const FORTH = 20;

/** The places around one, the nearest first. */
function around(history: BattleHistory, at: number): number[] {
  const places: number[] = [];
  for (let by = 1; by <= BACK; by++) {
    if (by <= FORTH && at + by < history.length) places.push(at + by);
    if (at - by >= 0) places.push(at - by);
  }
  return places;
}

/** Begins; what comes back leaves off. */
export function warm(history: BattleHistory, at: number): () => void {
  const places = around(history, at);
  let timer: ReturnType<typeof setTimeout>;
  const go = (): void => {
    const [place] = places;
    if (place === undefined) return;
    if (nearBoard(history, place)) places.shift();
    timer = setTimeout(go);
  };
  timer = setTimeout(go);
  return () => clearTimeout(timer);
}
