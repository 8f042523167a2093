/** What rests on nothing assumed is the same whatever is assumed. */
import { describe, expect, test } from 'vitest';
import { NUMBERS } from '../../../src/chances/fraction.ts';
import { DEEDS, type Encounter, MEASURES } from '../../../src/contract/encounter.ts';
import { measured } from '../../../src/encounter/measured.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { encounter, party } from '../../support/encounters.ts';

const PLACES: readonly Partial<Encounter>[] = [
  { deed: 'fire', attacker: party('fieldGuns'), distance: 2 },
  { deed: 'fire', attacker: party('line'), target: party('line', { left: 6 }), distance: 1 },
  { deed: 'fire', attacker: party('horseGuns'), target: party('fieldGuns', { led: true }), answer: 'fire' },
];

const PARTS = SYSTEMS.flatMap(({ id, encounters }) => (encounters ? [{ id, part: encounters }] : []));

describe.each(PARTS)('$id', ({ part }) => {
  test('settles only measures that it knows, all of them where nothing is assumed', () => {
    for (const deed of DEEDS) {
      const settled = part.settled(deed);
      expect(part.measures(deed)).toEqual(expect.arrayContaining([...settled]));
      if (part.inputs(encounter({ deed })).length === 0) expect(settled).toEqual(MEASURES);
    }
  });

  test.each(PLACES)('%j', (place) => {
    const told = encounter(place);
    const settledBy = (given: object) => {
      const answer = measured(part, told, { ...given }, NUMBERS);
      if (answer.kind === 'silent') return null;
      return answer.rows.map(({ measures }) => part.settled(told.deed).map((one) => measures[one]));
    };
    const usual = settledBy({});
    if (usual === null || part.settled(told.deed).length === 0) return;
    for (const { input, values, from } of part.inputs(told))
      for (const value of from === 'assumed' ? values : []) {
        const now = settledBy({ [input]: value });
        // of two rows that come to be told there is the same
        if (now !== null) expect([input, value, now[0]]).toEqual([input, value, usual[0]]);
      }
  });
});
