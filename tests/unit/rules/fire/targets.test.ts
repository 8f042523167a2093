import { describe, expect, test } from 'vitest';
import {
  fireRefusals,
  fireTargetRefusals,
  fireTargets,
  isEnfilade,
  validTargets,
} from '../../../../src/rules/fire/targets.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import type { Refusal } from '../../../../src/rules/state/reasons.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const blue = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'blue',
  type: 'lineInfantry',
  at: [q, r],
  ...more,
});
const red = (id: string, q: number, r: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  ...blue(id, q, r, more),
  side: 'red',
});
const codes = (reasons: readonly Refusal[]) => reasons.map(({ rule, reason }) => `${rule} ${reason}`);
const U = (g: Game, id: string) => unitOf(g, id);
const mayFire = (g: Game, id: string, after: 'none' | 'march' = 'none') =>
  codes(fireRefusals(g, U(g, id), after));
const mayHit = (g: Game, id: string, at: string) => codes(fireTargetRefusals(g, U(g, id), U(g, at)));

describe('who may fire', () => {
  test('FIR-01 infantry in any formation and artillery; no cavalry', () => {
    const g = position({
      units: [
        blue('L', 1, 6),
        blue('C', 3, 6, { formation: 'column' }),
        blue('S', 5, 6, { formation: 'square' }),
        blue('G', 7, 6, { type: 'heavyFootBattery' }),
        blue('K', -1, 6, { type: 'lightCavalry' }),
      ],
    });
    for (const id of ['L', 'C', 'S', 'G']) expect(mayFire(g, id)).toEqual([]);
    expect(mayFire(g, 'K')).toEqual(['FIR-01 neverFires']);
  });

  test('FIR-02 a unit engaged by an enemy may not; one that engages and is not engaged may', () => {
    const facing = position({ units: [blue('B', 3, 6), red('X', 3, 5)] });
    expect(mayFire(facing, 'B')).toEqual(['FIR-02 engagedNoFire']);
    const enfilade = position({ units: [blue('B', 3, 6), red('X', 3, 5, { facing: 0 })] });
    expect(mayFire(enfilade, 'B')).toEqual([]);
    expect(fireTargets(enfilade, U(enfilade, 'B'))).toEqual(['X']);
  });

  test('FIR-03 after a march only horse artillery, and light infantry in column or skirmish order', () => {
    const g = position({
      units: [
        blue('H', 1, 6, { type: 'lightHorseBattery' }),
        blue('C', 3, 6, { type: 'lightInfantry', formation: 'column' }),
        blue('S', 5, 6, { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] }),
        blue('L', 7, 6, { type: 'lightInfantry' }),
        blue('K', -1, 6, { formation: 'column' }),
        blue('G', -2, 8, { type: 'mediumFootBattery' }),
      ],
    });
    for (const id of ['H', 'C', 'S']) expect(mayFire(g, id, 'march')).toEqual([]);
    for (const id of ['L', 'K', 'G']) expect(mayFire(g, id, 'march')).toEqual(['FIR-03 movedOnlyLight']);
  });

  test('FIR-04, GEO-19 outflanked and panicked units may not, in cover either', () => {
    const outflanked = position({
      units: [blue('B', 3, 6), red('X', 4, 6, { facing: 3 })],
      hexes: [{ q: 3, r: 6, terrain: 'wood', hill: false }],
    });
    expect(mayFire(outflanked, 'B')).toEqual(['FIR-04 outflankedNoFire', 'FIR-02 engagedNoFire']);
    const panicked = position({ units: [blue('B', 3, 6, { panicked: true })] });
    expect(mayFire(panicked, 'B')).toEqual(['FIR-04 panicked']);
  });

  test('FIR-14 a square fires once in a turn', () => {
    const square = { formation: 'square' } as const;
    const g = position({
      units: [blue('S', 3, 6, { ...square, squareFired: true }), blue('T', 6, 6, square)],
    });
    expect(mayFire(g, 'S')).toEqual(['FIR-14 alreadyFired']);
    expect(mayFire(g, 'T')).toEqual([]);
  });
});

