/** Whether both sides get through the map on the table: looked for beside the page, while the hand draws on. */
import { create } from 'zustand';
import type { WayThrough } from '../../mapmaking/passage.ts';
import type { BattleMap } from '../../rules/state/game.ts';
import { vouchedFor } from '../../worker/vouched.ts';
import workerAddress from './passageWorker.ts?worker&url';
import { useMapEditor } from './state.ts';

interface PassageTold {
  /** What was found last; nothing before the first answer. */
  readonly passage: WayThrough | null;
  /** The map it was found on. */
  readonly of: BattleMap | null;
  /** Whether the places where somebody is barred are to be seen on the map. */
  readonly isShown: boolean;
}

export const usePassage = create<PassageTold>()(() => ({ passage: null, of: null, isShown: false }));

/** Shows on the map where somebody is barred, or no longer. */
export function showBarrier(isShown: boolean): void {
  usePassage.setState({ isShown });
}

/** So long after a change it is looked for: not for every hex of a stroke. */
const PAUSE = 250;

type Finder = (map: BattleMap) => Promise<WayThrough>;

async function foundHere(map: BattleMap): Promise<WayThrough> {
  const { passageOf } = await import('../../mapmaking/passage.ts');
  return passageOf(map);
}

/** Asks a worker of our own; in this thread, where there is none. */
function finder(): { readonly find: Finder; readonly end: () => void } {
  try {
    const worker = new Worker(vouchedFor(workerAddress), { type: 'module' });
    let isBroken = false;
    const find: Finder = (map) =>
      isBroken
        ? foundHere(map)
        : new Promise((resolve) => {
            worker.onmessage = ({ data }: MessageEvent<WayThrough>) => resolve(data);
            worker.onerror = () => {
              isBroken = true;
              resolve(foundHere(map));
            };
            worker.postMessage(map);
          });
    return { find, end: () => worker.terminate() };
  } catch {
    return { find: foundHere, end: () => {} };
  }
}

/** From now on the passage is told of whatever map lies on the table. Gives the end of that. */
export function followPassage(): () => void {
  const { find, end } = finder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  const lookSoon = (): void => {
    timer ??= setTimeout(() => void look(), PAUSE);
  };
  async function look(): Promise<void> {
    timer = undefined;
    const { sheet, stroke } = useMapEditor.getState();
    const { map } = sheet;
    // what is drawn meanwhile is looked at next; while the hand draws, all the machine is for what it draws
    if (isLooking || stroke || usePassage.getState().of === map) return;
    isLooking = true;
    usePassage.setState({ passage: await find(map), of: map });
    isLooking = false;
    if (useMapEditor.getState().sheet.map !== map) lookSoon();
  }
  void look();
  const left = useMapEditor.subscribe((state, before) => {
    const isLifted = before.stroke !== null && state.stroke === null;
    if (state.sheet.map !== before.sheet.map || isLifted) lookSoon();
  });
  return () => {
    clearTimeout(timer);
    left();
    end();
  };
}
