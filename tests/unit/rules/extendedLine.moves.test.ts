import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing, turn } from '../../../src/geometry/facing.ts';
import {
  DIRECTIONS,
  type Direction,
  directionTo,
  type Hex,
  hexesWithin,
  sameHex,
  step,
  turnDirection,
} from '../../../src/geometry/hex.ts';
import { sideBetween } from '../../../src/geometry/side.ts';
import { lineFrom } from '../../../src/rules/ground/halves.ts';
import { endRefusals, marchQuery, marchRefusals, mayMarch } from '../../../src/rules/movement/march.ts';
import { marchFrame } from '../../../src/rules/procedures/march.ts';
import { type Game, type GroundHex, type GroundSide, unitOf } from '../../../src/rules/state/game.ts';
import { choices, factsOf, go, start, to, unitAfter } from '../../support/play.ts';
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

const frontal = (g: Game) => marchQuery(g, unitOf(g, 'line'), 'frontalMarch', 'none');
const indirect = (g: Game) => marchQuery(g, unitOf(g, 'line'), 'indirectMarch', 'none');

/** All six shifts or, ahead, two; each wheel; the about-face: told from the picture, not from the code. */
function plainMoves(
  facing: Facing,
): readonly { readonly hexes: readonly [Hex, Hex]; readonly facing: Facing }[] {
  const [left, right] = lineFrom({ q: 6, r: 6 }, facing);
  const d = (n: number): Direction => turnDirection(facing, n);
  const shifts = [0, 1].map((n) => ({
    hexes: [step(left, d(n)), step(right, d(n))] as const,
    facing,
  }));
  return [
    ...shifts,
    // turning right: the left half swings forward round the right one, or the right half back round the left one
    { hexes: [step(right, d(0)), right], facing: turn(facing, 1) },
    { hexes: [left, step(left, d(3))], facing: turn(facing, 1) },
    // turning left, the other way round
    { hexes: [left, step(left, d(1))], facing: turn(facing, -1) },
    { hexes: [step(right, d(4)), right], facing: turn(facing, -1) },
    { hexes: [right, left], facing: turn(facing, 3) },
  ];
}

