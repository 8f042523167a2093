import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import {
  ARMS,
  DEEDS,
  ENCOUNTER_GROUNDS,
  type Encounter,
  type GivenInputs,
  ONTO,
  STATUSES,
  TARGET_ANSWERS,
} from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/morale-chapter/encounters.ts';
import {
  chancesOf,
  generalTerms,
  lossTerms,
  MC_STATUSES,
  MC_T9,
  type Result,
  resultOf,
  type Status,
} from '../../../src/rulesets/morale-chapter/rules/test.ts';
import { encounter, party } from '../../support/encounters.ts';
import { chance } from '../../support/randomPosition.ts';

function rowsOf(told: Partial<Encounter> = {}, given: GivenInputs = {}) {
  const answer = encounters.answer(encounter(told), given);
  if (answer.kind !== 'formula') throw new Error(`no formula: ${JSON.stringify(answer)}`);
  return answer.rows.map(({ row, results, told: [points], steps, measures }) => ({
    row,
    points: points?.value,
    results: Object.fromEntries(results.map(({ result, chance: share }) => [result, fractionText(share)])),
    terms: Object.fromEntries(
      (steps[0]?.sum?.terms ?? []).map((term) => [term.why, 'amount' in term ? term.amount : null]),
    ),
    measures,
  }));
}

/** The points of a regular line on the defence, in the open against foot: its base of 5 and what is told. */
function pointsOf(given: GivenInputs, told: Partial<Encounter> = {}): number | undefined {
  return rowsOf({ attacker: party('line'), ...told }, given)[0]?.points;
}

/** Section 15 of the restatement: what comes of so many points before the die, status by status. */
const REFERENCE = `
11|OB|UA|UA|UA|UA|UA
10|OB|UA 2/3 / OB 1/3|UA|UA|UA|UA
9|OB|UA 1/3 / OB 2/3|UA|UA|UA|UA
8|OB|OB|UA 2/3 / OB 1/3|UA 2/3 / OB 1/3|UA 2/3 / OB 1/3|UA
7|OB|OB|UA 1/3 / OB 2/3|UA 1/3 / OB 2/3|UA 1/3 / OB 2/3|UA
6|OB|OB|OB|OB|OB|UA 2/3 / OB 1/3
5|OB|OB|OB|OB|OB|UA 1/3 / OB 2/3
4|OB|OB|OB|OB|OB 2/3 / HA 1/3|OB
3|OB|OB|OB|OB|OB 1/3 / HA 2/3|OB
2|OB|OB|OB|OB 2/3 / HA 1/3|HA|OB 2/3 / RE 1/3
1|OB|OB|OB|OB 1/3 / HA 2/3|HA|OB 1/3 / RE 2/3
0|OB 2/3 / HA 1/3|OB 2/3 / HA 1/3|OB 2/3 / HA 1/3|HA 2/3 / RE 1/3|HA 2/3 / RE 1/3|RE 2/3 / RO 1/3
-1|OB 1/3 / HA 2/3|OB 1/3 / HA 2/3|OB 1/3 / HA 1/3 / RE 1/3|HA 1/3 / RE 1/3 / RO 1/3|HA 1/3 / RE 1/3 / RO 1/3|RE 1/3 / RO 1/3 / FL 1/3
-2|HA|HA|HA 1/3 / RE 2/3|RE 1/3 / RO 2/3|RE 1/3 / RO 2/3|RO 1/3 / FL 2/3
-3|HA 2/3 / RE 1/3|HA 2/3 / RE 1/3|RE 2/3 / RO 1/3|RO|RO 2/3 / FL 1/3|FL
-4|HA 1/3 / RE 2/3|HA 1/3 / RE 2/3|RE 1/3 / RO 2/3|RO|RO 1/3 / FL 2/3|FL
-5|RE|RE 2/3 / RO 1/3|RO 2/3 / FL 1/3|RO 2/3 / FL 1/3|FL|FL
-6|RE|RE 1/3 / RO 2/3|RO 1/3 / FL 2/3|RO 1/3 / FL 2/3|FL|FL
-7|RE 2/3 / RO 1/3|RO 2/3 / FL 1/3|FL|FL|FL|FL
-8|RE 1/3 / RO 2/3|RO 1/3 / FL 2/3|FL|FL|FL|FL
-9|RO|FL|FL|FL|FL|FL`
  .trim()
  .split('\n')
  .flatMap((line): readonly (readonly [Status, number, string])[] => {
    const [points, ...cells] = line.split('|');
    return cells.map((cell, n) => [MC_STATUSES[n] ?? 'guard', Number(points), cell]);
  });

