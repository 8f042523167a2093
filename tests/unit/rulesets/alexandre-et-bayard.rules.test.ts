import { describe, expect, test } from 'vitest';
import { FRACTIONS, fractionNumber } from '../../../src/chances/fraction.ts';
import type { Combatant, Encounter } from '../../../src/contract/encounter.ts';
import { measured } from '../../../src/encounter/measured.ts';
import { outcomesOf } from '../../../src/engine/dice.ts';
import { encounters } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import {
  combatDice,
  confirmDice,
  FACES,
  isHit,
  panicDice,
  shownBy,
} from '../../../src/rulesets/alexandre-et-bayard/rules/die.ts';
import { ARMOURS, type Armour } from '../../../src/rulesets/alexandre-et-bayard/rules/state.ts';
import { abPlay, abPlayed, BLUE, FLAG, GREEN, RED, SIXTH, SPECIAL } from '../../support/abPlay.ts';
import { encounter, party } from '../../support/encounters.ts';

/** Horse, foot, elite foot and guns, and the same with two friends beside. */
const [HORSE, FOOT, ELITE, GUNS] = [
  party('heavyCavalry'),
  party('line'),
  party('line', { status: 'elite' }),
  party('fieldGuns'),
];
const supported = (one: Combatant): Combatant => ({ ...one, supports: 2 });
const led = (one: Combatant): Combatant => ({ ...one, led: true });

/** Guns that shoot at foot three hexes away. */
const SHOT: Partial<Encounter> = { deed: 'fire', attacker: GUNS, target: FOOT, distance: 3 };

const READING = {
  flagFaces: 1,
  cancels: 'one_each',
  specialOnYellow: 'melee_only',
  pursuit: 'assault',
} as const;

function silentOf(told: Partial<Encounter>, given = {}): string | null {
  const answer = encounters.answer(encounter(told), given);
  return answer.kind === 'silent' ? answer.silent : null;
}

/** Elements that one special costs the target, and the hexes it goes back for it. */
function specialOn(told: Partial<Encounter>, given = {}) {
  const { end } = abPlay(told, [[SPECIAL]], { given, declined: ['riposte', 'followUp'] });
  return { lost: 4 - end.target.elements, back: end.target.gaveGround };
}

describe('the die', () => {
  test('AB-T1, AB-40, AB-R-01: each hit, the special, the flag and the order once, or two flags', () => {
    const faces = ({ flagFaces }: { flagFaces: 1 | 2 }) =>
      outcomesOf(combatDice(1, { ...READING, flagFaces })).map(({ outcome, weight }) => {
        const shown = Object.entries(shownBy(outcome)).filter(([, times]) => times > 0);
        return [shown.map(([face]) => face).join(), Number(weight)];
      });
    expect(Object.fromEntries(faces({ flagFaces: 1 }))).toEqual({
      ...{ green: 1, blue: 1, red: 1, special: 1, flag: 1, order: 1 },
    });
    expect(Object.fromEntries(faces({ flagFaces: 2 }))).toEqual({
      ...{ green: 1, blue: 1, red: 1, special: 1, flag: 2 },
    });
  });

  test.each<[Armour, number]>([
    ['yellow', 3],
    ['green', 3],
    ['blue', 2],
    ['red', 1],
    ['black', 1],
  ])('AB-T2: %s is hit by %i of the faces, before black confirms', (armour, faces) => {
    const hit = outcomesOf(combatDice(1, READING)).filter(({ outcome }) =>
      FACES.some((face) => shownBy(outcome)[face] > 0 && isHit(armour, face)),
    );
    expect(hit.length).toBe(faces);
  });

  test('AB-41: black armour is hit by one red face in two, and so by one die in twelve', () => {
    const [no, yes] = outcomesOf(confirmDice(1)).map(({ weight }) => weight);
    expect(no).toBe(yes);
    const at = { target: party('cuirassiers') };
    expect(abPlay(at, [[RED, RED], [GREEN]]).end.target.elements).toBe(3);
    expect(
      abPlay(at, [
        [RED, RED],
        [SPECIAL, FLAG],
      ]).end.target.elements,
    ).toBe(4);
    expect(abPlay(at, [[GREEN, BLUE]]).end.target.elements).toBe(4);
  });

  test('AB-66: of a panic only the special costs an element', () => {
    expect(outcomesOf(panicDice(1)).map(({ outcome, weight }) => [outcome, Number(weight)])).toEqual([
      [0, 5],
      [1, 1],
    ]);
  });
});

