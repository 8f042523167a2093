import { describe, expect, test } from 'vitest';
import { hasDirectlyInFront } from '../../../../src/rules/ground/cones.ts';
import {
  contactsOf,
  engages,
  grapplersOf,
  hasInFrontHex,
  isHeld,
  isOutflanked,
} from '../../../../src/rules/ground/engagement.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
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

/** Blue, looking up to (5, 4) and (6, 4). */
const U = infantry('u', 'blue', 5, 5);
/** Blue, on (5, 5) and (6, 5), looking up to (5, 4), (6, 4) and (7, 4). */
const LINE = infantry('u', 'blue', 5, 5, { formation: 'extendedLine' });
/** Its back to what is below it. */
const AWAY = { facing: 5 } as const;

function asked(houseRules: Partial<HouseRules>, ...units: readonly UnitSpec[]) {
  const g = position({ units, houseRules });
  return { g, of: (id: string) => unitOf(g, id) };
}

describe('GEO-13 engaging, with units on two hexes', () => {
  const engaging = (a: UnitSpec, b: UnitSpec) => {
    const { g, of } = asked({}, a, b);
    return engages(g, of(a.id), of(b.id));
  };

  test('GEO-13, R-42 one half of either is enough', () => {
    expect(engaging(LINE, infantry('e', 'red', 7, 4, AWAY))).toBe(true);
    expect(engaging(LINE, infantry('e', 'red', 7, 5, AWAY))).toBe(false);
  });

  test('GEO-16, R-05 a panicked unit does not engage a line either', () => {
    expect(engaging(infantry('e', 'red', 5, 4, { panicked: true, facing: 2 }), LINE)).toBe(false);
    expect(engaging(infantry('e', 'red', 5, 4), LINE)).toBe(true);
  });

  test('GEO-13, LOS-04 nor does anyone engage who is gone, or a friend', () => {
    const enemy = infantry('e', 'red', 5, 4);
    expect(engaging({ ...enemy, fate: 'eliminated' }, LINE)).toBe(false);
    expect(engaging(LINE, { ...enemy, fate: 'eliminated' })).toBe(false);
    expect(engaging({ ...enemy, side: 'blue' }, LINE)).toBe(false);
  });

  test('GEO-12, R-04 a square engages all around it, no farther', () => {
    const square = (q: number) => infantry('e', 'red', q, 5, { formation: 'square' });
    expect(engaging(square(7), LINE)).toBe(true);
    expect(engaging(square(8), LINE)).toBe(false);
  });
});

describe('R-06 contact=adjacency', () => {
  const touching = (a: UnitSpec, b: UnitSpec, contact: HouseRules['contact'] = 'adjacency') => {
    const { g, of } = asked({ contact }, a, b);
    return contactsOf(g, of(a.id)).includes(of(b.id));
  };
  /** Behind the unit, its back turned. */
  const BACK = infantry('e', 'red', 5, 6, { facing: 2 });

  test('R-06 neighbours are in contact whichever way they look, others are not', () => {
    expect([touching(U, BACK, 'engagement'), touching(U, BACK)]).toEqual([false, true]);
    expect(touching(U, { ...BACK, at: [5, 7] })).toBe(false);
  });

  test('R-06, GEO-14 of those in contact it engages, or is engaged by, only who looks at the other', () => {
    const { g, of } = asked(
      { contact: 'adjacency' },
      U,
      infantry('before', 'red', 5, 4, AWAY),
      infantry('behind', 'red', 5, 6, AWAY),
      infantry('beside', 'red', 6, 5, AWAY),
      infantry('face', 'red', 6, 4, { facing: 2 }),
    );
    const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
    expect(ids(contactsOf(g, of('u')))).toEqual(['before', 'behind', 'beside', 'face']);
    expect(ids(grapplersOf(g, of('u')))).toEqual(['before', 'behind', 'face']);
  });

  test('R-06, LOS-04 no friends, and nobody who is gone', () => {
    expect(touching(U, { ...BACK, side: 'blue' })).toBe(false);
    expect(touching(U, { ...BACK, fate: 'eliminated' })).toBe(false);
    expect(touching({ ...U, fate: 'eliminated' }, BACK)).toBe(false);
  });

  test('R-06, R-42 of a line one half is enough, on either side', () => {
    // beside the right half alone
    expect(touching(LINE, infantry('e', 'red', 7, 5, { facing: 1 }))).toBe(true);
    expect(touching(infantry('e', 'red', 7, 5, { facing: 1 }), LINE)).toBe(true);
  });

  test('R-06, R-09 not across an impassable side', () => {
    const g = position({
      units: [U, BACK],
      houseRules: { contact: 'adjacency' },
      sides: [{ q: 5, r: 5, side: 2, terrain: 'impassable' }],
    });
    expect(contactsOf(g, unitOf(g, 'u'))).toEqual([]);
  });
});

