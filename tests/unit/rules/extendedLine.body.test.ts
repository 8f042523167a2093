import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing } from '../../../src/geometry/facing.ts';
import {
  compareHexes,
  DIRECTIONS,
  distance,
  type Hex,
  hexesWithin,
  hexKey,
  step,
  turnDirection,
} from '../../../src/geometry/hex.ts';
import { sideBetween } from '../../../src/geometry/side.ts';
import { hasInCone, hasInRearCone } from '../../../src/rules/ground/cones.ts';
import {
  contactsOf,
  distanceBetween,
  engagedBy,
  engagedEnemies,
  engages,
  isHalfGrappled,
  isOutflanked,
  nearestEnemyDistance,
} from '../../../src/rules/ground/engagement.ts';
import { flankWithAll, isOutflankingCountered } from '../../../src/rules/ground/flanks.ts';
import { lineFrom } from '../../../src/rules/ground/halves.ts';
import { groupRefusals } from '../../../src/rules/orders/groups.ts';
import { type Game, type Unit, unitAt, unitOf } from '../../../src/rules/state/game.ts';
import { type PositionSpec, position, type UnitSpec } from '../../support/position.ts';

const LEFT: Hex = { q: 6, r: 6 };

/** A blue extended line with its left half on LEFT: looking up, its right half is on (7, 6). */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};

function red(id: string, at: Hex, more: Partial<UnitSpec> = {}): UnitSpec {
  return { id, side: 'red', type: 'mediumCavalry', at: [at.q, at.r], ...more };
}

function field(units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): Game {
  return position({ columns: 16, rows: 14, ...more, units });
}

const U = (g: Game, id: string): Unit => unitOf(g, id);
const texts = (hexes: readonly Hex[]) => [...hexes].sort(compareHexes).map(({ q, r }) => `${q},${r}`);

/** All hexes reached from one by steps in two directions: the cone as a displacement sees it, without arithmetic. */
function reached(from: Hex, ways: readonly number[], limit: number): Set<number> {
  const found = new Set<number>();
  let layer: Hex[] = [from];
  for (let n = 0; n < limit; n++) {
    layer = layer.flatMap((hex) => ways.map((d) => step(hex, turnDirection(0, d))));
    for (const hex of layer) found.add(hexKey(hex));
  }
  return found;
}

const NEAR = 4;
const around = (facing: Facing) => {
  const [left, right] = lineFrom(LEFT, facing);
  return hexesWithin(LEFT, NEAR).filter(
    (hex) => hexKey(hex) !== hexKey(right) && hexKey(hex) !== hexKey(left),
  );
};

