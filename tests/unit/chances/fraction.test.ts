/** Chances in fractions and in numbers. */
import { describe, expect, test } from 'vitest';
import {
  FRACTIONS,
  fraction,
  fractionNumber,
  fractionText,
  NUMBERS,
  product,
} from '../../../src/chances/fraction.ts';

const [third, sixth] = [fraction(1n, 3n), fraction(1n, 6n)];

describe('fractions', () => {
  test.each<[bigint, bigint, string]>([
    [10n, 72n, '5/36'],
    [5n, 36n, '5/36'],
    [72n, 36n, '2'],
    [0n, 36n, '0'],
    [-10n, 4n, '-5/2'],
    [-7n, 7n, '-1'],
    [6n ** 40n, 6n ** 41n, '1/6'],
  ])('%d over %d is %s', (over, under, text) => expect(fractionText(fraction(over, under))).toBe(text));

  test('nothing over nothing is left alone', () => {
    expect(fraction(0n, 0n)).toEqual({ over: 0n, under: 0n });
  });

  test('the nearest number, however long the parts', () => {
    expect(fractionNumber(third)).toBeCloseTo(1 / 3, 15);
    expect(fractionNumber({ over: 6n ** 400n, under: 6n ** 401n })).toBeCloseTo(1 / 6, 15);
    expect(fractionNumber({ over: 3n, under: 2n })).toBe(1.5);
    expect(fractionNumber({ over: 1n, under: 10n ** 19n })).toBeCloseTo(1e-19, 25);
  });
});

describe('reckoning exactly', () => {
  const texts = (...all: readonly { over: bigint; under: bigint }[]) => all.map(fractionText);

  test('the chance of both is their product', () => {
    expect(texts(product(third, sixth), product(fraction(3n, 4n), fraction(2n, 9n)))).toEqual([
      '1/18',
      '1/6',
    ]);
    expect(product(FRACTIONS.zero, third)).toEqual(FRACTIONS.zero);
  });

  test('sums of like and of unlike denominators', () => {
    expect(texts(FRACTIONS.plus(third, third), FRACTIONS.plus(third, sixth))).toEqual(['2/3', '1/2']);
    expect(texts(FRACTIONS.plus(FRACTIONS.zero, sixth), FRACTIONS.plus(FRACTIONS.one, sixth))).toEqual([
      ...['1/6', '7/6'],
    ]);
    expect(FRACTIONS.plus(fraction(1n, 4n), fraction(1n, 4n))).toEqual({ over: 1n, under: 2n });
  });

  test('several times over, and below nothing', () => {
    expect(texts(FRACTIONS.times(sixth, 4), FRACTIONS.times(sixth, 0), FRACTIONS.times(sixth, -3))).toEqual([
      ...['2/3', '0', '-1/2'],
    ]);
  });

  test('the part that some throws of all get', () => {
    expect(texts(FRACTIONS.part(third, 3n, 6n, 0.5), FRACTIONS.part(third, 6n, 6n, 1))).toEqual([
      ...['1/6', '1/3'],
    ]);
    expect(texts(FRACTIONS.part(third, 0n, 6n, 0))).toEqual(['0']);
  });

  test('nothing is known from something', () => {
    expect([FRACTIONS.zero, FRACTIONS.one, sixth].map(FRACTIONS.isZero)).toEqual([true, false, false]);
  });
});

test('numbers are reckoned alike', () => {
  const { zero, one, plus, times, part, isZero } = NUMBERS;
  expect([zero, one, plus(0.25, 0.5), times(0.25, 3), times(0.25, -1)]).toEqual([0, 1, 0.75, 0.75, -0.25]);
  expect(part(0.5, 1n, 4n, 0.25)).toBe(0.125);
  expect([zero, one, 0.25].map(isZero)).toEqual([true, false, false]);
});

test('what rounding adds above 1 is taken off a number; a fraction is left as it is', () => {
  expect([NUMBERS.atMostOne(1 + Number.EPSILON), NUMBERS.atMostOne(0.5)]).toEqual([1, 0.5]);
  expect(fractionText(FRACTIONS.atMostOne({ over: 7n, under: 6n }))).toBe('7/6');
});