describe('which dice', () => {
  test.each<[string, Partial<Encounter>, string, number]>([
    ['AB-15: who has moved attacks with the assault factor', { distance: 2 }, 'assault', 4],
    ['AB-15: who has not, with the melee factor', { distance: 1 }, 'melee', 3],
    ['AB-11: a shot with the factor of the missile weapon', SHOT, 'shot', 4],
  ])('%s', (_title, told, about, dice) => {
    const [first] = abPlay(told, []).rolled;
    expect(first).toMatchObject({ about: { about, of: 'attacker', sum: { total: dice } }, dice });
  });

  test('AB-33: a very light target is shot at with a die fewer for each hex between, not for others', () => {
    const dice = (distance: number, targetArmour: Armour) =>
      abPlay({ ...SHOT, distance }, [], { given: { targetArmour } }).rolled[0];
    expect([2, 3, 4].map((distance) => dice(distance, 'yellow')?.dice)).toEqual([3, 2, 1]);
    expect(dice(4, 'green')?.dice).toBe(4);
    expect(dice(3, 'yellow')?.about.sum).toEqual({
      total: 2,
      terms: [
        { rule: 'AB-11', why: 'missile', amount: 4 },
        { rule: 'AB-33', why: 'separation', amount: -2 },
      ],
    });
  });

  test('AB-33: where no die is left none is thrown, and nothing happens', () => {
    const { rolled, end } = abPlay({ ...SHOT, distance: 9 }, [], { given: { targetArmour: 'yellow' } });
    expect(rolled).toEqual([]);
    expect(end.target.elements).toBe(4);
    const none = measured(
      encounters,
      encounter({ ...SHOT, distance: 9 }),
      { targetArmour: 'yellow' },
      FRACTIONS,
    );
    if (none.kind === 'silent') throw new Error(none.silent);
    for (const { measures } of none.rows)
      for (const share of Object.values(measures)) expect(share.over).toBe(0n);
  });
});

describe('what a special is', () => {
  test.each<[string, Partial<Encounter>, number, boolean]>([
    ['AB-C13: of foot on foot, neither supported, nothing', { attacker: FOOT }, 0, false],
    ['AB-C14: of supported foot on foot that is not, a hit', { attacker: supported(FOOT) }, 1, false],
    [
      'AB-T4: of supported foot on supported foot, nothing',
      { attacker: supported(FOOT), target: supported(FOOT) },
      0,
      false,
    ],
    [
      'AB-C17: of supported horse on supported foot, a hit',
      { attacker: supported(HORSE), target: supported(FOOT) },
      1,
      false,
    ],
    ['AB-C18: of horse alone on foot, nothing', { attacker: HORSE }, 0, false],
    ['AB-T4: of supported horse on horse, a hit', { attacker: supported(HORSE), target: HORSE }, 1, false],
    [
      'AB-C21: of supported foot on horse, a moral hit',
      { attacker: supported(FOOT), target: HORSE },
      0,
      true,
    ],
    ['AB-T4: of foot alone on horse, nothing', { attacker: FOOT, target: HORSE }, 0, false],
    ['AB-T4: of foot on guns, a hit', { attacker: FOOT, target: GUNS }, 1, false],
    ['AB-T4: of horse on guns, a hit', { attacker: HORSE, target: GUNS }, 1, false],
    ['AB-T4: of powder guns hand to hand, a hit', { deed: 'assault', attacker: GUNS, distance: 1 }, 1, false],
    ['AB-C19, AB-59: of powder guns at two hexes, a hit', { ...SHOT, distance: 2 }, 1, false],
    ['AB-T3: of powder guns at three hexes, nothing', SHOT, 0, false],
  ])('%s', (_title, told, lost, back) => expect(specialOn(told)).toEqual({ lost, back }));

  test('AB-T4, AB-42: on a very light target a hit in every melee, also where it would be a moral hit', () => {
    expect(specialOn({ attacker: FOOT }, { targetArmour: 'yellow' })).toEqual({ lost: 1, back: false });
    const rides = { attacker: supported(FOOT), target: HORSE };
    expect(specialOn(rides, { targetArmour: 'yellow' })).toEqual({ lost: 1, back: false });
  });

  test('AB-R-27: on a very light target under fire nothing, or a hit by the other reading', () => {
    const yellow = { targetArmour: 'yellow' };
    expect(specialOn(SHOT, yellow).lost).toBe(0);
    expect(specialOn(SHOT, { ...yellow, special_on_yellow: 'fire_too' }).lost).toBe(1);
    expect(specialOn(SHOT, { special_on_yellow: 'fire_too' }).lost).toBe(0);
  });

  test('AB-T4: in the riposte it is read for who strikes back', () => {
    const told = { attacker: FOOT, target: supported(FOOT) };
    expect(abPlay(told, [[], [SPECIAL]]).end.attacker.elements).toBe(3);
  });
});

