/** The sums of terms: ranges, the dice of a shot, the test, the dice of a melee. */
import { describe, expect, test } from 'vitest';
import type { Encounter, GivenInputs } from '../../../../src/contract/encounter.ts';
import {
  entryTest,
  fireDice,
  meleeDice,
  rangesOf,
  squareTest,
} from '../../../../src/rulesets/casques-et-plumets/rules/modifiers.ts';
import type { Occasion } from '../../../../src/rulesets/casques-et-plumets/rules/state.ts';
import { gameOf, linesOf } from '../../../support/casques.ts';
import { party } from '../../../support/encounters.ts';

type Told = Partial<Encounter>;
type Lines = Readonly<Record<string, number>>;
type Row = readonly [title: string, told: Told, given: GivenInputs, lines: Lines, total: number];

const foot = party('line');
const column = party('line', { formation: 'column' });
const squared = party('line', { formation: 'square' });
const skirmishers = party('light', { formation: 'skirmish' });
const horse = party('heavyCavalry');
const guns = party('fieldGuns');

describe('values', () => {
  test.each([
    ['guard', 5],
    ['elite', 4],
    ['regular', 3],
    ['recruits', 2],
  ] as const)('CP-T2, CP-05: %s has a value of %i', (status, value) => {
    expect(gameOf({ target: party('line', { status }) }).target).toMatchObject({ full: value, value });
  });

  test('CP-T2: cuirassiers are elite', () => {
    expect(gameOf({ attacker: party('cuirassiers') }).attacker).toMatchObject({ status: 'elite', full: 4 });
  });

  test('CP-R-32: lancers have a lance, and the status they are given', () => {
    const { attacker } = gameOf({ attacker: party('lancers') });
    expect(attacker).toMatchObject({ lance: true, status: 'regular', full: 3 });
  });

  test.each([
    [20, 3],
    [14, 3],
    [13, 2],
    [7, 2],
    [6, 1],
    [1, 1],
  ])('CP-05: of a value of 3, %i twentieths are %i', (left, value) => {
    expect(gameOf({ target: party('line', { left }) }).target.value).toBe(value);
  });
});

test('CP-T7: muskets, guns and heavy guns carry so far, and guns have canister', () => {
  expect(rangesOf(gameOf({ target: foot }).target)).toEqual({ canister: 0, short: 1, long: 2 });
  for (const arm of ['fieldGuns', 'horseGuns'] as const)
    expect(rangesOf(gameOf({ target: party(arm) }).target)).toEqual({ canister: 2, short: 5, long: 10 });
  expect(rangesOf(gameOf({ target: party('heavyGuns') }).target)).toEqual({
    canister: 3,
    short: 8,
    long: 14,
  });
});

const shot = (told: Told): Told => ({ deed: 'fire', attacker: foot, target: foot, distance: 1, ...told });
const AIMED = { value: 3, salvo: 1, lineFires: 1 };
const GUNS = { value: 3 };

