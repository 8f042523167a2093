import { describe, expect, test } from 'vitest';
import { fireFactor } from '../../../../src/rules/fire/fireFactor.ts';
import type { ShotKind } from '../../../../src/rules/state/facts.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Shot {
  readonly firer?: Partial<UnitSpec>;
  readonly target?: Partial<UnitSpec>;
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly kind?: ShotKind;
}

/** Line infantry fires at line infantry four hexes ahead, unless told otherwise. */
function shot({ firer, target, hexes = [], sides = [], kind = 'action' }: Shot) {
  const g = position({
    units: [
      { id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 8], ...firer },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], ...target },
    ],
    hexes,
    sides,
  });
  return fireFactor(g, unitOf(g, 'A'), unitOf(g, 'T'), kind);
}
const totalOf = (spec: Shot) => shot(spec).total;
const firerIn = (terrain: GroundHex['terrain']): Pick<Shot, 'hexes'> => ({
  hexes: [{ q: 3, r: 8, terrain, hill: false }],
});
const targetIn = (terrain: GroundHex['terrain']): Pick<Shot, 'hexes'> => ({
  hexes: [{ q: 5, r: 4, terrain, hill: false }],
});
const NEAR = { at: [4, 6] } as const;
const BATTERY = { type: 'mediumFootBattery' } as const;

describe('modifiers', () => {
  test('CBT-01, CBT-12 the example: a line at half range fires 7 dice', () => {
    expect(shot({ target: NEAR })).toEqual({
      total: 7,
      terms: [
        { rule: 'UNI-01', why: 'base', amount: 6 },
        { rule: 'CBT-12', why: 'halfRange', amount: 1 },
      ],
    });
  });

  test.each([
    { name: 'CBT-12 beyond half range nothing', spec: {}, dice: 6 },
    {
      name: 'CBT-12 half of range 3 is 1: not at 2',
      spec: { firer: { formation: 'column' }, target: NEAR },
      dice: 4,
    },
    { name: 'CBT-12 half of range 7 is 3: not at 4', spec: { firer: BATTERY }, dice: 5 },
    {
      name: 'CBT-12 half of range 7 is 3: at 3',
      spec: { firer: BATTERY, target: { at: [3, 5] } },
      dice: 6,
    },
    {
      name: 'CBT-12 artillery at a square',
      spec: { firer: BATTERY, target: { formation: 'square' } },
      dice: 7,
    },
    { name: 'CBT-12 infantry at a square', spec: { target: { formation: 'square' } }, dice: 6 },
    { name: 'CBT-12, FIR-12 enfilade', spec: { target: { facing: 5 } }, dice: 8 },
    {
      name: 'FIR-12 a square is not enfiladed',
      spec: { target: { formation: 'square', facing: 5 } },
      dice: 6,
    },
    {
      name: 'CBT-12 artillery in defensive fire, half range included',
      spec: { firer: BATTERY, target: { at: [3, 7] }, kind: 'defensive' },
      dice: 10,
    },
    {
      name: 'CBT-12 infantry in defensive fire has no bonus of its own',
      spec: { target: { at: [3, 7] }, kind: 'defensive' },
      dice: 7,
    },
    { name: 'CBT-12 demoralised', spec: { firer: { strength: 10 } }, dice: 4 },
    {
      name: 'CBT-12 modifiers add up',
      spec: { firer: { strength: 10 }, target: { ...NEAR, facing: 5 } },
      dice: 7,
    },
  ] satisfies readonly { name: string; spec: Shot; dice: number }[])('$name', ({ spec, dice }) => {
    expect(totalOf(spec)).toBe(dice);
  });
});

describe('caps', () => {
  test.each(['wood', 'village', 'fortifiedPoint'] as const)('CBT-13 at most 3 at a unit in %s', (terrain) => {
    expect(totalOf(targetIn(terrain))).toBe(3);
  });

  test('CBT-13 difficult ground does not shelter the target', () => {
    expect(totalOf(targetIn('difficult'))).toBe(6);
  });

  test.each(['wood', 'village', 'fortifiedPoint', 'difficult'] as const)(
    'CBT-14, CBT-15 in %s infantry fires at most 3 dice, artillery 1',
    (terrain) => {
      expect(totalOf(firerIn(terrain))).toBe(3);
      expect(totalOf({ ...firerIn(terrain), firer: BATTERY })).toBe(1);
    },
  );

  test('CBT-13, CBT-14 a wood on the side towards the other counts for both', () => {
    // Straight up: the line leaves through the vertex between the sides to the north-west and north-east.
    const atFirer: GroundSide = { q: 3, r: 8, side: 0, terrain: 'wood' };
    const behind: GroundSide = { q: 3, r: 8, side: 2, terrain: 'wood' };
    expect(shot({ sides: [atFirer] }).terms).toContainEqual({
      rule: 'CBT-14',
      why: 'infantryInRough',
      cap: 3,
    });
    expect(totalOf({ sides: [behind] })).toBe(6);
    const atTarget: GroundSide = { q: 5, r: 4, side: 2, terrain: 'wood' };
    expect(shot({ sides: [atTarget] }).terms).toContainEqual({
      rule: 'CBT-13',
      why: 'targetInCover',
      cap: 3,
    });
  });

  test('CBT-16 a panicked unit has none', () => {
    expect(shot({ firer: { panicked: true } })).toEqual({
      total: 0,
      terms: [{ rule: 'CBT-16', why: 'panicked', cap: 0 }],
    });
  });

  test('CBT-18 the lowest cap counts, and no bonus passes it', () => {
    const both = [
      { q: 3, r: 8, terrain: 'wood', hill: false },
      { q: 5, r: 4, terrain: 'village', hill: false },
    ] as const;
    expect(totalOf({ hexes: both, firer: BATTERY, target: { facing: 5 } })).toBe(1);
    expect(totalOf({ hexes: both, target: { facing: 5 } })).toBe(3);
  });

  test('CBT-19 modifiers come before the cap: a weakened unit may still reach it', () => {
    expect(totalOf({ ...targetIn('wood'), firer: { strength: 10 } })).toBe(3);
  });

  test('CBT-19 the lines stand in the order base, modifiers, caps', () => {
    const { terms } = shot({ ...targetIn('wood'), firer: { strength: 10 }, target: { facing: 5 } });
    expect(terms.map(({ why }) => why)).toEqual(['base', 'enfilade', 'demoralised', 'targetInCover']);
  });
});

test('CBT-20 a factor never falls below 0', () => {
  expect(totalOf({ firer: { type: 'regimentalGun', strength: 1 } })).toBe(0);
});

test('FIR-01 cavalry has no dice, however near', () => {
  expect(shot({ firer: { type: 'heavyCavalry' }, target: { at: [3, 7] } })).toEqual({ total: 0, terms: [] });
});
