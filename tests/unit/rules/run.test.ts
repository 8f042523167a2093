import { describe, expect, test } from 'vitest';
import {
  dangerCandidates,
  flightEnds,
  flightFacings,
  mayPursueMove,
  pursuitEnds,
} from '../../../src/rules/run.ts';
import { asked, hexesOfEnds, runs } from '../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at'>;
const HORDE: Kind = { side: 'blue', type: 'lineInfantry', panicked: true, facing: 2 };
const LINE: Kind = { side: 'blue', type: 'lineInfantry' };
const ENEMY: Kind = { side: 'red', type: 'lineInfantry' };
const HEAVY: Kind = { side: 'blue', type: 'heavyCavalry' };
const SKIRMISHERS: Kind = { side: 'blue', type: 'lightInfantry', formation: 'skirmish' };

/** `u` at (3, 6); blue looks up, a horde down. */
function alone(unit: Kind, rest: Partial<PositionSpec> = {}) {
  return position({ ...rest, units: [{ id: 'u', at: [3, 6], ...unit }, ...(rest.units ?? [])] });
}

describe('where a flight ends', () => {
  const flights = (g: ReturnType<typeof position>, length: number) =>
    runs(flightEnds(...asked(g, 'u'), length));

  test('MAN-24, R-76 the full length, into the front hexes', () => {
    expect(flights(alone(HORDE), 1)).toEqual(['2,7', '3,7']);
    expect(flights(alone(HORDE), 3)).toEqual(['0,9', '1,9', '2,9', '3,9']);
  });

  test('MAN-24, TER-12 terrain costs nothing, impassable ground is no way', () => {
    const g = alone(HORDE, {
      hexes: [
        { q: 2, r: 7, terrain: 'wood', hill: false },
        { q: 3, r: 7, terrain: 'impassable', hill: false },
      ],
      sides: [{ q: 2, r: 7, side: 2, terrain: 'impassable' }],
    });
    expect(flights(g, 2)).toEqual(['1,8']);
  });

  test('MAN-24, R-77 blocked by enemies, panicked or not, it stops: with no first step it stays', () => {
    const walled = alone(HORDE, {
      units: [
        { id: 'e1', ...ENEMY, at: [3, 7] },
        { id: 'e2', ...ENEMY, at: [2, 7], panicked: true },
      ],
    });
    expect(flights(walled, 6)).toEqual(['3,6']);
    const pocket = alone(HORDE, {
      units: [
        { id: 'e1', ...ENEMY, at: [2, 7] },
        { id: 'e2', ...ENEMY, at: [3, 8] },
        { id: 'e3', ...ENEMY, at: [2, 8] },
      ],
    });
    expect(flights(pocket, 6)).toEqual(['3,7']);
  });

  test('MAN-24, R-72, R-81 friends are crossed, panicked ones too; each set is an end of its own', () => {
    const g = alone(HORDE, {
      units: [
        { id: 'a', ...LINE, at: [3, 7] },
        { id: 'b', ...LINE, at: [2, 8], panicked: true },
      ],
    });
    expect(flights(g, 3)).toEqual(['0,9', '1,9', '1,9 a b', '1,9 b', '2,9 a', '2,9 a b', '2,9 b', '3,9 a']);
  });

  test('MAN-25, R-78 the friend on the last hex is crossed too', () => {
    const g = alone(HORDE, { units: [{ id: 'a', ...LINE, at: [3, 7] }] });
    expect(flights(g, 1)).toEqual(['2,7', '3,7 a']);
  });

  test('MAN-26, R-79 off the map only when no step on it is left', () => {
    const g = position({ units: [{ id: 'u', ...HORDE, at: [-2, 10] }] });
    // row 11 is the last
    expect(flights(g, 1)).toEqual(['-3,11', '-2,11']);
    expect(flights(g, 2)).toEqual(['-3,11 off', '-2,11 off']);
    expect(flightEnds(...asked(g, 'u'), 2)[0]?.route).toEqual([{ q: -3, r: 11 }]);
    const onEdge = position({ units: [{ id: 'u', ...HORDE, at: [0, 11] }] });
    expect(flights(onEdge, 4)).toEqual(['0,11 off']);
    // looking along the edge: one front hex is on the map
    const along = position({ units: [{ id: 'u', ...HORDE, facing: 1, at: [0, 11] }] });
    expect(flights(along, 1)).toEqual(['1,11']);
  });

  test('MAN-26 an impassable side bars the way off the map as well', () => {
    const g = position({
      units: [{ id: 'u', ...HORDE, at: [0, 11] }],
      sides: [
        { q: 0, r: 11, side: 2, terrain: 'impassable' },
        { q: -1, r: 12, side: 0, terrain: 'impassable' },
      ],
    });
    expect(flights(g, 3)).toEqual(['0,11']);
  });

  test('MAN-24 a length of 0 stays', () => {
    expect(flightEnds(...asked(alone(HORDE), 'u'), 0)).toEqual([
      { to: { q: 3, r: 6 }, route: [], crossed: [], offMap: false },
    ]);
  });
});