test('MC-T9: the reference table has all its 126 cells', () => {
  expect(REFERENCE.length).toBe(126);
});

test.each(REFERENCE)('MC-P1, MC-T9: %s with %i points: %s', (status, points, cell) => {
  const told = chancesOf(status, points).map(({ result, chance: share }) => [result, fractionText(share)]);
  const expected = cell.split(' / ').map((one) => {
    const [result = '', share = '1'] = one.split(' ');
    return [result, share];
  });
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
});

test.each<[number, number]>([
  [30, 11],
  [10, 9],
  [8, 7],
  [6, 5],
  [4, 3],
  [2, 1],
  [0, 0],
  [-1, -2],
  [-3, -4],
  [-5, -6],
  [-7, -30],
])('MC-T9, MC-R-24: %i and %i stand in one row, and the next one is another', (most, least) => {
  const rowAt = (points: number) => MC_T9.find(([from]) => points >= from)?.[1];
  expect(rowAt(most)).toBe(rowAt(least));
  expect(rowAt(least - 1)).not.toBe(most === -7 ? undefined : rowAt(least));
  for (const status of MC_STATUSES) expect(resultOf(status, most)).toBe(resultOf(status, least));
});

test('MC-T9: the guard never leaves in an uncontrolled advance, nor ever flees', () => {
  const results = Array.from({ length: 61 }, (_, n) => resultOf('guard', n - 30));
  expect(new Set<Result>(results)).toEqual(new Set<Result>(['OB', 'HA', 'RE', 'RO']));
});

describe('the losses', () => {
  /** MC-T7: the figures it began with, and the losses from which each tranche counts. */
  const T7: readonly (readonly number[])[] = [
    [24, 120, 240, 360, 480, 600],
    [20, 100, 200, 300, 400, 500],
    [18, 90, 180, 270, 360, 450],
    [16, 80, 160, 240, 320, 400],
    [14, 70, 140, 210, 280, 350],
    [12, 60, 120, 180, 240, 300],
    [10, 50, 100, 150, 200, 250],
    [8, 40, 80, 120, 160, 200],
    [6, 30, 60, 90, 120, 150],
    [4, 20, 40, 60, 80, 100],
    [3, 15, 30, 45, 60, 75],
  ];
  const amountOf = (why: string, status: Status, initial: number, losses: number): number =>
    lossTerms(status, initial, losses).reduce(
      (sum, term) => (term.why === why && 'amount' in term ? sum + term.amount : sum),
      0,
    );

  test.each(T7)('MC-T7, MC-25: the tranches of %i figures', (figures, ...from) => {
    for (const [n, losses] of from.entries()) {
      expect(amountOf('tranches', 'regular', figures, losses)).toBe(-(n + 1));
      expect(amountOf('tranches', 'regular', figures, losses - 1)).toBe(n === 0 ? 0 : -n);
    }
  });

  test.each([
    [24, 16, 12],
    [20, 13, 10],
    [18, 12, 9],
    [16, 10, 8],
    [14, 9, 7],
    [12, 8, 6],
    [10, 6, 5],
    [8, 5, 4],
    [6, 4, 3],
  ])('MC-T8, MC-27: of %i figures two thirds is %i, a half %i', (figures, twoThirds, half) => {
    const whys = (left: number) =>
      lossTerms('regular', figures, 40 * (figures - left))
        .map(({ why }) => why)
        .filter((why) => why !== 'tranches');
    expect([twoThirds + 1, twoThirds, half + 1, half].map(whys)).toEqual([
      [],
      ['twoThirds'],
      ['twoThirds'],
      ['half'],
    ]);
  });

  test('MC-T8, MC-27: of 4 figures 2 are a half, the worse of the two', () => {
    expect(lossTerms('regular', 4, 80).map(({ why }) => why)).toEqual(['tranches', 'half']);
  });

  test.each<[Status, number, number]>([
    ['guard', -1, -2],
    ['elite', -1, -2],
    ['regular', -3, -5],
    ['semiRegular', -4, -6],
    ['militia', -5, -7],
    ['irregular', -5, -7],
  ])('MC-T4: %s loses %i points at two thirds, %i at a half', (status, twoThirds, half) => {
    expect(amountOf('twoThirds', status, 20, 280)).toBe(twoThirds);
    expect(amountOf('half', status, 20, 400)).toBe(half);
    expect(amountOf('twoThirds', status, 20, 400)).toBe(0);
  });

  test.each([
    [210, -2],
    [195, -1],
    [400, -9],
  ])('MC-26: 20 figures that lost %i men: %i', (losses, points) => {
    const terms = lossTerms('regular', 20, losses);
    expect(terms.reduce((sum, term) => sum + ('amount' in term ? term.amount : 0), 0)).toBe(points);
  });

  test('MC-T7, MC-T8: an encounter counts the men of the figures that are missing, or those told', () => {
    expect(rowsOf({ target: party('line', { left: 10 }) })[0]?.terms).toMatchObject({
      tranches: -4,
      half: -5,
    });
    expect(pointsOf({ menLost: 210 })).toBe(3);
    expect(pointsOf({ menLost: 190 })).toBe(4);
  });
});

