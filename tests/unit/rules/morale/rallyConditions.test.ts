import { describe, expect, test } from 'vitest';
import { ralliedChoices, rallyRefusals } from '../../../../src/rules/morale/rallyConditions.ts';
import { type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const field = (
  unit: Partial<UnitSpec>,
  others: readonly UnitSpec[] = [],
  terrain: GroundHex['terrain'] = 'open',
  houseRules: PositionSpec['houseRules'] = {},
) => {
  const g = position({
    houseRules,
    units: [{ id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 8], ...unit }, ...others],
    hexes: [{ q: 3, r: 8, terrain, hill: false }],
  });
  return { g, u: unitOf(g, 'U') };
};
const why = (inPanickedGroup: boolean, ...args: Parameters<typeof field>) => {
  const { g, u } = field(...args);
  return rallyRefusals(g, u, inPanickedGroup).map(({ rule, reason }) => `${rule} ${reason}`);
};
const red = (at: readonly [number, number], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id: 'X',
  side: 'red',
  type: 'lineInfantry',
  at,
  ...more,
});
const WORN = { strength: 12, initialStrength: 16 } as const;
const PANICKED = { ...WORN, panicked: true } as const;

describe('who may rally', () => {
  test('RAL-01, RAL-03 a steady unit with points to regain, any type', () => {
    expect(why(false, WORN)).toEqual([]);
    expect(why(false, { type: 'mediumFootBattery', strength: 3 })).toEqual([]);
    expect(why(false, {})).toEqual(['RAL-03 atFullStrength']);
  });

  test('RAL-01 a panicked unit at full strength too', () => {
    expect(why(true, { panicked: true })).toEqual([]);
  });

  test('RAL-07, SEQ-10 a panicked unit only when ordered with panicked units', () => {
    expect(why(true, PANICKED)).toEqual([]);
    expect(why(false, PANICKED)).toEqual(['RAL-07 notInGroup']);
  });

  test('RAL-04 not with a steady enemy within 3 hexes', () => {
    expect(why(false, WORN, [red([3, 5])])).toEqual(['RAL-04 enemyNear']);
    expect(why(true, PANICKED, [red([3, 5])])).toEqual(['RAL-04 enemyNear']);
    expect(why(false, WORN, [red([3, 4])])).toEqual([]);
    expect(why(false, WORN, [red([3, 5], { panicked: true })])).toEqual([]);
  });

  test('RAL-04 but a steady unit in a fortified point may, even engaged; a panicked one not', () => {
    expect(why(false, WORN, [red([3, 7])], 'fortifiedPoint')).toEqual([]);
    expect(why(true, PANICKED, [red([3, 6])], 'fortifiedPoint')).toEqual(['RAL-04 enemyNear']);
    expect(why(false, WORN, [red([3, 6])], 'village')).toEqual(['RAL-04 enemyNear']);
  });
});

describe('how a unit falls in after its panic', () => {
  const SIX = [0, 1, 2, 3, 4, 5] as const;
  const all = (formation: string) => SIX.map((facing) => ({ formation, facing }));
  const choices = (...args: Parameters<typeof field>) => {
    const { g, u } = field(...args);
    return ralliedChoices(g, u);
  };

  test('RAL-05 cavalry faces anywhere', () => {
    expect(choices({ type: 'lightCavalry', panicked: true })).toEqual(all('none'));
  });

  test('RAL-05 infantry in any formation open to it, facing anywhere but in square', () => {
    expect(choices({ panicked: true })).toEqual([
      ...all('line'),
      ...all('column'),
      { formation: 'square', facing: 0 },
    ]);
    expect(choices({ panicked: true, type: 'lightInfantry', skills: ['skirmisher'] })).toEqual([
      ...all('line'),
      ...all('column'),
      { formation: 'square', facing: 0 },
      ...all('skirmish'),
    ]);
  });

  test('RAL-05, R-44, R-142 beside a panicked enemy: facing it in line and column, not in extended line', () => {
    // a front hex of the facings 4 and 5
    const mob = red([3, 7], { panicked: true });
    const found = choices({ panicked: true, skills: ['linearOrder'] }, [mob]);
    expect(found.filter(({ formation }) => formation !== 'extendedLine')).toEqual([
      ...all('line'),
      ...all('column'),
      { formation: 'square', facing: 0 },
    ]);
    const lines = found.filter(({ formation }) => formation === 'extendedLine');
    expect(lines.map(({ facing }) => facing)).toEqual([0, 1, 2, 3]);
  });

  test('R-44, R-05 panicked_units_engage=yes: in no extended line if it was in contact before it fell in', () => {
    // the horde looks at the mob, which looks away; with the facings 0 to 3 contact would be over
    const mob = red([3, 7], { panicked: true, facing: 5 });
    const lines = (
      facing: 1 | 5,
      houseRules: PositionSpec['houseRules'] = { panicked_units_engage: 'yes' },
    ) =>
      choices({ panicked: true, facing, skills: ['linearOrder'] }, [mob], 'open', houseRules)
        .filter(({ formation }) => formation === 'extendedLine')
        .map((one) => one.facing);
    expect(lines(5)).toEqual([]);
    expect(lines(1)).toEqual([0, 1, 2, 3]);
    // by default a horde engages nobody
    expect(lines(5, {})).toEqual([0, 1, 2, 3]);
  });

  test('RAL-05, FRM-04, SKL-16.4 no square on rough ground, nor for Irregulars', () => {
    const noSquare = [...all('line'), ...all('column')];
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const)
      expect(choices({ panicked: true }, [], terrain)).toEqual(noSquare);
    expect(choices({ panicked: true, skills: ['irregular'] })).toEqual(noSquare);
  });
});
