import { describe, expect, test } from 'vitest';
import { endRefusals, marchQuery, marchRefusals, mayMarch } from '../../../../src/rules/movement/march.ts';
import type { Follow, March } from '../../../../src/rules/movement/marchLimits.ts';
import { type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { asked, endsWithFacing, hexesOfEnds, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const COLUMN: UnitSpec = { id: 'u', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6] };
const LINE: UnitSpec = { ...COLUMN, formation: 'line' };
/** On (3, 6) and (4, 6), looking up. */
const EXTENDED: UnitSpec = { ...COLUMN, formation: 'extendedLine' };
const ENEMY: UnitSpec = { id: 'e', side: 'red', type: 'lineInfantry', at: [3, 4] };
const wood = (q: number, r: number): GroundHex => ({ q, r, terrain: 'wood', hill: false });
const rock = (q: number, r: number): GroundHex => ({ q, r, terrain: 'impassable', hill: false });

function field(units: readonly UnitSpec[], more: Partial<PositionSpec> = {}) {
  const g = position({ ...more, units });
  return {
    ends: (march: March = 'frontalMarch', follow: Follow = 'none') =>
      marchQuery(...asked(g, 'u'), march, follow),
    may: (march: March = 'frontalMarch') => mayMarch(...asked(g, 'u'), march, 'none'),
    refused: (march: March = 'frontalMarch', follow: Follow = 'none') =>
      reasonsOf(marchRefusals(...asked(g, 'u'), march, follow)),
    end: (q: number, r: number, march: March = 'frontalMarch') =>
      endRefusals(...asked(g, 'u'), march, 'none', { q, r }, unitOf(g, 'u').facing),
  };
}
const down: Partial<HouseRules> = { half_move_rounding: 'down' };

describe('what an end of a march is told with', () => {
  test('TER-08, MAN-09, MAN-17 cost, whether forced, whether penalised, losses', () => {
    const { ends } = field([COLUMN], { hexes: [wood(3, 5)] });
    const told = ends().filter(({ to, facing }) => facing === 5 && to.r >= 4 && to.q <= 4);
    const plain = { facing: 5, disengagement: 0 };
    expect(told).toEqual([
      {
        ...plain,
        to: { q: 3, r: 4 },
        route: [
          { q: 3, r: 5 },
          { q: 3, r: 4 },
        ],
        cost: 2,
        forced: false,
        penalised: true,
      },
      {
        ...plain,
        to: { q: 4, r: 4 },
        route: [
          { q: 4, r: 5 },
          { q: 4, r: 4 },
        ],
        cost: 2,
        forced: false,
        penalised: false,
      },
      { ...plain, to: { q: 3, r: 5 }, route: [{ q: 3, r: 5 }], cost: 1, forced: false, penalised: true },
      { ...plain, to: { q: 4, r: 5 }, route: [{ q: 4, r: 5 }], cost: 1, forced: false, penalised: false },
    ]);
  });

  test('MAN-08, TER-08, R-65 of an indirect march of light cavalry', () => {
    const { ends } = field([{ ...COLUMN, type: 'lightCavalry', formation: 'none' }], { hexes: [wood(5, 6)] });
    const told = ends('indirectMarch').filter(({ to }) => to.r === 6 && to.q > 3);
    expect(told.map(({ to, cost, forced, penalised }) => [to.q, cost, forced, penalised])).toEqual([
      [4, 1, false, false],
      [5, 2, false, true],
      [6, 3, false, true],
    ]);
  });

  test('TER-09 skirmishers are never penalised', () => {
    const skirmishers: UnitSpec = { ...COLUMN, type: 'lightInfantry', formation: 'skirmish' };
    const { ends } = field([skirmishers], { hexes: [wood(3, 6), wood(3, 5)] });
    for (const march of ['frontalMarch', 'indirectMarch'] as const)
      expect(ends(march).some(({ penalised }) => penalised)).toBe(false);
  });

  test('MAN-05, TER-08, MAN-17 of an extended line: one hex, which penalties leave it', () => {
    const extended = (more: Partial<PositionSpec>, ...others: readonly UnitSpec[]) =>
      field([EXTENDED, ...others], more)
        .ends('indirectMarch')
        .map(({ to, penalised, disengagement }) => [to.q, to.r, penalised, disengagement]);
    const free = [
      [3, 5, false, 0],
      [4, 5, false, 0],
      [2, 6, false, 0],
      [4, 6, false, 0],
      [2, 7, false, 0],
      [3, 7, false, 0],
    ];
    expect(extended({})).toEqual(free);
    expect(extended({ hexes: [wood(3, 7)] })).toEqual(free);
    // with halves rounded down what takes no wood is left, and is not penalised
    expect(extended({ hexes: [wood(3, 7)], houseRules: down })).toEqual(free.slice(0, 4));
    // engaged by two, it moves along the front of one: two points for the other
    const two = extended(
      {},
      { ...ENEMY, id: 'a', at: [3, 5], facing: 2 },
      { ...ENEMY, id: 'b', at: [5, 5], facing: 2 },
    );
    expect(two).toEqual([
      [2, 6, false, 2],
      [4, 6, false, 2],
    ]);
  });
});

describe('how far it goes', () => {
  const farthest = (unit: UnitSpec, follow: Follow, ...others: readonly UnitSpec[]) => {
    const { ends } = field([unit, ...others], { rows: 20, columns: 20, hexes: [wood(4, 12)] });
    return Math.max(...ends('frontalMarch', follow).map(({ cost }) => cost));
  };
  /** In a wood, away from the edges. */
  const at = [4, 12] as const;
  const near: UnitSpec = { ...ENEMY, at: [4, 15], facing: 5 };

  test('TER-08, TER-10, R-54 a column in a wood: the factor when forced, half of it else, less 1 for a change', () => {
    expect(farthest({ ...COLUMN, at }, 'none')).toBe(3);
    expect(farthest({ ...COLUMN, at }, 'formation')).toBe(2);
    expect(farthest({ ...COLUMN, at }, 'none', near)).toBe(2);
    expect(farthest({ ...COLUMN, at }, 'formation', near)).toBe(1);
  });

  test('TER-09, MAN-09 skirmishers in a wood force their march at twice their factor', () => {
    expect(farthest({ ...COLUMN, type: 'lightInfantry', formation: 'skirmish', at }, 'none')).toBe(6);
  });

  test('TER-08, R-59, R-65 half_move_rounding=down: light cavalry goes two hexes over penalising ground', () => {
    const rows = (more: Partial<PositionSpec>) =>
      hexesOfEnds(
        field([{ ...COLUMN, type: 'lightCavalry', formation: 'none' }], { houseRules: down, ...more })
          .ends('indirectMarch')
          .filter(({ to }) => to.r === 6 && to.q > 3),
      );
    expect(rows({})).toEqual(['4,6', '5,6', '6,6']);
    for (const q of [3, 4, 5]) expect(rows({ hexes: [wood(q, 6)] })).toEqual(['4,6', '5,6']);
    expect(rows({ sides: [{ q: 4, r: 6, side: 1, terrain: 'river' }] })).toEqual(['4,6', '5,6']);
  });

  test('MAN-09, R-60 an enemy exactly 4 hexes from the end of the longest march forbids it, one gone does not', () => {
    const reached = (enemy: Partial<UnitSpec>) => {
      const { ends } = field(
        [
          { ...COLUMN, at: [0, 16] },
          { ...ENEMY, at: [0, 6], ...enemy },
        ],
        { rows: 20, columns: 20 },
      );
      return ends().some(({ to }) => to.q === 0 && to.r === 10);
    };
    expect(reached({})).toBe(false);
    expect(reached({ at: [0, 5] })).toBe(true);
    expect(reached({ fate: 'eliminated' })).toBe(true);
  });

  test('MAN-09 the reason reaches as far as the longest march of all', () => {
    const hussars: UnitSpec = { ...COLUMN, type: 'lightCavalry', formation: 'none', at: [0, 20] };
    const { end } = field([hussars, { ...ENEMY, at: [0, 6] }], { rows: 24, columns: 24 });
    expect(end(0, 10)).toEqual([
      {
        rule: 'MAN-09',
        reason: 'forcedMarchEnemyNear',
        facts: { unit: 'u', cost: 10, reach: 10, distance: 4 },
      },
    ]);
  });
});

describe('whether it marches at all', () => {
  test('SEQ-07, LOS-04 nobody who is gone', () => {
    const { ends, refused } = field([{ ...COLUMN, fate: 'eliminated' }]);
    expect([ends(), refused()]).toEqual([[], ['LOS-04 gone']]);
  });

  test('MAN-05, R-43 an extended line shut in may reverse, not shift', () => {
    const around = [
      [3, 5],
      [4, 5],
      [5, 5],
      [2, 6],
      [5, 6],
      [2, 7],
      [3, 7],
      [4, 7],
    ] as const;
    const shut = field([EXTENDED], { hexes: around.map(([q, r]) => rock(q, r)) });
    expect(endsWithFacing(shut.ends())).toEqual(['4,6 2']);
    expect([shut.may('frontalMarch'), shut.may('indirectMarch')]).toEqual([true, false]);
    expect(shut.refused('indirectMarch')).toEqual(['MAN-08 noRoute']);
    // room for its left half alone is none
    const half = field([EXTENDED], { hexes: around.slice(1).map(([q, r]) => rock(q, r)) });
    expect(half.may('indirectMarch')).toBe(false);
  });

  test('MAN-10, R-61 march_may_engage=never_new: where each turn would face an enemy there is no march', () => {
    const units = [
      LINE,
      // beside it and behind it, all looking away
      { ...ENEMY, id: 'a', at: [4, 6], facing: 0 },
      { ...ENEMY, id: 'b', at: [2, 7], facing: 2 },
      { ...ENEMY, id: 'c', at: [2, 6], facing: 3 },
    ] as const;
    const hexes = [rock(3, 5), rock(4, 5)];
    expect(field(units, { hexes }).may()).toBe(true);
    const never = field(units, { hexes, houseRules: { march_may_engage: 'never_new' } });
    expect(never.may()).toBe(false);
    expect(never.refused()).toEqual(['MAN-10 noRoute']);
  });

  test('TER-08, R-59 half_move_rounding=down holds a line in penalising ground, not elsewhere', () => {
    expect(field([LINE], { houseRules: down }).may()).toBe(true);
    expect(field([LINE], { houseRules: down, hexes: [wood(3, 6)] }).may()).toBe(false);
  });

  test('FRM-17, R-54 a Large battalion in a wood with an enemy near has nothing left for a change', () => {
    const large: UnitSpec = { ...COLUMN, skills: ['largeBattalion'] };
    const { refused } = field([large, { ...ENEMY, at: [3, 3] }], { hexes: [wood(3, 6)] });
    expect(refused('frontalMarch', 'formation')).toEqual(['FRM-17 noMovement']);
    expect(refused('frontalMarch', 'none')).toEqual([]);
  });
});

describe('enemies it may come to face', () => {
  test('MAN-10, R-09 across an impassable side it engages nobody', () => {
    const sides = [{ q: 3, r: 4, side: 2, terrain: 'impassable' }] as const;
    const enemy: UnitSpec = { ...ENEMY, facing: 5 };
    expect(hexesOfEnds(field([LINE, enemy]).ends())).not.toContain('3,5');
    expect(hexesOfEnds(field([LINE, enemy], { sides }).ends())).toContain('3,5');
  });

  test('MAN-10, R-43, R-61 an extended line wheels toward an enemy beside it, and does not shift before one', () => {
    // beside its right half, looking away
    const beside = field([EXTENDED, { ...ENEMY, at: [5, 6], facing: 0 }]);
    expect(endsWithFacing(beside.ends())).toContain('4,5 0');
    // falling back by a shift it would come to have it in front
    expect(reasonsOf(beside.end(3, 7, 'indirectMarch'))).toEqual(['MAN-10 engagesAnew']);
    // two hexes ahead of it
    const ahead = field([EXTENDED, { ...ENEMY, at: [4, 4], facing: 5 }]);
    expect(endsWithFacing(ahead.ends('indirectMarch'))).toEqual(['2,6 5', '4,6 5', '2,7 5', '3,7 5']);
  });
});
