import { along, type Camera } from '../camera.ts';

/** In milliseconds. */
const LASTS = 260;

export interface Glide {
  /** Glides from one camera to another; jumps where that is too `far` to be followed, or the reader wants no motion. */
  enter(from: Camera, goal: Camera, far: boolean): void;
  /** Stays where it has come to. */
  cancel(): void;
}

/** The sheet goes of itself, slower and slower, when a key or a button asks for another view. No pointer is held. */
export function glide(show: (camera: Camera) => void): Glide {
  let frame = 0;
  const cancel = () => cancelAnimationFrame(frame);
  return {
    enter: (from, goal, far) => {
      cancel();
      if (far || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(goal);
        return;
      }
      const start = performance.now();
      const move = (now: number): void => {
        const t = Math.min(1, (now - start) / LASTS);
        show(along(from, goal, 1 - (1 - t) ** 3));
        if (t < 1) frame = requestAnimationFrame(move);
      };
      frame = requestAnimationFrame(move);
    },
    cancel,
  };
}
