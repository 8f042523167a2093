import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../../src/geometry/hex.ts';
import {
  chargeEnds,
  chargeRefusals,
  chargeTargets,
  mayCharge,
  mustTakeFront,
  routeIsOpen,
} from '../../../../src/rules/attack/chargeConditions.ts';
import { sideTerrain } from '../../../../src/rules/ground/sides.ts';
import {
  breaksImpetus,
  hexPenalises,
  isOpenGround,
  sidePenalises,
} from '../../../../src/rules/ground/terrain.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { HEX_TERRAINS, SIDE_TERRAINS } from '../../../../src/rules/state/vocabulary.ts';
import { asked, endsWithFacing, reasonsOf } from '../../../support/ends.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

type Kind = Omit<UnitSpec, 'id' | 'at' | 'side'>;
const LINE: Kind = { type: 'lineInfantry', formation: 'line' };
const COLUMN: Kind = { type: 'lineInfantry', formation: 'column' };
const SKIRMISHERS: Kind = { type: 'lightInfantry', formation: 'skirmish' };
const HEAVY: Kind = { type: 'heavyCavalry' };
const DRAGOONS: Kind = { type: 'mediumCavalry' };
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

function unitSpec(id: string, kind: Kind, at: readonly [number, number], side: 'blue' | 'red'): UnitSpec {
  return { id, side, at, ...kind };
}

function refused(g: ReturnType<typeof position>, target = 'e'): string[] {
  const reasons = reasonsOf(chargeRefusals(...asked(g, 'u'), unitOf(g, target)));
  expect(mayCharge(...asked(g, 'u'), unitOf(g, target))).toBe(reasons.length === 0);
  expect(chargeTargets(...asked(g, 'u')).includes(target)).toBe(reasons.length === 0);
  return reasons;
}

function ends(g: ReturnType<typeof position>, target = 'e') {
  return chargeEnds(...asked(g, 'u'), unitOf(g, target));
}

const AHEAD = { at: [3, 3] } as const;

describe('who may charge', () => {
  test('CHG-02 not artillery, panicked units, squares', () => {
    const e = { ...LINE, ...AHEAD };
    expect(refused(facing(GUNS, { e }))).toEqual(['CHG-02 artilleryNeverAttacks']);
    expect(refused(facing({ ...HEAVY, panicked: true }, { e }))).toEqual(['CHG-02 panicked']);
    expect(refused(facing({ ...LINE, formation: 'square' }, { e }))).toEqual(['CHG-02 squareNeverAttacks']);
    expect(refused(facing(HEAVY, { e }))).toEqual([]);
  });

  test('CHG-03, R-94 skirmishers only artillery, skirmishers, panicked units and units in rough ground', () => {
    const prey = (
      e: Kind,
      terrain: 'open' | 'wood' | 'village' | 'fortifiedPoint' | 'difficult' | 'bridge' = 'open',
    ) =>
      refused(
        facing(SKIRMISHERS, { e: { ...e, at: [3, 4] } }, { hexes: [{ q: 3, r: 4, terrain, hill: false }] }),
      );
    expect(prey(LINE)).toEqual(['CHG-03 skirmishersOnlyWeakTargets']);
    expect(prey(HEAVY, 'bridge')).toEqual(['CHG-03 skirmishersOnlyWeakTargets']);
    expect(prey(GUNS)).toEqual([]);
    expect(prey(SKIRMISHERS)).toEqual([]);
    expect(prey({ ...LINE, panicked: true })).toEqual([]);
    for (const terrain of ['wood', 'village', 'fortifiedPoint', 'difficult'] as const)
      expect(prey(LINE, terrain)).toEqual([]);
  });

  test('CHG-03, R-94 skirmishers may also end behind a wood side, and only there', () => {
    const g = facing(
      SKIRMISHERS,
      { e: { ...LINE, at: [3, 4], facing: 5 } },
      { sides: [{ q: 3, r: 4, side: 2, terrain: 'wood' }] },
    );
    // the side between (3, 4) and (3, 5)
    expect(refused(g)).toEqual([]);
    expect(new Set(ends(g).map(({ to }) => `${to.q},${to.r}`))).toEqual(new Set(['3,5']));
  });

  test('ORD-11, R-23 not after a failed activation test', () => {
    expect(refused(facing({ ...COLUMN, mayNotManoeuvre: true }, { e: { ...LINE, ...AHEAD } }))).toEqual([
      'ORD-11 mayNotManoeuvre',
    ]);
  });

  test('CHG-05 exactly one enemy on the map is named', () => {
    const g = facing(
      HEAVY,
      { e: { ...LINE, ...AHEAD }, gone: { ...LINE, at: [3, 4], fate: 'eliminated' } },
      { units: [{ id: 'f', side: 'blue', at: [4, 5], ...LINE }] },
    );
    expect(refused(g, 'f')).toEqual(['CHG-05 friendlyTarget']);
    expect(refused(g, 'gone')).toEqual(['LOS-04 gone']);
    expect(chargeTargets(...asked(g, 'u'))).toEqual(['e']);
  });
});

