/** The extended line and the closed column wherever another chapter asks about them. */
import { describe, expect, test } from 'vitest';
import { sixCosts } from '../../../src/rules/combat/combatFactor.ts';
import { saveFor } from '../../../src/rules/combat/saves.ts';
import { moraleDice } from '../../../src/rules/morale/commandValue.ts';
import { ralliedChoices } from '../../../src/rules/morale/rallyConditions.ts';
import { mayMarch } from '../../../src/rules/movement/march.ts';
import { groupCost } from '../../../src/rules/orders/groups.ts';
import { unitOf } from '../../../src/rules/state/game.ts';
import type { Formation, Skill } from '../../../src/rules/state/vocabulary.ts';
import { profileProblems } from '../../../src/rules/units/army.ts';
import { combatTerms, fireTerms, movementFactor, rangeOf } from '../../../src/rules/units/factors.ts';
import { isSquare, thresholdOf } from '../../../src/rules/units/units.ts';
import type { UnitSpec } from '../../support/position.ts';
import { field, red } from './specialField.ts';

test('RAL-05 a rally may lead into it where there is room, never into a closed column', () => {
  const all = field({ panicked: true });
  const formations = (choices: ReturnType<typeof ralliedChoices>) =>
    new Set(choices.map((one) => one.formation));
  expect([...formations(ralliedChoices(all.g, all.u))]).toEqual(['line', 'column', 'square', 'extendedLine']);
  const shut = field(
    { panicked: true, at: [-3, 6] },
    { hexes: [{ q: -2, r: 6, terrain: 'impassable', hill: false }] },
  );
  const extended = ralliedChoices(shut.g, shut.u).filter((one) => one.formation === 'extendedLine');
  expect(extended.map(({ facing }) => facing)).toEqual([0, 1, 3, 4]);
});

describe('numbers', () => {
  const factors = (formation: Formation) => {
    const { u } = field({ formation });
    const [combat, fire] = [combatTerms(u, false), fireTerms(u)].map(([base]) =>
      base && 'amount' in base ? base.amount : 0,
    );
    return { combat, fire, range: rangeOf(u), movement: movementFactor(u) };
  };

  test('FRM-08 closed column: 2 dice, range 2, no movement; else a square', () => {
    expect(factors('closedColumn')).toEqual({ combat: 2, fire: 2, range: 2, movement: 0 });
    expect(isSquare({ formation: 'closedColumn' })).toBe(true);
    const { g, u } = field({ formation: 'closedColumn' });
    expect(mayMarch(g, u, 'indirectMarch', 'none')).toBe(false);
  });

  test('SKL-13, SKL-13.2 a Large battalion marches 2 hexes in column', () => {
    expect(movementFactor(field({ formation: 'column' }).u)).toBe(2);
    expect(movementFactor(field({ formation: 'column', skills: [] }).u)).toBe(3);
    expect(movementFactor(field({ formation: 'line' }).u)).toBe(1);
  });

  test('SKL-13.2, FRM-17 one hex, then the change', () => {
    const { g, u } = field({ formation: 'column' });
    expect(mayMarch(g, u, 'indirectMarch', 'formation')).toBe(true);
  });

  test('SKL-13.1 strength 18 to 24', () => {
    const problems = (strength: number, skills: readonly Skill[]) =>
      profileProblems({ type: 'lineInfantry', quality: 'ordinary', commandValue: 7, skills, strength })
        .length;
    expect([17, 18, 24, 25].map((strength) => problems(strength, ['largeBattalion']))).toEqual([1, 0, 0, 1]);
    expect([13, 14, 20, 21].map((strength) => problems(strength, []))).toEqual([1, 0, 0, 1]);
  });

  test('SKL-13.3 threshold 12 in place of 10', () => {
    const threshold = (skills: readonly Skill[]) =>
      thresholdOf({ type: 'lineInfantry', quality: 'ordinary', skills });
    expect(threshold([]).total).toBe(10);
    expect(threshold(['largeBattalion'])).toMatchObject({
      total: 12,
      terms: [{ amount: 10 }, { rule: 'SKL-13.3', amount: 2 }],
    });
  });

  test('CBT-06, FRM-19 a 6 costs an extended line 2 points in close combat, not under fire', () => {
    const { g, u } = field({ formation: 'extendedLine' });
    expect(sixCosts(g, u, 'closeCombat')).toBe(2);
    expect(sixCosts(g, u, 'fire')).toBe(1);
    expect(sixCosts(g, field({}).u, 'closeCombat')).toBe(1);
  });

  test('FRM-20, MOR-06 three dice without the lowest to react, whatever its quality and neighbours', () => {
    const elite: UnitSpec = { ...red([3, 7]), id: 'E', side: 'blue', quality: 'elite' };
    const recruit = { dice: 'recruit', supportedBy: null };
    for (const quality of ['elite', 'ordinary', 'recruit'] as const) {
      const { g, u } = field({ formation: 'extendedLine', quality }, { others: [elite] });
      expect(moraleDice(g, u, 'reaction')).toEqual(recruit);
      expect(moraleDice(g, u, 'friendReaction')).toEqual(recruit);
    }
    const { g, u } = field({ formation: 'extendedLine' }, { others: [elite] });
    for (const purpose of ['losses', 'rally', 'formation', 'tenacity'] as const)
      expect(moraleDice(g, u, purpose)).toEqual({ dice: 'elite', supportedBy: 'E' });
    const line = field({}, { others: [elite] });
    expect(moraleDice(line.g, line.u, 'reaction').dice).toBe('elite');
  });

  test('SKL-14, SKL-14.2, ORD-05 a column of Linear order near the enemy makes a group dear', () => {
    const cost = (formation: Formation, at: readonly [number, number]) => {
      const { g, u } = field({ formation, skills: ['linearOrder'] }, { others: [red(at)] });
      return groupCost(g, [u]);
    };
    expect(cost('column', [6, 0])).toMatchObject({
      total: 2,
      terms: [{ amount: 1 }, { rule: 'SKL-14.2', why: 'linearColumn', amount: 1 }],
    });
    expect(cost('line', [6, 0]).total).toBe(1);
    expect(cost('column', [7, -1]).total).toBe(1);
  });

  test('SKL-14.3, SAV-02 in line it saves against fire on 3 to 6, demoralised on 4 to 6', () => {
    const from = (unit: Partial<UnitSpec>, kind: 'fire' | 'shock') => {
      const { g, u } = field({ skills: ['linearOrder'], ...unit }, { others: [red([3, 3])] });
      return saveFor(g, u, unitOf(g, 'X'), kind, { unit: 20, enemy: 20 }, false);
    };
    expect(from({}, 'fire')).toEqual({
      from: 3,
      entitlements: [
        { row: 7, rule: 'UNI-08' },
        { row: 7, rule: 'SKL-14.3' },
      ],
    });
    expect(from({ formation: 'extendedLine' }, 'fire')?.from).toBe(3);
    expect(from({ strength: 10 }, 'fire')?.from).toBe(4);
    expect(from({ skills: [] }, 'fire')?.from).toBe(4);
    expect(from({}, 'shock')).toBeNull();
    expect(from({ formation: 'column' }, 'fire')).toBeNull();
  });
});
