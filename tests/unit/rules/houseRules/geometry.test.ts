import { describe, expect, test } from 'vitest';
import { inCorridor, inFrontalCone, inRearCone, zoneOf } from '../../../../src/geometry/cone.ts';
import { FACINGS } from '../../../../src/geometry/facing.ts';
import { type Hex, hexesWithin, sameHex } from '../../../../src/geometry/hex.ts';
import { chargeEnds, chargeRefusals, chargeTargets } from '../../../../src/rules/attack/chargeConditions.ts';
import { validTargets } from '../../../../src/rules/fire/aim.ts';
import { formationRefusals } from '../../../../src/rules/formation/formationChange.ts';
import { contactsOf, engagedBy, engages, isOutflanked } from '../../../../src/rules/ground/engagement.ts';
import { suffersOutflankedTest } from '../../../../src/rules/ground/flanks.ts';
import { hasSight } from '../../../../src/rules/ground/sight.ts';
import { mayEvadeInReaction } from '../../../../src/rules/movement/evade.ts';
import { flightFacings } from '../../../../src/rules/movement/run.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const HERE: Hex = { q: 5, r: 6 };
const U: UnitSpec = { id: 'U', side: 'blue', type: 'lineInfantry', at: [5, 6], facing: 5 };
const ENEMY = { side: 'red', type: 'lineInfantry' } as const;

function set(
  houseRules: Partial<HouseRules>,
  units: readonly UnitSpec[],
  more: Omit<PositionSpec, 'units' | 'houseRules'> = {},
) {
  const g = position({ ...more, units, houseRules });
  return { g, u: unitOf(g, units[0]?.id ?? ''), e: unitOf(g, units[1]?.id ?? '') };
}

describe('R-01 cone_width', () => {
  // Ahead and to the left of facing 5, between the straight row and the vertex beside it.
  const aslant: UnitSpec = { id: 'E', ...ENEMY, at: [4, 4], facing: 2 };

  test('R-01 cone_width=60: only the closed sector of 60° lies ahead', () => {
    const { g, u } = set({ cone_width: 60 }, [U, aslant]);
    expect(validTargets(g, u)).toEqual([]);
  });

  test('R-01 cone_width=120: the sector reaches to the vertex directions on either side', () => {
    const { g, u, e } = set({ cone_width: 120 }, [U, aslant]);
    expect(validTargets(g, u)).toEqual([e]);
  });

  test('R-01 cone_width=120: ahead, behind and the flanks share the map, neighbours as before', () => {
    for (const f of FACINGS)
      for (const hex of hexesWithin(HERE, 5)) {
        if (sameHex(hex, HERE)) continue;
        const zone = zoneOf(HERE, f, hex, 120);
        expect(inFrontalCone(HERE, f, hex, 120)).toBe(zone === 'front');
        expect(inRearCone(HERE, f, hex, 120)).toBe(zone === 'rear');
        if (hexesWithin(HERE, 1).some((near) => sameHex(near, hex))) expect(zone).toBe(zoneOf(HERE, f, hex));
        if (inFrontalCone(HERE, f, hex)) expect(zone).toBe('front');
      }
    // of the 90 hexes within 5: twice the vertex-to-vertex sector of 120°, borders included
    const front = hexesWithin(HERE, 5).filter(
      (hex) => !sameHex(hex, HERE) && inFrontalCone(HERE, 5, hex, 120),
    );
    expect(front).toHaveLength(32);
  });

  test('R-01 cone_width=120: a danger may lie in the rear cone of more facings', () => {
    const facings = (cone_width: 60 | 120) => {
      const { g, u, e } = set({ cone_width }, [
        { ...U, facing: 4 },
        { ...aslant, at: [6, 4] },
      ]);
      return flightFacings(g, u, e);
    };
    expect(facings(60)).toEqual([2]);
    expect(facings(120)).toEqual([1, 2, 3]);
    const beside = (cone_width: 60 | 120) => {
      const { g, u, e } = set({ cone_width }, [
        { ...U, facing: 5 },
        { ...aslant, at: [4, 5] },
      ]);
      return flightFacings(g, u, e);
    };
    expect(beside(60)).toEqual([1]);
    expect(beside(120)).toEqual([0, 1, 2]);
  });

  test('R-01, MAN-13, R-64 cone_width=120: engaged from a flank hex is not engaged from the rear, wherever its other half', () => {
    const line: UnitSpec = {
      id: 'E',
      ...ENEMY,
      formation: 'extendedLine',
      skills: ['linearOrder'],
      at: [4, 7],
    };
    const verdict = (at: readonly [number, number], facing: 1 | 4) => {
      const { g, u } = set({ cone_width: 120 }, [
        { id: 'U', side: 'blue', type: 'lightCavalry', at: [5, 5], facing: 0 },
        { ...line, at, facing },
      ]);
      return mayEvadeInReaction(g, u).allowed;
    };
    // on (4, 7) and (5, 6), the flank hex; on (4, 5), a rear hex, and (3, 6)
    expect(verdict([4, 7], 4)).toBe(true);
    expect(verdict([4, 5], 1)).toBe(false);
  });
});

