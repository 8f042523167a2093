import { describe, expect, test } from 'vitest';
import {
  along,
  centred,
  fitted,
  held,
  limitsOf,
  openingCamera,
  panned,
  pinched,
  sees,
  toSheet,
  toWindow,
  turned,
  zoomed,
} from '../../../src/map/camera.ts';

const room = { width: 1000, height: 600 };
const sheet = { width: 2000, height: 1500 };
const camera = { x: -120, y: 35, k: 0.8 };

describe('the camera over the map', () => {
  test('a point goes to the window and back', () => {
    const point = { x: 321, y: 77 };
    const seen = toWindow(camera, point);
    expect(seen).toEqual({ x: 321 * 0.8 - 120, y: 77 * 0.8 + 35 });
    expect(toSheet(camera, seen).x).toBeCloseTo(321, 9);
    expect(toSheet(camera, seen).y).toBeCloseTo(77, 9);
  });

  test('the whole sheet fits, in the middle, with a rim of table', () => {
    const whole = fitted(room, sheet);
    expect(whole.k).toBeCloseTo(584 / 1500, 9);
    expect(whole.x).toBeCloseTo((1000 - whole.k * 2000) / 2, 9);
    expect(whole.y).toBeCloseTo(8, 9);
  });

  test('a game opens on its armies, with pieces of at least 34 pixels, and never farther than the whole sheet', () => {
    const all = { x: 1000, y: 750, ...sheet };
    const large = { width: 1900, height: 1300 };
    expect(openingCamera(large, sheet, all)).toEqual(fitted(large, sheet));
    const few = { x: 600, y: 500, width: 700, height: 500 };
    const near = openingCamera(room, sheet, few);
    expect(near.k).toBe(1);
    expect(toWindow(near, few)).toEqual({ x: 500, y: 300 });
    const small = { width: 300, height: 300 };
    expect(openingCamera(small, sheet, all).k * 57).toBeCloseTo(34, 6);
    expect(toWindow(openingCamera(small, sheet, all), all).x).toBeCloseTo(150, 6);
    const corner = openingCamera(small, sheet, { x: 10, y: 10, width: 300, height: 300 });
    expect([corner.x, corner.y]).toEqual([0, 0]);
  });

  test('a game opens on the whole sheet where only its frame with the numbers would be cut off', () => {
    // of the sheet 46 units on each side are frame: seen nearer, the hexes fill the window
    const hexes = { x: 1000, y: 750, width: 1908, height: 1408 };
    const filled = { width: 1300, height: 1200 };
    const k = (1300 - 16) / 1908;
    expect(openingCamera(filled, sheet, hexes, 52)).toEqual(fitted(filled, sheet, 52));
    expect(fitted(filled, sheet, 52).k).toBeLessThan(k);
    // where hexes are cut off as well, it is a part of the sheet that is seen
    const fewer = { ...hexes, width: 1860 };
    expect(openingCamera(filled, sheet, fewer, 52).k).toBeCloseTo(1284 / 1860, 9);
  });

  test('part of the way to another view', () => {
    const goal = { x: 80, y: 135, k: 1.8 };
    expect(along(camera, goal, 0)).toEqual(camera);
    const half = along(camera, goal, 0.5);
    expect([half.x, half.y]).toEqual([-20, 85]);
    expect(half.k).toBeCloseTo(1.3, 9);
  });

  test.each([0.3, 0.9, 1.25, 4])('zoom by %f keeps what is under the pointer', (factor) => {
    const at = { x: 640, y: 210 };
    const before = toSheet(camera, at);
    const after = toSheet(zoomed(camera, at, factor, { least: 0.01, most: 100 }), at);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  test('zoom stops at its limits', () => {
    const limits = limitsOf(room, sheet);
    expect(zoomed(camera, { x: 0, y: 0 }, 1000, limits).k).toBe(limits.most);
    expect(zoomed(camera, { x: 0, y: 0 }, 0.0001, limits).k).toBe(limits.least);
    expect(limits.least).toBeLessThan(fitted(room, sheet).k);
  });

  test('two fingers carry their two points along', () => {
    const before = [
      { x: 200, y: 200 },
      { x: 400, y: 200 },
    ] as const;
    const after = [
      { x: 150, y: 260 },
      { x: 550, y: 260 },
    ] as const;
    const next = pinched(camera, before, after, { least: 0.01, most: 100 });
    expect(next.k).toBeCloseTo(1.6, 9);
    for (const i of [0, 1] as const) {
      const held_ = toWindow(next, toSheet(camera, before[i]));
      expect(held_.x).toBeCloseTo(after[i].x, 6);
      expect(held_.y).toBeCloseTo(after[i].y, 6);
    }
    expect(pinched(camera, [before[0], before[0]], after, { least: 0.01, most: 100 }).k).toBe(camera.k);
  });

  test('the sheet cannot be lost from the window', () => {
    const far = held(panned(camera, 5000, -9000), room, sheet);
    expect(far.x).toBeLessThanOrEqual(room.width / 2);
    expect(far.y + sheet.height * far.k).toBeGreaterThanOrEqual(room.height / 2);
    const small = held({ k: 0.1, x: -50, y: 900 }, room, sheet);
    expect(small).toEqual({ k: 0.1, x: 0, y: room.height - 150 });
  });

  test('a hex is brought to the middle, and seen there', () => {
    const point = { x: 900, y: 700 };
    const there = centred(camera, room, sheet, point);
    expect(toWindow(there, point)).toEqual({ x: 500, y: 300 });
    expect(sees(there, room, point, 80)).toBe(true);
    expect(sees(there, room, { x: 0, y: 0 }, 80)).toBe(false);
  });

  test('whatever is brought into the middle, no table is seen beside a larger sheet', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 2000, y: 10 },
      { x: 20, y: 1500 },
      { x: 2000, y: 1500 },
    ]) {
      const there = centred(camera, room, sheet, point);
      expect(there.x).toBeLessThanOrEqual(0);
      expect(there.y).toBeLessThanOrEqual(0);
      expect(there.x + there.k * sheet.width).toBeGreaterThanOrEqual(room.width);
      expect(there.y + there.k * sheet.height).toBeGreaterThanOrEqual(room.height);
    }
    const low = { width: 2000, height: 500 };
    expect(centred({ ...camera, k: 1 }, room, low, { x: 1000, y: 490 })).toEqual({ k: 1, x: -500, y: 50 });
  });

  test('a hand may push a larger sheet aside by a third of the window', () => {
    expect(held({ k: 1, x: 5000, y: 0 }, room, sheet).x).toBeCloseTo(1000 / 3, 9);
  });

  test('turning the map keeps the same ground in the window', () => {
    const at = { x: 250, y: 130 };
    const ground = toSheet(camera, at);
    const over = toWindow(turned(camera, room, sheet), {
      x: sheet.width - ground.x,
      y: sheet.height - ground.y,
    });
    expect(over.x).toBeCloseTo(room.width - at.x, 6);
    expect(over.y).toBeCloseTo(room.height - at.y, 6);
  });
});

test('the whole sheet lies beside the tools, where it would lie under them', () => {
  const wide = { width: 2000, height: 800 };
  const beside = fitted(room, wide, 52);
  expect(beside.x).toBeCloseTo(60, 9);
  expect(beside.x + beside.k * wide.width).toBeCloseTo(992, 9);
  // a sheet with table on both sides stays in the middle
  expect(fitted(room, sheet, 52)).toEqual(fitted(room, sheet));
});
