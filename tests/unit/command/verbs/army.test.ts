import { describe, expect, test } from 'vitest';
import { NATIONS } from '../../../../src/rules/state/nations.ts';
import { asked, askedOf, example } from '../../../support/commandLine.ts';
import { plainArmyFaults, plainCost } from '../../armies/plainLaw.ts';

const LOT = ['--by-lot', '--points', '1500', '--nation', 'austria', '--theme', 'guns', '--seed', '7'];

interface Told {
  readonly legal: boolean;
  readonly problems: readonly { readonly path: string; readonly reason: string; readonly remedy: unknown }[];
  readonly prices: readonly {
    readonly id: string;
    readonly total: number;
    readonly terms: readonly object[];
  }[];
  readonly roster: { readonly en: string; readonly fr: string };
  readonly file: { readonly army: { readonly units: readonly Parameters<typeof plainCost>[0][] } };
}
const told = (json: object) => json as unknown as Told;

describe('army', () => {
  test('BLD-03: tells what each unit of a file costs, as a sum', () => {
    const { status, json } = asked('army', 'public/examples/army.json');
    expect(status).toBe(0);
    const { legal, problems, prices, file } = told(json);
    expect([legal, problems]).toEqual([true, []]);
    expect(prices.map(({ total }) => total)).toEqual(file.army.units.map((unit) => plainCost(unit)));
    expect(prices[0]?.terms.at(-1)).toMatchObject({ rule: 'BLD-03', why: 'strengthPoints' });
  });

  test('BLD: draws a legal army by lot, the same for the same seed', () => {
    const { status, json } = askedOf('', 'army', ...LOT);
    expect(status).toBe(0);
    expect(plainArmyFaults(told(json).file.army.units, 1500)).toEqual([]);
    expect(askedOf('', 'army', ...LOT).json).toEqual(json);
  });

  test('takes back what it printed, as a file and as a roster in either language', () => {
    const { json } = askedOf('', 'army', ...LOT);
    for (const text of [told(json).file, told(json).roster.en, told(json).roster.fr])
      expect(askedOf(text, 'army', '-')).toEqual({ status: 0, json });
  });

  test('BLD-04, BLD-01: an army that may not be bought so is told what to change, and where', () => {
    const file = example('army');
    const { army } = file as { army: { units: { strength: number }[] } };
    if (army.units[1]) army.units[1].strength = 1;
    const { status, json } = askedOf({ ...file, armyPoints: 600 }, 'army', '-');
    expect(status).toBe(1);
    expect(told(json).problems.map(({ path, reason }) => [path, reason])).toContainEqual([
      'army.units.1',
      'strengthNotAllowed',
    ]);
    expect(told(json).problems.map(({ path, reason, remedy }) => [path, reason, remedy])).toContainEqual([
      'army.units',
      'armyTooDear',
      null,
    ]);
  });

  test.each([
    {
      name: 'a roster that cannot be read',
      text: 'Old Guard: line infantri',
      words: ['-'],
      path: 'line 1',
      reason: 'unknownWord',
    },
    {
      name: 'a file of another format',
      text: JSON.stringify(example('map')),
      words: ['-'],
      path: 'format',
      reason: 'otherFormat',
    },
    { name: 'no file and no lot', text: '', words: [], path: 'file', reason: 'noFile' },
    { name: 'a file and a lot', text: 'x', words: ['-', ...LOT], path: 'file', reason: 'notBoth' },
    {
      name: 'a format that buys hardly anybody',
      text: '',
      words: ['--by-lot', '--points', '99', '--nation', 'france', '--seed', '1'],
      path: '--points',
      reason: 'badOption',
    },
    {
      name: 'no such nation',
      text: '',
      words: ['--by-lot', '--points', '1500', '--nation', 'atlantis', '--seed', '1'],
      path: '--nation',
      reason: 'badOption',
    },
    {
      name: 'no such theme',
      text: '',
      words: ['--by-lot', '--points', '1500', '--nation', 'france', '--theme', 'ships', '--seed', '1'],
      path: '--theme',
      reason: 'badOption',
    },
    {
      name: 'no seed',
      text: '',
      words: ['--by-lot', '--points', '1500', '--nation', 'france'],
      path: '--seed',
      reason: 'badOption',
    },
  ])('refuses $name', ({ text, words, path, reason }) => {
    const { status, json } = askedOf(text, 'army', ...words);
    expect(status).toBe(2);
    expect(json).toMatchObject({ path, reason, message: { en: expect.any(String), fr: expect.any(String) } });
  });

  test('every nation raises an army', () => {
    for (const nation of NATIONS)
      expect(
        askedOf('', 'army', '--by-lot', '--points', '1000', '--nation', nation, '--seed', '1').status,
        nation,
      ).toBe(0);
  });
});
