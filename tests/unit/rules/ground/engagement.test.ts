import { describe, expect, test } from 'vitest';
import { FACINGS } from '../../../../src/geometry/facing.ts';
import { DIRECTIONS, type Hex, hexesWithin, step } from '../../../../src/geometry/hex.ts';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { hasDirectlyInFront, inConeOf } from '../../../../src/rules/ground/cones.ts';
import {
  contactsOf,
  distanceBetween,
  engagedBy,
  engagedEnemies,
  engages,
  isOutflanked,
  nearestEnemyDistance,
  outflankersOf,
} from '../../../../src/rules/ground/engagement.ts';
import { friendsWithInCone } from '../../../../src/rules/ground/flanks.ts';
import { changeUnit, type Game, type Unit, unitAt, unitOf } from '../../../../src/rules/state/game.ts';
import { SIDE_TERRAINS } from '../../../../src/rules/state/vocabulary.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const HERE: Hex = { q: 5, r: 5 };

function infantry(
  id: string,
  side: UnitSpec['side'],
  q: number,
  r: number,
  more: Partial<UnitSpec> = {},
): UnitSpec {
  return { id, side, type: 'lineInfantry', at: [q, r], ...more };
}

function ids(units: readonly Unit[]): string[] {
  return units.map((unit) => unit.id);
}

/** Blue `u` in the middle looking up; its right flank hex is (6, 5), its rear hexes (5, 6) and (4, 6). */
const U = infantry('u', 'blue', 5, 5);
/** A red unit on u's right flank hex that looks at it. */
const FLANKER = infantry('d', 'red', 6, 5, { facing: 4 });

function setUp(...units: UnitSpec[]): { g: Game; u: Unit } {
  const g = position({ units });
  return { g, u: unitOf(g, 'u') };
}

test('GEO-02 a hex holds one unit, and the unit holds one hex', () => {
  const { g, u } = setUp(U, FLANKER);
  expect(u.hexes).toHaveLength(1);
  expect(unitAt(g, HERE)?.id).toBe('u');
  expect(hexesWithin(HERE, 2).filter((hex) => unitAt(g, hex))).toEqual([{ q: 6, r: 5 }]);
});

test('GEO-06 distances between units, and to the nearest enemy', () => {
  const { g, u } = setUp(
    U,
    infantry('near', 'red', 7, 5, { panicked: true }),
    infantry('far', 'red', 5, 1),
    infantry('gone', 'red', 5, 4, { fate: 'eliminated' }),
    infantry('friend', 'blue', 4, 5),
  );
  expect(distanceBetween(u, unitOf(g, 'far'))).toBe(4);
  expect(nearestEnemyDistance(g, u, false)).toBe(2);
  expect(nearestEnemyDistance(g, u, true)).toBe(4);
  expect(nearestEnemyDistance(setUp(U).g, u, false)).toBe(Number.POSITIVE_INFINITY);
});

test('GEO-11 directly in front is the frontal cone (R-82)', () => {
  const { g, u } = setUp(U);
  const inFront = hexesWithin(HERE, 2).filter((hex) => hasDirectlyInFront(g, u, { hexes: [hex] }));
  expect(inFront).toEqual([
    { q: 5, r: 3 },
    { q: 6, r: 3 },
    { q: 7, r: 3 },
    { q: 5, r: 4 },
    { q: 6, r: 4 },
  ]);
});

test('GEO-12 a square has the whole map in front and engages all its neighbours (R-04)', () => {
  for (const formation of ['square', 'closedColumn'] as const) {
    const around = DIRECTIONS.map((d) => {
      const { q, r } = step(HERE, d);
      return infantry(`red${d}`, 'red', q, r, { facing: d });
    });
    const { g, u } = setUp({ ...U, formation }, ...around);
    expect(hexesWithin(HERE, 5).every((hex) => inConeOf(g, u, hex))).toBe(true);
    expect(ids(engagedEnemies(g, u))).toEqual(['red0', 'red1', 'red2', 'red3', 'red4', 'red5']);
  }
});

