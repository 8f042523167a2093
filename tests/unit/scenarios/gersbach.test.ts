import { describe, expect, test } from 'vitest';
import { distance, type Hex, hexKey } from '../../../src/geometry/hex.ts';
import { endsOf } from '../../../src/geometry/lattice.ts';
import { contains, hexName } from '../../../src/geometry/shape.ts';
import type { GroundSide } from '../../../src/rules/state/game.ts';
import { SIDES } from '../../../src/rules/state/vocabulary.ts';
import { armyProblems } from '../../../src/rules/units/army.ts';
import { allowedFormations } from '../../../src/rules/units/drill.ts';
import { unitCost } from '../../../src/rules/units/price.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';

const { map, armies } = gersbach;
const units = SIDES.flatMap((side) => armies[side].units);
const terrainAt = (hex: Hex) => map.hexes.find((other) => hexKey(other) === hexKey(hex));

describe('the armies of Gersbach', () => {
  test('BLD-03, UNI-02, CMD-02 each unit costs what the table says', () => {
    expect(
      SIDES.map((side) => armies[side].units.map((unit) => `${unit.name}: ${unitCost(unit).total}`)),
    ).toEqual([
      [
        '57e de ligne: 216',
        '3e de ligne: 144',
        '105e de ligne: 144',
        '18e de ligne: 162',
        'Conscrits de la Marne: 108',
        '26e léger: 132',
        'Batterie de 12: 112',
        'Batterie de 8: 80',
        'Artillerie à cheval: 72',
        '6e cuirassiers: 230',
        '11e dragons: 160',
        'Lanciers de la Vistule: 100',
      ],
      [
        '5. Jägerbataillon: 120',
        'Gradiskaner Grenzer: 120',
        'Wiener Landwehr: 100',
        'IR 4 Deutschmeister: 198',
        'IR 20 Kaunitz: 160',
        'IR 7 Schröder: 160',
        'Positionsbatterie: 112',
        'Brigadebatterie: 80',
        'Kürassiere Kronprinz: 230',
        'Dragoner Knesevich: 160',
        'Husaren Kienmayer: 108',
        'Ulanen Merveldt: 95',
      ],
    ]);
  });

  test('GEN-01, BLD-01 both armies add up to between 1500 and 2000 army points, and about the same', () => {
    const game = startBattle(gersbach);
    const sums = SIDES.map((side) =>
      game.units.filter((unit) => unit.side === side).reduce((sum, { cost }) => sum + cost, 0),
    );
    expect(sums).toEqual([1660, 1643]);
  });

  test('BLD-04, BLD-05, BLD-06, QUA-03 the rule allows both', () => {
    expect(SIDES.flatMap((side) => armyProblems(armies[side].units, gersbach.format))).toEqual([]);
  });

  test('GEN-01 each side has 10 to 12 units, of many kinds', () => {
    for (const side of SIDES) {
      expect(armies[side].units.length).toBeGreaterThanOrEqual(10);
      expect(armies[side].units.length).toBeLessThanOrEqual(12);
    }
    expect(new Set(units.map(({ type }) => type)).size).toBe(8);
    expect(new Set(units.flatMap(({ skills }) => skills))).toEqual(
      new Set(['cuirassier', 'counterCharge', 'lancer', 'tenacious', 'skirmisher', 'irregular']),
    );
    expect(new Set(units.map(({ quality }) => quality)).size).toBe(3);
  });
});

describe('the deployment of Gersbach', () => {
  test('GEO-02 one unit stands on a hex, every one on the map', () => {
    const hexes = units.flatMap((unit) => unit.hexes);
    expect(new Set(hexes.map(hexKey)).size).toBe(units.length);
    expect(hexes.filter((hex) => !contains(map.shape, hex))).toEqual([]);
  });

  test('TER-11, FRM-01 everywhere passable, every formation one of the unit’s own', () => {
    expect(units.filter((unit) => terrainAt(unit.hexes[0])?.terrain === 'impassable')).toEqual([]);
    expect(units.filter((unit) => !allowedFormations(unit).includes(unit.formation))).toEqual([]);
  });

  test('R-150 no unit begins within 6 hexes of an enemy, the fronts lie 8 to 10 apart', () => {
    const gaps = armies.blue.units.map(({ hexes: [hex] }) =>
      Math.min(...armies.red.units.map((enemy) => distance(hex, enemy.hexes[0]))),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(6);
    expect(Math.min(...gaps)).toBeLessThanOrEqual(8);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(12);
  });

  test('the guns stand on the hills', () => {
    const guns = units.filter(({ type }) => type.endsWith('FootBattery'));
    expect(guns).toHaveLength(4);
    expect(guns.filter((gun) => !terrainAt(gun.hexes[0])?.hill)).toEqual([]);
  });
});

describe('the field of Gersbach', () => {
  test('is 32 by 22 hexes and has every kind of ground', () => {
    expect(map.shape).toEqual({ kind: 'rectangle', columns: 32, rows: 22 });
    const kinds = new Set(map.hexes.map(({ terrain, hill }) => (hill ? `${terrain} on a hill` : terrain)));
    expect([...kinds].sort()).toEqual([
      'difficult',
      'difficult on a hill',
      'fortifiedPoint',
      'open on a hill',
      'village',
      'wood',
      'wood on a hill',
    ]);
  });

  /** The ends at which a watercourse stops, as lattice points. */
  function loose(sides: readonly GroundSide[]): string[] {
    const ends = new Map<string, number>();
    for (const side of sides)
      for (const { X, Y } of endsOf(side)) ends.set(`${X} ${Y}`, (ends.get(`${X} ${Y}`) ?? 0) + 1);
    return [...ends].filter(([, n]) => n === 1).map(([end]) => end);
  }

  test('the river runs unbroken from edge to edge, the stream from the edge into the river', () => {
    const river = map.sides.filter(({ terrain }) => terrain !== 'stream');
    const stream = map.sides.filter(({ terrain }) => terrain === 'stream');
    expect(loose(river)).toHaveLength(2);
    const mouths = loose(stream);
    const banks = new Set(river.flatMap((side) => endsOf(side).map(({ X, Y }) => `${X} ${Y}`)));
    expect(mouths).toHaveLength(2);
    expect(mouths.filter((end) => banks.has(end))).toHaveLength(1);
  });

  test('one bridge and two fords cross the river', () => {
    const crossings = map.sides.filter(({ terrain }) => terrain === 'bridge' || terrain === 'ford');
    expect(crossings.map((side) => `${hexName(side)} ${side.terrain}`)).toEqual([
      'Y6 ford',
      'W12 bridge',
      'X17 ford',
    ]);
  });
});
