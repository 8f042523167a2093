import { describe, expect, test } from 'vitest';
import { counterChargeEnds, mayTargetCounterCharge } from '../../../../src/rules/attack/counterCharge.ts';
import { isOutflanked } from '../../../../src/rules/ground/engagement.ts';
import { changeUnit, unitOf } from '../../../../src/rules/state/game.ts';
import { asked, endsWithFacing, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at' | 'side'>;
const LINE: Kind = { type: 'lineInfantry', formation: 'line' };
const COLUMN: Kind = { type: 'lineInfantry', formation: 'column' };
const HEAVY: Kind = { type: 'heavyCavalry' };
const GUNS: Kind = { type: 'heavyFootBattery' };

/** The friend `u`, blue, at (3, 6) looking up; the charger `c`, red. */
function meeting(unit: Kind, charger: Kind & Pick<UnitSpec, 'at'>, rest: Partial<PositionSpec> = {}) {
  return position({
    ...rest,
    units: [
      { id: 'u', side: 'blue', at: [3, 6], ...unit },
      { id: 'c', side: 'red', ...charger },
      ...(rest.units ?? []),
    ],
  });
}

function ends(g: ReturnType<typeof position>): string[] {
  return endsWithFacing(counterChargeEnds(...asked(g, 'u'), unitOf(g, 'c')));
}

describe("a friend's counter-charge", () => {
  test('CHG-27, MAN-28 straight ahead without turning, to engage the charger', () => {
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [3, 3], facing: 5 }))).toEqual(['3,4 5']);
    // one hex to the right it can come at it from either side
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [4, 3], facing: 0 }))).toEqual(['3,4 5', '4,4 5']);
    // beside or behind, nothing
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [4, 6], facing: 0 }))).toEqual([]);
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [3, 7], facing: 2 }))).toEqual([]);
  });

  test('CHG-27, R-92 within its movement factor, no least distance, 0 hexes allowed', () => {
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [3, 2], facing: 5 }))).toEqual(['3,3 5']);
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [3, 1], facing: 5 }))).toEqual([]);
    const near = meeting(COLUMN, { ...HEAVY, at: [3, 5], facing: 5 });
    expect(ends(near)).toEqual(['3,6 5']);
    expect(counterChargeEnds(...asked(near, 'u'), unitOf(near, 'c'))[0]?.route).toEqual([]);
  });

  test('R-84, R-92 in front of the charger if it stands in its cone', () => {
    // the charger at (4, 3) looks down: its front hexes are (4, 4) and (3, 4)
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [4, 3], facing: 2 }))).toEqual(['3,4 5', '4,4 5']);
    // looking down and left: (3, 4) and (3, 3); the friend is in its cone
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [4, 4], facing: 3 }))).toEqual(['3,5 5', '4,5 5']);
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [5, 4], facing: 3 }))).toEqual(['4,5 5']);
  });

  test('R-01, R-84, R-92 cone_width=120: in its wider cone too, only its front hexes will do', () => {
    // the charger looks to the right, its front hexes being (5, 3) and (4, 4)
    const charger = { ...HEAVY, at: [4, 3], facing: 1 } as const;
    expect(ends(meeting(HEAVY, charger))).toEqual(['3,4 5', '4,4 5']);
    expect(ends(meeting(HEAVY, charger, { houseRules: { cone_width: 120 } }))).toEqual(['4,4 5']);
  });

  test('SEQ-10, CHG-25 no panicked unit', () => {
    expect(ends(meeting({ ...HEAVY, panicked: true }, { ...HEAVY, at: [3, 3], facing: 5 }))).toEqual([]);
  });

  test('GEO-13, R-09 not across an impassable side, through which it would engage nobody', () => {
    const charger = { ...HEAVY, at: [4, 3], facing: 5 } as const;
    const sides = [{ q: 4, r: 3, side: 2, terrain: 'impassable' }] as const;
    expect(ends(meeting(HEAVY, charger, { sides }))).toEqual(['3,4 5']);
  });

  test('MAN-06, TER-08 the way it comes is told, round what is closed to it, over a bridge too', () => {
    const charger = { ...HEAVY, at: [4, 3], facing: 5 } as const;
    const closed = { q: 3, r: 5, terrain: 'impassable', hill: false } as const;
    const bridge = { q: 4, r: 5, terrain: 'bridge', hill: false } as const;
    for (const hexes of [[closed], [closed, bridge]]) {
      const g = meeting(HEAVY, charger, { hexes });
      expect(counterChargeEnds(...asked(g, 'u'), unitOf(g, 'c'))).toEqual([
        {
          to: { q: 4, r: 4 },
          facing: 5,
          route: [
            { q: 4, r: 5 },
            { q: 4, r: 4 },
          ],
        },
      ]);
    }
  });

  test('CHG-27, MAN-28, TER-14 neither from, nor into, nor across rough ground or a wood side', () => {
    const charger = { ...HEAVY, at: [3, 3], facing: 5 } as const;
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const)
      for (const hex of [
        { q: 3, r: 6 },
        { q: 3, r: 5 },
        { q: 3, r: 4 },
      ])
        expect(ends(meeting(HEAVY, charger, { hexes: [{ ...hex, terrain, hill: false }] }))).toEqual([]);
    expect(ends(meeting(HEAVY, charger, { sides: [{ q: 3, r: 5, side: 2, terrain: 'wood' }] }))).toEqual([]);
    // round the wood, if there is another way
    const wood = { hexes: [{ q: 3, r: 5, terrain: 'wood', hill: false }] } as const;
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [4, 3], facing: 5 }, wood))).toEqual(['4,4 5']);
  });

  test('MAN-28, TER-08 water halves the move but does not forbid it', () => {
    const river = (at: readonly [number, number]) =>
      meeting(HEAVY, { ...HEAVY, at, facing: 5 }, { sides: [{ q: 3, r: 5, side: 2, terrain: 'river' }] });
    expect(ends(river([3, 3]))).toEqual(['3,4 5']);
    expect(ends(river([3, 2]))).toEqual([]);
    const bridge = { hexes: [{ q: 3, r: 5, terrain: 'bridge', hill: false }] } as const;
    expect(ends(meeting(HEAVY, { ...HEAVY, at: [3, 3], facing: 5 }, bridge))).toEqual(['3,4 5']);
  });

  test('MAN-15 friends in line bar the way', () => {
    const blocked = meeting(
      HEAVY,
      { ...HEAVY, at: [3, 3], facing: 5 },
      { units: [{ id: 'f', side: 'blue', at: [3, 5], ...LINE }] },
    );
    expect(ends(blocked)).toEqual([]);
  });

  test('CHG-27 the example: X takes B in flank, and Z is no longer outflanked', () => {
    // B has charged the flank of Z; X, behind, looks at B's flank
    const g = position({
      units: [
        { id: 'Z', side: 'blue', at: [3, 4], facing: 5, ...LINE },
        { id: 'B', side: 'red', at: [4, 4], facing: 3, ...HEAVY },
        { id: 'X', side: 'blue', at: [4, 7], facing: 5, ...HEAVY },
      ],
    });
    expect(isOutflanked(g, unitOf(g, 'Z'))).toBe(true);
    const found = counterChargeEnds(g, unitOf(g, 'X'), unitOf(g, 'B'));
    expect(endsWithFacing(found)).toEqual(['4,5 5']);
    const [end] = found;
    if (!end) throw new Error('no end');
    const after = changeUnit(g, 'X', { hexes: [end.to] });
    expect(isOutflanked(after, unitOf(after, 'Z'))).toBe(false);
    expect(isOutflanked(after, unitOf(after, 'B'))).toBe(true);
  });
});

