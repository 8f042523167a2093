import { describe, expect, test } from 'vitest';
import { distance, type Hex, hexKey } from '../../../src/geometry/hex.ts';
import { endsOf } from '../../../src/geometry/lattice.ts';
import { hexName } from '../../../src/geometry/shape.ts';
import { SIDES, type Skill } from '../../../src/rules/state/vocabulary.ts';
import { armyProblems } from '../../../src/rules/units/army.ts';
import { unitCost } from '../../../src/rules/units/price.ts';
import { bartkenau } from '../../../src/scenarios/bartkenau.ts';
import { battleHere, fetchBattle } from '../../../src/scenarios/battles.ts';
import { scenarioProblem } from '../../../src/scenarios/checks.ts';
import { LIBRARY } from '../../../src/scenarios/library/list.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';

const { map, armies } = bartkenau;
const units = SIDES.flatMap((side) => armies[side].units);
const groundAt = (hex: Hex) => map.hexes.find((other) => hexKey(other) === hexKey(hex));

describe('the armies of Bartkenau', () => {
  test('BLD-03, UNI-02, CMD-02 each unit costs what the table says', () => {
    expect(
      SIDES.map((side) => armies[side].units.map((unit) => `${unit.name}: ${unitCost(unit).total}`)),
    ).toEqual([
      [
        '14e de ligne: 220',
        '44e de ligne: 144',
        '63e de ligne: 144',
        '10e léger: 120',
        'Voltigeurs réunis: 96',
        'Batterie de 12: 124',
        'Batterie de 8: 92',
        'Grenadiers réunis: 252',
        '3e cuirassiers: 240',
        '12e dragons: 140',
        '8e hussards: 85',
      ],
      [
        'Regiment Rüchel: 144',
        'Regiment Schöning: 180',
        'Dreipfünder: 51',
        '4-j egerskij: 132',
        'Batarejnaja rota: 124',
        'Legkaja rota: 92',
        'Pavlovskie grenadery: 198',
        'Tobolskij polk: 198',
        'Vilenskij polk: 126',
        'Peterburgskie draguny: 160',
        'Sumskie gusary: 108',
        'Kazaki Platova: 96',
      ],
    ]);
  });

  test('GEN-01, BLD-01 both armies add up to between 1500 and 2000 army points, and about the same', () => {
    const game = startBattle(bartkenau);
    const sums = SIDES.map((side) =>
      game.units.filter((unit) => unit.side === side).reduce((sum, { cost }) => sum + cost, 0),
    );
    expect(sums).toEqual([1657, 1609]);
  });

  test('BLD-04, BLD-05, BLD-06, QUA-03 the rule allows both', () => {
    expect(SIDES.flatMap((side) => armyProblems(armies[side].units, bartkenau.format))).toEqual([]);
  });

  test('they show what the first battle does not', () => {
    const skills = new Set(units.flatMap((unit) => unit.skills));
    const shown: readonly Skill[] = [
      'linearOrder',
      'largeBattalion',
      'controlledFire',
      'tacticalSense',
      'scout',
      'grandCharge',
      'grandBattery',
      'harassment',
      'impetuous',
    ];
    expect(shown.filter((skill) => !skills.has(skill))).toEqual([]);
    expect(units.filter(({ formation }) => formation === 'extendedLine')).toHaveLength(2);
    expect(units.filter(({ type }) => type === 'regimentalGun')).toHaveLength(1);
  });
});

describe('the deployment of Bartkenau', () => {
  test('GEO-02, TER-11, FRM-01 a battle that can begin', () => {
    expect(scenarioProblem(bartkenau, 'scenario')).toBeNull();
  });

  test('R-150 no unit begins within 6 hexes of an enemy, none farther than 12 from all of them', () => {
    const gaps = armies.blue.units.map((unit) =>
      Math.min(
        ...armies.red.units.flatMap((enemy) =>
          unit.hexes.flatMap((hex) => enemy.hexes.map((other) => distance(hex, other))),
        ),
      ),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(6);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(12);
  });

  test('ORD-10 the battalion gun stands beside its regiment', () => {
    const gun = units.find(({ type }) => type === 'regimentalGun');
    const beside = units.filter(({ hexes }) => hexes.some((hex) => gun && distance(hex, gun.hexes[0]) === 1));
    expect(beside.map(({ name }) => name)).toContain('Regiment Schöning');
  });

  test('the foot batteries stand on the hills, two and two', () => {
    const guns = units.filter(({ type }) => type.endsWith('FootBattery'));
    expect(guns).toHaveLength(4);
    expect(guns.filter((gun) => !groundAt(gun.hexes[0])?.hill)).toEqual([]);
  });
});

describe('the field of Bartkenau', () => {
  test('is 32 by 22 hexes and has every kind of ground', () => {
    expect(map.shape).toEqual({ kind: 'rectangle', columns: 32, rows: 22 });
    expect(new Set(map.hexes.map(({ terrain }) => terrain))).toEqual(
      new Set(['open', 'wood', 'village', 'fortifiedPoint', 'difficult']),
    );
  });

  test('the stream runs unbroken from edge to edge, one bridge over it', () => {
    const ends = new Map<string, number>();
    for (const side of map.sides)
      for (const { X, Y } of endsOf(side)) ends.set(`${X} ${Y}`, (ends.get(`${X} ${Y}`) ?? 0) + 1);
    expect([...ends.values()].filter((n) => n === 1)).toHaveLength(2);
    expect(map.sides.filter(({ terrain }) => terrain === 'bridge').map(hexName)).toEqual(['R11']);
  });
});

test('the list of battles tells of each what it is, and brings it when it is chosen', async () => {
  expect(battleHere('bartkenau')).toBeNull();
  for (const { id, title } of LIBRARY) {
    const scenario = await fetchBattle(id);
    expect(scenario).toMatchObject({ id, title });
    expect(battleHere(id)).toBe(scenario);
  }
  expect(await fetchBattle('nowhere')).toBeNull();
});
