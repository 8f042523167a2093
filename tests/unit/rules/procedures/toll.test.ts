/** Points no enemy's hit has cost, which an option of R-131 lets the armoured and the sheltered save. */
import { describe, expect, test } from 'vitest';
import { tollFrame } from '../../../../src/rules/procedures/toll.ts';
import { about, dice, factsOf, go, start, unitAfter } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'heavyCavalry',
  skills: ['cuirassier'],
  at: [4, 6],
  strength: 12,
};

function owed(points: number, saves_apply_to: 'enemy_hits' | 'all_losses' = 'all_losses') {
  const game = position({ units: [U], houseRules: { saves_apply_to } });
  return start(game, tollFrame('U', points, 'disengagement', null, 'MAN-17'));
}

describe('R-131: losses without an enemy’s hit', () => {
  test('R-131 saves_apply_to=enemy_hits: they are lost', () => {
    const played = owed(2, 'enemy_hits');
    expect(played.facts).toEqual([
      { fact: 'losses', unit: 'U', lost: 2, left: 10, cause: 'disengagement', by: null, rule: 'MAN-17' },
    ]);
  });

  test('R-131 saves_apply_to=all_losses: a die for each point, be it one', () => {
    expect(dice(owed(1))).toEqual({ dice: 'pool', count: 1, from: 4, six: 1 });
    const played = owed(2);
    expect(about(played)).toEqual({
      about: 'tollSaves',
      unit: 'U',
      cause: 'disengagement',
      losses: 2,
      from: 4,
      entitlements: ['SKL-01.2'],
    });
    const saved = go(played, [6, 3]);
    expect(factsOf(saved, 'saved')).toEqual([{ fact: 'saved', unit: 'U', saved: 1, of: 2, rule: 'SAV-01' }]);
    expect(unitAfter(saved, 'U').strength).toBe(11);
  });

  test('R-131, SAV-01 a position that rolls where there is no right saves nothing', () => {
    const game = position({ units: [U] });
    const frame = { ...tollFrame('U', 2, 'disengagement', null, 'MAN-17'), at: 'saves' } as const;
    const played = start(game, frame);
    expect(dice(played)).toEqual({ dice: 'pool', count: 2, from: 7, six: 1 });
    expect(about(played)).toMatchObject({ from: 7, entitlements: [] });
    expect(unitAfter(go(played, [6, 6]), 'U').strength).toBe(10);
  });

  test('R-131 for no points nothing is rolled and nothing told', () => {
    expect(owed(0).facts).toEqual([]);
  });
});
