import { describe, expect, test } from 'vitest';
import { CROWDED, randomBattle } from '../../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../../src/command/randomPlay.ts';
import { FACINGS } from '../../../../src/geometry/facing.ts';
import { hexesWithin, sameHex } from '../../../../src/geometry/hex.ts';
import { endRefusals, marchQuery } from '../../../../src/rules/movement/march.ts';
import { presentUnits } from '../../../../src/rules/state/game.ts';
import { asked, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const LINE = { side: 'blue', type: 'lineInfantry', formation: 'line' } as const;
const COLUMN = { side: 'blue', type: 'lineInfantry', formation: 'column' } as const;
const SKIRMISHERS = { side: 'blue', type: 'lightInfantry', formation: 'skirmish' } as const;
const ENEMY = { side: 'red', type: 'lineInfantry' } as const;

function alone(unit: Omit<UnitSpec, 'id' | 'at'>, rest: Partial<PositionSpec> = {}) {
  return position({ ...rest, units: [{ id: 'u', at: [3, 6], ...unit }, ...(rest.units ?? [])] });
}

function refused(
  g: ReturnType<typeof position>,
  to: readonly [number, number],
  facing: 0 | 1 | 2 | 3 | 4 | 5 = 5,
  march: 'frontalMarch' | 'indirectMarch' = 'frontalMarch',
  follow: 'none' | 'fire' | 'formation' = 'none',
) {
  return endRefusals(...asked(g, 'u'), march, follow, { q: to[0], r: to[1] }, facing);
}

describe('why a march may not end there', () => {
  test('MAN-02 a legal end has no reason against it', () => {
    expect(refused(alone(COLUMN), [3, 4])).toEqual([]);
  });

  test('MAN-03 too far: beyond the doubled allowance', () => {
    expect(refused(alone(COLUMN, { rows: 20 }), [3, 0])).toEqual([]);
    const g = position({ rows: 20, units: [{ id: 'u', ...COLUMN, at: [0, 10] }] });
    expect(refused(g, [0, 3])).toEqual([
      { rule: 'MAN-03', reason: 'tooFar', facts: { unit: 'u', cost: 7, reach: 6 } },
    ]);
  });

  test('MAN-06 not ahead with that facing', () => {
    expect(reasonsOf(refused(alone(COLUMN), [3, 7]))).toEqual(['MAN-06 noRoute']);
    expect(reasonsOf(refused(alone(COLUMN), [3, 6]))).toEqual(['MAN-06 noRoute']);
  });

  test('MAN-08 an indirect march keeps its row, its length and its facing', () => {
    const g = alone(COLUMN);
    expect(reasonsOf(refused(g, [4, 4], 5, 'indirectMarch'))).toEqual(['MAN-08 noRoute']);
    expect(reasonsOf(refused(g, [5, 6], 5, 'indirectMarch'))).toEqual(['MAN-08 tooFar']);
    expect(reasonsOf(refused(g, [4, 6], 1, 'indirectMarch'))).toEqual(['MAN-08 noRoute']);
  });

  test('MAN-15, MAN-30, TER-11 the hex is occupied, off the map or impassable', () => {
    const g = alone(COLUMN, {
      units: [{ id: 'f', ...LINE, at: [3, 5] }],
      hexes: [{ q: 4, r: 5, terrain: 'impassable', hill: false }],
    });
    expect(reasonsOf(refused(g, [3, 5]))).toEqual(['MAN-15 occupied']);
    expect(reasonsOf(refused(g, [4, 5]))).toEqual(['TER-11 impassable']);
    expect(reasonsOf(refused(g, [3, -1]))).toEqual(['MAN-30 offMap']);
  });

  test('MAN-15 the way is closed by a friend', () => {
    const g = alone(COLUMN, { units: [{ id: 'f', ...LINE, at: [3, 5] }] });
    expect(reasonsOf(refused(g, [3, 4]))).toEqual(['MAN-15 pathBlocked']);
  });

  test('MAN-15, R-72 by a panicked one', () => {
    const g = alone(SKIRMISHERS, { units: [{ id: 'f', ...LINE, at: [3, 5], panicked: true }] });
    expect(refused(g, [3, 4])).toEqual([
      { rule: 'MAN-15', reason: 'panickedFriendInWay', facts: { unit: 'u', friend: 'f' } },
    ]);
  });

  test('MAN-09 a line makes no forced march', () => {
    expect(reasonsOf(refused(alone(LINE), [3, 4]))).toEqual(['MAN-09 forcedMarchFormation']);
  });

  test('MAN-09 nor does a unit with an enemy near, at its start or at its end', () => {
    const atStart = alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [7, 3] }] });
    expect(refused(atStart, [3, 2])).toEqual([
      {
        rule: 'MAN-09',
        reason: 'forcedMarchEnemyNear',
        facts: { unit: 'u', cost: 4, reach: 3, distance: 4 },
      },
    ]);
    const atEnd = alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [7, 1] }] });
    expect(refused(atEnd, [3, 2])).toEqual([
      {
        rule: 'MAN-09',
        reason: 'forcedMarchEnemyNear',
        facts: { unit: 'u', cost: 4, reach: 6, distance: 4 },
      },
    ]);
  });

  test('FIR-03 too far for a march before a shot', () => {
    expect(reasonsOf(refused(alone(SKIRMISHERS), [3, 2], 5, 'frontalMarch', 'fire'))).toEqual([
      'FIR-03 tooFar',
    ]);
  });

  test('TER-08, TER-10 too far because of the ground, for those that force no march and for those that might', () => {
    const wood = { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] } as const;
    const g = alone(COLUMN, { ...wood, units: [{ id: 'e', ...ENEMY, at: [7, 3] }] });
    expect(reasonsOf(refused(g, [3, 3]))).toEqual(['MAN-09 forcedMarchEnemyNear']);
    expect(reasonsOf(refused(g, [3, 2]))).toEqual(['TER-10 tooFar']);
    expect(reasonsOf(refused(alone(LINE, wood), [3, 4]))).toEqual(['TER-08 tooFar']);
  });

  test('MAN-10, MAN-16 it would engage anew, or lose contact', () => {
    const anew = alone(LINE, { units: [{ id: 'e', ...ENEMY, at: [4, 4], facing: 5 }] });
    expect(refused(anew, [4, 5])).toEqual([
      { rule: 'MAN-10', reason: 'engagesAnew', facts: { unit: 'u', enemy: 'e' } },
    ]);
    const lost = alone(LINE, { units: [{ id: 'e', ...ENEMY, at: [3, 5], facing: 2 }] });
    expect(refused(lost, [4, 5])).toEqual([
      { rule: 'MAN-16', reason: 'engagedMustKeepContact', facts: { unit: 'u', enemy: 'e' } },
    ]);
  });

  test('MAN-03 the reason against the whole action comes first', () => {
    expect(reasonsOf(refused(alone({ ...LINE, formation: 'square' }), [3, 5]))).toEqual([
      'MAN-03 noMovement',
    ]);
  });
});

