/** Encounters drawn by lot, by the morale chapter and by a plain second reading of it: every face of its die. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/chances/fraction.ts';
import { drawnFor } from '../../../src/command/encounterLot.ts';
import type { Encounter } from '../../../src/contract/encounter.ts';
import type { ShotLoss } from '../../../src/contract/shot.ts';
import { encounters, encountersAfter } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { shotLosses } from '../../../src/rulesets/sabreur-hex/shot.ts';
import { plainFire, plainTests } from '../../oracle/plainMorale.ts';

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

const SHOTS_AMONG = 600;
const MEN = { line: 800, light: 480, heavyCavalry: 480, cuirassiers: 480, lightCavalry: 320, lancers: 320 };

const known = new Map<Encounter, readonly ShotLoss[] | null>();

/** The shots that are lent, each worked out once. */
function lent(encounter: Encounter): readonly ShotLoss[] | null {
  const losses = known.get(encounter) ?? shotLosses(encounter);
  known.set(encounter, losses);
  return losses;
}

test('MC-T1, MC-T2, MC-T3, MC-04: shots, as every face of every die after them reads them', () => {
  const met = new Set<string>();
  const shot = drawnFor(encountersAfter(lent), seedrandom('shots by lot'), {
    ...{ played: 1, formula: SHOTS_AMONG },
  }).filter(({ encounter }) => encounter.deed === 'fire');
  for (const { encounter, given, answer } of shot) {
    if (answer.kind !== 'formula') throw new Error('played');
    const { arm } = encounter.target;
    const men = arm in MEN ? MEN[arm as keyof typeof MEN] : 240;
    const shots = (lent(encounter) ?? []).map(({ chance, share, destroyed }) => ({
      ...{ chance, destroyed, men: Math.floor((Number(share.over) * men) / Number(share.under)) },
    }));
    const wanted = plainFire(encounter, given, shots).map(({ row, chances }) => ({
      row,
      ...Object.fromEntries([...chances].map(([what, chance]) => [what, fractionText(chance)])),
    }));
    const found = answer.rows.map(({ row, measures, results }) => ({
      row,
      ...(measures.destroyed.over > 0n ? { destroyed: fractionText(measures.destroyed) } : {}),
      ...Object.fromEntries(results.map(({ result, chance }) => [result, fractionText(chance)])),
    }));
    expect(found, JSON.stringify({ encounter, given })).toEqual(wanted);
    for (const one of found) for (const what of Object.keys(one)) met.add(what);
  }
  expect(shot.length).toBeGreaterThan(50);
  expect([...met].sort()).toEqual(['FL', 'HA', 'OB', 'RE', 'RO', 'UA', 'destroyed', 'row']);
});
