import { describe, expect, test } from 'vitest';
import { sideBetween } from '../../../../src/geometry/side.ts';
import { outflankersOf } from '../../../../src/rules/ground/engagement.ts';
import {
  flankProtectors,
  flankWithAll,
  friendsWithInCone,
  isOutflankingCountered,
  suffersOutflankedTest,
} from '../../../../src/rules/ground/flanks.ts';
import {
  changeUnit,
  type Game,
  type GroundSide,
  type Unit,
  unitOf,
} from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

function infantry(
  id: string,
  side: UnitSpec['side'],
  q: number,
  r: number,
  more: Partial<UnitSpec> = {},
): UnitSpec {
  return { id, side, type: 'lineInfantry', at: [q, r], ...more };
}

/** Blue `u` looks up; its right flank zone lies around (6, 5) and (7, 5). */
const U = infantry('u', 'blue', 5, 5);
/** A comrade two hexes to the right with the same facing: it looks past u's right flank hex. */
const COMRADE = infantry('comrade', 'blue', 7, 5);
/** Red, arrived on u's right flank hex. */
const CHARGER = infantry('d', 'red', 6, 5, { facing: 4 });
/** Where the charger started: in the comrade's cone, not in u's. */
const START = { q: 8, r: 3 };

function setUp(units: UnitSpec[], sides: GroundSide[] = []): { g: Game; u: Unit; d: Unit } {
  const g = position({ units, sides });
  return { g, u: unitOf(g, 'u'), d: unitOf(g, 'd') };
}

describe('GEO-21 who guards the flank an enemy stands on', () => {
  const rows: { name: string; units: UnitSpec[]; guards: string[] }[] = [
    { name: 'GEO-21 a comrade with the same facing within 2', units: [U, COMRADE], guards: ['comrade'] },
    { name: 'GEO-21 not with another facing', units: [U, { ...COMRADE, facing: 0 }], guards: [] },
    {
      name: 'GEO-21 a square whatever its facing',
      units: [U, { ...COMRADE, formation: 'square' }],
      guards: ['comrade'],
    },
    { name: 'GEO-21 not at 3', units: [U, infantry('comrade', 'blue', 8, 5)], guards: [] },
    { name: 'GEO-21 not on the other flank', units: [U, infantry('comrade', 'blue', 3, 5)], guards: [] },
    { name: 'GEO-21 not in front', units: [U, infantry('comrade', 'blue', 7, 3)], guards: [] },
    { name: 'GEO-21 not behind', units: [U, infantry('comrade', 'blue', 5, 7)], guards: [] },
    { name: 'GEO-21 not panicked', units: [U, { ...COMRADE, panicked: true, facing: 5 }], guards: [] },
    { name: 'GEO-21 not gone', units: [U, { ...COMRADE, fate: 'eliminated' }], guards: [] },
    { name: 'GEO-21 nobody guards a panicked unit', units: [{ ...U, panicked: true }, COMRADE], guards: [] },
  ];
  test.each(rows)('$name', ({ units, guards }) => {
    const { g, u, d } = setUp([...units, CHARGER]);
    expect(flankProtectors(g, u, d)).toEqual(guards);
  });
});

test('GEO-21, GEO-22 nobody guards against an enemy behind, nor does an enemy guard', () => {
  const behind = setUp([U, infantry('comrade', 'blue', 4, 6), infantry('d', 'red', 5, 6, { facing: 5 })]);
  expect(flankProtectors(behind.g, behind.u, behind.d)).toEqual([]);
  // another enemy in the same flank zone, looking as u does
  const { g, u, d } = setUp([U, CHARGER, infantry('e', 'red', 7, 5, { facing: 5 })]);
  expect(flankProtectors(g, u, d)).toEqual([]);
});

test('GEO-12 a square has no flank', () => {
  const g = position({ units: [{ ...U, formation: 'square', facing: 5 }] });
  expect(flankWithAll(g, unitOf(g, 'u'), { hexes: [{ q: 6, r: 5 }] })).toBeNull();
});