describe('conditions of a charge', () => {
  test('CHG-01, CHG-07, R-85 distance at most the movement factor', () => {
    expect(refused(facing(DRAGOONS, { e: { ...LINE, at: [3, 1] } }))).toEqual([]);
    const far = facing(HEAVY, { e: { ...LINE, at: [3, 1] } });
    expect(chargeRefusals(...asked(far, 'u'), unitOf(far, 'e'))).toEqual([
      { rule: 'CHG-07', reason: 'beyondCharge', facts: { unit: 'u', target: 'e', distance: 5, reach: 4 } },
    ]);
  });

  test('CHG-07, R-85 a line charges only an adjacent enemy on a flank hex, by turning', () => {
    expect(refused(facing(LINE, { e: { ...LINE, at: [3, 4] } }))).toEqual(['CHG-07 beyondCharge']);
    const flank = facing(LINE, { e: { ...LINE, at: [4, 6] } });
    expect(refused(flank)).toEqual([]);
    // facings 0 and 1 look east
    expect(endsWithFacing(ends(flank))).toEqual(['3,6 0', '3,6 1']);
  });

  test('CHG-06 the charger is in contact with nobody', () => {
    const engaged = facing(HEAVY, { e: { ...LINE, ...AHEAD }, x: { ...LINE, at: [4, 6], facing: 3 } });
    expect(refused(engaged)).toEqual(['CHG-06 chargerInContact']);
    // a panicked enemy in a front hex is engaged, and forbids it as well
    const held = facing(HEAVY, { e: { ...LINE, at: [5, 3] }, x: { ...LINE, at: [3, 5], panicked: true } });
    expect(refused(held)).toEqual(['CHG-06 chargerInContact']);
    // an enemy beside it that looks away is none
    const beside = facing(HEAVY, { e: { ...LINE, ...AHEAD }, x: { ...LINE, at: [4, 6], facing: 0 } });
    expect(refused(beside)).toEqual([]);
  });

  test('CHG-08 the target lies in the frontal cone or on a flank hex', () => {
    expect(refused(facing(HEAVY, { e: { ...LINE, at: [4, 6], facing: 0 } }))).toEqual([]);
    expect(refused(facing(HEAVY, { e: { ...LINE, at: [2, 6], facing: 5 } }))).toEqual([]);
    // two hexes to the side, and behind
    expect(refused(facing(HEAVY, { e: { ...LINE, at: [5, 6] } }))).toEqual(['CHG-08 notInFrontOrFlank']);
    expect(refused(facing(HEAVY, { e: { ...LINE, at: [3, 7] } }))).toEqual(['CHG-08 notInFrontOrFlank']);
  });

  test('CHG-09, R-82, R-83 an enemy in the cone that can be charged comes before one on a flank hex', () => {
    const e = { ...LINE, at: [4, 6], facing: 0 } as const;
    const g = facing(HEAVY, { e, first: { ...LINE, at: [3, 3] }, second: { ...LINE, at: [5, 3] } });
    expect(refused(g)).toEqual(['CHG-09 enemyInFrontFirst']);
    expect(chargeRefusals(...asked(g, 'u'), unitOf(g, 'e'))).toMatchObject([{ facts: { enemy: 'first' } }]);
    // among those in the cone the choice is free
    expect(chargeTargets(...asked(g, 'u'))).toEqual(['first', 'second']);
  });

  test('CHG-09, R-83 one in the cone that cannot be charged does not count', () => {
    const e = { ...LINE, at: [4, 6], facing: 0 } as const;
    const beyond = facing(HEAVY, { e, far: { ...LINE, at: [3, 1] } });
    expect(chargeTargets(...asked(beyond, 'u'))).toEqual(['e']);
    const unreachable = facing(
      HEAVY,
      { e, far: { ...LINE, at: [3, 3] } },
      {
        units: [
          { id: 'a', side: 'blue', at: [3, 5], ...LINE },
          { id: 'b', side: 'blue', at: [4, 5], ...LINE },
        ],
      },
    );
    expect(chargeTargets(...asked(unreachable, 'u'))).toEqual(['e']);
    expect(refused(unreachable, 'far')).toEqual(['CHG-11 noRouteToTarget']);
  });

  test('CHG-10, R-84 a charger in the cone of the target ends in front of it', () => {
    // the target at (4, 3) looks down: its front hexes are (4, 4) and (3, 4)
    const g = facing(HEAVY, { e: { ...LINE, at: [4, 3], facing: 2 } });
    expect(mustTakeFront(...asked(g, 'u'), unitOf(g, 'e'))).toBe(true);
    expect(endsWithFacing(ends(g))).toEqual(['3,4 5', '4,4 5']);
  });

  test('CHG-10 outside its cone, the flank and the rear are open: the example of the cavalry', () => {
    // the target looks left, then up and left: the charger meets its flank, then its rear
    for (const looking of [4, 5] as const) {
      const g = facing(HEAVY, { e: { ...LINE, at: [4, 3], facing: looking } });
      expect(mustTakeFront(...asked(g, 'u'), unitOf(g, 'e'))).toBe(false);
      expect(endsWithFacing(ends(g))).toEqual(['3,4 5', '4,4 5']);
      expect(refused(g)).toEqual([]);
    }
  });

  test('CHG-10, R-84 irrelevant before a square', () => {
    const g = facing(HEAVY, { e: { ...LINE, formation: 'square', facing: 0, at: [3, 3] } });
    expect(mustTakeFront(...asked(g, 'u'), unitOf(g, 'e'))).toBe(false);
  });

  test('CHG-10, R-84 in hexes, a charge from the cone of a one-hex target always meets its front', () => {
    for (let q = 0; q <= 6; q++)
      for (let r = 2; r <= 5; r++)
        for (const looking of [0, 1, 2, 3, 4, 5] as const) {
          const g = facing(DRAGOONS, { e: { ...LINE, at: [q, r], facing: looking } });
          const e = unitOf(g, 'e');
          if (!mustTakeFront(...asked(g, 'u'), e)) continue;
          const anywhere = position({
            units: [
              unitSpec('u', DRAGOONS, [3, 6], 'blue'),
              unitSpec('e', { ...LINE, formation: 'square', facing: 0 }, [q, r], 'red'),
            ],
          });
          expect(ends(g)).toEqual(ends(anywhere));
        }
  });

  test('CHG-10, R-01 by the wide cone one may stand before the target and find its flank alone open', () => {
    // the one front hex of the target that can be reached is a bog without a bottom
    const wide = facing(
      HEAVY,
      { e: { ...LINE, at: [1, 4], facing: 0 } },
      { houseRules: { cone_width: 120 }, hexes: [{ q: 2, r: 4, terrain: 'impassable', hill: false }] },
    );
    expect(mustTakeFront(...asked(wide, 'u'), unitOf(wide, 'e'))).toBe(true);
    expect(refused(wide)).toEqual(['CHG-10 frontContactOnly']);
  });

  test('CHG-11, R-86, R-09 without a route, or across an impassable side, it is not offered', () => {
    const g = facing(
      LINE,
      { e: { ...LINE, at: [4, 6], facing: 2 } },
      { sides: [{ q: 3, r: 6, side: 1, terrain: 'impassable' }] },
    );
    expect(refused(g)).toEqual(['CHG-11 noRouteToTarget']);
  });
});