describe('the dice of a shot', () => {
  test.each<Row>([
    ['CP-T7: near, the whole value', shot({}), {}, AIMED, 5],
    [
      'CP-T7, CP-R-40: far, half of it, rounded before anything is added',
      shot({ distance: 2 }),
      {},
      { halfValue: 2, salvo: 1, lineFires: 1 },
      4,
    ],
    ['CP-T8: no die for the line in column', shot({ attacker: column }), {}, { value: 3, salvo: 1 }, 4],
    ['CP-T8: at a square, one die of foot', shot({ target: squared }), {}, { ...AIMED, squareTarget: 1 }, 6],
    [
      'CP-T8: at a square, two dice of guns',
      shot({ attacker: guns, target: squared, distance: 4 }),
      {},
      { ...GUNS, squareTarget: 2 },
      5,
    ],
    ['CP-T8: at a column', shot({ target: column }), {}, { ...AIMED, columnTarget: 1 }, 6],
    [
      'CP-T8: at cavalry in column too',
      shot({ target: party('heavyCavalry', { formation: 'column' }) }),
      {},
      { ...AIMED, columnTarget: 1 },
      6,
    ],
    [
      'CP-T8, CP-60: an officer in the unit',
      shot({ attacker: party('line', { led: true }) }),
      {},
      { ...AIMED, officer: 1 },
      6,
    ],
    ['CP-R-30: his skill adds nothing to a shot', shot({}), { attackerSkill: 1 }, AIMED, 5],
    [
      'CP-T8, CP-R-38: numbers or salvo, one die',
      shot({}),
      { attackerNumerous: 'yes' },
      { value: 3, numerous: 1, lineFires: 1 },
      5,
    ],
    [
      'CP-T8: rifles, beside what a line and a salvo give',
      shot({}),
      { attackerRifles: 'yes' },
      { ...AIMED, rifles: 1 },
      6,
    ],
    ['CP-T8: those of the target are nothing to the firer', shot({}), { targetRifles: 'yes' }, AIMED, 5],
    ['CP-T8: guns have none', shot({ attacker: guns, distance: 4 }), { attackerRifles: 'yes' }, GUNS, 3],
    ['CP-R-38: guns have no salvo', shot({ attacker: guns, distance: 4 }), {}, GUNS, 3],
    [
      'CP-R-38: guns have it by the other reading',
      shot({ attacker: guns, distance: 4 }),
      { salvo: 'all_arms' },
      { ...GUNS, salvo: 1 },
      4,
    ],
    [
      'CP-R-26, CP-T8: canister within 2 hexes',
      shot({ attacker: guns, distance: 2 }),
      {},
      { ...GUNS, canister: 2 },
      5,
    ],
    ['CP-T7: no canister at 3', shot({ attacker: guns, distance: 3 }), {}, GUNS, 3],
    [
      'CP-T7: canister of heavy guns at 3',
      shot({ attacker: party('heavyGuns'), distance: 3 }),
      {},
      { ...GUNS, canister: 2 },
      5,
    ],
    ['CP-T7: the whole value of field guns at 5', shot({ attacker: guns, distance: 5 }), {}, GUNS, 3],
    ['CP-T7: half of it at 6', shot({ attacker: guns, distance: 6 }), {}, { halfValue: 2 }, 2],
    [
      'CP-T7: the whole value of heavy guns at 8',
      shot({ attacker: party('heavyGuns'), distance: 8 }),
      {},
      GUNS,
      3,
    ],
    ['CP-T7: half of it at 9', shot({ attacker: party('heavyGuns'), distance: 9 }), {}, { halfValue: 2 }, 2],
    [
      'CP-T8, CP-R-41: a firer in disorder',
      shot({}),
      { attackerDisordered: 'yes' },
      { ...AIMED, firerHampered: -2 },
      3,
    ],
    ['CP-T8, CP-R-73: at a target in a wood', shot({ ground: 'wood' }), {}, { ...AIMED, lightCover: -1 }, 4],
    ['CP-T8, CP-R-73: at a house', shot({ ground: 'village' }), {}, { ...AIMED, hardCover: -2 }, 3],
    ['CP-T8, CP-R-73: at a redoubt', shot({ ground: 'redoubt' }), {}, { ...AIMED, hardCover: -2 }, 3],
    ['CP-R-73: a stream is no shelter', shot({ ground: 'stream' }), {}, AIMED, 5],
    ['CP-R-74: nor does height change a shot', shot({ ground: 'uphill' }), {}, AIMED, 5],
    [
      'CP-R-60: who holds a house has no column',
      shot({ ground: 'village', target: column }),
      {},
      { ...AIMED, hardCover: -2 },
      3,
    ],
    ['CP-T8: at skirmishers', shot({ target: skirmishers }), {}, { ...AIMED, skirmishTarget: -1 }, 4],
    [
      'CP-R-42: at cavalry in open order',
      shot({ target: party('lightCavalry', { formation: 'skirmish' }) }),
      {},
      { ...AIMED, skirmishTarget: -1 },
      4,
    ],
    [
      'CP-P4, CP-R-25: never below one die',
      shot({
        attacker: party('line', { status: 'recruits', left: 1, formation: 'column' }),
        ground: 'redoubt',
        distance: 2,
      }),
      { attackerDisordered: 'yes' },
      { halfValue: 1, salvo: 1, firerHampered: -2, hardCover: -2, minimum: 3 },
      1,
    ],
  ])('%s', (_title, told, given, lines, total) => {
    const sum = fireDice(gameOf(told, given), 'attacker', 'own');
    expect(linesOf(sum)).toEqual(lines);
    expect(sum.total).toBe(total);
  });

  test.each<readonly [string, Told, Occasion, Lines, number]>([
    [
      'CP-30, CP-R-12: a reaction is near, however far the charge began',
      { distance: 4, attacker: column },
      'charge',
      { ...AIMED, columnTarget: 1 },
      6,
    ],
    [
      'CP-30: guns react with canister',
      { distance: 4, target: guns, attacker: column },
      'charge',
      { ...GUNS, canister: 2, columnTarget: 1 },
      6,
    ],
    ['CP-T8: at cavalry that charges', {}, 'charge', { ...AIMED, chargingCavalry: -1 }, 4],
    ['CP-T8, CP-R-49: not at cavalry that assaults', {}, 'assault', AIMED, 5],
    [
      'CP-32, CP-68: out of a house',
      { ground: 'village', attacker: column },
      'assault',
      { value: 3, salvo: 1, columnTarget: 1, firerHampered: -2 },
      3,
    ],
    [
      'CP-R-73: the shelter is the one of who stands in it',
      { ground: 'redoubt', attacker: column },
      'assault',
      { ...AIMED, columnTarget: 1 },
      6,
    ],
  ])('%s', (_title, told, occasion, lines, total) => {
    const deed = occasion === 'own' ? 'fire' : occasion;
    const sum = fireDice(gameOf({ ...told, deed }), 'target', occasion);
    expect(linesOf(sum)).toEqual(lines);
    expect(sum.total).toBe(total);
  });
});