test('GEO-10, R-02, R-42 a line on two hexes stands on the flank with both or not at all', () => {
  const g = position({ units: [U] });
  const u = unitOf(g, 'u');
  expect(flankWithAll(g, u, { hexes: [{ q: 6, r: 5 }] })).toBe('right');
  const both = [
    { q: 6, r: 5 },
    { q: 7, r: 5 },
  ] as const;
  expect(flankWithAll(g, u, { hexes: both })).toBe('right');
  // its second half in front of the unit
  const astride = [
    { q: 6, r: 5 },
    { q: 6, r: 4 },
  ] as const;
  expect(flankWithAll(g, u, { hexes: astride })).toBeNull();
});

test('GEO-21 a comrade that saw the charger come spares the test (R-08)', () => {
  const before = setUp([U, COMRADE, { ...CHARGER, at: [START.q, START.r] }]);
  const seenBy = friendsWithInCone(before.g, 'blue', { hexes: [START] });
  expect(seenBy).toEqual(['comrade']);
  const g = changeUnit(before.g, 'd', { hexes: [{ q: 6, r: 5 }] });
  const [u, d] = [unitOf(g, 'u'), unitOf(g, 'd')];
  expect(outflankersOf(g, u)).toEqual([d]);
  expect(isOutflankingCountered(g, u, d, d, seenBy)).toBe(true);
  expect(suffersOutflankedTest(g, u, d, seenBy)).toBe(false);
});

test('GEO-21 a comrade that did not see it come, and does not see it now, is no protection', () => {
  const { g, u, d } = setUp([U, COMRADE, CHARGER]);
  expect(isOutflankingCountered(g, u, d, d, [])).toBe(false);
  expect(isOutflankingCountered(g, u, d, d, ['u'])).toBe(false);
  expect(suffersOutflankedTest(g, u, d, [])).toBe(true);
});

test('GEO-21 outside an attack only the outflanker counts, and only where it is now (R-08)', () => {
  const { g, u, d } = setUp([U, COMRADE, CHARGER]);
  expect(isOutflankingCountered(g, u, d, null, ['comrade'])).toBe(false);
  // A comrade that looks at the outflanker engages it, unless nothing can pass between the two.
  const cliff: GroundSide = { ...sideBetween({ q: 6, r: 6 }, 5), terrain: 'impassable' };
  const parted = setUp([U, infantry('comrade', 'blue', 6, 6), CHARGER], [cliff]);
  expect(outflankersOf(parted.g, parted.u)).toEqual([parted.d]);
  expect(suffersOutflankedTest(parted.g, parted.u, null, [])).toBe(false);
});

test('GEO-21 the attacker is looked at, even where another enemy outflanks', () => {
  const attacker = infantry('attacker', 'red', 7, 3);
  const { g, u, d } = setUp([U, COMRADE, CHARGER, attacker]);
  expect(isOutflankingCountered(g, u, d, unitOf(g, 'attacker'), [])).toBe(true);
  expect(isOutflankingCountered(g, u, d, null, [])).toBe(false);
});

test('GEO-22 an enemy behind is never countered', () => {
  const { g, u, d } = setUp([U, COMRADE, infantry('d', 'red', 5, 6, { facing: 5 })]);
  expect(outflankersOf(g, u)).toEqual([d]);
  expect(isOutflankingCountered(g, u, d, d, ['comrade'])).toBe(false);
  expect(suffersOutflankedTest(g, u, d, ['comrade'])).toBe(true);
});

test('GEO-22 every outflanker must be countered for the test to be spared', () => {
  const left = infantry('left', 'red', 4, 5, { facing: 1 });
  const one = setUp([U, COMRADE, CHARGER, left]);
  expect(suffersOutflankedTest(one.g, one.u, one.d, ['comrade'])).toBe(true);
  const both = setUp([U, COMRADE, infantry('second', 'blue', 3, 5), CHARGER, left]);
  expect(suffersOutflankedTest(both.g, both.u, both.d, ['comrade', 'second'])).toBe(false);
});

test('GEO-22 protection lifts only the malus: the unit stays outflanked', () => {
  const { g, u, d } = setUp([U, COMRADE, CHARGER]);
  expect(suffersOutflankedTest(g, u, d, ['comrade'])).toBe(false);
  expect(outflankersOf(g, u)).toEqual([d]);
});

test('GEO-22 a unit that nobody outflanks does not suffer', () => {
  const { g, u, d } = setUp([U, infantry('d', 'red', 5, 4)]);
  expect(suffersOutflankedTest(g, u, d, [])).toBe(false);
});
