/** Charges drawn by lot, by We Are Napoléon and by a plain second reading of it: every throw of the test. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/chances/fraction.ts';
import { drawnFor } from '../../../src/command/encounterLot.ts';
import { MEASURES } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import { plainCharge } from '../../oracle/plainCharge.ts';

const WANTED = 500;
const drawn = drawnFor(encounters, seedrandom('charges by lot'), { played: 1, formula: WANTED });

test('WN-P2, WN-26, WN-R-25: five hundred charges, as every throw of their test falls', () => {
  const throwsMet = new Set<number>();
  for (const { encounter, given, answer } of drawn) {
    if (answer.kind !== 'formula') throw new Error('played');
    const { malus, throws, failed, leaves } = plainCharge(encounter, given);
    throwsMet.add(throws);
    const fails = fractionText(fraction(BigInt(failed), BigInt(throws)));
    const wanted = { ...Object.fromEntries(MEASURES.map((measure) => [measure, '0'])) };
    wanted[leaves ? 'breaks' : 'shaken'] = fails;
    const found = answer.rows.map(({ measures, told, results }) => ({
      measures: Object.fromEntries(MEASURES.map((measure) => [measure, fractionText(measures[measure])])),
      malus: told[0]?.value,
      results: results.map(({ result, chance }) => [result, fractionText(chance)]),
    }));
    const passes = fractionText(fraction(BigInt(throws - failed), BigInt(throws)));
    expect(found, JSON.stringify({ encounter, given })).toEqual([
      {
        ...{ measures: wanted, malus },
        results: [
          ['passes', passes],
          [leaves ? 'retreats' : 'disordered', fails],
        ],
      },
    ]);
  }
  expect(drawn).toHaveLength(WANTED);
  expect(throwsMet).toEqual(new Set([6, 36, 100]));
});