describe('R-04 square_front', () => {
  const square: UnitSpec = { ...U, formation: 'square', facing: 0 };
  const beside: UnitSpec = { id: 'E', ...ENEMY, at: [6, 5], facing: 5 };

  test('R-04 square_front=all_six: a square engages every neighbour', () => {
    const { g, u, e } = set({ square_front: 'all_six' }, [square, beside]);
    expect(engages(g, u, e)).toBe(true);
    expect(isOutflanked(g, e)).toBe(true);
  });

  test('R-04 square_front=none: it engages nobody, not even straight ahead of facing 0', () => {
    const { g, u, e } = set({ square_front: 'none' }, [square, beside]);
    expect(engages(g, u, e)).toBe(false);
    expect(contactsOf(g, e)).toEqual([]);
  });

  test('R-55 square_front=none: beside an enemy that looks away a unit may form square', () => {
    const line: UnitSpec = { ...U, formation: 'line', facing: 2 };
    const refusals = (square_front: HouseRules['square_front']) => {
      const { g, u } = set({ square_front }, [line, beside]);
      return formationRefusals(g, u, 'square').map(({ rule }) => rule);
    };
    expect(refusals('all_six')).toContain('R-55');
    expect(refusals('none')).toEqual([]);
  });

  test('R-04, GEO-21 square_front=none: a square still guards the flank of a friend', () => {
    const suffers = (square_front: HouseRules['square_front']) => {
      const { g, u, e } = set({ square_front }, [
        U,
        { id: 'E', ...ENEMY, at: [6, 6], facing: 4 },
        { ...square, id: 'S', at: [7, 6] },
      ]);
      return suffersOutflankedTest(g, u, e, []);
    };
    expect(suffers('all_six')).toBe(false);
    expect(suffers('none')).toBe(false);
  });
});

describe('R-05 panicked_units_engage', () => {
  const mob: UnitSpec = { id: 'E', ...ENEMY, at: [6, 6], facing: 4, panicked: true };

  test('R-05 panicked_units_engage=no: a mob beside a line does not outflank it', () => {
    const { g, u, e } = set({ panicked_units_engage: 'no' }, [U, mob]);
    expect([engages(g, e, u), isOutflanked(g, u)]).toEqual([false, false]);
  });

  test('R-05 panicked_units_engage=yes: it engages and outflanks like any other', () => {
    const { g, u, e } = set({ panicked_units_engage: 'yes' }, [U, mob]);
    expect([engages(g, e, u), isOutflanked(g, u)]).toEqual([true, true]);
  });
});

describe('R-06 contact', () => {
  // Neighbours that look past each other.
  const back: UnitSpec = { id: 'E', ...ENEMY, at: [5, 7], facing: 2 };

  test('R-06 contact=engagement: neighbours that look past each other are not in contact', () => {
    const { g, u } = set({ contact: 'engagement' }, [U, back]);
    expect(contactsOf(g, u)).toEqual([]);
  });

  test('R-06 contact=adjacency: they are, though nobody engages', () => {
    const { g, u, e } = set({ contact: 'adjacency' }, [U, back]);
    expect(contactsOf(g, u)).toEqual([e]);
    expect(engagedBy(g, u)).toEqual([]);
  });

  test('R-06 contact=adjacency: not across an impassable side (R-09)', () => {
    const { g, u } = set({ contact: 'adjacency' }, [U, back], {
      sides: [{ q: 5, r: 6, side: 2, terrain: 'impassable' }],
    });
    expect(contactsOf(g, u)).toEqual([]);
  });

  test('R-55 contact=adjacency: any adjacent enemy forbids a change of formation', () => {
    const refusals = (contact: HouseRules['contact']) => {
      const { g, u } = set({ contact }, [U, back]);
      return formationRefusals(g, u, 'column').length > 0;
    };
    expect([refusals('engagement'), refusals('adjacency')]).toEqual([false, true]);
  });
});

