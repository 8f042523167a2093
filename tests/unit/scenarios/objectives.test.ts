/** Objectives, reinforcements and night in files: there and back, and what is wrong with them told with its place. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../src/command/randomPlay.ts';
import { sameHex } from '../../../src/geometry/hex.ts';
import { edgeHexes, hexAt } from '../../../src/geometry/shape.ts';
import { arrivalFrame } from '../../../src/rules/procedures/deployment.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { turnFrame } from '../../../src/rules/state/turnFrames.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import {
  type DeployedUnit,
  type Scenario,
  type ScenarioUnit,
  startBattle,
} from '../../../src/scenarios/scenario.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const { armies } = gersbach;
const [firstBlue, ...otherBlue] = armies.blue.units;
const [firstRed] = armies.red.units;
const late = firstBlue?.id ?? '';

function unplaced({ hexes: _h, facing: _f, formation: _o, ...bought }: DeployedUnit): ScenarioUnit {
  return bought;
}

const BATTLE = { procedure: 'battle', at: 'turn', first: 'blue' } as const;
const TURN = { ...turnFrame(false), at: 'reinforcements' } as const;

const NAME = { en: 'the mill', fr: 'le moulin' };
/** The battle with one of everything; the first blue unit comes in turn 2. */
const whole: Scenario = {
  ...gersbach,
  firstSide: 'blue',
  houseRules: { ...gersbach.houseRules, turn_limit: 6 },
  armies: {
    ...armies,
    blue: { ...armies.blue, units: [...(firstBlue ? [unplaced(firstBlue)] : []), ...otherBlue] },
  },
  objectives: [
    { kind: 'place', id: 'mill', name: NAME, points: 60, hexes: [hexAt(8, 10), hexAt(9, 10)], when: 'end' },
    {
      ...{ kind: 'place', id: 'ford', name: NAME, points: 5, hexes: [hexAt(4, 11)], when: 'eachTurn' },
      ...{ side: 'blue', keeps: true, holder: 'red', sudden: true },
    },
    {
      kind: 'exit',
      id: 'road',
      name: NAME,
      points: 30,
      side: 'blue',
      hexes: edgeHexes(gersbach.map.shape, 'north').filter((hex) => !sameHex(hex, hexAt(3, 0))),
      enough: 4,
    },
    { kind: 'exit', id: 'lane', name: NAME, points: 30, side: 'red', hexes: [hexAt(3, 0)] },
    { kind: 'survival', id: 'eagle', name: NAME, points: 100, unit: firstRed?.id ?? '', sudden: true },
  ],
  reinforcements: [{ turn: 2, units: [late], hexes: edgeHexes(gersbach.map.shape, 'south') }],
  night: { turn: 5, side: 'red' },
};

function fileOf(scenario: unknown): string {
  return JSON.stringify({ format: 'sabreur-hex/scenario', version: VERSION, scenario });
}

