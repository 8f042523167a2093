import { describe, expect, test } from 'vitest';
import { NUMBERS } from '../../../src/chances/fraction.ts';
import { ARMS, DEEDS, type Encounter, MEASURES, STATUSES } from '../../../src/contract/encounter.ts';
import { measured } from '../../../src/encounter/measured.ts';
import { SYSTEMS } from '../../../src/rulesets/list.ts';
import { encounter, party } from '../../support/encounters.ts';

describe('the list of rule systems', () => {
  test('each has an id, a title and a sentence of its own in both languages', () => {
    for (const part of ['id', 'title', 'about'] as const)
      expect(new Set(SYSTEMS.map((system) => JSON.stringify(system[part]))).size).toBe(SYSTEMS.length);
    for (const { title, about } of SYSTEMS)
      for (const text of [title.en, title.fr, about.en, about.fr]) expect(text).not.toBe('');
  });

  test('no statement belongs to two of them', () => {
    const ids = ['CHG-10', 'SKL-17.2', 'R-14', 'R-116', 'CP-25', 'CP-T6', 'CP-R-51', 'AB-P5', 'AB-R-01'];
    for (const id of [...ids, 'AB-C35', 'MC-T9', 'MC-R-28', 'WN-26', 'WN-U01', 'WN-R-25'])
      expect(SYSTEMS.filter(({ isRule }) => isRule(id)).length, id).toBe(1);
    for (const id of ['', 'CP', 'XX-12', 'CP-25a'])
      expect(SYSTEMS.some(({ isRule }) => isRule(id))).toBe(false);
  });
});

const MANY: readonly Encounter[] = ARMS.flatMap((arm) =>
  STATUSES.map((status) => encounter({ target: party(arm, { status }) })),
);

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (_id, system) => {
  const part = system.encounters;

  test('every statement it names of an encounter is its own', () => {
    if (!part) return;
    for (const one of MANY) {
      const named = [
        ...part.inputs(one).map(({ rule }) => rule),
        ...part.mapped(one.target, 'target', {}).map(({ rule }) => rule),
      ];
      expect(named.filter((rule) => !system.isRule(rule))).toEqual([]);
    }
  });

  test('what is usual is among the values of its input, and each input is told once', () => {
    if (!part) return;
    for (const one of MANY) {
      const inputs = part.inputs(one);
      expect(inputs.filter(({ values, usual }) => !values.includes(usual))).toEqual([]);
      expect(new Set(inputs.map(({ input }) => input)).size).toBe(inputs.length);
    }
    for (const deed of DEEDS)
      expect(part.measures(deed).filter((measure) => !MEASURES.includes(measure))).toEqual([]);
  });
});

test('words and books are fetched in the language wanted', async () => {
  for (const { words, book } of SYSTEMS) {
    const [english, french] = await Promise.all([words('en'), words('fr')]);
    expect(Object.keys(french.steps)).toEqual(Object.keys(english.steps));
    expect(french.steps).not.toEqual(english.steps);
    const [read, lu] = await Promise.all([book?.('en'), book?.('fr')]);
    expect(lu?.length).toBe(read?.length);
    if (read) expect(lu).not.toEqual(read);
  }
});

describe('an answer that the target cannot give', () => {
  const firstSteps = (told: Encounter) =>
    SYSTEMS.flatMap(({ id, encounters: part }) => {
      const answer = part ? measured(part, told, {}, NUMBERS) : null;
      if (answer?.kind !== 'rows') return [];
      return answer.rows.map(({ row, steps }) => `${id} ${row} ${steps[0]?.step}`);
    });
  const isUnanswered = (told: string) => told.endsWith(' notAnswered');

  test('is told as such, first of all, by whoever plays on without it', () => {
    const evading = encounter({ answer: 'evade' });
    expect(firstSteps(evading).filter(isUnanswered)).toEqual([
      'sabreur-hex flee notAnswered',
      'sabreur-hex stay notAnswered',
      'casques-et-plumets all notAnswered',
    ]);
  });

  test('is no word where it is given, or where none is told', () => {
    for (const answer of ['nothing', 'fire', 'square'] as const)
      expect(firstSteps(encounter({ answer })).filter(isUnanswered)).toEqual([]);
  });
});
