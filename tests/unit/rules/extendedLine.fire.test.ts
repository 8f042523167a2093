import { describe, expect, test } from 'vitest';
import { inFrontalCone } from '../../../src/geometry/cone.ts';
import { distance, type Hex, hexesWithin, sameHex, step } from '../../../src/geometry/hex.ts';
import { hexesTouched } from '../../../src/geometry/sight.ts';
import { preferredTarget, shotLines } from '../../../src/rules/fire/aim.ts';
import { fireFactor } from '../../../src/rules/fire/fireFactor.ts';
import {
  fireRefusals,
  fireTargetRefusals,
  fireTargets,
  firingHalves,
  isEnfilade,
  mayFireDefensively,
  mayReturnFire,
  targetRefusals,
} from '../../../src/rules/fire/targets.ts';
import { hasSight, sightBlockers } from '../../../src/rules/ground/sight.ts';
import { type Game, unitAt, unitOf } from '../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const LEFT: Hex = { q: 6, r: 6 };
const RIGHT: Hex = { q: 7, r: 6 };

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). Range 4. */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};

function red(id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec {
  return { id, side: 'red', type: 'lineInfantry', at: [q, r], ...more };
}

const field = (...units: readonly UnitSpec[]) => position({ columns: 16, rows: 14, units });
const U = (g: Game, id: string) => unitOf(g, id);
const name = ({ q, r }: Hex) => `${q},${r}`;
const lines = (g: Game, firer: string, target: string, kind: 'action' | 'return' | 'defensive' = 'action') =>
  shotLines(g, U(g, firer), U(g, target), kind).map(({ own, other }) => `${name(own)} ${name(other)}`);

/** Range, cone and sight along one line, read afresh: nobody else stands where the straight line passes. */
function isPlainLine(g: Game, firer: string, own: Hex, target: string, other: Hex, range: number): boolean {
  const [u, t] = [U(g, firer), U(g, target)];
  if (distance(own, other) > range || !inFrontalCone(own, u.facing, other)) return false;
  return hexesTouched(own, other).every((hex) => {
    const between = unitAt(g, hex);
    return between === undefined || between.id === u.id || between.id === t.id;
  });
}

describe('an extended line under fire', () => {
  test('FIR-09, R-46 one half in range, in the cone and in sight is enough, on every hex around', () => {
    for (const at of hexesWithin(LEFT, 4)) {
      if (at.r < 1 || at.q < 1 || distance(at, LEFT) === 0 || sameHex(at, RIGHT)) continue;
      const screen: UnitSpec = { id: 'wall', side: 'red', type: 'lightInfantry', panicked: true, at: [6, 4] };
      if (at.q === 6 && at.r === 4) continue;
      const g = field(LINE, screen, red('R', at.q, at.r, { formation: 'line', facing: 2 }));
      if (targetRefusals(g, U(g, 'R'), U(g, 'line'), 'action').some(({ rule }) => rule === 'FIR-13'))
        continue;
      const plain = U(g, 'line').hexes.filter((half) => isPlainLine(g, 'R', at, 'line', half, 4));
      expect(lines(g, 'R', 'line')).toEqual(plain.map((half) => `${name(at)} ${name(half)}`));
      expect(targetRefusals(g, U(g, 'R'), U(g, 'line'), 'action').length === 0).toBe(plain.length > 0);
    }
  });

  test('FIR-09, R-46 neither half in range: the reasons of the nearer one', () => {
    const g = field(LINE, red('R', 8, 1));
    expect(targetRefusals(g, U(g, 'R'), U(g, 'line'), 'action')).toEqual([
      expect.objectContaining({ rule: 'FIR-06', facts: expect.objectContaining({ distance: 5 }) }),
    ]);
  });

  test('FIR-08, R-46 its other half never hides it, those of others do', () => {
    // from the right along the row, only the right half is seen first: the left one is behind it
    const g = field({ ...LINE, facing: 5 }, red('R', 10, 6, { facing: 3 }));
    expect(hasSight(g, U(g, 'R'), U(g, 'line'), { q: 10, r: 6 }, LEFT)).toBe(true);
    expect(sightBlockers(g, { q: 10, r: 6 }, LEFT, U(g, 'R'))).toEqual([]);
    const hidden = field({ ...LINE, at: [7, 6] }, red('R', 10, 6, { facing: 3 }), {
      ...LINE,
      id: 'second',
      formation: 'line',
      at: [6, 6],
    });
    expect(sightBlockers(hidden, { q: 10, r: 6 }, LEFT, U(hidden, 'R')).map(name)).toContain('7,6');
  });

  test('FIR-12, R-46 enfiladed only from outside the cones of both halves', () => {
    for (const at of hexesWithin(LEFT, 3)) {
      if (sameHex(at, RIGHT)) continue;
      const g = field(LINE, red('R', at.q, at.r));
      const seen = U(g, 'line').hexes.some((half) => inFrontalCone(half, 5, at));
      expect(isEnfilade(g, U(g, 'R'), U(g, 'line'))).toBe(!seen);
    }
  });

  test('CBT-12, R-03, R-46 half range is measured to the half that is shot at', () => {
    // range 4: two hexes from the right half, three from the left one
    const g = field(LINE, red('R', 9, 4));
    const dice = (other: Hex) =>
      fireFactor(g, U(g, 'R'), U(g, 'line'), 'action', { own: { q: 9, r: 4 }, other }).total;
    expect([dice(RIGHT), dice(LEFT)]).toEqual([7, 6]);
  });

  test('FIR-11, R-46, R-116 priority counts from its nearest valid half', () => {
    const shooter = red('R', 8, 4, { facing: 2 });
    const other = (at: readonly [number, number]): UnitSpec => ({
      ...LINE,
      id: 'other',
      formation: 'line',
      at,
    });
    // its right half is two hexes off, the left one out of the cone; the other line is three off
    const near = field({ ...LINE, at: [5, 6] }, other([8, 7]), shooter);
    expect(fireTargets(near, U(near, 'R'))).toEqual(['line']);
    expect(preferredTarget(near, U(near, 'R'), U(near, 'other'))?.id).toBe('line');
    // the other way round
    const far = field({ ...LINE, at: [4, 7] }, other([8, 6]), shooter);
    expect(fireTargets(far, U(far, 'R'))).toEqual(['other']);
    expect(preferredTarget(far, U(far, 'R'), U(far, 'line'))?.id).toBe('other');
  });
});

describe('an extended line that fires', () => {
  test('FIR-07, FIR-12, R-46, R-47 one half may see what the other does not, and enfilade what it does not', () => {
    // straight ahead of the left half, left of the right half's cone
    const g = field(LINE, red('R', 6, 4, { facing: 1 }));
    const [line, enemy] = [U(g, 'line'), U(g, 'R')];
    const seen = (half?: Hex) =>
      targetRefusals(g, line, enemy, 'action', undefined, half).map(({ rule }) => rule);
    expect([seen(), seen(LEFT), seen(RIGHT)]).toEqual([[], [], ['FIR-07']]);
    // it looks down to the right: straight down is the edge of its cone
    expect([isEnfilade(g, line, enemy), isEnfilade(g, line, enemy, LEFT)]).toEqual([false, false]);
    const left = field(LINE, red('R', 7, 4, { facing: 2 }));
    expect(isEnfilade(left, U(left, 'line'), U(left, 'R'), RIGHT)).toBe(false);
    const away = field(LINE, red('R', 6, 4, { facing: 2 }));
    expect(isEnfilade(away, U(away, 'line'), U(away, 'R'))).toBe(false);
    expect(isEnfilade(away, U(away, 'line'), U(away, 'R'), RIGHT)).toBe(true);
  });

  test('FRM-12, R-47 each half shoots from its own hex, and must meet every condition there', () => {
    for (const at of hexesWithin(LEFT, 5)) {
      if (at.r < 0 || sameHex(at, RIGHT)) continue;
      const g = field(LINE, red('R', at.q, at.r, { facing: 5 }));
      if (targetRefusals(g, U(g, 'line'), U(g, 'R'), 'action').some(({ rule }) => rule === 'R-47')) continue;
      const plain = U(g, 'line').hexes.filter((half) => isPlainLine(g, 'line', half, 'R', at, 4));
      if (distance(LEFT, at) > 1 && distance(RIGHT, at) > 1)
        expect(lines(g, 'line', 'R')).toEqual(plain.map((half) => `${name(half)} ${name(at)}`));
    }
  });

  test('R-47, FIR-02 a half that faces an enemy bars the other; the enemy before both bars both', () => {
    // on the right front hex, looking away: the right half engages it and nobody engages the line
    const g = field(LINE, red('R', 8, 5, { facing: 0 }), red('far', 4, 3));
    expect(fireRefusals(g, U(g, 'line'), 'none')).toEqual([]);
    expect(firingHalves(g, U(g, 'line'), 'action').map(name)).toEqual(['7,6']);
    expect(fireTargets(g, U(g, 'line'))).toEqual(['R']);
    const before = fireTargetRefusals(g, U(g, 'line'), U(g, 'far'));
    expect(before.map(({ rule }) => rule)).toContain('FIR-13');
    const middle = field(LINE, red('R', 7, 5, { facing: 0 }));
    expect(fireTargets(middle, U(middle, 'line'))).toEqual([]);
    expect(fireTargetRefusals(middle, U(middle, 'line'), U(middle, 'R')).map(({ rule }) => rule)).toEqual([
      'R-47',
    ]);
  });

  test('FIR-11, R-116 priority is judged from the half that shoots', () => {
    // each enemy is two hexes from its own half and three from the other, which does not see it
    const g = field(LINE, red('A', 6, 4), red('B', 9, 4));
    expect(fireTargets(g, U(g, 'line'))).toEqual(['A', 'B']);
    expect(fireTargets(g, U(g, 'line'), { half: LEFT })).toEqual(['A']);
    expect(fireTargets(g, U(g, 'line'), { half: RIGHT })).toEqual(['B']);
  });

  test('FIR-17, R-47, R-124 in defensive fire the attacker it has come into contact with bars neither half', () => {
    const g = field(LINE, red('R', 7, 5, { type: 'heavyCavalry', facing: 2 }));
    expect(mayFireDefensively(g, U(g, 'line'), U(g, 'R'), false)).toEqual({ allowed: true });
    expect(lines(g, 'line', 'R', 'defensive')).toEqual(['6,6 7,5', '7,6 7,5']);
    const beside = field(LINE, red('R', 8, 5, { type: 'heavyCavalry', facing: 2 }));
    expect(lines(beside, 'line', 'R', 'defensive')).toEqual(['7,6 8,5']);
  });

  test('FIR-15, R-47, R-122 it returns fire as a line does, from either half', () => {
    const g = field(LINE, red('R', 8, 3));
    expect(mayReturnFire(g, U(g, 'line'), U(g, 'R'))).toEqual({ allowed: true });
    expect(lines(g, 'line', 'R', 'return')).toEqual(['6,6 8,3', '7,6 8,3']);
  });

  test('FIR-08, R-47 its own other half is never in the way', () => {
    // looking along itself is impossible; a friend beside it is the one that hides
    const g = field({ ...LINE, facing: 0, at: [6, 6] }, red('R', 10, 4));
    for (const own of U(g, 'line').hexes)
      expect(sightBlockers(g, own, { q: 10, r: 4 }, U(g, 'line'))).toEqual([]);
    expect(step(LEFT, 2)).toEqual(U(g, 'line').hexes[1]);
  });
});
