import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../../src/geometry/facing.ts';
import { endRefusals } from '../../../../src/rules/movement/march.ts';
import type { March } from '../../../../src/rules/movement/marchLimits.ts';
import type { GroundHex } from '../../../../src/rules/state/game.ts';
import { asked, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const COLUMN: UnitSpec = { id: 'u', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6] };
const LINE: UnitSpec = { ...COLUMN, formation: 'line' };
const HUSSARS: UnitSpec = { ...COLUMN, type: 'lightCavalry', formation: 'none' };
const ENEMY: UnitSpec = { id: 'e', side: 'red', type: 'lineInfantry', at: [3, 3], facing: 5 };
const friend = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  ...LINE,
  id,
  at: [q, r],
  ...more,
});
const ground = (q: number, r: number, terrain: GroundHex['terrain']): GroundHex => ({
  q,
  r,
  terrain,
  hill: false,
});

function refused(
  units: readonly UnitSpec[],
  to: readonly [number, number],
  more: Partial<PositionSpec> & { readonly facing?: Facing; readonly march?: March } = {},
) {
  const { facing = 5, march = 'frontalMarch', ...rest } = more;
  const g = position({ ...rest, units });
  return endRefusals(...asked(g, 'u'), march, 'none', { q: to[0], r: to[1] }, facing);
}
const why = (...asking: Parameters<typeof refused>) => reasonsOf(refused(...asking));

describe('a frontal march too far', () => {
  test('TER-08, TER-10 over penalising ground: what the march costs and what it may', () => {
    const start = { hexes: [ground(3, 6, 'wood')] };
    expect(refused([COLUMN], [3, 2], start)).toEqual([
      { rule: 'TER-10', reason: 'tooFar', facts: { unit: 'u', cost: 4, reach: 3 } },
    ]);
    // a rotation counts for one
    expect(refused([COLUMN], [6, 6], { ...start, facing: 1 })).toEqual([
      { rule: 'TER-10', reason: 'tooFar', facts: { unit: 'u', cost: 4, reach: 3 } },
    ]);
  });

  test('MAN-09, R-60 how far off the enemy is that forbids it, at the start or at the end, panicked or not', () => {
    const near = { ...ENEMY, at: [3, 3], panicked: true } as const;
    expect(refused([COLUMN, near, { ...ENEMY, id: 'far', at: [3, 2] }], [0, 9], { facing: 2 })).toEqual([
      {
        rule: 'MAN-09',
        reason: 'forcedMarchEnemyNear',
        facts: { unit: 'u', cost: 4, reach: 3, distance: 3 },
      },
    ]);
    const two = [COLUMN, { ...ENEMY, at: [3, 1] }, { ...ENEMY, id: 'f', at: [5, 0] }] as const;
    // half of 3 in a wood is 2: the third hex is forced, and 3 hexes from one enemy, 4 from the other
    expect(refused(two, [3, 3], { hexes: [ground(3, 6, 'wood')] })).toEqual([
      {
        rule: 'MAN-09',
        reason: 'forcedMarchEnemyNear',
        facts: { unit: 'u', cost: 3, reach: 3, distance: 2 },
      },
    ]);
  });

  test('TER-09, MAN-09 skirmishers are told what they may force through a wood: twice their factor', () => {
    const skirmishers: UnitSpec = { ...COLUMN, type: 'lightInfantry', formation: 'skirmish' };
    const more = { hexes: [ground(3, 6, 'wood')] };
    expect(refused([skirmishers, { ...ENEMY, at: [3, 0] }], [3, 2], more)).toEqual([
      {
        rule: 'MAN-09',
        reason: 'forcedMarchEnemyNear',
        facts: { unit: 'u', cost: 4, reach: 6, distance: 2 },
      },
    ]);
  });

  test('MAN-03, MAN-10 what is near enough has only the other reason against it', () => {
    // three hexes in the open are no forced march
    expect(why([COLUMN, { ...ENEMY, at: [3, 2] }], [3, 3])).toEqual(['MAN-10 engagesAnew']);
  });

  test('MAN-03, MAN-15 too far is told before what closes the way, the farthest march is not too far', () => {
    const closed = [COLUMN, friend('a', 0, 11), friend('b', 1, 11)];
    const at: UnitSpec = { ...COLUMN, at: [0, 12] };
    const field = (r: number) => why([at, ...closed.slice(1)], [0, r], { rows: 20, columns: 20 });
    expect(field(6)).toEqual(['MAN-15 pathBlocked']);
    expect(field(5)).toEqual(['MAN-03 tooFar']);
  });
});