describe('R-08 protected_flank_when', () => {
  // The guard sees where the attacker came from, not where it is now.
  const suffers = (protected_flank_when: HouseRules['protected_flank_when']) => {
    const { g, u, e } = set({ protected_flank_when }, [
      U,
      { id: 'E', ...ENEMY, at: [6, 6], facing: 4 },
      { ...U, id: 'G', at: [7, 6] },
    ]);
    return suffersOutflankedTest(g, u, e, ['G']);
  };

  test('R-08 protected_flank_when=declaration_or_now: what it saw at declaration counts', () => {
    expect(suffers('declaration_or_now')).toBe(false);
  });

  test('R-08 protected_flank_when=now_only: it does not', () => {
    expect(suffers('now_only')).toBe(true);
  });
});

describe('R-09 impassable_side_blocks_sight', () => {
  const sees = (impassable_side_blocks_sight: 'no' | 'yes') => {
    const { g, u, e } = set(
      { impassable_side_blocks_sight },
      [U, { id: 'E', ...ENEMY, at: [5, 3], facing: 2 }],
      { sides: [{ q: 5, r: 4, side: 2, terrain: 'impassable' }] },
    );
    return hasSight(g, u, e);
  };

  test('R-09 impassable_side_blocks_sight=no: a cliff between the two hides nobody', () => {
    expect(sees('no')).toBe(true);
  });

  test('R-09 impassable_side_blocks_sight=yes: it does', () => {
    expect(sees('yes')).toBe(false);
  });
});

describe('R-82 directly_in_front', () => {
  const HUSSARS: UnitSpec = { id: 'U', side: 'blue', type: 'lightCavalry', at: [5, 6], facing: 5 };
  // In the cone at its edge, two hexes off; another on a flank hex.
  const edge: UnitSpec = { id: 'E', ...ENEMY, at: [5, 3], facing: 2 };
  const flank: UnitSpec = { id: 'F', ...ENEMY, at: [6, 6], facing: 2 };

  test('R-82 directly_in_front=frontal_cone: an enemy in the cone comes before one on the flank', () => {
    const { g, u } = set({ directly_in_front: 'frontal_cone' }, [HUSSARS, edge, flank]);
    expect(chargeTargets(g, u)).toEqual(['E']);
    expect(chargeRefusals(g, u, unitOf(g, 'F')).map(({ rule }) => rule)).toEqual(['CHG-09']);
  });

  test('R-82 directly_in_front=corridor: only one straight ahead does', () => {
    const { g, u } = set({ directly_in_front: 'corridor' }, [HUSSARS, edge, flank]);
    expect(chargeTargets(g, u)).toEqual(['E', 'F']);
    const ahead = set({ directly_in_front: 'corridor' }, [HUSSARS, { ...edge, at: [6, 4] }, flank]);
    expect(chargeTargets(ahead.g, ahead.u)).toEqual(['E']);
  });

  test('R-82 directly_in_front=corridor: a flank charge is open to who is not straight ahead of its target', () => {
    const ends = (directly_in_front: HouseRules['directly_in_front']) => {
      // the charger stands at the edge of the target's cone
      const { g, u, e } = set({ directly_in_front }, [HUSSARS, { ...edge, at: [5, 3], facing: 2 }]);
      return chargeEnds(g, u, e).map(({ to }) => `${to.q},${to.r}`);
    };
    expect([...new Set(ends('frontal_cone'))]).toEqual(['5,4']);
    expect(ends('corridor').length).toBeGreaterThan(1);
  });

  test('R-82 directly_in_front=corridor: it is one hex wide', () => {
    const corridor = hexesWithin(HERE, 3).filter((hex) => !sameHex(hex, HERE) && inCorridor(HERE, 5, hex));
    expect(corridor).toEqual([
      { q: 6, r: 3 },
      { q: 7, r: 3 },
      { q: 6, r: 4 },
      { q: 5, r: 5 },
      { q: 6, r: 5 },
    ]);
  });
});
