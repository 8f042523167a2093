/** Taking something off its shelf for good, by two presses. */
import { useState } from 'react';
import type { ShelfName } from '../store/library/library.ts';
import { takeOffShelf } from '../store/library/shelves.ts';

interface Forgetting {
  /** The first press has been made: the second is asked for. */
  readonly armed: boolean;
  /** It lies there still: the browser could not take it off. */
  readonly isStuck: boolean;
  readonly arm: () => void;
  readonly disarm: () => void;
  readonly forget: () => Promise<void>;
}

/** How far that has come with what lies on that shelf under that id. */
export function useForgetting(shelf: ShelfName, id: string): Forgetting {
  const [armed, setArmed] = useState(false);
  const [isStuck, setStuck] = useState(false);
  return {
    armed,
    isStuck,
    arm: () => {
      setStuck(false);
      setArmed(true);
    },
    disarm: () => setArmed(false),
    forget: async () => {
      const isGone = await takeOffShelf(shelf, id);
      setArmed(false);
      setStuck(!isGone);
    },
  };
}