describe('the march of an extended line', () => {
  test('MAN-05, FRM-10, R-43 its frontal march is a shift ahead, one of four wheels, or an about-face', () => {
    for (const facing of FACINGS) {
      const found = told(frontal(field([{ ...LINE, facing }])));
      const plain = plainMoves(facing).map(
        ({ hexes: [one, other], facing: f }) => `${one.q},${one.r} ${other.q},${other.r} ${f}`,
      );
      expect([...found].sort()).toEqual([...plain].sort());
      expect(new Set(found).size).toBe(7);
    }
  });

  test('FRM-10 never by 120°, and each wheel leaves one half where it is, on the layout of R-41', () => {
    const g = field([LINE]);
    const line = unitOf(g, 'line');
    const turns = frontal(g).filter(({ facing }) => facing !== 5);
    expect(turns.map(({ facing }) => facing).sort()).toEqual([0, 0, 2, 4, 4]);
    for (const { to: left, facing, route } of turns.filter((end) => end.facing !== 2)) {
      const kept = lineFrom(left, facing).filter((hex) => line.hexes.some((own) => sameHex(own, hex)));
      expect(kept).toHaveLength(1);
      expect(route).toHaveLength(1);
    }
  });

  test('MAN-05, MAN-08, R-43 its indirect march shifts both halves one hex in any direction', () => {
    for (const facing of FACINGS) {
      const g = field([{ ...LINE, facing }]);
      const ends = indirect(g);
      expect(ends.map(({ facing: f }) => f)).toEqual([facing, facing, facing, facing, facing, facing]);
      const ways = ends.map((end) => directionTo({ q: 6, r: 6 }, end.to));
      expect([...ways].sort()).toEqual([...DIRECTIONS]);
      expect(ends.every(({ cost, forced }) => cost === 1 && !forced)).toBe(true);
    }
  });

  test('R-43 a half may move into the hex its partner leaves', () => {
    const g = field([LINE]);
    const east = indirect(g).find(({ to: end }) => end.q === 7 && end.r === 6);
    expect(east?.route).toEqual([{ q: 8, r: 6 }]);
  });

  test('R-43, MAN-15 every hex entered must be on the map, passable and free', () => {
    const open = told(frontal(field([LINE])));
    const pond = (q: number, r: number): GroundHex => ({ q, r, terrain: 'impassable', hill: false });
    for (const at of hexesWithin({ q: 6, r: 6 }, 2)) {
      if (at.r === 6 && at.q === 7) continue;
      const holds = (text: string) =>
        text.startsWith(`${at.q},${at.r} `) || text.includes(` ${at.q},${at.r} `);
      const expected = open.filter((text) => !holds(text));
      expect(told(frontal(field([LINE], { hexes: [pond(at.q, at.r)] })))).toEqual(expected);
      const friend: UnitSpec = { id: 'f', side: 'blue', type: 'heavyCavalry', at: [at.q, at.r] };
      expect(told(frontal(field([LINE, friend])))).toEqual(expected);
    }
    // on the top row nothing is ahead: two wheels back and the about-face are left
    expect(told(frontal(field([{ ...LINE, at: [6, 0] }])))).toEqual(['6,0 6,1 0', '7,0 6,0 2', '6,1 7,0 4']);
  });

  test('R-146, TER-11 every side crossed by each half must be passable, bridges are', () => {
    const side = (hex: Hex, d: Direction, terrain: GroundSide['terrain']): GroundSide => ({
      ...sideBetween(hex, d),
      terrain,
    });
    const right = { q: 7, r: 6 };
    const ahead = (sides: readonly GroundSide[]) =>
      frontal(field([LINE], { sides })).filter(({ facing }) => facing === 5).length;
    expect(ahead([side(right, 5, 'impassable')])).toBe(1);
    expect(ahead([side(right, 5, 'impassable'), side({ q: 6, r: 6 }, 0, 'impassable')])).toBe(0);
    expect(ahead([side(right, 5, 'bridge'), side({ q: 6, r: 6 }, 5, 'largeRiver')])).toBe(2);
  });

  test('MAN-05, TER-08, R-43, R-59 penalties do not shorten a single hex', () => {
    const marsh: readonly GroundHex[] = [
      { q: 6, r: 6, terrain: 'difficult', hill: false },
      { q: 7, r: 5, terrain: 'wood', hill: false },
    ];
    expect(frontal(field([LINE], { hexes: marsh }))).toHaveLength(7);
  });

  test('MAN-09 it never forces its march', () => {
    expect(frontal(field([LINE])).some(({ forced }) => forced)).toBe(false);
  });

  test('MAN-10, R-61 a shift engages nobody anew, a turn may face an enemy that was beside it', () => {
    // on its left flank hex, looking away
    const beside = field([LINE, red('R', 5, 6, { facing: 0 })]);
    expect(told(frontal(beside))).toContain('6,6 7,5 4');
    // two hexes ahead of the left half: a shift would engage it
    const ahead = field([LINE, red('R', 6, 4, { facing: 5 })]);
    expect(told(frontal(ahead)).filter((text) => text.endsWith(' 5'))).toEqual(['7,5 8,5 5']);
    // not beside it, and reached only by the half that swings
    const reached = field([LINE, red('R', 7, 4, { facing: 5 })]);
    expect(told(frontal(reached))).not.toContain('6,6 7,5 4');
  });

  test('MAN-16, MAN-17, R-63 engaged, it keeps one of its enemies and pays for the others', () => {
    // one enemy engages each half from ahead
    const g = field([LINE, red('A', 6, 5), red('B', 8, 5)]);
    const ends = indirect(g);
    const cost = Object.fromEntries(
      ends.map(({ to: end, disengagement }) => [`${end.q},${end.r}`, disengagement]),
    );
    // one hex to the left, only A still engages it
    expect(cost['5,6']).toBe(2);
    // straight back, nobody does: refused
    expect(cost['6,7']).toBeUndefined();
    expect(endRefusals(g, unitOf(g, 'line'), 'indirectMarch', 'none', { q: 6, r: 7 }, 5)).toEqual([
      expect.objectContaining({ rule: 'MAN-16' }),
    ]);
    const after = go(start(g, marchFrame('line', 'indirectMarch')), to(5, 6));
    expect(unitAfter(after, 'line').hexes).toEqual([
      { q: 5, r: 6 },
      { q: 6, r: 6 },
    ]);
    expect(unitAfter(after, 'line').strength).toBe(18);
  });

  test('MAN-05 why an end is refused: no such move, an occupied half, off the map', () => {
    const g = field([LINE, { id: 'f', side: 'blue', type: 'heavyCavalry', at: [8, 5] }]);
    const why = (left: Hex, facing: Facing) =>
      endRefusals(g, unitOf(g, 'line'), 'frontalMarch', 'none', left, facing).map(
        ({ rule, reason }) => `${rule} ${reason}`,
      );
    expect(why({ q: 6, r: 6 }, 1)).toEqual(['MAN-05 noRoute']);
    expect(why({ q: 6, r: 4 }, 5)).toEqual(['MAN-05 noRoute']);
    expect(why({ q: 7, r: 5 }, 5)).toEqual(['MAN-15 occupied']);
    expect(why({ q: 6, r: 5 }, 5)).toEqual([]);
    const edge = field([{ ...LINE, at: [6, 0] }]);
    expect(endRefusals(edge, unitOf(edge, 'line'), 'frontalMarch', 'none', { q: 6, r: -1 }, 5)[0]?.rule).toBe(
      'MAN-30',
    );
    expect(mayMarch(g, unitOf(g, 'line'), 'frontalMarch', 'none')).toBe(true);
    expect(mayMarch(g, unitOf(g, 'line'), 'indirectMarch', 'none')).toBe(true);
  });

  test('MAN-05, R-43 played: the wheel is told with its hexes, the about-face swaps the halves', () => {
    const g = field([LINE]);
    const wheeled = go(start(g, marchFrame('line', 'frontalMarch')), to(6, 6, 4));
    expect(unitAfter(wheeled, 'line').hexes).toEqual([
      { q: 6, r: 6 },
      { q: 7, r: 5 },
    ]);
    expect(factsOf(wheeled, 'moved')).toEqual([
      {
        fact: 'moved',
        unit: 'line',
        manoeuvre: 'frontalMarch',
        from: { q: 6, r: 6 },
        route: [{ q: 7, r: 5 }],
        facing: 4,
        line: {
          move: 'wheel',
          hexes: [
            { q: 6, r: 6 },
            { q: 7, r: 5 },
          ],
        },
        rule: 'MAN-02',
      },
    ]);
    const about = go(start(g, marchFrame('line', 'frontalMarch')), to(7, 6, 2));
    expect(unitAfter(about, 'line')).toMatchObject({
      facing: 2,
      hexes: [
        { q: 7, r: 6 },
        { q: 6, r: 6 },
      ],
    });
    expect(factsOf(about, 'moved')[0]).toMatchObject({ route: [], line: { move: 'aboutFace' } });
  });
});

