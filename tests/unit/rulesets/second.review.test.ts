/** Encounters drawn by lot by the two systems that play them here to their ends, and by a plain second reading of each. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, type Fraction, fractionText } from '../../../src/chances/fraction.ts';
import {
  type Encounter,
  type EncounterPart,
  type GivenInputs,
  MEASURES,
} from '../../../src/contract/encounter.ts';
import type { SystemTypes } from '../../../src/contract/systemTypes.ts';
import { measured } from '../../../src/encounter/measured.ts';
import { encounters as alexandre } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { encounters as casques } from '../../../src/rulesets/casques-et-plumets/encounters.ts';
import { plainAlexandre } from '../../oracle/plainAlexandre.ts';
import { plainCasques } from '../../oracle/plainCasques.ts';
import { anEncounter, someInputs } from '../../support/encounterCodes.ts';
import { chance } from '../../support/randomPosition.ts';

type Rows = Readonly<Record<string, readonly string[]>> | null;

const written = (measures: readonly Fraction[]): readonly string[] => measures.map(fractionText);

/** What the system makes of it, as fractions, the measures in their order; null where it is silent. */
function foundBy<T extends SystemTypes>(
  part: EncounterPart<T>,
  encounter: Encounter,
  given: GivenInputs,
): Rows {
  const answer = measured(part, encounter, given, FRACTIONS);
  if (answer.kind === 'silent') return null;
  return Object.fromEntries(
    answer.rows.map(({ row, measures }) => [row, written(MEASURES.map((measure) => measures[measure]))]),
  );
}

/** How many of those drawn are answered; each is compared. */
function compared<T extends SystemTypes>(
  part: EncounterPart<T>,
  plain: (encounter: Encounter, given: GivenInputs) => Rows,
  seed: string,
  wanted: number,
): number {
  const by = chance(seed);
  let answered = 0;
  let drawn = 0;
  for (; answered < wanted && drawn < 40 * wanted; drawn++) {
    const encounter = anEncounter(by);
    // few dice in most of them: many are the same mistakes, and slow
    const given = by.happens(0.7) ? {} : someInputs(part, encounter, by);
    const found = foundBy(part, encounter, given);
    if (found !== null) answered += 1;
    expect(found, JSON.stringify({ encounter, given })).toEqual(plain(encounter, given));
  }
  return answered;
}

const LONG = 300_000;

describe('a plain second reading finds the same', () => {
  test('CP-P3 to CP-P10, CP-T6 to CP-T9: encounters by Casques et Plumets', { timeout: LONG }, () => {
    const plain = (encounter: Encounter, given: GivenInputs): Rows => {
      const measures = plainCasques(encounter, given);
      return measures && { all: written(measures) };
    };
    expect(compared(casques, plain, 'second casques', 150)).toBe(150);
  });

  test('AB-P1 to AB-P5, AB-T1 to AB-T5: combats of Alexandre et Bayard', { timeout: LONG }, () => {
    const plain = (encounter: Encounter, given: GivenInputs): Rows => {
      const rows = plainAlexandre(encounter, given);
      return rows && Object.fromEntries(Object.entries(rows).map(([row, m]) => [row, written(m)]));
    };
    expect(compared(alexandre, plain, 'second alexandre', 40)).toBe(40);
  });
});