describe('targets', () => {
  test('FIR-05 an enemy on the field', () => {
    const g = position({ units: [blue('B', 3, 6), blue('C', 4, 4), red('X', 4, 3, { fate: 'eliminated' })] });
    expect(mayHit(g, 'B', 'C')).toEqual(['FIR-05 friendlyTarget']);
    expect(mayHit(g, 'B', 'X')).toEqual(['FIR-05 gone']);
    expect(validTargets(g, U(g, 'B'))).toEqual([]);
  });

  test('FIR-06 within range, 4 for a line', () => {
    const g = position({ units: [blue('B', 3, 8), red('X', 7, 4), red('Y', 3, 3)] });
    expect(fireTargets(g, U(g, 'B'))).toEqual(['X']);
    expect(fireTargetRefusals(g, U(g, 'B'), U(g, 'Y'))).toEqual([
      { rule: 'FIR-06', reason: 'beyondRange', facts: { unit: 'B', target: 'Y', distance: 5, range: 4 } },
    ]);
  });

  test('FIR-07 in the frontal cone', () => {
    const g = position({ units: [blue('B', 3, 6), red('X', 2, 5), red('Y', 5, 6), red('Z', 6, 3)] });
    expect(mayHit(g, 'B', 'X')).toEqual(['FIR-07 outsideCone']);
    expect(mayHit(g, 'B', 'Y')).toEqual(['FIR-07 outsideCone']);
    expect(fireTargets(g, U(g, 'B'))).toEqual(['Z']);
  });

  test('FIR-08 in sight; the refusal names the first hex in the way', () => {
    const g = position({ units: [blue('A', 3, 6), blue('B', 4, 5), red('T', 6, 3)] });
    expect(fireTargetRefusals(g, U(g, 'A'), U(g, 'T'))).toEqual([
      { rule: 'FIR-08', reason: 'noSight', facts: { unit: 'A', target: 'T', hex: 'G6' } },
    ]);
    expect(fireTargets(g, U(g, 'A'))).toEqual([]);
  });

  test('FIR-08 a target inside a wood is seen', () => {
    const g = position({
      units: [blue('A', 3, 6), red('T', 6, 3)],
      hexes: [{ q: 6, r: 3, terrain: 'wood', hill: false }],
    });
    expect(fireTargets(g, U(g, 'A'))).toEqual(['T']);
  });

  // C engages X and Y and is engaged by nobody; X is in contact with C's friend B, and Z stands further off.
  const beside = position({
    units: [
      blue('C', 3, 6),
      blue('B', 2, 6),
      red('X', 3, 5, { facing: 3 }),
      red('Y', 4, 5, { facing: 5 }),
      red('Z', 3, 4),
    ],
  });

  test('FIR-02, FIR-13 the example of the fire chapter: C may fire at X or Y, not at Z; B may not fire', () => {
    expect(mayFire(beside, 'C')).toEqual([]);
    expect(fireTargets(beside, U(beside, 'C'))).toEqual(['X', 'Y']);
    expect(mayHit(beside, 'C', 'Z')).toContain('FIR-13 mustFireAdjacent');
    expect(mayFire(beside, 'B')).toContain('FIR-02 engagedNoFire');
  });

  test('FIR-13 a target in contact with a friend of the firer is spared from afar', () => {
    const g = position({ units: [blue('A', 3, 7), blue('B', 4, 5), red('X', 4, 4, { facing: 2 })] });
    expect(mayHit(g, 'A', 'X')).toContain('FIR-13 mustFireAdjacent');
    expect(validTargets(g, U(g, 'A'))).toEqual([]);
  });

  test('FIR-13 an enemy beyond an impassable side is in contact with nobody', () => {
    const g = position({
      units: [blue('A', 3, 7), blue('B', 4, 5), red('X', 4, 4, { facing: 2 })],
      sides: [{ q: 4, r: 4, side: 2, terrain: 'impassable' }],
    });
    expect(mayHit(g, 'A', 'X')).not.toContain('FIR-13 mustFireAdjacent');
  });
});

