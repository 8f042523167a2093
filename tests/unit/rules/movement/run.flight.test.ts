import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../../src/geometry/hex.ts';
import {
  dangerCandidates,
  flightEnds,
  flightFacings,
  friendInFlight,
} from '../../../../src/rules/movement/run.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { asked, runs } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at'>;
const HORDE: Kind = { side: 'blue', type: 'lineInfantry', panicked: true, facing: 2 };
const LINE: Kind = { side: 'blue', type: 'lineInfantry' };
const ENEMY: Kind = { side: 'red', type: 'lineInfantry' };

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

  test('TER-12, MAN-28 a wood on a side, closed to a counter-charge, is open to a flight', () => {
    const wood = [{ q: 3, r: 6, side: 2, terrain: 'wood' }] as const;
    expect(flights(alone(HORDE, { sides: wood }), 1)).toEqual(['2,7', '3,7']);
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

  test('MAN-26, R-81 ways off the map from one hex in order of the friends they cross', () => {
    const g = position({
      units: [
        { id: 'u', ...HORDE, facing: 5, at: [2, 2] },
        { id: 'b', ...LINE, at: [2, 1] },
        { id: 'a', ...LINE, at: [3, 1] },
      ],
    });
    expect(flights(g, 5)).toEqual(['2,0 b off', '3,0 a off', '3,0 b off', '4,0 a off']);
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
    // nor does it run over itself by the option for occupied ends
    const option = alone(HORDE, { houseRules: { flight_occupied_end: 'next_free_hex' } });
    expect(flights(option, 0)).toEqual(['3,6']);
  });

  test('MAN-24 of the routes to a hex the one that keeps left is told; sets of friends in order', () => {
    // looking down, left is east: (3, 7) before (2, 7)
    expect(flightEnds(...asked(alone(HORDE), 'u'), 2)[1]).toMatchObject({
      to: { q: 2, r: 8 },
      route: [
        { q: 3, r: 7 },
        { q: 2, r: 8 },
      ],
    });
    const g = alone(HORDE, {
      units: [
        { id: 'a', ...LINE, at: [2, 7] },
        { id: 'b', ...LINE, at: [3, 7] },
      ],
    });
    expect(flights(g, 2)).toEqual(['1,8 a', '2,8 a', '2,8 b', '3,8 b']);
    const up = alone(
      { ...HORDE, facing: 5 },
      {
        units: [
          { id: 'b', ...LINE, at: [3, 5] },
          { id: 'a', ...LINE, at: [4, 5] },
        ],
      },
    );
    expect(flights(up, 2)).toEqual(['3,4 b', '4,4 a', '4,4 b', '5,4 a']);
  });

  test('MAN-24, R-81 a friend in the way is run over, never the unit itself', () => {
    const g = alone(HORDE, { units: [{ id: 'a', ...LINE, at: [3, 7] }] });
    expect(friendInFlight(...asked(g, 'u'), { q: 3, r: 7 })?.id).toBe('a');
    expect(friendInFlight(...asked(g, 'u'), { q: 3, r: 6 })).toBeUndefined();
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

  /** The unit's ways home where its home edge is these hexes. */
  const waysHome = (g: Game, blue: readonly Hex[]) =>
    flightFacings(
      ...asked({ ...g, battle: { ...g.battle, homeEdges: { ...g.battle.homeEdges, blue } } }, 'u'),
      null,
    );

  test('MAN-23, R-75 one hex before the edge still toward it; farther parts of the edge do not count', () => {
    const before = position({ units: [{ id: 'u', ...HORDE, facing: 5, at: [0, 10] }] });
    expect(flightFacings(...asked(before, 'u'), null)).toEqual([1, 2, 3]);
    // (2, 8) lies ahead of facing 2 alone, (3, 0) straight up and farther away
    const far = { q: 3, r: 0 };
    expect(waysHome(alone(HORDE), [{ q: 2, r: 8 }, far])).toEqual([2]);
    expect(waysHome(alone({ ...HORDE, facing: 0 }), [{ q: 2, r: 8 }])).toEqual([2]);
  });

  test('MAN-23, R-75 from the home edge off the map: both front hexes if that can be, else one', () => {
    // the western edge: of an even row both neighbours to the west are off the map, of an odd one only one is
    const west = Array.from({ length: 12 }, (_, r) => ({ q: -Math.floor(r / 2), r }));
    const even = position({ units: [{ id: 'u', ...HORDE, at: [-3, 6] }] });
    expect(waysHome(even, west)).toEqual([3, 4]);
    const odd = position({ units: [{ id: 'u', ...HORDE, at: [-3, 7] }] });
    expect(waysHome(odd, west)).toEqual([3, 4]);
    const corner = position({ units: [{ id: 'u', ...HORDE, at: [-5, 11] }] });
    expect(waysHome(corner, west)).toEqual([2, 3]);
  });

  test('MAN-23, R-75 without a home edge, or in the middle of it, it keeps its facing', () => {
    expect(waysHome(alone({ ...HORDE, facing: 4 }), [])).toEqual([4]);
    expect(waysHome(alone({ ...HORDE, facing: 4 }), [{ q: 3, r: 6 }])).toEqual([4]);
  });

  test('MAN-23, R-73 flight_facing_tie=smallest_turn counts the turns either way round', () => {
    const g = alone({ ...HORDE, facing: 0 }, { houseRules: { flight_facing_tie: 'smallest_turn' } });
    // north-east of it: facings 2 and 3 turn their back on that row, by two turns and by three
    expect(flightFacings(...asked(g, 'u'), { hexes: [{ q: 6, r: 3 }] })).toEqual([2]);
    expect(flightFacings(...asked(alone({ ...HORDE, facing: 0 }), 'u'), { hexes: [{ q: 6, r: 3 }] })).toEqual(
      [2, 3],
    );
  });

  test('MAN-23, R-73 of a danger on two hexes one in the rear cone is enough', () => {
    // (3, 8), straight down a row, lies behind facings 4 and 5, (4, 8) behind 4 alone
    const g = alone({ ...HORDE, facing: 2 });
    const one = flightFacings(...asked(g, 'u'), { hexes: [{ q: 3, r: 8 }] });
    const other = flightFacings(...asked(g, 'u'), { hexes: [{ q: 4, r: 8 }] });
    expect([one, other]).toEqual([[4, 5], [4]]);
    const both = {
      hexes: [
        { q: 3, r: 8 },
        { q: 4, r: 8 },
      ],
    } as const;
    expect(flightFacings(...asked(g, 'u'), both)).toEqual([4, 5]);
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
