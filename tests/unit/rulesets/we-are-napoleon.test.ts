import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import type { Encounter } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import { chanceToPass, chargeMalus } from '../../../src/rulesets/we-are-napoleon/rules/charge.ts';
import { encounter, party } from '../../support/encounters.ts';
import { expectWorked, WORKED_NAMES } from '../../support/workedFigures.ts';

describe('the worked encounters by We Are Napoléon', () => {
  test.each(WORKED_NAMES)('%s', (name) => expectWorked(encounters, 'WN', name));
});

const unit = (main: number, morale: number) => ({ main, morale });

test('WN-26: the example of the chapter, 4 and 6 against 4 and 1, a malus of 2', () => {
  expect(chargeMalus(unit(4, 6), unit(4, 1)).total).toBe(2);
});

test.each([
  [-3, 0],
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [7, 3],
  [8, 4],
  [9, 4],
])('WN-T4: an advantage of %i is a malus of %i', (advantage, malus) => {
  expect(chargeMalus(unit(5, 5 + advantage), unit(5, 5)).total).toBe(malus);
});

test('WN-R-25: one die of at most the morale less the malus, or two of at least 8', () => {
  expect(fractionText(chanceToPass('1D6', 4, 1))).toBe('1/2');
  expect(fractionText(chanceToPass('1D6', 2, 2))).toBe('0');
  expect(fractionText(chanceToPass('1D6', 9, 0))).toBe('1');
  expect(fractionText(chanceToPass('2D6', 4, 1))).toBe('5/6');
  expect(fractionText(chanceToPass('2D6', 0, 0))).toBe('5/12');
});

function rowOf(told: Partial<Encounter>, given = {}) {
  const answer = encounters.answer(encounter(told), given);
  return answer.kind === 'formula' ? answer.rows[0] : answer.kind === 'silent' ? answer.silent : null;
}

test('WN-24: who is in order is disordered and stays, who is in disorder retreats', () => {
  expect(rowOf({})).toMatchObject({ measures: { breaks: { over: 0n }, shaken: { over: 1n, under: 2n } } });
  expect(rowOf({}, { targetOrder: 'disordered' })).toMatchObject({
    measures: { breaks: { over: 1n, under: 2n }, shaken: { over: 0n } },
  });
});

test('WN-13, WN-25: guns are disordered before the charge, whatever their order was', () => {
  expect(rowOf({ target: party('fieldGuns') })).toMatchObject({
    measures: { breaks: { over: 1n, under: 2n } },
    steps: [{ step: 'approach' }, { step: 'zone' }, { step: 'malus' }, { step: 'testDisordered' }],
  });
});

test.each<[string, Partial<Encounter>, string]>([
  ['WN-20: foot does not charge', { attacker: party('line') }, 'infantryCharges'],
  ['WN-20: nor do guns', { attacker: party('fieldGuns') }, 'gunsCharge'],
  ['WN-20: nor cavalry in disorder', { attacker: party('heavyCavalry', { left: 10 }) }, 'disorderedCharger'],
  ['WN-20: nor whoever is in contact already', { distance: 1 }, 'inContact'],
  ['WN-21: rough ground protects', { ground: 'wood' }, 'roughGround'],
  ['WN-22: a stream protects', { ground: 'stream' }, 'protected'],
  ['WN-22: a slope protects', { ground: 'uphill' }, 'protected'],
])('%s', (_title, told, silent) => expect(rowOf(told)).toBe(silent));

test.each<[Partial<Encounter>, string]>([
  [{ deed: 'fire' }, 'fire'],
  [{ deed: 'assault' }, 'combat'],
  [{ answer: 'evade' }, 'evade'],
  [{ answer: 'counterCharge' }, 'counterCharge'],
  [{ onto: 'rear' }, 'formations'],
])('chapters that are missing: %j', (told, silent) => expect(rowOf(told)).toBe(silent));

test('an input that may not be is taken as the usual one', () => {
  expect(rowOf({}, { targetMorale: 77 })).toEqual(rowOf({}));
  expect(rowOf({}, { targetMorale: 5 })).not.toEqual(rowOf({}));
});