describe('priority', () => {
  const gun = (more: readonly UnitSpec[]) =>
    position({ units: [blue('A', 3, 8, { type: 'mediumFootBattery' }), ...more] });
  const choice = (more: readonly UnitSpec[]) => {
    const g = gun(more);
    return fireTargets(g, U(g, 'A'));
  };

  test('FIR-11 the nearest steady target at 2 hexes or less must be taken', () => {
    expect(choice([red('N', 4, 6), red('F', 3, 5)])).toEqual(['N']);
    const g = gun([red('N', 4, 6), red('F', 3, 5)]);
    expect(fireTargetRefusals(g, U(g, 'A'), U(g, 'F'))).toEqual([
      {
        rule: 'FIR-11',
        reason: 'nearerTargetFirst',
        facts: { unit: 'A', target: 'F', nearer: 'N', distance: 2 },
      },
    ]);
  });

  test('FIR-11 between equals the choice is free', () => {
    expect(choice([red('M', 3, 6), red('N', 5, 6), red('F', 4, 4)])).toEqual(['M', 'N']);
  });

  test('FIR-11 with every steady target at 3 hexes or more the choice is free, panicked ones included', () => {
    expect(choice([red('N', 3, 5), red('F', 5, 4), red('P', 5, 6, { panicked: true })])).toEqual([
      'F',
      'N',
      'P',
    ]);
  });

  test('FIR-11 a panicked target comes after a steady one within 2, however near', () => {
    const units = [red('P', 3, 7, { panicked: true, facing: 5 }), red('N', 5, 6)];
    const g = gun(units);
    // A engages the panicked unit, so only an adjacent target is valid at all.
    expect(fireTargets(g, U(g, 'A'))).toEqual(['P']);
    const apart = gun([red('P', 3, 6, { panicked: true }), red('N', 5, 6)]);
    expect(fireTargets(apart, U(apart, 'A'))).toEqual(['N']);
    expect(mayHit(apart, 'A', 'P')).toEqual(['FIR-11 panickedTargetLast']);
  });

  test('FIR-11 without a steady target, any panicked one', () => {
    expect(choice([red('P', 3, 6, { panicked: true }), red('Q', 7, 4, { panicked: true })])).toEqual([
      'P',
      'Q',
    ]);
  });

  test('FIR-11 a nearer enemy that is no valid target does not count', () => {
    expect(choice([red('N', 1, 8, { facing: 2 }), red('F', 3, 5)])).toEqual(['F']);
  });

  test('FIR-14 a square takes the vertex whose cone lets it choose', () => {
    const g = position({
      units: [blue('S', 3, 6, { formation: 'square' }), red('N', 4, 4), red('F', 5, 6), red('R', 2, 8)],
    });
    expect(fireTargets(g, U(g, 'S'))).toEqual(['F', 'N', 'R']);
    const light = position({
      units: [
        blue('S', 3, 6, { formation: 'square', type: 'lightInfantry' }),
        red('N', 4, 5, { facing: 0, panicked: true }),
        red('F', 4, 4),
      ],
    });
    // The square touches the panicked enemy: only what is adjacent is valid.
    expect(fireTargets(light, U(light, 'S'))).toEqual(['N']);
  });

  test('FIR-14 a square names one vertex: a nearer enemy counts only if every cone of the target holds it', () => {
    const square = (more: readonly UnitSpec[]) =>
      position({ units: [blue('S', 3, 6, { formation: 'square', type: 'lightInfantry' }), ...more] });
    // P straight to the north-east lies in the cones of facings 5 and 0; N, in the cone of 5 alone.
    const free = square([red('P', 5, 4, { panicked: true }), red('N', 4, 4)]);
    expect(fireTargets(free, U(free, 'S'))).toEqual(['N', 'P']);
    const bound = square([red('P', 5, 4, { panicked: true }), red('N', 4, 4), red('M', 5, 5)]);
    expect(fireTargets(bound, U(bound, 'S'))).toEqual(['M', 'N']);
  });
});

test('FIR-12 enfilade is fire from outside the target frontal cone; a square is never enfiladed', () => {
  const g = position({
    units: [
      blue('A', 3, 8),
      red('T', 3, 5),
      red('V', 5, 5, { facing: 1 }),
      red('S', 1, 6, { formation: 'square' }),
    ],
  });
  expect(isEnfilade(g, U(g, 'A'), U(g, 'T'))).toBe(false);
  expect(isEnfilade(g, U(g, 'A'), U(g, 'V'))).toBe(true);
  expect(isEnfilade(g, U(g, 'A'), U(g, 'S'))).toBe(false);
});
