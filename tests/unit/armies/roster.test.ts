import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armyByLot, THEMES } from '../../../src/armies/byLot.ts';
import { ROSTER_PROBLEMS, readRoster, rosterText, type WrittenArmy } from '../../../src/armies/roster.ts';
import { vocabularyOf } from '../../../src/armies/rosterWords.ts';
import { wildTexts } from '../../../src/command/wildArmies.ts';
import { rosterLanguageOf } from '../../../src/language/roster.ts';
import { NATIONS } from '../../../src/rules/state/nations.ts';
import { QUALITIES, SKILLS, UNIT_TYPES } from '../../../src/rules/state/vocabulary.ts';
import { parseFile } from '../../../src/scenarios/file.ts';
import type { BoughtUnit } from '../../../src/scenarios/scenario.ts';
import { VERSION } from '../../../src/scenarios/version.ts';

const en = await rosterLanguageOf('en');
const fr = await rosterLanguageOf('fr');
const words = { en: en.words, fr: fr.words };
const TONGUES = ['en', 'fr'] as const;

const guard: BoughtUnit = {
  id: 'gren-1',
  name: '1er grenadiers de la Garde',
  type: 'lineInfantry',
  quality: 'elite',
  commandValue: 9,
  skills: ['controlledFire', 'tacticalSense'],
  strength: 18,
};
const guns: BoughtUnit = {
  ...guard,
  id: 'a',
  name: 'Batterie: “de 12”',
  type: 'heavyFootBattery',
  quality: 'ordinary',
  commandValue: 7,
  skills: [],
  strength: 4,
};
const small: WrittenArmy = {
  army: { name: { en: 'The Guard', fr: 'La Garde' }, nation: 'france', units: [guard, guns] },
  armyPoints: 1500,
};

