/** What the morale chapter makes of losses by fire, which another system lends it. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, fraction, fractionNumber, fractionText } from '../../../src/chances/fraction.ts';
import type { Encounter, FormulaRow, GivenInputs } from '../../../src/contract/encounter.ts';
import type { ShotLoss } from '../../../src/contract/shot.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { encountersAfter } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { shotLosses } from '../../../src/rulesets/sabreur-hex/shot.ts';
import { encounter, party } from '../../support/encounters.ts';

/** A shot that takes so much of the whole for certain. */
function certain(over: number, under = 20, destroyed = false): readonly ShotLoss[] {
  return [{ chance: FRACTIONS.one, share: fraction(BigInt(over), BigInt(under)), destroyed }];
}

const shot = (told: Partial<Encounter> = {}): Encounter =>
  encounter({ deed: 'fire', attacker: party('line'), distance: 2, ...told });

function rowsOf(losses: readonly ShotLoss[] | null, told: Partial<Encounter> = {}, given: GivenInputs = {}) {
  const answer = encountersAfter(() => losses).answer(shot(told), given);
  if (answer.kind !== 'formula') throw new Error(`no formula: ${JSON.stringify(answer)}`);
  return answer.rows;
}

function first(rows: readonly FormulaRow[]): FormulaRow {
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}

const resultsOf = ({ results }: FormulaRow) =>
  Object.fromEntries(results.map(({ result, chance }) => [result, fractionText(chance)]));

const termsOf = ({ steps }: FormulaRow) =>
  Object.fromEntries(
    (steps.at(-1)?.sum?.terms ?? []).map((term) => [term.why, 'amount' in term ? term.amount : null]),
  );

const isTested = ({ steps }: FormulaRow): boolean => steps.some(({ step }) => step === 'testAfterFire');

describe('what calls for a test', () => {
  test.each([
    // 40 men of 19 figures left would have to be 57
    ['regular', 20, 1, false],
    ['regular', 20, 2, true],
    // 40 men of 13 figures: 39 are enough
    ['regular', 14, 1, true],
    ['regular', 15, 1, false],
    // 80 men of 18 figures would have to be 72; of the elite 72 are not enough of 4 each
    ['elite', 20, 1, false],
    ['elite', 20, 2, true],
    ['guard', 20, 1, false],
    ['guard', 12, 1, false],
    ['recruits', 20, 1, true],
  ] as const)('MC-T3, MC-04: %s of %i that loses %i: %s', (status, left, points, tested) => {
    expect(isTested(first(rowsOf(certain(points), { target: party('line', { status, left }) })))).toBe(
      tested,
    );
  });

  test('MC-T3: who loses nothing obeys', () => {
    const row = first(rowsOf(certain(0)));
    expect([isTested(row), resultsOf(row)]).toEqual([false, { OB: '1' }]);
  });

  test('MC-T1: strength that falls to two thirds or to half calls for a test, but behind walls', () => {
    const elite = party('line', { status: 'elite', left: 14 });
    const worn = party('line', { status: 'guard', left: 11 });
    // 40 men are fewer than 4 a figure
    expect(isTested(first(rowsOf(certain(1), { target: elite })))).toBe(true);
    expect(isTested(first(rowsOf(certain(1), { target: worn })))).toBe(true);
    expect(
      isTested(first(rowsOf(certain(1), { target: party('line', { status: 'elite', left: 13 }) }))),
    ).toBe(false);
    expect(isTested(first(rowsOf(certain(1), { target: elite, ground: 'redoubt' })))).toBe(false);
  });

  test('MC-T1: a first fire puts militia to the test, whatever it costs, and nobody better', () => {
    const militia = { target: party('line', { status: 'recruits' }) } as const;
    expect(isTested(first(rowsOf(certain(0), militia)))).toBe(false);
    expect(isTested(first(rowsOf(certain(0), militia, { firstFire: 'yes' })))).toBe(true);
    expect(isTested(first(rowsOf(certain(0), {}, { firstFire: 'yes' })))).toBe(false);
  });

  test('MC-T2: fire never puts gunners to the test', () => {
    const row = first(rowsOf(certain(4, 5), { target: party('fieldGuns') }));
    expect([isTested(row), resultsOf(row)]).toEqual([false, { OB: '1' }]);
    expect(fractionText(row.measures.lossTarget)).toBe('4/5');
  });

  test('MC-02: each event is a test of its own, and the gravest result holds', () => {
    // 7 of 20: 280 men, the threshold of fire and two thirds of the strength; 5 − 1 − 2 − 3 = −1
    expect(resultsOf(first(rowsOf(certain(7))))).toEqual({ OB: '1/9', HA: '1/3', RE: '5/9' });
    // 10 of 20 is half of it besides: three tests of 5 − 1 − 4 − 5 = −5, and no more after a rout
    expect(resultsOf(first(rowsOf(certain(10))))).toEqual({ RO: '2/3', FL: '1/3' });
  });
});

