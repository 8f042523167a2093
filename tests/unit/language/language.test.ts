import { describe, expect, test } from 'vitest';
import { browserLocale, isLocale, LANGUAGE_NAMES, languageOf } from '../../../src/language/language.ts';
import { LOCALES } from '../../../src/language/locale.ts';
import { SKILLS } from '../../../src/rules/state/vocabulary.ts';
import { SKILL_RULES } from '../../../src/rules/units/skills.ts';
import { position } from '../../support/position.ts';
import { FACTS, hexName, names, ROLLS } from './samples.ts';
import { spokenBy, wholeLanguage } from './spoken.ts';

const en = await wholeLanguage('en');
const fr = await wholeLanguage('fr');
const english = spokenBy(en);
const french = spokenBy(fr);

/** The same word in both languages. */
const SHARED = new Set([
  'Portugal',
  'Naples',
  'Menu',
  'Journal',
  'Combat',
  'C7, village',
  'Brunswick',
  'Nassau',
  'France',
  'Charge',
  'Rotation',
  'Orientation',
  'column',
  'village',
  'horde',
  'Sabreur-hex',
  'Cuirassier',
  'Formation',
  // a unit, alone on its button
  'Infernet',
]);

function faults(spoken: typeof french, pattern: RegExp): readonly string[] {
  return spoken.filter(([, text]) => pattern.test(text)).map(([place, text]) => `${place}: ${text}`);
}

