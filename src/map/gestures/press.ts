import { enterCarry } from './carry.ts';
import type { Contact, Gesture, Surface } from './gesture.ts';
import { enterPan } from './pan.ts';

/** A press becomes a drag after this many pixels. */
const SLACK = 4;
/** A finger is less sure than a mouse. */
const TOUCH_SLACK = 8;
/** A press becomes a long one after this many milliseconds. */
const LONG = 500;

/**
 * A pointer is down and may yet become anything: `long` when it rests, a pan or a carry when it leaves its place. That
 * it was a click is told by the browser, after the release.
 */
export function enterPress(by: Contact, map: Surface, long: () => void): Gesture {
  let spent = false;
  const wait = () => {
    spent = true;
    long();
  };
  const timer = by.button === 0 ? setTimeout(wait, LONG) : undefined;
  const end = () => {
    clearTimeout(timer);
    return null;
  };
  const press: Gesture = {
    name: 'press',
    holds: (id) => id === by.id,
    move: (to) => {
      const far = Math.hypot(to.at.x - by.at.x, to.at.y - by.at.y);
      if (spent || by.button === 2 || far < (by.touch ? TOUCH_SLACK : SLACK)) return press;
      end();
      const carries = by.button === 0 && !by.touch && map.hand().carries(by.point);
      return (carries ? enterCarry : enterPan)(by, map).move(to);
    },
    release: end,
    cancel: end,
  };
  return press;
}