function read(scenario: unknown): string {
  const parsed = parseFile(fileOf(scenario));
  return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.path}`;
}

/** The whole with the value at that path changed, or taken out. */
function changed(path: string, value?: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(whole));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce((part: unknown, key) => Reflect.get(Object(part), key) as unknown, copy);
  if (value === undefined) Reflect.deleteProperty(Object(at), last);
  else Reflect.set(Object(at), last, value);
  return copy;
}

describe('R-151: objectives in a file', () => {
  test('R-151 they come back as they went', () => {
    expect(parseFile(fileOf(whole))).toMatchObject({ ok: true, file: { scenario: whole } });
  });

  test('R-151 an edge is all its hexes', () => {
    const edged = changed('reinforcements.0.hexes', 'south');
    expect(parseFile(fileOf(edged))).toMatchObject({ ok: true, file: { scenario: whole } });
    const road = changed('objectives.2.hexes', 'north');
    const parsed = parseFile(fileOf(road));
    expect(parsed).toMatchObject({
      ok: true,
      file: { scenario: { objectives: { 2: { hexes: edgeHexes(gersbach.map.shape, 'north') } } } },
    });
  });

  test('R-151 who comes later is on his way, and nobody is set up for that', () => {
    const game = startBattle(whole);
    expect(game.units.find(({ id }) => id === late)?.fate).toBe('coming');
    expect(engine.settle(game).game.frames.map(({ procedure }) => procedure)).not.toContain('deployment');
  });

  test('R-151 a battle without them has no trace of them, so that its hash stays', () => {
    const game = startBattle(gersbach);
    expect(Object.keys(game)).not.toContain('objectives');
    for (const key of ['objectives', 'reinforcements', 'night'])
      expect(Object.keys(game.battle)).not.toContain(key);
    expect(Object.keys(startBattle({ ...gersbach, objectives: [], reinforcements: [] }))).toEqual(
      Object.keys(game),
    );
  });

  const faults = [
    { path: 'objectives.0.hexes.0', value: { q: 90, r: 90 }, want: 'offMap scenario.objectives.0.hexes.0' },
    { path: 'objectives.0.hexes.1', value: hexAt(8, 10), want: 'twice scenario.objectives.0.hexes.1' },
    { path: 'objectives.0.hexes', value: [], want: 'tooShort scenario.objectives.0.hexes' },
    { path: 'objectives.1.id', value: 'mill', want: 'twice scenario.objectives.1' },
    { path: 'objectives.1.holder', value: 'blue', want: 'wonAtFirst scenario.objectives.1' },
    { path: 'objectives.2.hexes', value: [hexAt(5, 5)], want: 'notAtEdge scenario.objectives.2.hexes.0' },
    {
      path: 'objectives.3',
      value: { ...whole.objectives?.[3], side: 'blue', hexes: [hexAt(4, 0)] },
      want: 'twice scenario.objectives.3.hexes.0',
    },
    { path: 'objectives.4.unit', value: 'nobody', want: 'unknownUnit scenario.objectives.4.unit' },
    { path: 'objectives.4.kind', value: 'glory', want: 'notListed scenario.objectives.4.kind' },
    { path: 'objectives.0.points', value: -1, want: 'outOfRange scenario.objectives.0.points' },
    { path: 'objectives.0.name', value: {}, want: 'tooShort scenario.objectives.0.name' },
    {
      path: 'reinforcements.0.units.0',
      value: 'nobody',
      want: 'unknownUnit scenario.reinforcements.0.units.0',
    },
    {
      path: 'reinforcements.0.units.0',
      value: otherBlue[0]?.id,
      want: 'alreadyPlaced scenario.reinforcements.0.units.0',
    },
    { path: 'reinforcements.0.units', value: [late, late], want: 'twice scenario.reinforcements.0.units.1' },
    { path: 'reinforcements.0.turn', value: 6, want: 'comesTooLate scenario.reinforcements.0.turn' },
    { path: 'reinforcements.0.turn', value: 1, want: 'outOfRange scenario.reinforcements.0.turn' },
    { path: 'reinforcements.0.hexes', value: 'up', want: 'notListed scenario.reinforcements.0.hexes' },
    { path: 'night.turn', value: 0, want: 'outOfRange scenario.night.turn' },
    { path: 'night.moon', value: 'full', want: 'unknownKey scenario.night.moon' },
  ];
  test.each(faults)('R-151 $path $value: $want', ({ path, value, want }) => {
    expect(read(changed(path, value))).toBe(want);
  });
});

describe('R-151: a position in such a battle', () => {
  const { game } = playRandomly(startBattle(whole), 'objectives', { limit: 60 });

  function readPosition(change: object): string {
    const { count: _, ...rest } = game;
    const parsed = parseFile(
      JSON.stringify({
        ...{ format: 'sabreur-hex/position', version: VERSION, title: 'x' },
        game: { ...rest, ...change },
      }),
    );
    return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.path}`;
  }

  test('R-151 is read as it was', () => {
    expect(readPosition({})).toBe('read');
  });

  test('R-151 with a state that does not go with its objectives it is not', () => {
    expect(readPosition({ objectives: (game.objectives ?? []).slice(1) })).toBe(
      'inconsistent game.objectives',
    );
    const states = game.objectives ?? [];
    const wrong = (at: number) =>
      states.map((state, n) => (n === at ? { ...state, points: { blue: 7, red: 0 } } : state));
    for (const at of [0, 1, 2, 3, 4])
      expect(readPosition({ objectives: wrong(at) })).toBe(`inconsistent game.objectives.${at}`);
    const [one, ...others] = game.units;
    expect(readPosition({ units: [{ ...one, fate: 'exited', hexes: [hexAt(5, 5)] }, ...others] })).toBe(
      'inconsistent game.units.0.fate',
    );
  });
});

/** Every place of the part of a scenario that is proved here, as the keys that lead to it. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]))];
}

const WRONG: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e9,
  '',
  'Z',
  [],
  {},
  true,
  [[]],
  { q: 0 },
  'north',
  undefined,
];

test('R-151 800 scenarios with something spoilt are read or refused with the place, and nothing is polluted', () => {
  const stream = seedrandom('spoilt scenarios');
  const one = <T>(items: readonly T[]): T => items[Math.floor(stream() * items.length)] as T;
  const { objectives, reinforcements, night } = whole;
  const all = places({ objectives, reinforcements, night }).filter((path) => path.length > 0);
  let refused = 0;
  for (let n = 0; n < 800; n++) {
    const path = one(all);
    const spoilt =
      stream() < 0.1
        ? changed(`${path.join('.')}.__proto__`, { polluted: 1 })
        : changed(path.join('.'), one(WRONG));
    const parsed = parseFile(fileOf(spoilt));
    if (parsed.ok) continue;
    refused++;
    expect(parsed.problem.path.startsWith('scenario')).toBe(true);
    expect(parsed.problem.code).not.toBe('notJson');
  }
  expect(refused).toBeGreaterThan(500);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('R-150 a position in which reinforcements come in is read, and plays on', () => {
  const position = engine.settle({
    ...startBattle(whole),
    turn: 2,
    frames: [BATTLE, TURN, arrivalFrame('blue')],
  });
  const { game } = position;
  expect(engine.pending(game)).toMatchObject({ decision: { question: { ask: 'deployment', unit: late } } });
  const { count: _, ...rest } = game;
  const parsed = parseFile(
    JSON.stringify({
      ...{ format: 'sabreur-hex/position', version: VERSION, title: 'x', game: rest },
    }),
  );
  expect(parsed.ok ? 'read' : parsed.problem).toBe('read');
});
