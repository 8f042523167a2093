import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import { ARMS, type Encounter, type GivenInputs, STATUSES } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import {
  chanceToPass,
  chargeMalus,
  diceOf,
  TESTS,
} from '../../../src/rulesets/we-are-napoleon/rules/charge.ts';
import { encounter, party } from '../../support/encounters.ts';
import { chance } from '../../support/randomPosition.ts';
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
  ['WN-12, WN-20: nor do guns', { attacker: party('fieldGuns') }, 'gunsCharge'],
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

test('WN-R-25: or a chance that is told, in hundredths, whatever the malus', () => {
  expect(rowOf({}, { test: 'chance', chance: 35 })).toMatchObject({
    measures: { shaken: { over: 13n, under: 20n } },
    told: [{ label: 'malus', value: 1 }],
    steps: [{}, {}, { step: 'testInOrder', dice: null }],
  });
  expect(rowOf({}, { test: 'chance', chance: 100 })).toMatchObject({ measures: { shaken: { over: 0n } } });
  expect(rowOf({}, { chance: 35 })).toEqual(rowOf({}));
});

test('WN-R-27: who is disordered already and passes is none the worse for it', () => {
  expect(rowOf({}, { targetOrder: 'disordered' })).toMatchObject({
    measures: { shaken: { over: 0n } },
    results: [{ result: 'passes' }, { result: 'retreats' }],
  });
});

test('WN-24: of a unit worn to a half or less it is assumed that it is disordered', () => {
  const orderAt = (left: number) =>
    encounters
      .inputs(encounter({ target: party('line', { left }) }))
      .find(({ input }) => input === 'targetOrder');
  expect([orderAt(10), orderAt(11)]).toMatchObject([{ usual: 'disordered' }, { usual: 'inOrder' }]);
});

test('WN-20: over more than two hexes the charger comes up first', () => {
  for (const distance of [2, 3, 6]) expect(rowOf({ distance })).toEqual(rowOf({}));
});

test('WN-01: as far as its movement points take it, a point a hex', () => {
  expect(rowOf({ distance: 7 })).toBe('tooFar');
  expect(rowOf({ distance: 7, attacker: party('lancers') })).not.toBe('tooFar');
  expect(rowOf({ distance: 8, attacker: party('lancers') })).toBe('tooFar');
  expect(rowOf({ distance: 7 }, { attackerMove: 6 })).toEqual(rowOf({}));
  expect(rowOf({ distance: 5 }, { attackerMove: 3 })).toBe('tooFar');
});

test('WN-20: of a worn charger it is assumed that it is disordered, unless its order is told', () => {
  const worn = { attacker: party('heavyCavalry', { left: 10 }) } as const;
  expect(rowOf(worn)).toBe('disorderedCharger');
  expect(rowOf(worn, { attackerOrder: 'inOrder' })).toEqual(rowOf({}));
  expect(rowOf({}, { attackerOrder: 'disordered' })).toBe('disorderedCharger');
});

test.each<[string, number, number]>([
  ['line', 4, 4],
  ['light', 4, 4],
  ['heavyCavalry', 4, 6],
  ['cuirassiers', 5, 6],
  ['lightCavalry', 3, 5],
  ['lancers', 3, 5],
  ['fieldGuns', 4, 4],
])('WN-T1, WN-26: what is assumed of %s', (arm, main, morale) => {
  const told = encounters.mapped(party(ARMS.find((one) => one === arm) ?? 'line'), 'target', {});
  expect(told).toMatchObject([{}, { value: main }, { value: morale }]);
  expect(told.every(({ from }) => from === 'assumed')).toBe(true);
});

test('WN-26: of foot the status is told apart', () => {
  const moraleOf = (status: (typeof STATUSES)[number]) =>
    encounters.mapped(party('line', { status }), 'target', {}).map(({ value }) => value);
  expect(STATUSES.map(moraleOf)).toEqual([
    ['infantry', 4, 6],
    ['infantry', 4, 6],
    ['infantry', 4, 4],
    ['infantry', 3, 2],
  ]);
});

/** Every throw of the dice of a test, face by face. */
function everyThrow(count: number): readonly (readonly number[])[] {
  const faces = [1, 2, 3, 4, 5, 6];
  return count === 1 ? faces.map((face) => [face]) : faces.flatMap((a) => faces.map((b) => [a, b]));
}

test('WN-P2, WN-R-25: drawn charges against every throw of their dice', () => {
  const c = chance('wn');
  let reckoned = 0;
  for (let n = 0; n < 300; n++) {
    const horse = c.one(['heavyCavalry', 'cuirassiers', 'lightCavalry', 'lancers'] as const);
    const told: Partial<Encounter> = {
      attacker: party(horse, { status: c.one(STATUSES) }),
      target: party(c.one(ARMS), { status: c.one(STATUSES), left: 1 + c.below(20) }),
    };
    const inputs = encounters.inputs(encounter(told));
    const given: GivenInputs = Object.fromEntries(
      inputs
        .filter(({ input }) => !/^attacker(?:Order|Move)$/.test(input) && c.happens(0.4))
        .map(({ input, values }) => [input, c.one(values)]),
    );
    const value = (name: string) => given[name] ?? inputs.find(({ input }) => input === name)?.usual;
    const test = TESTS.find((one) => one === value('test')) ?? '1D6';
    if (test === 'chance') continue;
    reckoned += 1;
    const number = (name: string) => Number(value(name));
    const advantage =
      number('attackerMain') + number('attackerMorale') - number('targetMain') - number('targetMorale');
    const malus = advantage < 2 ? 0 : Math.floor(advantage / 2);
    const throws = everyThrow(test === '1D6' ? 1 : 2);
    const failed = throws.filter((faces) => {
      const total = faces.reduce((sum, face) => sum + face, 0);
      return test === '1D6'
        ? total > number('targetMorale') - malus
        : total < 8 + malus - number('targetMorale');
    });
    const guns = encounters.mapped(encounter(told).target, 'target', {})[0]?.value === 'artillery';
    const stays = !guns && value('targetOrder') === 'inOrder';
    const row = rowOf(told, given);
    if (typeof row !== 'object' || row === null) throw new Error(`${row}`);
    const share = (chanceOf: { over: bigint; under: bigint }) =>
      Number(chanceOf.over * BigInt(throws.length)) / Number(chanceOf.under);
    expect([share(row.measures.shaken), share(row.measures.breaks)]).toEqual(
      stays ? [failed.length, 0] : [0, failed.length],
    );
    expect(row.told).toEqual([{ label: 'malus', value: malus }]);
    expect(row.results.reduce((sum, { chance: one }) => sum + share(one), 0)).toBe(throws.length);
    expect(row.steps.at(-1)?.dice).toEqual(diceOf(test));
  }
  expect(reckoned).toBeGreaterThan(150);
});