describe('the way of a flight', () => {
  test('MAN-23, R-73 the facing is kept when the danger lies in the rear cone', () => {
    expect(flightFacings(...asked(alone(HORDE), 'u'), { hexes: [{ q: 3, r: 4 }] })).toEqual([2]);
    expect(flightFacings(...asked(alone(HORDE), 'u'), { hexes: [{ q: 4, r: 5 }] })).toEqual([2]);
  });

  test('MAN-23, R-73 else it is put there, the owner choosing on a straight row', () => {
    // straight below: rear directions of facing 5 are d2 and d3, of facing 4 d1 and d2
    expect(flightFacings(...asked(alone(HORDE), 'u'), { hexes: [{ q: 3, r: 9 }] })).toEqual([4, 5]);
    expect(flightFacings(...asked(alone(HORDE), 'u'), { hexes: [{ q: 2, r: 8 }] })).toEqual([5]);
  });

  test('MAN-23, GEO-12 a square has no rear and always chooses', () => {
    const g = alone({ ...LINE, formation: 'square' });
    // facing 0, kept by chance only: (2, 6) lies west, in the rear cones of facings 0 and 1
    expect(flightFacings(...asked(g, 'u'), { hexes: [{ q: 2, r: 6 }] })).toEqual([0, 1]);
  });

  test('MAN-23, R-75 without danger it flees toward a nearest hex of its home edge', () => {
    // blue's edge is row 11, five rows down: of its hexes (3, 11) and those to (-2, 11) are nearest
    expect(flightFacings(...asked(alone({ ...HORDE, facing: 5 }), 'u'), null)).toEqual([1, 2, 3]);
    const red = alone({ ...HORDE, side: 'red' });
    expect(flightFacings(...asked(red, 'u'), null)).toEqual([0, 4, 5]);
  });

  test('MAN-23, R-75 on the home edge it turns off the map', () => {
    const g = position({ units: [{ id: 'u', ...HORDE, facing: 5, at: [0, 11] }] });
    expect(flightFacings(...asked(g, 'u'), null)).toEqual([2]);
  });

  test('MAN-22, R-74 dangers: enemies in contact and those that did harm, by id', () => {
    const g = alone(
      { ...LINE, hurtBy: ['e4', 'gone'] },
      {
        units: [
          { id: 'e3', ...ENEMY, at: [3, 5], facing: 2 },
          { id: 'e4', ...ENEMY, at: [8, 1] },
          { id: 'e1', ...ENEMY, at: [4, 5], panicked: true },
          { id: 'e2', ...ENEMY, at: [2, 7], facing: 2 },
          { id: 'gone', ...ENEMY, at: [5, 5], fate: 'eliminated' },
        ],
      },
    );
    // e1 is engaged by u; e2 stands behind u and looks away
    expect(dangerCandidates(...asked(g, 'u'))).toEqual(['e1', 'e3', 'e4']);
    expect(dangerCandidates(...asked(alone(LINE), 'u'))).toEqual([]);
  });
});