test('MAN-02, MAN-08 every hex and facing round a unit is either an end or refused with a reason', () => {
  const g = alone(COLUMN, {
    hexes: [
      { q: 4, r: 4, terrain: 'wood', hill: false },
      { q: 2, r: 6, terrain: 'impassable', hill: false },
    ],
    sides: [{ q: 3, r: 5, side: 2, terrain: 'river' }],
    units: [
      { id: 'f', ...LINE, at: [4, 6] },
      { id: 'e', ...ENEMY, at: [5, 3] },
    ],
  });
  for (const march of ['frontalMarch', 'indirectMarch'] as const)
    for (const follow of ['none', 'formation'] as const) {
      const ends = marchQuery(...asked(g, 'u'), march, follow);
      for (let q = -2; q < 9; q++)
        for (let r = 1; r < 11; r++)
          for (const facing of [0, 1, 2, 3, 4, 5] as const) {
            const isEnd = ends.some((end) => end.to.q === q && end.to.r === r && end.facing === facing);
            expect(refused(g, [q, r], facing, march, follow).length === 0).toBe(isEnd);
          }
    }
});

test('MAN-02, MAN-08 so it is in battles of all kinds, under options of all rulings', () => {
  const wrong: string[] = [];
  const seen = { ends: 0, refused: 0 };
  for (let n = 0; n < 4; n++) {
    let positions = 0;
    playRandomly(randomBattle(`ends ${n}`, CROWDED, { unusual: 0.5 }), `ends ${n}`, {
      limit: 400,
      after: (g) => {
        if (positions++ % 100 !== 0) return null;
        for (const u of presentUnits(g))
          for (const march of ['frontalMarch', 'indirectMarch'] as const) {
            const ends = marchQuery(g, u, march, 'none');
            for (const to of hexesWithin(u.hexes[0], 3))
              for (const facing of FACINGS) {
                const isEnd = ends.some((end) => sameHex(end.to, to) && end.facing === facing);
                const isRefused = endRefusals(g, u, march, 'none', to, facing).length > 0;
                seen[isEnd ? 'ends' : 'refused']++;
                if (isEnd === isRefused) wrong.push(`${n} ${u.id} ${march} ${to.q},${to.r} ${facing}`);
              }
          }
        return null;
      },
    });
  }
  expect(wrong).toEqual([]);
  expect(seen.ends).toBeGreaterThan(300);
  expect(seen.refused).toBeGreaterThan(2000);
}, 60_000);