const light = party('lightCavalry');
const FRESH = { fresh: 1 };

describe('the test', () => {
  test.each<Row>([
    ['CP-T6: heavy cavalry that charges', {}, {}, { ...FRESH, heavyCharge: 1 }, 2],
    ['CP-T6, CP-R-49: not in an assault', { deed: 'assault' }, {}, FRESH, 1],
    [
      'CP-T6: cuirassed cavalry that charges, elite, one line alone',
      { attacker: party('cuirassiers') },
      {},
      { status: 1, ...FRESH, cuirassedCharge: 2 },
      4,
    ],
    ['CP-T6: guard', { attacker: party('line', { status: 'guard' }) }, {}, { status: 2, ...FRESH }, 3],
    ['CP-T6: recruits', { attacker: party('line', { status: 'recruits' }) }, {}, { status: -1, ...FRESH }, 0],
    ['CP-T6: an attack column', { attacker: column }, {}, { attackColumn: 1, ...FRESH }, 2],
    [
      'CP-T6: no such line for cavalry in column',
      { attacker: party('heavyCavalry', { formation: 'column' }) },
      {},
      { ...FRESH, heavyCharge: 1 },
      2,
    ],
    [
      'CP-T1, CP-R-30: a brilliant officer',
      { attacker: foot },
      { attackerSkill: 1 },
      { skill: 1, ...FRESH },
      2,
    ],
    [
      'CP-T1, CP-R-30: an incompetent one',
      { attacker: foot },
      { attackerSkill: -1 },
      { skill: -1, ...FRESH },
      0,
    ],
    [
      'CP-T6, CP-R-54: each support',
      { attacker: party('line', { supports: 4 }) },
      {},
      { ...FRESH, supports: 4 },
      5,
    ],
    ['CP-T6, CP-R-04: every loss missing', { attacker: party('line', { left: 6 }) }, {}, { losses: -2 }, -2],
    [
      'CP-T10, CP-R-03: fresh or numerous, one line',
      { attacker: foot },
      { attackerNumerous: 'yes' },
      { numerous: 1 },
      1,
    ],
    [
      'CP-T10: numerous with losses',
      { attacker: party('line', { left: 13 }) },
      { attackerNumerous: 'yes' },
      { numerous: 1, losses: -1 },
      0,
    ],
    [
      'CP-T6: light cavalry into the zone of a line',
      { attacker: light },
      {},
      { ...FRESH, lightAtLine: -2 },
      -1,
    ],
    ['CP-T6: not of a column', { attacker: light, target: column }, {}, FRESH, 1],
    ['CP-T6: not of a line in disorder', { attacker: light }, { targetDisordered: 'yes' }, FRESH, 1],
    [
      'CP-T6: any cavalry at a square',
      { attacker: light, target: squared },
      {},
      { ...FRESH, atSquare: -4 },
      -3,
    ],
    [
      'CP-T6, CP-R-52: at a square in disorder',
      { attacker: light, target: squared },
      { targetDisordered: 'yes' },
      { ...FRESH, atSquare: -1 },
      0,
    ],
    ['CP-T6: foot at a square', { attacker: foot, target: squared }, {}, FRESH, 1],
    [
      'CP-60: an officer inside adds nothing but his skill',
      { attacker: party('line', { led: true }) },
      {},
      FRESH,
      1,
    ],
  ])('%s', (_title, told, given, lines, total) => {
    const sum = entryTest(gameOf(told, given), told.deed === 'assault');
    expect(linesOf(sum)).toEqual(lines);
    expect(sum.total).toBe(total);
  });

  test.each<Row>([
    ['CP-P6, CP-R-15: forming square, in line', {}, {}, FRESH, 1],
    [
      'CP-P6, CP-R-15: in column, with skill, status, supports',
      { target: party('line', { formation: 'column', status: 'elite', supports: 2 }) },
      { targetSkill: 1 },
      { skill: 1, attackColumn: 1, status: 1, ...FRESH, supports: 2 },
      6,
    ],
    [
      'CP-R-15: no lines of cavalry',
      { attacker: party('cuirassiers'), target: party('line', { left: 10 }) },
      {},
      { losses: -1 },
      -1,
    ],
    [
      'CP-R-53: the enemy in the next hex, on the flank',
      { onto: 'flank', distance: 1 },
      {},
      { ...FRESH, enemyBeside: -2 },
      -1,
    ],
    ['CP-R-53: in the rear', { onto: 'rear', distance: 1 }, {}, { ...FRESH, enemyBeside: -2 }, -1],
    ['CP-R-53: not from farther away', { onto: 'flank', distance: 2 }, {}, FRESH, 1],
    [
      'CP-R-53: nor one who is in disorder himself',
      { deed: 'assault', onto: 'flank', distance: 1 },
      { attackerDisordered: 'yes' },
      FRESH,
      1,
    ],
  ])('%s', (_title, told, given, lines, total) => {
    const sum = squareTest(gameOf(told, given));
    expect(linesOf(sum)).toEqual(lines);
    expect(sum.total).toBe(total);
  });
});

