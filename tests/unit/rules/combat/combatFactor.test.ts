import { describe, expect, test } from 'vitest';
import { type Blow, combatFactor, isDoubled, sixCosts } from '../../../../src/rules/combat/combatFactor.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Fight {
  readonly striker?: Partial<UnitSpec>;
  readonly target?: Partial<UnitSpec>;
  readonly others?: readonly UnitSpec[];
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly blow?: Partial<Blow>;
}

/** Heavy cavalry and line infantry face each other; the cavalry strikes. */
function fight({ striker, target, others = [], hexes = [], sides = [] }: Fight) {
  return position({
    units: [
      { id: 'A', side: 'blue', type: 'heavyCavalry', at: [3, 6], ...striker },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5], ...target },
      ...others,
    ],
    hexes,
    sides,
  });
}
function factor(spec: Fight) {
  const g = fight(spec);
  return combatFactor(g, unitOf(g, 'A'), unitOf(g, 'T'), {
    kind: 'charge',
    doubled: false,
    outflankedAtDeclaration: false,
    reduction: 0,
    ...spec.blow,
  });
}
const dice = (spec: Fight) => factor(spec).total;
const strikerIn = (terrain: GroundHex['terrain']): readonly GroundHex[] => [
  { q: 3, r: 6, terrain, hill: false },
];
const targetIn = (terrain: GroundHex['terrain']): readonly GroundHex[] => [
  { q: 3, r: 5, terrain, hill: false },
];
const LINE = { type: 'lineInfantry' } as const;
/** Engages A from the flank; nobody faces it. */
const FLANKER: UnitSpec = { id: 'X', side: 'red', type: 'mediumCavalry', at: [4, 6], facing: 3 };

describe('base and doubling', () => {
  test.each([
    { name: 'CBT-01 heavy cavalry', spec: {}, want: 4 },
    { name: 'CBT-05 cuirassiers', spec: { striker: { skills: ['cuirassier'] } }, want: 5 },
    {
      name: 'CBT-04 a lancer charging',
      spec: { striker: { type: 'lightCavalry', skills: ['lancer'] } },
      want: 3,
    },
    {
      name: 'CBT-04 a lancer in the attack after a pursuit',
      spec: { striker: { type: 'lightCavalry', skills: ['lancer'] }, blow: { kind: 'pursuit' } },
      want: 3,
    },
    {
      name: 'CBT-04, ASL-14 a lancer in a melee',
      spec: { striker: { type: 'lightCavalry', skills: ['lancer'] }, blow: { kind: 'melee' } },
      want: 2,
    },
    {
      name: 'CBT-04 a lancer striking back',
      spec: { striker: { type: 'lightCavalry', skills: ['lancer'] }, blow: { kind: 'strikeBack' } },
      want: 2,
    },
    { name: 'CBT-07 a doubled charge', spec: { blow: { doubled: true } }, want: 8 },
    {
      name: 'CBT-07 the skill is doubled too',
      spec: { striker: { type: 'lightCavalry', skills: ['lancer'] }, blow: { doubled: true } },
      want: 6,
    },
    {
      name: 'CBT-08 a column doubled',
      spec: { striker: { ...LINE, formation: 'column' }, blow: { doubled: true } },
      want: 8,
    },
    {
      name: 'CBT-10, ASL-14 no doubling in an assault',
      spec: { blow: { kind: 'melee', doubled: true } },
      want: 4,
    },
  ] as const satisfies readonly { name: string; spec: Fight; want: number }[])('$name', ({ spec, want }) => {
    expect(dice(spec)).toBe(want);
  });

  test('CBT-07, CBT-08 the line of the doubling names its rule', () => {
    expect(factor({ blow: { doubled: true } }).terms).toContainEqual({
      rule: 'CBT-07',
      why: 'doubledCharge',
      factor: 2,
    });
    expect(
      factor({ striker: { ...LINE, formation: 'column' }, blow: { doubled: true } }).terms,
    ).toContainEqual({
      rule: 'CBT-08',
      why: 'doubledCharge',
      factor: 2,
    });
  });
});