describe('moral hits', () => {
  const backOf = (told: Partial<Encounter>, flags: number, given = {}, reading: 0 | 1 = 0) => {
    const faces = Array.from({ length: flags }, () => FLAG);
    const { end } = abPlay(told, [faces], { given, reading, declined: ['followUp'] });
    return { back: end.distance - 1, lost: 4 - end.target.elements };
  };

  test.each<[string, Combatant, number, number]>([
    ['AB-C23, AB-52: one flag takes foot back a hex', FOOT, 1, 1],
    ['AB-C23, AB-P4: two take it back two', FOOT, 2, 2],
    ['AB-52: one flag takes horse back two', HORSE, 1, 2],
    ['AB-51: support cancels one', supported(FOOT), 2, 1],
    ['AB-51: a leader cancels one', led(FOOT), 2, 1],
    ['AB-51, AB-R-07: both cancel one each', led(supported(FOOT)), 3, 1],
  ])('%s', (_title, target, flags, back) => {
    expect(backOf({ target }, flags)).toEqual({ back, lost: 0 });
  });

  test('AB-R-07: or one in all, by the other reading', () => {
    const given = { cancels: 'one_in_all' };
    expect(backOf({ target: led(supported(FOOT)) }, 3, given).back).toBe(2);
    expect(backOf({ target: led(FOOT) }, 3, given).back).toBe(2);
  });

  test('AB-R-01: the sixth face is an order, or a flag by the other reading', () => {
    const by = (reading: 0 | 1) => abPlay({}, [[SIXTH]], { reading }).end.target.gaveGround;
    expect([by(0), by(1)]).toEqual([false, true]);
  });

  test('AB-53: the flags count after the losses, and for nobody where none is left', () => {
    const { end } = abPlay({ target: party('line', { left: 5 }) }, [[RED, FLAG]]);
    expect(end.target).toMatchObject({ elements: 0, gaveGround: false });
  });

  test.each<[string, Partial<Encounter>, number, { back: number; lost: number }]>([
    [
      'AB-C26, AB-64: supported horse, two flags, no room',
      { target: supported(HORSE) },
      0,
      { back: 0, lost: 2 },
    ],
    ['AB-C28, AB-65: foot due two hexes that has one', { target: FOOT }, 1, { back: 1, lost: 1 }],
    ['AB-C27: guns before impassable ground', { target: GUNS }, 0, { back: 0, lost: 2 }],
    [
      'AB-67, AB-T6: field guns go back one hex and lose the other',
      { target: GUNS },
      12,
      { back: 1, lost: 1 },
    ],
    ['AB-T6: horse guns go back two', { target: party('horseGuns') }, 12, { back: 2, lost: 0 }],
    ['AB-T6: heavy guns one', { target: party('heavyGuns') }, 12, { back: 1, lost: 1 }],
  ])('%s', (_title, told, targetRoom, expected) => {
    expect(backOf(told, 2, { targetRoom })).toEqual(expected);
  });

  test('AB-69, AB-66: guns that went back throw a die a hex, each special an element', () => {
    const { end, rolled } = abPlay(
      { target: party('horseGuns') },
      [
        [FLAG, FLAG],
        [SPECIAL, SPECIAL],
      ],
      {
        declined: ['followUp'],
      },
    );
    expect(rolled[1]).toMatchObject({ about: { about: 'panic', of: 'target' }, dice: 2 });
    expect(end.target.elements).toBe(2);
    expect(abPlay({ target: FOOT }, [[FLAG]], { declined: ['followUp'] }).rolled.length).toBe(1);
  });

  test('AB-66: none for hexes that were not made', () => {
    expect(abPlay({ target: GUNS }, [[FLAG]], { given: { targetRoom: 0 } }).rolled[1]?.about.about).toBe(
      'riposte',
    );
  });
});

