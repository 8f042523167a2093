/** What all rule systems work out alike of an encounter. */
import { expect, test } from 'vitest';
import { ARMS, FARTHEST, type Input, MOST_SUPPORTS, otherRole } from '../../../src/contract/encounter.ts';
import {
  ARM_CLASSES,
  leftOf,
  valuesTaken,
  wantedOrFirst,
  wholeNumbers,
} from '../../../src/contract/inputs.ts';
import { answersOf, fittedEncounter, formationsOf } from '../../../src/contract/possible.ts';
import { encounters as casques } from '../../../src/rulesets/casques-et-plumets/encounters.ts';
import { positionOf } from '../../../src/rulesets/sabreur-hex/position.ts';
import { encounter, party } from '../../support/encounters.ts';

const INPUTS: readonly Input[] = [
  { input: 'skill', values: [-1, 0, 1], usual: 0, from: 'assumed', rule: 'XX-01' },
  { input: 'reading', values: ['one', 'two'], usual: 'two', from: 'ruling', rule: 'XX-02' },
];

test('an input is taken as it is told where it may be, else as it is usual', () => {
  const value = valuesTaken(INPUTS, { skill: 1, reading: 'three', stray: 4 });
  expect([value('skill'), value('reading'), value('stray')]).toEqual([1, 'two', 0]);
  expect(valuesTaken(INPUTS, { skill: '1' })('skill')).toBe(0);
});

test('whole numbers from the least to the most', () => {
  expect(wholeNumbers(3)).toEqual([0, 1, 2, 3]);
  expect(wholeNumbers(1, -2)).toEqual([-2, -1, 0, 1]);
  expect(wholeNumbers(4, 4)).toEqual([4]);
});

test('twentieths of some points are rounded up', () => {
  const left = (points: number) =>
    [1, 5, 6, 10, 19, 20].map((twentieths) => leftOf(points, { left: twentieths }));
  expect(left(20)).toEqual([1, 5, 6, 10, 19, 20]);
  expect(left(4)).toEqual([1, 1, 2, 2, 4, 4]);
  expect(left(3)).toEqual([1, 1, 1, 2, 3, 3]);
  expect(leftOf(12, { left: 7 })).toBe(5);
});

test('every arm is foot, horse or guns', () => {
  expect(ARMS.map((arm) => ARM_CLASSES[arm])).toEqual([
    ...['infantry', 'infantry', 'cavalry', 'cavalry', 'cavalry', 'cavalry'],
    ...['artillery', 'artillery', 'artillery'],
  ]);
});

test('the answer that is wanted, or the first', () => {
  expect(wantedOrFirst(['a', 'b'], (one) => one === 'b')).toBe('b');
  expect(wantedOrFirst(['a', 'b'], (one) => one === 'c')).toBe('a');
  expect(() => wantedOrFirst([], () => true)).toThrow('nothing can be answered');
});

test('the other of the two', () => {
  expect([otherRole('attacker'), otherRole('target')]).toEqual(['target', 'attacker']);
});

test('foot stands in every formation but none, horse and guns in none', () => {
  expect(formationsOf(party('light'))).toEqual(['line', 'column', 'square', 'skirmish']);
  expect([formationsOf(party('lancers')), formationsOf(party('heavyGuns'))]).toEqual([['none'], ['none']]);
});

test('what the target may do goes by its arm, its formation and the deed', () => {
  expect(answersOf(encounter())).toEqual(['nothing', 'fire', 'square', 'evade']);
  expect(answersOf(encounter({ target: party('line', { formation: 'square' }) }))).toEqual([
    ...['nothing', 'fire', 'evade'],
  ]);
  expect(answersOf(encounter({ target: party('lancers') }))).toEqual(['nothing', 'evade', 'counterCharge']);
  expect(answersOf(encounter({ target: party('fieldGuns') }))).toEqual(['nothing', 'fire', 'evade']);
  expect(answersOf(encounter({ deed: 'fire' }))).toEqual(['nothing', 'fire']);
  expect(answersOf(encounter({ deed: 'fire', target: party('lancers') }))).toEqual(['nothing']);
});

test('who cannot stand so stands as usual, who cannot answer so does nothing', () => {
  const odd = encounter({
    attacker: party('line', { formation: 'none' }),
    target: party('lancers', { formation: 'square', left: 7 }),
    answer: 'square',
  });
  expect(fittedEncounter(odd)).toEqual(
    encounter({ attacker: party('line'), target: party('lancers', { left: 7 }) }),
  );
  const sound = encounter({ target: party('line', { formation: 'column' }), answer: 'fire' });
  expect(fittedEncounter(sound)).toEqual(sound);
});

test('CP-T7: the heaviest guns reach as far as two may meet, and no farther', () => {
  const at = (distance: number) =>
    casques.answer(encounter({ deed: 'fire', attacker: party('heavyGuns'), distance }), {});
  expect(at(FARTHEST).kind).toBe('played');
  expect(at(FARTHEST + 1)).toEqual({ kind: 'silent', silent: 'range' });
});

test('GEO-21: there is room on flanks and behind for the most friends, and for no more', () => {
  const friends = (supports: number) =>
    positionOf(encounter({ target: party('line', { supports }) })).units.length - 2;
  expect([MOST_SUPPORTS - 1, MOST_SUPPORTS, MOST_SUPPORTS + 1].map(friends)).toEqual([
    ...[MOST_SUPPORTS - 1, MOST_SUPPORTS, MOST_SUPPORTS],
  ]);
});
