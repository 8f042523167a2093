import { describe, expect, test } from 'vitest';
import { sideTerrain } from '../../../../src/rules/ground/sides.ts';
import {
  hamperedAgainst,
  housesOf,
  impetusBroken,
  inOpenGround,
  isHigher,
} from '../../../../src/rules/ground/terrain.ts';
import { type Game, type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import type { HexTerrain } from '../../../../src/rules/state/vocabulary.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const ground = (q: number, r: number, terrain: HexTerrain, hill = false): GroundHex => ({
  q,
  r,
  terrain,
  hill,
});
const side = (q: number, r: number, at: 0 | 1 | 2, terrain: GroundSide['terrain']): GroundSide => ({
  q,
  r,
  side: at,
  terrain,
});

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};
/** Before both halves: (7, 5) is beside (6, 6) and (7, 6). */
const BEFORE_BOTH: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [7, 5] };
/** Before the left half alone. */
const BEFORE_LEFT: UnitSpec = { ...BEFORE_BOTH, at: [6, 5] };

function field(enemy: UnitSpec, more: Partial<PositionSpec>): Game {
  return position({ columns: 16, rows: 14, ...more, units: [LINE, enemy] });
}
const byHalf = { extended_line_terrain: 'half_concerned' } as const;

test('TER-03 a side belongs to the two hexes it lies between, to no other side of the row', () => {
  const g = position({ units: [], sides: [side(4, 6, 0, 'river')] });
  expect(sideTerrain(g, { q: 4, r: 6 }, 0)).toBe('river');
  expect(sideTerrain(g, { q: 5, r: 5 }, 3)).toBe('river');
  for (let q = -3; q < 9; q++)
    for (const d of [0, 1, 2, 3, 4, 5] as const)
      expect(sideTerrain(g, { q, r: 6 }, d)).toBe(q === 4 && d === 0 ? 'river' : null);
});

test('R-147 stream_as_river=yes makes rivers of streams alone', () => {
  const houseRules = { stream_as_river: 'yes' } as const;
  for (const [drawn, counts] of [
    ['stream', 'river'],
    ['ford', 'ford'],
    ['wood', 'wood'],
    ['bridge', 'bridge'],
    ['largeRiver', 'largeRiver'],
  ] as const) {
    const g = position({ units: [], sides: [side(4, 6, 0, drawn)], houseRules });
    expect(sideTerrain(g, { q: 4, r: 6 }, 0)).toBe(counts);
  }
});

describe('R-45 an extended line on two kinds of ground', () => {
  test('CBT-14, R-45 extended_line_terrain=half_concerned: one rough half in front of the enemy hampers it', () => {
    const hexes = [ground(6, 6, 'difficult')];
    const hampered = (enemy: UnitSpec, houseRules: Partial<HouseRules> = byHalf) => {
      const g = field(enemy, { hexes, houseRules });
      return hamperedAgainst(g, unitOf(g, 'line'), unitOf(g, 'E'));
    };
    expect(hampered(BEFORE_BOTH)).toBe(true);
    // before the other half the marsh does not count, unless both halves do
    const right: UnitSpec = { ...BEFORE_BOTH, at: [8, 5] };
    expect([hampered(right), hampered(right, {})]).toEqual([false, true]);
  });

  test('SAV-03, R-134, R-45 higher with every half the enemy confronts, where halves count apart', () => {
    const higher = (hexes: readonly GroundHex[], houseRules: Partial<HouseRules>) => {
      const g = field(BEFORE_BOTH, { hexes, houseRules });
      return isHigher(g, unitOf(g, 'line'), unitOf(g, 'E'));
    };
    const [left, right] = [ground(6, 6, 'open', true), ground(7, 6, 'open', true)];
    for (const houseRules of [{}, byHalf]) {
      expect(higher([left, right], houseRules)).toBe(true);
      expect(higher([left], houseRules)).toBe(false);
      // on the same height nobody is higher
      expect(higher([left, right, ground(7, 5, 'open', true)], houseRules)).toBe(false);
    }
  });

  test('MOR-07, R-45 houses with both hexes, or by the option with the half the enemy confronts', () => {
    const houses = (houseRules: Partial<HouseRules>, enemy: UnitSpec = BEFORE_LEFT, alone = false) => {
      const g = field(enemy, { hexes: [ground(6, 6, 'village')], houseRules });
      return housesOf(g, unitOf(g, 'line'), alone ? null : unitOf(g, 'E'));
    };
    expect([houses({}), houses(byHalf)]).toEqual([null, 'village']);
    expect(houses(byHalf, BEFORE_BOTH)).toBeNull();
    // without anyone's deed both hexes count
    expect(houses(byHalf, BEFORE_LEFT, true)).toBeNull();
  });

  test('CBT-09, R-45 in the open with both hexes, or by the option with the half the enemy confronts', () => {
    const open = (houseRules: Partial<HouseRules>, enemy: UnitSpec) => {
      const g = field(enemy, { hexes: [ground(7, 6, 'wood')], houseRules });
      return inOpenGround(g, unitOf(g, 'line'), unitOf(g, 'E'));
    };
    expect([open({}, BEFORE_LEFT), open(byHalf, BEFORE_LEFT)]).toEqual([false, true]);
    expect([open({}, BEFORE_BOTH), open(byHalf, BEFORE_BOTH)]).toEqual([false, false]);
  });

  test('CBT-09, R-100, R-45 a ford before either half costs a charge its impetus', () => {
    const broken = (sides: readonly GroundSide[]) => {
      const g = field(BEFORE_BOTH, { sides });
      return impetusBroken(g, unitOf(g, 'E'), unitOf(g, 'line'));
    };
    expect(broken([])).toBe(false);
    // between (7, 5) and the right half, then the left one
    expect(broken([side(7, 5, 2, 'ford')])).toBe(true);
    expect(broken([side(6, 6, 0, 'ford')])).toBe(true);
    expect(broken([side(7, 5, 2, 'stream')])).toBe(false);
  });
});
