import { describe, expect, test } from 'vitest';
import { fireRefusals } from '../../../../src/rules/fire/targets.ts';
import { facingsAfter } from '../../../../src/rules/formation/formationChange.ts';
import { marchQuery, marchRefusals, mayMarch } from '../../../../src/rules/movement/march.ts';
import { evadeRefusals, legalActions } from '../../../../src/rules/orders/actions.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { choices, factsOf, go, start, unitAfter } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const LINE: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 5 };
const ENEMY = { id: 'E', side: 'red', type: 'lineInfantry' } as const;

function set(
  houseRules: Partial<HouseRules>,
  units: readonly UnitSpec[],
  more: Omit<PositionSpec, 'units' | 'houseRules'> = {},
) {
  const g = position({ ...more, units, houseRules });
  return { g, u: unitOf(g, 'U') };
}

describe('R-25 evade_action', () => {
  const refusals = (evade_action: HouseRules['evade_action'], more: Partial<UnitSpec> = {}) => {
    const { g, u } = set({ evade_action }, [{ ...LINE, ...more }]);
    return evadeRefusals(g, u);
  };

  test('R-25 evade_action=any_unengaged: a line that nobody engages may evade', () => {
    expect(refusals('any_unengaged')).toEqual([]);
  });

  test('R-25 evade_action=privileged_types_only: only the types that may evade engaged', () => {
    expect(refusals('privileged_types_only')).toEqual([
      { rule: 'R-25', reason: 'wrongType', facts: { unit: 'U' } },
    ]);
    for (const type of ['lightCavalry', 'heavyCavalry', 'lightHorseBattery'] as const)
      expect(refusals('privileged_types_only', { type, formation: 'none' })).toEqual([]);
    const loose = { type: 'lightInfantry', skills: ['skirmisher'], formation: 'skirmish' } as const;
    expect(refusals('privileged_types_only', loose)).toEqual([]);
  });
});

describe('R-59 half_move_rounding', () => {
  const reach = (half_move_rounding: HouseRules['half_move_rounding'], unit: Partial<UnitSpec>) => {
    const { g, u } = set({ half_move_rounding }, [{ ...LINE, ...unit }], {
      rows: 12,
      hexes: [{ q: 5, r: 6, terrain: 'difficult', hill: false }],
    });
    return Math.max(0, ...marchQuery(g, u, 'frontalMarch', 'none').map(({ cost }) => cost));
  };
  const column = { formation: 'column' } as const;
  const dragoons = { type: 'mediumCavalry', formation: 'none' } as const;
  // An enemy near by keeps the march from being forced.
  const near = { id: 'E', side: 'red', type: 'lineInfantry', at: [5, 2] } as const;
  const marched = (half_move_rounding: HouseRules['half_move_rounding'], unit: Partial<UnitSpec>) => {
    const { g, u } = set({ half_move_rounding }, [{ ...LINE, ...unit }, near], {
      hexes: [{ q: 5, r: 6, terrain: 'difficult', hill: false }],
    });
    return Math.max(0, ...marchQuery(g, u, 'frontalMarch', 'none').map(({ cost }) => cost));
  };

  test.each([
    ['up', [1, 2, 3]],
    ['down_min_1', [1, 1, 2]],
    ['down', [0, 1, 2]],
  ] as const)(
    'R-59 half_move_rounding=%s: factors 1, 3 and 5 halve to %j',
    (rounding, [one, three, five]) => {
      expect(marched(rounding, {})).toBe(one);
      expect(marched(rounding, column)).toBe(three);
      expect(marched(rounding, dragoons)).toBe(five);
      // half of the doubled allowance of a forced march is the factor itself, R-60
      expect(reach(rounding, column)).toBe(3);
    },
  );

  test('R-59 half_move_rounding=down: a line in difficult ground cannot even turn, and is told why', () => {
    const { g, u } = set({ half_move_rounding: 'down' }, [LINE], {
      hexes: [{ q: 5, r: 6, terrain: 'difficult', hill: false }],
    });
    expect(mayMarch(g, u, 'frontalMarch', 'none')).toBe(false);
    expect(marchRefusals(g, u, 'frontalMarch', 'none')).toEqual([
      { rule: 'TER-08', reason: 'noMovement', facts: { unit: 'U' } },
    ]);
  });
});

