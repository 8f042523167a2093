import { describe, expect, test } from 'vitest';
import { saveFor } from '../../../../src/rules/combat/saves.ts';
import { engages } from '../../../../src/rules/ground/engagement.ts';
import { mayCross } from '../../../../src/rules/ground/sides.ts';
import { isHigher, sidePenalises } from '../../../../src/rules/ground/terrain.ts';
import { marchQuery } from '../../../../src/rules/movement/march.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import type { SideTerrain } from '../../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const HERE = { q: 4, r: 6 };
const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  at: [4, 6],
  facing: 5,
  formation: 'column',
};
const E: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };

/** The side towards the enemy straight above carries that. */
function beside(houseRules: Partial<HouseRules>, terrain: SideTerrain) {
  return position({
    units: [U, E],
    sides: [{ q: 4, r: 5, side: 2, terrain }],
    houseRules,
  });
}

describe('R-144 river_sides', () => {
  const crossable = (river_sides: HouseRules['river_sides']) =>
    (['river', 'largeRiver', 'ford', 'bridge', 'stream'] as const).filter((terrain) =>
      mayCross(beside({ river_sides }, terrain), HERE, 5),
    );

  test('R-144 river_sides=crossable: rivers only penalise', () => {
    expect(crossable('crossable')).toEqual(['river', 'largeRiver', 'ford', 'bridge', 'stream']);
  });

  test('R-144 river_sides=bridges_and_fords_only: they are crossed there alone', () => {
    expect(crossable('bridges_and_fords_only')).toEqual(['ford', 'bridge', 'stream']);
  });

  test('R-144 river_sides=large_rivers_impassable: only the large ones bar the way', () => {
    expect(crossable('large_rivers_impassable')).toEqual(['river', 'ford', 'bridge', 'stream']);
  });

  test('R-144, R-09 an impassable river bars moves and engagement alike', () => {
    const open = position({ units: [U], sides: [{ q: 4, r: 5, side: 2, terrain: 'river' }] });
    const barred = position({
      units: [U],
      sides: [{ q: 4, r: 5, side: 2, terrain: 'river' }],
      houseRules: { river_sides: 'bridges_and_fords_only' },
    });
    const reaches = (g: typeof open) =>
      marchQuery(g, unitOf(g, 'U'), 'indirectMarch', 'none').some(({ to }) => to.q === 4 && to.r === 5);
    expect([reaches(open), reaches(barred)]).toEqual([true, false]);
    const g = beside({ river_sides: 'bridges_and_fords_only' }, 'river');
    expect(engages(g, unitOf(g, 'U'), unitOf(g, 'E'))).toBe(false);
  });

  test('R-144 two battles on one map keep their own rivers', () => {
    const crossing = beside({}, 'river');
    const barred = position({
      units: [U, E],
      houseRules: { river_sides: 'bridges_and_fords_only' },
    });
    const same = { ...barred, battle: { ...barred.battle, map: crossing.battle.map } };
    expect([mayCross(crossing, HERE, 5), mayCross(same, HERE, 5)]).toEqual([true, false]);
  });
});

describe('R-147 stream_as_river', () => {
  const effects = (stream_as_river: 'no' | 'yes') => {
    const g = beside({ stream_as_river }, 'stream');
    const save = saveFor(g, unitOf(g, 'U'), unitOf(g, 'E'), 'shock', { unit: 1, enemy: 1 }, false);
    return { penalises: sidePenalises(g, HERE, 5), saves: save?.entitlements.map(({ row }) => row) ?? [] };
  };

  test('R-147 stream_as_river=no: a stream hinders and shelters nobody', () => {
    expect(effects('no')).toEqual({ penalises: false, saves: [] });
  });

  test('R-147 stream_as_river=yes: it does as a river, which an option may make impassable', () => {
    expect(effects('yes')).toEqual({ penalises: true, saves: [3] });
    const g = beside({ stream_as_river: 'yes', river_sides: 'bridges_and_fords_only' }, 'stream');
    expect(mayCross(g, HERE, 5)).toBe(false);
  });
});

describe('R-134 levels of hills', () => {
  const higher = (own: number | undefined, other: number | undefined) => {
    const hill = { terrain: 'open', hill: true } as const;
    const g = position({
      units: [U, E],
      hexes: [
        { ...HERE, ...hill, ...(own === undefined ? {} : { level: own }) },
        { q: 4, r: 5, ...hill, ...(other === undefined ? {} : { level: other }) },
      ],
    });
    return isHigher(g, unitOf(g, 'U'), unitOf(g, 'E'));
  };

  test('R-134 hills have one level unless the scenario tells several: the higher one is higher', () => {
    expect(higher(undefined, undefined)).toBe(false);
    expect([higher(2, undefined), higher(2, 1), higher(2, 2), higher(1, 2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
