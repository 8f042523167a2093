import { describe, expect, test } from 'vitest';
import { sixCosts } from '../../../../src/rules/combat/combatFactor.ts';
import { saveFor } from '../../../../src/rules/combat/saves.ts';
import {
  facingsAfter,
  formationRefusals,
  formationTargets,
} from '../../../../src/rules/formation/formationChange.ts';
import { groundsAfter } from '../../../../src/rules/formation/formationGround.ts';
import { moraleDice } from '../../../../src/rules/morale/commandValue.ts';
import { ralliedChoices } from '../../../../src/rules/morale/rallyConditions.ts';
import { mayMarch } from '../../../../src/rules/movement/march.ts';
import { groupCost } from '../../../../src/rules/orders/groups.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import type { Formation, Skill } from '../../../../src/rules/state/vocabulary.ts';
import { profileProblems } from '../../../../src/rules/units/army.ts';
import { combatTerms, fireTerms, movementFactor, rangeOf } from '../../../../src/rules/units/factors.ts';
import { isSquare, thresholdOf } from '../../../../src/rules/units/units.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Around {
  readonly others?: readonly UnitSpec[];
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly refaces?: 'yes' | 'no';
}
const BOTH: readonly Skill[] = ['largeBattalion', 'linearOrder'];
const field = (
  unit: Partial<UnitSpec>,
  { others = [], hexes = [], sides = [], refaces = 'no' }: Around = {},
) => {
  const g = position({
    units: [{ id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6], skills: BOTH, ...unit }, ...others],
    hexes,
    sides,
    houseRules: { formation_change_refaces: refaces },
  });
  return { g, u: unitOf(g, 'U') };
};
const red = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'X',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
const grounds = (to: Formation, unit: Partial<UnitSpec> = {}, around: Around = {}) => {
  const { g, u } = field(unit, around);
  return groundsAfter(g, u, to, u.facing).map(({ half, hexes }) => [
    half,
    ...hexes.map(({ q, r }) => [q, r]),
  ]);
};

describe('which formations follow which', () => {
  const LIGHT = { type: 'lightInfantry', skills: ['skirmisher'] } as const;
  test.each([
    ['line', ['column', 'square', 'extendedLine']],
    ['column', ['line', 'square', 'closedColumn', 'extendedLine']],
    ['square', ['line', 'column']],
    ['closedColumn', ['line', 'column', 'square']],
    ['extendedLine', ['line', 'column']],
  ] as const)('FRM-21, FRM-07, FRM-11, SKL-13.4, SKL-14.1 line infantry out of %s', (formation, want) => {
    const { g, u } = field({ formation });
    expect(formationTargets(g, u)).toEqual(want);
  });

  test.each([
    ['line', ['column', 'square', 'skirmish']],
    ['column', ['line', 'square', 'skirmish']],
    ['square', ['line', 'column', 'skirmish']],
    ['skirmish', ['line', 'column']],
  ] as const)('FRM-21 light infantry out of %s', (formation, want) => {
    const { g, u } = field({ ...LIGHT, formation });
    expect(formationTargets(g, u)).toEqual(want);
  });

  test('FRM-07, FRM-09, SKL-13.4, SKL-14.1 not without the skill', () => {
    const { g, u } = field({ formation: 'column', skills: [] });
    const why = (to: Formation) => formationRefusals(g, u, to);
    const formationNotOpen = { reason: 'formationNotOpen', facts: { unit: 'U' } };
    expect(why('closedColumn')).toMatchObject([{ rule: 'FRM-07', ...formationNotOpen }]);
    expect(why('extendedLine')).toMatchObject([{ rule: 'FRM-09', ...formationNotOpen }]);
  });

  test('FRM-11 an extended line forms no square, and none comes out of a square', () => {
    const line = field({ formation: 'extendedLine' });
    expect(formationRefusals(line.g, line.u, 'square')).toMatchObject([
      { rule: 'FRM-21', reason: 'transitionNotOpen' },
    ]);
    for (const formation of ['square', 'closedColumn'] as const) {
      const { g, u } = field({ formation });
      expect(formationRefusals(g, u, 'extendedLine')).toMatchObject([
        { rule: 'FRM-21', reason: 'transitionNotOpen' },
      ]);
    }
  });

  test('FRM-07, FRM-04 a closed column is a square: not in rough ground, not by Irregulars', () => {
    const wood = field({ formation: 'column' }, { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] });
    expect(formationRefusals(wood.g, wood.u, 'closedColumn')).toMatchObject([
      { rule: 'FRM-04', reason: 'noSquareHere' },
    ]);
    const loose = field({ formation: 'column', skills: ['largeBattalion', 'irregular'] });
    expect(formationRefusals(loose.g, loose.u, 'closedColumn')).toMatchObject([
      { rule: 'SKL-16.4', reason: 'noSquareIrregular' },
    ]);
  });

  test('FRM-18 nor beside an enemy, which all its faces would engage', () => {
    const { g, u } = field({ formation: 'column' }, { others: [red([4, 6], { facing: 0 })] });
    expect(formationRefusals(g, u, 'closedColumn')).toMatchObject([
      { rule: 'R-55', reason: 'wouldBeInContact' },
    ]);
  });
});

