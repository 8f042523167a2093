import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Camera } from '../../../../src/map/camera.ts';
import { glide } from '../../../../src/map/gestures/glide.ts';

const from = { x: 0, y: 100, k: 1 };
const goal = { x: 80, y: 20, k: 2 };
const began = 1000;

let calm = false;
let frames = new Map<number, FrameRequestCallback>();
let shown: Camera[] = [];

beforeEach(() => {
  calm = false;
  frames = new Map();
  shown = [];
  let next = 1;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: calm && query.includes('reduced-motion') }));
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    frames.set(next, run);
    next += 1;
    return next - 1;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.spyOn(performance, 'now').mockReturnValue(began);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run(began + milliseconds);
}

const gliding = () => glide((camera) => shown.push(camera));

describe('a glide', () => {
  test('it begins with the next frame, slows down, and ends at its goal', () => {
    gliding().enter(from, goal, false);
    expect(shown).toEqual([]);
    pass(0);
    pass(130);
    pass(400);
    expect(shown.map(({ k }) => k)).toEqual([1, 1.875, 2]);
    expect(shown.at(-1)).toEqual(goal);
    expect(frames.size).toBe(0);
  });

  test('where the reader wants no motion it is at its goal at once', () => {
    calm = true;
    gliding().enter(from, goal, false);
    expect(shown).toEqual([goal]);
    expect(frames.size).toBe(0);
  });

  test('what is too far to be followed is jumped to', () => {
    gliding().enter(from, goal, true);
    expect(shown).toEqual([goal]);
    expect(frames.size).toBe(0);
  });

  test('another goal takes the place of the first', () => {
    const sheet = gliding();
    sheet.enter(from, goal, false);
    pass(130);
    sheet.enter(shown.at(-1) ?? from, from, false);
    expect(frames.size).toBe(1);
    pass(260);
    expect(shown.at(-1)).toEqual(from);
  });

  test('where no motion is wanted, one begun before ends too', () => {
    const sheet = gliding();
    sheet.enter(from, goal, false);
    calm = true;
    sheet.enter(from, from, false);
    pass(130);
    expect(shown).toEqual([from]);
  });

  test('cancelled, the sheet stays where it has come to', () => {
    const sheet = gliding();
    sheet.enter(from, goal, false);
    pass(130);
    const before = shown.length;
    sheet.cancel();
    pass(260);
    expect(shown).toHaveLength(before);
    expect(shown.at(-1)?.k).toBeCloseTo(1.875, 9);
  });

  test('cancelled at its end or before its beginning, nothing happens', () => {
    const sheet = gliding();
    sheet.cancel();
    sheet.enter(from, goal, false);
    pass(260);
    sheet.cancel();
    expect(shown).toEqual([goal]);
  });
});
