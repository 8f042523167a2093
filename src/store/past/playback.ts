/** The battle plays itself again, an answer at a time, from the board looked at up to the present. */
import { create } from 'zustand';
import { review } from '../game/actions.ts';
import type { OpenGame } from '../state.ts';
import { useStore } from '../store.ts';
import { leaveReplay } from '../told/replay.ts';
import { useReplay } from '../told/state.ts';
import { stopFrom, stopsOf } from './stops.ts';

export const PACES = ['slow', 'normal', 'quick'] as const;
type Pace = (typeof PACES)[number];

/** How long a board is looked at, in milliseconds. */
const PAUSE: Readonly<Record<Pace, number>> = { slow: 2400, normal: 1200, quick: 450 };

interface Playback {
  readonly running: boolean;
  readonly pace: Pace;
}

export const usePlayback = create<Playback>()(() => ({ running: false, pace: 'normal' }));

let timer: ReturnType<typeof setTimeout> | undefined;

export function stopPlayback(): void {
  clearTimeout(timer);
  if (usePlayback.getState().running) usePlayback.setState({ running: false });
}

/** Runs on to the next board, as long as it is the one before that is still looked at. */
function wait({ history }: OpenGame, at: number): void {
  timer = setTimeout(() => {
    const { open, selection } = useStore.getState();
    if (open?.history !== history || selection.reviewing !== at) {
      stopPlayback();
      return;
    }
    review(at + 1);
    if (at + 1 < history.length) wait(open, at + 1);
    else stopPlayback();
  }, PAUSE[usePlayback.getState().pace]);
}

/** Begins at the board looked at; in the present, at the beginning of the turn last played, or of a game that is watched. */
export function startPlayback(): void {
  const { open, selection } = useStore.getState();
  stopPlayback();
  // only one of them leads the board
  leaveReplay();
  if (!open || open.history.length === 0) return;
  const { length } = open.history;
  const { reviewing } = selection;
  const before = open.aside?.kind === 'watched' ? 0 : stopFrom(stopsOf(open.log, 'turn'), length, -1);
  const at = reviewing !== null && reviewing < length ? reviewing : before;
  usePlayback.setState({ running: true });
  review(at);
  wait(open, at);
}

/** At which pace it runs, from the next board on. */
export function setPace(pace: Pace): void {
  usePlayback.setState({ pace });
}

// whoever has the enemy's turn played again wants to see that
useReplay.subscribe((now, before) => {
  if (now.replay && !before.replay) stopPlayback();
});
