/** What is only drawn on the ground of a battle, and the water that fills hexes: both are fetched when a map has some. */
import { beforeEach, expect, test } from 'vitest';
import { hexAt } from '../../src/geometry/shape.ts';
import type { MapDrawing } from '../../src/mapmaking/drawing.ts';
import { map, nothingPressed } from '../support/mapOnScreen.tsx';

beforeEach(nothingPressed);

const drawing: MapDrawing = {
  roads: [
    { kind: 'highRoad', through: [hexAt(0, 0), hexAt(4, 4), hexAt(9, 4)] },
    { kind: 'lane', through: [hexAt(4, 4), hexAt(4, 9)] },
  ],
  names: [{ ...hexAt(4, 4), kind: 'place', text: 'Gersbach' }],
};

const count = (selector: string) => document.querySelectorAll(selector).length;

test('a battle whose map has roads and names shows them, its bridges over the roads', async () => {
  await map({ drawing });
  await expect.poll(() => count('.map-road-highRoad')).toBe(1);
  expect(count('.map-road-lane')).toBe(1);
  expect(document.querySelector('.map-place-place')?.textContent).toBe('Gersbach');
  // with the one on the ground itself
  expect(count('use[href="#map-bridge"]')).toBe(2);
});

test('one without shows none', async () => {
  await map({});
  await expect.poll(() => count('.map-water')).toBe(1);
  expect(count('.map-drawn')).toBe(0);
  expect(count('use[href="#map-bridge"]')).toBe(1);
});