describe('fresh', () => {
  test.each([
    ['no_loss_and_in_order', {}, 'no', true],
    ['no_loss_and_in_order', {}, 'yes', false],
    ['no_loss_and_in_order', { left: 10 }, 'no', false],
    ['no_loss', {}, 'yes', true],
    ['no_loss', { left: 10 }, 'no', false],
    ['until_first_fight', { left: 10 }, 'yes', true],
  ] as const)('CP-R-03: %s, %j, in disorder: %s', (fresh_unit, told, targetDisordered, fresh) => {
    const game = gameOf({ target: party('line', told) }, { fresh_unit, targetDisordered });
    expect('fresh' in linesOf(meleeDice(game, 'target'))).toBe(fresh);
  });

  test('CP-R-03: until the first fight, and no longer', () => {
    const game = gameOf({}, { fresh_unit: 'until_first_fight' });
    const fought = { ...game, target: { ...game.target, fought: true } };
    expect(linesOf(meleeDice(fought, 'target'))).toEqual({ value: 3 });
  });
});

const MELEE = { value: 3, fresh: 1 };
const HEAVY = { ...MELEE, heavyAtFoot: 1 };
const ARMOURED = { value: 4, fresh: 1, cuirassed: 2 };

describe('the dice of a melee', () => {
  test.each<Row>([
    ['CP-T9: heavy cavalry against foot', {}, {}, HEAVY, 5],
    ['CP-T9, CP-R-22: not against a square', { target: squared }, {}, { ...MELEE, atSquare: -3 }, 1],
    [
      'CP-T9, CP-R-52: against a square in disorder',
      { target: squared },
      { targetDisordered: 'yes' },
      { ...MELEE, atSquare: -1 },
      3,
    ],
    [
      'CP-T9, CP-R-06: cuirassed cavalry, both lines',
      { attacker: party('cuirassiers') },
      {},
      { ...ARMOURED, heavyAtFoot: 1 },
      8,
    ],
    [
      'CP-R-06: the better line by the other reading',
      { attacker: party('cuirassiers') },
      { cuirassed_adds: 'better_one' },
      ARMOURED,
      7,
    ],
    ['CP-R-06: heavy cavalry keeps its line by either', {}, { cuirassed_adds: 'better_one' }, HEAVY, 5],
    [
      'CP-T9, CP-R-22: cuirassed cavalry against a square',
      { attacker: party('cuirassiers'), target: squared },
      {},
      { ...ARMOURED, atSquare: -3 },
      4,
    ],
    ['CP-T9: heavy cavalry against light', { target: light }, {}, { ...MELEE, heavyAtLight: 1 }, 5],
    ['CP-T9: not of cuirassiers', { attacker: party('cuirassiers'), target: light }, {}, ARMOURED, 7],
    [
      'CP-T9, CP-60: an officer inside',
      { attacker: party('heavyCavalry', { led: true }) },
      {},
      { ...HEAVY, officer: 1 },
      6,
    ],
    [
      'CP-R-30: whatever his skill',
      { attacker: party('heavyCavalry', { led: true }) },
      { attackerSkill: -1 },
      { ...HEAVY, officer: 1 },
      6,
    ],
    ['CP-T9: an attack column', { attacker: column }, {}, { ...MELEE, attackColumn: 1 }, 5],
    [
      'CP-T9, CP-54: each support',
      { attacker: party('line', { supports: 3 }) },
      {},
      { ...MELEE, supports: 3 },
      7,
    ],
    ['CP-T9: lancers', { attacker: party('lancers'), target: light }, {}, { ...MELEE, lance: 1 }, 5],
    ['CP-T9: light cavalry against foot in order', { attacker: light }, {}, { ...MELEE, lightAtFoot: -1 }, 3],
    ['CP-T9: not in disorder', { attacker: light }, { targetDisordered: 'yes' }, MELEE, 4],
    [
      'CP-R-69: light cavalry against a square, both lines',
      { attacker: light, target: squared },
      {},
      { ...MELEE, lightAtFoot: -1, atSquare: -3, minimum: 1 },
      1,
    ],
    [
      'CP-T9: numerous',
      { attacker: party('line', { left: 10 }) },
      { attackerNumerous: 'yes' },
      { value: 2, numerous: 1 },
      3,
    ],
    ['CP-T9: onto a flank', { onto: 'flank' }, {}, { ...HEAVY, exposedFoe: 2 }, 7],
    ['CP-T9: onto a rear', { onto: 'rear' }, {}, { ...HEAVY, exposedFoe: 2 }, 7],
    ['CP-R-27: a square has no flank', { onto: 'flank', target: squared }, {}, { ...MELEE, atSquare: -3 }, 1],
    [
      'CP-R-60: nor has a house',
      { deed: 'assault', onto: 'flank', ground: 'village', attacker: foot },
      {},
      { ...MELEE, hardCover: -2 },
      2,
    ],
    ['CP-T9: against guns', { target: guns }, {}, { ...MELEE, exposedFoe: 2 }, 6],
    [
      'CP-R-69: against guns in flank, once',
      { target: guns, onto: 'flank' },
      {},
      { ...MELEE, exposedFoe: 2 },
      6,
    ],
    ['CP-T9, CP-R-74: against who stands higher', { ground: 'uphill' }, {}, { ...HEAVY, higherFoe: -1 }, 4],
    [
      'CP-T9: in disorder',
      { deed: 'assault' },
      { attackerDisordered: 'yes' },
      { value: 3, heavyAtFoot: 1, disordered: -2 },
      2,
    ],
    ['CP-T9, CP-R-73: against who is in a wood', { ground: 'wood' }, {}, { ...HEAVY, lightCover: -1 }, 4],
    [
      'CP-T9, CP-R-73: against a redoubt',
      { deed: 'assault', ground: 'redoubt' },
      {},
      { ...HEAVY, hardCover: -2 },
      3,
    ],
    [
      'CP-P8: never below one die',
      { attacker: party('lightCavalry', { status: 'recruits' }), target: squared, ground: 'uphill' },
      {},
      { value: 2, fresh: 1, lightAtFoot: -1, higherFoe: -1, atSquare: -3, minimum: 3 },
      1,
    ],
  ])('%s', (_title, told, given, lines, total) => {
    const sum = meleeDice(gameOf(told, given), 'attacker');
    expect(linesOf(sum)).toEqual(lines);
    expect(sum.total).toBe(total);
  });

  test.each<Row>([
    [
      'CP-T9: the target has its own lines',
      { target: party('line', { supports: 1, led: true }) },
      {},
      { ...MELEE, officer: 1, supports: 1 },
      6,
    ],
    ['CP-R-70: in flank it has its full dice', { onto: 'flank' }, {}, MELEE, 4],
    ['CP-T9: guns in a melee', { target: guns }, {}, { ...MELEE, guns: -1 }, 3],
    [
      'CP-T9: cavalry in a wood, in disorder there',
      { target: light, ground: 'wood' },
      {},
      { value: 3, cavalryInWood: -2, disordered: -2, minimum: 2 },
      1,
    ],
    [
      'CP-T9: in open order, in order there',
      { target: party('lightCavalry', { formation: 'skirmish' }), ground: 'wood', attacker: foot },
      {},
      { ...MELEE, cavalryInWood: -2, lightAtFoot: -1 },
      1,
    ],
    ['CP-T9: shelter is no hindrance to who has it', { ground: 'wood' }, {}, MELEE, 4],
    ['CP-T9: nor is height', { ground: 'uphill' }, {}, MELEE, 4],
    [
      'CP-R-60: no column in a house',
      { deed: 'assault', attacker: foot, target: column, ground: 'village' },
      {},
      MELEE,
      4,
    ],
    ['CP-T9: heavy cavalry that is assaulted by foot', { attacker: foot, target: horse }, {}, HEAVY, 5],
  ])('%s', (_title, told, given, lines, total) => {
    const sum = meleeDice(gameOf(told, given), 'target');
    expect(linesOf(sum)).toEqual(lines);
    expect(sum.total).toBe(total);
  });

  test('CP-R-70: both strike with what they have at the beginning', () => {
    const game = gameOf();
    expect([meleeDice(game, 'attacker').total, meleeDice(game, 'target').total]).toEqual([5, 4]);
  });
});