test.each([
  [1, 1],
  [3, 1],
  [4, -1],
  [6, -1],
  [7, -2],
  [8, -2],
  [9, -3],
  [11, -3],
  [12, -4],
  [15, -5],
])('MC-T6, MC-22, MC-23: a general %i hexes away: %i', (distance, amount) => {
  expect(generalTerms(distance, 1)).toMatchObject([{ amount }]);
  expect(pointsOf({ general: 'away', generalDistance: distance })).toBe(5 + amount);
});

test.each([
  [1, -1],
  [3, -1],
  // farther away there is nothing to choose
  [4, -1],
  [7, -2],
])('MC-T4, MC-21: a general %i hexes away who holds the unit back: %i', (distance, amount) => {
  expect(pointsOf({ general: 'away', generalDistance: distance, generalNear: -1 })).toBe(5 + amount);
});

test('MC-24: one in contact, or none, is not counted as near besides', () => {
  expect(pointsOf({ general: 'inContact', generalNear: -1 })).toBe(pointsOf({ general: 'inContact' }));
  expect(pointsOf({ generalNear: -1 })).toBe(pointsOf({}));
});

describe('the circumstances', () => {
  test.each<[string, GivenInputs, number]>([
    ['MC-R-28: the base', { base: 8 }, 8],
    ['MC-T4: in rout', { condition: 'routing' }, 1],
    ['MC-T4: disordered', { condition: 'disordered' }, 1],
    ['MC-T4: in retreat', { condition: 'retreating' }, 4],
    ['MC-T4: without formation', { condition: 'withoutFormation' }, 4],
    ['MC-T4: has routed before', { hasRouted: 'yes' }, 4],
    ['MC-T4: a friend in rout', { friendlyRouts: 1 }, 3],
    ['MC-T4: each friend in rout', { friendlyRouts: 3 }, -1],
    ['MC-T4: each enemy in rout', { enemyRouts: 2 }, 9],
    ['MC-19: more friends', { friends: 3 }, 7],
    ['MC-19: more enemies', { enemies: 1 }, 3],
    ['MC-15, MC-19: as many of both', { friends: 2, enemies: 2 }, 5],
    ['MC-20, MC-T5: a general in contact', { general: 'inContact', generalRaises: 5 }, 10],
    ['MC-21: a general who lowers it', { general: 'inContact', generalRaises: -3 }, 2],
    ['MC-24: of a general away or in contact one counts', { generalRaises: 5, generalDistance: 6 }, 5],
    ['MC-T4: an aide', { general: 'aide' }, 6],
    ['MC-08: a general struck down', { generalLost: 4 }, 1],
    ['MC-T4: a melee won', { meleeWon: 'yes' }, 6],
    ['MC-T4: a melee lost', { meleesLost: 1 }, 3],
    ['MC-T4: two in a row', { meleesLost: 2 }, 0],
    ['MC-05: three in a row', { meleesLost: 3 }, -4],
    ['MC-T4: 60 men more lost than the enemy', { meleeDifference: 60 }, 2],
    ['MC-T4: the fire of two units', { enemyFires: 2 }, 3],
    ['MC-T4: canister or skirmishers', { closeFire: 'yes' }, 3],
    ['MC-T4: a battery in support', { batteries: 1 }, 6],
    ['MC-T4: light cover', { cover: 'lightCover' }, 6],
    ['MC-T4: hard cover', { cover: 'hardCover' }, 7],
    ['MC-T4: a house', { cover: 'house' }, 8],
  ])('%s', (_title, given, points) => expect(pointsOf(given)).toBe(points));

  test.each<[string, Partial<Encounter>, number]>([
    ['MC-T4: foot out of square against horse', { attacker: party('heavyCavalry') }, 3],
    ['MC-T4: horse against horse', { attacker: party('lancers'), target: party('lightCavalry') }, 5],
    ['MC-T4: guns against horse', { attacker: party('lancers'), target: party('fieldGuns') }, 5],
    ['MC-T4: foot on the flank at 3 hexes', { onto: 'flank' }, 4],
    ['MC-T4: foot behind at 3 hexes', { onto: 'rear' }, 3],
    ['MC-T4: foot behind at 4 hexes', { onto: 'rear', distance: 4 }, 5],
    [
      'MC-T4: horse on the flank at 6 hexes',
      { attacker: party('lancers'), target: party('lancers'), onto: 'flank', distance: 6 },
      4,
    ],
    [
      'MC-T4: horse on the flank at 7',
      { attacker: party('lancers'), target: party('lancers'), onto: 'flank', distance: 7 },
      5,
    ],
    ['MC-15: friends beside', { target: party('line', { supports: 1 }) }, 7],
    ['MC-15: enemies beside the charger', { attacker: party('line', { supports: 1 }) }, 3],
    ['MC-T5: an officer with it', { target: party('line', { led: true }) }, 6],
    ['MC-T4: a wood', { ground: 'wood' }, 6],
    ['MC-T4: a village', { ground: 'village' }, 8],
    ['MC-T4: a redoubt', { ground: 'redoubt' }, 8],
    ['MC-T4: a slope', { ground: 'uphill' }, 5],
    ['MC-T4: a stream', { ground: 'stream' }, 5],
    ['MC-R-28: the guard', { target: party('line', { status: 'guard' }) }, 7],
    ['MC-R-28: the elite', { target: party('line', { status: 'elite' }) }, 6],
    ['MC-R-28: recruits are militia', { target: party('line', { status: 'recruits' }) }, 3],
  ])('%s', (_title, told, points) => expect(pointsOf({}, told)).toBe(points));

  test('MC-11: base and status are told of each party', () => {
    const told = encounters.mapped(party('light', { status: 'recruits', left: 10 }), 'target', {});
    expect(told.map(({ label, value }) => [label, value])).toEqual([
      ['arm', 'infantry'],
      ['status', 'militia'],
      ['base', 3],
      ['figures', 12],
      ['figuresLeft', 6],
    ]);
  });
});

