/** What goes without saying: where one runs, gets out of the way, and looks. */
import { describe, expect, test } from 'vitest';
import { FACINGS, type Facing } from '../../../src/geometry/facing.ts';
import { hexesWithin } from '../../../src/geometry/hex.ts';
import { inOwnView } from '../../../src/opponent/ownView.ts';
import { farthest, quickChoice } from '../../../src/opponent/quick.ts';
import { hasInCone } from '../../../src/rules/ground/cones.ts';
import type { Choice, Question } from '../../../src/rules/state/answers.ts';
import { unitOf } from '../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const HORSE: UnitSpec = { id: 'horse', side: 'red', type: 'heavyCavalry', at: [8, 12], facing: 5 };

function facings(...of: readonly Facing[]): readonly Choice[] {
  return of.map((facing) => ({ choose: 'facing', facing }));
}

test('whoever evades may go as far as he can to either side, and in a hurry goes straight away, MAN-14', () => {
  const game = position({ units: [HORSE, { id: 'light', side: 'blue', type: 'lightCavalry', at: [9, 10] }] });
  const [enemy] = unitOf(game, 'horse').hexes;
  const [here] = unitOf(game, 'light').hexes;
  const moves = hexesWithin(here, 3).map((to): Choice => ({ choose: 'move', to, facing: 5, route: [to] }));
  const legal = inOwnView(game, unitOf(game, 'light'), moves);
  const question: Question = { ask: 'move', unit: 'light', manoeuvre: 'evade', target: null };
  const steps = (choice: Choice) =>
    choice.choose === 'move' ? [choice.to.q - enemy.q, choice.to.r - enemy.r] : [];
  expect([here.q - enemy.q, here.r - enemy.r]).toEqual([1, -2]);
  expect(farthest(game, 'light', legal).map(steps)).toEqual([
    [1, -5],
    [2, -5],
    [3, -5],
    [4, -5],
  ]);
  expect(steps(quickChoice(game, question, legal))).toEqual([3, -5]);
});

test('a crowd runs from the nearest enemy, over no friends and not off the map if it can help it', () => {
  const game = position({
    units: [HORSE, { id: 'crowd', side: 'blue', type: 'lineInfantry', panicked: true, at: [8, 11] }],
  });
  const [from] = unitOf(game, 'crowd').hexes;
  const run = (q: number, r: number, more: Partial<Extract<Choice, { choose: 'runEnd' }>> = {}): Choice => ({
    choose: 'runEnd',
    to: { q: from.q + q, r: from.r + r },
    route: [],
    crossed: [],
    offMap: false,
    ...more,
  });
  const question: Question = { ask: 'flightEnd', unit: 'crowd', length: 4 };
  const away = run(0, -4);
  const aside = run(-4, 0);
  expect(quickChoice(game, question, [aside, run(0, -4, { offMap: true }), away])).toBe(away);
  expect(quickChoice(game, question, [aside, run(0, -4, { crossed: ['friend'] })])).toBe(aside);
});

describe('whoever turns', () => {
  const game = position({
    units: [HORSE, { id: 'line', side: 'blue', type: 'lineInfantry', at: [8, 8], facing: 5 }],
  });
  const choose = (purpose: 'flight' | 'formation' | 'rotation') =>
    quickChoice(game, { ask: 'facing', unit: 'line', purpose }, facings(...FACINGS));

  test.each(['formation', 'rotation'] as const)('for %s looks at the nearest enemy', (purpose) => {
    const choice = choose(purpose);
    expect(choice).toMatchObject({ choose: 'facing' });
    const turned = { ...unitOf(game, 'line'), ...choice };
    expect(hasInCone(game, turned, unitOf(game, 'horse'))).toBe(true);
  });

  test('to flee turns his back on it, whoever it was that put him to flight', () => {
    const legal = facings(2, 5);
    expect(quickChoice(game, { ask: 'facing', unit: 'line', purpose: 'flight' }, legal)).toBe(legal[1]);
  });
});
