import { describe, expect, test } from 'vitest';
import { attackBars, mayAttackAtAll, preyRefusal } from '../../../src/rules/attackLimits.ts';
import { unitOf } from '../../../src/rules/game.ts';
import { position, type UnitSpec } from '../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'lightCavalry', at: [3, 6], facing: 5 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'heavyFootBattery', at: [3, 4], facing: 5 };

function bars(unit: Partial<UnitSpec>) {
  const g = position({ units: [{ ...A, ...unit }, T] });
  const u = unitOf(g, 'A');
  const codes = attackBars(u, unitOf(g, 'T')).map(({ rule, reason }) => `${rule} ${reason}`);
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