test('GEO-13 a unit engages exactly the enemies in its two front hexes', () => {
  for (const facing of FACINGS) {
    const engaged = DIRECTIONS.filter((d) => {
      const { q, r } = step(HERE, d);
      const { g, u } = setUp({ ...U, facing }, infantry('red', 'red', q, r));
      expect(ids(engagedEnemies(g, u))).toEqual(engages(g, u, unitOf(g, 'red')) ? ['red'] : []);
      return engages(g, u, unitOf(g, 'red'));
    });
    expect(new Set(engaged)).toEqual(new Set([facing, (facing + 1) % 6]));
  }
});

test('GEO-13 friends, distant units and units gone are never engaged', () => {
  const { g, u } = setUp(
    U,
    infantry('friend', 'blue', 5, 4),
    infantry('gone', 'red', 6, 4, { fate: 'eliminated' }),
    infantry('far', 'red', 5, 3),
  );
  expect(engagedEnemies(g, u)).toEqual([]);
  for (const id of ['friend', 'gone', 'far']) expect(engages(g, u, unitOf(g, id))).toBe(false);
});

test('GEO-13 only an impassable side keeps neighbours from engaging each other (R-09)', () => {
  const bars = SIDE_TERRAINS.filter((terrain) => {
    const g = position({
      units: [U, infantry('red', 'red', 6, 4)],
      sides: [{ ...sideBetween(HERE, 0), terrain }],
    });
    const [u, red] = [unitOf(g, 'u'), unitOf(g, 'red')];
    expect(contactsOf(g, u).includes(red)).toBe(engages(g, red, u));
    return !engages(g, u, red);
  });
  expect(bars).toEqual(['impassable']);
});

describe('GEO-14 engagement goes one way', () => {
  const rows = [
    { name: 'GEO-14 mutual', facing: 2, at: [6, 4], engaged: true, engaging: true },
    { name: 'GEO-14 only by the enemy', facing: 4, at: [6, 5], engaged: false, engaging: true },
    { name: 'GEO-14 only of the enemy', facing: 5, at: [6, 4], engaged: true, engaging: false },
    { name: 'GEO-14 neither, though neighbours', facing: 1, at: [6, 5], engaged: false, engaging: false },
  ] as const;
  test.each(rows)('$name', ({ facing, at: [q, r], engaged, engaging }) => {
    const { g, u } = setUp(U, infantry('red', 'red', q, r, { facing }));
    expect(engagedEnemies(g, u)).toHaveLength(engaged ? 1 : 0);
    expect(engagedBy(g, u)).toHaveLength(engaging ? 1 : 0);
  });
  test.each(rows)('GEO-15 contact is engagement either way: $name', ({ facing, at: [q, r], ...want }) => {
    const { g, u } = setUp(U, infantry('red', 'red', q, r, { facing }));
    const inContact = want.engaged || want.engaging;
    expect(contactsOf(g, u).includes(unitOf(g, 'red'))).toBe(inContact);
    expect(contactsOf(g, unitOf(g, 'red')).includes(u)).toBe(inContact);
    expect(ids(contactsOf(g, u))).toEqual(inContact ? ['red'] : []);
  });
});

test('GEO-15 contacts are listed in the order of the game, not round the hex', () => {
  const { g, u } = setUp(FLANKER, infantry('a', 'red', 5, 4), U, infantry('b', 'red', 6, 4));
  expect(ids(contactsOf(g, u))).toEqual(['d', 'a', 'b']);
  expect(ids(engagedEnemies(g, u))).toEqual(['a', 'b']);
});

