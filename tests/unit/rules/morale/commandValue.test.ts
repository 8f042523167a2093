import { describe, expect, test } from 'vitest';
import { readFaces } from '../../../../src/engine/dice.ts';
import {
  commandValue,
  diceRule,
  moraleDice,
  type Test,
  testDice,
} from '../../../../src/rules/morale/commandValue.ts';
import { moraleTest } from '../../../../src/rules/state/dice.ts';
import { type GroundHex, type GroundSide, unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

interface Case {
  readonly unit?: Partial<UnitSpec>;
  readonly charger?: Partial<UnitSpec>;
  readonly others?: readonly UnitSpec[];
  readonly hexes?: readonly GroundHex[];
  readonly sides?: readonly GroundSide[];
  readonly test?: Partial<Omit<Test, 'enemy' | 'attacker'>>;
}

/** A column charged in front by heavy cavalry tests to react, unless told otherwise. */
function value({ unit, charger, others = [], hexes = [], sides = [], test: how }: Case) {
  const g = position({
    units: [
      { id: 'U', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6], ...unit },
      { id: 'E', side: 'red', type: 'heavyCavalry', at: [3, 5], ...charger },
      ...others,
    ],
    hexes,
    sides,
  });
  const enemy = unitOf(g, 'E');
  return commandValue(g, unitOf(g, 'U'), {
    purpose: 'reaction',
    reaction: 'nothing',
    charging: false,
    protectors: [],
    enemy,
    attacker: enemy,
    ...how,
  });
}
const total = (spec: Case) => value(spec).total;
const unitIn = (terrain: GroundHex['terrain']): readonly GroundHex[] => [
  { q: 3, r: 6, terrain, hill: false },
];
const LINE = { formation: 'line' } as const;
const GUNS = { type: 'heavyFootBattery', formation: 'none' } as const;
const LANCER = { type: 'lightCavalry', skills: ['lancer'] } as const;
/** Engages U from its right flank. */
const FLANKER: UnitSpec = { id: 'X', side: 'red', type: 'mediumCavalry', at: [4, 6], facing: 3 };

describe('modifiers of any test', () => {
  test('MOR-03 nothing modifies a steady column', () => {
    expect(value({})).toEqual({ total: 7, terms: [{ rule: 'CMD-01', why: 'commandValue', amount: 7 }] });
  });

  test.each([
    { name: 'in a village', spec: { hexes: unitIn('village') }, want: 10 },
    { name: 'in a fort', spec: { hexes: unitIn('fortifiedPoint') }, want: 10 },
    { name: 'in a wood', spec: { hexes: unitIn('wood') }, want: 7 },
    {
      name: 'cavalry in a village',
      spec: { unit: { type: 'heavyCavalry', formation: 'none' }, hexes: unitIn('village') },
      want: 7,
    },
    {
      name: 'charging from a village',
      spec: { hexes: unitIn('village'), test: { charging: true } },
      want: 7,
    },
    {
      name: 'assailant in a village',
      spec: { hexes: unitIn('village'), test: { purpose: 'losses' } },
      want: 10,
    },
    { name: 'demoralised', spec: { unit: { strength: 10 } }, want: 5 },
    { name: 'demoralised in a village', spec: { unit: { strength: 10 }, hexes: unitIn('village') }, want: 8 },
  ] as const satisfies readonly { name: string; spec: Case; want: number }[])(
    'MOR-07 $name: $want',
    ({ spec, want }) => {
      expect(total(spec)).toBe(want);
    },
  );

  test('MOR-08, GEO-19 −3 when outflanked', () => {
    expect(value({ others: [FLANKER] }).terms).toContainEqual({
      rule: 'MOR-08',
      why: 'outflanked',
      amount: -3,
    });
    for (const purpose of ['losses', 'rally', 'formation', 'friendReaction', 'tenacity'] as const)
      expect(total({ others: [FLANKER], test: { purpose } })).toBe(4);
  });

  test('MOR-08 not in a wood, village or fortified point; in difficult ground', () => {
    expect(total({ others: [FLANKER], hexes: unitIn('wood') })).toBe(7);
    expect(total({ others: [FLANKER], hexes: unitIn('village') })).toBe(10);
    expect(total({ others: [FLANKER], hexes: unitIn('fortifiedPoint') })).toBe(10);
    expect(total({ others: [FLANKER], hexes: unitIn('difficult') })).toBe(4);
  });

  test('MOR-08 not by a flank a comrade covers, who looked at the attacker when it declared', () => {
    // P stands on U's right with U's facing; the flanker X is the attacker.
    const g = position({
      units: [
        { id: 'U', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6] },
        { id: 'P', side: 'blue', type: 'lineInfantry', at: [5, 6] },
        { ...FLANKER, type: 'heavyCavalry', at: [4, 6], facing: 3 },
      ],
    });
    const [u, x] = [unitOf(g, 'U'), unitOf(g, 'X')];
    const test = { purpose: 'losses', reaction: 'nothing', charging: false, enemy: x, attacker: x } as const;
    expect(commandValue(g, u, { ...test, protectors: [] }).total).toBe(4);
    expect(commandValue(g, u, { ...test, protectors: ['P'] }).total).toBe(7);
  });

  test('MOR-11 the value may fall below 0, for a failure costs the difference', () => {
    const unit = { ...LINE, strength: 8, commandValue: 5, type: 'lineInfantry' } as const;
    const test = { reaction: 'defensiveFire' } as const;
    expect(total({ unit, charger: LANCER, others: [FLANKER], test })).toBe(5 - 2 - 3 - 2 - 3 - 2);
  });
});