test('GEO-02, MAN-15 nobody else ends on either of its hexes, nor passes them', () => {
  const g = field([LINE, { id: 'c', side: 'blue', type: 'lightCavalry', at: [7, 9], facing: 5 }]);
  const found = marchQuery(g, unitOf(g, 'c'), 'frontalMarch', 'none');
  for (const hex of unitOf(g, 'line').hexes) expect(found.some((end) => sameHex(end.to, hex))).toBe(false);
  // straight up its column, beyond the right half: no way there but over it
  expect(found.some(({ to: end }) => sameHex(end, { q: 7, r: 5 }))).toBe(false);
  expect(found.some(({ to: end }) => sameHex(end, { q: 8, r: 5 }))).toBe(true);
});

test('FRM-10, MAN-05 the list of its moves is short enough to read', () => {
  const g = field([LINE]);
  expect(choices(start(g, marchFrame('line', 'frontalMarch')))).toHaveLength(7);
});

test('TER-08, MAN-05, R-59 half of 1 rounded down leaves a line with one half in a marsh no move at all', () => {
  const marsh: GroundHex = { q: 7, r: 6, terrain: 'difficult', hill: false };
  const g = field([LINE], { hexes: [marsh], houseRules: { half_move_rounding: 'down' } });
  const line = unitOf(g, 'line');
  expect(marchQuery(g, line, 'frontalMarch', 'none')).toEqual([]);
  expect(mayMarch(g, line, 'frontalMarch', 'none')).toBe(false);
  expect(marchRefusals(g, line, 'frontalMarch', 'none')).toEqual([
    { rule: 'TER-08', reason: 'noMovement', facts: { unit: 'line' } },
  ]);
});
