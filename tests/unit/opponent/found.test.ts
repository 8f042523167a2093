/** How many of the known positions each level finds the answer to; `npm run positions` tells which. */
import { expect, test } from 'vitest';
import type { Level } from '../../../src/opponent/levels.ts';
import { KNOWN } from '../../support/opponent/all.ts';
import { answersOf, shareFound } from '../../support/opponent/found.ts';

/** The themes that are missed most, so that a failure says what to look at. */
function missed(level: Level): { readonly share: number; readonly themes: readonly string[] } {
  const answers = KNOWN.flatMap((known) => answersOf(level, known));
  const themes = answers.filter(({ found }) => !found).map(({ theme }) => theme);
  return { share: shareFound(answers), themes: [...new Set(themes)] };
}

test.each([
  ['captain', 0.75],
  ['colonel', 0.9],
] as const)('the %s finds a share of %f', (level, least) => {
  const { share, themes } = missed(level);
  expect(share, themes.join('; ')).toBeGreaterThanOrEqual(least);
});

test('answers by lot find less than half', () => {
  expect(missed('lot').share).toBeLessThan(0.5);
});
