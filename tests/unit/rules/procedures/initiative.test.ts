import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { END_ORDERS } from '../../../support/choices.ts';
import {
  about,
  choices,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const DONE: Choice = { choose: 'endInitiative' };
const PASS: Choice = { choose: 'pass' };
const letLoose = (unit: string): Choice => ({ choose: 'letLoose', unit });
const holdBack = (unit: string): Choice => ({ choose: 'holdBack', unit });
const sense = (unit: string): Choice => ({ choose: 'tacticalSense', unit });

/** Looks at T, two hexes off. */
const HUSSARS: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'mediumCavalry',
  at: [4, 6],
  facing: 5,
  skills: ['impetuous'],
};
const TARGET: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
const SHARP: UnitSpec = {
  id: 'S',
  side: 'blue',
  type: 'lineInfantry',
  at: [0, 10],
  skills: ['tacticalSense'],
};
const PLAIN: UnitSpec = { id: 'B', side: 'blue', type: 'lineInfantry', at: [2, 10] };

/** The orders are over: nothing was ordered. */
function ended(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}): Played {
  return go(start(position({ format: 2000, ...spec, units }), turnFrame(false)), [1], END_ORDERS);
}

describe('ORD-13: Impetuous units at the end of the orders', () => {
  test('ORD-13, SKL-17.4, SEQ-04, R-19 its owner lets it go or tries to hold it back, but does not leave it', () => {
    const played = ended([HUSSARS, TARGET]);
    expect(waitsFor(played.game)).toBe('blue initiative');
    expect(choices(played)).toEqual([letLoose('A'), holdBack('A')]);
  });

  test('ORD-13 let go it must attack', () => {
    const played = go(ended([HUSSARS, TARGET]), letLoose('A'));
    expect(factsOf(played, 'tookInitiative')).toEqual([
      { fact: 'tookInitiative', unit: 'A', why: 'impetuous', rule: 'ORD-13' },
    ]);
    expect(unitAfter(played, 'A').activated).toBe(true);
    expect(choices(played)).toEqual([
      { choose: 'action', action: 'charge', target: 'T' },
      { choose: 'action', action: 'assault', target: 'T' },
    ]);
  });

  test('ORD-13, MOR-01, MOR-10 a test passed holds it back: not activated, no duty, not asked again', () => {
    const tested = go(ended([HUSSARS, TARGET]), holdBack('A'));
    expect(about(tested)).toMatchObject({ about: 'morale', unit: 'A', purpose: 'impetuosity' });
    const held = go(tested, [1, 1]);
    expect(factsOf(held, 'heldBack')).toEqual([{ fact: 'heldBack', unit: 'A', rule: 'ORD-13' }]);
    expect(unitAfter(held, 'A')).toMatchObject({ activated: false, acted: false });
    expectOver(held);
  });

  test('ORD-13, MOR-12 a test failed costs nothing else: it attacks', () => {
    const played = go(ended([HUSSARS, TARGET]), holdBack('A'), [6, 6]);
    expect(factsOf(played, 'testFailed')).toMatchObject([{ purpose: 'impetuosity' }]);
    expect(factsOf(played, 'losses')).toEqual([]);
    expect(factsOf(played, 'tookInitiative')).toHaveLength(1);
    expect(waitsFor(played.game)).toBe('blue action');
  });

  test('ORD-13, ORD-12 nobody is asked without an enemy to attack, nor when panicked, nor when it had its order', () => {
    expectOver(ended([HUSSARS, { ...TARGET, at: [5, 2] }]));
    expectOver(ended([{ ...HUSSARS, skills: [] }, TARGET]));
    const ordered = go(
      start(position({ format: 2000, units: [HUSSARS, { ...TARGET, at: [5, 3] }] }), turnFrame(false)),
      [1],
      { choose: 'group', units: ['A'] },
      PASS,
    );
    expectOver(ordered);
  });

  test('ORD-13, R-13 points left are lost and count as spent; end_of_orders_trigger=exactly_zero asks for none left', () => {
    expect(factsOf(ended([HUSSARS, TARGET]), 'ordersEnded')).toMatchObject([{ lost: 2 }]);
    const houseRules = { end_of_orders_trigger: 'exactly_zero' } as const;
    expectOver(ended([HUSSARS, TARGET], { houseRules }));
    // with the last point spent it comes all the same
    const spent = go(
      start(position({ format: 1000, houseRules, units: [HUSSARS, PLAIN, TARGET] }), turnFrame(false)),
      [3],
      { choose: 'group', units: ['B'] },
      PASS,
    );
    expect(spent.game.orderPoints).toBe(0);
    expect(waitsFor(spent.game)).toBe('blue initiative');
  });

  test('ORD-13, R-13 without a point rolled the moment comes at once', () => {
    const played = go(start(position({ format: 1000, units: [HUSSARS, TARGET] }), turnFrame(false)), [1]);
    expect(waitsFor(played.game)).toBe('blue initiative');
  });

  test('ORD-13, R-19 one after the other, in the order its owner likes; each duty is judged anew', () => {
    const other: UnitSpec = { ...HUSSARS, id: 'C', at: [5, 6] };
    let played = ended([HUSSARS, other, { ...TARGET, panicked: true, strength: 10 }]);
    expect(choices(played)).toEqual([letLoose('A'), holdBack('A'), letLoose('C'), holdBack('C')]);
    played = go(played, holdBack('C'), [1, 1]);
    expect(choices(played)).toEqual([letLoose('A'), holdBack('A')]);
  });

  test('ORD-13, ORD-11, R-37 a Tenacious unit tests its tenacity first; failing, it is free if it cannot fight on the spot', () => {
    const held: UnitSpec = {
      ...HUSSARS,
      type: 'lineInfantry',
      formation: 'line',
      skills: ['tenacious', 'impetuous'],
    };
    const played = go(ended([held, TARGET]), letLoose('A'));
    expect(about(played)).toMatchObject({ purpose: 'tenacity' });
    expect(choices(go(played, [6, 6]))).toContainEqual(PASS);
    expect(choices(go(played, [1, 1]))).not.toContainEqual(PASS);
  });
});

