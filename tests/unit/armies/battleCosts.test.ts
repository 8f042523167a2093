import { describe, expect, test } from 'vitest';
import { unitCost } from '../../../src/rules/units/price.ts';
import { bartkenau } from '../../../src/scenarios/bartkenau.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';

/**
 * BLD-03, worked out by hand from UNI-02, SKL and CMD-02: strength points times what one of them costs (the type in its
 * quality, then each skill, then the command value against its norm).
 */
const GERSBACH: Readonly<Record<string, number>> = {
  'fr-57': 18 * 12, // 216
  'fr-3': 18 * 8, // 144
  'fr-105': 18 * 8, // 144
  'fr-18': 18 * (8 + 1), // 162
  'fr-cons': 18 * 6, // 108
  'fr-26': 12 * (9 + 2), // 132
  'fr-12': 4 * 28, // 112
  'fr-8': 4 * 20, // 80
  'fr-art': 3 * 24, // 72
  'fr-cuir': 10 * (20 + 3), // 230
  'fr-drag': 8 * (18 + 2), // 160
  'fr-lanc': 5 * (17 + 2 + 1), // 100
  'at-jag': 10 * (9 + 2 + 1), // 120
  'at-grad': 12 * (9 + 2 - 1), // 120
  'at-land': 20 * (6 - 1), // 100
  'at-deut': 18 * (12 - 1), // 198
  'at-kaun': 20 * 8, // 160
  'at-schr': 20 * 8, // 160
  'at-12': 4 * 28, // 112
  'at-6': 4 * 20, // 80
  'at-kur': 10 * (20 + 3), // 230
  'at-drag': 8 * (18 + 2), // 160
  'at-hus': 6 * (17 + 1), // 108
  'at-ul': 5 * (17 + 2), // 95
};

const BARTKENAU: Readonly<Record<string, number>> = {
  'fr-14': 22 * (8 + 2), // 220
  'fr-44': 18 * 8, // 144
  'fr-63': 18 * 8, // 144
  'fr-10': 10 * (9 + 2 + 1), // 120
  'fr-volt': 8 * (9 + 2 + 1), // 96
  'fr-12': 4 * (28 + 3), // 124
  'fr-8': 4 * (20 + 3), // 92
  'fr-gren': 18 * (12 + 2), // 252
  'fr-cuir': 10 * (20 + 3 + 1), // 240
  'fr-drag': 7 * (18 + 2), // 140
  'fr-huss': 5 * 17, // 85
  'pr-ruch': 18 * 8, // 144
  'pr-scho': 18 * (8 + 2), // 180
  'pr-gun': 3 * 17, // 51
  'ru-jag': 12 * (9 + 2), // 132
  'ru-pos': 4 * (28 + 3), // 124
  'ru-leg': 4 * (20 + 3), // 92
  'ru-pav': 18 * (12 - 1), // 198
  'ru-tob': 22 * (8 + 2 - 1), // 198
  'ru-vil': 18 * (8 - 1), // 126
  'ru-drag': 8 * (18 + 2), // 160
  'ru-sum': 6 * (17 + 1), // 108
  'ru-kaz': 6 * (17 - 1 - 1 + 1), // 96
};

describe.each([
  { battle: gersbach, table: GERSBACH, totals: { blue: 1660, red: 1643 } },
  { battle: bartkenau, table: BARTKENAU, totals: { blue: 1657, red: 1609 } },
])('BLD-03: every unit of $battle.id costs what a table by hand says', ({ battle, table, totals }) => {
  const units = [...battle.armies.blue.units, ...battle.armies.red.units];

  test('unit by unit', () => {
    expect(Object.fromEntries(units.map((unit) => [unit.id, unitCost(unit).total]))).toEqual(table);
  });

  test('BLD-01: and both armies together', () => {
    const sum = (side: 'blue' | 'red') =>
      battle.armies[side].units.reduce((total, { id }) => total + (table[id] ?? Number.NaN), 0);
    expect({ blue: sum('blue'), red: sum('red') }).toEqual(totals);
  });
});
