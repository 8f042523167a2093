/** The words about the program that plays: the same in both languages, each as the language is written. */
import { expect, test } from 'vitest';
import type { OpponentWords } from '../../../src/language/en/opponent.ts';
import { opponentWordsOf } from '../../../src/language/opponent.ts';
import { RUNGS } from '../../../src/opponent/levels.ts';

type Spoken = readonly (readonly [place: string, sentence: string])[];

function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

function spoken(say: OpponentWords): Spoken {
  const { who, reasons, moments } = say;
  const stages = [say.considers, say.decided, say.paused, say.failed, say.offers, say.declined, say.giveBack];
  const made = {
    who: [who.label('Alpha'), who.program(say.levels.captain), who.temper('Alpha')],
    stages: RUNGS.map((level) => stages.map((tell) => tell(say.levels[level], 'Alpha'))),
    takeOver: say.takeOver('Alpha'),
    whyOf: say.whyOf('Alpha'),
    reasons: [
      reasons.exchange('Alpha', 12.5, 3),
      reasons.breaks('Alpha', 0.71),
      reasons.danger('Alpha', 20, 4.5),
      reasons.threat('Alpha', 'Beta', 12.5),
      reasons.objective('Alpha', -50),
      reasons.better(say.parts.ground, 2.5),
    ],
    moments: [moments.line(3, 'Alpha', 12.34, true), moments.line(3, 'Alpha', 12.34, false)],
    instead: moments.instead('Alpha', 'Beta'),
  };
  return [...plain(say, 'say'), ...plain(made, 'made')];
}

test('both say everything, and none says it in the other’s language', async () => {
  const [english, french] = [spoken(await opponentWordsOf('en')), spoken(await opponentWordsOf('fr'))];
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const shared = /^(?:colonel|Pause)$/;
  const same = english.filter(([, sentence], n) => sentence === french[n]?.[1] && !shared.test(sentence));
  expect(same).toEqual([]);
  for (const [place, sentence] of [...english, ...french]) {
    expect(sentence.trim(), place).not.toBe('');
    expect(sentence, place).not.toMatch(/undefined|NaN|['"]| {2}/);
  }
});

test('French puts a thin unbreakable space before ; : ! ?, English none', async () => {
  for (const [place, sentence] of spoken(await opponentWordsOf('fr')))
    expect(sentence, place).not.toMatch(/[^\u202f][;:!?]/);
  for (const [place, sentence] of spoken(await opponentWordsOf('en')))
    expect(sentence, place).not.toMatch(/\u202f| [;:!?]/);
});

test('gains have a sign, and shares of a chance are per cent', async () => {
  const { worth, reasons } = await opponentWordsOf('en');
  expect([worth(2.04), worth(-0.5), worth(0)]).toEqual(['+2', '−0.5', '0']);
  expect(reasons.breaks('5e', 0.71)).toBe('5e breaks at 71%.');
});
