/** The extended line and the closed column, which only skills open. */
import { describe, expect, test } from 'vitest';
import {
  facingsAfter,
  formationRefusals,
  formationTargets,
} from '../../../../src/rules/formation/formationChange.ts';
import { groundsAfter } from '../../../../src/rules/formation/formationGround.ts';
import type { Formation } from '../../../../src/rules/state/vocabulary.ts';
import type { UnitSpec } from '../../../support/position.ts';
import { type Around, field, red } from '../specialField.ts';

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
});
