import { describe, expect, test } from 'vitest';
import { type EncounterPart, NOT_ANSWERED } from '../../../src/contract/encounter.ts';
import type { SystemWords } from '../../../src/contract/system.ts';
import type { SystemTypes } from '../../../src/contract/systemTypes.ts';
import { encounters as alexandre } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { words as alexandreEn } from '../../../src/rulesets/alexandre-et-bayard/language/en.ts';
import { words as alexandreFr } from '../../../src/rulesets/alexandre-et-bayard/language/fr.ts';
import { encounters as casques } from '../../../src/rulesets/casques-et-plumets/encounters.ts';
import { words as casquesEn } from '../../../src/rulesets/casques-et-plumets/language/en.ts';
import { words as casquesFr } from '../../../src/rulesets/casques-et-plumets/language/fr.ts';
import { encountersAfter as moraleAfter } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { words as moraleEn } from '../../../src/rulesets/morale-chapter/language/en.ts';
import { words as moraleFr } from '../../../src/rulesets/morale-chapter/language/fr.ts';
import { encounters as sabreur } from '../../../src/rulesets/sabreur-hex/encounters.ts';
import { words as sabreurEn } from '../../../src/rulesets/sabreur-hex/language/en.ts';
import { words as sabreurFr } from '../../../src/rulesets/sabreur-hex/language/fr.ts';
import { shotLosses } from '../../../src/rulesets/sabreur-hex/shot.ts';
import { encounters as napoleon } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import { words as napoleonEn } from '../../../src/rulesets/we-are-napoleon/language/en.ts';
import { words as napoleonFr } from '../../../src/rulesets/we-are-napoleon/language/fr.ts';
import { type MetCodes, metCodes } from '../../support/encounterCodes.ts';

interface Told {
  readonly name: string;
  readonly en: SystemWords;
  readonly fr: SystemWords;
  /** The codes met in so many encounters. */
  readonly met: () => MetCodes;
  /** Codes that so few encounters seldom meet, for they need several enemies near or strange ends. */
  readonly rare: readonly string[];
}

function told<T extends SystemTypes>(
  name: string,
  part: EncounterPart<T>,
  [en, fr]: readonly [SystemWords, SystemWords],
  encounters: number,
  rare: readonly string[] = [],
): Told {
  let met: MetCodes | null = null;
  return {
    // what a course tells of an answer that is not given, `list.test.ts` looks for
    ...{ name, en, fr, rare: [...rare, NOT_ANSWERED] },
    met: () => {
      met ??= metCodes(part, name, encounters);
      return met;
    },
  };
}

const SYSTEMS: readonly Told[] = [
  told('sabreur-hex', sabreur, [sabreurEn, sabreurFr], 700, [
    ...['danger', 'flightFacing', 'flightStep', 'pursuit', 'crossing', 'tollSaves'],
    ...['panicked', 'village', 'fortifiedPoint', 'chargedByLancer', 'outflankedNoFire', 'notAllowed'],
    'skirmishersOnlyWeakTargets',
  ]),
  told('casques-et-plumets', casques, [casquesEn, casquesFr], 4000),
  // an evade that is caught needs both moves told
  told('alexandre-et-bayard', alexandre, [alexandreEn, alexandreFr], 4000, ['chase']),
  told('morale-chapter', moraleAfter(shotLosses), [moraleEn, moraleFr], 4000),
  told('we-are-napoleon', napoleon, [napoleonEn, napoleonFr], 4000, ['tooFar']),
];

const GROUPS = ['terms', 'steps', 'inputs', 'values', 'labels', 'rows', 'silences'] as const;

/** Every text of a system, by where it stands. */
function textsOf(words: SystemWords): readonly (readonly [place: string, text: string])[] {
  return GROUPS.flatMap((group) =>
    Object.entries(words[group]).map(([code, text]) => [`${group}.${code}`, text] as const),
  );
}

/** The play of seven hundred encounters of Sabreur-hex on a busy machine. */
const LONG = 300_000;

describe.each(SYSTEMS)('the words of $name', ({ en, fr, met, rare }) => {
  test('are of the same codes in both languages, in the same order', () => {
    for (const group of GROUPS) expect(Object.keys(fr[group]), group).toEqual(Object.keys(en[group]));
  });

  test.each(GROUPS)('tell each of the %s that encounters meet', { timeout: LONG }, (group) => {
    const codes = [...met()[group]];
    expect(codes.filter((code) => !Object.hasOwn(en[group], code))).toEqual([]);
    expect(codes.filter((code) => !Object.hasOwn(fr[group], code))).toEqual([]);
  });

  test.each(GROUPS)('have none over of the %s', { timeout: LONG }, (group) => {
    const codes = met()[group];
    const over = Object.keys(en[group]).filter((code) => !codes.has(code) && !rare.includes(code));
    expect(over).toEqual([]);
  });

  test('differ between values of one input', () => {
    for (const words of [en, fr]) {
      const said = Object.values(words.values);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('say what is missing in one sentence that names its statement', () => {
    for (const words of [en, fr])
      for (const [code, sentence] of Object.entries(words.silences))
        expect(sentence, code).toMatch(/^[A-ZÀ-Ü][^.]* \((?:[A-Z]{2,3}(?:-R)?-[A-Z]?\d+(?:, )?)+\)\.$/u);
  });

  test('begin with a capital where they head a line, and end without a stop', () => {
    for (const words of [en, fr]) {
      for (const group of ['steps', 'inputs'] as const)
        for (const [code, text] of Object.entries(words[group])) expect(text, code).toMatch(/^\p{Lu}[^.]*$/u);
      for (const group of ['terms', 'labels', 'rows'] as const)
        for (const [code, text] of Object.entries(words[group])) expect(text, code).toMatch(/^\P{Lu}[^.]*$/u);
    }
  });

  test('are written as the project writes', () => {
    for (const [place, text] of [...textsOf(en), ...textsOf(fr)])
      expect(text, place).not.toMatch(/^\s*$|['"\u00a0]| {2}|^ | $| [,.]|\b[a-z]+[A-Z]/);
    for (const [place, text] of textsOf(en)) expect(text, place).not.toMatch(/\u202f| [;:!?]/);
    for (const [place, text] of textsOf(fr)) {
      expect(text, place).not.toMatch(/[^\u202f][;:!?]|\u202f[^;:!?]/);
      expect(text, place).not.toMatch(/\bde [aeiouàéèêAEIOUÀÉÈÊ]/);
    }
  });
});
