/** Encounters of the whole form drawn by lot: every system answers each, and what it tells can be. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS, fractionText, NUMBERS } from '../../../src/chances/fraction.ts';
import { MEASURES, type Measures } from '../../../src/contract/encounter.ts';
import { measured, weighedRow } from '../../../src/encounter/measured.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { anEncounter, someInputs } from '../../support/encounterCodes.ts';
import { chance } from '../../support/randomPosition.ts';

const LONG = 600_000;
/** A system whose plays are too many for the plain way is walked through for a shorter time. */
const WALKS = { plain: 800, own: 40 };
const ROUNDING = 1e-9;

/** What is wrong with the measures of a row. */
function faultsIn(of: Measures<number>): readonly string[] {
  const outside = MEASURES.filter((measure) => !(of[measure] >= -ROUNDING && of[measure] <= 1 + ROUNDING));
  const together = of.breaks + of.shaken;
  return [
    ...outside.map((measure) => `${measure} is ${of[measure]}`),
    ...(of.destroyed > of.breaks + ROUNDING ? ['more are destroyed than break'] : []),
    ...(together > 1 + ROUNDING ? ['who breaks is shaken besides'] : []),
    ...(of.stopped + of.breaks > 1 + ROUNDING ? ['who stops an attacker breaks'] : []),
  ];
}

const ALL = { breaks: true, destroyed: true, shaken: true, stopped: true, thrown: true };

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (id, system) => {
  const part = system.encounters;
  if (!part) return;

  test('answers every encounter, with measures that can be', { timeout: LONG }, () => {
    const by = chance(`walk ${id}`);
    const answers = { silent: 0, rows: 0 };
    for (let n = 0; n < WALKS.plain; n++) {
      const encounter = anEncounter(by);
      const given = by.happens(0.5) ? {} : someInputs(part, encounter, by);
      const answer = part.answer(encounter, given);
      if (answer.kind === 'played' && answer.played.weighed !== null && n >= WALKS.own) continue;
      const told = measured(part, encounter, given, NUMBERS);
      answers[told.kind] += 1;
      if (told.kind === 'silent') continue;
      const where = JSON.stringify({ encounter, given });
      expect(
        told.rows.flatMap(({ measures }) => faultsIn(measures)),
        where,
      ).toEqual([]);
      // every end counted, all chances are one
      if (n % 20 === 0 && answer.kind === 'played')
        for (const row of answer.played.rows)
          expect(
            fractionText(weighedRow({ ...answer.played, events: () => ALL }, row, FRACTIONS).breaks),
            where,
          ).toBe('1');
    }
    expect(answers.silent).toBeGreaterThan(0);
    expect(answers.rows).toBeGreaterThan(0);
  });
});
