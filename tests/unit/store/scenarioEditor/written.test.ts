/** Title, briefing and names of a plan in two languages: what nobody has written stands beside nothing that somebody has. */
import { describe, expect, test } from 'vitest';
import { NEW_SCENARIO } from '../../../../src/language/newScenario.ts';
import { gersbach } from '../../../../src/scenarios/gersbach.ts';
import { writtenArmy } from '../../../../src/store/scenarioEditor/acts.ts';
import { withObjective } from '../../../../src/store/scenarioEditor/objectives.ts';
import { emptyScenario } from '../../../../src/store/scenarioEditor/state.ts';
import {
  wordsWritten,
  writtenApart,
  writtenBeside,
  writtenIn,
} from '../../../../src/store/scenarioEditor/written.ts';

const empty = emptyScenario('own-test');

test('what is written in one language stands for both until the other is written', () => {
  const begun = { en: 'Plan', fr: 'Plan' };
  expect(wordsWritten(begun, 'fr', 'Gué')).toEqual({ en: 'Gué', fr: 'Gué' });
  const both = writtenBeside({ en: 'Gué', fr: 'Gué' }, 'en', 'Ford');
  expect(both).toEqual({ en: 'Ford', fr: 'Gué' });
  expect(wordsWritten(both, 'fr', 'Pont')).toEqual({ en: 'Ford', fr: 'Pont' });
  expect(writtenBeside(both, 'en', '')).toEqual({ en: 'Gué', fr: 'Gué' });
});

describe('what a plan begins with', () => {
  test('gives way in both languages to the first words in one: title, briefing, army, objective', () => {
    for (const words of [empty.title, empty.story]) {
      expect(wordsWritten(words, 'en', 'Ambush')).toEqual({ en: 'Ambush', fr: 'Ambush' });
      expect(wordsWritten(words, 'fr', 'Embuscade')).toEqual({ en: 'Embuscade', fr: 'Embuscade' });
    }
    const { blue, red } = writtenArmy(empty, 'blue', 'en', 'The raiders').armies;
    expect(blue.name).toEqual({ en: 'The raiders', fr: 'The raiders' });
    expect(red.name).toEqual(NEW_SCENARIO.armies.red);
    const places = Array.from({ length: 12 }).reduce<typeof empty>(
      (scenario) => withObjective(scenario, 'place').scenario,
      empty,
    );
    const twelfth = places.objectives?.at(-1)?.name ?? { en: '', fr: '' };
    expect(wordsWritten(twelfth, 'fr', 'Le gué')).toEqual({ en: 'Le gué', fr: 'Le gué' });
  });

  test('is nothing that somebody has written, and has no place in a field', () => {
    expect(writtenIn(empty.title, 'en')).toBe('');
    expect(writtenApart(empty.title, 'fr')).toBe('');
    expect(writtenIn({ en: 'Ford', fr: 'Gué' }, 'en')).toBe('Ford');
    expect(writtenApart({ en: 'Ford', fr: 'Gué' }, 'fr')).toBe('Gué');
    expect(writtenApart({ en: 'Ford', fr: 'Ford' }, 'fr')).toBe('');
  });

  test('stays in the first language where the second is written first, and comes back where that is rubbed out', () => {
    const beside = writtenBeside(empty.title, 'fr', 'Embuscade');
    expect(beside).toEqual({ en: empty.title.en, fr: 'Embuscade' });
    expect(wordsWritten(beside, 'en', 'Ambush')).toEqual({ en: 'Ambush', fr: 'Embuscade' });
    expect(writtenBeside(beside, 'fr', '')).toEqual(empty.title);
  });
});

describe('a battle of the collection', () => {
  test('loses its title in both languages once it has another; what is written beside that stays', () => {
    const renamed = wordsWritten(gersbach.title, 'en', 'At night');
    expect(renamed).toEqual({ en: 'At night', fr: 'At night' });
    const both = writtenBeside(renamed, 'fr', 'De nuit');
    expect(wordsWritten(both, 'en', 'By night')).toEqual({ en: 'By night', fr: 'De nuit' });
  });

  test('keeps its briefing in the language in which nobody writes', () => {
    expect(wordsWritten(gersbach.story, 'en', 'Shorter.')).toEqual({
      en: 'Shorter.',
      fr: gersbach.story.fr,
    });
  });
});
