/** The words of looking back and of the end of a battle: the same in both languages, each as the language is written. */
import { expect, test } from 'vitest';
import { afterWordsOf } from '../../../src/language/after.ts';
import type { AfterWords } from '../../../src/language/en/after.ts';
import type { PastWords } from '../../../src/language/en/past.ts';
import { pastWordsOf } from '../../../src/language/past.ts';

type Spoken = readonly (readonly [place: string, sentence: string])[];

function plain(value: unknown, place: string): Spoken {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => plain(inner, `${place}.${key}`));
}

function spoken(past: PastWords, after: AfterWords): Spoken {
  const { journal, lines, aside } = past;
  const { account, losses, course, luck, turning, report } = after;
  const made = {
    past: [
      past.where(3, 12, 2, 'Alpha'),
      lines.unnamed(2),
      lines.shared(2),
      aside.analysis(7, 2),
      aside.line('Beta'),
    ],
    journal: [
      ...[journal.found(1), journal.found(2), journal.chance(0.25, 1.26)],
      ...[journal.passChance(0.5), journal.left('Beta', 3)],
    ],
    account: [account.destroyed('Alpha', 70), account.ranOff('Alpha', 35)],
    losses: [losses.of('Alpha'), losses.fromTo(18, 4)],
    course: [course.of('Alpha', 130, 80), course.ahead('Alpha', 'Beta')],
    luck: [luck.rolls(1), luck.rolls(4), luck.number(1.26), luck.well(12), luck.badly(12)],
    turning: [turning.line(3, 'Alpha', 20.04), turning.rarest('Gamma', 36)],
    report: [report.title('Delta'), report.between('Alpha', 'Beta'), report.moment(3)],
  };
  return [...plain(past, 'past'), ...plain(after, 'after'), ...plain(made, 'made')];
}

const english = spoken(await pastWordsOf('en'), await afterWordsOf('en'));
const french = spoken(await pastWordsOf('fr'), await afterWordsOf('fr'));

test('both say everything, and none says it in the other’s language', () => {
  expect(french.map(([place]) => place)).toEqual(english.map(([place]) => place));
  const shared = /^(?:18 → 4|1[.,]3|chance|faces|\w+\.csv|\w+-report\.html|)$/;
  const same = english.filter(([, sentence], n) => sentence === french[n]?.[1] && !shared.test(sentence));
  expect(same).toEqual([]);
  for (const [place, sentence] of [...english, ...french]) {
    if (!place.endsWith('fates.present')) expect(sentence.trim(), place).not.toBe('');
    expect(sentence, place).not.toMatch(/undefined|NaN|['"]| {2}/);
  }
});

test('French puts a thin unbreakable space before ; : ! ?, English none', () => {
  for (const [place, sentence] of french) expect(sentence, place).not.toMatch(/[^\u202f][;:!?]/);
  for (const [place, sentence] of english) expect(sentence, place).not.toMatch(/\u202f| [;:!?]/);
});
