import { describe, expect, test } from 'vitest';
import { chargeEnds, chargeRefusals, chargeTargets } from '../../../../src/rules/attack/chargeConditions.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { asked, endsWithFacing, hexesOfEnds, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Blue horse at (3, 6), looking up; movement factor 4. */
const U: UnitSpec = { id: 'u', side: 'blue', type: 'heavyCavalry', at: [3, 6] };
const E: UnitSpec = { id: 'e', side: 'red', type: 'lineInfantry', at: [3, 3], facing: 5 };
const wood = (q: number, r: number): GroundHex => ({ q, r, terrain: 'wood', hill: false });

function field(units: readonly UnitSpec[], more: Partial<PositionSpec> = {}) {
  const g = position({ ...more, units });
  return {
    ends: () => chargeEnds(...asked(g, 'u'), unitOf(g, 'e')),
    targets: () => chargeTargets(...asked(g, 'u')),
    refused: (target = 'e') => chargeRefusals(...asked(g, 'u'), unitOf(g, target)),
  };
}

describe('the end of a charge', () => {
  test('CHG-11, TER-08 that one side of the target is too far over penalising ground does not hide the other', () => {
    // (6, 3) takes three hexes into the wood, and half of 4 is 2; (5, 3) is open
    const far = field([U, { ...E, at: [6, 2], facing: 2 }], { hexes: [wood(6, 3)] });
    expect(hexesOfEnds(far.ends())).toEqual(['5,3']);
    expect(far.targets()).toEqual(['e']);
  });

  test('CHG-10, R-01, R-84 cone_width=120: in front of the target for whoever stands in its wider cone', () => {
    // the target looks to the right, its front hexes being (5, 3) and (4, 4)
    const units = [U, { ...E, at: [4, 3], facing: 1 }] as const;
    expect(endsWithFacing(field(units).ends())).toEqual(['3,4 5', '4,4 5']);
    const wide = field(units, { houseRules: { cone_width: 120 } });
    expect(endsWithFacing(wide.ends())).toEqual(['4,4 5']);
  });

  test('CHG-12, R-48 a hex beside both halves of an extended line is told once', () => {
    const line: UnitSpec = { ...E, formation: 'extendedLine', at: [3, 3], facing: 5 };
    const found = endsWithFacing(field([U, line]).ends());
    expect(found).toContain('4,4 5');
    expect(found.length).toBe(new Set(found).size);
  });
});

describe('CHG-08, CHG-09 place', () => {
  test('CHG-08 an enemy farther off beside or behind is on no flank hex, wherever the charger looks', () => {
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const { refused } = field([
        { ...U, facing },
        // two hexes along the row of a flank hex
        { ...E, at: FLANK_ROWS[facing] },
      ]);
      expect(reasonsOf(refused())).toEqual(['CHG-08 notInFrontOrFlank']);
    }
  });
  /** Two hexes off to the right of (3, 6), by facing. */
  const FLANK_ROWS = [
    [3, 8],
    [1, 8],
    [1, 6],
    [3, 4],
    [5, 4],
    [5, 6],
  ] as const;

  test('CHG-08, R-42 one half of the target on a flank hex is enough', () => {
    // (4, 6) is the right flank hex, (4, 7) lies behind it
    const line: UnitSpec = { ...E, formation: 'extendedLine', at: [4, 6], facing: 0 };
    const { refused, ends } = field([U, line]);
    expect(hexesOfEnds(unitHexes(line))).toEqual(['4,6', '4,7']);
    expect(reasonsOf(refused())).toEqual([]);
    expect(ends().length).toBeGreaterThan(0);
  });

  test('CHG-09, R-83 an enemy in the cone but out of reach has no priority', () => {
    const { refused } = field([U, { ...E, at: [4, 6], facing: 1 }, { ...E, id: 'far', at: [3, 1] }]);
    expect(refused()).toEqual([]);
    const near = field([U, { ...E, at: [4, 6], facing: 1 }, { ...E, id: 'near', at: [3, 3] }]);
    expect(reasonsOf(near.refused())).toEqual(['CHG-09 enemyInFrontFirst']);
  });

  test('CHG-07, R-85 charge_reach=move_le_mf reaches one hex farther, not two', () => {
    const houseRules = { charge_reach: 'move_le_mf' } as const;
    const at = (r: number) => reasonsOf(field([U, { ...E, at: [3, r] }], { houseRules }).refused());
    expect([at(1), at(0)]).toEqual([[], ['CHG-07 beyondCharge']]);
  });
});