describe('modifiers of a charged unit', () => {
  test.each([
    { name: 'a line', spec: { unit: LINE }, want: 5 },
    { name: 'artillery', spec: { unit: GUNS }, want: 5 },
    {
      name: 'skirmishers',
      spec: { unit: { type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } },
      want: 5,
    },
    { name: 'a square', spec: { unit: { formation: 'square' } }, want: 7 },
    { name: 'a column firing', spec: { test: { reaction: 'defensiveFire' } }, want: 5 },
    { name: 'a line firing', spec: { unit: LINE, test: { reaction: 'defensiveFire' } }, want: 3 },
    { name: 'artillery firing', spec: { unit: GUNS, test: { reaction: 'defensiveFire' } }, want: 5 },
    { name: 'a counter-charge', spec: { test: { reaction: 'counterCharge' } }, want: 5 },
    { name: 'a square being formed', spec: { test: { reaction: 'square' } }, want: 7 },
    { name: 'a rotation', spec: { test: { reaction: 'rotation' } }, want: 7 },
  ] as const satisfies readonly { name: string; spec: Case; want: number }[])(
    'MOR-09 $name: $want',
    ({ spec, want }) => {
      expect(total(spec)).toBe(want);
    },
  );

  test('MOR-09, SKL-05.1 −3 before lancers', () => {
    expect(total({ charger: LANCER })).toBe(4);
    expect(total({ unit: LINE, charger: LANCER })).toBe(2);
  });

  test('SKL-05.1 it is the charging unit that must be a lancer, not the one that causes the test', () => {
    const g = position({
      units: [
        { id: 'U', side: 'blue', type: 'lineInfantry', formation: 'column', at: [3, 6] },
        { id: 'E', side: 'red', type: 'heavyCavalry', at: [3, 5] },
        { id: 'L', side: 'red', ...LANCER, at: [3, 3] },
      ],
    });
    const test = { purpose: 'reaction', reaction: 'nothing', charging: false, protectors: [] } as const;
    const [u, e, l] = [unitOf(g, 'U'), unitOf(g, 'E'), unitOf(g, 'L')];
    expect(commandValue(g, u, { ...test, enemy: e, attacker: l }).total).toBe(4);
    expect(commandValue(g, u, { ...test, enemy: l, attacker: e }).total).toBe(7);
    expect(commandValue(g, u, { ...test, enemy: l, attacker: null }).total).toBe(4);
  });

  test('R-89 a friend tests like the target only in its reaction, where the option says so', () => {
    const g = position({
      units: [
        { id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6] },
        { id: 'E', side: 'red', ...LANCER, at: [3, 5] },
      ],
      houseRules: { friend_reaction_modifiers: 'same_as_target' },
    });
    const enemy = unitOf(g, 'E');
    const against = (purpose: Test['purpose'], charged: boolean) =>
      commandValue(g, unitOf(g, 'U'), {
        purpose,
        charged,
        reaction: 'nothing',
        charging: false,
        protectors: [],
        enemy,
        attacker: enemy,
      }).total;
    expect(against('friendReaction', true)).toBe(2);
    expect(against('friendReaction', false)).toBe(7);
    expect(against('losses', true)).toBe(7);
  });

  test('MOR-09, SKL-01.3, SKL-04.1 cuirassiers and units trained to it counter-charge without malus', () => {
    const horse = { type: 'heavyCavalry', formation: 'none' } as const;
    const counter = { reaction: 'counterCharge' } as const;
    expect(total({ unit: horse, test: counter })).toBe(5);
    expect(total({ unit: { ...horse, skills: ['cuirassier'] }, test: counter })).toBe(7);
    expect(total({ unit: { ...horse, skills: ['counterCharge'] }, test: counter })).toBe(7);
  });

  test('MOR-09 none of them in a wood, village or fortified point, nor behind a wood side', () => {
    const test = { reaction: 'defensiveFire' } as const;
    const spec: Case = { unit: LINE, charger: LANCER, test };
    expect(total({ ...spec, hexes: unitIn('wood') })).toBe(7);
    expect(total({ ...spec, hexes: unitIn('village') })).toBe(10);
    expect(total({ ...spec, hexes: unitIn('fortifiedPoint') })).toBe(10);
    expect(total({ ...spec, sides: [{ q: 3, r: 5, side: 2, terrain: 'wood' }] })).toBe(7);
    expect(total({ ...spec, hexes: unitIn('difficult') })).toBe(0);
  });

  test('MOR-09 none of them in another test, a friend that reacts included', () => {
    for (const purpose of ['friendReaction', 'losses', 'formation', 'rally', 'tenacity'] as const)
      expect(total({ unit: LINE, charger: LANCER, test: { purpose, reaction: 'defensiveFire' } })).toBe(7);
  });
});

