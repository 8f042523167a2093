/** The positions in which any player knows the answer: that the list is what it says, and right. */
import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/rules/rulebook.ts';
import type { Choice } from '../../../src/rules/state/answers.ts';
import { KNOWN, OWN, THIRD } from '../../support/opponent/all.ts';
import { gameOf, type Known } from '../../support/opponent/known.ts';
import { marginOf, weighed } from '../../support/opponent/proven.ts';
import { variantsOf } from '../../support/opponent/variants.ts';

/** Of several ways that differ in nothing that matters one is listed, in a mirror perhaps another. */
function named(choice: Choice): string {
  const told = 'route' in choice ? { ...choice, route: [] } : choice;
  return JSON.stringify(told, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

const isProven = ({ proof }: Known) => proof.by !== 'plan';
const PROVEN = KNOWN.filter(isProven);

test('there are forty positions and more, over most kinds of questions, and what is told of figures is true', () => {
  expect(KNOWN.length).toBeGreaterThanOrEqual(40);
  expect(new Set(KNOWN.map(({ theme }) => theme)).size).toBe(KNOWN.length);
  expect(new Set(KNOWN.map(({ asked }) => asked)).size).toBeGreaterThanOrEqual(20);
  expect(OWN.length - OWN.filter(isProven).length).toBeLessThanOrEqual(3);
  // the examiners looked for what no figure decides as well, the third above all
  const before = KNOWN.filter((known) => !THIRD.includes(known));
  expect(before.length - before.filter(isProven).length).toBeLessThanOrEqual(before.length / 5);
  expect(THIRD.filter(isProven).length).toBeGreaterThanOrEqual(20);
});

describe.each(KNOWN.map((known) => [known.theme, known] as const))('%s', (_, known: Known) => {
  test('asks what it says, and has right answers and wrong ones, for a reason by the rule', () => {
    const game = gameOf(known);
    const pending = engine.pending(game);
    expect(pending).toMatchObject({
      wait: 'decision',
      decision: { side: known.of, question: { ask: known.asked } },
    });
    const legal = engine.legal(game);
    const wanted = legal.filter(known.wanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(legal.length);
    expect(known.why).toMatch(/\((?:(?:[A-Z]{3}-\d+(?:\.\d+)?|R-\d+)(?:, )?)+\)/);
  });

  test('has the same answers from the other side and in the mirror', () => {
    const legal = engine.legal(gameOf(known)).map(named).toSorted();
    for (const { game, side, told } of variantsOf(known)) {
      const pending = engine.pending(game);
      expect(pending).toMatchObject({ wait: 'decision', decision: { side, question: { ask: known.asked } } });
      expect(
        engine
          .legal(game)
          .map((choice) => named(told(choice)))
          .toSorted(),
      ).toEqual(legal);
    }
  });
});

test.each(PROVEN.map((known) => [known.theme, known] as const))('by the odds: %s', (_, known) => {
  const answers = weighed(known);
  expect(answers.some(({ wanted }) => wanted) && answers.some(({ wanted }) => !wanted)).toBe(true);
  expect(marginOf(answers)).toBeGreaterThanOrEqual('margin' in known.proof ? known.proof.margin : 0);
});
