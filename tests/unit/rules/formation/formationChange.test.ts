import { describe, expect, test } from 'vitest';
import {
  facingsAfter,
  formationRefusals,
  formationTargets,
  needsFormationTest,
  squareInReactionRefusals,
} from '../../../../src/rules/formation/formationChange.ts';
import { type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import { FORMATIONS, type Formation } from '../../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const field = (
  unit: Partial<UnitSpec>,
  others: readonly UnitSpec[] = [],
  hexes: readonly GroundHex[] = [],
) => {
  const g = position({
    units: [{ id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6], ...unit }, ...others],
    hexes,
  });
  return { g, u: unitOf(g, 'U') };
};
const targets = (...args: Parameters<typeof field>) => {
  const { g, u } = field(...args);
  const open = formationTargets(g, u);
  expect(FORMATIONS.filter((to) => formationRefusals(g, u, to).length === 0)).toEqual(open);
  return open;
};
const inHex = (terrain: GroundHex['terrain']): readonly GroundHex[] => [{ q: 3, r: 6, terrain, hill: false }];
const red = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'X',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
const LIGHT = { type: 'lightInfantry', skills: ['skirmisher'] } as const;

describe('reasons alone', () => {
  const refused = (to: Formation, ...args: Parameters<typeof field>) => {
    const { g, u } = field(...args);
    return formationRefusals(g, u, to);
  };
  /** Behind the unit, its back turned: no contact until the unit faces it. */
  const behind = red([3, 7], { facing: 2 });

  test('R-55, FRM-18 the enemy a square would touch is named, whatever room there is beside the unit', () => {
    const friend = { ...red([3, 5]), id: 'a', side: 'blue' as const };
    expect(refused('square', {}, [behind, friend])).toEqual([
      { rule: 'R-55', reason: 'wouldBeInContact', facts: { unit: 'U', enemy: 'X' } },
    ]);
  });

  test('FRM-09, R-44 without the skill for an extended line the room for it is nobody’s concern', () => {
    const walls = [2, 4].map((q) => ({ q, r: 6, terrain: 'impassable', hill: false }) as const);
    expect(refused('extendedLine', {}, [], walls).map(({ rule }) => rule)).toEqual(['FRM-09']);
    expect(refused('extendedLine', { skills: ['linearOrder'] }, [], walls).map(({ rule }) => rule)).toEqual([
      'R-44',
    ]);
  });

  test('R-40, R-55 formation_change_refaces=yes: one facing without contact is enough', () => {
    const g = position({
      units: [{ id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6] }, behind],
      houseRules: { formation_change_refaces: 'yes' },
    });
    expect(facingsAfter(g, unitOf(g, 'U'), 'column')).toEqual([0, 3, 4, 5]);
    expect(formationRefusals(g, unitOf(g, 'U'), 'column')).toEqual([]);
  });
});

describe('which formations follow which', () => {
  test.each([
    { unit: { formation: 'line' }, want: ['column', 'square'] },
    { unit: { formation: 'column' }, want: ['line', 'square'] },
    { unit: { formation: 'square' }, want: ['line', 'column'] },
    { unit: { ...LIGHT, formation: 'line' }, want: ['column', 'square', 'skirmish'] },
    { unit: { ...LIGHT, formation: 'square' }, want: ['line', 'column', 'skirmish'] },
    { unit: { ...LIGHT, formation: 'skirmish' }, want: ['line', 'column'] },
    { unit: { type: 'lightInfantry', formation: 'line' }, want: ['column', 'square'] },
    { unit: { formation: 'line', skills: ['irregular'] }, want: ['column'] },
    { unit: { formation: 'horde', panicked: true }, want: [] },
  ] as const)('FRM-01, FRM-21 $unit: $want', ({ unit, want }) => {
    expect(targets(unit)).toEqual(want);
  });

  test('FRM-02 cavalry and artillery have none', () => {
    expect(targets({ type: 'heavyCavalry' })).toEqual([]);
    expect(targets({ type: 'lightHorseBattery' })).toEqual([]);
  });

  test.each(['wood', 'village', 'fortifiedPoint', 'difficult'] as const)(
    'FRM-04, TER-14 no square in %s',
    (terrain) => {
      expect(targets({}, [], inHex(terrain))).toEqual(['column']);
    },
  );

  test('FRM-04 a square may be formed on a hill', () => {
    expect(targets({}, [], [{ q: 3, r: 6, terrain: 'open', hill: true }])).toEqual(['column', 'square']);
  });

  test('FRM-04, SKL-16.4 nor by Irregulars, nor out of skirmish order', () => {
    const irregular = field({ skills: ['irregular'] });
    expect(formationRefusals(irregular.g, irregular.u, 'square')).toEqual([
      { rule: 'SKL-16.4', reason: 'noSquareIrregular', facts: { unit: 'U' } },
    ]);
    const skirmishers = field({ ...LIGHT, formation: 'skirmish' });
    expect(formationRefusals(skirmishers.g, skirmishers.u, 'square')).toEqual([
      { rule: 'FRM-21', reason: 'transitionNotOpen', facts: { unit: 'U', from: 'skirmish', to: 'square' } },
    ]);
  });

  test('FRM-05 skirmish order is for light infantry with the skill', () => {
    const { g, u } = field({ type: 'lightInfantry' });
    expect(formationRefusals(g, u, 'skirmish')).toEqual([
      { rule: 'FRM-05', reason: 'formationNotOpen', facts: { unit: 'U', formation: 'skirmish' } },
    ]);
  });

  test('FRM-06 a horde is for panicked units, who leave it by a rally only', () => {
    const steady = field({});
    expect(formationRefusals(steady.g, steady.u, 'horde')).toHaveLength(1);
    const horde = field({ panicked: true });
    expect(formationRefusals(horde.g, horde.u, 'line')).toEqual([
      { rule: 'FRM-06', reason: 'panicked', facts: { unit: 'U' } },
    ]);
  });

  test('ORD-11 not by a Tenacious unit that clings to its line this turn', () => {
    expect(targets({ skills: ['tenacious'], mayNotManoeuvre: true })).toEqual([]);
  });
});

