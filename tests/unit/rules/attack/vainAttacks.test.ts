import { expect, test } from 'vitest';
import { declarationRefusals, vainTargets } from '../../../../src/rules/attack/vainAttacks.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 7], facing: 5 };
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 2 };
/** Bars the charger's way. */
const WALL = [4, 5].map((q) => ({ q, r: 5, terrain: 'impassable' as const, hill: false }));

function refused(more: Partial<UnitSpec>, offer_impossible_charges: 'no' | 'yes') {
  const g = position({
    units: [{ ...A, ...more }, T],
    hexes: WALL,
    houseRules: { offer_impossible_charges },
  });
  return {
    codes: declarationRefusals(g, unitOf(g, 'A'), unitOf(g, 'T'), 'charge').map(({ reason }) => reason),
    vain: vainTargets(g, unitOf(g, 'A'), 'charge'),
  };
}

test('R-86 by the option a charge may be declared if the move alone is wanting', () => {
  expect(refused({}, 'no')).toEqual({ codes: ['noRouteToTarget'], vain: [] });
  expect(refused({}, 'yes')).toEqual({ codes: [], vain: ['T'] });
});

test('R-86, SEQ-10 but no charge that something else forbids, alone or besides', () => {
  const before = refused({ panicked: true }, 'no').codes;
  expect(before).toContain('panicked');
  expect(refused({ panicked: true }, 'yes')).toEqual({ codes: before, vain: [] });
});

test('R-86, R-23 nor an assault by a unit that failed its activation test, on an enemy it cannot reach', () => {
  const tenacious: UnitSpec = {
    id: 'A',
    side: 'blue',
    type: 'lineInfantry',
    at: [4, 6],
    skills: ['tenacious'],
  };
  // two hexes behind it
  const behind: UnitSpec = { ...T, at: [3, 8] };
  const codes = (more: Partial<UnitSpec>) => {
    const units = [{ ...tenacious, ...more }, behind];
    const g = position({ units, houseRules: { offer_impossible_charges: 'yes' } });
    return declarationRefusals(g, unitOf(g, 'A'), unitOf(g, 'T'), 'assault').map(({ reason }) => reason);
  };
  expect(codes({})).toEqual([]);
  expect(codes({ mayNotManoeuvre: true })).toEqual(['mayNotManoeuvre']);
});
