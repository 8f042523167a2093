/** The values that the morale chapter takes, and where each of its conditions begins. */
import { describe, expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/chances/fraction.ts';
import { ARMS, type Encounter, type FormulaRow, type GivenInputs } from '../../../src/contract/encounter.ts';
import type { ShotLoss } from '../../../src/contract/shot.ts';
import { encounters, encountersAfter } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { afterTests, testsAfter } from '../../../src/rulesets/morale-chapter/rules/fire.ts';
import type { Status } from '../../../src/rulesets/morale-chapter/rules/test.ts';
import { encounter, party } from '../../support/encounters.ts';

/** A shot of foot that may cost so much of the whole, each with its chance. */
function shotRows(
  losses: readonly (readonly [chance: number, over: number, under: number, destroyed?: boolean])[],
  told: Partial<Encounter> = {},
  given: GivenInputs = {},
): readonly FormulaRow[] {
  const shots = losses.map(
    ([chance, over, under, destroyed = false]): ShotLoss => ({
      ...{ chance: fraction(BigInt(chance), 12n), share: fraction(BigInt(over), BigInt(under)), destroyed },
    }),
  );
  const shot = encounter({ deed: 'fire', attacker: party('line'), distance: 2, ...told });
  const answer = encountersAfter(() => shots).answer(shot, given);
  if (answer.kind !== 'formula') throw new Error(`no formula: ${JSON.stringify(answer)}`);
  return answer.rows;
}

function chargeRows(told: Partial<Encounter>, given: GivenInputs = {}): readonly FormulaRow[] {
  const answer = encounters.answer(encounter({ attacker: party('line'), ...told }), given);
  if (answer.kind !== 'formula') throw new Error(`no formula: ${JSON.stringify(answer)}`);
  return answer.rows;
}

const rowsNamed = (rows: readonly FormulaRow[]) => rows.map(({ row }) => row);
const pointsTold = (rows: readonly FormulaRow[]) =>
  rows.map(({ told }) => told.find(({ label }) => label === 'points')?.value);
const whysOf = ([row]: readonly FormulaRow[]) => (row?.steps.at(-1)?.sum?.terms ?? []).map(({ why }) => why);

describe('what stands for the units', () => {
  test('MC-T8: the figures that each arm begins with', () => {
    const figuresOf = (arm: (typeof ARMS)[number]) =>
      encounters.mapped(party(arm), 'target', {}).find(({ label }) => label === 'figures')?.value;
    expect(ARMS.map(figuresOf)).toEqual([20, 12, 12, 12, 8, 8, 6, 6, 6]);
  });

  test('MC-T7: losses may be told by tens, as long as a man is left', () => {
    const valuesOf = (arm: (typeof ARMS)[number]) =>
      encounters.inputs(encounter({ target: party(arm) })).find(({ input }) => input === 'menLost')?.values;
    expect(valuesOf('fieldGuns')).toEqual(Array.from({ length: 24 }, (_, n) => 10 * n));
    expect(valuesOf('line')?.at(-1)).toBe(790);
  });

  test.each<[string, number, number, number, number]>([
    ['MC-R-28: base', 0, 10, 11, 5],
    ['MC-15: friends', 0, 6, 7, 0],
    ['MC-15: enemies', 0, 6, 7, 0],
    ['MC-20, MC-21, MC-T5: generalRaises', -5, 5, 11, 1],
    ['MC-T6: generalDistance', 1, 20, 20, 3],
    ['MC-T4, MC-21: generalNear', 1, -1, 2, 1],
    ['MC-08, MC-T5: generalLost', 0, 5, 6, 0],
    ['MC-T4: friendlyRouts', 0, 4, 5, 0],
    ['MC-T4: enemyRouts', 0, 4, 5, 0],
    ['MC-05: meleesLost', 0, 3, 4, 0],
    ['MC-T4: meleeDifference', 0, 200, 11, 0],
    ['MC-T4: enemyFires', 0, 4, 5, 0],
    ['MC-T4: batteries', 0, 4, 5, 0],
    ['MC-14: squareDeclined', 0, -2, 2, 0],
  ])('%s from %i to %i', (title, first, last, many, usual) => {
    const name = title.slice(title.lastIndexOf(' ') + 1);
    const input = encounters.inputs(encounter()).find((one) => one.input === name);
    expect([input?.values[0], input?.values.at(-1), input?.values.length, input?.usual]).toEqual([
      ...[first, last, many, usual],
    ]);
  });
});

describe('what calls for a test after fire', () => {
  test.each<[Status, number]>([
    // of 12 figures 11 are left after 44 men; 12 after 36 and after 24
    ['guard', 44],
    ['elite', 44],
    ['regular', 36],
    ['semiRegular', 36],
    ['militia', 24],
    ['irregular', 24],
  ])('MC-T3, MC-04: %s from %i men of 12 figures on', (status, men) => {
    const tests = (lost: number) =>
      testsAfter({ status, initialFigures: 12, before: 0, men: lost, firstFire: false, housed: false });
    expect([tests(0), tests(men - 1), tests(men)]).toEqual([0, 0, 1]);
  });

  test('MC-02: who is in flight stays so, however many tests are left', () => {
    const each = [
      { result: 'OB', chance: fraction(1n, 2n) },
      { result: 'FL', chance: fraction(1n, 2n) },
    ] as const;
    const told = afterTests(each, 2).map(({ result, chance }) => `${result} ${fractionText(chance)}`);
    expect(told).toEqual(['OB 1/4', 'FL 3/4']);
  });
});

describe('the fire itself', () => {
  const MILITIA = { target: party('line', { status: 'recruits' }) } as const;
  const FIRST: GivenInputs = { firstFire: 'yes' };

  test('MC-T4: fire that costs 15 men counts, of 14 it does not', () => {
    expect(whysOf(shotRows([[12, 15, 800]], MILITIA, FIRST))).toEqual(['base', 'enemyFires']);
    expect(whysOf(shotRows([[12, 14, 800]], MILITIA, FIRST))).toEqual(['base']);
  });

  test('MC-T4: nor does that of skirmishers', () => {
    const loose = { ...MILITIA, attacker: party('light', { formation: 'skirmish' }) } as const;
    expect(whysOf(shotRows([[12, 15, 800]], loose, FIRST))).toEqual(['base', 'closeFire']);
    expect(whysOf(shotRows([[12, 14, 800]], loose, FIRST))).toEqual(['base']);
  });

  test('MC-T4, MC-14: horse that shoots is no charge: foot is neither in square against it nor out of it', () => {
    for (const formation of ['line', 'square'] as const) {
      const rows = shotRows([[12, 2, 20]], {
        ...{ attacker: party('lancers'), target: party('line', { formation }) },
      });
      expect(whysOf(rows)).toEqual(['base', 'enemyFires']);
    }
  });

  test.each<[string, Partial<Encounter>]>([
    ['guns may shoot', { attacker: party('fieldGuns') }],
    ['nobody evades a shot', { target: party('lancers'), answer: 'evade' }],
    ['nor charges in answer', { target: party('lancers'), answer: 'counterCharge' }],
    ['nor forms square', { target: party('lancers'), answer: 'square' }],
  ])('MC-T3: %s', (_title, told) => {
    expect(shotRows([[12, 0, 20]], told)[0]?.results.map(({ result }) => result)).toEqual(['OB']);
  });
});

describe('who is destroyed', () => {
  const destroyedBy = (over: number, destroyed: boolean, menLost: number) => {
    const [row] = shotRows([[12, over, 20, destroyed]], {}, { menLost });
    return row && fractionText(row.measures.destroyed);
  };

  test('MC-T8: whose last figure goes, counted with the men lost before', () => {
    expect(destroyedBy(2, false, 720)).toBe('1');
    expect(destroyedBy(3, false, 720)).toBe('1');
    expect(destroyedBy(1, false, 720)).toBe('0');
  });

  test('MC-T8: or who is destroyed by whoever lends the shot', () => {
    expect(destroyedBy(1, true, 0)).toBe('1');
  });
});

describe('what is told of a shot', () => {
  test.each([
    [[6, 3, 2], 2],
    [[3, 6, 2], 3],
    [[2, 3, 6], 4],
  ] as const)('MC-T3: the likeliest of what calls for a test: %j of 12', (chances, points) => {
    // two, three or four figures are lost
    const [row] = shotRows(chances.map((chance, n) => [chance, n + 2, 20]));
    expect(row?.told[0]).toEqual({ label: 'menShot', value: 40 * points });
  });

  test('MC-42: where one of the losses lets it advance cover is told both ways, though the others do not', () => {
    const inHouse: Partial<Encounter> = { ground: 'village', target: party('line', { supports: 1 }) };
    expect(
      rowsNamed(
        shotRows(
          [
            [6, 0, 20],
            [6, 3, 20],
          ],
          inHouse,
        ),
      ),
    ).toEqual(['counted', 'declined']);
  });

  test('MC-42: without cover there is nothing to leave out', () => {
    const rows = shotRows([[12, 2, 20]], {}, { base: 10 });
    expect(rowsNamed(rows)).toEqual(['all']);
    expect(rows[0]?.results.map(({ result }) => result)).toContain('UA');
  });
});

describe('what the owner may choose when charged', () => {
  test('MC-42: without cover there is nothing to leave out', () => {
    const rows = chargeRows({}, { base: 10 });
    expect(rowsNamed(rows)).toEqual(['all']);
    expect(rows[0]?.results.map(({ result }) => result)).toEqual(['UA']);
  });

  test('MC-14: a square may be left uncounted though no advance is at stake', () => {
    const square: Partial<Encounter> = {
      ...{ attacker: party('lancers'), target: party('line', { formation: 'square' }) },
    };
    const rows = chargeRows(square, { base: 1 });
    expect([rowsNamed(rows), pointsTold(rows)]).toEqual([
      ['counted', 'declined'],
      [3, 1],
    ]);
  });

  test.each([
    // 6 to 8 points let no militia advance: the wood counts, whatever the square does
    [{}, [6, 4]],
    [{ squareDeclined: -2 }, [6, 2]],
    // 7 to 9 do: both may be left
    [{ base: 4 }, [7, 4]],
  ] as const)('MC-42, MC-14: a square keeps its cover where no advance is at stake: %j', (given, points) => {
    const inWood: Partial<Encounter> = {
      ...{ attacker: party('heavyCavalry'), ground: 'wood' },
      target: party('line', { status: 'recruits', formation: 'square' }),
    };
    const rows = chargeRows(inWood, given);
    expect([rowsNamed(rows), pointsTold(rows)]).toEqual([['counted', 'declined'], points]);
  });

  test('MC-14: whoever stands in no square has none to count against it', () => {
    const rows = chargeRows({ ground: 'village' }, { squareDeclined: -2 });
    expect([rowsNamed(rows), pointsTold(rows)]).toEqual([
      ['counted', 'declined'],
      [8, 5],
    ]);
  });
});
