import { pinched } from '../camera.ts';
import type { Contact, Gesture, Surface } from './gesture.ts';
import { enterPan } from './pan.ts';

/**
 * Two fingers zoom and pan at once; a third makes them wait until one is lifted. `fingers` are all that lie on the map,
 * each where it was last seen: kept by the dispatcher, from which a finger is gone before its release is told.
 */
export function enterPinch(fingers: ReadonlyMap<number, Contact>, map: Surface): Gesture {
  // The finger that stays goes on panning, whichever way the other went.
  const end = () => {
    const [left, other] = fingers.values();
    return other ? pinch : left ? enterPan(left, map) : null;
  };
  const pinch: Gesture = {
    name: 'pinch',
    holds: (id) => fingers.has(id),
    move: (to) => {
      const [a, b, third] = fingers.values();
      const now = (finger: Contact) => (finger.id === to.id ? to.at : finger.at);
      if (a && b && !third) map.move(pinched(map.camera(), [a.at, b.at], [now(a), now(b)], map.limits()));
      return pinch;
    },
    release: end,
    cancel: end,
  };
  return pinch;
}