describe('dice', () => {
  const dice = (unit: Partial<UnitSpec>, ...others: readonly UnitSpec[]) => {
    const g = position({
      units: [{ id: 'U', side: 'blue', type: 'mediumFootBattery', at: [3, 6], ...unit }, ...others],
    });
    return moraleDice(g, unitOf(g, 'U'));
  };
  const elite = (more: Partial<UnitSpec> = {}): UnitSpec => ({
    id: 'E',
    side: 'blue',
    type: 'lineInfantry',
    quality: 'elite',
    at: [4, 6],
    ...more,
  });
  const OWN = { dice: 'ordinary', supportedBy: null };

  test('MOR-04, QUA-04 each quality has its own', () => {
    expect(testDice('ordinary', 7)).toEqual(moraleTest('none', 7));
    expect(testDice('elite', 7)).toEqual(moraleTest('highest', 7));
    expect(testDice('recruit', 7)).toEqual(moraleTest('lowest', 7));
  });

  test('MOR-03, MOR-10 a sum equal to the value succeeds; above, the excess is the outcome', () => {
    expect(readFaces(testDice('ordinary', 7), [3, 4])).toBe(0);
    expect(readFaces(testDice('ordinary', 7), [6, 4])).toBe(3);
    expect(readFaces(testDice('elite', 7), [3, 4, 6])).toBe(0);
    expect(readFaces(testDice('recruit', 7), [3, 4, 6])).toBe(3);
    expect(readFaces(testDice('ordinary', -2), [1, 1])).toBe(4);
  });

  test('MOR-05, QUA-05 the example: an Elite line beside the battery helps its test', () => {
    expect(dice({})).toEqual(OWN);
    expect(dice({}, elite())).toEqual({ dice: 'elite', supportedBy: 'E' });
    expect(dice({}, elite({ type: 'heavyCavalry' }))).toEqual({ dice: 'elite', supportedBy: 'E' });
  });

  test('QUA-05 the first by id is named', () => {
    expect(dice({}, elite({ id: 'Z' }), elite({ id: 'B', at: [2, 6] })).supportedBy).toBe('B');
    expect(dice({}, elite({ id: 'B' }), elite({ id: 'Z', at: [2, 6] })).supportedBy).toBe('B');
  });

  test('QUA-04, QUA-05, FRM-20 the statement that gives the dice', () => {
    const g = position({
      units: [
        { id: 'U', side: 'blue', type: 'lineInfantry', at: [3, 6] },
        { id: 'X', side: 'blue', type: 'lineInfantry', formation: 'extendedLine', at: [5, 8] },
      ],
    });
    const [u, x] = [unitOf(g, 'U'), unitOf(g, 'X')];
    expect(diceRule(u, 'reaction', null)).toBe('QUA-04');
    expect(diceRule(u, 'reaction', 'E')).toBe('QUA-05');
    expect(diceRule(x, 'reaction', null)).toBe('FRM-20');
    expect(diceRule(x, 'friendReaction', null)).toBe('FRM-20');
    expect(diceRule(x, 'losses', null)).toBe('QUA-04');
  });

  test.each([
    { name: 'of another type', more: { type: 'lightInfantry' } },
    { name: 'of another quality', more: { quality: 'ordinary' } },
    { name: 'two hexes away', more: { at: [5, 6] } },
    { name: 'panicked', more: { panicked: true } },
    { name: 'of the enemy', more: { side: 'red' } },
    { name: 'gone', more: { fate: 'eliminated' } },
  ] as const)('QUA-05 no help from a neighbour $name', ({ more }) => {
    expect(dice({}, elite(more))).toEqual(OWN);
  });

  test('QUA-05 Recruits and Elites keep their own dice', () => {
    expect(dice({ quality: 'recruit' }, elite())).toEqual({ dice: 'recruit', supportedBy: null });
    expect(dice({ quality: 'elite' }, elite())).toEqual({ dice: 'elite', supportedBy: null });
  });
});
