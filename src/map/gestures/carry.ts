import type { Contact, Gesture, Surface } from './gesture.ts';

/** A piece goes with the pointer, and is set down where it is released; cancelled, it is back in its place. */
export function enterCarry(by: Contact, { hand }: Surface): Gesture {
  const cancel = () => {
    hand().carry(by.point, null);
    return null;
  };
  const carry: Gesture = {
    name: 'carry',
    holds: (id) => id === by.id,
    move: ({ point }) => {
      hand().carry(by.point, point);
      return carry;
    },
    release: ({ point }) => {
      cancel();
      hand().drop(by.point, point);
      return null;
    },
    cancel,
  };
  return carry;
}
