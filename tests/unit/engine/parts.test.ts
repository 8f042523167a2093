/** A history on its way between threads: texts of a part each, and the same history from them. */
import { describe, expect, test } from 'vitest';
import { conclude, entriesOf, type History } from '../../../src/engine/history.ts';
import { fromParts, type HistoryParts, toParts } from '../../../src/engine/parts.ts';
import { stepTo } from '../../../src/engine/steps.ts';
import { type Pig, type PigTypes, pig } from './pig.ts';
import { longGame, playOn, thin } from './pigPlay.ts';

const NOTES = 'the lie of the land';
const begun = longGame(NOTES);
const { start } = begun;
const whole = (state: object): Pig => ({ ...(state as Omit<Pig, 'rules'>), rules: start.rules });

/** Sent to another thread and read there; `rests` is how often one may rest on the way. */
function arrived(parts: HistoryParts<PigTypes>): { history: History<PigTypes>; rests: number } {
  const coming = fromParts<PigTypes>(start, structuredClone(parts), whole);
  for (let rests = 0; ; rests++) {
    const { done, value } = coming.next();
    if (done) return { history: value, rests };
  }
}

/** How many answers or branches each of these texts holds. */
const held = (texts: readonly string[]): number[] => texts.map((text) => JSON.parse(text).length);

/** So many answers, of which the first `given` are given, and so many branches. */
function historyOf({
  answers,
  given = answers,
  branches = 0,
}: {
  readonly answers: number;
  readonly given?: number;
  readonly branches?: number;
}): History<PigTypes> {
  const played = stepTo(pig, playOn(begun, answers, 'parts'), given);
  const tried = entriesOf(played)
    .map(({ answer }) => answer)
    .slice(0, 2);
  return {
    ...played,
    branches: Array.from({ length: branches }, (_, n) => ({ at: 0, name: `way ${n}`, answers: tried })),
  };
}

describe('a history that was sent is the same history', () => {
  test.each([
    ['before the first answer', historyOf({ answers: 0 })],
    ['with answers of which all are given', historyOf({ answers: 45 })],
    ['with answers some of which are stepped back over', historyOf({ answers: 130, given: 57 })],
    ['with all its answers stepped back over', historyOf({ answers: 45, given: 0 })],
    ['with branches', historyOf({ answers: 10, branches: 12 })],
    ['with an end agreed on', conclude(historyOf({ answers: 10 }), { kind: 'resigned', side: 'right' })],
  ])('%s', (_, history) => {
    expect(arrived(toParts(history, thin)).history).toEqual(history);
  });
});

describe('the texts', () => {
  test('hold a hundred answers each, given or ahead, and five branches', () => {
    const parts = toParts(historyOf({ answers: 250, given: 120, branches: 12 }), thin);
    expect(held(parts.steps)).toEqual([100, 100, 50]);
    expect(held(parts.branches)).toEqual([5, 5, 2]);
  });

  test('are no more than it takes: none comes empty', () => {
    const full = toParts(historyOf({ answers: 200, branches: 10 }), thin);
    expect(held(full.steps)).toEqual([100, 100]);
    expect(held(full.branches)).toEqual([5, 5]);
    expect(toParts(begun, thin)).toMatchObject({ steps: [], branches: [] });
  });

  test('leave out of every state what the start holds already', () => {
    const history = historyOf({ answers: 60, given: 30 });
    expect(JSON.stringify(history)).toContain(NOTES);
    expect(JSON.stringify(toParts(history, thin))).not.toContain(NOTES);
  });

  test('are read one by one: one may rest after each', () => {
    expect(arrived(toParts(historyOf({ answers: 250, branches: 6 }), thin)).rests).toBe(3 + 2);
    expect(arrived(toParts(begun, thin)).rests).toBe(0);
  });
});
