/** What a morale test goes by, and what it tells the procedure that called for it. */
import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { morale, testedCommandValue } from '../../../../src/rules/procedures/morale.ts';
import { moraleFrame } from '../../../../src/rules/state/calledFrames.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { about, expectOver, factsOf, go, start, to, unitAfter, waitsFor } from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [4, 6], facing: 5, strength: 20 };
const E: UnitSpec = { id: 'E', side: 'red', type: 'lightCavalry', at: [5, 5], facing: 2 };
const MOB: UnitSpec = { ...U, panicked: true, formation: 'horde' };

type Purpose = Parameters<typeof moraleFrame>[1];
type More = Parameters<typeof moraleFrame>[3];

/** The lines of the command value, by their statements. */
function lines(
  units: readonly UnitSpec[],
  purpose: Purpose,
  enemy: string | null,
  more: More = {},
  spec: Omit<PositionSpec, 'units'> = {},
) {
  const g = position({ ...spec, units });
  return testedCommandValue(g, moraleFrame('U', purpose, enemy, more)).terms.map(({ rule }) => rule);
}

describe('MOR-07 to MOR-09: who the test is against', () => {
  test('MOR-09, SKL-05.1 a charging lancer tells on the charged, named as attacker or as enemy alone', () => {
    const lancer: UnitSpec = { ...E, skills: ['lancer'] };
    const column: UnitSpec = { ...U, formation: 'column' };
    expect(lines([column, lancer], 'reaction', 'E')).toEqual(['CMD-01', 'SKL-05.1']);
    expect(lines([column, lancer], 'reaction', null, { attacker: 'E' })).toEqual(['CMD-01', 'SKL-05.1']);
    expect(lines([column, lancer], 'reaction', null)).toEqual(['CMD-01']);
    expect(lines([column, E], 'reaction', 'E')).toEqual(['CMD-01']);
  });

  test('MOR-08, R-149 a wood side shelters from the enemy beyond it only', () => {
    // E outflanks from the right flank hex; W stands before the unit
    const flanker: UnitSpec = { ...E, at: [5, 6], facing: 4 };
    const wooded: UnitSpec = { ...E, id: 'W', at: [4, 5], facing: 5 };
    const sides = [{ q: 4, r: 6, side: 1, terrain: 'wood' }] as const;
    expect(lines([U, flanker, wooded], 'losses', 'E')).toContain('MOR-08');
    expect(lines([U, flanker, wooded], 'losses', 'E', {}, { sides })).not.toContain('MOR-08');
    expect(lines([U, flanker, wooded], 'losses', 'W', {}, { sides })).toContain('MOR-08');
    expect(lines([U, flanker, wooded], 'losses', null, {}, { sides })).toContain('MOR-08');
  });
});

describe('MOR-10 to MOR-13: the result', () => {
  const g = position({ units: [U, { ...E, at: [5, 1] }] });
  const mob = position({ units: [MOB, { ...E, at: [5, 1] }] });
  const failed = (purpose: Purpose) => morale.failed.do?.(g, moraleFrame('U', purpose, 'E'));
  const begun = (game: typeof g, purpose: Purpose) => morale.begin.do?.(game, moraleFrame('U', purpose, 'E'));

  test('MOR-12 a failure without consequence costs nothing', () => {
    for (const purpose of ['rally', 'formation', 'friendReaction', 'transfer'] as const)
      expect(failed(purpose)).toEqual({ end: { result: 'tested', outcome: 'failed', lost: 0 } });
    for (const purpose of ['losses', 'reaction'] as const) expect(failed(purpose)).toEqual({ to: 'choice' });
  });

  test('MOR-13, MOR-12 a panicked unit fails without dice, and flees only where a failure bites', () => {
    expect(begun(mob, 'friendReaction')).toMatchObject({
      end: { result: 'tested', outcome: 'failed', lost: 0 },
      facts: [{ fact: 'testLost', purpose: 'friendReaction' }],
    });
    expect(begun(mob, 'losses')).toMatchObject({ to: 'flight' });
    expect(begun(mob, 'reaction')).toMatchObject({ to: 'flight' });
  });

  test('RAL-06 a rally spared its test costs nothing either', () => {
    const scouts = position({ units: [{ ...E, id: 'U', skills: ['harassment'] }] });
    expect(begun(scouts, 'rally')).toMatchObject({ end: { outcome: 'passed', lost: 0 } });
  });

  test('MAN-21 a flight costs no points of the test', () => {
    const then = morale.flight.then as () => unknown;
    expect(then()).toEqual({ end: { result: 'tested', outcome: 'gone', lost: 0 } });
  });

  test('MOR-11, R-68 standing with more losses than it has strength is an end like a flight: the charger may pursue', () => {
    const A: UnitSpec = { id: 'A', side: 'red', type: 'heavyCavalry', at: [5, 3], facing: 2 };
    const weak: UnitSpec = { ...U, strength: 2, initialStrength: 20 };
    const game = position({ units: [A, weak], side: 'red' });
    const charge = start(game, chargeFrame(game, 'A', 'U'));
    const react = go(charge, to(4, 5), { choose: 'reaction', reaction: 'nothing' });
    // 7, less 2 at its threshold, less 2 for a line
    const dead = go(react, [3, 3], { choose: 'stay' });
    expect(unitAfter(dead, 'U').fate).toBe('eliminated');
    expect(waitsFor(dead.game)).toBe('red pursue');
  });
});

describe('R-131 saves_apply_to=all_losses: the points of a failed test', () => {
  const CUIRASSIERS: UnitSpec = { ...U, type: 'heavyCavalry', skills: ['cuirassier'], strength: 12 };
  const tested = (u: UnitSpec, faces: readonly number[]) => {
    const game = position({ units: [u, { ...E, at: [5, 1] }], houseRules: { saves_apply_to: 'all_losses' } });
    return go(start(game, moraleFrame('U', 'losses', 'E')), faces, { choose: 'stay' });
  };

  test('R-131, MOR-11 may be saved by armour, one die each', () => {
    const played = tested(CUIRASSIERS, [5, 5]);
    expect(about(played)).toMatchObject({ about: 'tollSaves', cause: 'failedTest', losses: 3 });
    const saved = go(played, [4, 1, 1]);
    expect(factsOf(saved, 'losses')).toEqual([
      { fact: 'losses', unit: 'U', lost: 2, left: 10, cause: 'failedTest', by: null, rule: 'MOR-11' },
    ]);
    expectOver(saved);
    // the others lose them at once
    expect(unitAfter(tested({ ...CUIRASSIERS, skills: [] }, [5, 5]), 'U').strength).toBe(9);
  });

  test('R-131, CHG-33 what is lost weakens the answer, and who is gone does not answer', () => {
    const game = position({ units: [CUIRASSIERS] });
    const frame = { ...moraleFrame('U', 'losses', null), at: 'toll', excess: 3 } as const;
    const then = morale.toll.then as (g: typeof game, f: typeof frame, r: unknown) => unknown;
    expect(then(game, frame, { result: 'struck', lost: 2 })).toEqual({
      end: { result: 'tested', outcome: 'stayed', lost: 2 },
    });
    const dead = position({ units: [{ ...CUIRASSIERS, fate: 'eliminated', strength: 0 }] });
    expect(unitOf(dead, 'U').fate).toBe('eliminated');
    expect(then(dead, frame, { result: 'struck', lost: 2 })).toEqual({
      end: { result: 'tested', outcome: 'gone', lost: 2 },
    });
  });
});