describe('the charge move', () => {
  test('CHG-12 an optional rotation for 1 hex, then straight ahead, within the movement factor', () => {
    // two steps ahead, or one rotation and the same two steps
    const g = facing(COLUMN, { e: { ...LINE, at: [3, 3], facing: 5 } });
    expect(endsWithFacing(ends(g))).toEqual(['3,4 4', '3,4 5']);
    expect(ends(g).map(({ route }) => route.length)).toEqual([2, 2]);
  });

  test('CHG-12, TER-08 half the factor once penalising ground is met', () => {
    const wood = (unit: Kind) =>
      facing(
        unit,
        { e: { ...LINE, at: [3, 3], facing: 5 } },
        { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] },
      );
    expect(endsWithFacing(ends(wood(COLUMN)))).toEqual(['3,4 5']);
    expect(
      refused(
        facing(
          DRAGOONS,
          { e: { ...LINE, at: [3, 1] } },
          { hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }] },
        ),
      ),
    ).toEqual(['CHG-11 noRouteToTarget']);
    const light: Kind = { type: 'lightInfantry', formation: 'column' };
    expect(endsWithFacing(ends(wood(light)))).toEqual(['3,4 4', '3,4 5']);
  });

  test('CHG-12, R-87 it may end beside further enemies', () => {
    const g = facing(HEAVY, { e: { ...LINE, ...AHEAD }, x: { ...LINE, at: [4, 3] } });
    expect(endsWithFacing(ends(g))).toContain('3,4 5');
  });

  test('CHG-12, MAN-15 it passes skirmishers, who also make way for its end (CHG-39), and ends on no other', () => {
    const g = facing(
      COLUMN,
      { e: { ...LINE, at: [4, 3], facing: 5 } },
      {
        units: [
          { id: 's', side: 'blue', at: [3, 5], ...SKIRMISHERS },
          { id: 't', side: 'blue', at: [4, 4], ...SKIRMISHERS },
        ],
      },
    );
    expect(endsWithFacing(ends(g))).toEqual(['3,4 5', '4,4 5']);
    const line = {
      ...g,
      units: g.units.map((u) => (u.id === 't' ? { ...u, formation: 'line' as const } : u)),
    };
    expect(endsWithFacing(ends(line))).toEqual(['3,4 5']);
  });

  test('CHG-12, CBT-09, R-100 an end with an open route and another is told twice', () => {
    const g = facing(
      DRAGOONS,
      { e: { ...LINE, at: [4, 3], facing: 5 } },
      { hexes: [{ q: 3, r: 5, terrain: 'difficult', hill: false }] },
    );
    const same = ends(g).filter(({ to, facing: f }) => to.q === 4 && to.r === 4 && f === 5);
    expect(same.map(({ route }) => routeIsOpen(g, { q: 3, r: 6 }, route))).toEqual([false, true]);
  });
});