describe('entering and leaving the extended line', () => {
  test('FRM-11, FRM-14 either flank hex is taken in, the left one first; the facing is kept', () => {
    expect(grounds('extendedLine')).toEqual([
      ['left', [2, 6], [3, 6]],
      ['right', [3, 6], [4, 6]],
    ]);
    expect(grounds('extendedLine', { facing: 2 })).toEqual([
      ['left', [4, 6], [3, 6]],
      ['right', [3, 6], [2, 6]],
    ]);
  });

  test.each([
    ['a friend', { others: [{ ...red([4, 6]), side: 'blue' as const }] }],
    ['water', { hexes: [{ q: 4, r: 6, terrain: 'impassable' as const, hill: false }] }],
    ['a steep drop', { sides: [{ q: 3, r: 6, side: 1 as const, terrain: 'impassable' as const }] }],
  ])('FRM-11 not a flank hex barred by %s', (_what, around) => {
    expect(grounds('extendedLine', {}, around)).toEqual([['left', [2, 6], [3, 6]]]);
  });

  test('FRM-11 nor one off the map; without any, the formation is refused', () => {
    expect(grounds('extendedLine', { at: [-3, 6] })).toEqual([['right', [-3, 6], [-2, 6]]]);
    const { g, u } = field({ at: [-3, 6] }, { hexes: [{ q: -2, r: 6, terrain: 'impassable', hill: false }] });
    expect(formationTargets(g, u)).toEqual(['column', 'square']);
    expect(formationRefusals(g, u, 'extendedLine')).toEqual([
      { rule: 'R-44', reason: 'noFlankHex', facts: { unit: 'U' } },
    ]);
  });

  test('FRM-11, FRM-18 nor one where the new half would be in contact', () => {
    // (5, 5) lies ahead of (4, 6) and not of (3, 6)
    const around = { others: [red([5, 5])] };
    expect(grounds('extendedLine', {}, around)).toEqual([['left', [2, 6], [3, 6]]]);
    const barred = field({}, { ...around, hexes: [{ q: 2, r: 6, terrain: 'impassable', hill: false }] });
    expect(formationRefusals(barred.g, barred.u, 'extendedLine')).toEqual([
      { rule: 'R-55', reason: 'wouldBeInContact', facts: { unit: 'U', enemy: 'X' } },
    ]);
  });

  test('FRM-11 rough ground is no obstacle', () => {
    expect(
      grounds('extendedLine', {}, { hexes: [{ q: 4, r: 6, terrain: 'wood', hill: false }] }),
    ).toHaveLength(2);
  });

  test('FRM-11, FRM-14 it closes up on either of its hexes', () => {
    for (const to of ['line', 'column'] as const)
      expect(grounds(to, { formation: 'extendedLine' })).toEqual([
        ['left', [3, 6]],
        ['right', [4, 6]],
      ]);
  });

  test('R-40 formation_change_refaces=no keeps the facing, =yes gives any facing that has room', () => {
    const kept = field({}, { refaces: 'no' });
    expect(facingsAfter(kept.g, kept.u, 'column')).toEqual([5]);
    const { g, u } = field({}, { refaces: 'yes' });
    expect(facingsAfter(g, u, 'column')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(facingsAfter(g, u, 'extendedLine')).toEqual([0, 1, 2, 3, 4, 5]);
    const corner = field(
      { at: [-3, 6] },
      { refaces: 'yes', hexes: [{ q: -2, r: 6, terrain: 'impassable', hill: false }] },
    );
    expect(facingsAfter(corner.g, corner.u, 'extendedLine')).toEqual([0, 1, 3, 4]);
  });

  test('R-40 formation_change_refaces=yes, but not to look an enemy in the face', () => {
    const { g, u } = field({}, { refaces: 'yes', others: [red([4, 6], { facing: 0 })] });
    // (4, 6) lies to the east
    expect(facingsAfter(g, u, 'column')).toEqual([2, 3, 4, 5]);
  });

  test('RAL-05 a rally may lead into it where there is room, never into a closed column', () => {
    const all = field({ panicked: true });
    const formations = (choices: ReturnType<typeof ralliedChoices>) =>
      new Set(choices.map((one) => one.formation));
    expect([...formations(ralliedChoices(all.g, all.u))]).toEqual([
      'line',
      'column',
      'square',
      'extendedLine',
    ]);
    const shut = field(
      { panicked: true, at: [-3, 6] },
      { hexes: [{ q: -2, r: 6, terrain: 'impassable', hill: false }] },
    );
    const extended = ralliedChoices(shut.g, shut.u).filter((one) => one.formation === 'extendedLine');
    expect(extended.map(({ facing }) => facing)).toEqual([0, 1, 3, 4]);
  });
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
