/** What is said before the rest of a language has come: the same as afterwards, and all that the opening can bring. */
import { describe, expect, test } from 'vitest';
import { facesOf } from '../../../src/engine/dice.ts';
import { beginLanguage, languageOf, loadLanguage } from '../../../src/language/language.ts';
import { LOCALES } from '../../../src/language/locale.ts';
import { NOT_YET } from '../../../src/language/sentences.ts';
import { leadsOn, opening } from '../../../src/rules/opening.ts';
import { gersbach } from '../../../src/scenarios/gersbach.ts';
import { startBattle } from '../../../src/scenarios/scenario.ts';
import { hexName, names } from './samples.ts';

/** Every question and fact of a battle up to its first orders, whatever is answered there. */
function openingOf(firstSide: 'blue' | 'dice', format: number) {
  const waiting = [opening.settle(startBattle({ ...gersbach, firstSide, format }))];
  const told = waiting.flatMap(({ facts }) => facts);
  const asked = [];
  const rolled = [];
  for (const { game } of waiting) {
    const pending = opening.pending(game);
    if (pending.wait === 'over') throw new Error('a battle that is over before its first orders');
    const at = game.count.answers;
    const answers =
      pending.wait === 'roll'
        ? [{ at, faces: Array<number>(facesOf(pending.roll.dice).count).fill(1), source: 'scripted' }]
        : leadsOn(pending.decision)
          ? []
          : opening.legal(game).map((choice) => ({ at, choice }));
    if (pending.wait === 'roll') rolled.push(pending.roll);
    if (pending.wait === 'decision') asked.push({ ...pending.decision, legal: opening.legal(game) });
    for (const answer of answers) {
      const answered = opening.answer(game, answer);
      if (!answered.ok) throw new Error(answered.why.problem);
      told.push(...answered.facts);
      waiting.push(answered);
    }
  }
  return { told, asked, rolled };
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each([
    ['the side given, few points', 'blue', 1500],
    ['lots, many points', 'dice', 4000],
  ] as const)('ORD-02, VIC-04: %s: the opening words say what the whole says', async (_, first, format) => {
    const { told, asked, rolled } = openingOf(first, format);
    await beginLanguage(locale);
    const opened = languageOf(locale);
    const whole = await loadLanguage(locale);

    expect(languageOf(locale)).toBe(whole);
    expect(asked.map(({ question }) => question.ask)).toContain('orders');
    for (const fact of told) {
      expect(opened.factSentence(fact, names, hexName)).toBe(whole.factSentence(fact, names, hexName));
      expect(opened.factSentence(fact, names, hexName)).not.toBe(NOT_YET);
    }
    for (const { about, dice } of rolled) {
      const faces = Array<number>(facesOf(dice).count).fill(1);
      expect(opened.rollTitle(about, names)).toBe(whole.rollTitle(about, names));
      expect(opened.diceReason(about, names)).toBe(whole.diceReason(about, names));
      expect(opened.rollSentence(about, dice, names)).toBe(whole.rollSentence(about, dice, names));
      for (const outcome of [0, 1, 2]) {
        expect(opened.outcomeWords(about, dice, outcome, names)).toBe(
          whole.outcomeWords(about, dice, outcome, names),
        );
        expect(opened.rolledSentence(about, dice, faces, outcome, names)).toBe(
          whole.rolledSentence(about, dice, faces, outcome, names),
        );
      }
    }
    expect(new Set(rolled.map(({ about }) => about.about))).toEqual(
      new Set(first === 'dice' ? ['firstTurn', 'orderPoints'] : ['orderPoints']),
    );
    for (const { question, legal } of asked) {
      expect(opened.questionTitle(question, names)).toBe(whole.questionTitle(question, names));
      expect(opened.questionTitle(question, names)).not.toBe(NOT_YET);
      // a group is named by its units, not by its answer
      for (const choice of legal.filter(({ choose }) => choose !== 'group'))
        expect(opened.choiceLabel(choice, names, hexName)).toBe(whole.choiceLabel(choice, names, hexName));
    }
  });
});
