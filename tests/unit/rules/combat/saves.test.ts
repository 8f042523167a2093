import { describe, expect, test } from 'vitest';
import { saveFor, saveFromToll } from '../../../../src/rules/combat/saves.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Suffered {
  readonly unit?: Partial<UnitSpec>;
  readonly enemy?: Partial<UnitSpec>;
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly kind?: 'fire' | 'shock' | 'melee';
  readonly strengths?: { readonly unit: number; readonly enemy: number };
}

/** A column struck by line infantry in front of it, unless told otherwise. */
function save({ unit, enemy, hexes = [], sides = [], kind = 'shock', strengths }: Suffered) {
  const g = position({
    units: [
      { id: 'U', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6], ...unit },
      { id: 'E', side: 'red', type: 'lineInfantry', at: [3, 5], ...enemy },
    ],
    hexes,
    sides,
  });
  return saveFor(g, unitOf(g, 'U'), unitOf(g, 'E'), kind, strengths ?? { unit: 10, enemy: 10 }, false);
}
const rows = (spec: Suffered) => save(spec)?.entitlements.map(({ row }) => row) ?? [];
const unitIn = (terrain: GroundHex['terrain'], hill = false): readonly GroundHex[] => [
  { q: 3, r: 6, terrain, hill },
];
const side = (terrain: GroundSide['terrain']): readonly GroundSide[] => [{ q: 3, r: 5, side: 2, terrain }];
const HORSE = { type: 'heavyCavalry', formation: 'none' } as const;
const CUIRASSIER = { ...HORSE, skills: ['cuirassier'] } as const;
const GUNS = { type: 'mediumFootBattery', formation: 'none' } as const;

describe('who may save', () => {
  test('SAV-01, SAV-03 nobody without a right to it', () => {
    expect(save({})).toBeNull();
    expect(save({ kind: 'fire' })).toBeNull();
    expect(save({ kind: 'melee' })).toBeNull();
  });

  test.each([
    { name: 'infantry in a wood, fire', spec: { hexes: unitIn('wood'), kind: 'fire' }, want: [1] },
    { name: 'infantry in a village, shock', spec: { hexes: unitIn('village') }, want: [1] },
    {
      name: 'infantry in a fort, melee',
      spec: { hexes: unitIn('fortifiedPoint'), kind: 'melee' },
      want: [1],
    },
    { name: 'infantry behind a wood side', spec: { sides: side('wood'), kind: 'fire' }, want: [1] },
    { name: 'infantry in difficult ground', spec: { hexes: unitIn('difficult') }, want: [] },
    { name: 'cavalry in a wood', spec: { unit: HORSE, hexes: unitIn('wood') }, want: [] },
    { name: 'on a hill, shock', spec: { hexes: unitIn('open', true) }, want: [2] },
    { name: 'on a hill, fire', spec: { hexes: unitIn('open', true), kind: 'fire' }, want: [] },
    {
      name: 'both on hills',
      spec: { hexes: [...unitIn('open', true), { q: 3, r: 5, terrain: 'open', hill: true }] },
      want: [],
    },
    { name: 'across a river', spec: { sides: side('river') }, want: [3] },
    { name: 'across a large river', spec: { sides: side('largeRiver') }, want: [3] },
    { name: 'across a ford', spec: { sides: side('ford'), kind: 'melee' }, want: [3] },
    { name: 'across a bridge', spec: { sides: side('bridge') }, want: [3] },
    { name: 'across a stream', spec: { sides: side('stream') }, want: [] },
    { name: 'across a river, fire', spec: { sides: side('river'), kind: 'fire' }, want: [] },
    { name: 'a square against cavalry', spec: { unit: { formation: 'square' }, enemy: HORSE }, want: [4] },
    { name: 'a square against infantry', spec: { unit: { formation: 'square' } }, want: [] },
    { name: 'a column against cavalry', spec: { enemy: HORSE }, want: [] },
    { name: 'cuirassiers in a shock', spec: { unit: CUIRASSIER }, want: [5] },
    { name: 'cuirassiers under infantry fire', spec: { unit: CUIRASSIER, kind: 'fire' }, want: [5] },
    { name: 'a line under fire', spec: { unit: { formation: 'line' }, kind: 'fire' }, want: [7] },
    {
      name: 'skirmishers under fire',
      spec: { unit: { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] }, kind: 'fire' },
      want: [7],
    },
    { name: 'guns under fire', spec: { unit: GUNS, kind: 'fire' }, want: [7] },
    { name: 'a line in a shock', spec: { unit: { formation: 'line' } }, want: [] },
    { name: 'twice as strong, melee', spec: { kind: 'melee', strengths: { unit: 8, enemy: 4 } }, want: [9] },
    {
      name: '6 points stronger, melee',
      spec: { kind: 'melee', strengths: { unit: 16, enemy: 10 } },
      want: [9],
    },
    {
      name: '5 points stronger, melee',
      spec: { kind: 'melee', strengths: { unit: 15, enemy: 10 } },
      want: [],
    },
    { name: 'twice as strong, shock', spec: { strengths: { unit: 20, enemy: 4 } }, want: [] },
  ] as const satisfies readonly { name: string; spec: Suffered; want: readonly number[] }[])(
    'SAV-03 $name: rows $want',
    ({ spec, want }) => {
      expect(rows(spec)).toEqual(want);
    },
  );

  test('SKL-01.2 cuirassiers do not save against artillery fire', () => {
    expect(rows({ unit: CUIRASSIER, enemy: GUNS, kind: 'fire' })).toEqual([]);
    expect(rows({ unit: CUIRASSIER, enemy: GUNS })).toEqual([5]);
  });

  test('SKL-05.2 a square does not save against lancers, as a square', () => {
    const lancer = { type: 'lightCavalry', formation: 'none', skills: ['lancer'] } as const;
    expect(rows({ unit: { formation: 'square' }, enemy: lancer })).toEqual([]);
    expect(rows({ unit: { formation: 'square' }, enemy: lancer, hexes: unitIn('open', true) })).toEqual([2]);
  });

  test('SAV-03, SAV-04 several rights are all told, and give one save', () => {
    expect(save({ unit: { formation: 'line' }, hexes: unitIn('wood'), kind: 'fire' })).toEqual({
      from: 4,
      entitlements: [
        { rule: 'TER-05', row: 1 },
        { rule: 'UNI-08', row: 7 },
      ],
    });
  });
});

