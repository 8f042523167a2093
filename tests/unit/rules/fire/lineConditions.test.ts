import { describe, expect, test } from 'vitest';
import { NARROW, OPEN, randomBattle } from '../../../../src/command/randomBattle.ts';
import { playRandomly } from '../../../../src/command/randomPlay.ts';
import { distance } from '../../../../src/geometry/hex.ts';
import {
  isEnemyOf,
  isOpenLine,
  type LineOfFire,
  lineRefusals,
  wrongTarget,
} from '../../../../src/rules/fire/lineConditions.ts';
import { targetRefusals, validTargets } from '../../../../src/rules/fire/targets.ts';
import { linesBetween } from '../../../../src/rules/ground/halves.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const blue = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'blue',
  type: 'lineInfantry',
  at: [q, r],
  ...more,
});
const red = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  ...blue(id, q, r, more),
  side: 'red',
});

/** The line from the blue unit B to the red one T. */
function lineIn(g: Game): LineOfFire {
  const [u, target] = [unitOf(g, 'B'), unitOf(g, 'T')];
  const [from, at] = [u.hexes[0], target.hexes[0]];
  return { g, u, target, from, at, away: distance(from, at) };
}
const why = (g: Game) => lineRefusals(lineIn(g)).map(({ rule, reason }) => `${rule} ${reason}`);

describe('one line of fire', () => {
  test.each([
    { name: 'open', units: [blue('B', 3, 8), red('T', 3, 5)], want: [] },
    { name: 'FIR-06 too long', units: [blue('B', 3, 8), red('T', 3, 3)], want: ['FIR-06 beyondRange'] },
    {
      name: 'FIR-07 outside the cone',
      units: [blue('B', 3, 6), red('T', 2, 8)],
      want: ['FIR-07 outsideCone'],
    },
    {
      name: 'FIR-08 hidden',
      units: [blue('B', 3, 8), blue('X', 3, 7), red('T', 3, 5)],
      want: ['FIR-08 noSight'],
    },
    {
      name: 'FIR-13 beside an enemy',
      units: [blue('B', 3, 8), red('X', 2, 8, { facing: 1 }), red('T', 3, 5)],
      want: ['FIR-13 mustFireAdjacent'],
    },
    {
      name: 'every reason together, in the order of the rule',
      units: [blue('B', 3, 2), red('X', 2, 2, { facing: 1 }), red('Y', 3, 4), red('T', 3, 8)],
      want: ['FIR-06 beyondRange', 'FIR-07 outsideCone', 'FIR-08 noSight', 'FIR-13 mustFireAdjacent'],
    },
  ])('$name', ({ units, want }) => {
    const g = position({ units });
    expect(why(g)).toEqual(want);
    expect(isOpenLine(lineIn(g))).toBe(want.length === 0);
  });

  test('FIR-07, FIR-14 a square looks all around', () => {
    expect(why(position({ units: [blue('B', 3, 6, { formation: 'square' }), red('T', 3, 7)] }))).toEqual([]);
  });
});

test('FIR-08, R-09 impassable_side_blocks_sight=yes: nobody shoots over the cliff he stands before, at a neighbour neither', () => {
  const refused = (at: readonly [number, number], houseRules: Partial<HouseRules>) => {
    const sides = [{ q: 3, r: 6, side: 0, terrain: 'impassable' } as const];
    return why(position({ units: [blue('B', 3, 6), red('T', ...at)], sides, houseRules }));
  };
  for (const at of [
    [4, 5],
    [5, 4],
    [4, 4],
  ] as const) {
    expect(refused(at, { impassable_side_blocks_sight: 'yes' })).toEqual(['FIR-08 noSight']);
    expect(refused(at, {})).toEqual([]);
  }
});

describe('FIR-05 whom a unit may shoot at', () => {
  test.each([
    { name: 'an enemy', target: red('T', 3, 3), want: [] },
    { name: 'an enemy who is gone', target: red('T', 3, 3, { fate: 'eliminated' }), want: ['gone'] },
    { name: 'a friend', target: blue('T', 3, 3), want: ['friendlyTarget'] },
    { name: 'a friend who is gone', target: blue('T', 3, 3, { fate: 'eliminated' }), want: ['gone'] },
  ])('$name', ({ target, want }) => {
    const { u, target: other } = lineIn(position({ units: [blue('B', 3, 6), target] }));
    expect(wrongTarget(u, other).map(({ reason }) => reason)).toEqual(want);
    expect(isEnemyOf(u, other)).toBe(want.length === 0);
  });
});

/** Positions from battles by chance, some with options of the rulings chosen. */
function* battlesByChance(): Generator<Game> {
  for (let n = 1; n <= 8; n++) {
    const games: Game[] = [];
    playRandomly(randomBattle(`aims ${n}`, n % 2 === 0 ? OPEN : NARROW), `aims ${n}`, {
      bold: true,
      limit: 90,
      after: (game) => {
        if (game.count.answers % 15 === 0) games.push(game);
        return null;
      },
    });
    yield* games;
  }
}

test('FIR-05 to FIR-08, FIR-13 whoever may be shot at is refused for no reason, and nobody else', () => {
  let [open, shut] = [0, 0];
  const faults: string[] = [];
  for (const g of battlesByChance())
    for (const u of g.units.filter(({ fate }) => fate === 'present')) {
      const valid = validTargets(g, u);
      for (const target of g.units) {
        const isValid = valid.includes(target);
        if ((targetRefusals(g, u, target, 'action').length === 0) !== isValid)
          faults.push(`${u.id} and ${target.id}`);
        if (isValid) open++;
        if (!isEnemyOf(u, target)) continue;
        for (const { own: from, other: at } of linesBetween(u, target)) {
          const line = { g, u, target, from, at, away: distance(from, at) };
          const reasons = lineRefusals(line);
          if (isOpenLine(line) !== (reasons.length === 0) || reasons.some(({ facts }) => facts['hex'] === ''))
            faults.push(JSON.stringify({ u: u.id, target: target.id, from, at, reasons }));
          if (reasons.length > 0) shut++;
        }
      }
    }
  expect(faults).toEqual([]);
  expect(open).toBeGreaterThan(100);
  expect(shut).toBeGreaterThan(2000);
});
