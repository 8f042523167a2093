/** What is drawn on a map, in the files of maps and battles. */
import { describe, expect, test } from 'vitest';
import { stateHash } from '../../../src/engine/hash.ts';
import { hexAt } from '../../../src/geometry/shape.ts';
import { type MapDrawing, MOST_DRAWN } from '../../../src/mapmaking/drawing.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { newGame } from '../../../src/scenarios/newGame.ts';
import type { MapFile, ScenarioFile } from '../../../src/scenarios/schema.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const DRAWING: MapDrawing = {
  roads: [{ kind: 'highRoad', through: [hexAt(0, 3), hexAt(5, 3), hexAt(11, 8)] }],
  names: [{ ...hexAt(5, 3), kind: 'place', text: 'Altenau' }],
};
const MAP: MapFile = {
  format: 'sabreur-hex/map',
  version: VERSION,
  name: { en: 'Altenau', fr: 'Altenau' },
  map: { shape: { kind: 'rectangle', columns: 12, rows: 10 }, hexes: [], sides: [] },
  drawing: DRAWING,
};
const BATTLE: ScenarioFile = {
  format: 'sabreur-hex/scenario',
  version: VERSION,
  scenario: { ...gersbach, drawing: DRAWING },
};

test('a map and a battle keep what is drawn on them', () => {
  for (const file of [MAP, BATTLE])
    expect(parseFile(JSON.stringify(file))).toEqual({ ok: true, file, writtenIn: VERSION });
});

test('no rule asks for it: the game is the same game with it and without', () => {
  const names = { blue: 'Anne', red: 'Bruno' };
  const drawn = newGame(BATTLE.scenario, 'seed', names).history.game;
  expect(stateHash(drawn)).toBe(stateHash(newGame(gersbach, 'seed', names).history.game));
});

describe('what cannot be drawn is refused, with its place', () => {
  const far = hexAt(12, 4);
  const cases: [name: string, drawing: unknown, code: string, path: string][] = [
    [
      'a road of one hex',
      { roads: [{ kind: 'lane', through: [hexAt(1, 1)] }], names: [] },
      'tooShort',
      'roads.0.through',
    ],
    [
      'a road that stands still',
      { roads: [{ kind: 'lane', through: [far, far] }], names: [] },
      'offMap',
      'roads.0.through.0',
    ],
    [
      'a road that stands still on the map',
      { roads: [{ kind: 'lane', through: [hexAt(1, 1), hexAt(1, 1)] }], names: [] },
      'twice',
      'roads.0.through.1',
    ],
    [
      'a railway',
      { roads: [{ kind: 'railway', through: [hexAt(1, 1), hexAt(2, 1)] }], names: [] },
      'notListed',
      'roads.0.kind',
    ],
    [
      'a name off the map',
      { roads: [], names: [{ ...far, kind: 'place', text: 'Fern' }] },
      'offMap',
      'names.0',
    ],
    ['two names at one hex', { roads: [], names: [...DRAWING.names, ...DRAWING.names] }, 'twice', 'names.1'],
    [
      'a name too long',
      { roads: [], names: [{ ...hexAt(1, 1), kind: 'place', text: 'x'.repeat(MOST_DRAWN.letters + 1) }] },
      'tooLong',
      'names.0.text',
    ],
    ['names alone', { names: [] }, 'missingKey', 'roads'],
    ['a legend', { ...DRAWING, legend: [] }, 'unknownKey', 'legend'],
  ];
  test.each(cases)('%s', (_name, drawing, code, path) => {
    const map = parseFile(JSON.stringify({ ...MAP, drawing }));
    expect(map).toMatchObject({ ok: false, problem: { code, path: `drawing.${path}` } });
    const small = { ...BATTLE.scenario, drawing };
    const battle = parseFile(JSON.stringify({ ...BATTLE, scenario: small }));
    // the battle's map is larger: what lies off the other is on it
    if (code !== 'offMap')
      expect(battle).toMatchObject({ ok: false, problem: { code, path: `scenario.drawing.${path}` } });
  });
});

test('what lies off the map is told by its column and row, as players count them', () => {
  const off = { ...MAP, drawing: { roads: [], names: [{ ...hexAt(12, 4), kind: 'place', text: 'Fern' }] } };
  expect(parseFile(JSON.stringify(off))).toMatchObject({
    problem: { facts: { column: 13, row: 5, columns: 12, rows: 10 } },
  });
});