describe('pursuit', () => {
  const pursuits = (g: ReturnType<typeof position>, rolled: number) =>
    hexesOfEnds(pursuitEnds(...asked(g, 'u'), rolled));

  test('MAN-18 the rolled length in full, straight ahead', () => {
    expect(pursuits(alone(HEAVY), 2)).toEqual(['3,4', '4,4', '5,4']);
    expect(runs(pursuitEnds(...asked(alone(LINE), 'u'), 1))).toEqual(['3,5', '4,5']);
  });

  test('MAN-20, R-67 it stops at once when it engages or is engaged', () => {
    // at (3, 5) it engages the enemy at (3, 4); at (4, 3) it would stand in front of it
    const engaging = alone(HEAVY, { units: [{ id: 'e', ...ENEMY, at: [3, 4], facing: 5 }] });
    expect(pursuits(engaging, 3)).toEqual(['4,3', '5,3', '6,3', '3,5']);
    // (4, 5) and (4, 4) are front hexes of the enemy at (5, 4)
    const engaged = alone(HEAVY, { units: [{ id: 'e', ...ENEMY, at: [5, 4], facing: 3 }] });
    expect(pursuits(engaged, 3)).toEqual(['3,3', '4,3', '4,4', '4,5']);
  });

  test('MAN-18, R-67 blocked by units it cannot pass and by the edge of the map', () => {
    const friends = alone(HEAVY, {
      units: [
        { id: 'a', ...LINE, at: [3, 4] },
        { id: 'b', ...LINE, at: [4, 4] },
        { id: 'c', ...LINE, at: [5, 4] },
      ],
    });
    expect(pursuits(friends, 6)).toEqual(['3,5', '4,5']);
    const edge = position({ units: [{ id: 'u', ...HEAVY, at: [3, 1] }] });
    expect(runs(pursuitEnds(...asked(edge, 'u'), 6))).toEqual(['3,0', '4,0']);
  });

  test('MAN-15, R-67 it passes skirmishers but never stops on them', () => {
    const g = alone(HEAVY, { units: [{ id: 's', ...SKIRMISHERS, at: [3, 5] }] });
    expect(pursuits(g, 1)).toEqual(['4,5', '3,6']);
    expect(pursuits(g, 2)).toEqual(['3,4', '4,4', '5,4']);
    expect(pursuitEnds(...asked(g, 'u'), 1)[1]?.route).toEqual([]);
  });

  test('MAN-18, R-67, TER-08 half the roll, rounded up, in penalising terrain', () => {
    const start = alone(HEAVY, { hexes: [{ q: 3, r: 6, terrain: 'difficult', hill: false }] });
    expect(pursuits(start, 3)).toEqual(['3,4', '4,4', '5,4']);
    const ahead = alone(HEAVY, {
      hexes: [
        { q: 3, r: 5, terrain: 'wood', hill: false },
        { q: 5, r: 4, terrain: 'wood', hill: false },
      ],
    });
    // through (3, 5): 1 of 2; by (4, 5): not into (5, 4), more than half being used
    expect(pursuits(ahead, 2)).toEqual(['4,4', '3,5']);
    const hardened = alone(
      { side: 'blue', type: 'lightInfantry', formation: 'column' },
      { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] },
    );
    expect(pursuits(hardened, 2)).toEqual(['3,4', '4,4', '5,4']);
  });

  test('R-67, R-59 half_move_rounding=down rounds movement factors, not the roll of a pursuit', () => {
    const houseRules = { half_move_rounding: 'down' } as const;
    const hexes = [{ q: 3, r: 6, terrain: 'difficult', hill: false }] as const;
    expect(pursuits(alone(HEAVY, { hexes, houseRules }), 3)).toEqual(['3,4', '4,4', '5,4']);
    expect(pursuits(alone(LINE, { hexes, houseRules }), 1)).toEqual(['3,5', '4,5']);
  });

  test('MAN-18, CHG-37, R-70 an end with an open route and another is told twice', () => {
    const g = alone(HEAVY, { sides: [{ q: 3, r: 6, side: 0, terrain: 'ford' }] });
    // (4, 4) by (3, 5) without crossing the ford, or by (4, 5) across it
    const ends = pursuitEnds(...asked(g, 'u'), 4).filter(({ to }) => to.q === 4 && to.r === 4);
    expect(ends.map(({ route }) => route[0])).toEqual([{ q: 4, r: 5 }]);
    const two = alone(
      { side: 'blue', type: 'lightInfantry', formation: 'column' },
      { sides: [{ q: 3, r: 6, side: 0, terrain: 'ford' }] },
    );
    expect(pursuits(two, 2)).toEqual(['3,4', '4,4', '4,4', '5,4']);
  });

  test('MAN-20, R-66, R-69 who moves at all', () => {
    expect(mayPursueMove(...asked(alone(HEAVY), 'u'))).toBe(true);
    expect(mayPursueMove(...asked(alone(SKIRMISHERS), 'u'))).toBe(true);
    expect(mayPursueMove(...asked(alone({ ...LINE, formation: 'square' }), 'u'))).toBe(false);
    expect(mayPursueMove(...asked(alone({ side: 'blue', type: 'lightHorseBattery' }), 'u'))).toBe(false);
    expect(mayPursueMove(...asked(alone({ ...HORDE }), 'u'))).toBe(false);
    const engaged = alone(HEAVY, { units: [{ id: 'e', ...ENEMY, at: [4, 6], facing: 3 }] });
    expect(mayPursueMove(...asked(engaged, 'u'))).toBe(false);
  });
});
