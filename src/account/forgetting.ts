/** Taking something off its shelf for good, by two presses. */
import { useState } from 'react';

interface Forgetting {
  /** The first press has been made: the second is asked for. */
  readonly armed: boolean;
  /** It lies there still: the browser could not take it off. */
  readonly isStuck: boolean;
  readonly arm: () => void;
  readonly disarm: () => void;
  readonly forget: () => Promise<void>;
}

/** How far that has come with what `takeOff` takes off, which gives whether it could. */
export function useForgetting(takeOff: () => boolean | Promise<boolean>): Forgetting {
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
      const isGone = await takeOff();
      setArmed(false);
      setStuck(!isGone);
    },
  };
}
