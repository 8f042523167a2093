import { describe, expect, test } from 'vitest';
import {
  assaultEnds,
  assaultRefusals,
  assaultTargets,
  mayAssault,
} from '../../../../src/rules/attack/assaultConditions.ts';
import { chargeRefusals } from '../../../../src/rules/attack/chargeConditions.ts';
import { disengagementLosses } from '../../../../src/rules/movement/march.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { asked, endsWithFacing, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at' | 'side'>;
const LINE: Kind = { type: 'lineInfantry', formation: 'line' };
const COLUMN: Kind = { type: 'lineInfantry', formation: 'column' };
const SKIRMISHERS: Kind = { type: 'lightInfantry', formation: 'skirmish' };
const HEAVY: Kind = { type: 'heavyCavalry' };
const HUSSARS: Kind = { type: 'lightCavalry' };
const GUNS: Kind = { type: 'heavyFootBattery' };

/** `u`, blue, at (3, 6) looking up, and red units. */
function facing(
  unit: Kind,
  reds: Readonly<Record<string, Kind & Pick<UnitSpec, 'at'>>>,
  rest: Partial<PositionSpec> = {},
) {
  return position({
    ...rest,
    units: [
      { id: 'u', side: 'blue', at: [3, 6], ...unit },
      ...Object.entries(reds).map(([id, red]): UnitSpec => ({ id, side: 'red', ...red })),
      ...(rest.units ?? []),
    ],
  });
}

function refused(g: ReturnType<typeof position>, target = 'e'): string[] {
  const reasons = reasonsOf(assaultRefusals(...asked(g, 'u'), unitOf(g, target)));
  expect(mayAssault(...asked(g, 'u'), unitOf(g, target))).toBe(reasons.length === 0);
  expect(assaultTargets(...asked(g, 'u')).includes(target)).toBe(reasons.length === 0);
  return reasons;
}

function ends(g: ReturnType<typeof position>, target = 'e') {
  return assaultEnds(...asked(g, 'u'), unitOf(g, target));
}

