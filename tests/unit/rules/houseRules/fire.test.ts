import { describe, expect, test } from 'vitest';
import { type Hex, hexesWithin, hexKey } from '../../../../src/geometry/hex.ts';
import { hexesMet, hexesTouched } from '../../../../src/geometry/sight.ts';
import { fireTargetRefusals, fireTargets } from '../../../../src/rules/fire/targets.ts';
import { hasSight, sightBlockers } from '../../../../src/rules/ground/sight.ts';
import { type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const GUNS: UnitSpec = { id: 'A', side: 'blue', type: 'heavyFootBattery', at: [4, 8], facing: 5 };
const enemy = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'red',
  type: 'lineInfantry',
  at: [q, r],
  ...more,
});
const friend = (q: number, r: number): UnitSpec => ({ ...enemy('B', q, r), side: 'blue' });
const hill = (q: number, r: number): GroundHex => ({ q, r, terrain: 'open', hill: true });

/** The hexes between A and T that block; the fast question must agree. */
function blockers(
  houseRules: Partial<HouseRules>,
  units: readonly UnitSpec[],
  hexes: readonly GroundHex[] = [],
): readonly Hex[] {
  const g = position({ units, hexes, houseRules });
  const [a, t] = [unitOf(g, 'A'), unitOf(g, 'T')];
  const found = sightBlockers(g, a.hexes[0], t.hexes[0], a);
  expect(hasSight(g, a, t)).toBe(found.length === 0);
  return found.map(({ q, r }) => ({ q, r }));
}

describe('R-116 priority_counts', () => {
  // B stands beside the guns, out of their cone; T and U are farther than 2, T nearer.
  const units = [GUNS, enemy('B', 3, 7, { facing: 5 }), enemy('T', 4, 4), enemy('U', 5, 3)];
  const targets = (priority_counts: HouseRules['priority_counts'], among = units) => {
    const g = position({ units: among, houseRules: { priority_counts } });
    return fireTargets(g, unitOf(g, 'A'));
  };

  test('R-116 priority_counts=valid_targets: an enemy that cannot be shot at leaves the choice free', () => {
    expect(targets('valid_targets')).toEqual(['T', 'U']);
  });

  test('R-116 priority_counts=all_enemies: any steady enemy within 2 takes it away', () => {
    expect(targets('all_enemies')).toEqual(['T']);
    const g = position({ units, houseRules: { priority_counts: 'all_enemies' } });
    expect(fireTargetRefusals(g, unitOf(g, 'A'), unitOf(g, 'U')).map(({ reason }) => reason)).toEqual([
      'nearerTargetFirst',
    ]);
  });

  test('R-116 priority_counts=all_enemies: a panicked one, or one farther off, does not', () => {
    const [guns = GUNS, , ...others] = units;
    expect(targets('all_enemies', [guns, enemy('B', 3, 7, { panicked: true }), ...others])).toEqual([
      'T',
      'U',
    ]);
    expect(targets('all_enemies', [guns, enemy('B', 1, 8), ...others])).toEqual(['T', 'U']);
  });
});

