/** Odds that can be worked out by hand: flights and pursuits. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, type Fraction, fractionText } from '../../../src/chances/fraction.ts';
import { distance } from '../../../src/geometry/hex.ts';
import { type Answer, oddsFor, when } from '../../support/odds.ts';
import type { UnitSpec } from '../../support/position.ts';

const FLEE = when('stayOrFlee', { choose: 'flee' });
const NOTHING = when('reaction', { choose: 'reaction', reaction: 'nothing' });
const HALT = when('attack', { choose: 'decline' });

/** How likely the unit ends so many hexes from there. */
function distances(answer: Answer, unit: string, q: number, r: number): Readonly<Record<number, string>> {
  const sums = new Map<number, Fraction>();
  for (const { hex, chance } of answer.of(unit).hexes) {
    const away = distance(hex, { q, r });
    sums.set(away, FRACTIONS.plus(sums.get(away) ?? FRACTIONS.zero, chance));
  }
  return Object.fromEntries([...sums].map(([away, chance]) => [away, fractionText(chance)]));
}

const EACH_OF_SIX = '13/108';

describe('a flight', () => {
  // 26 of 36 lines fail; then a D6: 26/36 × 1/6 = 13/108 for each length.
  test('of infantry: one to six hexes', () => {
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', type: 'heavyCavalry', at: [1, 15] },
      { id: 'L', side: 'red', type: 'lineInfantry', at: [1, 12] },
    ];
    const pins = [NOTHING, FLEE, HALT, when('pursue', { choose: 'decline' })];
    const odds = oddsFor({ rows: 20, units }, 'C', { action: 'charge', target: 'L' }, { pins });
    expect(odds.ends('L')).toEqual({ stands: '5/18', panicked: '13/18' });
    const [one, two, three, four, five, six] = Array.from({ length: 6 }, () => EACH_OF_SIX);
    expect(distances(odds, 'L', 1, 12)).toEqual({
      0: '5/18',
      1: one,
      2: two,
      3: three,
      4: four,
      5: five,
      6: six,
    });
  });

  // A unit already panicked has lost its test.
  test('of a panicked unit that is charged is certain', () => {
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', type: 'heavyCavalry', at: [1, 15] },
      { id: 'L', side: 'red', type: 'lineInfantry', panicked: true, at: [1, 12] },
    ];
    const pins = [NOTHING, when('pursue', { choose: 'decline' })];
    const odds = oddsFor({ rows: 20, units }, 'C', { action: 'charge', target: 'L' }, { pins });
    expect(distances(odds, 'L', 1, 12)).toEqual({
      1: '1/6',
      2: '1/6',
      3: '1/6',
      4: '1/6',
      5: '1/6',
      6: '1/6',
    });
  });

  // Both front hexes are held by friends, so that it runs over one of them: a D6 among recruits, a D3 among others.
  test.each([
    { quality: 'recruit', each: '1/6', most: 6 },
    { quality: 'ordinary', each: '1/3', most: 3 },
  ] as const)('over $quality friends', ({ quality, each, most }) => {
    const units: UnitSpec[] = [
      { id: 'P', side: 'blue', type: 'lightInfantry', panicked: true, facing: 2, at: [3, 6] },
      { id: 'A', side: 'blue', type: 'lineInfantry', quality, at: [2, 7] },
      { id: 'B', side: 'blue', type: 'lineInfantry', quality, at: [3, 7] },
    ];
    const policy = { blue: 'first', red: 'first' } as const;
    const odds = oddsFor({ units, rows: 20 }, 'P', { action: 'flight' }, { policy });
    const [crossed] = odds.results.units.filter(({ unit }) => unit !== 'P');
    expect(crossed?.lost.map(({ points, chance }) => [points, fractionText(chance)])).toEqual(
      Array.from({ length: most }, (_, n) => [n + 1, each]),
    );
  });
});

describe('a pursuit', () => {
  /** A battery that fails its test, 26 of 36, is lost, and whoever charged it pursues into the open. */
  function pursuit(charger: Partial<UnitSpec> & Pick<UnitSpec, 'type'>, from: number) {
    const units: UnitSpec[] = [
      { id: 'C', side: 'blue', at: [1, from], ...charger },
      { id: 'B', side: 'red', type: 'mediumFootBattery', at: [1, 16] },
    ];
    const move = { q: 1, r: 17 };
    const pins = [NOTHING, FLEE, HALT, when('pursue', { choose: 'pursue' })];
    const odds = oddsFor({ rows: 24, units }, 'C', { action: 'charge', target: 'B' }, { pins });
    expect(odds.ends('B')).toEqual({ stands: '5/18', eliminated: '13/18' });
    return distances(odds, 'C', move.q, move.r);
  }

  // 26/36 × 1/6.
  test('of heavy cavalry: one to six hexes', () => {
    expect(pursuit({ type: 'heavyCavalry' }, 19)).toEqual({
      0: '5/18',
      1: '13/108',
      2: '13/108',
      3: '13/108',
      4: '13/108',
      5: '13/108',
      6: '13/108',
    });
  });

  test('of light cavalry: three to eight', () => {
    expect(pursuit({ type: 'lightCavalry' }, 19)).toEqual({
      0: '5/18',
      3: '13/108',
      4: '13/108',
      5: '13/108',
      6: '13/108',
      7: '13/108',
      8: '13/108',
    });
  });

  // 26/36 × 1/3.
  test('of a column of infantry: one to three', () => {
    expect(pursuit({ type: 'lineInfantry', formation: 'column' }, 19)).toEqual({
      0: '5/18',
      1: '13/54',
      2: '13/54',
      3: '13/54',
    });
  });
});