describe('the test', () => {
  test('MC-T4: the fire itself, and the losses with those before', () => {
    expect(termsOf(first(rowsOf(certain(3))))).toEqual({ base: 5, enemyFires: -1, tranches: -1 });
    expect(termsOf(first(rowsOf(certain(3), {}, { enemyFires: 2 })))).toMatchObject({ enemyFires: -3 });
    const worn = { target: party('line', { left: 15 }) } as const;
    expect(termsOf(first(rowsOf(certain(2), worn)))).toEqual({
      ...{ base: 5, enemyFires: -1, tranches: -2, twoThirds: -3 },
    });
  });

  test('MC-T4: skirmishers count 2, and are no formed unit', () => {
    const attacker = party('light', { formation: 'skirmish' });
    expect(termsOf(first(rowsOf(certain(2), { attacker })))).toEqual({ base: 5, closeFire: -2 });
    expect(termsOf(first(rowsOf(certain(2), { attacker }, { closeFire: 'yes' })))).toMatchObject({
      closeFire: -2,
    });
  });

  test('MC-T4, A-16: cavalry that shoots at nobody: the square and the open count nothing', () => {
    for (const formation of ['line', 'square'] as const) {
      const row = first(rowsOf(certain(2), { target: party('line', { formation }) }));
      expect(termsOf(row)).toEqual({ base: 5, enemyFires: -1 });
    }
  });

  test('MC-T4: cover, neighbours, the flank and a general count as in any test', () => {
    const target = party('line', { supports: 1, led: true });
    const row = first(rowsOf(certain(2), { target, ground: 'wood', onto: 'flank', distance: 3 }));
    expect(termsOf(row)).toEqual({
      ...{ base: 5, majority: 2, generalInContact: 1, enemyOnFlank: -1, enemyFires: -1, lightCover: 1 },
    });
  });

  test('MC-42: cover is told both ways only where the unit might advance', () => {
    const target = party('line', { supports: 1 });
    expect(rowsOf(certain(2), { ground: 'village' }).map(({ row }) => row)).toEqual(['counted', 'declined']);
    expect(rowsOf(certain(3), { ground: 'wood' }).map(({ row }) => row)).toEqual(['all']);
    expect(rowsOf(certain(3), { target, ground: 'village' }).map(resultsOf)).toEqual([
      { UA: '2/3', OB: '1/3' },
      { OB: '1' },
    ]);
  });
});

describe('the measures', () => {
  test('MC-P1: results of what may be lost, by their chances', () => {
    const half = fraction(1n, 2n);
    const losses: readonly ShotLoss[] = [
      { chance: half, share: fraction(1n, 20n), destroyed: false },
      { chance: half, share: fraction(10n, 20n), destroyed: false },
    ];
    const row = first(rowsOf(losses));
    expect(resultsOf(row)).toEqual({ OB: '1/2', RO: '1/3', FL: '1/6' });
    expect(fractionText(row.measures.breaks)).toBe('1/2');
    expect(fractionText(row.measures.lossTarget)).toBe('11/40');
    expect(row.told).toEqual([
      { label: 'menShot', value: 400 },
      { label: 'points', value: -5 },
    ]);
  });

  test('MC-T8: who is destroyed is not tested', () => {
    const row = first(rowsOf(certain(2, 20, true), { target: party('line', { left: 2 }) }));
    expect([fractionText(row.measures.breaks), fractionText(row.measures.destroyed)]).toEqual(['1', '1']);
    expect([isTested(row), resultsOf(row)]).toEqual([false, { destroyed: '1' }]);
  });

  test('MC-T3: of horse whose points are fewer than its figures the same share is lost', () => {
    // a sixth of 8 figures is 53 men: one tranche of 40
    const row = first(rowsOf(certain(1, 6), { target: party('lightCavalry') }));
    expect(termsOf(row)).toEqual({ base: 5, enemyFires: -1, tranches: -1 });
  });

  test('MC-T3: where no shot is allowed nothing is told', () => {
    expect(encountersAfter(() => null).answer(shot(), {})).toEqual({ kind: 'silent', silent: 'fire' });
  });
});

describe('the shots lent', () => {
  test('FIR-20: all chances are 1, and nothing but the shot is in them', () => {
    // 5 dice at 5 and 6, saved on 4: a sixth of a point each
    const losses = shotLosses(shot({ attacker: party('fieldGuns'), distance: 5 })) ?? [];
    expect(
      fractionText(losses.reduce((sum, { chance }) => FRACTIONS.plus(sum, chance), FRACTIONS.zero)),
    ).toBe('1');
    const mean = losses.reduce(
      (sum, { chance, share }) => sum + fractionNumber(chance) * fractionNumber(share) * 20,
      0,
    );
    expect(mean).toBeCloseTo(5 / 6);
    expect(Math.max(...losses.map(({ share }) => fractionNumber(share) * 20))).toBe(5);
  });

  test('FIR-01, FRM-04: none where the rule allows none', () => {
    expect(shotLosses(shot({ attacker: party('heavyCavalry') }))).toBeNull();
    expect(shotLosses(shot({ attacker: party('line', { formation: 'skirmish' }) }))).toBeNull();
    expect(shotLosses(shot({ distance: 14 }))).toBeNull();
  });

  test('LOS-04: a unit of one point is destroyed by the first', () => {
    const losses = shotLosses(shot({ target: party('line', { left: 1 }) })) ?? [];
    expect(losses.map(({ destroyed }) => destroyed).sort()).toEqual([false, true]);
  });

  test('the list joins the two', () => {
    const [system] = SYSTEMS.filter(({ isRule }) => isRule('MC-T9'));
    const answer = system?.encounters?.answer(shot(), {});
    expect(answer?.kind).toBe('formula');
  });
});

test('MC-T8 only a shot takes something: in a charge the chapter knows nothing of losses', () => {
  const { measures } = encountersAfter(() => null);
  expect(measures('charge')).toEqual(['breaks', 'shaken']);
  expect(measures('fire')).toContain('lossTarget');
});
