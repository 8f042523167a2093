/** What parties are taken for, what may be told beside the encounter, and where the rule has no answer. */
import { describe, expect, test } from 'vitest';
import { ARMS, type Encounter, type GivenInputs, STATUSES } from '../../../../src/contract/encounter.ts';
import { encounters } from '../../../../src/rulesets/casques-et-plumets/encounters.ts';
import { OPTIONS } from '../../../../src/rulesets/casques-et-plumets/rules/options.ts';
import { gameOf, silentOf } from '../../../support/casques.ts';
import { encounter, party } from '../../../support/encounters.ts';

type Told = Partial<Encounter>;
const foot = party('line');
const skirmishers = party('light', { formation: 'skirmish' });

describe('silences', () => {
  test.each<readonly [string, Told, string | null]>([
    [
      'CP-R-78: only light foot skirmishes',
      { attacker: party('line', { formation: 'skirmish' }) },
      'formation',
    ],
    [
      'CP-R-78: only light cavalry goes in open order',
      { target: party('heavyCavalry', { formation: 'skirmish' }) },
      'formation',
    ],
    ['CP-R-78: lancers are light cavalry', { target: party('lancers', { formation: 'skirmish' }) }, null],
    ['CP-T3: cavalry has no square', { target: party('lightCavalry', { formation: 'square' }) }, 'formation'],
    ['CP-T3: foot stands in some order', { target: party('line', { formation: 'none' }) }, 'formation'],
    [
      'CP-R-60: guns hold no house',
      { deed: 'fire', attacker: foot, distance: 1, ground: 'village', target: party('fieldGuns') },
      'houses',
    ],
    [
      'CP-R-60: nor does cavalry',
      { deed: 'assault', ground: 'village', target: party('lightCavalry') },
      'houses',
    ],
    ['CP-R-60: cavalry goes into none', { deed: 'assault', ground: 'village' }, 'housesOnFoot'],
    ['CP-R-60: foot does', { deed: 'assault', ground: 'village', attacker: foot }, null],
    ['CP-R-39: cavalry does not fire', { deed: 'fire' }, 'cavalryFire'],
    ['CP-T7: muskets carry 2 hexes', { deed: 'fire', attacker: foot, distance: 2 }, null],
    ['CP-T7: and not 3', { deed: 'fire', attacker: foot, distance: 3 }, 'range'],
    ['CP-T7: guns 10', { deed: 'fire', attacker: party('horseGuns'), distance: 10 }, null],
    ['CP-T7: and not 11', { deed: 'fire', attacker: party('horseGuns'), distance: 11 }, 'range'],
    ['CP-T7: heavy guns 14', { deed: 'fire', attacker: party('heavyGuns'), distance: 14 }, null],
    [
      'CP-P5: nobody counter-charges',
      { answer: 'counterCharge', target: party('lightCavalry') },
      'counterCharge',
    ],
    ['CP-R-55: guns do not charge', { attacker: party('horseGuns') }, 'gunsCharge'],
    ['CP-R-55: nor does a square', { attacker: party('line', { formation: 'square' }) }, 'squareCharge'],
    ['CP-R-55: skirmishers do not charge a line', { attacker: skirmishers }, 'skirmishersCharge'],
    ['CP-R-55: they charge guns', { attacker: skirmishers, target: party('heavyGuns') }, null],
    ['CP-R-55: and skirmishers', { attacker: skirmishers, target: skirmishers }, null],
    [
      'CP-R-55, CP-66: and cavalry that a wood disorders',
      { attacker: skirmishers, target: party('cuirassiers'), ground: 'wood' },
      null,
    ],
    ['CP-R-55: foot in line does', { attacker: foot, distance: 2 }, null],
    ['CP-40: a stream is in the way of a charge', { ground: 'stream' }, 'obstacle'],
    ['CP-40: a redoubt too', { ground: 'redoubt' }, 'obstacle'],
    ['CP-40: a house too', { ground: 'village', attacker: foot }, 'obstacle'],
    ['CP-R-49, CP-R-58: an assault goes over a stream', { ground: 'stream', deed: 'assault' }, null],
    ['CP-R-49, CP-R-58: and into a redoubt', { ground: 'redoubt', deed: 'assault' }, null],
  ])('%s', (_title, told, silent) => expect(silentOf(told)).toBe(silent));

  test('CP-R-55: skirmishers charge who is in disorder', () => {
    expect(silentOf({ attacker: skirmishers }, { targetDisordered: 'yes' })).toBeNull();
  });

  test('CP-R-55: nobody charges out of order, who may yet assault and fire', () => {
    const given: GivenInputs = { attackerDisordered: 'yes' };
    expect(silentOf({}, given)).toBe('disorderedCharge');
    expect(silentOf({ deed: 'assault' }, given)).toBeNull();
    expect(silentOf({ deed: 'fire', attacker: foot, distance: 1 }, given)).toBeNull();
  });
});

describe('units', () => {
  test.each(ARMS)('CP-01: %s is one unit, of the kind that is shown', (arm) => {
    const [kind] = encounters.mapped(party(arm), 'target', {});
    expect(kind).toMatchObject({ label: 'kind', value: gameOf({ target: party(arm) }).target.kind });
  });

  test.each(STATUSES)('CP-T2: what is shown of %s is what fights', (status) => {
    const one = party('heavyCavalry', { status, left: 9 });
    const { target } = gameOf({ target: one });
    const shown = encounters.mapped(one, 'target', {}).map(({ value }) => value);
    expect(shown).toEqual([target.kind, target.status, target.value]);
  });

  test('CP-66: cavalry in a wood is disordered, in open order it is not', () => {
    const inWood = (formation: 'line' | 'column' | 'skirmish') =>
      gameOf({ ground: 'wood', target: party('lightCavalry', { formation }) }).target.disordered;
    expect([inWood('line'), inWood('column'), inWood('skirmish')]).toEqual([true, true, false]);
    expect(gameOf({ ground: 'wood' }).attacker.disordered).toBe(false);
  });

  test('CP-T10: numbers are told of each', () => {
    const { attacker, target } = gameOf({}, { targetNumerous: 'yes' });
    expect([attacker.numerous, target.numerous]).toEqual([false, true]);
  });
});

describe('inputs', () => {
  const inputs = encounters.inputs(encounter());

  test.each(Object.entries(OPTIONS))(
    '%s is a reading with all its values, the first taken',
    (key, values) => {
      expect(inputs.find(({ input }) => input === key)).toMatchObject({
        ...{ values, usual: values[0], from: 'ruling' },
      });
      for (const value of values)
        expect(gameOf({}, { [key]: value }).options).toMatchObject({ [key]: value });
      expect(gameOf({}, { [key]: 'stray' }).options).toMatchObject({ [key]: values[0] });
    },
  );

  test('what the encounter does not say is assumed', () => {
    const assumed = inputs.filter(({ from }) => from === 'assumed').map(({ input }) => input);
    expect(assumed).toEqual([
      ...['attackerSkill', 'targetSkill', 'attackerNumerous', 'targetNumerous'],
      ...['attackerRifles', 'targetRifles'],
      ...['attackerDisordered', 'targetDisordered', 'reserve', 'pursues'],
    ]);
  });
});
