import { describe, expect, test } from 'vitest';
import {
  disengagementLosses,
  marchEnds,
  marchQuery,
  marchRefusals,
  mayMarch,
} from '../../../../src/rules/movement/march.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { asked, endsWithFacing, hexesOfEnds, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const LINE = { side: 'blue', type: 'lineInfantry', formation: 'line' } as const;
const COLUMN = { side: 'blue', type: 'lineInfantry', formation: 'column' } as const;
const LIGHT = { side: 'blue', type: 'lightInfantry', formation: 'column' } as const;
const SKIRMISHERS = { side: 'blue', type: 'lightInfantry', formation: 'skirmish' } as const;
const HEAVY = { side: 'blue', type: 'heavyCavalry' } as const;
const HUSSARS = { side: 'blue', type: 'lightCavalry' } as const;
const GUNS = { side: 'blue', type: 'heavyFootBattery' } as const;
const HORSE_GUNS = { side: 'blue', type: 'lightHorseBattery' } as const;
const ENEMY = { side: 'red', type: 'lineInfantry' } as const;
const OTHERS = ['0', '1', '2', '3', '4'].map((facing) => `3,6 ${facing}`);

/** One unit `u` at (3, 6), which is well inside the map, looking up; others as given. */
function alone(unit: Omit<UnitSpec, 'id' | 'at'>, rest: Partial<PositionSpec> = {}) {
  return position({ ...rest, units: [{ id: 'u', at: [3, 6], ...unit }, ...(rest.units ?? [])] });
}

function ends(
  g: ReturnType<typeof position>,
  march: 'frontalMarch' | 'indirectMarch' = 'frontalMarch',
  follow: 'none' | 'fire' | 'formation' = 'none',
) {
  return marchQuery(...asked(g, 'u'), march, follow);
}

