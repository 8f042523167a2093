/** Notices that a worker keeps silent: one that was killed, or hangs, tells nobody. */

/** How often it is looked whether the worker was heard, in milliseconds. */
const LOOK = 1000;
/** Looks without a word after which it is given up; while it works it is heard several times between two of them. */
const MOST_LOOKS = 10;

export interface SilenceWatch {
  /** Looks until nothing is awaited any more. To be called whenever something is. */
  readonly begin: () => void;
  /** The worker was heard, or is another. */
  readonly heard: () => void;
}

/** Counts looks, not time: a page that was asleep has not waited. */
export function watchSilence(isAwaited: () => boolean, silent: () => void): SilenceWatch {
  let looking: ReturnType<typeof setInterval> | null = null;
  let looks = 0;
  const look = (): void => {
    if (!isAwaited()) {
      if (looking !== null) clearInterval(looking);
      looking = null;
      return;
    }
    looks += 1;
    if (looks >= MOST_LOOKS) {
      looks = 0;
      silent();
    }
  };
  return {
    begin: () => {
      looking ??= setInterval(look, LOOK);
    },
    heard: () => {
      looks = 0;
    },
  };
}
