import { panned } from '../camera.ts';
import type { Contact, Gesture, Surface } from './gesture.ts';

/** The sheet goes with the pointer. Released or cancelled, it stays where it is. */
export function enterPan(by: Contact, map: Surface): Gesture {
  let last = by.at;
  const pan: Gesture = {
    name: 'pan',
    holds: (id) => id === by.id,
    move: ({ at }) => {
      map.move(panned(map.camera(), at.x - last.x, at.y - last.y));
      last = at;
      return pan;
    },
    release: () => null,
    cancel: () => null,
  };
  return pan;
}
