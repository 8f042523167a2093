/** What is kept of a place chosen beforehand: for which question, and which of its answers. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../src/geometry/shape.ts';
import type { Placed } from '../../../../src/odds/laboratory/asked.ts';
import { chosenAmong, placeKey, placeText } from '../../../../src/odds/laboratory/chosenPlaces.ts';
import { boundsAt } from '../../../../src/odds/laboratory/widths.ts';
import type { Choice, Question } from '../../../../src/rules/state/answers.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';

const HALVES: readonly Choice[] = [
  { choose: 'half', half: 'left', hex: hexAt(6, 4) },
  { choose: 'half', half: 'right', hex: hexAt(7, 4) },
];
const FACINGS: readonly Choice[] = [
  { choose: 'facing', facing: 1 },
  { choose: 'facing', facing: 4 },
];

/** What is asked of one unit about places of one sort, with the answers. */
const ASKED: readonly (readonly [Question, readonly Choice[]])[] = [
  ...(['extend', 'keep', 'fire', 'aim'] as const).map(
    (role) => [{ ask: 'half', unit: 'r1', role }, HALVES] as const,
  ),
  ...(['formation', 'flight', 'rotation'] as const).map(
    (purpose) => [{ ask: 'facing', unit: 'r1', purpose }, FACINGS] as const,
  ),
];

test.each(ASKED)('a place chosen for %o is chosen for that alone', (question, legal) => {
  const [, last] = legal;
  if (!last) throw new Error('no answers');
  const places = { [placeKey(question)]: placeText(last) };
  for (const [other, answers] of ASKED)
    expect(chosenAmong(places, other, answers)).toBe(other === question ? 1 : null);
});

test('each of them is offered, whichever is met first', () => {
  const placed = new Map<string, Placed>();
  const { answers } = boundsAt('every', {}, placed);
  const { game } = exampleOf('cuirassiers').sandbox;
  for (const [question, legal] of ASKED)
    answers?.(game, { side: 'red', question, legal: () => legal, refused: () => [] }, legal);
  expect([...placed.values()].map(({ question }) => question)).toEqual(ASKED.map(([question]) => question));
});

test('a name without what is asked for names no question any more', () => {
  for (const [question, legal] of ASKED) {
    const [first] = legal;
    const places = { [`${question.ask} r1`]: first ? placeText(first) : '' };
    expect(chosenAmong(places, question, legal)).toBeNull();
  }
});

test('CHG-11 two ways to one place are chosen apart; where the way is none of those offered, the place is', () => {
  const charge: Question = { ask: 'move', unit: 'b1', manoeuvre: 'charge', target: 'r1' };
  const by = (...route: readonly (readonly [number, number])[]): Choice => ({
    choose: 'move',
    to: hexAt(6, 5),
    facing: 5,
    route: route.map(([column, row]) => hexAt(column, row)),
  });
  const [left, right, elsewhere] = [by([5, 6], [6, 5]), by([7, 6], [6, 5]), by([6, 6], [6, 5])];
  expect(placeText(left)).not.toBe(placeText(right));
  const kept = (choice: Choice) => ({ [placeKey(charge)]: placeText(choice) });
  expect(chosenAmong(kept(right), charge, [left, right])).toBe(1);
  expect(chosenAmong(kept(left), charge, [right, left])).toBe(1);
  expect(chosenAmong(kept(elsewhere), charge, [left, right])).toBe(0);
  const turned: Choice = { choose: 'move', to: hexAt(6, 5), facing: 4, route: [hexAt(6, 5)] };
  expect(chosenAmong(kept(turned), charge, [left, right])).toBeNull();
});
