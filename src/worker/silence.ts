/** Notices that a worker keeps silent: one that was killed, or hangs, tells nobody. */

/** How often it is looked whether the worker was heard, in milliseconds. */
const LOOK = 1000;
/** Looks without a word after which it is given up; while it works it is heard several times between two of them. */
const MOST_LOOKS = 10;

export interface SilenceWatch {
  /** Looks until nothing is awaited any more. To be called when nothing was, and something is. */
  readonly begin: () => void;
  /** The worker was heard. */
  readonly heard: () => void;
  /** There is to be another worker. */
  readonly renewed: () => void;
  /** Whether this one was heard yet. */
  readonly isHere: () => boolean;
}

/**
 * Counts looks, not time: a page that was asleep has not waited. `untilHere`: so many looks are allowed before the first word
 * of a worker, which has yet to be fetched.
 */
export function watchSilence(
  isAwaited: () => boolean,
  silent: () => void,
  untilHere = MOST_LOOKS,
): SilenceWatch {
  let looking: ReturnType<typeof setInterval> | null = null;
  let looks = 0;
  let isHere = false;
  const look = (): void => {
    if (!isAwaited()) {
      if (looking !== null) clearInterval(looking);
      looking = null;
      return;
    }
    looks += 1;
    if (looks >= (isHere ? MOST_LOOKS : untilHere)) {
      looks = 0;
      silent();
    }
  };
  return {
    begin: () => {
      // neither what has yet to come nor what is silent by now is given more time by each question
      if (isHere && looking === null) looks = 0;
      looking ??= setInterval(look, LOOK);
    },
    heard: () => {
      looks = 0;
      isHere = true;
    },
    renewed: () => {
      looks = 0;
      isHere = false;
    },
    isHere: () => isHere,
  };
}