describe('the body of an extended line', () => {
  test('GEO-02, FRM-09, R-41 it holds two hexes, the right half on the right flank hex of the left', () => {
    for (const facing of FACINGS) {
      const g = field([{ ...LINE, facing }]);
      const right = step(LEFT, turnDirection(facing, 2));
      expect(U(g, 'line').hexes).toEqual([LEFT, right]);
      expect(unitAt(g, LEFT)?.id).toBe('line');
      expect(unitAt(g, right)?.id).toBe('line');
    }
  });

  test('FRM-09, R-42 three front hexes, two flank hexes, three rear hexes', () => {
    const g = field([LINE]);
    const line = U(g, 'line');
    const beside = hexesWithin(LEFT, 3).filter((hex) => distanceBetween(line, { hexes: [hex] }) === 1);
    const zoneOf = (hex: Hex) => {
      const there = { hexes: [hex] as const };
      if (hasInCone(g, line, there)) return 'front';
      return hasInRearCone(g, line, there) ? 'rear' : flankWithAll(g, line, there);
    };
    expect(texts(beside.filter((hex) => zoneOf(hex) === 'front'))).toEqual(['6,5', '7,5', '8,5']);
    expect(texts(beside.filter((hex) => zoneOf(hex) === 'left'))).toEqual(['5,6']);
    expect(texts(beside.filter((hex) => zoneOf(hex) === 'right'))).toEqual(['8,6']);
    expect(texts(beside.filter((hex) => zoneOf(hex) === 'rear'))).toEqual(['5,7', '6,7', '7,7']);
    expect(beside).toHaveLength(8);
  });

  test('FRM-09, GEO-11, R-42, R-82 its cones are the unions of those of its halves, on every hex around', () => {
    for (const facing of FACINGS) {
      const g = field([{ ...LINE, facing }]);
      const line = U(g, 'line');
      const front = line.hexes.map((half) => reached(half, [facing, facing + 1], 8));
      const rear = line.hexes.map((half) => reached(half, [facing + 3, facing + 4], 8));
      for (const hex of around(facing)) {
        const key = hexKey(hex);
        const there = { hexes: [hex] as const };
        const ahead = front.some((cone) => cone.has(key));
        const behind = rear.some((cone) => cone.has(key));
        expect(hasInCone(g, line, there)).toBe(ahead);
        expect(hasInRearCone(g, line, there)).toBe(behind);
        expect(flankWithAll(g, line, there) === null).toBe(ahead || behind);
      }
    }
  });

  test('GEO-11, R-82 a unit on two hexes is directly in front as soon as one of them is in the cone', () => {
    // a cavalry looking up from (6, 9): its cone has (6, 8) and (7, 8), and of the row above (6, 7) to (8, 7)
    for (const [q, seen] of [
      [4, false],
      [5, true],
      [8, true],
      [9, false],
    ] as const) {
      const g = field([{ ...LINE, at: [q, 7] }, red('R', { q: 6, r: 9 }, { facing: 5 })]);
      expect(hasInCone(g, U(g, 'R'), U(g, 'line'))).toBe(seen);
    }
  });

  test('R-02 entirely on a flank: both hexes in that zone', () => {
    const g = field([{ ...LINE, at: [2, 6] }]);
    const line = U(g, 'line');
    const zone = (at: Hex, facing: Facing) => flankWithAll(g, line, { hexes: lineFrom(at, facing) });
    expect(zone({ q: 4, r: 6 }, 5)).toBe('right');
    expect(zone({ q: 0, r: 6 }, 5)).toBe('left');
    // astride the right flank and the front
    expect(zone({ q: 4, r: 5 }, 0)).toBeNull();
    expect(zone({ q: 2, r: 4 }, 5)).toBeNull();
  });
});

describe('distances', () => {
  test('GEO-07, R-03 from the nearest half, on every hex and for every facing, to one hex and to two', () => {
    for (const facing of FACINGS) {
      const g = field([{ ...LINE, facing }]);
      const line = U(g, 'line');
      for (const hex of hexesWithin(LEFT, NEAR)) {
        const plain = Math.min(...line.hexes.map((half) => distance(half, hex)));
        expect(distanceBetween(line, { hexes: [hex] })).toBe(plain);
        expect(distanceBetween({ hexes: [hex] }, line)).toBe(plain);
        const other = { hexes: lineFrom(hex, facing) };
        const pairs = line.hexes.flatMap((a) => other.hexes.map((b) => distance(a, b)));
        expect(distanceBetween(line, other)).toBe(Math.min(...pairs));
      }
    }
  });

  test('GEO-07 the nearest enemy is judged from the nearest half', () => {
    const g = field([LINE, red('R', { q: 10, r: 6 })]);
    expect(nearestEnemyDistance(g, U(g, 'line'), false)).toBe(3);
    expect(nearestEnemyDistance(g, U(g, 'R'), false)).toBe(3);
  });
});