describe('R-48, R-59: the charge of an extended line', () => {
  /** On (6, 6) and (7, 6), looking up; an enemy on its right flank hex, its back turned. */
  const LINE: UnitSpec = {
    id: 'u',
    side: 'blue',
    type: 'lineInfantry',
    formation: 'extendedLine',
    at: [6, 6],
  };
  const FLANK: UnitSpec = { ...E, at: [8, 6], facing: 0 };
  const ends = (more: Partial<PositionSpec>) => endsWithFacing(field([LINE, FLANK], more).ends());

  test('R-48, TER-08 it wheels toward an enemy on its flank, in penalising ground too', () => {
    expect(ends({})).toEqual(['7,5 0']);
    expect(ends({ hexes: [wood(7, 6)] })).toEqual(['7,5 0']);
  });

  test('TER-08, R-59 half_move_rounding=down leaves it no hex in penalising ground', () => {
    const houseRules = { half_move_rounding: 'down' } as const;
    expect(ends({ houseRules })).toEqual(['7,5 0']);
    expect(ends({ houseRules, hexes: [wood(7, 6), wood(6, 6)] })).toEqual([]);
  });

  test('MAN-16, R-05, R-152 engaged by a mob, which only options allow, it wheels no farther than that still engages it', () => {
    const houseRules = { panicked_units_engage: 'yes', panicked_enemy_blocks_charge: 'no' } as const;
    const engaged = (at: UnitSpec['at']) => {
      const mob: UnitSpec = { ...E, id: 'mob', panicked: true, at, facing: 5 };
      return field([LINE, FLANK, mob], { houseRules });
    };
    // behind the half that swings forward, and behind the one that stays
    const [lost, kept] = [engaged([5, 7]), engaged([6, 7])];
    expect(lost.ends()).toEqual([]);
    expect(reasonsOf(lost.refused())).toEqual(['MAN-16 engagedMustKeepContact']);
    expect(endsWithFacing(kept.ends())).toEqual(['7,5 0']);
    expect(kept.refused()).toEqual([]);
  });

  test('CHG-10, R-48 a panicked enemy that looks at it is taken in front', () => {
    const mob: UnitSpec = { ...FLANK, panicked: true, facing: 3 };
    expect(endsWithFacing(field([LINE, mob]).ends())).toEqual(['7,5 0']);
    // from its cone no end would do that it does not look at
    const behind: UnitSpec = { ...mob, at: [5, 7], facing: 5 };
    expect(endsWithFacing(field([LINE, behind]).ends())).not.toContain('6,7 4');
    expect(endsWithFacing(field([LINE, { ...behind, facing: 2 }]).ends())).toContain('6,7 4');
  });
});

describe('R-100 stream_breaks_double=yes: a charge keeps its impetus where it can', () => {
  const streams = (...places: readonly (readonly [number, number, 0 | 1 | 2])[]): readonly GroundSide[] =>
    places.map(([q, r, side]) => ({ q, r, side, terrain: 'stream' }));
  /** The target straight up the row: (4, 4) is come to by (3, 5) or by (4, 5). */
  const target: UnitSpec = { ...E, at: [4, 3], facing: 5 };
  const routeTo = (to: string, sides: readonly GroundSide[], more: Partial<PositionSpec> = {}) => {
    const { ends } = field([U, target, ...(more.units ?? [])], { ...more, sides });
    return ends().flatMap((end) =>
      `${end.to.q},${end.to.r}` === to ? [hexesOfEnds(end.route.map((hex) => ({ to: hex }))).join(' ')] : [],
    );
  };
  const houseRules = { stream_breaks_double: 'yes' } as const;
  // (3, 5) and (3, 6) share the side 2 of (3, 5)
  const left = streams([3, 5, 2]);

  test('R-100 by default streams are nothing: the route that keeps left is told', () => {
    expect(routeTo('4,4', left)).toEqual(['3,5 4,4']);
  });

  test('R-100 with the option it goes round them, onto the hex of skirmishers that make way too', () => {
    expect(routeTo('4,4', left, { houseRules })).toEqual(['4,5 4,4']);
    const screen: UnitSpec = {
      id: 's',
      side: 'blue',
      type: 'lightInfantry',
      formation: 'skirmish',
      at: [4, 4],
    };
    expect(routeTo('4,4', left, { houseRules, units: [screen] })).toEqual(['4,5 4,4']);
  });

  test('R-100 across them where there is no other way', () => {
    expect(routeTo('3,4', left, { houseRules })).toEqual(['3,5 3,4']);
  });
});

function unitHexes(spec: UnitSpec) {
  return unitOf(position({ units: [spec] }), spec.id).hexes.map((to) => ({ to }));
}