describe('what the owner may choose', () => {
  const square = { target: party('line', { formation: 'square' }) } as const;

  test('MC-14, MC-R-29: a square against horse counts 2 more, or not; it is never out of square as well', () => {
    expect(rowsOf(square).map(({ row, points }) => [row, points])).toEqual([
      ['counted', 7],
      ['declined', 5],
    ]);
    expect(rowsOf({ answer: 'square' })).toEqual(rowsOf(square));
  });

  test('MC-14: or 2 less, by the letter of the table', () => {
    expect(rowsOf(square, { squareDeclined: -2 }).map(({ row, points }) => [row, points])).toEqual([
      ['counted', 7],
      ['declined', 3],
    ]);
    expect(rowsOf({ ground: 'village' }, { squareDeclined: -2 })).toEqual(rowsOf({ ground: 'village' }));
  });

  test('MC-T4: a square counts against horse only', () => {
    expect(rowsOf({ ...square, attacker: party('line') }).map(({ points }) => points)).toEqual([5]);
  });

  test('MC-42: cover may be left out only where an uncontrolled advance is at stake', () => {
    const inVillage = { ground: 'village', attacker: party('line') } as const;
    expect(rowsOf(inVillage).map(({ row, points }) => [row, points])).toEqual([
      ['counted', 8],
      ['declined', 5],
    ]);
    expect(rowsOf({ ...inVillage, attacker: party('heavyCavalry') }).map(({ row }) => row)).toEqual(['all']);
    const guards = party('line', { status: 'guard' });
    expect(rowsOf({ ...inVillage, target: guards }).map(({ row }) => row)).toEqual(['all']);
  });
});

