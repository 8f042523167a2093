/** A moment of a battle with objectives and reinforcements, edited: what no longer fits goes, and the field can be read back. */
import { describe, expect, test } from 'vitest';
import { edgeHexes, hexAt } from '../../../../src/geometry/shape.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import { type Game, type Objective, type Unit, unitOf } from '../../../../src/rules/state/game.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { type Scenario, startBattle } from '../../../../src/scenarios/scenario.ts';
import { setupOf } from '../../../../src/store/laboratory/fromBattle.ts';
import {
  paintedHex,
  recoloured,
  resized,
  type Sandbox,
  sizeOf,
  withoutUnit,
} from '../../../../src/store/laboratory/sandbox.ts';
import { readSetup, type Setup, written } from '../../../../src/store/laboratory/share.ts';

const { armies, map } = gersbach;
const [late, ...others] = armies.blue.units;
const [eagle] = armies.red.units;
if (!late || !eagle) throw new Error('no army');
const [LATE, EAGLE] = [late.id, eagle.id];
const { hexes: _hexes, facing: _facing, formation: _formation, ...awaited } = late;

const name = { en: 'the mill', fr: 'le moulin' };
const MILL = hexAt(8, 10);
const prize = { name, points: 30 };
const OBJECTIVES: readonly Objective[] = [
  { ...prize, kind: 'place', id: 'mill', hexes: [MILL], when: 'end' },
  { ...prize, kind: 'exit', id: 'road', side: 'blue', hexes: edgeHexes(map.shape, 'north') },
  { ...prize, kind: 'survival', id: 'eagle', unit: eagle.id },
];
const SCENARIO: Scenario = {
  ...gersbach,
  armies: { ...armies, blue: { ...armies.blue, units: [awaited, ...others] } },
  objectives: OBJECTIVES,
  reinforcements: [{ turn: 2, units: [late.id], hexes: edgeHexes(map.shape, 'south') }],
  zones: { blue: [hexAt(1, 1)], red: [hexAt(0, 0)] },
};

function moment(change: Partial<Game> = {}, scenario = SCENARIO): Setup {
  const game = engine.settle({ ...startBattle(scenario), ...change }).game;
  return setupOf({ game, nations: { blue: 'france', red: 'austria' }, unit: null, target: null });
}

/** The field so edited, once it has been kept and read back. */
function readBack(edit: (sandbox: Sandbox) => Sandbox, setup = moment()): Game {
  const read = readSetup(written({ ...setup, sandbox: edit(setup.sandbox) }));
  if (!read) throw new Error('it cannot be read back');
  return read.sandbox.game;
}

/** The unit that came has hurt an enemy and left by the road again. */
function exitedAfterComing(): Setup {
  const nothing = { blue: 0, red: 0 };
  const { units } = startBattle(SCENARIO);
  return moment({
    objectives: [
      { holder: null, points: nothing },
      { holder: null, points: { ...nothing, blue: prize.points } },
      { holder: null, points: nothing },
    ],
    units: units.map((unit): Unit => {
      if (unit.id === LATE) return { ...unit, fate: 'exited', formation: 'line', hexes: [hexAt(2, 0)] };
      return unit.id === EAGLE ? { ...unit, strength: unit.strength - 1, hurtBy: [LATE] } : unit;
    }),
  });
}

function withTwoMoreRows(sandbox: Sandbox): Sandbox {
  const { columns, rows } = sizeOf(sandbox);
  return resized(sandbox, columns, rows + 2);
}

const idsOf = ({ battle }: Game) => (battle.objectives ?? []).map(({ id }) => id);
const comingIn = ({ units }: Game) => units.filter(({ fate }) => fate === 'coming').length;