test('SAV-02, UNI-05 a 4 saves, a 5 for a demoralised unit', () => {
  const line = { formation: 'line' } as const;
  expect(save({ unit: { ...line, strength: 11 }, kind: 'fire' })?.from).toBe(4);
  expect(save({ unit: { ...line, strength: 10 }, kind: 'fire' })?.from).toBe(5);
});

test('SAV-05 a panicked unit never saves', () => {
  expect(
    save({ unit: { panicked: true, formation: 'horde' }, hexes: unitIn('village', true), kind: 'melee' }),
  ).toBeNull();
});

test('SKL-14.3 Linear order saves a face lower in line under fire, and only so', () => {
  const linear = { skills: ['linearOrder'], formation: 'line' } as const;
  const hexes = unitIn('wood');
  expect(save({ unit: linear, hexes, kind: 'fire' })?.from).toBe(3);
  expect(save({ unit: linear, hexes })?.from).toBe(4);
  expect(save({ unit: { ...linear, formation: 'column' }, hexes, kind: 'fire' })?.from).toBe(4);
});

describe('R-131 saves from losses that no hit causes', () => {
  const toll = (
    unit: Partial<UnitSpec>,
    hexes: readonly GroundHex[] = [],
    others: readonly UnitSpec[] = [],
  ) => {
    const g = position({
      units: [
        { id: 'U', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6], ...unit },
        ...others,
      ],
      hexes,
      houseRules: { saves_apply_to: 'all_losses' },
    });
    return saveFromToll(g, unitOf(g, 'U'));
  };
  const HALF = { ...HORSE, skills: ['halfCuirass'] } as const;
  const FLANKER: UnitSpec = { id: 'X', side: 'red', type: 'mediumCavalry', at: [4, 6], facing: 3 };

  test('R-131 cover, armour and half armour, each by its row', () => {
    expect(toll({}, unitIn('wood'))).toEqual({ from: 4, entitlements: [{ row: 1, rule: 'TER-05' }] });
    expect(toll(CUIRASSIER)).toEqual({ from: 4, entitlements: [{ row: 5, rule: 'SKL-01.2' }] });
    expect(toll(HALF)).toEqual({ from: 4, entitlements: [{ row: 6, rule: 'SKL-02.2' }] });
  });

  test('R-131 not infantry in the open, horse in a wood, or half armour outflanked', () => {
    expect(toll({})).toBeNull();
    expect(toll(HORSE, unitIn('wood'))).toBeNull();
    expect(toll(HALF, [], [FLANKER])).toBeNull();
  });

  test('R-131, SAV-02, SAV-05 a 5 for a demoralised unit, nothing for a panicked one', () => {
    expect(toll({ strength: 5 }, unitIn('wood'))?.from).toBe(5);
    expect(toll({ ...CUIRASSIER, panicked: true, formation: 'horde' })).toBeNull();
  });
});
