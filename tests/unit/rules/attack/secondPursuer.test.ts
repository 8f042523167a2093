import { describe, expect, test } from 'vitest';
import { joinersOf, readyJoiners } from '../../../../src/rules/attack/secondPursuer.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { DECLINE, PURSUE } from '../../../support/choices.ts';
import {
  about,
  choices,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const CHARGER: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 6], facing: 5 };
/** Guns in front of the charger's front hex (5, 5): they are lost rather than flee. */
const GUNS: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'mediumFootBattery',
  at: [5, 4],
  facing: 5,
  strength: 1,
};
/** Beside (5, 5), where the charge ends. */
const FRIEND: UnitSpec = {
  id: 'F',
  side: 'blue',
  type: 'heavyCavalry',
  at: [6, 5],
  facing: 5,
  skills: ['tacticalSense'],
};
const join = (unit: string): Choice => ({ choose: 'secondPursuer', unit });

/** The guns, charged from behind, are lost rather than stay: the charger stands on (5, 5). MAN-27, R-68. */
function won(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}): Played {
  const g = position({ ...spec, units });
  const played = go(start(g, chargeFrame(g, 'A', 'T')), to(5, 5), [6, 6], { choose: 'flee' });
  expect(waitsFor(played.game)).toBe('blue pursue');
  return played;
}

describe('CHG-36: the second pursuer', () => {
  test('CHG-36, SKL-18.4, R-71 a friend with Tactical sense pursues with a length of its own after the charger’s move', () => {
    let played = go(won([CHARGER, FRIEND, GUNS]), PURSUE, [1], to(5, 4));
    expect(waitsFor(played.game)).toBe('blue secondPursuer');
    expect(choices(played)).toEqual([join('F'), DECLINE]);
    played = go(played, join('F'));
    expect(factsOf(played, 'joinsPursuit')).toEqual([
      { fact: 'joinsPursuit', unit: 'F', charger: 'A', rule: 'CHG-36' },
    ]);
    expect(about(played)).toEqual({ about: 'pursuit', unit: 'F' });
    played = go(played, [2], to(6, 3));
    expect(unitAfter(played, 'F')).toMatchObject({ hexes: [{ q: 6, r: 3 }], activated: false, acted: false });
    expectOver(played);
  });

  test('CHG-36 it may be left, and comes only with a charger that pursues', () => {
    expectOver(go(won([CHARGER, FRIEND, GUNS]), PURSUE, [1], to(5, 4), DECLINE));
    expectOver(go(won([CHARGER, FRIEND, GUNS]), DECLINE));
  });

  test('CHG-36, R-71 even one that has acted', () => {
    const played = go(
      won([CHARGER, { ...FRIEND, activated: true, acted: true }, GUNS]),
      PURSUE,
      [1],
      to(5, 4),
    );
    expect(waitsFor(played.game)).toBe('blue secondPursuer');
  });

  test('CHG-36, R-71 not without the skill, the same facing, the place beside the charger, its freedom', () => {
    const g = (friend: Partial<UnitSpec>, ...others: readonly UnitSpec[]) => {
      const game = position({ units: [{ ...CHARGER, at: [5, 5] }, { ...FRIEND, ...friend }, ...others] });
      return joinersOf(game, unitOf(game, 'A'));
    };
    expect(g({})).toEqual(['F']);
    expect(g({ type: 'lineInfantry' })).toEqual(['F']);
    expect(g({ skills: [] })).toEqual([]);
    expect(g({ facing: 0 })).toEqual([]);
    expect(g({ at: [7, 5] })).toEqual([]);
    expect(g({ panicked: true })).toEqual([]);
    expect(g({ type: 'mediumFootBattery' })).toEqual([]);
    expect(g({ type: 'lineInfantry', formation: 'square', facing: 0 })).toEqual([]);
    expect(g({ mayNotManoeuvre: true })).toEqual([]);
    expect(g({ displaced: true })).toEqual([]);
    expect(g({}, { ...GUNS, at: [7, 4] })).toEqual([]);
  });

  test('CHG-36, SKL-18.4 neither the charger itself, nor an enemy, nor a unit with another skill', () => {
    const g = (charger: Partial<UnitSpec>, friend: Partial<UnitSpec>) => {
      const game = position({
        units: [
          { ...CHARGER, at: [5, 5], ...charger },
          { ...FRIEND, ...friend },
        ],
      });
      return joinersOf(game, unitOf(game, 'A'));
    };
    expect(g({ skills: ['tacticalSense'] }, {})).toEqual(['F']);
    expect(g({ skills: ['tacticalSense'] }, { skills: [] })).toEqual([]);
    expect(g({}, { skills: ['cuirassier'] })).toEqual([]);
    // an enemy beside it that looks the same way neither engages it nor is engaged
    expect(g({}, { side: 'red' })).toEqual([]);
  });

  test('CHG-36 of those found before the pursuit only the ones that can still move', () => {
    const game = position({
      units: [{ ...CHARGER, at: [5, 5] }, FRIEND, { ...FRIEND, id: 'P', at: [2, 9], panicked: true }],
    });
    expect(readyJoiners(game, ['F', 'P'])).toEqual(['F']);
    expect(readyJoiners(game, undefined)).toEqual([]);
  });

  const BEYOND: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [7, 2], facing: 5 };

  test('CHG-36, CHG-37, R-71 it does not attack', () => {
    const played = go(won([CHARGER, FRIEND, GUNS, BEYOND]), PURSUE, [1], to(5, 4), join('F'), [2], to(6, 3));
    expectOver(played);
  });

  test('CHG-36, R-71 second_pursuer_attacks=yes: it attacks whom it engages, once the charger has done', () => {
    const houseRules = { second_pursuer_attacks: 'yes' } as const;
    const end = (units: readonly UnitSpec[]) =>
      go(won(units, { houseRules }), PURSUE, [1], to(5, 4), join('F'), [2], to(6, 3));
    const played = end([CHARGER, FRIEND, GUNS, BEYOND]);
    expect(choices(played)).toEqual([{ choose: 'attackTarget', target: 'X' }, DECLINE]);
    const struck = go(played, { choose: 'attackTarget', target: 'X' });
    expect(about(struck)).toMatchObject({ about: 'strike', kind: 'pursuit', attacker: 'F', target: 'X' });
    expectOver(go(played, DECLINE));
    // an Impetuous one has no choice: SKL-17.1, SKL-17.2
    const rash: UnitSpec = { ...FRIEND, skills: ['tacticalSense', 'impetuous'] };
    const bound = go(won([CHARGER, rash, GUNS, BEYOND], { houseRules }), PURSUE, [1], to(5, 4));
    expect(factsOf(bound, 'joinsPursuit')).toMatchObject([{ unit: 'F' }]);
    expect(waitsFor(go(bound, [2], to(6, 3)).game)).toBe('blue rolls strike');
    expectOver(end([CHARGER, FRIEND, GUNS]));
  });
});