describe('R-61 march_may_engage', () => {
  const ends = (march_may_engage: HouseRules['march_may_engage'], at: UnitSpec['at']) => {
    const { g, u } = set({ march_may_engage }, [
      { ...LINE, formation: 'column' },
      { ...ENEMY, at, facing: 5 },
    ]);
    return marchQuery(g, u, 'frontalMarch', 'none').map(({ to, facing }) => `${to.q},${to.r} ${facing}`);
  };

  test('R-61 march_may_engage=face_adjacent: it may turn to face who is beside it, nothing more', () => {
    // on its right flank hex
    expect(ends('face_adjacent', [6, 6])).toContain('5,6 0');
    expect(ends('face_adjacent', [6, 6])).not.toContain('6,5 2');
    expect(ends('face_adjacent', [5, 4])).not.toContain('5,5 5');
  });

  test('R-61 march_may_engage=within_2: it may go up to any enemy that was within 2', () => {
    expect(ends('within_2', [5, 4])).toContain('5,5 5');
    expect(ends('within_2', [6, 6])).toContain('5,6 0');
    expect(ends('within_2', [5, 3])).not.toContain('5,4 5');
  });

  test('R-61 march_may_engage=never_new: not even by turning', () => {
    expect(ends('never_new', [6, 6])).not.toContain('5,6 0');
    expect(ends('never_new', [6, 6])).toContain('5,6 3');
  });

  test('R-61 march_may_engage=never_new: without any other end the march is refused as a whole', () => {
    const wall = [4, 5].map((q) => ({ q, r: 7, terrain: 'impassable' as const, hill: false }));
    const ring: readonly UnitSpec['at'][] = [
      [5, 5],
      [6, 6],
      [4, 6],
      [6, 5],
    ];
    const { g, u } = set(
      { march_may_engage: 'never_new' },
      [LINE, ...ring.map((at, n) => ({ ...ENEMY, id: `E${n}`, at, panicked: true }))],
      { hexes: wall },
    );
    expect(mayMarch(g, u, 'frontalMarch', 'none')).toBe(marchQuery(g, u, 'frontalMarch', 'none').length > 0);
  });
});

describe('R-40 formation_change_refaces', () => {
  const facings = (formation_change_refaces: 'no' | 'yes', to: 'column' | 'square') => {
    const { g, u } = set({ formation_change_refaces }, [LINE]);
    return facingsAfter(g, u, to);
  };

  test('R-40 formation_change_refaces=no: the facing is kept', () => {
    expect(facings('no', 'column')).toEqual([5]);
  });

  test('R-40 formation_change_refaces=yes: any facing, but none in square', () => {
    expect(facings('yes', 'column')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(facings('yes', 'square')).toEqual([0]);
  });
});

describe('R-22 panicked_reface', () => {
  const mob: UnitSpec = { ...LINE, panicked: true, facing: 2 };
  const orders = (panicked_reface: 'no' | 'yes') => {
    const g = position({ units: [mob], houseRules: { panicked_reface }, orderPoints: 0 });
    return start(g, { ...turnFrame(false), at: 'orders' });
  };

  test('R-22 panicked_reface=no: a panicked unit cannot turn', () => {
    expect(choices(orders('no')).filter(({ choose }) => choose === 'refaceWithoutOrder')).toEqual([]);
  });

  test('R-22 panicked_reface=yes: it may take any other facing without order, as its action', () => {
    const played = orders('yes');
    const turns = choices(played).filter(({ choose }) => choose === 'refaceWithoutOrder');
    expect(turns).toHaveLength(5);
    const turned = go(played, { choose: 'refaceWithoutOrder', unit: 'U', facing: 5 });
    expect(factsOf(turned, 'turned')).toEqual([{ fact: 'turned', unit: 'U', facing: 5, rule: 'R-22' }]);
    expect(unitAfter(turned, 'U')).toMatchObject({ facing: 5, acted: true, panicked: true });
    expect(choices(turned).filter(({ choose }) => choose === 'fleeWithoutOrder')).toEqual([]);
  });
});

describe('R-26 horse_artillery_forced_march_fire', () => {
  const battery: UnitSpec = { id: 'U', side: 'blue', type: 'lightHorseBattery', at: [5, 9], facing: 5 };
  const longest = (horse_artillery_forced_march_fire: 'no' | 'yes', follow: 'none' | 'fire') => {
    const { g, u } = set({ horse_artillery_forced_march_fire }, [battery]);
    expect(fireRefusals(g, u, 'march')).toEqual([]);
    return Math.max(...marchQuery(g, u, 'frontalMarch', follow).map(({ cost }) => cost));
  };

  test('R-26 horse_artillery_forced_march_fire=yes: horse artillery may force its march and fire', () => {
    expect([longest('yes', 'none'), longest('yes', 'fire')]).toEqual([10, 10]);
  });

  test('R-26 horse_artillery_forced_march_fire=no: it may not', () => {
    expect([longest('no', 'none'), longest('no', 'fire')]).toEqual([10, 5]);
    const { g, u } = set({ horse_artillery_forced_march_fire: 'no' }, [battery]);
    expect(legalActions(g, u, false)).toContainEqual({
      choose: 'action',
      action: 'marchThenFire',
      march: 'frontalMarch',
    });
  });
});
