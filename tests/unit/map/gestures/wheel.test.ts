import { describe, expect, test } from 'vitest';
import { toSheet } from '../../../../src/map/camera.ts';
import { wheeled } from '../../../../src/map/gestures/wheel.ts';

const camera = { x: -40, y: 30, k: 1 };
const at = { x: 320, y: 210 };
const limits = { least: 0.5, most: 2 };
const turn = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false };

const turned = (change: Partial<typeof turn>) => wheeled(camera, { ...turn, ...change }, at, 600, limits);

describe('the wheel', () => {
  test.each([
    { name: 'pixels', change: { deltaY: -100 }, k: Math.exp(0.16) },
    { name: 'away, further', change: { deltaY: 100 }, k: Math.exp(-0.16) },
    { name: 'lines of 16 pixels', change: { deltaY: -3, deltaMode: 1 }, k: Math.exp(48 * 0.0016) },
    { name: 'pages of the window', change: { deltaY: -0.5, deltaMode: 2 }, k: Math.exp(300 * 0.0016) },
    { name: 'two fingers on a touchpad', change: { deltaY: -10, ctrlKey: true }, k: Math.exp(0.1) },
    {
      name: 'a touchpad with Shift',
      change: { deltaY: -10, ctrlKey: true, shiftKey: true },
      k: Math.exp(0.1),
    },
    { name: 'no nearer than the limit', change: { deltaY: -4000 }, k: 2 },
    { name: 'no further than the limit', change: { deltaY: 4000 }, k: 0.5 },
  ])('$name: zooms, and what is under the pointer stays there', ({ change, k }) => {
    const next = turned(change);
    expect(next.k).toBeCloseTo(k, 9);
    expect(toSheet(next, at).x).toBeCloseTo(toSheet(camera, at).x, 9);
    expect(toSheet(next, at).y).toBeCloseTo(toSheet(camera, at).y, 9);
  });

  test.each([
    { name: 'a wheel of one axis', change: { deltaY: 30 }, x: -70 },
    { name: 'a wheel whose system turns the axis for Shift', change: { deltaX: 30 }, x: -70 },
    { name: 'lines', change: { deltaY: -2, deltaMode: 1 }, x: -8 },
  ])('with Shift, $name pans along the row', ({ change, x }) => {
    expect(turned({ ...change, shiftKey: true })).toEqual({ x, y: 30, k: 1 });
  });
});
