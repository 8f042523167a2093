/** What stands for the units of We Are Napoléon, and what a charge tells of its sum. */
import { expect, test } from 'vitest';
import { ARMS, STATUSES } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import { chargeMalus, diceOf } from '../../../src/rulesets/we-are-napoleon/rules/charge.ts';
import { encounter, party } from '../../support/encounters.ts';

const valuesOf = (one: ReturnType<typeof party>) =>
  encounters
    .mapped(one, 'attacker', {})
    .map(({ value }) => value)
    .join(' ');

test('WN-26: what stands for a regular unit of each arm', () => {
  expect(ARMS.map((arm) => valuesOf(party(arm)))).toEqual([
    ...['infantry 4 4', 'infantry 4 4', 'cavalry 4 6', 'cavalry 5 6', 'cavalry 3 5', 'cavalry 3 5'],
    ...['artillery 4 4', 'artillery 4 4', 'artillery 4 4'],
  ]);
});

test('WN-26: the status changes the values of foot alone', () => {
  for (const status of STATUSES) {
    expect(valuesOf(party('lancers', { status }))).toBe('cavalry 3 5');
    expect(valuesOf(party('horseGuns', { status }))).toBe('artillery 4 4');
  }
  expect(STATUSES.map((status) => valuesOf(party('light', { status })))).toEqual([
    ...['infantry 4 6', 'infantry 4 6', 'infantry 4 4', 'infantry 3 2'],
  ]);
});

test('WN-26: values that are told are told back', () => {
  const told = encounters.mapped(party('line'), 'target', { targetMain: 7, targetMorale: 0 });
  expect(told.map(({ value }) => value)).toEqual(['infantry', 7, 0]);
});

test('WN-26, WN-T4: the malus is told with both sides of the sum, and halved', () => {
  expect(chargeMalus({ main: 4, morale: 6 }, { main: 3, morale: 1 }).terms).toEqual([
    { rule: 'WN-26', why: 'chargerMain', amount: 4 },
    { rule: 'WN-26', why: 'chargerMorale', amount: 6 },
    { rule: 'WN-26', why: 'targetMain', amount: -3 },
    { rule: 'WN-26', why: 'targetMorale', amount: -1 },
    { rule: 'WN-T4', why: 'halved', factor: 0.5 },
  ]);
});

test('WN-R-25: one die, two dice, or none where a chance is told', () => {
  expect(diceOf('1D6')).toEqual({ dice: 'sum', count: 1, drop: 'none', plus: 0 });
  expect(diceOf('2D6')).toEqual({ dice: 'sum', count: 2, drop: 'none', plus: 0 });
  expect(diceOf('chance')).toBeNull();
});

test('WN-26, WN-R-25: values go from 0 to 9, a chance from 0 to 100, and is even unless told', () => {
  const inputs = new Map(encounters.inputs(encounter()).map((one) => [one.input, one]));
  const range = (name: string) => {
    const values = inputs.get(name)?.values;
    return [values?.at(0), values?.at(-1)];
  };
  expect([range('attackerMain'), range('targetMorale'), range('chance')]).toEqual([
    ...[
      [0, 9],
      [0, 9],
      [0, 100],
    ],
  ]);
  expect(inputs.get('chance')?.usual).toBe(50);
});

test('WN-24: whoever fails is disordered, or retreats if it was so before', () => {
  const resultsOf = (targetOrder: string) => {
    const answer = encounters.answer(encounter(), { targetOrder });
    return answer.kind === 'formula' ? answer.rows[0]?.results.map(({ result }) => result) : null;
  };
  expect(resultsOf('inOrder')).toEqual(['passes', 'disordered']);
  expect(resultsOf('disordered')).toEqual(['passes', 'retreats']);
});

test('WN-01: what stands for the movement of each arm; heavy cavalry is cavalry of 5', () => {
  const moveOf = (arm: (typeof ARMS)[number]) =>
    encounters.inputs(encounter({ attacker: party(arm) })).find(({ input }) => input === 'attackerMove')
      ?.usual;
  expect(ARMS.map(moveOf)).toEqual([4, 4, 5, 5, 6, 6, 4, 4, 4]);
});
