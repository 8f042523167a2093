/** Encounters drawn by lot, by the morale chapter and by a plain second reading of it: every face of its die. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/chances/fraction.ts';
import { drawnFor } from '../../../src/command/encounterLot.ts';
import { encounters } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { plainTests } from '../../oracle/plainMorale.ts';

const WANTED = 500;
const drawn = drawnFor(encounters, seedrandom('morale by lot'), { played: 1, formula: WANTED });

test('MC-P1, MC-T4, MC-T9: five hundred encounters, as every face of the die reads them', () => {
  const met = new Set<string>();
  for (const { encounter, given, answer } of drawn) {
    if (answer.kind !== 'formula') throw new Error('played');
    const wanted = plainTests(encounter, given).map(({ row, points, faces }) => {
      const share = (...those: readonly string[]): string =>
        fractionText(fraction(BigInt(faces.filter((face) => those.includes(face)).length), 6n));
      return {
        ...{ row, points, breaks: share('RE', 'RO', 'FL'), shaken: share('HA') },
        results: Object.fromEntries(faces.map((face) => [face, share(face)])),
      };
    });
    const found = answer.rows.map(({ row, measures, results, told }) => ({
      ...{ row, points: told.find(({ label }) => label === 'points')?.value },
      ...{ breaks: fractionText(measures.breaks), shaken: fractionText(measures.shaken) },
      results: Object.fromEntries(results.map(({ result, chance }) => [result, fractionText(chance)])),
    }));
    expect(found, JSON.stringify({ encounter, given })).toEqual(wanted);
    for (const { results } of found) for (const result of Object.keys(results)) met.add(result);
  }
  expect(drawn).toHaveLength(WANTED);
  expect(met).toEqual(new Set(['UA', 'OB', 'HA', 'RE', 'RO', 'FL']));
});
