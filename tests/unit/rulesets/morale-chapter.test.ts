import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import { encounters } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { WORKED } from '../../support/encounters.ts';
import { expectWorked, WORKED_NAMES, workedResults } from '../../support/workedFigures.ts';

describe('the worked encounters by the morale chapter', () => {
  test.each(WORKED_NAMES)('%s', (name) => {
    expectWorked(encounters, 'MC', name);
    const encounter = WORKED[name];
    const answer = encounter && encounters.answer(encounter, {});
    if (answer?.kind !== 'formula') throw new Error('no formula');
    for (const { row, results } of answer.rows)
      expect(Object.fromEntries(results.map(({ result, chance }) => [result, fractionText(chance)]))).toEqual(
        workedResults('MC', name, row),
      );
  });
});
