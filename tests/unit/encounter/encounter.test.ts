/** How encounters are gone through, on a duel that is reckoned by hand. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, type Fraction, fractionText, NUMBERS } from '../../../src/chances/fraction.ts';
import {
  type Encounter,
  type EncounterAnswer,
  type EncounterPart,
  type FormulaRow,
  MEASURES,
  type Measures,
} from '../../../src/contract/encounter.ts';
import { courseOf } from '../../../src/encounter/course.ts';
import { weighedPlainly } from '../../../src/encounter/everything.ts';
import { measured, weighedRow } from '../../../src/encounter/measured.ts';
import { encounter } from '../../support/encounters.ts';
import { type DuelTypes, duelEngine, duelPlayed, duelRow } from '../../support/toyDuel.ts';

function textsOf(measures: Measures<Fraction>): Readonly<Record<string, string>> {
  return Object.fromEntries(MEASURES.map((measure) => [measure, fractionText(measures[measure])]));
}

// Two aims of one in six each: 11/36 come to a blow, of which half cost a point and a sixth two; 25/36 cost two of four.
const STANDS = {
  ...{ breaks: '11/216', destroyed: '11/216', shaken: '11/72', stopped: '25/36', thrown: '0' },
  ...{ lossTarget: '55/432', lossAttacker: '25/72' },
};
const LEAVES = {
  ...{ breaks: '1', destroyed: '0', shaken: '0', stopped: '1', thrown: '0' },
  ...{ lossTarget: '0', lossAttacker: '0' },
};

describe('everything that may come of a position', () => {
  test('every throw is weighed, to the last fraction', () => {
    const played = duelPlayed();
    expect(textsOf(weighedPlainly(played, duelRow(), FRACTIONS))).toEqual(STANDS);
    expect(textsOf(weighedPlainly(played, duelRow('leave'), FRACTIONS))).toEqual(LEAVES);
  });

  test('in numbers it is the same', () => {
    const { breaks, lossTarget, lossAttacker } = weighedPlainly(duelPlayed(), duelRow(), NUMBERS);
    expect(breaks).toBeCloseTo(11 / 216, 12);
    expect(lossTarget).toBeCloseTo(55 / 432, 12);
    expect(lossAttacker).toBeCloseTo(25 / 72, 12);
  });

  test('each position is gone on from once, whichever way it was come to', () => {
    let followed = 0;
    const engine: typeof duelEngine = {
      ...duelEngine,
      follow: (game, answer) => {
        followed++;
        return duelEngine.follow(game, answer);
      },
    };
    weighedPlainly(duelPlayed({ engine }), duelRow('stand', { from: 'aim' }), FRACTIONS);
    // two aims, a graze after each, and one blow that both come to
    expect(followed).toBe(2 + 2 + 1 + 1 + 3);
  });

  test('whoever struck on the way is told apart from whoever did not, at the same place', () => {
    const isBlow = ({ about }: { readonly about: { readonly about: string } }) => about.about === 'graze';
    expect(textsOf(weighedPlainly(duelPlayed({ isBlow }), duelRow(), FRACTIONS))['stopped']).toBe('25/36');
    const always = weighedPlainly(duelPlayed({ isBlow: () => true }), duelRow(), FRACTIONS);
    expect(textsOf(always)['stopped']).toBe('0');
  });

  test('a row that takes no legal answer is a fault of its system', () => {
    const row = { ...duelRow(), takes: () => ({ choose: 'fly' }) as unknown as DuelTypes['choice'] };
    expect(() => weighedPlainly(duelPlayed(), row, FRACTIONS)).toThrow('stand takes no legal answer');
  });
});

describe('the likeliest course', () => {
  test('falls as most throws fall, and leaves out where none is thrown', () => {
    const steps = courseOf(duelPlayed(), duelRow());
    expect(steps.map(({ step, outcome }) => [step, outcome])).toEqual([
      ['aim', 0],
      ['aim', 0],
    ]);
    const blow = courseOf(duelPlayed(), duelRow('stand', { from: 'graze' }));
    expect(blow.map(({ step, outcome }) => [step, outcome])).toEqual([['blow', 1]]);
    expect(courseOf(duelPlayed(), duelRow('leave'))).toEqual([]);
  });

  test('of outcomes as likely as each other it takes the lowest', () => {
    const even = duelPlayed({
      engine: {
        ...duelEngine,
        pending: (game) => {
          const pending = duelEngine.pending(game);
          if (pending.wait !== 'roll') return pending;
          return { ...pending, roll: { ...pending.roll, dice: { dice: 'draw', among: 3 } } };
        },
      },
    });
    expect(courseOf(even, duelRow('stand', { from: 'blow' }))[0]?.outcome).toBe(0);
  });

  test('is told as far as sixty throws', () => {
    expect(courseOf(duelPlayed(), duelRow('stand', { aims: 100 }))).toHaveLength(60);
  });
});

describe('what a system makes of an encounter', () => {
  const partOf = (answer: EncounterAnswer<DuelTypes>): EncounterPart<DuelTypes> => ({
    ...{ measures: () => MEASURES, settled: () => MEASURES, inputs: () => [], mapped: () => [] },
    answer: (told: Encounter) => (told.deed === 'charge' ? answer : { kind: 'silent', silent: 'noCharge' }),
  });

  test('what is played is weighed row by row, with its course', () => {
    const answer = measured(partOf({ kind: 'played', played: duelPlayed() }), encounter(), {}, FRACTIONS);
    if (answer.kind !== 'rows') throw new Error('silent');
    expect(answer.rows.map(({ row, measures }) => [row, textsOf(measures)])).toEqual([
      ['stand', STANDS],
      ['leave', LEAVES],
    ]);
    expect(answer.rows.map(({ steps }) => steps.length)).toEqual([2, 0]);
    expect(answer.rows[0]).toMatchObject({ results: [], told: [] });
  });

  test('a system that weighs in its own way does, of the deed it is given', () => {
    const played = duelPlayed({
      weighed: ({ full }, _row, by) => {
        const share = by.part(by.one, 1n, BigInt(full.attacker), 1 / full.attacker);
        return Object.fromEntries(MEASURES.map((measure) => [measure, share])) as Measures<typeof share>;
      },
    });
    expect(fractionText(weighedRow(played, duelRow(), FRACTIONS).breaks)).toBe('1/4');
    const more = { ...played, full: { target: 2, attacker: 5 } };
    expect(fractionText(weighedRow(more, duelRow(), FRACTIONS).thrown)).toBe('1/5');
  });

  test('what is reckoned by a formula is told in numbers or in fractions', () => {
    const { zero } = FRACTIONS;
    const row: FormulaRow = {
      row: 'all',
      measures: {
        ...{ breaks: { over: 1n, under: 3n }, destroyed: zero, shaken: { over: 1n, under: 6n } },
        ...{ stopped: zero, thrown: zero, lossTarget: { over: 1n, under: 8n }, lossAttacker: zero },
      },
      results: [{ result: 'flees', chance: { over: 2n, under: 3n } }],
      told: [{ label: 'points', value: 4 }],
      steps: [{ step: 'test', by: 'target', rules: ['XX-01'], sum: null, dice: null }],
    };
    const part = partOf({ kind: 'formula', rows: [row] });
    const numbers = measured(part, encounter(), {}, NUMBERS);
    expect(numbers).toMatchObject({
      kind: 'rows',
      rows: [
        {
          ...{ row: 'all', told: [{ label: 'points', value: 4 }] },
          measures: { breaks: 1 / 3, destroyed: 0, shaken: 1 / 6, lossTarget: 1 / 8 },
          results: [{ result: 'flees', chance: 2 / 3 }],
          steps: [{ step: 'test', outcome: null }],
        },
      ],
    });
    const exact = measured(part, encounter(), {}, FRACTIONS);
    if (exact.kind !== 'rows') throw new Error('silent');
    expect(exact.rows[0]?.measures).toEqual(row.measures);
  });

  test('what the text lacks is told by its code', () => {
    const part = partOf({ kind: 'played', played: duelPlayed() });
    expect(measured(part, encounter({ deed: 'fire' }), {}, NUMBERS)).toEqual({
      kind: 'silent',
      silent: 'noCharge',
    });
  });
});
