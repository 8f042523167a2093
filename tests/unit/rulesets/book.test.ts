import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/chances/fraction.ts';
import type { EncounterPart } from '../../../src/contract/encounter.ts';
import type { SystemChapter, SystemStatement, SystemWords } from '../../../src/contract/system.ts';
import type { SystemTypes } from '../../../src/contract/systemTypes.ts';
import { chapters as alexandreEn } from '../../../src/rulesets/alexandre-et-bayard/book/en.ts';
import { chapters as alexandreFr } from '../../../src/rulesets/alexandre-et-bayard/book/fr.ts';
import { encounters as alexandre } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { words as alexandreWords } from '../../../src/rulesets/alexandre-et-bayard/language/en.ts';
import { isHit } from '../../../src/rulesets/alexandre-et-bayard/rules/die.ts';
import { ARMOURS } from '../../../src/rulesets/alexandre-et-bayard/rules/state.ts';
import { chapters as casquesEn } from '../../../src/rulesets/casques-et-plumets/book/en.ts';
import { chapters as casquesFr } from '../../../src/rulesets/casques-et-plumets/book/fr.ts';
import { encounters as casques } from '../../../src/rulesets/casques-et-plumets/encounters.ts';
import { words as casquesWords } from '../../../src/rulesets/casques-et-plumets/language/en.ts';
import { rangesOf } from '../../../src/rulesets/casques-et-plumets/rules/modifiers.ts';
import type { Unit } from '../../../src/rulesets/casques-et-plumets/rules/state.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { chapters as moraleEn } from '../../../src/rulesets/morale-chapter/book/en.ts';
import { chapters as moraleFr } from '../../../src/rulesets/morale-chapter/book/fr.ts';
import { encountersAfter as moraleAfter } from '../../../src/rulesets/morale-chapter/encounters.ts';
import { words as moraleWords } from '../../../src/rulesets/morale-chapter/language/en.ts';
import {
  chancesOf,
  generalTerms,
  lossTerms,
  MEN_A_FIGURE,
  pointsOf,
} from '../../../src/rulesets/morale-chapter/rules/test.ts';
import { encounters as sabreur } from '../../../src/rulesets/sabreur-hex/encounters.ts';
import { words as sabreurWords } from '../../../src/rulesets/sabreur-hex/language/en.ts';
import { shotLosses } from '../../../src/rulesets/sabreur-hex/shot.ts';
import { chapters as napoleonEn } from '../../../src/rulesets/we-are-napoleon/book/en.ts';
import { chapters as napoleonFr } from '../../../src/rulesets/we-are-napoleon/book/fr.ts';
import { encounters as napoleon } from '../../../src/rulesets/we-are-napoleon/encounters.ts';
import { words as napoleonWords } from '../../../src/rulesets/we-are-napoleon/language/en.ts';
import { chargeMalus } from '../../../src/rulesets/we-are-napoleon/rules/charge.ts';
import { metCodes } from '../../support/encounterCodes.ts';
import { encounter, party } from '../../support/encounters.ts';
import ruleIds from '../../support/rule-ids.json' with { type: 'json' };

interface Told {
  readonly name: string;
  readonly en: readonly SystemChapter[];
  readonly fr: readonly SystemChapter[];
  readonly words: SystemWords;
  /** Every statement that stands beside a code met in random encounters. */
  readonly named: () => ReadonlySet<string>;
  /** What the column links to besides: numbers, from one to another. */
  readonly least: readonly string[];
}

/** "CP-20..23" as its four statements, "CP-R-05" as itself. */
function spread(range: string): readonly string[] {
  const [, head = '', from = '', to] = /^(.*?)(\d+)(?:\.\.(\d+))?$/.exec(range) ?? [];
  if (to === undefined) return [range];
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, n) => `${head}${String(Number(from) + n).padStart(from.length, '0')}`,
  );
}

function told<T extends SystemTypes>(
  name: string,
  part: EncounterPart<T>,
  books: readonly [readonly SystemChapter[], readonly SystemChapter[]],
  words: SystemWords,
  least: readonly string[],
): Told {
  return {
    ...{ name, words, en: books[0], fr: books[1] },
    named: () => metCodes(part, name, 3000).rules,
    least: least.flatMap(spread),
  };
}

