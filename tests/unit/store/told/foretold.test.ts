import { expect, test } from 'vitest';
import { d3, hitDice, lots, moraleTest, saveDice, twoD6 } from '../../../../src/rules/state/dice.ts';
import type { RollAbout } from '../../../../src/rules/state/facts.ts';
import type { Roll } from '../../../../src/rules/state/frames.ts';
import { foretold, likelihoodOf } from '../../../../src/store/told/foretold.ts';

const NO_SUM = { total: 0, terms: [] };
const shot: RollAbout = { about: 'fire', kind: 'action', firer: 'a', target: 'b', factor: NO_SUM };
const flight: RollAbout = { about: 'flight', unit: 'a' };
const morale: RollAbout = {
  about: 'morale',
  unit: 'a',
  purpose: 'reaction',
  commandValue: NO_SUM,
  dice: 'ordinary',
  supportedBy: null,
  diceRule: 'QUA-04',
};
const roll = (about: RollAbout, dice: Roll['dice']) => ({ about, dice });

test('MOR-03 a test of 7 on two dice is passed 21 times of 36', () => {
  const test7 = roll(morale, moraleTest('none', 7));
  expect(foretold(test7)).toEqual({ of: 'test', passes: expect.closeTo(21 / 36) });
  expect(likelihoodOf(test7, [1, 1])).toBeCloseTo(21 / 36);
  // failed by one or by five: it failed
  expect(likelihoodOf(test7, [6, 6])).toBeCloseTo(15 / 36);
  expect(likelihoodOf(test7, [2, 6])).toBeCloseTo(15 / 36);
});

test('CBT-02 hits to be expected, none, and one for each die; a six that counts double counts', () => {
  expect(foretold(roll(shot, hitDice(2, 5, 1)))).toEqual({
    of: 'pool',
    dice: 2,
    mean: expect.closeTo(2 / 3),
    none: expect.closeTo(4 / 9),
    all: expect.closeTo(1 / 9),
  });
  expect(foretold(roll(shot, hitDice(1, 6, 2)))).toMatchObject({
    mean: expect.closeTo(1 / 3),
    all: expect.closeTo(1 / 6),
  });
  const four = roll(shot, hitDice(4, 4, 1));
  // as many hits as that, or more
  expect(likelihoodOf(four, [4, 5, 4, 4])).toBeCloseTo(1 / 16);
  // as few as that, or fewer
  expect(likelihoodOf(four, [1, 1, 1, 6])).toBeCloseTo(5 / 16);
  // SAV-02
  expect(foretold(roll(flight, saveDice(1, 4)))).toMatchObject({ of: 'pool', none: 0.5, all: 0.5 });
});

test('GEN-08 each total of a D3 is as likely as another, of two dice none is', () => {
  expect(foretold(roll(flight, d3(1)))).toEqual({ of: 'total', least: 2, most: 4, mean: 3, even: true });
  expect(foretold(roll({ about: 'orderPoints', side: 'blue' }, twoD6(-1, 1)))).toMatchObject({
    least: 1,
    most: 11,
    mean: expect.closeTo(6),
    even: false,
  });
  expect(likelihoodOf(roll(flight, d3(1)), [6])).toBeCloseTo(1 / 3);
});

test('lots are as likely one as the other, and what cannot fall otherwise is not rare', () => {
  const drawn = roll({ about: 'flightStep', unit: 'a' }, lots(2));
  expect(foretold(drawn)).toEqual({ of: 'lots', each: 0.5 });
  expect(likelihoodOf(drawn, [1])).toBeNull();
  expect(likelihoodOf(roll(shot, hitDice(0, 4, 1)), [])).toBeNull();
});
