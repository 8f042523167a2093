/** Who may still take the initiative when the orders are over. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { choices, expectOver, factsOf, go, type Played, start, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const SHARP: UnitSpec = {
  id: 'S',
  side: 'blue',
  type: 'lineInfantry',
  at: [2, 10],
  skills: ['tacticalSense'],
};
/** Looks at T, two hexes off. */
const HUSSARS: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'mediumCavalry',
  at: [4, 6],
  facing: 5,
  skills: ['impetuous'],
};
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
const DONE: Choice = { choose: 'endInitiative' };
const sense = (unit: string): Choice => ({ choose: 'tacticalSense', unit });
const holdBack = (unit: string): Choice => ({ choose: 'holdBack', unit });
const letLoose = (unit: string): Choice => ({ choose: 'letLoose', unit });

function ended(...units: readonly UnitSpec[]): Played {
  return start(position({ units }), { ...turnFrame(false), at: 'endOfOrders' });
}

const BUSY: readonly Partial<UnitSpec>[] = [
  { side: 'red', at: [2, 1] },
  { fate: 'eliminated', strength: 0 },
  { panicked: true, formation: 'horde' },
  { activated: true },
  { acted: true },
  { displaced: true },
];

describe('ORD-13, ORD-14: whom no order has reached', () => {
  test.each(BUSY)('ORD-14, ORD-15, R-98 no test of Tactical sense with %j', (more) => {
    expect(choices(ended(SHARP, T))).toEqual([sense('S'), DONE]);
    expectOver(ended({ ...SHARP, ...more }, T));
  });

  test.each(BUSY.slice(1))('ORD-13, ORD-15, R-98 no duty with %j', (more) => {
    expect(choices(ended(HUSSARS, T))).toEqual([letLoose('A'), holdBack('A')]);
    expectOver(ended({ ...HUSSARS, ...more, ...('formation' in more ? { formation: 'none' } : {}) }, T));
  });

  test('ORD-13 nor with another skill', () => {
    expectOver(ended({ ...HUSSARS, skills: ['counterCharge'] }, T));
  });
});

describe('ORD-13, ORD-14: each of the two tests once', () => {
  test('ORD-13 whoever has been held back stays so while others are', () => {
    const other: UnitSpec = { ...HUSSARS, id: 'C', at: [5, 6] };
    const first = go(ended(HUSSARS, other, T), holdBack('A'), [1, 1]);
    expect(choices(first)).toEqual([letLoose('C'), holdBack('C')]);
    expectOver(go(first, holdBack('C'), [1, 1]));
  });

  test('ORD-14 whoever has tested in vain does not test again when others have', () => {
    const other: UnitSpec = { ...SHARP, id: 'R', at: [8, 8] };
    const first = go(ended(SHARP, other, T), sense('S'), [6, 6]);
    expect(choices(first)).toEqual([sense('R'), DONE]);
    expectOver(go(first, sense('R'), [6, 6]));
  });

  test('R-21 when nothing is left to decide the turn goes on without a question', () => {
    const over = go(ended(SHARP, T), sense('S'), [6, 6]);
    expectOver(over);
    expect(factsOf(over, 'forced')).toEqual([]);
    expect(waitsFor(ended(T).game)).toBe('over');
  });
});