test('GEO-16 a panicked unit engages nobody but can be engaged (R-05, R-152)', () => {
  const { g, u } = setUp(U, infantry('red', 'red', 6, 4, { panicked: true }));
  const red = unitOf(g, 'red');
  expect([engages(g, red, u), engages(g, u, red), contactsOf(g, u).includes(red)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(engagedBy(g, u)).toEqual([]);
  expect(ids(engagedBy(g, red))).toEqual(['u']);
});

test('GEO-16 a panicked unit neither outflanks nor prevents outflanking', () => {
  const mob = setUp(U, { ...FLANKER, panicked: true });
  expect(isOutflanked(mob.g, mob.u)).toBe(false);
  const saved = setUp(U, FLANKER, infantry('friend', 'blue', 5, 6, { panicked: true }));
  expect(isOutflanked(saved.g, saved.u)).toBe(true);
});

describe('GEO-17 outflanked: engaged by an enemy that nobody faces', () => {
  const rows: { name: string; others: UnitSpec[]; by: string[] }[] = [
    { name: 'GEO-17 alone against an enemy on its flank', others: [FLANKER], by: ['d'] },
    {
      name: 'GEO-17 not while a friend engages that enemy',
      others: [FLANKER, infantry('f', 'blue', 5, 6)],
      by: [],
    },
    {
      name: 'GEO-17 a friend that looks elsewhere does not help',
      others: [FLANKER, infantry('f', 'blue', 5, 6, { facing: 2 })],
      by: ['d'],
    },
    { name: 'GEO-17 not by an enemy it faces', others: [infantry('d', 'red', 6, 4)], by: [] },
    { name: 'GEO-17 not by a neighbour that looks elsewhere', others: [{ ...FLANKER, facing: 1 }], by: [] },
    { name: 'GEO-17 by an enemy behind', others: [infantry('d', 'red', 5, 6, { facing: 5 })], by: ['d'] },
    {
      name: 'GEO-17 by two at once, whatever it faces itself',
      others: [FLANKER, infantry('front', 'red', 5, 4), infantry('left', 'red', 4, 5, { facing: 1 })],
      by: ['d', 'left'],
    },
    { name: 'GEO-17 by a square beside it (R-04)', others: [{ ...FLANKER, formation: 'square' }], by: ['d'] },
  ];
  test.each(rows)('$name', ({ others, by }) => {
    const { g, u } = setUp(U, ...others);
    expect(ids(outflankersOf(g, u))).toEqual(by);
    expect(isOutflanked(g, u)).toBe(by.length > 0);
  });
});

test('GEO-17 the state follows the positions (R-07)', () => {
  const { g, u } = setUp(U, FLANKER, infantry('f', 'blue', 5, 6, { facing: 2 }));
  expect(isOutflanked(g, u)).toBe(true);
  const helped = changeUnit(g, 'f', { facing: 5 });
  expect(isOutflanked(helped, unitOf(helped, 'u'))).toBe(false);
  const away = changeUnit(g, 'd', { hexes: [{ q: 8, r: 5 }] });
  expect(isOutflanked(away, unitOf(away, 'u'))).toBe(false);
  expect(isOutflanked(g, u)).toBe(true);
});

test('GEO-17 a unit may be judged where it does not stand yet', () => {
  const { g, u } = setUp(infantry('u', 'blue', 5, 7), FLANKER);
  const there: Unit = { ...u, hexes: [HERE] };
  expect(ids(outflankersOf(g, there))).toEqual(['d']);
  expect(ids(contactsOf(g, there))).toEqual(['d']);
  expect(contactsOf(g, u)).toEqual([]);
});

test('GEO-17 leaving, a unit no longer holds the enemy it faces now', () => {
  const { g, u } = setUp(infantry('u', 'blue', 6, 6), FLANKER);
  expect(ids(engagedEnemies(g, u))).toEqual(['d']);
  expect(ids(outflankersOf(g, { ...u, hexes: [HERE] }))).toEqual(['d']);
});

test('GEO-18 a square is never outflanked', () => {
  const { g, u } = setUp(
    { ...U, formation: 'square' },
    FLANKER,
    infantry('rear', 'red', 5, 6, { facing: 5 }),
  );
  expect(ids(engagedBy(g, u))).toEqual(['d', 'rear']);
  expect(outflankersOf(g, u)).toEqual([]);
});

test('GEO-21 the steady units of a side that look at a hex, squares always (R-08)', () => {
  const { g } = setUp(
    U,
    infantry('away', 'blue', 4, 5, { facing: 2 }),
    infantry('square', 'blue', 2, 9, { formation: 'square' }),
    infantry('mob', 'blue', 5, 6, { panicked: true, facing: 5 }),
    infantry('gone', 'blue', 5, 7, { fate: 'fledOffMap' }),
    infantry('red', 'red', 6, 1),
  );
  expect(friendsWithInCone(g, 'blue', { hexes: [{ q: 6, r: 3 }] })).toEqual(['u', 'square']);
  expect(friendsWithInCone(g, 'red', { hexes: [{ q: 6, r: 3 }] })).toEqual(['red']);
});