describe('the course of a melee', () => {
  test('AB-P2, AB-54: who stands strikes back with the melee factor', () => {
    const { asked, rolled } = abPlay({ target: ELITE }, [[RED]], { given: { targetMelee: 2 } });
    expect(asked).toEqual(['target: riposte (2)']);
    expect(rolled[1]).toMatchObject({ about: { about: 'riposte', of: 'target' }, dice: 2 });
  });

  test('AB-54: or does not, and then nothing more happens', () => {
    expect(abPlay({}, [], { declined: ['riposte'] }).rolled.length).toBe(1);
  });

  test('AB-55: who left its hex does not strike back', () => {
    const { rolled } = abPlay({ attacker: FOOT }, [[FLAG]]);
    expect(rolled.map(({ about }) => about.about)).toEqual(['assault']);
    const half = { targetRoom: 1 };
    const { asked } = abPlay({ attacker: FOOT }, [[FLAG, FLAG]], { given: half });
    expect(asked).toEqual(['attacker: decline (1)']);
  });

  test('AB-54, AB-71: a riposte throws the attacker back, and its winner does not follow', () => {
    const { end, asked } = abPlay({ target: HORSE }, [[], [FLAG]]);
    expect(end.attacker).toMatchObject({ gaveGround: true, elements: 4 });
    expect(asked).toEqual(['target: riposte (2)']);
  });

  test('AB-54: nor is it answered by another', () => {
    expect(abPlay({}, []).rolled.map(({ about }) => about.about)).toEqual(['assault', 'riposte']);
  });

  test.each<[string, Combatant, string]>([
    ['AB-T5: horse may follow', HORSE, 'attacker: followUp (2)'],
    ['AB-T5: foot may not', FOOT, 'attacker: decline (1)'],
    ['AB-T5: elite foot may', ELITE, 'attacker: followUp (2)'],
    ['AB-T5: so may the guard', party('line', { status: 'guard' }), 'attacker: followUp (2)'],
    ['AB-T5: guns never', party('fieldGuns', { status: 'elite' }), 'attacker: decline (1)'],
  ])('%s', (_title, attacker, asked) => {
    expect(abPlay({ deed: 'assault', attacker, distance: 1 }, [[FLAG]]).asked[0]).toBe(asked);
  });

  test('AB-70: who destroyed may follow, who moved nobody may not', () => {
    const worn = party('line', { left: 5 });
    expect(abPlay({ target: worn }, [[RED]]).asked).toEqual([
      'attacker: followUp (2)',
      'attacker: decline (1)',
    ]);
    expect(abPlay({}, [[RED]]).asked).toEqual(['target: riposte (2)']);
  });

  test('AB-P5, AB-C32: horse that followed strikes again, with the assault factor', () => {
    const { asked, rolled } = abPlay({ distance: 1 }, [[FLAG]]);
    expect(asked.slice(0, 2)).toEqual(['attacker: followUp (2)', 'attacker: pursue (2)']);
    expect(rolled.map(({ about, dice }) => [about.about, dice])).toEqual([
      ['melee', 3],
      ['assault', 4],
      ['riposte', 3],
    ]);
  });

  test('AB-P5: once in a turn, though it follows once more', () => {
    const { asked } = abPlay({}, [[FLAG], [FLAG]]);
    expect(asked).toEqual([
      ...['attacker: followUp (2)', 'attacker: pursue (2)'],
      ...['attacker: followUp (2)', 'attacker: decline (1)'],
    ]);
  });

  test.each([
    [1, 'attacker: pursue (2)'],
    [2, 'attacker: pursue (2)'],
    [3, 'attacker: decline (1)'],
  ])('AB-72: it may go one hex farther: foot that went back %i', (flags, second) => {
    const faces = Array.from({ length: flags }, () => FLAG);
    expect(abPlay({}, [faces]).asked[1]).toBe(second);
  });

  test('AB-P5: elite foot follows but does not pursue', () => {
    expect(abPlay({ attacker: ELITE }, [[FLAG]]).asked).toEqual([
      'attacker: followUp (2)',
      'attacker: decline (1)',
    ]);
  });
});

