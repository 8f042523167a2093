import { describe, expect, test } from 'vitest';
import { type ArmyLot, armyByLot, THEMES } from '../../../src/armies/byLot.ts';
import { completeHouseRules, DEFAULT_HOUSE_RULES } from '../../../src/rules/state/houseRuleKeys.ts';
import { NATIONS } from '../../../src/rules/state/nations.ts';
import { plainArmyFaults, plainCost } from './plainLaw.ts';

const name = { en: 'By lot', fr: 'Au sort' };
const FORMATS = [100, 300, 500, 501, 1000, 1499, 1500, 2000, 2999, 3000, 4000, 4499, 4500, 6000];

/** The first so many lots: every theme and nation in every sort of format. */
function lots(count: number): readonly ArmyLot[] {
  return Array.from({ length: count }, (_, n): ArmyLot => {
    const points = n % 3 === 0 ? (FORMATS[(n / 3) % FORMATS.length] ?? 2000) : 100 + ((n * 97) % 5901);
    const nation = NATIONS[n % NATIONS.length] ?? 'france';
    return {
      points,
      nation,
      theme: THEMES[Math.floor(n / 20) % THEMES.length] ?? 'balanced',
      seed: `lot ${n}`,
      name,
    };
  });
}

const drawn = lots(1000).map((lot) => ({ lot, army: armyByLot(lot) }));

const typesOf = (lot: Pick<ArmyLot, 'theme'>, type: string) =>
  drawn
    .filter((one) => one.lot.theme === lot.theme)
    .map(({ army }) => {
      const cost = army.units.reduce((total, unit) => total + plainCost(unit), 0);
      const fitting = army.units.filter(
        (unit) => unit.type.includes(type) || unit.skills.some((s) => s === type),
      );
      return fitting.reduce((total, unit) => total + plainCost(unit), 0) / cost;
    });
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe('an army by lot', () => {
  test('BLD-01, BLD-04, BLD-06, CMD-02, QUA-03, R-30, R-33, R-34: a thousand are legal by a count of their own', () => {
    const faults = drawn.flatMap(({ lot, army }) =>
      plainArmyFaults(army.units, lot.points).map((fault) => `${lot.seed}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('BLD-01, R-12: it spends nearly all it may, however little or much that is', () => {
    const unspent = drawn.map(({ lot, army }) => {
      const cost = army.units.reduce((total, unit) => total + plainCost(unit), 0);
      return { points: lot.points, left: lot.points - cost };
    });
    // of the smallest armies a strength point is a good part
    const A_POINT = 12;
    expect(unspent.filter(({ points, left }) => left >= Math.max(A_POINT, points / 50))).toEqual([]);
    expect(mean(unspent.map(({ points, left }) => left / points))).toBeLessThan(0.002);
  });

  test('an equal lot gives an equal army, another seed another', () => {
    const [lot] = lots(1);
    if (!lot) throw new Error('no lot');
    expect(armyByLot(lot)).toEqual(armyByLot({ ...lot }));
    expect(armyByLot({ ...lot, seed: 'another' })).not.toEqual(armyByLot(lot));
  });

  test.each([3, 12, 30])(
    'BLD-01, BLD-03, R-30: at least %i for a strength point it is legal, and spends nearly all',
    (least) => {
      const houseRules = completeHouseRules({ min_cost_per_sp: least });
      const dear = lots(200).map((lot) => ({ lot, army: armyByLot({ ...lot, houseRules }) }));
      const faults = dear.flatMap(({ lot, army }) =>
        plainArmyFaults(army.units, lot.points, least).map((fault) => `${lot.seed}: ${fault}`),
      );
      expect(faults).toEqual([]);
      const unspent = dear.map(({ lot, army }) => {
        const cost = army.units.reduce((total, unit) => total + plainCost(unit, least), 0);
        return 1 - cost / lot.points;
      });
      expect(mean(unspent)).toBeLessThan(0.02);
    },
  );

  test.each([12, 20, 30])(
    'QUA-03, R-33: its Elite units are no more than what it costs allows, where that is counted; R-30: at least %i',
    (least) => {
      const houseRules = completeHouseRules({
        min_cost_per_sp: least,
        elite_quota_base: 'actual_army_cost',
      });
      const faults = Array.from({ length: 300 }, (_, n) => {
        const points = n % 2 === 0 ? 1500 : 3000;
        const theme = THEMES[n % THEMES.length] ?? 'balanced';
        const nation = NATIONS[n % NATIONS.length] ?? 'france';
        const { units } = armyByLot({ points, nation, theme, seed: `spent ${n}`, name, houseRules });
        const cost = units.reduce((total, unit) => total + plainCost(unit, least), 0);
        return plainArmyFaults(units, cost, least);
      });
      expect(faults.flat()).toEqual([]);
    },
  );

  test('R-30: by the rulings as they are a lot gives what it gives when no options are told', () => {
    for (const { lot, army } of drawn.slice(0, 100))
      expect(armyByLot({ ...lot, houseRules: DEFAULT_HOUSE_RULES })).toEqual(army);
  });

  test('GEN-01: its units are about as many as the format asks for, and no two share an id or a name', () => {
    const strange = drawn.filter(({ lot, army: { units } }) => {
      const few = units.length < Math.floor(lot.points / 300);
      const many = units.length > Math.ceil(lot.points / 55) + 1;
      const none = units.length === 0;
      const alike =
        new Set(units.map(({ id }) => id)).size < units.length ||
        new Set(units.map((unit) => unit.name)).size < units.length;
      return none || few || many || alike || units.some(({ skills }) => skills.length > 3);
    });
    expect(strange.map(({ lot }) => lot.seed)).toEqual([]);
  });

  test.each([
    { theme: 'cavalry', type: 'Cavalry', least: 0.65 },
    { theme: 'guns', type: 'Battery', least: 0.4 },
    { theme: 'lightTroops', type: 'light', least: 0.75 },
    { theme: 'irregulars', type: 'irregular', least: 0.75 },
    { theme: 'eighteenthCentury', type: 'linearOrder', least: 0.4 },
  ] as const)('its theme shows: $theme', ({ theme, type, least }) => {
    const shares = typesOf({ theme }, type);
    expect(mean(shares)).toBeGreaterThan(least);
  });
});
