import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import type { Rolled } from '../../../../src/odds/laboratory/asked.ts';
import { rolls } from '../../../../src/odds/laboratory/games.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { matterOf } from '../../../../src/store/laboratory/reckoning.ts';
import { finished } from '../../../support/laboratoryOdds.ts';

function rolled(times: number, fixed: readonly number[], seed = 'Jena'): Rolled {
  const matter = matterOf(exampleOf('battery'));
  if (!matter) throw new Error('nothing is asked');
  const told = finished(rolls({ ask: 'rolls', ...matter, times, seed, fixed }, seedrandom(seed)));
  if (!told) throw new Error('the rule refuses it');
  return told;
}

const ONES = new Array<number>(40).fill(1);
const SIXES = new Array<number>(40).fill(6);

test('dice fixed by hand fall so: with ones nothing is hit, with sixes everything', () => {
  for (const seed of ['Jena', 'Eylau', 'Ulm']) {
    expect(rolled(1, ONES, seed).losses['r1']?.[0]).toBe(1);
    expect(rolled(1, SIXES, seed).losses['r1']?.[0]).toBe(0);
  }
});

test('the fixed dice belong to the first game only', () => {
  const { losses } = rolled(300, ONES);
  expect(losses['r1']?.[0]).toBeLessThan(300);
});

test('the same seed rolls the same games, and every game is counted once', () => {
  const one = rolled(200, []);
  expect(rolled(200, [])).toEqual(one);
  const sum = (row: readonly number[] | undefined) => (row ?? []).reduce((a, b) => a + b, 0);
  expect(sum(Object.values(one.outcomes))).toBe(200);
  expect(sum(one.losses['r1'])).toBe(200);
  expect(sum(one.left['r1'])).toBe(200);
});