describe('frontal march', () => {
  test('MAN-01, MAN-02, MAN-06 a line turns in place or enters one of its two front hexes', () => {
    expect(endsWithFacing(marchEnds(...asked(alone(LINE), 'u'), 'frontalMarch', 'none'))).toEqual([
      '3,5 5',
      '4,5 5',
      ...OTHERS,
    ]);
  });

  test('MAN-04, R-57, R-58 any rotation costs 1, none costs nothing', () => {
    const costs = ends(alone(COLUMN))
      .filter(({ to }) => to.q === 3 && to.r === 6)
      .map(({ facing, cost }) => [facing, cost]);
    expect(costs).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });

  test('MAN-02, MAN-04 the rotation comes first: the end faces the way of the displacement', () => {
    const ahead = ends(alone({ ...COLUMN }, { units: [{ id: 'e', ...ENEMY, at: [7, 2] }] })).filter(
      ({ to }) => to.q === 4 && to.r === 6,
    );
    // (4, 6) lies to the east: in front for facings 0 and 1 only
    expect(endsWithFacing(ahead)).toEqual(['4,6 0', '4,6 1']);
    expect(ahead.map(({ cost }) => cost)).toEqual([2, 2]);
  });

  test('MAN-03 the length, rotation counted, is at most the movement factor', () => {
    const near = alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [3, 2] }] });
    const found = ends(near);
    expect(Math.max(...found.map(({ cost }) => cost))).toBe(3);
    // straight ahead 2 + 3 + 4 places less the enemy's neighbourhood, judged apart; turned: 2 hexes at most
    expect(found.filter(({ facing }) => facing === 2).map(({ cost }) => cost)).toEqual([1, 2, 2, 3, 3, 3]);
    expect(found.some(({ forced }) => forced)).toBe(false);
  });

  test('MAN-03, R-56 a square does not march', () => {
    const g = alone({ ...LINE, formation: 'square' });
    for (const march of ['frontalMarch', 'indirectMarch'] as const) {
      expect(ends(g, march)).toEqual([]);
      expect(mayMarch(...asked(g, 'u'), march, 'none')).toBe(false);
      expect(reasonsOf(marchRefusals(...asked(g, 'u'), march, 'none'))).toEqual(['MAN-03 noMovement']);
    }
  });

  test('SEQ-10 a panicked unit does not march', () => {
    const g = alone({ ...LINE, formation: 'horde', panicked: true });
    expect(ends(g)).toEqual([]);
    expect(reasonsOf(marchRefusals(...asked(g, 'u'), 'frontalMarch', 'none'))).toEqual(['SEQ-10 panicked']);
  });

  test('ORD-11, R-23 nor does a unit that failed its activation test', () => {
    const g = alone({ ...LINE, skills: ['tenacious'], mayNotManoeuvre: true });
    expect(ends(g, 'indirectMarch')).toEqual([]);
    expect(reasonsOf(marchRefusals(...asked(g, 'u'), 'indirectMarch', 'none'))).toEqual([
      'ORD-11 mayNotManoeuvre',
    ]);
  });

  test('MAN-15, CHG-40 friends in line close the way and are no end, those in skirmish order let it pass and make way', () => {
    const friends: UnitSpec[] = [
      { id: 'f', ...LINE, at: [3, 5] },
      { id: 's', ...SKIRMISHERS, at: [4, 5] },
      { id: 'e', ...ENEMY, at: [3, 2] },
    ];
    const ahead = ends(alone(COLUMN, { units: friends })).filter(({ facing }) => facing === 5);
    // every way goes through (4, 5)
    expect(hexesOfEnds(ahead)).toEqual(['4,3', '5,3', '6,3', '4,4', '5,4', '4,5']);
  });

  test('MAN-30 nothing but a flight leaves the map', () => {
    const g = position({ units: [{ id: 'u', ...LINE, at: [0, 0] }] });
    expect(endsWithFacing(ends(g))).toEqual(OTHERS.map((end) => end.replace('3,6', '0,0')));
  });

  test('MAN-29, R-62 crossing or ending in the front hexes of an enemy is allowed', () => {
    // the enemy at (3, 3) looks down: its front hexes are (3, 4) and (2, 4)
    const g = alone(HEAVY, { units: [{ id: 'e', ...ENEMY, at: [2, 4], facing: 0 }] });
    // front hexes of the enemy: (3, 3) and (3, 4)
    const ahead = hexesOfEnds(ends(g).filter(({ facing }) => facing === 5));
    expect(ahead).toEqual(expect.arrayContaining(['3,4', '3,3', '4,2', '3,2']));
  });
});

