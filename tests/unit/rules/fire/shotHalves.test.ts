import { expect, test } from 'vitest';
import { openHalves, shotLine } from '../../../../src/rules/fire/shotHalves.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** A blue extended line looking up: its halves are on (6, 6) and (7, 6). Range 4. */
const LINE: UnitSpec = {
  id: 'line',
  side: 'blue',
  type: 'lineInfantry',
  formation: 'extendedLine',
  skills: ['linearOrder'],
  at: [6, 6],
};
/** A red one aslant: its left half on (7, 3), three hexes off, its right half on (6, 4), two hexes off. */
const TARGET: UnitSpec = { ...LINE, id: 'T', side: 'red', at: [7, 3], facing: 1 };

test('FIR-16, R-46, R-47 the halves that may be shot at are those open to the half that shoots', () => {
  const g = position({ columns: 16, rows: 14, units: [LINE, TARGET] });
  const shot = { firer: 'line', target: 'T', kind: 'action' } as const;
  // half range is 2: which half is shot at makes a difference
  expect(openHalves(g, { ...shot, half: 'left' }, 'aim')).toEqual(['left', 'right']);
  // (6, 4) lies outside the cone of the right half
  expect(openHalves(g, { ...shot, half: 'right' }, 'aim')).toEqual(['left']);
});

test('R-46, R-47 the line of a shot goes between the halves chosen; between single hexes there is none to choose', () => {
  const units = [LINE, TARGET, { ...LINE, id: 'u', formation: 'line', at: [1, 8] } as const];
  const g = position({
    columns: 16,
    rows: 14,
    units: [...units, { ...TARGET, id: 'e', formation: 'line', at: [1, 6] }],
  });
  expect(shotLine(g, { firer: 'line', target: 'T', kind: 'action', half: 'right', aimed: 'right' })).toEqual({
    own: { q: 7, r: 6 },
    other: { q: 6, r: 4 },
  });
  expect(shotLine(g, { firer: 'u', target: 'e', kind: 'action' })).toBeNull();
});