describe('what closes the way', () => {
  const mob = (id: string, q: number, r: number) => friend(id, q, r, { formation: 'horde', panicked: true });

  test('MAN-15, R-72 a panicked friend on any hex of the way, not beside it', () => {
    const to = [4, 4] as const;
    expect(why([COLUMN, mob('m', 3, 5), friend('f', 4, 5)], to)).toEqual(['MAN-15 panickedFriendInWay']);
    expect(why([COLUMN, mob('m', 4, 5), friend('f', 3, 5)], to)).toEqual(['MAN-15 panickedFriendInWay']);
    const beside = [mob('a', 2, 6), mob('b', 2, 7), mob('c', 3, 7), mob('d', 4, 6), mob('h', 5, 4)];
    expect(why([COLUMN, ...beside, friend('f', 3, 5), friend('g', 4, 5)], to)).toEqual([
      'MAN-15 pathBlocked',
    ]);
    // straight up and up to the right two hexes: the last before the end closes it too
    expect(why([COLUMN, mob('m', 3, 4), friend('f', 4, 4), friend('g', 4, 5)], [3, 3])).toEqual([
      'MAN-15 panickedFriendInWay',
    ]);
  });

  test('MAN-15 a panicked enemy is no friend', () => {
    const enemies = [
      { ...ENEMY, at: [3, 5], panicked: true },
      { ...ENEMY, id: 'f', at: [4, 5], panicked: true },
    ] as const;
    expect(why([COLUMN, ...enemies], [4, 4])).toContain('MAN-15 pathBlocked');
  });
});

describe('a turn in place', () => {
  test('MAN-06, MAN-10, R-61 only in place: where it cannot get to it would engage the same enemy anew', () => {
    const beside: UnitSpec = { ...ENEMY, at: [4, 6], facing: 0 };
    expect(why([COLUMN, beside], [3, 6], { facing: 0 })).toEqual([]);
    expect(why([COLUMN, beside], [3, 7], { facing: 0 })).toEqual(['MAN-06 noRoute', 'MAN-10 engagesAnew']);
  });

  test('MAN-10, R-61 march_may_engage=never_new: the enemy it would face is the one reason', () => {
    const beside: UnitSpec = { ...ENEMY, at: [4, 6], facing: 0 };
    const houseRules = { march_may_engage: 'never_new' } as const;
    expect(why([LINE, beside], [3, 6], { facing: 0, houseRules })).toEqual(['MAN-10 engagesAnew']);
  });
});

describe('an indirect march of light cavalry', () => {
  const row = (to: readonly [number, number], ...rest: [readonly UnitSpec[], Partial<PositionSpec>?]) =>
    refused([HUSSARS, ...rest[0]], to, { ...rest[1], march: 'indirectMarch' });
  const blocked = [{ rule: 'MAN-15', reason: 'pathBlocked', facts: { unit: 'u' } }];

  test('MAN-08, R-65 how far it may go', () => {
    expect(row([7, 6], [])).toEqual([
      { rule: 'MAN-08', reason: 'tooFar', facts: { unit: 'u', cost: 4, reach: 3 } },
    ]);
    expect(refused([COLUMN], [5, 6], { march: 'indirectMarch' })).toEqual([
      { rule: 'MAN-08', reason: 'tooFar', facts: { unit: 'u', cost: 2, reach: 1 } },
    ]);
  });

  test('MAN-08, MAN-15, TER-11 a friend, rock or a cliff on the way', () => {
    expect(row([5, 6], [friend('f', 4, 6)])).toEqual(blocked);
    expect(row([6, 6], [friend('f', 5, 6)])).toEqual(blocked);
    expect(row([6, 6], [], { hexes: [ground(5, 6, 'impassable')] })).toEqual(blocked);
    const cliff = (q: number) => ({ sides: [{ q, r: 6, side: 1, terrain: 'impassable' }] as const });
    for (const q of [3, 4, 5]) expect(row([6, 6], [], cliff(q))).toEqual(blocked);
    expect(row([6, 6], [], cliff(6))).toEqual([]);
  });

  test('MAN-08, MAN-10, MAN-15 past skirmishers the way is open: the enemy at its end is the one reason', () => {
    const screen = friend('s', 4, 6, { type: 'lightInfantry', formation: 'skirmish' });
    const enemy: UnitSpec = { ...ENEMY, at: [6, 5], facing: 5 };
    const anew = [{ rule: 'MAN-10', reason: 'engagesAnew', facts: { unit: 'u', enemy: 'e' } }];
    expect(row([5, 6], [screen, enemy])).toEqual(anew);
    expect(row([6, 6], [screen, enemy])).toEqual(anew);
  });

  test('TER-08, R-59 half_move_rounding=down: a third hex is too far in a wood', () => {
    const more = { houseRules: { half_move_rounding: 'down' }, hexes: [ground(4, 6, 'wood')] } as const;
    expect(row([6, 6], [], more)).toEqual([
      { rule: 'TER-08', reason: 'tooFar', facts: { unit: 'u', cost: 3, reach: 2 } },
    ]);
    // the second is not: an enemy before it is the one reason
    expect(reasonsOf(row([5, 6], [{ ...ENEMY, at: [6, 5], facing: 5 }], more))).toEqual([
      'MAN-10 engagesAnew',
    ]);
  });
});

