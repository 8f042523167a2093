/** What a hand has laid is told by its tint until the ground is engraved anew. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../src/geometry/shape.ts';
import { hexesPath, makePlan } from '../../../src/map/plan.ts';
import { inkOn } from '../../../src/mapEditor/wetInk.ts';
import type { BattleMap, GroundHex } from '../../../src/rules/state/game.ts';

const shape = { kind: 'rectangle', columns: 12, rows: 10 } as const;
const plan = makePlan(shape, false);
const bare: BattleMap = { shape, hexes: [], sides: [] };
const wood: GroundHex = { ...hexAt(3, 3), terrain: 'wood', hill: false };
const hill: GroundHex = { ...hexAt(4, 3), terrain: 'open', hill: true };
const river = { ...hexAt(5, 5), side: 0, terrain: 'river' } as const;

const tints = (now: BattleMap, dry: BattleMap) => inkOn(plan, now, dry).map(({ className }) => className);

test('dry ground has no ink, nor has a sheet of another size', () => {
  expect(inkOn(plan, bare, bare)).toEqual([]);
  expect(inkOn(plan, { ...bare, hexes: [wood] }, { ...bare, hexes: [{ ...wood }] })).toEqual([]);
  expect(inkOn(plan, { ...bare, hexes: [wood] }, { ...bare, shape: { ...shape } })).toEqual([]);
});

test('what is laid has its tint where it lies, and nowhere else', () => {
  expect(inkOn(plan, { ...bare, hexes: [wood, hill] }, bare)).toEqual([
    { className: 'map-hill', d: hexesPath(plan, [hill]) },
    { className: 'map-wash map-wash-wood', d: hexesPath(plan, [wood]) },
  ]);
  expect(tints({ ...bare, hexes: [wood, hill] }, { ...bare, hexes: [wood] })).toEqual(['map-hill']);
  expect(tints({ ...bare, sides: [river] }, bare)).toEqual([
    'wet-line wet-river',
    'wet-line wet-river wet-current',
  ]);
});

test('what is taken away or laid over something is covered first', () => {
  const before = { ...bare, hexes: [wood], sides: [river] };
  expect(inkOn(plan, bare, before)[0]).toEqual({ className: 'wet-open', d: hexesPath(plan, [wood]) });
  expect(tints(bare, before)).toEqual(['wet-open', 'wet-line wet-none']);
  expect(tints({ ...before, hexes: [{ ...wood, terrain: 'village' }] }, before)).toEqual([
    'wet-open',
    'map-wash map-wash-village',
  ]);
});
