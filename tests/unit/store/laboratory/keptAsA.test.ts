/** What is kept as A is laid beside what is set up only where both ask the same. */
import { expect, test } from 'vitest';
import type { ActionChoice } from '../../../../src/odds/question.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { exampleOf } from '../../../../src/store/laboratory/examples.ts';
import { isOfA } from '../../../../src/store/laboratory/laboratory.ts';
import { withUnit } from '../../../../src/store/laboratory/sandbox.ts';
import type { Setup } from '../../../../src/store/laboratory/share.ts';
import type { KeptOdds } from '../../../../src/store/laboratory/state.ts';

const CHARGE = exampleOf('cuirassiers');

/** The charger acts so, steady or panicked. */
function acting(action: ActionChoice, panicked: boolean): Setup {
  const charger = unitOf(CHARGE.sandbox.game, 'b1');
  return { ...CHARGE, sandbox: withUnit(CHARGE.sandbox, { ...charger, panicked, strength: 9 }), action };
}

function areAlike(one: Setup, a: Setup): boolean {
  // its figures are not looked at
  return isOfA(one, { setup: a } as KeptOdds);
}

test('a charge is the same question, whatever the unit is like', () => {
  const charge: ActionChoice = { choose: 'action', action: 'charge', target: 'r1' };
  expect(areAlike(acting(charge, true), acting(charge, false))).toBe(true);
});

test('RAL-01 to rally a panicked unit is another question than to rally a steady one', () => {
  const rally: ActionChoice = { choose: 'action', action: 'rally' };
  expect(areAlike(acting(rally, true), acting(rally, false))).toBe(false);
  expect(areAlike(acting(rally, true), acting(rally, true))).toBe(true);
});
