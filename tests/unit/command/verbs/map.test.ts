import { describe, expect, test } from 'vitest';
import { UNIT_TYPES } from '../../../../src/rules/state/vocabulary.ts';
import type { MapFile } from '../../../../src/scenarios/schema.ts';
import { asked, askedOf, example } from '../../../support/commandLine.ts';
import { firstRow, reachingTheSouth } from '../../mapmaking/independent.ts';

interface Across {
  readonly all: boolean;
  readonly mayCross: readonly string[];
  readonly cutOff: readonly string[];
}
interface Told {
  readonly crossable: { readonly usual: Across; readonly strictest: Across };
  readonly file: MapFile;
}
const told = (json: object) => json as unknown as Told;
const LOT = ['--by-lot', '--seed', '7', '--river', '3', '--columns', '16', '--rows', '13'];

describe('map', () => {
  test('TER-11: tells of a file who gets across it', () => {
    const { status, json } = asked('map', 'public/examples/map.json');
    expect(status).toBe(0);
    const all: Across = { all: true, mayCross: UNIT_TYPES, cutOff: [] };
    // its stream has a bridge
    expect(told(json).crossable).toEqual({ usual: all, strictest: all });
    expect(told(json).file).toEqual(example('map'));
  });

  test('makes ground by lot that can be crossed, the same for the same seed', () => {
    const { status, json } = askedOf('', 'map', ...LOT);
    expect(status).toBe(0);
    const { map } = told(json).file;
    expect(map.shape).toEqual({ kind: 'rectangle', columns: 16, rows: 13 });
    expect(map.sides.some(({ terrain }) => terrain === 'largeRiver')).toBe(true);
    const reached = reachingTheSouth(map, 'bridgesAndFordsOnly');
    expect(firstRow(map).every((hex) => reached.has(hex))).toBe(true);
    expect(askedOf('', 'map', ...LOT).json).toEqual(json);
    // what it prints it takes back
    expect(askedOf(told(json).file, 'map', '-')).toEqual({ status: 0, json });
  });

  test('TER-11: a wall from edge to edge lets nobody across, and the status says so', () => {
    const row = Array.from({ length: 12 }, (_, column) => ({
      q: column - 2,
      r: 4,
      terrain: 'impassable',
      hill: false,
    }));
    const file = {
      ...example('map'),
      map: { shape: { kind: 'rectangle', columns: 12, rows: 9 }, hexes: row, sides: [] },
    };
    const { status, json } = askedOf(file, 'map', '-');
    expect(status).toBe(1);
    expect(told(json).crossable.usual).toMatchObject({ all: false, mayCross: [] });
    expect(told(json).crossable.usual.cutOff).toHaveLength(24);
  });

  test('prints a picture in place of the map', () => {
    const { status, json } = askedOf('', 'map', ...LOT, '--svg', '100');
    expect(status).toBe(0);
    expect(Object.keys(json)).toEqual(['crossable', 'millimetres', 'svg']);
    expect(json).toMatchObject({ millimetres: { width: expect.closeTo(1650 + 57.74, 0) } });
    expect((json as { svg: string }).svg).toMatch(/^<svg xmlns.*<\/svg>$/s);
    expect(asked('map', 'public/examples/map.json', '--svg', '20').status).toBe(0);
  });

  test.each([
    { words: ['--by-lot'], path: '--seed', reason: 'badOption' },
    { words: ['--by-lot', '--seed', '7', '--columns', '11'], path: '--columns', reason: 'badOption' },
    { words: ['--by-lot', '--seed', '7', '--rows', '61'], path: '--rows', reason: 'badOption' },
    { words: ['--by-lot', '--seed', '7', '--wooded', 'much'], path: '--wooded', reason: 'badOption' },
    {
      words: ['--by-lot', '--seed', '7', '--symmetrical', 'maybe'],
      path: '--symmetrical',
      reason: 'badOption',
    },
    { words: ['--by-lot', '--seed', '7', '--svg', '4'], path: '--svg', reason: 'badOption' },
    { words: ['--by-lot', '--seed', '7', '--river'], path: '--river', reason: 'badOption' },
    { words: ['public/examples/map.json', '--seed', '7'], path: 'file', reason: 'notBoth' },
    { words: ['public/examples/scenario.json'], path: 'format', reason: 'otherFormat' },
    { words: [], path: 'file', reason: 'noFile' },
  ])('$words is refused at $path', ({ words, path, reason }) => {
    const { status, json } = asked('map', ...words);
    expect(status).toBe(2);
    expect(json).toMatchObject({ path, reason });
    const { message } = json as { message: { en: string; fr: string } };
    for (const text of [message.en, message.fr]) expect(text).not.toMatch(/: \.$/);
  });
});
