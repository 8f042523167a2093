import { expect, test } from 'vitest';
import {
  coneSteps,
  facingsWithInFrontalCone,
  inFrontalCone,
  inRearCone,
  zoneOf,
} from '../../../src/geometry/cone.ts';
import {
  FACINGS,
  frontHexes,
  neighbourZone,
  rearHexes,
  turn,
  type Zone,
} from '../../../src/geometry/facing.ts';
import {
  DIRECTIONS,
  distance,
  type Hex,
  hexesWithin,
  hexKey,
  lineDirection,
  step,
} from '../../../src/geometry/hex.ts';

const N = 12;
const FROM: Hex = { q: 3, r: -5 };
const AROUND = hexesWithin(FROM, N);

/** All hexes that up to N moves into one of two neighbours, never turning, can reach. */
function reached(from: Hex, next: (hex: Hex) => readonly Hex[]): Set<number> {
  const seen = new Map<number, Hex>();
  let border: readonly Hex[] = [from];
  for (let n = 0; n < N; n++) {
    const further = new Map(border.flatMap(next).map((hex) => [hexKey(hex), hex]));
    for (const [key, hex] of further) seen.set(key, hex);
    border = [...further.values()];
  }
  return new Set(seen.keys());
}

test('GEO-08 the frontal cone is what frontal moves reach (R-01)', () => {
  for (const f of FACINGS) {
    const ahead = reached(FROM, (hex) => frontHexes(hex, f));
    for (const to of [FROM, ...AROUND]) expect(inFrontalCone(FROM, f, to)).toBe(ahead.has(hexKey(to)));
  }
});

test('GEO-09 the rear cone is the same behind (R-01)', () => {
  for (const f of FACINGS) {
    const behind = reached(FROM, (hex) => rearHexes(hex, f));
    for (const to of [FROM, ...AROUND]) {
      expect(inRearCone(FROM, f, to)).toBe(behind.has(hexKey(to)));
      expect(inRearCone(FROM, f, to)).toBe(inFrontalCone(FROM, turn(f, 3), to));
    }
  }
});

test('GEO-08 the cone has n + 1 hexes at distance n, both border rows included', () => {
  for (const f of FACINGS) {
    for (let n = 1; n <= N; n++) {
      const hexes = AROUND.filter((to) => distance(FROM, to) === n && inFrontalCone(FROM, f, to));
      expect(hexes.length).toBe(n + 1);
      expect(hexes).toContainEqual(step(FROM, f, n));
      expect(hexes).toContainEqual(step(FROM, turn(f, 1), n));
    }
  }
});

test('GEO-08 coneSteps lead from the unit to the hex, and are null outside the cone', () => {
  for (const f of FACINGS) {
    for (const to of [FROM, ...AROUND]) {
      const steps = coneSteps(FROM, f, to);
      expect(steps !== null).toBe(inFrontalCone(FROM, f, to));
      if (steps === null) continue;
      const [left, right] = steps;
      expect(step(step(FROM, f, left), turn(f, 1), right)).toEqual(to);
      expect(left + right).toBe(distance(FROM, to));
      expect(Object.is(left, -0) || Object.is(right, -0)).toBe(false);
    }
  }
});

/** Clockwise angle in degrees from the faced vertex to the hex, on the true drawing. */
function bearing(from: Hex, f: number, to: Hex): number {
  const x = Math.sqrt(3) * (to.q - from.q + (to.r - from.r) / 2);
  const y = 1.5 * (to.r - from.r);
  const clockwiseFromUp = (Math.atan2(x, -y) * 180) / Math.PI;
  return (((clockwiseFromUp - (f + 1) * 60) % 360) + 360) % 360;
}

test('GEO-10 exactly one zone: right and left are what lies between the cones (R-02)', () => {
  for (const f of FACINGS) {
    for (const to of AROUND) {
      const zone = zoneOf(FROM, f, to);
      expect(zone === 'front').toBe(inFrontalCone(FROM, f, to));
      expect(zone === 'rear').toBe(inRearCone(FROM, f, to));
      const angle = bearing(FROM, f, to);
      expect(zone === 'right').toBe(angle > 30.001 && angle < 149.999);
      expect(zone === 'left').toBe(angle > 210.001 && angle < 329.999);
    }
  }
});

test('GEO-10 at distance 1 the zones are those of the neighbours; at distance 2 each flank has 3 hexes', () => {
  for (const f of FACINGS) {
    for (const d of DIRECTIONS) expect(zoneOf(FROM, f, step(FROM, d))).toBe(neighbourZone(d, f));
    const zones = AROUND.filter((to) => distance(FROM, to) === 2).map((to) => zoneOf(FROM, f, to));
    const count = (zone: Zone) => zones.filter((other) => other === zone).length;
    expect([count('front'), count('right'), count('rear'), count('left')]).toEqual([3, 3, 3, 3]);
  }
});

test('GEO-10 a unit lies in no zone of itself', () => {
  expect(() => zoneOf(FROM, 0, { ...FROM })).toThrow(RangeError);
});

test('GEO-08 GEO-09 one facing holds a hex in its cone, two if it is on a straight row', () => {
  for (const to of AROUND) {
    const ahead = facingsWithInFrontalCone(FROM, to);
    expect(ahead).toEqual(FACINGS.filter((f) => inFrontalCone(FROM, f, to)));
    expect(ahead.length).toBe(lineDirection(FROM, to) === null ? 1 : 2);
    const behind = FACINGS.filter((f) => inRearCone(FROM, f, to));
    expect(behind).toEqual(FACINGS.filter((f) => ahead.includes(turn(f, 3))));
  }
  expect(facingsWithInFrontalCone(FROM, FROM)).toEqual([]);
  expect(FACINGS.filter((f) => inRearCone(FROM, f, FROM))).toEqual([]);
});
