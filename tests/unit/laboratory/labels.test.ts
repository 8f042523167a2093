import { expect, test } from 'vitest';
import { hexAt, hexName } from '../../../src/geometry/shape.ts';
import { labelsOf } from '../../../src/laboratory/labels.ts';
import { labSpeakerOf } from '../../../src/laboratory/words.ts';
import { laboratoryWordsOf } from '../../../src/language/laboratory.ts';
import { explanationsOf, languageOf, loadLanguage } from '../../../src/language/language.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { exampleOf } from '../../../src/store/laboratory/examples.ts';

const END = hexAt(6, 5);

function by(facing: 4 | 5, column: number): Choice {
  return { choose: 'move', to: END, facing, route: [hexAt(column, 6), END] };
}

test.each([
  ['en', 'by way of'],
  ['fr', 'en passant par'],
] as const)(
  '%s: CHG-11 two ways to one place are told apart by their hexes, and nothing else is longer',
  async (locale, way) => {
    await loadLanguage(locale);
    const [say, explain] = await Promise.all([laboratoryWordsOf(locale), explanationsOf(locale)]);
    const language = languageOf(locale);
    const speaker = labSpeakerOf({ say, explain, language }, exampleOf('cuirassiers').sandbox.game);
    const choices: readonly Choice[] = [by(5, 5), by(5, 7), by(4, 6), { choose: 'pass' }];
    const told = choices.map((choice) => language.choiceLabel(choice, speaker.name, hexName));
    expect(labelsOf(speaker, choices)).toEqual([
      `${told[0]}, ${way} ${hexName(hexAt(5, 6))}, ${hexName(END)}`,
      `${told[1]}, ${way} ${hexName(hexAt(7, 6))}, ${hexName(END)}`,
      told[2],
      told[3],
    ]);
    expect(told[0]).toBe(told[1]);
  },
);
