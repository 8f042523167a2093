import { describe, expect, test } from 'vitest';
import { mayPursueMove, pursuitEnds } from '../../../../src/rules/movement/run.ts';
import type { Game } from '../../../../src/rules/state/game.ts';
import { asked, hexesOfEnds, runs } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at'>;
const HORDE: Kind = { side: 'blue', type: 'lineInfantry', panicked: true, facing: 2 };
const LINE: Kind = { side: 'blue', type: 'lineInfantry' };
const ENEMY: Kind = { side: 'red', type: 'lineInfantry' };
const HEAVY: Kind = { side: 'blue', type: 'heavyCavalry' };
const SKIRMISHERS: Kind = { side: 'blue', type: 'lightInfantry', formation: 'skirmish' };

/** `u` at (3, 6); blue looks up. */
function alone(unit: Kind, rest: Partial<PositionSpec> = {}) {
  return position({ ...rest, units: [{ id: 'u', at: [3, 6], ...unit }, ...(rest.units ?? [])] });
}

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

  test('MAN-18, TER-11 impassable sides bar its way', () => {
    const g = alone(LINE, { sides: [{ q: 3, r: 5, side: 2, terrain: 'impassable' }] });
    expect(pursuits(g, 1)).toEqual(['4,5']);
  });

  test('MAN-15, R-67 from friends it may not stop on it comes back to the last free hex of its way', () => {
    const skirmishers = (...at: (readonly [number, number])[]) =>
      alone(HEAVY, { units: at.map((place, n) => ({ id: `s${n}`, ...SKIRMISHERS, at: place })) });
    // the friend on (4, 4) is come to by either front hex, and either is an end
    expect(pursuits(skirmishers([4, 4]), 2)).toEqual(['3,4', '5,4', '3,5', '4,5']);
    const [stays] = pursuitEnds(...asked(skirmishers([3, 5], [4, 5], [3, 4], [4, 4], [5, 4]), 'u'), 2);
    expect(stays).toEqual({ to: { q: 3, r: 6 }, route: [], crossed: [], offMap: false });
  });

  test('MAN-18, R-70 ground it passed only with friends on it does not make an end another one', () => {
    const g = alone(HEAVY, {
      hexes: [{ q: 3, r: 5, terrain: 'wood', hill: false }],
      units: [
        { id: 's', ...SKIRMISHERS, at: [3, 5] },
        { id: 't', ...SKIRMISHERS, at: [4, 5] },
      ],
    });
    expect(pursuits(g, 1)).toEqual(['3,6']);
  });

  test('MAN-18 of the routes to a hex the one that keeps left is told; two ends on a hex by their routes', () => {
    const down: Kind = { side: 'red', type: 'lightInfantry', formation: 'column' };
    const routes = (g: Game) =>
      pursuitEnds(...asked(g, 'u'), 2)
        .filter(({ to }) => to.q === 2 && to.r === 8)
        .map(({ route }) => hexesOfEnds(route.map((to) => ({ to }))).join(' '));
    expect(routes(alone(down))).toEqual(['3,7 2,8']);
    // up, the one on the left comes first
    const up = alone({ ...down, side: 'blue' }, { sides: [{ q: 3, r: 6, side: 0, terrain: 'ford' }] });
    const twice = pursuitEnds(...asked(up, 'u'), 2).filter(({ to }) => to.q === 4 && to.r === 4);
    expect(twice.map(({ route }) => route[0])).toEqual([
      { q: 3, r: 5 },
      { q: 4, r: 5 },
    ]);
    expect(routes(alone(down, { sides: [{ q: 3, r: 6, side: 2, terrain: 'ford' }] }))).toEqual([
      '2,7 2,8',
      '3,7 2,8',
    ]);
  });

  test('MAN-20, LOS-04 nobody who is gone moves in pursuit', () => {
    expect(mayPursueMove(...asked(alone({ ...HEAVY, fate: 'eliminated' }), 'u'))).toBe(false);
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