describe('penalising terrain', () => {
  const wood = (q: number, r: number) => ({ q, r, terrain: 'wood', hill: false }) as const;

  test('MAN-07, TER-08, R-59 a march that starts in it has half the factor, rounded up', () => {
    const g = alone(COLUMN, { hexes: [wood(3, 6)], units: [{ id: 'e', ...ENEMY, at: [3, 2] }] });
    expect(Math.max(...ends(g).map(({ cost }) => cost))).toBe(2);
    expect(ends(g).every(({ penalised }) => penalised)).toBe(true);
  });

  test('R-59 a line may still turn or advance within a village', () => {
    const g = alone(LINE, { hexes: [{ q: 3, r: 6, terrain: 'village', hill: false }] });
    expect(endsWithFacing(ends(g))).toEqual(['3,5 5', '4,5 5', ...OTHERS]);
  });

  test('TER-08 entering it late is refused, early allowed', () => {
    const near: UnitSpec = { id: 'e', ...ENEMY, at: [3, 2] };
    const g = alone(COLUMN, { hexes: [wood(3, 4), wood(6, 3)], units: [near] });
    const ahead = hexesOfEnds(ends(g).filter(({ facing }) => facing === 5));
    // (3, 4) at 2 steps is within half of 3; (6, 3) at 3 is not; (3, 3) can only be reached through the wood
    expect(ahead).toContain('3,4');
    expect(ahead).not.toContain('6,3');
    expect(ahead).not.toContain('3,3');
    expect(ahead).toContain('4,3');
  });

  test('TER-08, R-147 crossing a river side penalises, a stream side does not', () => {
    const near: UnitSpec = { id: 'e', ...ENEMY, at: [3, 2] };
    const river = (terrain: 'river' | 'stream') =>
      alone(COLUMN, {
        sides: [
          // the sides of (3, 6) towards (3, 5) and (4, 5)
          { q: 3, r: 5, side: 2, terrain },
          { q: 3, r: 6, side: 0, terrain },
        ],
        units: [near],
      });
    const farthest = (terrain: 'river' | 'stream') =>
      Math.max(
        ...ends(river(terrain))
          .filter(({ facing }) => facing === 5)
          .map(({ cost }) => cost),
      );
    expect(farthest('river')).toBe(2);
    expect(farthest('stream')).toBe(3);
  });

  test('TER-09 skirmishers and light columns ignore it', () => {
    const near: UnitSpec = { id: 'e', ...ENEMY, at: [3, 2] };
    for (const unit of [SKIRMISHERS, LIGHT]) {
      const found = ends(alone(unit, { hexes: [wood(3, 6)], units: [near] }));
      expect(Math.max(...found.map(({ cost }) => cost))).toBe(3);
      expect(found.some(({ penalised }) => penalised)).toBe(false);
    }
  });

  test('TER-10 a forced march that meets it has the plain factor', () => {
    const found = ends(alone(COLUMN, { hexes: [wood(3, 6)] }));
    expect(Math.max(...found.map(({ cost }) => cost))).toBe(3);
    expect(found.filter(({ cost }) => cost > 2).every(({ forced }) => forced)).toBe(true);
  });

  test('TER-11 impassable hexes and sides are never entered or crossed', () => {
    const g = alone(LINE, {
      hexes: [{ q: 3, r: 5, terrain: 'impassable', hill: false }],
      sides: [{ q: 3, r: 6, side: 0, terrain: 'impassable' }],
    });
    expect(endsWithFacing(ends(g))).toEqual(OTHERS);
  });
});

describe('forced march', () => {
  test('MAN-09, R-60 doubles the allowance of cavalry, artillery, columns and skirmishers', () => {
    const reach = (unit: Omit<UnitSpec, 'id' | 'at'>) =>
      Math.max(...ends(alone(unit)).map(({ cost }) => cost));
    expect(reach(HEAVY)).toBe(8);
    expect(reach(COLUMN)).toBe(6);
    expect(reach(SKIRMISHERS)).toBe(6);
    expect(reach(GUNS)).toBe(6);
    expect(reach(LINE)).toBe(1);
  });

  test('MAN-09 what exceeds the factor is forced, the rest is not', () => {
    for (const { cost, forced } of ends(alone(COLUMN))) expect(forced).toBe(cost > 3);
  });

  test('MAN-09, R-60 forbidden with an enemy at 4 or less, panicked or not, at the start', () => {
    const longest = (enemy: Partial<UnitSpec>) =>
      Math.max(
        ...ends(alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [3, 2], ...enemy }] })).map(
          ({ cost }) => cost,
        ),
      );
    expect(longest({})).toBe(3);
    expect(longest({ panicked: true })).toBe(3);
    expect(longest({ at: [3, 1] })).toBe(6);
  });

  test('MAN-09 it may not end at 4 or less from an enemy, a plain march may', () => {
    const g = alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [3, 1] }] });
    for (const { to, forced } of ends(g)) {
      const dq = to.q - 3;
      const dr = to.r - 1;
      const away = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
      if (forced) expect(away).toBeGreaterThan(4);
    }
    expect(hexesOfEnds(ends(g))).toContain('3,4');
  });
});

