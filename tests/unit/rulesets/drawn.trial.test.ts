/** What the rule systems make of encounters drawn by lot against plays of them, a small part of `npm run soak:encounters`. */
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { FRACTIONS, type Fraction } from '../../../src/chances/fraction.ts';
import { drawnFor } from '../../../src/command/encounterLot.ts';
import { formulaFaults, rowTrial, testsAmong } from '../../../src/command/encounterTrial.ts';
import { type FormulaRow, MEASURES, type Measures } from '../../../src/contract/encounter.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { encounter } from '../../support/encounters.ts';

const PLAYS = 2000;
const WANTED = { played: 3, formula: 100 } as const;

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, { encounters }) => {
  const drawn = encounters ? drawnFor(encounters, seedrandom(`trial ${id}`), WANTED) : [];

  test('encounters enough are answered, in one way or the other', () => {
    const played = drawn.filter(({ answer }) => answer.kind === 'played').length;
    expect(played === WANTED.played || drawn.length - played === WANTED.formula).toBe(true);
  });

  test('what is played falls as its chances say, and these are whole', () => {
    const trials = drawn.flatMap(({ answer }, n) =>
      answer.kind === 'played'
        ? answer.played.rows.map((row) => rowTrial(answer.played, row, PLAYS, `${id} ${n} ${row.row}`))
        : [],
    );
    expect(trials.flatMap(({ faults }) => faults)).toEqual([]);
    const compared = trials.flatMap((trial) => trial.compared);
    expect(compared.filter(({ likely }) => likely < 0.001 / testsAmong(compared))).toEqual([]);
    if (trials.length > 0) expect(testsAmong(compared)).toBeGreaterThan(10);
  });

  test('what is reckoned by a formula is whole', () => {
    const rows = drawn.flatMap(({ answer }) => (answer.kind === 'formula' ? answer.rows : []));
    expect(rows.flatMap(formulaFaults)).toEqual([]);
  });
});

describe('a fault is found out', () => {
  /** A charge that is played by a system that goes through everything in the plain way. */
  function aPlayed() {
    for (const { encounters } of SYSTEMS) {
      const answer = encounters?.answer(encounter(), {});
      if (answer?.kind === 'played' && answer.played.weighed === null) return answer.played;
    }
    throw new Error('nobody plays');
  }
  const played = aPlayed();
  const [row] = played.rows;
  if (!row) throw new Error('no row');

  test('an engine whose dice fall otherwise', () => {
    const { engine } = played;
    const loaded: typeof engine = {
      ...engine,
      // every face is the highest
      answer: (game, answer) => {
        const given = answer as { readonly faces?: readonly number[] };
        return engine.answer(game, given.faces ? { ...given, faces: given.faces.map(() => 6) } : answer);
      },
    };
    const { compared, faults } = rowTrial({ ...played, engine: loaded }, row, 500, 'loaded');
    expect(faults).toEqual([]);
    expect(compared.some(({ likely }) => likely < 1e-6)).toBe(true);
  });

  test('measures that are not those of the ends, and chances that are not whole', () => {
    const { faults } = rowTrial(
      {
        ...played,
        weighed: (_played, _row, by) => {
          const half = by.part(by.one, 1n, 2n, 0.5);
          return {
            ...{ breaks: half, destroyed: half, shaken: half, stopped: half, thrown: half },
            ...{ lossTarget: by.zero, lossAttacker: half },
          };
        },
      },
      row,
      1,
      'halves',
    );
    expect(faults.filter((fault) => fault === 'all chances together are 1/2')).toHaveLength(5);
    expect(faults.some((fault) => fault.startsWith('lossTarget: '))).toBe(true);
  });

  test('results that are not all, and more who break or are shaken than there are', () => {
    const measures = Object.fromEntries(MEASURES.map((measure) => [measure, FRACTIONS.one]));
    const wrong: FormulaRow = {
      ...{ row: 'all', measures: measures as Measures<Fraction>, told: [], steps: [] },
      results: [{ result: 'one', chance: { over: 2n, under: 3n } }],
    };
    expect(formulaFaults(wrong)).toEqual([
      'all: all results together are 2/3',
      'all: who breaks and who is shaken are more than all',
    ]);
  });
});
