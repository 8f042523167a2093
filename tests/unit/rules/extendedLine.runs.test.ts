import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../src/geometry/facing.ts';
import type { Hex } from '../../../src/geometry/hex.ts';
import { lineFrom } from '../../../src/rules/ground/halves.ts';
import { evadeEnds } from '../../../src/rules/movement/evade.ts';
import { pursuitEnds } from '../../../src/rules/movement/run.ts';
import { type Game, type GroundHex, unitOf } from '../../../src/rules/state/game.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};

function field(units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): Game {
  return position({ columns: 16, rows: 14, ...more, units });
}

function red(id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec {
  return { id, side: 'red', type: 'mediumCavalry', at: [q, r], ...more };
}

/** Ends as the hexes of both halves and the facing. */
function told(ends: readonly { readonly to: Hex; readonly facing: Facing }[]): string[] {
  return ends.map(({ to: left, facing }) => {
    const [one, other] = lineFrom(left, facing);
    return `${one.q},${one.r} ${other.q},${other.r} ${facing}`;
  });
}

test('MAN-11, MAN-14, R-43 it evades by shifting both halves to a rear hex', () => {
  const g = field([LINE]);
  expect(told(evadeEnds(g, unitOf(g, 'line')))).toEqual(['5,7 6,7 5', '6,7 7,7 5']);
  const held = field([LINE, { id: 'f', side: 'blue', type: 'heavyCavalry', at: [7, 7] }]);
  expect(told(evadeEnds(held, unitOf(held, 'line')))).toEqual(['5,7 6,7 5']);
});

test('MAN-14, TER-08, R-59 in penalising ground its one hex is left it, unless halves are rounded down', () => {
  const wood: GroundHex = { q: 5, r: 7, terrain: 'wood', hill: false };
  const ends = (more: Partial<PositionSpec>) => {
    const g = field([LINE], { hexes: [wood], ...more });
    return told(evadeEnds(g, unitOf(g, 'line')));
  };
  expect(ends({})).toEqual(['5,7 6,7 5', '6,7 7,7 5']);
  expect(ends({ houseRules: { half_move_rounding: 'down' } })).toEqual(['6,7 7,7 5']);
  const g = field([LINE]);
  expect(evadeEnds(g, unitOf(g, 'line'), 0)).toEqual([]);
});

describe('the pursuit of an extended line', () => {
  test('MAN-18, TER-08, R-67 into penalising ground too, however halves of movement factors are rounded', () => {
    const wood: GroundHex = { q: 6, r: 5, terrain: 'wood', hill: false };
    const ends = (more: Partial<PositionSpec>) => {
      const g = field([LINE], { hexes: [wood], ...more });
      return pursuitEnds(g, unitOf(g, 'line'), 1).map(({ to: end }) => `${end.q},${end.r}`);
    };
    expect(ends({})).toEqual(['6,5', '7,5']);
    expect(ends({ houseRules: { half_move_rounding: 'down_min_1' } })).toEqual(['6,5', '7,5']);
    expect(ends({ houseRules: { half_move_rounding: 'down' } })).toEqual(['6,5', '7,5']);
  });

  test('MAN-30, R-67 whether it moves or stays, it leaves no map and crosses nobody', () => {
    const ends = (...units: readonly UnitSpec[]) => {
      const g = field([LINE, ...units]);
      return pursuitEnds(g, unitOf(g, 'line'), 1).map(({ crossed, offMap }) => ({ crossed, offMap }));
    };
    const plain = { crossed: [], offMap: false };
    expect(ends()).toEqual([plain, plain]);
    expect(ends(red('R', 8, 5))).toEqual([plain]);
  });

  test('MAN-19, R-67 one hex ahead with both halves, the owner choosing which', () => {
    const g = field([LINE]);
    expect(told(pursuitEnds(g, unitOf(g, 'line'), 1).map((end) => ({ ...end, facing: 5 as const })))).toEqual(
      ['6,5 7,5 5', '7,5 8,5 5'],
    );
  });

  test('MAN-18, MAN-20, R-67 it stays when blocked or in contact, and may stop short of friends it may pass', () => {
    const ends = (...units: readonly UnitSpec[]) => {
      const g = field([LINE, ...units]);
      return pursuitEnds(g, unitOf(g, 'line'), 1).map(
        ({ to: end, route }) => `${end.q},${end.r} ${route.length}`,
      );
    };
    const friend = (q: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
      id: `f${q}`,
      side: 'blue',
      type: 'lightInfantry',
      formation: 'column',
      at: [q, 5],
      ...more,
    });
    expect(ends(friend(6))).toEqual(['7,5 2']);
    expect(ends(friend(7))).toEqual(['6,6 0']);
    expect(ends(red('R', 8, 5))).toEqual(['6,6 0']);
    const skirmishers = { formation: 'skirmish', skills: ['skirmisher'] } as const;
    expect(ends(friend(6, skirmishers))).toEqual(['7,5 2', '6,6 0']);
  });
});