describe('assault', () => {
  test('ASL-01, ASL-03, R-106 an enemy at 2 or less, by a march of one hex', () => {
    const g = facing(LINE, { e: { ...LINE, at: [3, 4] } });
    expect(refused(g)).toEqual([]);
    expect(endsWithFacing(ends(g))).toEqual(['3,5 5']);
    expect(ends(g)[0]?.route).toEqual([{ q: 3, r: 5 }]);
    const far = facing(HEAVY, { e: { ...LINE, at: [3, 3] } });
    expect(assaultRefusals(...asked(far, 'u'), unitOf(far, 'e'))).toEqual([
      { rule: 'ASL-01', reason: 'beyondAssault', facts: { unit: 'u', target: 'e', distance: 3, reach: 2 } },
    ]);
  });

  test('ASL-03, R-115 it reaches enemies that cannot be charged', () => {
    // (5, 5) is neither in the cone nor on a flank hex; from (4, 6) it stands in front
    const g = facing(HEAVY, { e: { ...LINE, at: [5, 5] } });
    expect(reasonsOf(chargeRefusals(...asked(g, 'u'), unitOf(g, 'e')))).toEqual(['CHG-08 notInFrontOrFlank']);
    expect(endsWithFacing(ends(g))).toEqual(['4,6 5']);
  });

  test('ASL-03, R-106 an enemy in a rear hex cannot be engaged by one hex without turning', () => {
    expect(refused(facing(HEAVY, { e: { ...LINE, at: [3, 7] } }))).toEqual(['ASL-05 noAssaultMove']);
  });

  test('ASL-03, R-107 light cavalry too moves one hex at most', () => {
    expect(refused(facing(HUSSARS, { e: { ...LINE, at: [3, 3] } }))).toEqual(['ASL-01 beyondAssault']);
    expect(endsWithFacing(ends(facing(HUSSARS, { e: { ...LINE, at: [3, 4] } })))).toEqual(['3,5 5']);
  });

  test('ASL-03, R-111 no march at all when it engages the target already', () => {
    const g = facing(LINE, { e: { ...LINE, at: [3, 5], facing: 5 } });
    // from (2, 6) the target would stand in the other front hex
    expect(endsWithFacing(ends(g))).toEqual(['2,6 5', '3,6 5']);
    expect(ends(g)[1]?.route).toEqual([]);
  });

  test('ASL-02, CHG-02 not by artillery, panicked units, squares', () => {
    const e = { ...LINE, at: [3, 5] } as const;
    expect(refused(facing(GUNS, { e }))).toEqual(['CHG-02 artilleryNeverAttacks']);
    expect(refused(facing({ ...LINE, panicked: true }, { e }))).toEqual(['CHG-02 panicked']);
    expect(refused(facing({ ...LINE, formation: 'square' }, { e }))).toEqual(['CHG-02 squareNeverAttacks']);
  });

  test('ASL-02, CHG-03, R-94 skirmishers only weak targets, or across a wood side', () => {
    const at = { at: [3, 4] } as const;
    expect(refused(facing(SKIRMISHERS, { e: { ...LINE, ...at } }))).toEqual([
      'CHG-03 skirmishersOnlyWeakTargets',
    ]);
    expect(refused(facing(SKIRMISHERS, { e: { ...GUNS, ...at } }))).toEqual([]);
    const side = { sides: [{ q: 3, r: 4, side: 2, terrain: 'wood' }] } as const;
    expect(endsWithFacing(ends(facing(SKIRMISHERS, { e: { ...LINE, ...at } }, side)))).toEqual(['3,5 5']);
  });

  test('ASL-03, MAN-15, TER-11, R-09 the hex is free and can be entered, its side can be fought across', () => {
    const e = { ...LINE, at: [3, 4] } as const;
    // skirmishers would make way there (CHG-39), a line does not
    const friend = facing(LINE, { e }, { units: [{ id: 'f', side: 'blue', at: [3, 5], ...LINE }] });
    expect(refused(friend)).toEqual(['ASL-05 noAssaultMove']);
    const cliff = facing(LINE, { e }, { hexes: [{ q: 3, r: 5, terrain: 'impassable', hill: false }] });
    expect(refused(cliff)).toEqual(['ASL-05 noAssaultMove']);
    for (const side of [
      { q: 3, r: 5, side: 2, terrain: 'impassable' },
      { q: 3, r: 4, side: 2, terrain: 'impassable' },
    ] as const)
      expect(refused(facing(LINE, { e }, { sides: [side] }))).toEqual(['ASL-05 noAssaultMove']);
    const river = facing(LINE, { e }, { sides: [{ q: 3, r: 4, side: 2, terrain: 'largeRiver' }] });
    expect(refused(river)).toEqual([]);
  });

  test('ASL-04, MAN-16 an engaged assailant stays engaged by one of its engagers', () => {
    // x at (4, 6), looking west, engages (3, 6) and (3, 7); from (3, 5) it no longer would
    const x = { ...LINE, at: [4, 6], facing: 3 } as const;
    const g = facing(COLUMN, { e: { ...LINE, at: [3, 4], facing: 5 }, x });
    expect(refused(g)).toEqual(['ASL-04 engagedMustKeepContact']);
    // R-23 comes first for one that may not move anyway
    const held = facing({ ...COLUMN, mayNotManoeuvre: true }, { e: { ...LINE, at: [3, 4], facing: 5 }, x });
    expect(refused(held)).toEqual(['ORD-11 mayNotManoeuvre']);
  });

  test('ASL-04, MAN-17 it may slip away from one enemy towards another that engages it', () => {
    // the source's example: engaged by two, it assaults the column and leaves the cavalry
    const g = facing(HEAVY, {
      e: { ...COLUMN, at: [3, 5], facing: 2 },
      x: { ...HEAVY, at: [4, 6], facing: 3 },
    });
    const found = ends(g);
    expect(endsWithFacing(found)).toEqual(['2,6 5', '3,6 5']);
    expect(found.map((end) => disengagementLosses(...asked(g, 'u'), end))).toEqual([['x'], []]);
  });

  test('ASL-03, ORD-11, R-23 after a failed activation test only from where it stands', () => {
    const g = facing({ ...LINE, mayNotManoeuvre: true }, { e: { ...LINE, at: [3, 5], facing: 5 } });
    expect(endsWithFacing(ends(g))).toEqual(['3,6 5']);
    const apart = facing({ ...LINE, mayNotManoeuvre: true }, { e: { ...LINE, at: [3, 4] } });
    expect(refused(apart)).toEqual(['ORD-11 mayNotManoeuvre']);
  });

  test('ASL-01 a friend or a unit that is gone is no target', () => {
    const g = facing(
      LINE,
      { e: { ...LINE, at: [3, 5] }, gone: { ...LINE, at: [4, 5], fate: 'fledOffMap' } },
      { units: [{ id: 'f', side: 'blue', at: [2, 6], ...LINE }] },
    );
    expect(refused(g, 'f')).toEqual(['CHG-05 friendlyTarget']);
    expect(refused(g, 'gone')).toEqual(['LOS-04 gone']);
    expect(assaultTargets(...asked(g, 'u'))).toEqual(['e']);
  });

  test('ASL-05, R-86 targets without a legal move are not offered', () => {
    const g = facing(LINE, {
      b: { ...LINE, at: [3, 4] },
      a: { ...LINE, at: [4, 4] },
      c: { ...LINE, at: [3, 8] },
    });
    expect(assaultTargets(...asked(g, 'u'))).toEqual(['a', 'b']);
  });
});