const BOOKS: readonly Told[] = [
  told('casques-et-plumets', casques, [casquesEn, casquesFr], casquesWords, [
    ...['CP-T1..3', 'CP-T5..9', 'CP-P3..8', 'CP-05', 'CP-10', 'CP-15', 'CP-20..23', 'CP-25..28'],
    ...['CP-30..32', 'CP-35', 'CP-40..43', 'CP-50..55', 'CP-60', 'CP-66..69', 'CP-R-03', 'CP-R-05..07'],
    ...['CP-R-11', 'CP-R-15', 'CP-R-22', 'CP-R-38', 'CP-R-39', 'CP-R-51', 'CP-R-52', 'CP-R-54', 'CP-R-56'],
    ...['CP-R-60', 'CP-R-69'],
  ]),
  told('alexandre-et-bayard', alexandre, [alexandreEn, alexandreFr], alexandreWords, [
    ...['AB-T1..5', 'AB-P1..5', 'AB-04..08', 'AB-10..15', 'AB-19..21', 'AB-26', 'AB-32..33', 'AB-40..59'],
    ...['AB-62..73', 'AB-R-01', 'AB-R-07', 'AB-R-26..28'],
  ]),
  told('morale-chapter', moraleAfter(shotLosses), [moraleEn, moraleFr], moraleWords, [
    ...['MC-T1', 'MC-T4..9', 'MC-P1..2', 'MC-01..08', 'MC-11..12', 'MC-14..28', 'MC-40', 'MC-42'],
  ]),
  told('we-are-napoleon', napoleon, [napoleonEn, napoleonFr], napoleonWords, [
    ...['WN-10..17', 'WN-20..28', 'WN-T1..2', 'WN-T4', 'WN-P2', 'WN-R-25..27'],
  ]),
];

const ID = /\b(?:CP|AB|MC|WN)-(?:R-)?[TP]?\d+\b/g;

function statementsOf(chapters: readonly SystemChapter[]): readonly SystemStatement[] {
  return chapters.flatMap(({ statements }) => statements);
}

function idsOf(chapters: readonly SystemChapter[]): readonly string[] {
  return statementsOf(chapters).map(({ id }) => id);
}

/** Everything a statement says, cell by cell. */
function saidBy({ text, table }: SystemStatement): readonly string[] {
  return [text, ...(table ?? []).flat()];
}

function tableOf(chapters: readonly SystemChapter[], id: string): readonly (readonly string[])[] {
  const table = statementsOf(chapters).find((one) => one.id === id)?.table;
  if (!table) throw new Error(`${id} is no table`);
  return table.slice(1);
}