describe('a march before a shot or a change of formation', () => {
  test('FIR-03, R-26 light infantry may not force it, horse artillery may', () => {
    const reach = (unit: Omit<UnitSpec, 'id' | 'at'>) =>
      Math.max(
        ...ends(alone(unit, { rows: 24, columns: 24 }), 'frontalMarch', 'fire').map(({ cost }) => cost),
      );
    expect(reach(LIGHT)).toBe(3);
    expect(reach(SKIRMISHERS)).toBe(3);
    expect(reach(HORSE_GUNS)).toBe(10);
  });

  test('FIR-03 nobody else fires after a march', () => {
    for (const unit of [LINE, COLUMN, HEAVY, GUNS, { ...LIGHT, formation: 'line' } as const]) {
      const g = alone(unit);
      expect(mayMarch(...asked(g, 'u'), 'frontalMarch', 'fire')).toBe(false);
      expect(reasonsOf(marchRefusals(...asked(g, 'u'), 'frontalMarch', 'fire'))).toEqual([
        'FIR-03 movedOnlyLight',
      ]);
    }
  });

  test('FRM-17, R-54 a change of formation takes 1 hex, of a forced march too', () => {
    const near: UnitSpec = { id: 'e', ...ENEMY, at: [3, 2] };
    const reach = (units: UnitSpec[]) =>
      Math.max(...ends(alone(COLUMN, { units }), 'frontalMarch', 'formation').map(({ cost }) => cost));
    expect(reach([near])).toBe(2);
    expect(reach([])).toBe(5);
    // 3 hexes and the change exceed the factor: forced
    const three = ends(alone(COLUMN), 'frontalMarch', 'formation').filter(({ cost }) => cost === 3);
    expect(three.every(({ forced }) => forced)).toBe(true);
  });

  test('FRM-17, R-54 an indirect march and the change fit in a factor of 3, in a wood too', () => {
    expect(ends(alone(COLUMN), 'indirectMarch', 'formation')).toHaveLength(6);
    const wood = alone(COLUMN, { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] });
    expect(ends(wood, 'indirectMarch', 'formation')).toHaveLength(6);
  });

  test('FRM-17 only infantry in column', () => {
    for (const unit of [LINE, SKIRMISHERS, HUSSARS])
      expect(reasonsOf(marchRefusals(...asked(alone(unit), 'u'), 'frontalMarch', 'formation'))).toEqual([
        'FRM-17 columnOnly',
      ]);
  });
});

describe('indirect march', () => {
  test('MAN-08 one hex in any direction, facing kept', () => {
    expect(endsWithFacing(ends(alone(COLUMN), 'indirectMarch'))).toEqual([
      '3,5 5',
      '4,5 5',
      '2,6 5',
      '4,6 5',
      '2,7 5',
      '3,7 5',
    ]);
  });

  test('MAN-08, R-65 light cavalry up to three in a straight row, through artillery, not through a line', () => {
    const g = alone(HUSSARS, {
      units: [
        { id: 'g', ...GUNS, at: [4, 6] },
        { id: 'l', ...LINE, at: [2, 6] },
      ],
    });
    const row = ends(g, 'indirectMarch').filter(({ to }) => to.r === 6);
    expect(hexesOfEnds(row)).toEqual(['5,6', '6,6']);
    expect(ends(g, 'indirectMarch')).toHaveLength(4 * 3 + 2);
    expect(row[1]?.route).toEqual([
      { q: 4, r: 6 },
      { q: 5, r: 6 },
      { q: 6, r: 6 },
    ]);
  });

  test('R-65 in penalising terrain light cavalry still goes three', () => {
    const g = alone(HUSSARS, { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] });
    expect(ends(g, 'indirectMarch')).toHaveLength(18);
  });
});