describe('losses of the charged unit', () => {
  test('CBT-11, CHG-33 lower the dice it strikes back with', () => {
    expect(factor({ striker: LINE, blow: { kind: 'strikeBack', reduction: 4 } })).toEqual({
      total: 2,
      terms: [
        { rule: 'UNI-01', why: 'base', amount: 6 },
        { rule: 'CHG-33', why: 'lossesInCharge', amount: -4 },
      ],
    });
  });

  test('CHG-33 without losses there is no such line', () => {
    expect(factor({ striker: LINE, blow: { kind: 'strikeBack' } }).terms).toEqual([
      { rule: 'UNI-01', why: 'base', amount: 6 },
    ]);
  });

  test('CBT-20 down to none', () => {
    expect(dice({ striker: LINE, blow: { kind: 'strikeBack', reduction: 9 } })).toBe(0);
  });

  test('ASL-14 never in a melee', () => {
    expect(dice({ striker: LINE, blow: { kind: 'meleeAnswer', reduction: 4 } })).toBe(6);
  });

  test('CBT-19 they are taken off before the caps', () => {
    expect(dice({ striker: LINE, hexes: targetIn('wood'), blow: { kind: 'strikeBack', reduction: 2 } })).toBe(
      3,
    );
  });
});

describe('caps', () => {
  test.each(['wood', 'village', 'fortifiedPoint'] as const)(
    'CBT-13 at most 3 against a unit in %s',
    (terrain) => {
      expect(dice({ hexes: targetIn(terrain), blow: { doubled: true } })).toBe(3);
    },
  );

  test.each(['wood', 'village', 'fortifiedPoint', 'difficult'] as const)(
    'CBT-14, CBT-15 in %s infantry strikes with 3 at most, cavalry and artillery with 1',
    (terrain) => {
      const hexes = strikerIn(terrain);
      expect(dice({ striker: LINE, hexes })).toBe(3);
      expect(dice({ hexes })).toBe(1);
      expect(dice({ striker: { type: 'heavyFootBattery' }, hexes, blow: { kind: 'strikeBack' } })).toBe(1);
    },
  );

  test('CBT-13, CBT-15 a wood on the common side is a wood for both', () => {
    const sides: readonly GroundSide[] = [{ q: 3, r: 5, side: 2, terrain: 'wood' }];
    expect(dice({ sides })).toBe(1);
    expect(dice({ striker: LINE, sides })).toBe(3);
    expect(dice({ striker: LINE, sides: [{ q: 3, r: 6, side: 2, terrain: 'wood' }] })).toBe(6);
  });

  test('CBT-16 a panicked unit has none', () => {
    expect(dice({ striker: { ...LINE, panicked: true }, blow: { kind: 'meleeAnswer' } })).toBe(0);
  });

  test('CBT-17, GEO-19 an outflanked unit strikes with 1 at most', () => {
    expect(factor({ others: [FLANKER] })).toMatchObject({
      total: 1,
      terms: [{ why: 'base' }, { rule: 'CBT-17', why: 'outflanked', cap: 1 }],
    });
  });

  test('CBT-17, TER-14 but not in a wood, village or fortified point', () => {
    for (const terrain of ['wood', 'village', 'fortifiedPoint'] as const)
      expect(dice({ striker: LINE, others: [FLANKER], hexes: strikerIn(terrain) })).toBe(3);
    expect(dice({ striker: LINE, others: [FLANKER], hexes: strikerIn('difficult') })).toBe(1);
  });

  test('CBT-17, GEO-20 the unit outflanked when it declared its assault stays so, unless in cover when it strikes', () => {
    const blow = { kind: 'melee', outflankedAtDeclaration: true } as const;
    expect(factor({ blow }).terms).toContainEqual({ rule: 'GEO-20', why: 'outflanked', cap: 1 });
    expect(dice({ blow })).toBe(1);
    expect(dice({ striker: LINE, blow, hexes: strikerIn('village') })).toBe(3);
  });

  test('CBT-18 the lowest cap counts', () => {
    expect(
      dice({ striker: LINE, others: [FLANKER], hexes: targetIn('village'), blow: { doubled: true } }),
    ).toBe(1);
  });
});