describe('ORD-14: Tactical sense at the end of the orders', () => {
  test('ORD-14, SKL-18, SKL-18.3 the owner may test each unit once; success activates it for any action', () => {
    const played = ended([SHARP, TARGET]);
    expect(choices(played)).toEqual([sense('S'), DONE]);
    const tested = go(played, sense('S'));
    expect(about(tested)).toMatchObject({ about: 'morale', unit: 'S', purpose: 'tacticalSense' });
    const passed = go(tested, [1, 1]);
    expect(factsOf(passed, 'tookInitiative')).toEqual([
      { fact: 'tookInitiative', unit: 'S', why: 'tacticalSense', rule: 'ORD-14' },
    ]);
    expect(choices(passed)).toContainEqual({ choose: 'action', action: 'frontalMarch' });
    expectOver(go(passed, PASS));
  });

  test('ORD-14, MOR-12 failure does nothing, and it is not tried again', () => {
    const played = go(ended([SHARP, TARGET]), sense('S'), [6, 6]);
    expect(unitAfter(played, 'S').activated).toBe(false);
    expectOver(played);
  });

  test('ORD-14 it may be left', () => {
    expectOver(go(ended([SHARP, TARGET]), DONE));
  });

  test('ORD-14, ORD-15 not of units activated, panicked or that have acted', () => {
    expectOver(ended([{ ...SHARP, panicked: true, at: [0, 8] }, TARGET]));
    const ordered = go(
      start(position({ format: 1000, units: [SHARP, TARGET] }), turnFrame(false)),
      [3],
      { choose: 'group', units: ['S'] },
      PASS,
    );
    expectOver(ordered);
  });

  test('ORD-14, R-17, SKL-18.3 a regimental gun is never activated by a test of its own', () => {
    const gun: UnitSpec = {
      id: 'G',
      side: 'blue',
      type: 'regimentalGun',
      at: [3, 10],
      skills: ['tacticalSense'],
    };
    expectOver(ended([gun, PLAIN, TARGET]));
    expect(choices(ended([gun, SHARP, TARGET]))).toEqual([sense('S'), DONE]);
    // other guns may try
    expect(choices(ended([{ ...gun, type: 'lightHorseBattery' }, TARGET]))).toEqual([sense('G'), DONE]);
  });

  test('ORD-14, R-17 who is activated by his own test brings no gun', () => {
    const gun: UnitSpec = { id: 'G', side: 'blue', type: 'regimentalGun', at: [3, 10] };
    const played = go(ended([gun, SHARP, TARGET]), sense('S'), [1, 1]);
    expect(waitsFor(played.game)).toBe('blue action');
    expect(unitAfter(played, 'G').activated).toBe(false);
    expectOver(go(played, PASS));
  });

  test('ORD-14, ORD-12 with both skills a unit held back may still test its sense, and then must attack', () => {
    const both: UnitSpec = { ...HUSSARS, skills: ['impetuous', 'tacticalSense'] };
    const held = go(ended([both, TARGET]), holdBack('A'), [1, 1]);
    expect(choices(held)).toEqual([sense('A'), DONE]);
    expect(choices(go(held, sense('A'), [1, 1]))).not.toContainEqual(PASS);
  });

  test('ORD-13, ORD-14, R-19 duties come before the end, senses may be left; the owner orders them as he likes', () => {
    const played = ended([HUSSARS, SHARP, TARGET]);
    expect(choices(played)).toEqual([letLoose('A'), holdBack('A'), sense('S')]);
    expect(choices(go(played, sense('S'), [6, 6]))).toEqual([letLoose('A'), holdBack('A')]);
    expect(choices(go(played, holdBack('A'), [1, 1]))).toEqual([sense('S'), DONE]);
  });

  test('SEQ-10, R-21 a panicked unit may still flee without order meanwhile', () => {
    const lost: UnitSpec = { id: 'P', side: 'blue', type: 'lineInfantry', at: [6, 9], panicked: true };
    let played = ended([SHARP, lost, TARGET]);
    expect(choices(played)).toEqual([sense('S'), { choose: 'fleeWithoutOrder', unit: 'P' }, DONE]);
    played = go(played, { choose: 'fleeWithoutOrder', unit: 'P' });
    while (waitsFor(played.game) !== 'blue initiative')
      played = go(played, waitsFor(played.game).includes('rolls') ? [1] : (legal) => legal[0] ?? PASS);
    expect(unitAfter(played, 'P')).toMatchObject({ acted: true, activated: true });
    expect(choices(played)).toEqual([sense('S'), DONE]);
    // and when an initiative has failed, before the turn is over
    const tried = go(ended([SHARP, lost, TARGET]), sense('S'), [6, 6]);
    expect(choices(tried)).toEqual([{ choose: 'fleeWithoutOrder', unit: 'P' }, DONE]);
  });

  test('R-22, R-21 panicked_reface=yes: it may turn meanwhile, too, as its action', () => {
    const lost: UnitSpec = { id: 'P', side: 'blue', type: 'lineInfantry', at: [6, 9], panicked: true };
    const houseRules = { panicked_reface: 'yes' } as const;
    const played = ended([SHARP, lost, { ...lost, id: 'Q', at: [8, 9] }, TARGET], { houseRules });
    const turns = choices(played).filter(({ choose }) => choose === 'refaceWithoutOrder');
    expect(turns).toHaveLength(10);
    const turned = go(played, { choose: 'refaceWithoutOrder', unit: 'P', facing: 2 });
    expect(factsOf(turned, 'turned')).toEqual([{ fact: 'turned', unit: 'P', facing: 2, rule: 'R-22' }]);
    expect(unitAfter(turned, 'P')).toMatchObject({ facing: 2, activated: true, acted: true });
    const left = choices(turned);
    expect(left).toContainEqual({ choose: 'fleeWithoutOrder', unit: 'Q' });
    expect(left.filter((choice) => 'unit' in choice && choice.unit === 'P')).toEqual([]);
    // and when nobody is left to take the initiative, as long as something happens
    const tried = go(ended([SHARP, lost, TARGET], { houseRules }), sense('S'), [6, 6]);
    expect(choices(tried)).toHaveLength(7);
    expectOver(go(tried, { choose: 'refaceWithoutOrder', unit: 'P', facing: 2 }));
  });
});
