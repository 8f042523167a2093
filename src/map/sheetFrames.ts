import type { Camera } from './camera.ts';

/** The sheet rests after this many milliseconds without a move, of which a slow frame counts at most so many. */
const SETTLE = 200;
const FRAME = 34;

export interface SheetFrames {
  camera(): Camera;
  show(next: Camera): void;
  stop(): void;
}

/**
 * Writes the camera as one CSS transform per frame, outside React: the drawing is neither laid out nor rendered again.
 * `will-change` is on only while something moves, or the drawing would stay blurred.
 */
export function sheetFrames(port: HTMLElement, sheet: HTMLElement, first: Camera): SheetFrames {
  let camera = first;
  let written = first;
  let frame = 0;
  let shownAt = 0;
  let quiet = 0;

  const write = (): void => {
    written = camera;
    // whole pixels, or every line of the drawing would lie between two of them
    sheet.style.transform = `translate3d(${Math.round(camera.x)}px, ${Math.round(camera.y)}px, 0) scale(${camera.k})`;
  };
  const settle = (): void => {
    frame = 0;
    sheet.style.willChange = '';
    port.dataset['zoom'] = camera.k >= 1 ? 'near' : camera.k >= 0.6 ? 'middle' : 'far';
    port.dataset['scale'] = camera.k.toFixed(3);
  };
  // Settling draws the sheet anew, which may hold up the frames: were the time in between taken for rest, it would settle
  // between the two turns of one wheel, and again.
  const follow = (now: number): void => {
    quiet = camera === written ? quiet + Math.min(FRAME, now - shownAt) : 0;
    shownAt = now;
    if (camera !== written) write();
    if (quiet < SETTLE) frame = requestAnimationFrame(follow);
    else settle();
  };
  write();
  settle();
  return {
    camera: () => camera,
    show: (next) => {
      camera = next;
      sheet.style.willChange = 'transform';
      if (frame !== 0) return;
      shownAt = performance.now();
      quiet = 0;
      frame = requestAnimationFrame(follow);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