describe('an indirect march on open ground', () => {
  test('MAN-08, TER-08, R-59 what stops it there is never the ground', () => {
    const down = { half_move_rounding: 'down' } as const;
    // beside the end, looking away: the march would come to engage it
    const enemy: UnitSpec = { ...ENEMY, at: [3, 4], facing: 5 };
    const asking = { march: 'indirectMarch', houseRules: down } as const;
    expect(why([LINE, enemy], [3, 5], asking)).toEqual(['MAN-10 engagesAnew']);
    const near: UnitSpec = { ...ENEMY, at: [6, 5], facing: 5 };
    expect(why([HUSSARS, near], [6, 6], asking)).toEqual(['MAN-10 engagesAnew']);
    // over a river, from a wood or into one it is
    const wood = (q: number) => ({ ...asking, hexes: [ground(q, 6, 'wood')] });
    for (const q of [3, 6])
      expect(why([HUSSARS, near], [6, 6], wood(q))).toEqual(['TER-08 tooFar', 'MAN-10 engagesAnew']);
    for (const q of [3, 4, 5]) {
      const sides = [{ q, r: 6, side: 1, terrain: 'river' }] as const;
      expect(why([HUSSARS, near], [6, 6], { ...asking, sides })).toEqual([
        'TER-08 tooFar',
        'MAN-10 engagesAnew',
      ]);
    }
  });

  test('MAN-08, FRM-17, R-54 nor where a Large battalion wants to change its formation afterwards', () => {
    const large: UnitSpec = { ...COLUMN, skills: ['largeBattalion'] };
    const g = position({ units: [large, { ...ENEMY, at: [3, 4], facing: 5 }] });
    const reasons = endRefusals(...asked(g, 'u'), 'indirectMarch', 'formation', { q: 3, r: 5 }, 5);
    expect(reasonsOf(reasons)).toEqual(['MAN-10 engagesAnew']);
  });
});

describe('reasons of contact', () => {
  test('MAN-16 one that keeps its contact has only the other reason against it', () => {
    const other: UnitSpec = { ...ENEMY, id: 'f', at: [3, 4], facing: 5 };
    // engaged from (4, 5), by one that looks down and loses sight of it, then by one that looks to the left
    const engager: UnitSpec = { ...ENEMY, at: [4, 5], facing: 2 };
    expect(why([COLUMN, engager, other], [3, 5])).toEqual([
      'MAN-10 engagesAnew',
      'MAN-16 engagedMustKeepContact',
    ]);
    const kept: UnitSpec = { ...ENEMY, at: [4, 5], facing: 3 };
    expect(why([COLUMN, kept, other], [3, 5])).toEqual(['MAN-10 engagesAnew']);
  });

  test('MAN-05, MAN-10, R-43 a wheel of an extended line that is a move has only that reason', () => {
    const line: UnitSpec = { ...COLUMN, formation: 'extendedLine' };
    // wheeled to (4, 5) and (4, 6) it would have (5, 4) before it, two hexes from where it stands
    const g = [line, { ...ENEMY, at: [5, 4], facing: 0 }] as const;
    expect(why(g, [4, 5], { facing: 0 })).toEqual(['MAN-10 engagesAnew']);
  });

  test('TER-08, R-43, R-59 half_move_rounding=down: no hex is left to an extended line that meets a wood', () => {
    const line: UnitSpec = { ...COLUMN, formation: 'extendedLine' };
    const woods = { hexes: [ground(4, 5, 'wood')], houseRules: { half_move_rounding: 'down' } } as const;
    const tooFar = { rule: 'TER-08', reason: 'tooFar', facts: { unit: 'u', cost: 1, reach: 0 } };
    expect(refused([line], [3, 5], woods)).toEqual([tooFar]);
    expect(refused([line], [3, 5], { ...woods, march: 'indirectMarch' })).toEqual([tooFar]);
    expect(refused([line], [3, 5], { hexes: woods.hexes })).toEqual([]);
  });
});