describe('shots', () => {
  test('AB-P1, AB-43: nobody strikes back, follows or pursues', () => {
    const { asked, rolled, end } = abPlay(SHOT, [[BLUE, FLAG]]);
    expect({ asked, rolls: rolled.length }).toEqual({ asked: [], rolls: 1 });
    expect(end.target).toMatchObject({ elements: 3, gaveGround: true });
  });

  test('AB-58: more specials than any other face burst a gun, which shoots at itself; the shot counts', () => {
    const { rolled, end } = abPlay(
      SHOT,
      [
        [SPECIAL, SPECIAL, RED, SIXTH],
        [GREEN, FLAG],
      ],
      {},
    );
    expect(rolled.map(({ about, dice }) => [about.about, about.of, dice])).toEqual([
      ['shot', 'attacker', 4],
      ['shot', 'attacker', 4],
      ['panic', 'attacker', 1],
    ]);
    expect([end.target.elements, end.attacker.elements]).toEqual([3, 3]);
    expect(end.attacker.gaveGround).toBe(true);
  });

  test('AB-58: as many as another face burst none', () => {
    expect(abPlay(SHOT, [[SPECIAL, SPECIAL, RED, RED]]).rolled.length).toBe(1);
  });

  test('AB-58, AB-59: at itself it shoots at one hex, so that specials hit, however far the target was', () => {
    const specials = [SPECIAL, SPECIAL, SPECIAL, SPECIAL];
    const { end, rolled } = abPlay({ ...SHOT, distance: 9 }, [specials, [SPECIAL]]);
    expect([end.target.elements, end.attacker.elements]).toEqual([4, 3]);
    // a shot at oneself bursts no second gun
    expect(rolled.length).toBe(2);
  });

  test('AB-58: what is no gun does not burst', () => {
    const told = { ...SHOT, attacker: FOOT };
    expect(abPlay(told, [[SPECIAL, SPECIAL]], { given: { missile: 2 } }).rolled.length).toBe(1);
  });

  test('AB-51: support and leader cancel flags of a shot as of a melee', () => {
    const { end } = abPlay({ ...SHOT, target: led(supported(FOOT)) }, [[FLAG, FLAG]]);
    expect(end.target.gaveGround).toBe(false);
  });
});

test.each<[string, Partial<Encounter>, string]>([
  ['AB-04: fire in reaction', { answer: 'fire' }, 'fireInReaction'],
  ['AB-R-28: squares', { target: party('line', { formation: 'square' }) }, 'formations'],
  ['AB-R-28: squares in answer', { answer: 'square' }, 'formations'],
  ['AB-R-28: flanks', { onto: 'flank' }, 'formations'],
  ['AB-47: evading', { answer: 'evade' }, 'evade'],
  ['AB-54: counter-charges', { answer: 'counterCharge' }, 'counterCharge'],
  ['AB-39: ground', { ground: 'village' }, 'terrain'],
  ['AB-11: missile weapons of foot', { ...SHOT, attacker: FOOT }, 'weapons'],
  ['AB-20: shots at neighbours', { ...SHOT, distance: 1 }, 'adjacent'],
])('%s: the chapter at hand does not let them', (_title, told, silent) => {
  expect(silentOf(told)).toBe(silent);
});

test('AB-46: evading and charging in answer are for melees: under fire they change nothing', () => {
  const plain = measured(encounters, encounter(SHOT), {}, FRACTIONS);
  for (const answer of ['evade', 'counterCharge', 'fire'] as const)
    expect(measured(encounters, encounter({ ...SHOT, answer }), {}, FRACTIONS)).toEqual(plain);
});