describe('R-118 grazing_blocks', () => {
  // Straight ahead: the line runs between (4, 7) and (5, 7).
  const T = enemy('T', 5, 6);

  test('R-118 grazing_blocks=yes: either of the two hexes it runs between blocks', () => {
    expect(blockers({ grazing_blocks: 'yes' }, [GUNS, T, friend(4, 7)])).toEqual([{ q: 4, r: 7 }]);
  });

  test('R-118 grazing_blocks=both_sides_needed: only both together do', () => {
    const rules = { grazing_blocks: 'both_sides_needed' } as const;
    expect(blockers(rules, [GUNS, T, friend(4, 7)])).toEqual([]);
    expect(blockers(rules, [GUNS, T, friend(4, 7), { ...friend(5, 7), id: 'C' }])).toEqual([
      { q: 4, r: 7 },
      { q: 5, r: 7 },
    ]);
    expect(
      blockers(rules, [GUNS, T, friend(4, 7)], [{ q: 5, r: 7, terrain: 'wood', hill: false }]),
    ).toHaveLength(2);
  });

  test('R-118 grazing_blocks=both_sides_needed: what the line crosses blocks alone', () => {
    const rules = { grazing_blocks: 'both_sides_needed' } as const;
    expect(blockers(rules, [GUNS, enemy('T', 4, 5), friend(4, 6)])).toEqual([{ q: 4, r: 6 }]);
  });

  test('R-118 hexes crossed and grazed are those touched; corners apart, and grazed ones come in pairs', () => {
    const from = { q: 0, r: 0 };
    for (const to of hexesWithin(from, 6)) {
      const touched = hexesTouched(from, to).map(hexKey);
      const { crossed, grazed } = hexesMet(from, to);
      const met = [...crossed, ...grazed.flat()].map(hexKey);
      expect(new Set(met).size).toBe(met.length);
      expect(met.every((key) => touched.includes(key))).toBe(true);
      // nothing but corners is left out, and corners only off the straight rows and vertex rows
      const straight = to.q === 0 || to.r === 0 || to.q + to.r === 0;
      const vertex = to.q === to.r || to.q === -2 * to.r || to.r === -2 * to.q;
      if (straight || vertex) expect(met).toHaveLength(touched.length);
      expect(grazed.length > 0).toBe(vertex && (to.q !== 0 || to.r !== 0));
    }
  });
});

describe('R-119 same_hill_blocks', () => {
  const T = enemy('T', 4, 5);
  const ridge = [hill(4, 8), hill(4, 7), hill(4, 6), hill(4, 5)];

  test('R-119 same_hill_blocks=yes: the hill hides its own far side', () => {
    expect(blockers({ same_hill_blocks: 'yes' }, [GUNS, T], ridge)).toEqual([
      { q: 4, r: 7 },
      { q: 4, r: 6 },
    ]);
  });

  test('R-119 same_hill_blocks=no: one sees along the hill both are on, not over another', () => {
    const rules = { same_hill_blocks: 'no' } as const;
    expect(blockers(rules, [GUNS, T], ridge)).toEqual([]);
    expect(blockers(rules, [GUNS, T], [hill(4, 8), hill(4, 6), hill(4, 5)])).toEqual([{ q: 4, r: 6 }]);
    expect(blockers(rules, [GUNS, T], ridge.slice(1))).toHaveLength(2);
  });

  test('R-119 same_hill_blocks=no: a wood on the hill, or a friend on it, still blocks', () => {
    const rules = { same_hill_blocks: 'no' } as const;
    const wooded = ridge.with(1, { q: 4, r: 7, terrain: 'wood', hill: true });
    expect(blockers(rules, [GUNS, T], wooded)).toEqual([{ q: 4, r: 7 }]);
    expect(blockers(rules, [GUNS, T, friend(4, 7)], ridge)).toEqual([{ q: 4, r: 7 }]);
  });
});

describe('R-119 target_on_hill_friend', () => {
  const T = enemy('T', 4, 5);
  const up = [hill(4, 5)];

  test('R-119 target_on_hill_friend=adjacent_to_shooter: over a friend beside the firer', () => {
    const rules = { target_on_hill_friend: 'adjacent_to_shooter' } as const;
    expect(blockers(rules, [GUNS, T, friend(4, 7)], up)).toEqual([]);
    expect(blockers(rules, [GUNS, T, friend(4, 6)], up)).toEqual([{ q: 4, r: 6 }]);
  });

  test('R-119 target_on_hill_friend=adjacent_to_target: over a friend beside the target', () => {
    const rules = { target_on_hill_friend: 'adjacent_to_target' } as const;
    expect(blockers(rules, [GUNS, T, friend(4, 6)], up)).toEqual([]);
    expect(blockers(rules, [GUNS, T, friend(4, 7)], up)).toEqual([{ q: 4, r: 7 }]);
    // from a hill it is the firer's neighbour as before
    expect(blockers(rules, [GUNS, T, friend(4, 7)], [hill(4, 8)])).toEqual([]);
  });
});