describe.each(LOCALES)('every sentence in %s', (locale) => {
  const spoken = spokenBy(locale === 'en' ? en : fr);

  test('says something, and nothing of the program', () => {
    expect(spoken.length).toBeGreaterThan(700);
    expect(faults(spoken, /^\s*$|\bundefined|\bnull\b|NaN|\[object|\$\{/)).toEqual([]);
  });

  test('has no straight quotes, no double or hanging spaces', () => {
    expect(faults(spoken, /['"]| {2}|^ | $|\.\.\.| [,.]|\.\./)).toEqual([]);
  });

  test('names no code of the program: words in the middle of which a capital stands', () => {
    expect(faults(spoken, /(?<!Java)\b[a-z]+[A-Z]/)).toEqual([]);
  });

  test('refusals, questions and titles begin with a capital or a name', () => {
    const heads = spoken.filter(([place]) => /^(refusals\.\w+\.\d|facts|questions|frames)/.test(place));
    expect(faults(heads, /^[a-zà-ÿ]/)).toEqual([]);
  });
});

const ofTable = ([place]: (typeof french)[number]) => place.startsWith('table.');

test.each([
  { name: 'the shared subjects', spoken: french.filter((one) => !ofTable(one)) },
  { name: 'the table', spoken: french.filter(ofTable) },
])('French puts a thin unbreakable space before ; : ! ? and only there: $name', ({ spoken }) => {
  expect(faults(spoken, /[^\u202f][;:!?]/)).toEqual([]);
  expect(faults(spoken, /\u202f[^;:!?%\d]/)).toEqual([]);
  expect(faults(spoken, /\u00a0/)).toEqual([]);
});

test('French elides de before a vowel and joins it with the article', () => {
  expect(faults(french, /\bde [AEIOUÀÉÈÊ]|\bde Les? |\bà Les? /)).toEqual([]);
  const [told] = FACTS.reactionDeclared;
  const said = (unit: string) => told && fr.factSentence({ ...told, unit }, names, hexName);
  expect(said('b')).toMatch(/^Réaction d’Alton/);
  expect(said('c')).toMatch(/^Réaction du 5e/);
  expect(said('d')).toMatch(/^Réaction de Ney/);
});

test('what is called something has a colon, which French sets apart by a space that breaks no line', () => {
  expect(languageOf('en').writing.labelled('Formation', 'line')).toBe('Formation: line');
  expect(languageOf('fr').writing.labelled('Formation', 'ligne')).toBe('Formation\u202f: ligne');
});

test('English spells everything out', () => {
  expect(faults(english, /\b(Cd|PO|PA|PV|OP|VP|AP|CV|SP|CF|FF|MF|LoS)\b/)).toEqual([]);
  expect(faults(english, /\u202f| [;:!?](?:\s|$)/)).toEqual([]);
});

test('French abbreviates nothing but what the rule does', () => {
  expect(faults(french, /\b(Cd|PV|OP|VP)\b/)).toEqual([]);
});

test('both languages say the same things, none left untranslated', () => {
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const same = french.filter(([, text], at) => {
    const other = english[at]?.[1];
    return text === other && /\p{L}{3}/u.test(text) && !SHARED.has(text);
  });
  expect(same).toEqual([]);
});

test('French 0 is singular, English 0 plural', () => {
  expect([0, 1, 2].map(fr.screens.counters.orderPoints)).toEqual([
    '0 point d’ordre',
    '1 point d’ordre',
    '2 points d’ordre',
  ]);
  expect([0, 1, 2].map(en.screens.counters.orderPoints)).toEqual([
    '0 order points',
    '1 order point',
    '2 order points',
  ]);
  expect(en.dialogs.asked.endOrdersUnits(1)).toMatch(/^1 unit has not/);
});

test('large numbers and minus signs are written as each language writes them', () => {
  expect(en.screens.counters.armyPoints(1500)).toBe('1,500 army points');
  expect(fr.screens.counters.armyPoints(1500)).toBe('1\u202f500 points d’armée');
  expect(en.termLine({ rule: 'MOR-07', why: 'demoralised', amount: -2 })).toBe('−2 demoralised');
});

test('lines of a sum', () => {
  expect(en.termLine({ rule: 'CBT-12', why: 'halfRange', amount: 1 })).toBe('+1 half range or less');
  expect(en.termLine({ rule: 'CBT-13', why: 'targetInCover', cap: 3 })).toBe('at most 3: target in cover');
  expect(fr.termLine({ rule: 'CBT-13', why: 'targetInCover', cap: 3 })).toBe(
    'au plus 3\u202f: cible à couvert',
  );
  expect(en.termLine({ rule: 'CBT-07', why: 'doubledCharge', factor: 2 })).toBe('× 2 charge in open terrain');
});

test.each(SKILLS)('a line of a sum for the skill %s names it', (skill) => {
  const { rule } = SKILL_RULES[skill];
  for (const language of [en, fr])
    expect(language.termLabel({ rule, why: 'skill', amount: 1 })).toBe(language.words.skills[skill]);
});

test('the dice before and after the roll', () => {
  const [shot] = ROLLS.fire;
  const [test0] = ROLLS.morale;
  if (!shot || !test0) throw new Error('no samples');
  expect(en.rollSentence(shot.about, shot.dice, names)).toBe('Roll 7 dice: 5 or 6 hits');
  expect(fr.rollSentence(shot.about, shot.dice, names)).toBe('Lancer 7 dés\u202f: 5 ou 6 touche');
  expect(en.rolledSentence(shot.about, shot.dice, shot.faces, shot.outcome, names)).toBe(
    '7 dice: 2 5 6 1 1 3 5 → 3 hits',
  );
  expect(en.rollSentence(test0.about, test0.dice, names)).toBe('Roll 2 dice: 8 or less passes');
  expect(fr.rolledSentence(test0.about, test0.dice, test0.faces, test0.outcome, names)).toBe(
    '2 dés, contre 8\u202f: 5 6 → raté de 3',
  );
});

test('R-150 of a test whose command value is kept neither before nor after the dice tells it', () => {
  const [rolled] = ROLLS.morale;
  if (!rolled) throw new Error('no sample');
  const { about, dice, faces, outcome } = rolled;
  const side = (one: string) => one;
  expect(en.rollSentence(about, dice, names, side, true)).toBe('Roll 2 dice: result');
  expect(fr.rollSentence(about, dice, names, side, true)).toBe('Lancer 2 dés\u202f: résultat');
  expect(en.rolledSentence(about, dice, faces, outcome, names, side, true)).toBe('2 dice: 5 6 → failed by 3');
  expect(fr.rolledSentence(about, dice, faces, outcome, names, side, true)).toBe(
    '2 dés\u202f: 5 6 → raté de 3',
  );
});

test('what was set right is told without saying that two agreed: against the program one person does', () => {
  const [unit] = FACTS.unitCorrected;
  const [orders] = FACTS.ordersCorrected;
  if (!unit || !orders) throw new Error('no samples');
  const said = (language: typeof en) =>
    [unit, orders].map((fact) => language.factSentence(fact, names, hexName, (side) => side)).join(' ');
  expect(said(en)).not.toMatch(/both|agree/i);
  expect(said(fr)).not.toMatch(/accord|deux/i);
});

test('lots are drawn between players by name, and have no faces', () => {
  const [lots] = ROLLS.firstTurn;
  if (!lots) throw new Error('no sample');
  const sides = (side: 'blue' | 'red') => (side === 'blue' ? 'Jeanne' : 'Karl');
  const said = (language: typeof en) => [
    language.rollSentence(lots.about, lots.dice, names, sides),
    language.outcomeWords(lots.about, lots.dice, 1, names, sides),
    language.rolledSentence(lots.about, lots.dice, lots.faces, 1, names, sides),
  ];
  expect(said(en)).toEqual([
    'Draw lots for the first turn: Jeanne or Karl',
    'Karl begins',
    'Lots drawn between Jeanne and Karl → Karl begins',
  ]);
  expect(said(fr)).toEqual([
    'Tirer au sort le premier tour\u202f: Jeanne ou Karl',
    'premier tour\u202f: Karl',
    'Tirage au sort entre Jeanne et Karl → premier tour\u202f: Karl',
  ]);
});

test('refusals carry their figures, and names for ids', () => {
  const refusal = {
    rule: 'FIR-06',
    reason: 'beyondRange',
    facts: { unit: 'a', target: 'b', distance: 5, range: 4 },
  } as const;
  expect(en.refusalSentence(refusal, names)).toBe(
    'Alton is out of range (distance 5, range 4): move closer or choose another target.',
  );
  expect(fr.refusalSentence(refusal, names)).toBe(
    'Alton est hors de portée (distance 5, portée 4)\u202f: approchez ou choisissez une autre cible.',
  );
});

test('a unit as a screen reader hears it', () => {
  const [unit] = position({
    units: [
      {
        id: '3e de ligne',
        side: 'blue',
        type: 'lineInfantry',
        at: [2, 2],
        strength: 16,
        initialStrength: 20,
      },
    ],
  }).units;
  if (!unit) throw new Error('no unit');
  expect(fr.screens.aria.unit(unit)).toBe(
    '3e de ligne, infanterie de ligne, en ligne, 16 points sur 20, face au nord',
  );
  expect(en.screens.aria.unit(unit)).toBe(
    '3e de ligne, line infantry, in line, 16 strength points of 20, facing north',
  );
});

test('facings by the compass: 5 looks up the map, 2 down', () => {
  expect([0, 1, 2, 3, 4, 5].map((facing) => en.words.compass[facing as 0])).toEqual([
    'north-east',
    'south-east',
    'south',
    'south-west',
    'north-west',
    'north',
  ]);
});

test('a code of a faulty file that nobody knows has a general sentence', () => {
  expect(en.fileProblem('unheardOf')).toBe('The file cannot be read.');
});

test('the language of the browser', () => {
  expect(browserLocale(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(browserLocale(['en-US', 'fr'])).toBe('en');
  expect(browserLocale(['FR'])).toBe('fr');
  expect(browserLocale(['de', 'frr'])).toBe('en');
  expect(browserLocale([])).toBe('en');
  expect(['fr', 'en', 'de', null].map(isLocale)).toEqual([true, true, false, false]);
  for (const locale of LOCALES) {
    expect(languageOf(locale).locale).toBe(locale);
    expect(languageOf(locale).name).toBe(LANGUAGE_NAMES[locale]);
  }
});
