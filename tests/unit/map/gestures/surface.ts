import { vi } from 'vitest';
import type { Point } from '../../../../src/geometry/layout.ts';
import type { Camera } from '../../../../src/map/camera.ts';
import type { Contact, Hand, Surface } from '../../../../src/map/gestures/gesture.ts';

/** A map without pixels: it keeps its camera and what the hand was told, in order. */
export function surface(carries = false) {
  const told: unknown[] = [];
  let camera: Camera = { x: 0, y: 0, k: 1 };
  const hand: Hand = {
    press: (point, press) => told.push([press, point]),
    hover: (point) => told.push(['hover', point]),
    carries: vi.fn(() => carries),
    carry: (from, to) => told.push(['carry', from, to]),
    drop: (from, to) => told.push(['drop', from, to]),
  };
  const map: Surface = {
    hand: () => hand,
    camera: () => camera,
    limits: () => ({ least: 0.5, most: 4 }),
    move: (next) => {
      camera = next;
    },
  };
  return { map, hand, told };
}

/** Its place on the sheet is told apart from its place in the window: a gesture may not take one for the other. */
export function contact(x: number, y: number, more: Partial<Contact> = {}): Contact {
  return { id: 1, at: { x, y }, point: onSheet(x, y), button: 0, touch: false, ...more };
}

export function finger(id: number, x: number, y: number): Contact {
  return contact(x, y, { id, touch: true });
}

export const onSheet = (x: number, y: number): Point => ({ x: x + 1000, y: y + 1000 });