describe("the charged unit's counter-charge", () => {
  const asks = (
    unit: Kind,
    charger: Kind & Partial<UnitSpec>,
    distance = 3,
    rest: Partial<PositionSpec> = {},
  ) => {
    const g = meeting(unit, { at: [3, 5], facing: 2, ...charger }, rest);
    const answer = mayTargetCounterCharge(...asked(g, 'u'), unitOf(g, 'c'), distance);
    return answer.allowed ? [] : reasonsOf(answer.reasons);
  };

  test('CHG-13, CHG-22 cavalry against anyone, a column against infantry only', () => {
    expect(asks(HEAVY, HEAVY)).toEqual([]);
    expect(asks(HEAVY, COLUMN)).toEqual([]);
    expect(asks(COLUMN, COLUMN)).toEqual([]);
    expect(asks(COLUMN, HEAVY)).toEqual(['CHG-13 wrongType']);
    expect(asks(LINE, COLUMN)).toEqual(['CHG-13 wrongFormation']);
    expect(asks(GUNS, COLUMN)).toEqual(['CHG-13 wrongType']);
  });

  test('CHG-16 declared from 3 hexes or more', () => {
    expect(asks(HEAVY, HEAVY, 2)).toEqual(['CHG-16 declaredTooNear']);
  });

  test('CHG-22, R-90 only with the charger in a front hex', () => {
    expect(asks(HEAVY, { ...HEAVY, at: [4, 6], facing: 3 })).toEqual(['CHG-22 chargerNotInFront']);
    expect(asks(HEAVY, { ...HEAVY, at: [4, 5], facing: 2 })).toEqual([]);
  });

  test('CHG-22 not in rough ground', () => {
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const)
      expect(asks(HEAVY, HEAVY, 3, { hexes: [{ q: 3, r: 6, terrain, hill: false }] })).toEqual([
        'CHG-22 wrongTerrain',
      ]);
    expect(asks(HEAVY, HEAVY, 3, { hexes: [{ q: 3, r: 6, terrain: 'bridge', hill: true }] })).toEqual([]);
  });

  test('SEQ-10, R-105 not by a panicked unit', () => {
    expect(asks({ ...HEAVY, panicked: true }, HEAVY)).toEqual(['SEQ-10 panicked']);
  });
});
