import { describe, expect, test } from 'vitest';
import { type Game, type HouseRules, unitOf } from '../../../src/rules/game.ts';
import type { Refusal, Verdict } from '../../../src/rules/reasons.ts';
import {
  fireRefusals,
  fireTargetRefusals,
  fireTargets,
  friendMayFireDefensively,
  isEnfilade,
  mayFireDefensively,
  mayReturnFire,
  targetRefusals,
  validTargets,
} from '../../../src/rules/targets.ts';
import { position, type UnitSpec } from '../../support/position.ts';

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
const why = (answer: Verdict) => (answer.allowed ? [] : codes(answer.reasons));
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

describe('options for who may fire', () => {
  test('R-102 defensive_fires_per_turn=1 silences one that has fired so, in defence alone', () => {
    const defends = (houseRules: Partial<HouseRules>) => {
      const g = position({
        houseRules,
        units: [
          blue('T', 3, 6, { firedDefensively: true }),
          red('A', 3, 5, { type: 'heavyCavalry' }),
          blue('B', -1, 8, { firedDefensively: true }),
        ],
      });
      return [why(mayFireDefensively(g, U(g, 'T'), U(g, 'A'), false)), mayFire(g, 'B')];
    };
    expect(defends({})).toEqual([[], []]);
    expect(defends({ defensive_fires_per_turn: 1 })).toEqual([['R-102 alreadyFired'], []]);
  });

  test('FIR-02, R-152 panicked_enemy_blocks_charge=no: a panicked enemy in front does not silence', () => {
    const held = (houseRules: Partial<HouseRules>, enemy: Partial<UnitSpec> = { panicked: true }) => {
      const g = position({
        houseRules: { panicked_units_engage: 'yes', ...houseRules },
        units: [blue('B', 3, 6), red('X', 3, 5, enemy)],
      });
      return mayFire(g, 'B');
    };
    expect(held({})).toEqual(['FIR-02 engagedNoFire']);
    expect(held({ panicked_enemy_blocks_charge: 'no' })).toEqual([]);
    expect(held({ panicked_enemy_blocks_charge: 'no' }, {})).toEqual(['FIR-02 engagedNoFire']);
  });

  test('FIR-01, LOS-04 who is gone fires no more', () => {
    const g = position({ units: [blue('B', 3, 6, { fate: 'eliminated' }), red('X', 3, 3)] });
    expect(mayFire(g, 'B')).toEqual(['LOS-04 gone']);
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

describe('return fire', () => {
  const answer = (spec: Partial<UnitSpec>, from: Partial<UnitSpec> = {}) => {
    const g = position({ units: [red('T', 3, 5, spec), blue('A', 3, 8, from)] });
    return why(mayReturnFire(g, U(g, 'T'), U(g, 'A')));
  };

  test.each([
    { name: 'FIR-15 a line', spec: {}, want: [] },
    {
      name: 'FIR-15 skirmishers',
      spec: { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] },
      want: [],
    },
    { name: 'FIR-15 artillery', spec: { type: 'mediumFootBattery' }, want: [] },
    { name: 'FIR-15 a column', spec: { formation: 'column' }, want: ['FIR-15 returnFormation'] },
    {
      name: 'FIR-15 a square',
      spec: { formation: 'square' },
      want: ['FIR-15 returnFormation', 'FIR-06 beyondRange'],
    },
    { name: 'FIR-15 once in a turn', spec: { returnedFire: true }, want: ['FIR-15 alreadyReturnedFire'] },
    {
      name: 'FIR-15 a unit that fled',
      spec: { panicked: true },
      want: ['FIR-04 panicked', 'FIR-15 returnFormation', 'FIR-06 beyondRange'],
    },
    { name: 'FIR-15 turned away', spec: { facing: 5 }, want: ['FIR-07 outsideCone'] },
  ] as const)('$name', ({ spec, want }) => {
    expect(answer(spec)).toEqual(want);
  });

  test('FIR-15 out of range', () => {
    expect(answer({}, { at: [1, 10], type: 'heavyFootBattery' })).toContain('FIR-06 beyondRange');
  });

  test('FIR-15 priority is ignored', () => {
    const g = position({ units: [red('T', 3, 5), blue('A', 3, 8), blue('N', 2, 7)] });
    expect(mayHit(g, 'T', 'A')).toEqual(['FIR-11 nearerTargetFirst']);
    expect(mayReturnFire(g, U(g, 'T'), U(g, 'A'))).toEqual({ allowed: true });
  });
});

describe('defensive fire', () => {
  const charged = (
    spec: Partial<UnitSpec>,
    charger: Partial<UnitSpec> = {},
    others: readonly UnitSpec[] = [],
  ) =>
    position({
      units: [blue('T', 3, 6, spec), red('A', 3, 5, { type: 'heavyCavalry', ...charger }), ...others],
    });
  const defends = (g: Game, wasInContact = false) =>
    why(mayFireDefensively(g, U(g, 'T'), U(g, 'A'), wasInContact));

  test('FIR-17 the attacked unit fires at the attacker now in contact', () => {
    expect(defends(charged({}))).toEqual([]);
    expect(defends(charged({ formation: 'column' }))).toEqual([]);
    expect(defends(charged({ type: 'mediumFootBattery' }))).toEqual([]);
    expect(defends(charged({ formation: 'square' }))).toEqual([]);
  });

  test('FIR-17 not if they were in contact when the attack was declared', () => {
    expect(defends(charged({}), true)).toEqual(['FIR-02 wasInContact']);
  });

  test('FIR-17 not with the attacker outside its cone, nor outflanked', () => {
    const flank = charged({}, { at: [4, 6], facing: 3 });
    expect(defends(flank)).toEqual(['FIR-04 outflankedNoFire', 'FIR-07 outsideCone']);
  });

  test('FIR-17 not if another enemy is in contact', () => {
    expect(defends(charged({}, {}, [red('Y', 4, 5)]))).toEqual(['FIR-02 engagedNoFire']);
  });

  test('FIR-14, FIR-17 nor cavalry, nor a square that has fired', () => {
    expect(defends(charged({ type: 'lightCavalry' }))).toContain('FIR-01 neverFires');
    expect(defends(charged({ formation: 'square', squareFired: true }))).toEqual(['FIR-14 alreadyFired']);
  });

  describe('of a friend', () => {
    const helps = (
      friend: Partial<UnitSpec>,
      inContact: readonly string[] = [],
      others: readonly UnitSpec[] = [],
    ) => {
      const g = charged({}, {}, [blue('F', 2, 6, friend), ...others]);
      const t = U(g, 'T');
      return why(friendMayFireDefensively(g, U(g, 'F'), t, t, U(g, 'A'), inContact));
    };

    test('FIR-17, CHG-28 a neighbour with the attacker adjacent in front fires too', () => {
      expect(helps({})).toEqual([]);
    });

    test('CHG-28 not one that does not stand beside the attacked unit', () => {
      expect(helps({ at: [1, 7] })).toContain('CHG-28 notAdjacentToTarget');
    });

    test('CHG-28, FIR-13 the attacker in contact with the attacked must be adjacent', () => {
      expect(helps({ at: [3, 7] })).toEqual(['FIR-08 noSight', 'FIR-13 mustFireAdjacent']);
    });

    test('CHG-25 not one held by another enemy, nor a panicked one', () => {
      expect(helps({}, [], [red('Y', 2, 5)])).toContain('CHG-25 friendInContact');
      expect(helps({ panicked: true })).toContain('FIR-04 panicked');
    });

    test('CHG-28 nor an enemy of the attacked unit, nor itself', () => {
      const g = charged({}, {}, [red('F', 2, 6, { facing: 5 })]);
      const [t, a] = [U(g, 'T'), U(g, 'A')];
      expect(why(friendMayFireDefensively(g, U(g, 'F'), t, t, a, []))).toContain(
        'CHG-28 notAdjacentToTarget',
      );
      expect(why(friendMayFireDefensively(g, t, t, t, a, []))).toEqual(['CHG-28 notAdjacentToTarget']);
    });

    test('CHG-28 not one in contact with the attacker when the attack was declared', () => {
      expect(helps({}, ['F'])).toEqual(['FIR-02 wasInContact']);
    });
  });
});

test('FIR-02 contact at declaration only silences defensive fire', () => {
  const g = position({ units: [blue('A', 3, 8), red('T', 3, 5)] });
  expect(targetRefusals(g, U(g, 'A'), U(g, 'T'), 'action', { wasInContact: true })).toEqual([]);
});
