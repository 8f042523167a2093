/** Battles whose armies are still to be set up. R-150. */
import { describe, expect, test } from 'vitest';
import { hexAt } from '../../../src/geometry/shape.ts';
import { engine } from '../../../src/rules/rulebook.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { type DeployedUnit, type Scenario, startBattle } from '../../../src/scenarios/scenario.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

function unplaced({ hexes: _h, facing: _f, formation: _o, ...bought }: DeployedUnit) {
  return bought;
}

const { armies } = gersbach;
const blue = { ...armies.blue, units: armies.blue.units.map(unplaced) };
const unset: Scenario = { ...gersbach, armies: { blue, red: armies.red } };

function read(scenario: object): string {
  const parsed = parseFile(JSON.stringify({ format: 'sabreur-hex/scenario', version: VERSION, scenario }));
  return parsed.ok ? 'read' : `${parsed.problem.code} ${parsed.problem.path}`;
}

describe('R-150: a battle whose army is still to be set up', () => {
  test('R-150 comes back from a file as it went, and begins with the set-up', () => {
    const text = JSON.stringify({ format: 'sabreur-hex/scenario', version: VERSION, scenario: unset });
    const parsed = parseFile(text);
    expect(parsed).toMatchObject({ ok: true, file: { scenario: unset } });
    const { game } = engine.settle(startBattle(unset));
    expect(game.frames.map(({ procedure }) => procedure)).toEqual(['battle', 'deployment']);
    expect(game.units.filter(({ fate }) => fate === 'awaited')).toHaveLength(armies.blue.units.length);
  });

  test('R-150 where all stand, nobody is asked', () => {
    const { game } = engine.settle(startBattle(gersbach));
    expect(game.frames.map(({ procedure }) => procedure)).toEqual(['battle']);
  });

  test('R-150 a place told by halves is refused', () => {
    const [first, ...others] = armies.blue.units;
    const { facing: _, ...half } = first ?? {};
    const units = [half, ...others];
    expect(read({ ...gersbach, armies: { ...armies, blue: { ...armies.blue, units } } })).toBe(
      'missingKey scenario.armies.blue.units.0.facing',
    );
  });

  test('R-150 zones lie on the map, hold each hex once, and have room for all', () => {
    const red = [hexAt(4, 1)];
    const wide = Array.from({ length: 12 }, (_, column) => hexAt(column, 20));
    expect(read({ ...unset, zones: { blue: wide, red } })).toBe('read');
    expect(read({ ...unset, zones: { blue: [...wide, hexAt(40, 20)], red } })).toBe(
      'offMap scenario.zones.blue.12',
    );
    expect(read({ ...unset, zones: { blue: [...wide, hexAt(0, 20)], red } })).toBe(
      'twice scenario.zones.blue.12',
    );
    expect(read({ ...unset, zones: { blue: wide.slice(1), red } })).toBe('zoneTooSmall scenario.zones.blue');
  });
});
