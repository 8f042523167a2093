import { expect, test } from 'vitest';
import { hexKey } from '../../../../src/geometry/hex.ts';
import { hexAt } from '../../../../src/geometry/shape.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { fireField } from '../../../../src/store/view/threatAndSight.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

function at(column: number, row: number): readonly [number, number] {
  const { q, r } = hexAt(column, row);
  return [q, r];
}

const GUNS: UnitSpec = { id: 'G', side: 'blue', type: 'mediumFootBattery', at: at(7, 9), facing: 5 };
const FOE: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: at(7, 2) };

test('FIR-02, FIR-04 the field of fire lies ahead, within range, and ends behind what hides', () => {
  const open = position({ columns: 16, rows: 14, units: [GUNS, FOE] });
  const field = fireField(open, unitOf(open, 'G')).map(hexKey);
  expect(field).toContain(hexKey(hexAt(7, 6)));
  expect(field).not.toContain(hexKey(hexAt(7, 11)));
  expect(field).not.toContain(hexKey(hexAt(7, 9)));
  const wood = { ...hexAt(7, 7), terrain: 'wood', hill: false } as const;
  const hidden = position({ columns: 16, rows: 14, units: [GUNS, FOE], hexes: [wood] });
  expect(fireField(hidden, unitOf(hidden, 'G')).map(hexKey)).not.toContain(hexKey(hexAt(7, 5)));
});

test('FIR-01 whoever cannot fire has no field', () => {
  const g = position({ columns: 16, rows: 14, units: [{ ...GUNS, type: 'heavyCavalry' }, FOE] });
  expect(fireField(g, unitOf(g, 'G'))).toEqual([]);
});