/** A number as a cell writes it. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0';
}

test('no two systems have a statement in common, nor one of Sabreur-hex', () => {
  const ids = [...BOOKS.flatMap(({ en }) => idsOf(en)), ...Object.keys(ruleIds)];
  expect(ids).toHaveLength(new Set(ids).size);
});

test('every statement is a rule of its own system alone', () => {
  for (const { name, en } of BOOKS)
    for (const id of idsOf(en))
      expect(
        SYSTEMS.filter((system) => system.isRule(id)).map((system) => system.id),
        id,
      ).toEqual([name]);
});

test('every statement that a column of Sabreur-hex names is one of its rule', () => {
  const sentences = Object.values(sabreurWords.silences).join(' ');
  const named = [...metCodes(sabreur, 'statements', 60).rules, ...(sentences.match(/[A-Z]{3}-\d+/g) ?? [])];
  expect(named.filter((id) => !Object.hasOwn(ruleIds, id) && !/^R-\d+$/.test(id))).toEqual([]);
});

describe.each(BOOKS)('the book of $name', ({ name, en, fr, words, named, least }) => {
  test('has the same statements in both languages, in the same order', () => {
    expect(fr.map(({ statements }) => statements.map(({ id }) => id))).toEqual(
      en.map(({ statements }) => statements.map(({ id }) => id)),
    );
  });

  test('has every statement that its column names', () => {
    const ids = new Set(idsOf(en));
    const silences = Object.values(words.silences).flatMap((sentence) => sentence.match(ID) ?? []);
    for (const id of [...named(), ...silences, ...least]) expect(ids, id).toContain(id);
  });

  test('has every statement that the code of its encounters names', () => {
    const ids = new Set(idsOf(en));
    const folder = path.join('src/rulesets', name);
    const files = readdirSync(path.join(folder, 'rules')).map((file) => path.join(folder, 'rules', file));
    const code = [...files, path.join(folder, 'encounters.ts')].map((file) => readFileSync(file, 'utf8'));
    const said = code.flatMap((text) => text.match(ID) ?? []);
    expect(said.length).toBeGreaterThan(0);
    for (const id of said) expect(ids, id).toContain(id);
  });

  test('has every statement that its own statements name, none of which names itself', () => {
    for (const book of [en, fr]) {
      const ids = new Set(idsOf(book));
      for (const statement of statementsOf(book))
        for (const id of saidBy(statement).flatMap((said) => said.match(ID) ?? [])) {
          expect(ids, statement.id).toContain(id);
          expect(id).not.toBe(statement.id);
        }
    }
  });

  test('names the same statements in both languages, beside the same terms', () => {
    const other = statementsOf(fr);
    for (const [n, one] of statementsOf(en).entries()) {
      const two = other[n];
      const [these, those] = [one, two].map((it) =>
        it === undefined ? [] : saidBy(it).flatMap((said) => said.match(ID) ?? []),
      );
      expect(those?.toSorted(), one.id).toEqual(these?.toSorted());
      expect(two?.terms, one.id).toEqual(one.terms);
      expect(one.terms.length, one.id).toBeGreaterThan(0);
    }
  });

  test('has tables of one shape, with the same numbers', () => {
    const other = statementsOf(fr);
    for (const [n, { id, table }] of statementsOf(en).entries()) {
      const french = other[n]?.table;
      expect(french?.length, id).toBe(table?.length);
      for (const [m, row] of (table ?? []).entries()) {
        expect(row.length, id).toBe(table?.[0]?.length);
        expect(french?.[m]?.length, id).toBe(row.length);
        for (const [at, cell] of row.entries())
          if (/^[−+]?\d+$/.test(cell)) expect(french?.[m]?.[at], id).toBe(cell);
      }
    }
  });

  test('is written as the project writes', () => {
    for (const [book, French] of [
      [en, false],
      [fr, true],
    ] as const)
      for (const { title, statements } of book)
        for (const statement of statements)
          for (const said of [title, ...saidBy(statement)]) {
            expect(said, statement.id).not.toMatch(/^\s*$|['"\u00a0]| {2}|^ | $| [,.]|\.\.|\b[a-z]+[A-Z]/);
            if (French) {
              expect(said, statement.id).not.toMatch(/[^\u202f][;:!?]|\u202f[^;:!?]/);
              expect(said, statement.id).not.toMatch(/\bde [aeiouàéèêAEIOUÀÉÈÊ]|\bà les? |\bde les? /);
            } else expect(said, statement.id).not.toMatch(/\u202f| [;:!?]/);
          }
    for (const { id, text } of [...statementsOf(en), ...statementsOf(fr)])
      expect(text, id).toMatch(/^[\p{Lu}À].*\.$/u);
  });
});

test('CP-T7 says what the ranges are', () => {
  const kinds = ['infantry', 'fieldGuns', 'heavyGuns'] as const;
  expect(tableOf(casquesEn, 'CP-T7').map((row) => row.slice(1))).toEqual(
    kinds.map((kind) => {
      const { canister, short, long } = rangesOf({ kind } as Unit);
      return [canister === 0 ? '–' : String(canister), String(short), String(long)];
    }),
  );
});

test('CP-T5 says how far a charge reaches', () => {
  const chargers = [
    party('line', { formation: 'column' }),
    party('line'),
    party('lightCavalry', { formation: 'column' }),
    party('lightCavalry', { formation: 'line' }),
    party('heavyCavalry', { formation: 'column' }),
    party('heavyCavalry', { formation: 'line' }),
  ];
  const rates = tableOf(casquesEn, 'CP-T5').map(([, , tactical]) => Number(tactical));
  for (const [n, attacker] of chargers.entries()) {
    const isTooShort = (distance: number): boolean => {
      const answer = casques.answer(encounter({ attacker, distance }), {});
      const [row] = answer.kind === 'played' ? answer.played.rows : [];
      if (answer.kind !== 'played' || !row) throw new Error('nothing is played');
      return answer.played.engine.pending(answer.played.engine.run(row.game)).wait === 'over';
    };
    // the last hex but one is where it meets its target
    const farthest = (rates[n] ?? 0) + 1;
    expect([isTooShort(farthest), isTooShort(farthest + 1)], String(n)).toEqual([false, true]);
  }
});

test('AB-T2 says how many faces hit', () => {
  const faces = ['green', 'blue', 'red'] as const;
  const hits = ARMOURS.map(
    (armour) =>
      faces.filter((face) => isHit(armour, face)).length /
      // half of the hits on very heavy armour are confirmed: AB-41
      (armour === 'black' ? 2 : 1),
  );
  const said = tableOf(alexandreEn, 'AB-T2').map(([, count = '']) =>
    count === '1/2' ? 0.5 : Number.parseInt(count, 10),
  );
  expect(said).toEqual(hits);
});

test('MC-T9 says what the results are', () => {
  const [head = [], ...rows] = statementsOf(moraleEn).find(({ id }) => id === 'MC-T9')?.table ?? [];
  const statuses = ['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'] as const;
  expect(head).toHaveLength(statuses.length + 1);
  const said = new Map(
    rows.flatMap(([points = '', ...results]) =>
      (points.match(/−?\d+/g) ?? []).map((n) => [Number(n.replace('−', '-')), results] as const),
    ),
  );
  expect(said.size).toBe(19);
  // the die adds 0, 1 or 2: MC-P1
  for (const [n, status] of statuses.entries())
    for (let points = -7; points <= 9; points++) {
      const results = [0, 1, 2].map((die) => said.get(points + die)?.[n]);
      const chances = chancesOf(status, points).map(({ result, chance }) => [result, fractionText(chance)]);
      expect(chances.toSorted(), `${status} ${points}`).toEqual(
        [...new Set(results)]
          .map((result) => {
            const times = results.filter((one) => one === result).length;
            return [result, times === 3 ? '1' : `${times}/3`];
          })
          .toSorted(),
      );
    }
});

test('MC-T6 says what the distance of a general is worth', () => {
  const said = tableOf(moraleEn, 'MC-T6').slice(0, -1);
  for (const [hexes = '', points] of said)
    for (const n of hexes.match(/\d+/g) ?? [])
      expect(signed(pointsOf(generalTerms(Number(n), 1)).total), n).toBe(points);
});

test('MC-T7 and MC-T8 say what losses cost', () => {
  const whys = (figures: number, men: number) => lossTerms('guard', figures, men);
  for (const [figures = 0, ...tranches] of tableOf(moraleEn, 'MC-T7').map((row) => row.map(Number)))
    for (const [n, men] of tranches.entries()) {
      expect(whys(figures, men)).toContainEqual({ rule: 'MC-T7', why: 'tranches', amount: -(n + 1) });
      expect(whys(figures, men - 1)).not.toContainEqual({ rule: 'MC-T7', why: 'tranches', amount: -(n + 1) });
    }
  for (const [figures = 0, twoThirds = 0, half = 0] of tableOf(moraleEn, 'MC-T8').map((row) =>
    row.map(Number),
  )) {
    const worn = (left: number) =>
      whys(figures, (figures - left) * MEN_A_FIGURE)
        .filter(({ rule }) => rule === 'MC-T8')
        .map(({ why }) => why);
    expect(worn(half)).toEqual(['half']);
    expect(worn(twoThirds + 1)).toEqual([]);
    if (twoThirds > half) expect(worn(twoThirds)).toEqual(['twoThirds']);
  }
});

test('WN-T4 says what the malus is', () => {
  for (const [lead = '', malus] of tableOf(napoleonEn, 'WN-T4'))
    for (const n of lead.match(/\d+/g) ?? [])
      expect(String(chargeMalus({ main: Number(n), morale: 0 }, { main: 0, morale: 0 }).total), n).toBe(
        malus,
      );
});