describe('contact', () => {
  test('FRM-18 a unit in contact may not change', () => {
    expect(targets({}, [red([3, 5])])).toEqual([]);
    expect(targets({}, [red([4, 6], { facing: 3 })])).toEqual([]);
  });

  test('FRM-18 beside an enemy without contact it may, but not into square', () => {
    const beside = red([4, 6], { facing: 0 });
    expect(targets({}, [beside])).toEqual(['column']);
    const { g, u } = field({}, [beside]);
    expect(formationRefusals(g, u, 'square')).toEqual([
      { rule: 'R-55', reason: 'wouldBeInContact', facts: { unit: 'U', enemy: 'X' } },
    ]);
  });
});

describe('test', () => {
  const tests = (...enemies: readonly UnitSpec[]) => {
    const { g, u } = field({}, enemies);
    return needsFormationTest(g, u);
  };

  test('FRM-15 with a steady enemy within 3 hexes', () => {
    expect(tests()).toBe(false);
    expect(tests(red([3, 3]))).toBe(true);
    expect(tests(red([3, 2]))).toBe(false);
    expect(tests(red([3, 4], { panicked: true }))).toBe(false);
  });
});

describe('facing', () => {
  test('FRM-14 is kept, lost into square, free out of one', () => {
    const looks = (unit: Partial<UnitSpec>, to: Formation) => {
      const { g, u } = field(unit);
      return facingsAfter(g, u, to);
    };
    expect(looks({ facing: 2 }, 'column')).toEqual([2]);
    expect(looks({ facing: 2 }, 'square')).toEqual([0]);
    expect(looks({ formation: 'square' }, 'line')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('square in reaction', () => {
  const why = (...args: Parameters<typeof field>) => {
    const { g, u } = field(...args);
    return squareInReactionRefusals(g, u).map(({ reason }) => reason);
  };

  test('FRM-16, FRM-18 contact does not forbid it', () => {
    expect(why({}, [red([3, 5], { type: 'heavyCavalry' })])).toEqual([]);
    expect(why({ ...LIGHT, formation: 'column' })).toEqual([]);
  });

  test.each([
    { unit: { type: 'heavyCavalry' }, want: ['notInfantry'] },
    { unit: { skills: ['irregular'] }, want: ['noSquareIrregular'] },
    { unit: { ...LIGHT, formation: 'skirmish' }, want: ['transitionNotOpen'] },
    { unit: { formation: 'square' }, want: ['alreadySquare'] },
    { unit: { panicked: true }, want: ['panicked'] },
  ] as const)('FRM-04, CHG-13 $unit: $want', ({ unit, want }) => {
    expect(why(unit)).toEqual(want);
  });

  test('FRM-04, TER-14 not on rough ground', () => {
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const)
      expect(why({}, [], inHex(terrain))).toEqual(['noSquareHere']);
  });
});
