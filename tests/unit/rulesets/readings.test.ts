/** What the steps of a course say that their dice come to. */
import { describe, expect, test } from 'vitest';
import { FRACTIONS } from '../../../src/chances/fraction.ts';
import type { Encounter, EncounterPart, GivenInputs } from '../../../src/contract/encounter.ts';
import type { DiceReading } from '../../../src/contract/reading.ts';
import type { SystemTypes } from '../../../src/contract/systemTypes.ts';
import { measured } from '../../../src/encounter/measured.ts';
import { encounters as alexandre } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { encounters as casques } from '../../../src/rulesets/casques-et-plumets/encounters.ts';
import { encountersAfter as moraleAfter } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { encounters as sabreur } from '../../../src/rulesets/sabreur-hex/encounters.ts';
import { encounters as napoleon } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import { encounter, party } from '../../support/encounters.ts';

const morale = moraleAfter(() => null);

/** What the first step of that name says, in the row of that number. */
function readingOf<T extends SystemTypes>(
  part: EncounterPart<T>,
  step: string,
  told: Partial<Encounter> = {},
  given: GivenInputs = {},
  row = 0,
): DiceReading | undefined {
  const answer = measured(part, encounter(told), given, FRACTIONS);
  if (answer.kind === 'silent') throw new Error(answer.silent);
  const found = answer.rows[row]?.steps.find((one) => one.step === step);
  if (!found) throw new Error(`no step ${step}`);
  return found.reading;
}

/** The results of the faces in their order. */
function facesOf(...told: [step: string, told?: Partial<Encounter>, given?: GivenInputs, row?: number]) {
  const reading = readingOf(alexandre, ...told);
  return reading?.of === 'faces' ? reading.faces.map(({ result }) => result).join(' ') : null;
}

describe('Casques et Plumets', () => {
  test('CP-T6: a test is passed from 8 on', () => {
    expect(readingOf(casques, 'test')).toEqual({
      of: 'total',
      totals: [
        { least: null, most: 7, result: 'staysOut' },
        { least: 8, most: null, result: 'enters' },
      ],
    });
    expect(readingOf(casques, 'squareTest', { answer: 'square' })).toMatchObject({
      totals: [{ result: 'losesOrder' }, { least: 8, result: 'formsSquare' }],
    });
  });

  test('CP-P4, CP-P8, CP-P10: dice hit, save and fell officers', () => {
    const led = { target: party('line', { led: true }), answer: 'fire' } as const;
    expect(readingOf(casques, 'fire', led)).toEqual({ of: 'dice', result: 'hit' });
    expect(readingOf(casques, 'fireSaves', led)).toEqual({ of: 'dice', result: 'saved' });
    expect(readingOf(casques, 'strike')).toEqual({ of: 'dice', result: 'hit' });
    expect(readingOf(casques, 'meleeSaves')).toEqual({ of: 'dice', result: 'saved' });
  });
});

describe('Alexandre et Bayard', () => {
  const supported = party('heavyCavalry', { supports: 2 });

  test('AB-T2, AB-T4: faces by the armour and the combat, in their order', () => {
    const reading = readingOf(alexandre, 'assault');
    expect(reading?.of === 'faces' ? reading.faces.map(({ face }) => face) : null).toEqual(
      ['green', 'blue', 'red', 'special', 'flag', 'order'].map((face) => `${face}Face`),
    );
    expect(facesOf('assault')).toBe('nothing hit hit nothing moral nothing');
    expect(facesOf('assault', { attacker: supported })).toBe('nothing hit hit hit moral nothing');
    const foot = { attacker: party('line', { supports: 2 }), target: party('lancers') };
    expect(facesOf('assault', foot)).toBe('hit hit hit moral moral nothing');
  });

  test('AB-R-01: the sixth face is a second flag by the other reading', () => {
    expect(facesOf('assault', {}, {}, 1)).toBe('nothing hit hit nothing moral moral');
    const reading = readingOf(alexandre, 'assault', {}, {}, 1);
    expect(reading?.of === 'faces' && reading.faces[5]?.face).toBe('flagFace');
  });

  test('AB-41: on black armour red is to be confirmed, by any face that hits', () => {
    const told = { attacker: party('line', { supports: 2 }), target: party('cuirassiers') };
    const given = { attackerAssault: 6 };
    expect(facesOf('assault', told, given)).toBe('nothing nothing toConfirm moral moral nothing');
    expect(facesOf('confirm', told, given)).toBe('confirmed confirmed confirmed nothing nothing nothing');
  });

  test('AB-50: against one who evades ordinary hits alone, his armour the other way round', () => {
    const told = { answer: 'evade', target: party('lancers') } as const;
    expect(facesOf('chase', told, { attackerMove: 3, targetMove: 6 })).toBe(
      'nothing nothing hit nothing nothing nothing',
    );
  });

  test('AB-66, AB-69: guns that go back lose an element for a special', () => {
    const told = { target: party('horseGuns') };
    expect(facesOf('panic', told, { attackerAssault: 1 }, 1)).toBe(
      'nothing nothing nothing elementLost nothing nothing',
    );
  });
});

test('MC-T9: what the counts of the die come to for the status', () => {
  const told = { target: party('line', { status: 'recruits' }) } as const;
  expect(readingOf(morale, 'test', told, { base: 2 })).toEqual({
    of: 'total',
    totals: [
      { least: 0, most: 0, result: 'RE' },
      { least: 1, most: 2, result: 'HA' },
    ],
  });
});

describe('WN-R-25: what passes the test that is taken for the missing one', () => {
  test.each<[string, GivenInputs, object]>([
    [
      '1D6',
      {},
      {
        totals: [
          { most: 3, result: 'passes' },
          { least: 4, result: 'disordered' },
        ],
      },
    ],
    [
      '2D6',
      { test: '2D6' },
      {
        totals: [
          { most: 4, result: 'disordered' },
          { least: 5, result: 'passes' },
        ],
      },
    ],
  ])('%s', (_title, given, totals) =>
    expect(readingOf(napoleon, 'testInOrder', {}, given)).toMatchObject(totals),
  );

  test('nothing is thrown for a chance that is told', () => {
    expect(readingOf(napoleon, 'testInOrder', {}, { test: 'chance' })).toBeUndefined();
  });
});

test('MOR-10: a test is failed by what is thrown above the command value; blows hit, and hits are saved', () => {
  expect(readingOf(sabreur, 'morale')).toEqual({
    of: 'total',
    totals: [
      { least: null, most: 0, result: 'passes' },
      { least: 1, most: null, result: 'fails' },
    ],
  });
  expect(readingOf(sabreur, 'fire', { deed: 'fire', attacker: party('fieldGuns') })).toEqual({
    of: 'dice',
    result: 'hit',
  });
});
