import { describe, expect, test } from 'vitest';
import { regimentsOf } from '../../../src/armies/regiments/regiments.ts';
import { NATIONS } from '../../../src/rules/state/nations.ts';
import { NORM_COMMAND_VALUE } from '../../../src/rules/units/price.ts';
import { UNIT_TABLE } from '../../../src/rules/units/units.ts';
import { plainFaults } from './plainLaw.ts';

/** Room for the number of a regiment that comes twice. */
const LONGEST = 36;

describe.each(NATIONS)('the regiments of %s', (nation) => {
  const all = regimentsOf(nation);

  test('each has a name of its own that a file takes', () => {
    const names = all.map(({ name }) => name);
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice).toEqual([]);
    expect(names.filter((name) => name.length > LONGEST || name.trim() !== name || name === '')).toEqual([]);
  });

  test('BLD-06: each may be bought with what is suggested for it', () => {
    const faults = all.flatMap(({ name, type, quality, skills }) => {
      const more = skills.includes('largeBattalion') ? 4 : 0;
      const strength = UNIT_TABLE[type].strength.minimum + more;
      const bought = { type, quality, skills, strength, commandValue: NORM_COMMAND_VALUE[quality] };
      return plainFaults(bought).map((fault) => `${name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('there is infantry and cavalry to choose from', () => {
    const arms = new Set(all.map(({ type }) => UNIT_TABLE[type].arm));
    expect(arms).toContain('infantry');
    expect(arms).toContain('cavalry');
  });
});

test('twenty nations have regiments, those that fought longest the most', () => {
  expect(NATIONS.map((nation) => regimentsOf(nation).length).every((count) => count >= 8)).toBe(true);
  for (const nation of ['france', 'britain', 'prussia', 'austria', 'russia'] as const)
    expect(regimentsOf(nation).length).toBeGreaterThan(90);
});