test('AB-R-28: what is assumed of the units can be told, and is told back', () => {
  const told = { targetArmour: 'black', targetAssault: 9 };
  expect(encounters.mapped(FOOT, 'target', told)).toContainEqual({
    ...{ label: 'armour', value: 'black', rule: 'AB-T2', from: 'assumed' },
  });
  expect(abPlayed({}, { ...told, targetMelee: 77 }).rows[0]?.game.target).toMatchObject({
    ...{ armour: 'black', assault: 9, melee: 3 },
  });
  expect(encounters.inputs(encounter()).every(({ from }) => from !== 'text')).toBe(true);
});

test.each<[Partial<Combatant>, number]>([
  [{ left: 1 }, 1],
  [{ left: 5 }, 1],
  [{ left: 6 }, 2],
  [{ left: 11 }, 3],
  [{ left: 20 }, 4],
])('AB-R-28: elements left are rounded up: %j', (worn, elements) => {
  expect(abPlayed({ target: party('line', worn) }).rows[0]?.game.target.elements).toBe(elements);
});

/** Section 16 of the restatement: expected losses, destroyed, pushed back and holding by two flags, then by one. */
const REFERENCE: readonly (readonly [Armour, number, number, number, number, number, number, number])[] = [
  ['green', 3, 1.5, 0, 70.37, 29.63, 42.13, 57.87],
  ['green', 4, 2, 6.25, 80.25, 13.5, 51.77, 41.98],
  ['green', 5, 2.469, 18.75, 76.41, 4.84, 54.6, 26.65],
  ['blue', 3, 1, 0, 70.37, 29.63, 42.13, 57.87],
  ['blue', 4, 1.333, 1.23, 80.25, 18.52, 51.77, 46.99],
  ['blue', 5, 1.663, 4.53, 84.77, 10.7, 58.78, 36.69],
  ['red', 3, 0.5, 0, 70.37, 29.63, 42.13, 57.87],
  ['red', 4, 0.667, 0.08, 80.25, 19.68, 51.77, 48.15],
  ['red', 5, 0.833, 0.33, 86.7, 12.96, 59.75, 39.92],
  ['black', 3, 0.25, 0, 70.37, 29.63, 42.13, 57.87],
  ['black', 4, 0.333, 0, 80.25, 19.75, 51.77, 48.22],
  ['black', 5, 0.417, 0.02, 86.82, 13.15, 59.81, 40.17],
];

test.each(REFERENCE)(
  'AB-T2: the reference chances against %s with %i dice',
  (targetArmour, missile, losses, destroyed, pushedBy2, holdsBy2, pushedBy1, holdsBy1) => {
    // a shot of foot, whose special is worth nothing, is one combat alone
    const told = encounter({ ...SHOT, attacker: FOOT });
    const answer = measured(encounters, told, { targetArmour, missile }, FRACTIONS);
    if (answer.kind === 'silent') throw new Error(answer.silent);
    const [by1, by2] = answer.rows.map(({ measures }) => ({
      losses: 4 * fractionNumber(measures.lossTarget),
      destroyed: 100 * fractionNumber(measures.destroyed),
      pushed: 100 * (fractionNumber(measures.breaks) - fractionNumber(measures.destroyed)),
      holds: 100 * (1 - fractionNumber(measures.breaks)),
    }));
    for (const row of [by1, by2]) {
      expect(row?.losses).toBeCloseTo(losses, 3);
      expect(Math.abs((row?.destroyed ?? -1) - destroyed)).toBeLessThan(0.0051);
    }
    const told2 = [by2?.pushed, by2?.holds, by1?.pushed, by1?.holds];
    for (const [n, expected] of [pushedBy2, holdsBy2, pushedBy1, holdsBy1].entries())
      expect(Math.abs((told2[n] ?? -1) - expected)).toBeLessThan(0.0051);
  },
);

test('AB-T2: every armour is among the values of both inputs', () => {
  const inputs = encounters.inputs(encounter()).filter(({ input }) => input.endsWith('Armour'));
  expect(inputs.map(({ values }) => values)).toEqual([ARMOURS, ARMOURS]);
});