describe('doubling', () => {
  const usual = { openRoute: true, counterCharged: false, distance: 3 };
  const doubled = (spec: Fight, more: Partial<typeof usual> = {}) => {
    const g = fight(spec);
    return isDoubled(g, unitOf(g, 'A'), unitOf(g, 'T'), { ...usual, ...more });
  };
  const COLUMN = { ...LINE, formation: 'column' } as const;
  const between = (terrain: GroundSide['terrain']): Fight => ({ sides: [{ q: 3, r: 5, side: 2, terrain }] });

  test('CBT-07 cavalry that charged from 3 hexes or more', () => {
    expect(doubled({})).toBe(true);
    expect(doubled({}, { distance: 2 })).toBe(false);
  });

  test('CBT-07 not against a square', () => {
    expect(doubled({ target: { formation: 'square' } })).toBe(false);
  });

  test('CBT-07, CBT-08, GEO-19 not after a counter-charge, nor outflanked', () => {
    for (const striker of [{}, COLUMN]) {
      expect(doubled({ striker }, { counterCharged: true })).toBe(false);
      expect(doubled({ striker, others: [FLANKER] })).toBe(false);
    }
  });

  test('CBT-08 infantry in column at any distance, against a square too', () => {
    expect(doubled({ striker: COLUMN }, { distance: 1 })).toBe(true);
    expect(doubled({ striker: COLUMN, target: { formation: 'square' } })).toBe(true);
    expect(doubled({ striker: { ...COLUMN, type: 'lightInfantry' } }, { distance: 1 })).toBe(true);
    expect(doubled({ striker: LINE })).toBe(false);
    expect(
      doubled({ striker: { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } }),
    ).toBe(false);
  });

  test('CBT-09 not when the route was not open', () => {
    expect(doubled({}, { openRoute: false })).toBe(false);
  });

  test.each(['wood', 'village', 'fortifiedPoint', 'difficult', 'bridge'] as const)(
    'CBT-09 not with either in %s',
    (terrain) => {
      expect(doubled({ hexes: targetIn(terrain) })).toBe(false);
      expect(doubled({ hexes: strikerIn(terrain) })).toBe(false);
    },
  );

  test('CBT-09 a hill is open ground', () => {
    expect(doubled({ hexes: [{ q: 3, r: 5, terrain: 'open', hill: true }] })).toBe(true);
  });

  test('CBT-09 not across river, large river, ford, bridge or wood; a stream does not matter', () => {
    for (const terrain of ['river', 'largeRiver', 'ford', 'bridge', 'wood'] as const)
      expect(doubled(between(terrain))).toBe(false);
    expect(doubled(between('stream'))).toBe(true);
  });
});

test('CBT-06 a natural 6 costs a panicked unit 2 in close combat, 1 otherwise', () => {
  const g = fight({ target: { panicked: true } });
  expect(sixCosts(g, unitOf(g, 'T'), 'closeCombat')).toBe(2);
  expect(sixCosts(g, unitOf(g, 'T'), 'fire')).toBe(1);
  expect(sixCosts(g, unitOf(g, 'A'), 'closeCombat')).toBe(1);
});

describe('R-128 limits before what takes dice away, by the option', () => {
  const struck = (striker: Partial<UnitSpec>, reduction = 0) => {
    const g = position({
      units: [
        { id: 'A', side: 'blue', type: 'lineInfantry', at: [3, 6], ...striker },
        { id: 'T', side: 'red', type: 'lineInfantry', at: [3, 5] },
      ],
      hexes: targetIn('wood'),
      houseRules: { cap_before_malus: 'yes' },
    });
    return combatFactor(g, unitOf(g, 'A'), unitOf(g, 'T'), {
      kind: 'strikeBack',
      doubled: false,
      outflankedAtDeclaration: false,
      reduction,
    }).total;
  };

  test('R-128, CBT-13 the limit is set to the dice before the losses, then the losses count', () => {
    expect(struck({ type: 'heavyCavalry' }, 2)).toBe(1);
    expect(struck({}, 1)).toBe(2);
  });

  test('R-128, CBT-19 losses greater than the limit leave no dice, never fewer', () => {
    expect(struck({ type: 'heavyCavalry' }, 4)).toBe(0);
  });

  test('R-128, SKL-20.3 what a skill takes away is part of the unit’s own factor', () => {
    expect(struck({ skills: ['obsoleteFirearm'] })).toBe(3);
  });
});