describe('enemies', () => {
  test('MAN-10, R-61 a march may not end engaging an enemy anew', () => {
    // the enemy at (4, 4) would stand in front of the line at (4, 5) and at (3, 5)
    const g = alone(LINE, { units: [{ id: 'e', ...ENEMY, at: [4, 4], facing: 5 }] });
    expect(endsWithFacing(ends(g))).toEqual(OTHERS);
    // backwards and sideways it goes; (3, 5) and (4, 5) would engage, also sideways
    expect(hexesOfEnds(ends(g, 'indirectMarch'))).toEqual(['2,6', '4,6', '2,7', '3,7']);
  });

  test('MAN-10, R-61 turning in place to face an adjacent enemy is allowed', () => {
    const g = alone(LINE, { units: [{ id: 'e', ...ENEMY, at: [4, 6], facing: 2 }] });
    expect(endsWithFacing(ends(g)).filter((end) => end.startsWith('3,6'))).toEqual(OTHERS);
    // moving round it while looking at it is not
    expect(endsWithFacing(ends(g))).not.toContain('4,7 5');
  });

  test('MAN-10, GEO-16 a panicked enemy would be engaged too', () => {
    const g = alone(LINE, { units: [{ id: 'e', ...ENEMY, at: [4, 4], panicked: true }] });
    expect(endsWithFacing(ends(g))).toEqual(OTHERS);
  });

  test('MAN-10, R-61 an engagement with an enemy already in contact may be kept or made', () => {
    // the enemy at (4, 6) looks west, at the unit's flank
    const g = alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [4, 6], facing: 3 }] });
    // from (4, 5) the enemy, still in contact, lies behind; facing 1 or 2 looks at it
    expect(endsWithFacing(ends(g))).toContain('3,6 0');
    expect(endsWithFacing(ends(g))).toContain('3,6 1');
  });

  test('MAN-16 an engaged unit ends still engaged by one of its engagers', () => {
    // the enemy at (3, 5) looks down: its front hexes are (3, 6) and (2, 6)
    const g = alone(COLUMN, { units: [{ id: 'e', ...ENEMY, at: [3, 5], facing: 2 }] });
    expect(hexesOfEnds(ends(g, 'indirectMarch'))).toEqual(['2,6']);
    expect([...new Set(hexesOfEnds(ends(g)))]).toEqual(['2,6', '3,6']);
    expect(ends(g).every(({ disengagement }) => disengagement === 0)).toBe(true);
  });

  test('MAN-16 an action without such an end is refused with its reason', () => {
    const g = alone(COLUMN, {
      units: [
        { id: 'e', ...ENEMY, at: [3, 5], facing: 2 },
        { id: 'f', ...LINE, at: [2, 6] },
      ],
    });
    expect(mayMarch(...asked(g, 'u'), 'indirectMarch', 'none')).toBe(false);
    expect(reasonsOf(marchRefusals(...asked(g, 'u'), 'indirectMarch', 'none'))).toEqual([
      'MAN-16 engagedMustKeepContact',
    ]);
    expect(mayMarch(...asked(g, 'u'), 'frontalMarch', 'none')).toBe(true);
  });

  test('MAN-17, R-63 two points for each enemy shaken off, though another still engages', () => {
    // (3, 5) engages (3, 6) and (2, 6); (4, 6), looking west, engages (3, 6) and (3, 7)
    const g = alone(HEAVY, {
      units: [
        { id: 'e1', ...ENEMY, at: [3, 5], facing: 2 },
        { id: 'e2', ...ENEMY, at: [4, 6], facing: 3 },
      ],
    });
    const found = ends(g, 'indirectMarch');
    expect(hexesOfEnds(found)).toEqual(['2,6', '3,7']);
    expect(found.map(({ disengagement }) => disengagement)).toEqual([2, 2]);
    const u = unitOf(g, 'u');
    expect(disengagementLosses(g, u, { to: { q: 2, r: 6 }, facing: 5 })).toEqual(['e2']);
    expect(disengagementLosses(g, u, { to: { q: 3, r: 7 }, facing: 5 })).toEqual(['e1']);
    expect(disengagementLosses(g, u, { to: { q: 3, r: 6 }, facing: 1 })).toEqual([]);
  });

  test('R-152 a panicked enemy in front holds nobody: the unit marches away freely', () => {
    const g = alone(LINE, { units: [{ id: 'e', ...ENEMY, at: [3, 5], panicked: true }] });
    expect(hexesOfEnds(ends(g, 'indirectMarch'))).toEqual(expect.arrayContaining(['2,7', '3,7', '4,6']));
    expect(ends(g, 'indirectMarch').every(({ disengagement }) => disengagement === 0)).toBe(true);
  });
});