const NAME =
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s][^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

test('a roster reads as one', () => {
  expect(rosterText(small, en.words, 'en')).toBe(
    [
      'Army: The Guard',
      'Army in French: La Garde',
      'Nation: France',
      'Format: 1500 army points',
      '',
      '1er grenadiers de la Garde [gren-1]: line infantry, Elite, strength 18, command value 9, Controlled fire, Tactical sense',
      '"Batterie: “de 12”" [a]: heavy foot battery, Ordinary, strength 4, command value 7',
      '',
    ].join('\n'),
  );
  expect(rosterText(small, fr.words, 'fr').replaceAll('\u202f', ' ')).toBe(
    [
      'Armée : La Garde',
      'Armée en anglais : The Guard',
      'Nation : France',
      'Format : 1500 points d’armée',
      '',
      '1er grenadiers de la Garde [gren-1] : infanterie de ligne, Élite, force 18, commandement 9, Tir contrôlé, Sens tactique',
      '"Batterie: “de 12”" [a] : batterie lourde à pied, Ordinaire, force 4, commandement 7',
      '',
    ].join('\n'),
  );
});

test('no word means two things, in either language or in both', () => {
  const { heads, nations, fields } = vocabularyOf(words);
  const told = (of: typeof en.words) => [
    ...Object.values(of.unitTypes),
    ...Object.values(of.qualities),
    ...Object.values(of.skills),
    of.strength,
    of.commandValue,
  ];
  const all = new Set([...told(en.words), ...told(fr.words)].map((word) => word.toLowerCase()));
  const shared = told(en.words).filter((word) =>
    told(fr.words).some((other) => other.toLowerCase() === word.toLowerCase()),
  );
  // what both languages write alike means the same in both: Irregular and Irrégulier are two words only by an accent
  expect(all.size).toBe(told(en.words).length + told(fr.words).length - shared.length);
  for (const [tongue, of] of [
    ['en', en.words],
    ['fr', fr.words],
  ] as const) {
    const alone = vocabularyOf({ [tongue]: of });
    for (const [word, meaning] of alone.fields) expect(fields.get(word), word).toEqual(meaning);
    for (const [word, meaning] of alone.nations) expect(nations.get(word), word).toEqual(meaning);
    for (const [word, meaning] of alone.heads) expect(heads.get(word), word).toEqual(meaning);
  }
});

describe('an army comes back as it went', () => {
  const lots = Array.from({ length: 1000 }, (_, n): WrittenArmy => {
    const nation = NATIONS[n % NATIONS.length] ?? 'france';
    const theme = THEMES[Math.floor(n / 20) % THEMES.length] ?? 'balanced';
    const armyPoints = 100 + ((n * 131) % 5901);
    const name = { en: `Army ${n}`, fr: n % 2 === 0 ? `Armée ${n}` : `Army ${n}` };
    return { army: armyByLot({ points: armyPoints, nation, theme, seed: `roster ${n}`, name }), armyPoints };
  });

  test.each(TONGUES)('a thousand by lot, through a text: %s', (tongue) => {
    const others = lots.filter(
      (one) =>
        JSON.stringify(readRoster(rosterText(one, words[tongue], tongue), words)) !==
        JSON.stringify({ ok: true, ...one }),
    );
    expect(others).toEqual([]);
  });

  test('a thousand by lot, through a file', () => {
    const others = lots.filter(({ army, armyPoints }) => {
      const file = { format: 'sabreur-hex/army', version: VERSION, armyPoints, army };
      const read = parseFile(JSON.stringify(file));
      return !read.ok || JSON.stringify(read.file) !== JSON.stringify(file);
    });
    expect(others).toEqual([]);
  });

  const letters = fc.constantFrom(
    ...('aZ9éß中😀 \u00a0"\'#:,;[]()“”=-_\\/.'.match(/./gu) ?? []),
    'Nation',
    'Army: ',
    '[x]:',
    ' [u1]',
  );
  const anyName = (most: number) =>
    fc
      .oneof(
        fc.string({ unit: letters, minLength: 1, maxLength: most / 2 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
      )
      .filter((name) => name.length <= most && NAME.test(name));
  const anyId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);
  const anyUnit = fc.record({
    id: anyId,
    name: anyName(40),
    type: fc.constantFrom(...UNIT_TYPES),
    quality: fc.constantFrom(...QUALITIES),
    commandValue: fc.integer({ min: 2, max: 12 }),
    skills: fc.array(fc.constantFrom(...SKILLS), { maxLength: 21 }),
    strength: fc.integer({ min: 0, max: 99 }),
  });
  const anyArmy: fc.Arbitrary<WrittenArmy> = fc.record({
    army: fc.record({
      name: fc.oneof(
        fc.record({ en: anyName(80), fr: anyName(80) }),
        anyName(80).map((one) => ({ en: one, fr: one })),
      ),
      nation: fc.constantFrom(...NATIONS),
      units: fc.uniqueArray(anyUnit, { maxLength: 6, selector: ({ id }) => id }),
    }),
    armyPoints: fc.integer({ min: 100, max: 6000 }),
  });

  test('and any other that a file may hold, legal or not, whatever its names', () => {
    fc.assert(
      fc.property(anyArmy, fc.constantFrom(...TONGUES), (one, tongue) => {
        const text = rosterText(one, words[tongue], tongue);
        expect(readRoster(text, words)).toEqual({ ok: true, ...one });
        expect(readRoster(text, { [tongue]: words[tongue] })).toEqual({ ok: true, ...one });
      }),
      { numRuns: 400, seed: 11 },
    );
  });
});

describe('a roster written by hand', () => {
  const head = { name: small.army.name, nation: 'france', armyPoints: 1500 } as const;
  const read = (text: string) => readRoster(text, words, head);

  const told = (text: string) => {
    const found = read(text);
    return found.ok
      ? []
      : found.problems.map(({ code, line, from, to, facts }) => [code, line, from, to, facts]);
  };

  test('QUA-01, CMD-01: is read with any spaces and capitals, and the usual for what is left out', () => {
    const text =
      '# my army\r\n\r\n  Old  Guard [u1]  :LINE   INFANTRY ; Strength: 18,gros BATAILLON\r\nOthers: elite,Light-Infantry, force = 8, Eclaireur\nNo id: cavalerie legere, strength 5, command value 8';
    const unit = { quality: 'ordinary', commandValue: 7, skills: [] };
    expect(read(text)).toEqual({
      ok: true,
      armyPoints: 1500,
      army: {
        name: head.name,
        nation: 'france',
        units: [
          {
            ...unit,
            id: 'u1',
            name: 'Old  Guard',
            type: 'lineInfantry',
            strength: 18,
            skills: ['largeBattalion'],
          },
          {
            ...unit,
            id: 'u2',
            name: 'Others',
            type: 'lightInfantry',
            quality: 'elite',
            commandValue: 8,
            strength: 8,
            skills: ['scout'],
          },
          { ...unit, id: 'u3', name: 'No id', type: 'lightCavalry', strength: 5, commandValue: 8 },
        ],
      },
    });
  });

  test.each([
    { text: 'Nation: Frence', want: ['unknownNation', 1, 8, 14, { word: 'Frence', near: 'france' }] },
    { text: 'Nation: Spain\nNation: Spain', want: ['headTwice', 2, 0, 13, { word: 'Nation' }] },
    { text: 'Format: 2000 pounds', want: ['badFormat', 1, 8, 19, { least: 100, most: 6000 }] },
    { text: 'Format: 6001', want: ['badFormat', 1, 8, 12, { least: 100, most: 6000 }] },
    { text: 'Old Guard, line infantry', want: ['noColon', 1, 0, 24, { near: '' }] },
    {
      text: 'A: line infantri, strength 18',
      want: ['unknownWord', 1, 3, 16, { word: 'line infantri', near: 'line infantry' }],
    },
    { text: 'A: line infantry, 18', want: ['unknownWord', 1, 18, 20, { word: '18', near: '' }] },
    {
      text: 'A: line infantry, Elite, Recruit, strength 18',
      want: ['fieldTwice', 1, 25, 32, { word: 'Recruit' }],
    },
    {
      text: 'A: line infantry, strength 18, force 18',
      want: ['fieldTwice', 1, 31, 39, { word: 'force 18' }],
    },
    { text: 'A: strength 18', want: ['typeMissing', 1, 3, 14, {}] },
    { text: 'A: line infantry', want: ['strengthMissing', 1, 3, 16, {}] },
    {
      text: 'A: line infantry, strength 100',
      want: ['badNumber', 1, 18, 30, { word: 'strength 100', least: 0, most: 99 }],
    },
    {
      text: 'A: line infantry, strength -3',
      want: ['badNumber', 1, 18, 29, { word: 'strength -3', least: 0, most: 99 }],
    },
    {
      text: 'A: line infantry, strength 18, command value 1',
      want: ['badNumber', 1, 31, 46, { word: 'command value 1', least: 2, most: 12 }],
    },
    { text: 'A [é]: line infantry, strength 18', want: ['badId', 1, 3, 4, { id: 'é' }] },
    {
      text: '\nA [a]: line infantry, strength 18\nB [a]: line infantry, strength 18',
      want: ['idTwice', 3, 3, 4, { id: 'a', first: 2 }],
    },
    { text: `${'x'.repeat(41)}: line infantry, strength 18`, want: ['badName', 1, 0, 41, { most: 40 }] },
    { text: '[a]: line infantry, strength 18', want: ['badName', 1, 0, 0, { most: 40 }] },
    {
      text: `A: line infantry, strength 18${', Scout'.repeat(22)}`,
      want: ['tooManySkills', 1, 3, 183, { most: 21 }],
    },
    { text: 'x'.repeat(100_001), want: ['tooLong', 1, 0, 0, { length: 100_001, most: 100_000 }] },
  ])('is told what is wrong and where: $want', ({ text, want }) => {
    expect(told(text)).toEqual([want]);
  });

  test('BLD: an army has at most 60 units', () => {
    const lines = Array.from({ length: 61 }, (_, at) => `A [a${at}]: line infantry, strength 18`);
    expect(read(lines.slice(1).join('\n')).ok).toBe(true);
    expect(told(lines.join('\n'))).toEqual([['tooManyUnits', 61, 0, 35, { most: 60 }]]);
  });

  test('without the lines before its units each that is missing is told', () => {
    const found = readRoster('A: line infantry, strength 18', words);
    expect(found.ok ? [] : found.problems.map(({ code }) => code)).toEqual([
      'nameMissing',
      'nationMissing',
      'formatMissing',
    ]);
  });

  test('all that is wrong is told at once', () => {
    expect(told('A: line infantri\nB: strength 18\nC').map(([code, line]) => [code, line])).toEqual([
      ['unknownWord', 1],
      ['typeMissing', 2],
      ['noColon', 3],
    ]);
  });

  test('ten thousand mutated texts: each is read or told where it is wrong, none breaks the reader', () => {
    const strange: string[] = [];
    let told = 0;
    for (const tongue of TONGUES)
      for (const text of wildTexts(rosterText(small, words[tongue], tongue), tongue, 5_000)) {
        const found = readRoster(text, words);
        if (found.ok) {
          if (JSON.stringify(readRoster(rosterText(found, en.words, 'en'), words)) !== JSON.stringify(found))
            strange.push(text);
          continue;
        }
        told++;
        const lines = text.split(/\r\n|\r|\n/);
        for (const { line, from, to } of found.problems)
          if (line < 1 || line > lines.length || from < 0 || to < from || to > (lines[line - 1]?.length ?? 0))
            strange.push(text);
      }
    expect(strange).toEqual([]);
    expect(told).toBeGreaterThan(2500);
    expect(told).toBeLessThan(9_900);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

test('every problem has a sentence in both languages', () => {
  for (const code of ROSTER_PROBLEMS)
    for (const { problem } of [en, fr])
      expect(problem({ code, line: 3, facts: {} })).toMatch(/^(Line 3: |Ligne 3\u202f: ).+\.$/);
});
