import { expect, test } from 'vitest';
import { unitOf } from '../../../src/rules/game.ts';
import { declarationRefusals, vainTargets } from '../../../src/rules/vainAttacks.ts';
import { position, type UnitSpec } from '../../support/position.ts';

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
