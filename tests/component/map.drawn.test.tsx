/** What is only drawn on the ground of a battle, and the water that fills hexes: both are fetched when a map has some. */
import { beforeEach, expect, test } from 'vitest';
import { hexAt } from '../../src/geometry/shape.ts';
import { NO_MARKS } from '../../src/map/marks.ts';
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

test('the foot of the sheet has the title and says that what is drawn does not count; the season is the sheet’s', async () => {
  const cartouche = { title: 'Gersbach', note: 'Roads do not count.', hexes: 'hexes', north: 'N' };
  const { show, container } = await map({ drawing: { ...drawing, season: 'winter' }, cartouche });
  await expect
    .poll(() => container.querySelector('.map-title')?.textContent)
    .toBe('GersbachRoads do not count.');
  const sheet = container.querySelector<HTMLElement>('.map-sheet')!;
  expect(sheet.dataset['season']).toBe('winter');
  // the light of the season comes with the strokes of the ground
  await expect.poll(() => container.querySelectorAll('[data-drawn="true"]').length).toBe(2);
  const ground = () => getComputedStyle(container.querySelector('.map-field')!).fill;
  const snow = ground();
  await show({ drawing: { ...drawing, season: 'summer' }, cartouche });
  expect(ground()).not.toBe(snow);
  const tall = sheet.offsetHeight;
  await show({ drawing, cartouche: undefined });
  expect(sheet.offsetHeight).toBeLessThan(tall);
});

test('on a small sheet a long title and the note keep clear of the scale', async () => {
  const cartouche = {
    title: 'Une position du livre de règles',
    note: 'Routes, champs et noms ne sont que dessinés : ils ne comptent pas.',
    hexes: 'cases',
    north: 'N',
  };
  const { container } = await map({ cartouche });
  await expect.poll(() => container.querySelector('.map-scale-word')).not.toBeNull();
  await document.fonts.ready;
  const written = [...container.querySelectorAll('.map-title > *')].map((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getBoundingClientRect();
  });
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect();
  const [scale, star] = [box('.map-scale-line'), box('.map-star-edge')];
  expect(written).toHaveLength(2);
  for (const { left, right, width } of written) {
    expect(width).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(scale?.right ?? Number.POSITIVE_INFINITY);
    expect(right).toBeLessThan(star?.left ?? 0);
  }
  const [title, note, sheet] = [box('.map-title strong'), box('.map-title em'), box('.map-sheet')];
  expect(title && note && title.bottom <= note.top + 1).toBe(true);
  expect(note && sheet && note.bottom <= sheet.bottom).toBe(true);
});

test('turned by half a circle the field is turned, and the foot stays beneath it', async () => {
  const cartouche = { title: 'Gersbach', note: '', hexes: 'hexes', north: 'N' };
  const { commands, container } = await map({ cartouche, flipped: true });
  await expect.poll(() => container.querySelector('.map-title')).not.toBeNull();
  const foot = container.querySelector('.map-title')!.getBoundingClientRect();
  const [first, last] = [hexAt(0, 0), hexAt(11, 9)].map((hex) => commands.clientRectOf(hex));
  expect(first?.top).toBeGreaterThan(last?.bottom ?? Number.NaN);
  expect(foot.bottom).toBeGreaterThan(first?.bottom ?? Number.NaN);
});

test('one without shows none', async () => {
  await map({});
  await expect.poll(() => count('.map-water')).toBe(1);
  expect(count('.map-drawn')).toBe(0);
  expect(count('use[href="#map-bridge"]')).toBe(1);
});

test('a name is read where a unit may go: over the wash of its reach, beneath the figures in it', async () => {
  const [place] = drawing.names;
  if (!place) throw new Error('no name is drawn');
  const here = { q: place.q, r: place.r };
  const { container } = await map({
    drawing,
    marks: { ...NO_MARKS, reach: [{ hex: here, cost: 1, kind: 'clear' }] },
  });
  await expect.poll(() => container.querySelectorAll('.reach-coin').length).toBe(1);
  const [wash, name, coin] = ['.reach-clear', '.map-svg .map-place', '.reach-coin'].map((one) =>
    container.querySelector(one),
  );
  if (!wash || !name || !coin) throw new Error('the reach is not drawn');
  expect(name.textContent).toBe(place.text);
  expect(wash.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(name.compareDocumentPosition(coin)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