describe('open routes', () => {
  test('CBT-09, TER-06, R-100 hills and streams are open, everything else is not', () => {
    const route = [{ q: 3, r: 5 }];
    const from = { q: 3, r: 6 };
    for (const terrain of HEX_TERRAINS)
      for (const hex of [from, { q: 3, r: 5 }]) {
        const g = facing(HEAVY, {}, { hexes: [{ ...hex, terrain, hill: true }] });
        expect(routeIsOpen(g, from, route)).toBe(terrain === 'open');
      }
    for (const terrain of SIDE_TERRAINS.filter((side) => side !== 'impassable')) {
      const g = facing(HEAVY, {}, { sides: [{ q: 3, r: 5, side: 2, terrain }] });
      expect(routeIsOpen(g, from, route)).toBe(terrain === 'stream');
      expect(routeIsOpen(g, from, [])).toBe(true);
    }
  });

  test('TER-07, R-100, R-147 what may be entered or crossed penalises exactly when it is not open', () => {
    const hex = { q: 3, r: 5 };
    for (const terrain of HEX_TERRAINS.filter((one) => one !== 'impassable')) {
      const g = facing(HEAVY, {}, { hexes: [{ ...hex, terrain, hill: false }] });
      expect(hexPenalises(g, hex)).toBe(!isOpenGround(g, hex));
    }
    for (const terrain of SIDE_TERRAINS.filter((one) => one !== 'impassable')) {
      const g = facing(HEAVY, {}, { sides: [{ ...hex, side: 1, terrain }] });
      for (const d of DIRECTIONS)
        expect(sidePenalises(g, hex, d)).toBe(breaksImpetus(g, sideTerrain(g, hex, d)));
    }
  });
});