test('MC-P2: who retreats, routs or flees breaks, who halts is shaken, and nobody loses a man', () => {
  const [row] = rowsOf({}, { base: 1 });
  expect(row?.results).toEqual({ OB: '1/3', HA: '1/3', RE: '1/3' });
  expect(
    Object.entries(row?.measures ?? {}).map(([measure, share]) => [measure, fractionText(share)]),
  ).toEqual([
    ['breaks', '1/3'],
    ['destroyed', '0'],
    ['shaken', '1/3'],
    ['stopped', '0'],
    ['thrown', '0'],
    ['lossTarget', '0'],
    ['lossAttacker', '0'],
  ]);
});

test('MC-T1, MC-P2: an assault is a charge received, and fire in answer comes after the test', () => {
  expect(rowsOf({ deed: 'assault' })).toEqual(rowsOf());
  expect(rowsOf({ answer: 'fire' })).toEqual(rowsOf());
});

test.each<[string, Partial<Encounter>, string]>([
  ['MC-T3: fire', { deed: 'fire' }, 'fire'],
  ['MC-P2: evading', { answer: 'evade' }, 'evade'],
  ['MC-P2: counter-charges', { answer: 'counterCharge' }, 'counterCharge'],
  ['MC-P2: guns that charge', { attacker: party('horseGuns') }, 'gunsCharge'],
  ['MC-T4: horse in square', { target: party('lancers'), answer: 'square' }, 'noSquare'],
  ['MC-T4: guns in square', { target: party('fieldGuns', { formation: 'square' }) }, 'noSquare'],
])('%s: the chapter at hand says nothing', (_title, told, silent) => {
  expect(encounters.answer(encounter(told), {})).toEqual({ kind: 'silent', silent });
});

test('MC-P1: in drawn encounters every face of the die is counted once', () => {
  const c = chance('mc');
  let reckoned = 0;
  for (let n = 0; n < 1000; n++) {
    const combatant = () =>
      party(c.one(ARMS), {
        ...{ status: c.one(STATUSES), left: 1 + c.below(20), supports: c.below(5), led: c.happens(0.3) },
      });
    const told = encounter({
      ...{ deed: c.one(DEEDS), attacker: combatant(), target: combatant(), distance: 1 + c.below(14) },
      ...{ onto: c.one(ONTO), ground: c.one(ENCOUNTER_GROUNDS), answer: c.one(TARGET_ANSWERS) },
    });
    const inputs = encounters.inputs(told);
    const given = Object.fromEntries(
      inputs.filter(() => c.happens(0.2)).map(({ input, values }) => [input, c.one(values)]),
    );
    const answer = encounters.answer(told, given);
    if (answer.kind !== 'formula') continue;
    reckoned += 1;
    const mapped = encounters.mapped(told.target, 'target', given).find(({ label }) => label === 'status');
    const status = MC_STATUSES.find((one) => one === mapped?.value) ?? 'guard';
    for (const { told: points, results } of answer.rows) {
      const faces = [1, 2, 3, 4, 5, 6].map((face) =>
        resultOf(status, (points[0]?.value ?? Number.NaN) + Math.ceil(face / 2) - 1),
      );
      for (const { result, chance: share } of results) {
        const times = BigInt(faces.filter((one) => one === result).length);
        expect(share.over * 6n).toBe(times * share.under);
      }
      expect(new Set(results.map(({ result }) => result))).toEqual(new Set(faces));
    }
  }
  expect(reckoned).toBeGreaterThan(150);
});
