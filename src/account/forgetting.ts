/** Taking something off its shelf for good, by two presses. */
import { type RefObject, useRef, useState } from 'react';

/** What the button is given that asks for it: it stays where it is, so that nothing else comes under the hand. */
interface Cross {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-expanded': boolean;
  readonly onClick: (press: { readonly detail: number }) => void;
}

export interface Forgetting {
  /** The first press has been made: the second is asked for. */
  readonly armed: boolean;
  /** It lies there still: the browser could not take it off. */
  readonly isStuck: boolean;
  readonly cross: Cross;
  /** Nothing is taken off: back to what asked for it. */
  readonly disarm: () => void;
  readonly forget: () => Promise<void>;
}

/** How far that has come with what `takeOff` takes off, which gives whether it could. */
export function useForgetting(takeOff: () => boolean | Promise<boolean>): Forgetting {
  const [armed, setArmed] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const disarm = (): void => {
    setArmed(false);
    ref.current?.focus();
  };
  return {
    armed,
    isStuck,
    cross: {
      ref,
      'aria-expanded': armed,
      onClick: ({ detail }) => {
        // the second of a double press would only take the question back before it is read
        if (detail > 1) return;
        setStuck(false);
        if (armed) disarm();
        else setArmed(true);
      },
    },
    disarm,
    forget: async () => {
      // asked again meanwhile it would be taken for a change of mind
      setArmed(false);
      setStuck(!(await takeOff()));
    },
  };
}