test('CHG-06, R-152 panicked_enemy_blocks_charge=no: a steady enemy beside a panicked one holds all the same', () => {
  const mob = infantry('m', 'red', 5, 4, { panicked: true });
  const held = (houseRules: Partial<HouseRules>, ...enemies: readonly UnitSpec[]) => {
    const { g, of } = asked(houseRules, U, ...enemies);
    return isHeld(g, of('u'));
  };
  const option = { panicked_enemy_blocks_charge: 'no' } as const;
  expect([held({}, mob), held(option, mob)]).toEqual([true, false]);
  expect(held(option, mob, infantry('e', 'red', 6, 4))).toBe(true);
  expect([held({}), held(option)]).toEqual([false, false]);
});

test('GEO-18, R-04 square_front=none: a square engages nobody, and still cannot be outflanked', () => {
  const enemy = infantry('e', 'red', 5, 4);
  const option = { square_front: 'none' } as const;
  const square = asked(option, { ...U, formation: 'square' }, enemy);
  expect(engages(square.g, square.of('u'), square.of('e'))).toBe(false);
  expect(isOutflanked(square.g, square.of('u'))).toBe(false);
});

describe('R-82 directly_in_front=corridor', () => {
  const option = { directly_in_front: 'corridor' } as const;
  const ahead = (a: UnitSpec, b: UnitSpec) => {
    const { g, of } = asked(option, a, b);
    return hasDirectlyInFront(g, of(a.id), of(b.id));
  };

  test('GEO-12, R-82 for a square the whole map', () => {
    expect(ahead({ ...U, formation: 'square' }, infantry('e', 'red', 5, 9))).toBe(true);
    expect(ahead(U, infantry('e', 'red', 5, 9))).toBe(false);
  });

  test('R-42, R-82 one half of either is enough', () => {
    // (7, 3) lies in the corridor of the right half, not of the left one
    expect(ahead(U, infantry('e', 'red', 7, 3))).toBe(false);
    expect(ahead(LINE, infantry('e', 'red', 7, 3))).toBe(true);
    // a red line with its left half on (6, 3), in the corridor; then one wholly beside it
    expect(ahead(U, infantry('e', 'red', 6, 3, { formation: 'extendedLine', facing: 5 }))).toBe(true);
    expect(ahead(U, infantry('e', 'red', 4, 3, { formation: 'extendedLine', facing: 5 }))).toBe(false);
  });
});

test('GEO-04, GEO-12, R-42 a front hex of one half, with one half on it; of a square all six neighbours', () => {
  const inFront = (a: UnitSpec, b: UnitSpec) => {
    const { g, of } = asked({}, a, b);
    return hasInFrontHex(g, of(a.id), of(b.id));
  };
  expect(inFront(LINE, infantry('e', 'red', 7, 4))).toBe(true);
  // its left half on (6, 4), its right half beyond
  expect(inFront(U, infantry('e', 'red', 6, 4, { formation: 'extendedLine', facing: 5 }))).toBe(true);
  expect(inFront(U, infantry('e', 'red', 7, 5))).toBe(false);
  const square = { ...U, formation: 'square' } as const;
  expect(inFront(square, infantry('e', 'red', 5, 6))).toBe(true);
  expect(inFront(square, infantry('e', 'red', 5, 7))).toBe(false);
});

test('GEO-20 whoever declared its assault outflanked counts as such, and nobody else', () => {
  const { g, of } = asked({}, U, infantry('v', 'blue', 1, 9), infantry('e', 'red', 5, 3));
  const during = (outflanked: boolean) => ({ ...g, frames: [{ ...assaultFrame(g, 'u', 'e'), outflanked }] });
  expect([isOutflanked(g, of('u')), isOutflanked(during(false), of('u'))]).toEqual([false, false]);
  expect([isOutflanked(during(true), of('u')), isOutflanked(during(true), of('v'))]).toEqual([true, false]);
});
