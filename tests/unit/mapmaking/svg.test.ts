import { expect, test } from 'vitest';
import { hexAt } from '../../../src/geometry/shape.ts';
import { PRINT_COLOURS } from '../../../src/map/printColours.ts';
import { mapByLot, USUAL_GROUND } from '../../../src/mapmaking/byLot.ts';
import { NOTHING_DRAWN } from '../../../src/mapmaking/drawing.ts';
import { mapSvg, printedSize } from '../../../src/mapmaking/svg.ts';
import type { BattleMap } from '../../../src/rules/state/game.ts';
import { motley } from './someMap.ts';

const shape = { kind: 'rectangle', columns: 12, rows: 10 } as const;
const OPEN: BattleMap = { shape, hexes: [], sides: [] };
const PRINTING = { hexAcross: 100, colours: PRINT_COLOURS, hexNames: true };

/** The true length of a path's first line, in the picture's own units. */
function firstLine(svg: string, of: RegExp): number {
  const [, x = '', y = '', u = '', v = ''] = of.exec(svg) ?? [];
  return Math.hypot(Number(u) - Number(x), Number(v) - Number(y));
}

test('hexes of 100 mm are 100 mm from flat to flat, and the picture says how large it is', () => {
  const svg = mapSvg(OPEN, NOTHING_DRAWN, PRINTING);
  const side = 100 / Math.sqrt(3);
  expect(firstLine(svg, /<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/)).toBeCloseTo(side, 1);
  const { width, height } = printedSize(OPEN, 100);
  // twelve and a half hexes and a margin of half a side on either hand
  expect(width).toBeCloseTo(1250 + side, 1);
  expect(height).toBeCloseTo((9 * 1.5 + 2 + 1) * side, 1);
  expect(svg).toContain(`width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`);
});

test('every name of a hex is written, but where something else bears one', () => {
  const drawn = { roads: [], names: [{ ...hexAt(2, 2), kind: 'place', text: 'Altenau' } as const] };
  const svg = mapSvg(OPEN, drawn, PRINTING);
  expect(svg).toContain('>A1<');
  expect(svg).toContain('>L10<');
  expect(svg).toContain('>Altenau<');
  expect(svg).not.toContain('>C3<');
  expect(mapSvg(OPEN, drawn, { ...PRINTING, hexNames: false })).not.toContain('>A1<');
});

test('a name at the edge stays in the picture', () => {
  const text = 'Kapellenberg';
  const xOf = (column: number): number => {
    const names = [{ ...hexAt(column, 0), kind: 'height', text } as const];
    const svg = mapSvg(OPEN, { roads: [], names }, PRINTING);
    return Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${text}<`).exec(svg)?.[1]);
  };
  // twelve letters of about 18 mm
  expect(xOf(0)).toBeGreaterThan(100);
  expect(xOf(11)).toBeLessThan(printedSize(OPEN, 100).width - 100);
  expect(xOf(5) - xOf(4)).toBeCloseTo(100, 1);
});

test('a name from outside cannot write into the picture', () => {
  const text = '"/><script>&\'';
  const svg = mapSvg(OPEN, { roads: [], names: [{ ...hexAt(2, 2), kind: 'water', text }] }, PRINTING);
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#34;/&#62;&#60;script&#62;&#38;&#39;');
});

test('every ground and every side leaves its mark, in the colours handed in', () => {
  const colours = Object.fromEntries(Object.keys(PRINT_COLOURS).map((key) => [key, `rgb-${key}`]));
  const map = motley(shape);
  const road = { kind: 'lane', through: [hexAt(1, 1), hexAt(5, 1)] } as const;
  const svg = mapSvg(
    map,
    { roads: [road], names: [] },
    { ...PRINTING, colours: { ...PRINT_COLOURS, ...colours } },
  );
  for (const key of Object.keys(PRINT_COLOURS)) expect(svg).toContain(`"rgb-${key}"`);
  for (const colour of Object.values(PRINT_COLOURS)) expect(svg).not.toContain(colour);
  for (const at of map.hexes.keys())
    expect(mapSvg({ ...map, hexes: map.hexes.toSpliced(at, 1) }, NOTHING_DRAWN, PRINTING)).not.toBe(
      mapSvg(map, NOTHING_DRAWN, PRINTING),
    );
});

test('a picture is the same each time', () => {
  const { map, drawing } = mapByLot({ ...USUAL_GROUND, seed: 'print' });
  expect(mapSvg(map, drawing, PRINTING)).toBe(mapSvg(map, drawing, PRINTING));
});