describe('engagement', () => {
  test('GEO-13, R-42 it engages an enemy in any of its three front hexes, across no impassable side', () => {
    for (const facing of FACINGS)
      for (const hex of around(facing)) {
        const g = field([{ ...LINE, facing }, red('R', hex)]);
        const line = U(g, 'line');
        const plain = line.hexes.some((half) =>
          [facing, turnDirection(facing, 1)].some((d) => hexKey(step(half, d)) === hexKey(hex)),
        );
        expect(engages(g, line, U(g, 'R'))).toBe(plain);
      }
  });

  test('GEO-13, GEO-15, R-42 it is engaged, and in contact, as soon as one half is', () => {
    for (const facing of FACINGS)
      for (const hex of around(5)) {
        const g = field([LINE, red('R', hex, { facing })]);
        const [line, enemy] = [U(g, 'line'), U(g, 'R')];
        const plain = [facing, turnDirection(facing, 1)].some((d) =>
          line.hexes.some((half) => hexKey(step(hex, d)) === hexKey(half)),
        );
        expect(engages(g, enemy, line)).toBe(plain);
        expect(engagedBy(g, line).length).toBe(Number(plain));
        expect(contactsOf(g, line).includes(enemy)).toBe(plain || engages(g, line, enemy));
      }
  });

  test('R-09, R-42 an impassable side parts one half from the middle front hex, not the other', () => {
    const middle = { q: 7, r: 5 };
    const wall = { ...sideBetween(LEFT, 0), terrain: 'impassable' } as const;
    const g = field([LINE, red('R', middle)], { sides: [wall] });
    expect(engagedEnemies(g, U(g, 'line')).map(({ id }) => id)).toEqual(['R']);
    const second = { ...sideBetween({ q: 7, r: 6 }, 5), terrain: 'impassable' } as const;
    const closed = field([LINE, red('R', middle)], { sides: [wall, second] });
    expect(engagedEnemies(closed, U(closed, 'line'))).toEqual([]);
  });

  test('R-42 two lines face to face engage each other whichever of their hexes meet', () => {
    for (const q of [4, 5, 6, 7, 8, 9]) {
      // looking down, the left half of the red line is the eastern one
      const g = field([LINE, { ...LINE, id: 'red', side: 'red', facing: 2, at: [q, 5] }]);
      const meets = q >= 6 && q <= 9;
      expect(engages(g, U(g, 'line'), U(g, 'red'))).toBe(meets);
      expect(engages(g, U(g, 'red'), U(g, 'line'))).toBe(meets);
    }
  });

  test('R-47 which half engages or is engaged', () => {
    const right = { q: 7, r: 6 };
    const g = field([LINE, red('R', { q: 8, r: 5 }, { facing: 0 })]);
    expect(isHalfGrappled(g, U(g, 'line'), LEFT)).toBe(false);
    expect(isHalfGrappled(g, U(g, 'line'), right)).toBe(true);
    const middle = field([LINE, red('R', { q: 7, r: 5 }, { facing: 0 })]);
    expect(isHalfGrappled(middle, U(middle, 'line'), LEFT)).toBe(true);
    expect(isHalfGrappled(middle, U(middle, 'line'), right)).toBe(true);
  });

  test('GEO-17, R-42 outflanked through either half, and relieved by whichever half engages the enemy', () => {
    // on the right flank hex, looking west at the right half
    const flanker = red('R', { q: 8, r: 6 }, { facing: 3 });
    const g = field([LINE, flanker]);
    expect(isOutflanked(g, U(g, 'line'))).toBe(true);
    // a second line behind it, its left half looking north-east at the flanker
    const relief: UnitSpec = { ...LINE, id: 'friend', at: [7, 7], facing: 5 };
    const relieved = field([LINE, flanker, relief]);
    expect(engages(relieved, U(relieved, 'friend'), U(relieved, 'R'))).toBe(true);
    expect(isOutflanked(relieved, U(relieved, 'line'))).toBe(false);
  });

  test('GEO-21, R-02, R-08 a line guards a flank only if it stands entirely on it', () => {
    // the attacker stands on the right flank hex of U; it was in the guard's cone when it declared its charge
    const charged: UnitSpec = { ...LINE, id: 'U', formation: 'line', at: [4, 6] };
    const attacker = red('R', { q: 5, r: 6 }, { facing: 3 });
    for (const [at, guards] of [
      [{ q: 4, r: 7 }, false],
      [{ q: 6, r: 6 }, true],
    ] as const) {
      const g = field([charged, attacker, { ...LINE, id: 'guard', at: [at.q, at.r] }]);
      expect(isOutflankingCountered(g, U(g, 'U'), U(g, 'R'), U(g, 'R'), ['guard'])).toBe(guards);
    }
  });

  test('ORD-06, R-03 it is a neighbour in a group through either half', () => {
    const friend = (q: number): UnitSpec => ({ ...LINE, id: 'friend', formation: 'line', at: [q, 6] });
    for (const [q, chained] of [
      [4, false],
      [5, true],
      [8, true],
      [9, false],
    ] as const) {
      const g = field([LINE, friend(q)], { orderPoints: 5 });
      const reasons = groupRefusals(g, ['friend', 'line']).map(({ reason }) => reason);
      expect(reasons).toEqual(chained ? [] : ['noChain']);
    }
  });
});

test('GEO-14 every direction of the ring is looked at once', () => {
  // eight neighbours in all: the six of each half less the two they share twice and each other
  const g = field([LINE]);
  const ring = new Set(U(g, 'line').hexes.flatMap((half) => DIRECTIONS.map((d) => hexKey(step(half, d)))));
  for (const half of U(g, 'line').hexes) ring.delete(hexKey(half));
  expect(ring.size).toBe(8);
});