describe('R-151 an edited field keeps what still fits of its scenario', () => {
  test('all of it where nothing that it names is touched', () => {
    const game = readBack((sandbox) => paintedHex(sandbox, hexAt(2, 8), 'wood'));
    expect(idsOf(game)).toEqual(['mill', 'road', 'eagle']);
    expect(game.battle.reinforcements).toEqual(SCENARIO.reinforcements);
    expect(game.battle.zones).toEqual(SCENARIO.zones);
    expect(comingIn(game)).toBe(1);
  });

  test('not the survival of a unit taken away', () => {
    expect(idsOf(readBack((sandbox) => withoutUnit(sandbox, eagle.id)))).toEqual(['mill', 'road']);
  });

  test('not a place that nobody can enter any more', () => {
    const closed = readBack((sandbox) => paintedHex(sandbox, MILL, 'impassable'));
    expect(idsOf(closed)).toEqual(['road', 'eagle']);
  });

  test('nothing that lies beyond the edge of a smaller field, nor who was to come there', () => {
    const game = readBack((sandbox) => {
      const { columns } = sizeOf(sandbox);
      return resized(sandbox, columns, 9);
    });
    expect(idsOf(game)).not.toContain('mill');
    expect(idsOf(game)).toContain('road');
    expect(game.battle.reinforcements).toBeUndefined();
    expect(comingIn(game)).toBe(0);
    expect(game.battle.zones).toEqual(SCENARIO.zones);
    expect(readBack((sandbox) => resized(sandbox, 1, 1)).battle.zones).toBeUndefined();
  });

  test('no way in or out that lies within a larger field', () => {
    const game = readBack(withTwoMoreRows);
    expect(idsOf(game)).toEqual(['mill', 'road', 'eagle']);
    expect(game.battle.reinforcements).toBeUndefined();
  });

  test('how each that stays stands, and nobody who left by an exit of the other side', () => {
    const nothing = { blue: 0, red: 0 };
    const objectives = [
      { holder: 'red' as const, points: { ...nothing, red: 30 } },
      { holder: null, points: { ...nothing, blue: 30 } },
      { holder: null, points: nothing },
    ];
    const { units } = startBattle(SCENARIO);
    const left = units.map((unit) =>
      unit.id === others[0]?.id ? { ...unit, fate: 'exited' as const, hexes: [hexAt(2, 0)] as const } : unit,
    );
    const setup = moment({ objectives, units: left });
    const without = readBack((sandbox) => withoutUnit(sandbox, eagle.id), setup);
    expect(without.objectives).toEqual(objectives.slice(0, 2));
    const exchanged = readBack(recoloured, setup);
    expect(idsOf(exchanged)).toEqual(['mill', 'eagle']);
    expect(exchanged.units.some(({ fate }) => fate === 'exited')).toBe(false);
  });

  test('nothing that names a unit which can no longer come', () => {
    const objectives: readonly Objective[] = [{ ...prize, kind: 'survival', id: 'late', unit: late.id }];
    for (const zones of [SCENARIO.zones, undefined]) {
      const { zones: _zones, ...bare } = SCENARIO;
      const setup = moment({}, { ...bare, objectives, ...(zones ? { zones } : {}) });
      const game = readBack(withTwoMoreRows, setup);
      expect(game.battle.objectives).toBeUndefined();
      expect(game.battle.reinforcements).toBeUndefined();
      expect(comingIn(game)).toBe(0);
    }
  });

  test('nobody to come where there was nothing but who comes', () => {
    const { zones: _zones, objectives: _objectives, ...bare } = SCENARIO;
    const game = readBack(withTwoMoreRows, moment({}, bare));
    expect(game.battle.reinforcements).toBeUndefined();
    expect(comingIn(game)).toBe(0);
  });

  test('nothing that names a unit which came, and left by an exit that its new side has not', () => {
    const setup = exitedAfterComing();
    expect(readBack((sandbox) => sandbox, setup).units.some(({ id }) => id === late.id)).toBe(true);
    const game = readBack(recoloured, setup);
    expect(game.battle.reinforcements).toBeUndefined();
    expect(game.units.some(({ id, hurtBy }) => id === late.id || hurtBy.includes(late.id))).toBe(false);
  });

  test('R-151 who left by an exit, by what of it is still open', () => {
    const game = readBack((sandbox) => paintedHex(sandbox, hexAt(2, 0), 'impassable'), exitedAfterComing());
    expect(idsOf(game)).toContain('road');
    expect([hexAt(1, 0), hexAt(3, 0)]).toContainEqual(unitOf(game, late.id).hexes[0]);
  });

  test('who comes with a unit taken away', () => {
    const [next] = others;
    if (!next) throw new Error('nobody else');
    const { hexes: _place, facing: _front, formation: _form, ...nextAwaited } = next;
    const setup = moment(
      {},
      {
        ...SCENARIO,
        armies: {
          ...armies,
          blue: { ...armies.blue, units: [awaited, nextAwaited, ...others.slice(1)] },
        },
        reinforcements: [{ turn: 2, units: [late.id, next.id], hexes: edgeHexes(map.shape, 'south') }],
      },
    );
    const game = readBack((sandbox) => withoutUnit(sandbox, late.id), setup);
    expect(game.battle.reinforcements?.map(({ units }) => units)).toEqual([[next.id]]);
    expect(comingIn(game)).toBe(1);
  });
});
