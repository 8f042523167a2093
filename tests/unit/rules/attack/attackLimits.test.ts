import { describe, expect, test } from 'vitest';
import {
  ATTACKED,
  ATTACKER,
  mayAttackAfterPursuit,
  mayAttackAtAll,
  preyRefusal,
} from '../../../../src/rules/attack/attackLimits.ts';
import { failuresOf } from '../../../../src/rules/state/conditions.ts';
import { type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lightCavalry', at: [3, 6], facing: 5 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'heavyFootBattery', at: [3, 4], facing: 5 };

function bars(unit: Partial<UnitSpec>) {
  const g = position({ units: [{ ...A, ...unit }, T] });
  const u = unitOf(g, 'A');
  const codes = failuresOf([[...ATTACKER, ...ATTACKED]], { u, target: unitOf(g, 'T') }).map(
    ({ rule, reason }) => `${rule} ${reason}`,
  );
  expect(mayAttackAtAll(u)).toBe(codes.length === 0);
  return codes;
}

test('CHG-02, LOS-04 what keeps a unit from attacking anyone, and each reason', () => {
  expect(bars({})).toEqual([]);
  expect(bars({ fate: 'eliminated' })).toEqual(['LOS-04 gone']);
  expect(bars({ panicked: true })).toEqual(['CHG-02 panicked']);
  expect(bars({ type: 'lightHorseBattery' })).toEqual(['CHG-02 artilleryNeverAttacks']);
  expect(bars({ type: 'lineInfantry', formation: 'square' })).toEqual(['CHG-02 squareNeverAttacks']);
});

test('CHG-03, R-94 skirmishers may attack guns and units in rough ground, no line in the open', () => {
  const prey = (target: Partial<UnitSpec>, rough = false) => {
    const skirmishers: UnitSpec = { ...A, type: 'lightInfantry', formation: 'skirmish' };
    const hexes = rough ? [{ q: 3, r: 4, terrain: 'difficult', hill: false } as const] : [];
    const g = position({ units: [skirmishers, { ...T, ...target }], hexes });
    return preyRefusal(g, unitOf(g, 'A'), unitOf(g, 'T'))?.reason ?? null;
  };
  expect(prey({})).toBeNull();
  expect(prey({ type: 'lineInfantry' }, true)).toBeNull();
  expect(prey({ type: 'lineInfantry' })).toBe('skirmishersOnlyWeakTargets');
});

describe('CHG-04, R-93: whom Harassment cavalry may attack at the end of its pursuit', () => {
  /** The cavalry behind the target, both looking up: it outflanks a target nobody else watches over. */
  const may = (target: Partial<UnitSpec>, ...others: readonly UnitSpec[]) => {
    const g = position({
      units: [
        { ...A, skills: ['harassment'] },
        { ...T, type: 'lineInfantry', at: [3, 5], ...target },
        ...others,
      ],
    });
    return mayAttackAfterPursuit(g, unitOf(g, 'A'), unitOf(g, 'T'));
  };
  test('CHG-04, R-93 its own outflanking is not enough, that of another is', () => {
    expect(may({})).toBe(false);
    expect(may({}, { id: 'B', side: 'blue', type: 'lineInfantry', at: [2, 6], facing: 5 })).toBe(true);
  });
  test('CHG-04 the weak it may attack wherever they look', () => {
    expect(may({ type: 'lightInfantry', formation: 'skirmish', facing: 2 })).toBe(true);
    expect(may({ panicked: true, facing: 2 })).toBe(true);
  });
});

test('CHG-03, R-94 skirmishers that pursue may attack a line that a wood on the side between shelters, no other', () => {
  const may = (...sides: readonly GroundSide[]) => {
    const skirmishers: UnitSpec = { ...A, type: 'lightInfantry', formation: 'skirmish' };
    const g = position({ units: [skirmishers, { ...T, type: 'lineInfantry', at: [3, 5] }], sides });
    return mayAttackAfterPursuit(g, unitOf(g, 'A'), unitOf(g, 'T'));
  };
  expect(may()).toBe(false);
  expect(may({ q: 3, r: 5, side: 2, terrain: 'wood' })).toBe(true);
  expect(may({ q: 3, r: 5, side: 1, terrain: 'wood' })).toBe(false);
});

describe('CHG-04: guns that Harassment cavalry may attack', () => {
  const prey = (attacker: Partial<UnitSpec>, ...others: readonly UnitSpec[]) => {
    const g = position({ units: [{ ...A, skills: ['harassment'], ...attacker }, T, ...others] });
    return preyRefusal(g, unitOf(g, 'A'), unitOf(g, 'T'))?.reason ?? null;
  };
  const ESCORT: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 4], facing: 5 };

  test('CHG-04 alone, not with a steady friend beside them', () => {
    expect(prey({})).toBeNull();
    expect(prey({}, ESCORT)).toBe('harassmentOnlyWeakTargets');
    expect(prey({ skills: ['scout'] }, ESCORT)).toBeNull();
  });

  test('CHG-04 a friend farther off, panicked or gone is none, nor is an enemy beside them', () => {
    expect(prey({}, { ...ESCORT, at: [5, 4] })).toBeNull();
    expect(prey({}, { ...ESCORT, panicked: true })).toBeNull();
    expect(prey({}, { ...ESCORT, fate: 'eliminated' })).toBeNull();
    expect(prey({ at: [3, 3], facing: 2 })).toBeNull();
  });
});
