/** What happens in an encounter, throw by throw: shots, charges, assaults, squares, melees. */
import { describe, expect, test } from 'vitest';
import type { Encounter, GivenInputs } from '../../../../src/contract/encounter.ts';
import { entryTest } from '../../../../src/rulesets/casques-et-plumets/rules/modifiers.ts';
import {
  isTested,
  isTooShort,
  rateOf,
  reactionsOf,
} from '../../../../src/rulesets/casques-et-plumets/rules/procedures.ts';
import { courseOf, gameOf, meleeOf, type Throw } from '../../../support/casques.ts';
import { party } from '../../../support/encounters.ts';

type Told = Partial<Encounter>;

const foot = party('line');
const column = party('line', { formation: 'column' });
const squared = party('line', { formation: 'square' });
const skirmishers = party('light', { formation: 'skirmish' });
const guns = party('fieldGuns');
const light = party('lightCavalry');
const open = party('lightCavalry', { formation: 'skirmish' });
const ENTERS: Throw = ['test', 8];
const STAYS_OUT: Throw = ['test', 7];
const NOTHING = { breaks: false, destroyed: false, shaken: false, stopped: false, thrown: false };

/** What each throw of dice that count was for, how many there were and from which face they count. */
function counted(told: Told, throws: readonly Throw[]) {
  const { thrown, dice } = courseOf(told, {}, throws);
  return dice.map((one, n) => [thrown[n], one.dice === 'pool' ? [one.count, one.from] : one.dice]);
}

describe('the dice', () => {
  test('CP-P4: a shot hits on 5 and 6, and as many dice as hits save on 5 and 6', () => {
    const shots: readonly Throw[] = [
      ['fire', 2],
      ['fireSaves', 2],
    ];
    expect(counted({ deed: 'fire', attacker: foot, distance: 1 }, shots)).toEqual([
      ['fire', [5, 5]],
      ['fireSaves', [2, 5]],
    ]);
  });

  test('CP-P8: in a melee both hit on 4 to 6, and save on 4 to 6', () => {
    const told: Told = { deed: 'assault', attacker: foot, target: foot };
    const blows = counted(told, [ENTERS, ...meleeOf(2, 1, [2, 1])]).slice(1);
    expect(blows.map(([about, dice]) => [about, Array.isArray(dice) ? dice[1] : dice])).toEqual([
      ['strike', 4],
      ['strike', 4],
      ['meleeSaves', 4],
      ['meleeSaves', 4],
    ]);
    expect(blows.slice(2).map(([, dice]) => (Array.isArray(dice) ? dice[0] : dice))).toEqual([2, 1]);
  });
});

describe('a shot', () => {
  const shot: Told = { deed: 'fire', attacker: foot, distance: 1 };

  test('CP-P4: without a hit it ends, and nobody saves', () => {
    const { events, lost, thrown } = courseOf(shot, {}, [['fire', 0]]);
    expect(events).toEqual(NOTHING);
    expect(lost).toEqual({ target: 0, attacker: 0 });
    expect(thrown).toEqual(['fire']);
  });

  test('CP-P4: hits less saves are lost, and one save keeps order', () => {
    const { events, lost } = courseOf(shot, {}, [
      ['fire', 3],
      ['fireSaves', 1],
    ]);
    expect(events).toEqual(NOTHING);
    expect(lost.target).toBe(2);
  });

  test('CP-P4: whoever saves nothing is disordered', () => {
    expect(
      courseOf(shot, {}, [
        ['fire', 1],
        ['fireSaves', 0],
      ]).events,
    ).toEqual({ ...NOTHING, shaken: true });
  });

  test('CP-05: nothing left is destroyed, and no more is lost than there was', () => {
    const { events, lost } = courseOf(shot, {}, [
      ['fire', 5],
      ['fireSaves', 0],
    ]);
    expect(events).toEqual({ ...NOTHING, breaks: true, destroyed: true });
    expect(lost.target).toBe(3);
  });

  test('CP-R-17: who was disordered is not disordered more', () => {
    const throws: readonly Throw[] = [
      ['fire', 1],
      ['fireSaves', 0],
    ];
    expect(courseOf(shot, { targetDisordered: 'yes' }, throws).events).toEqual(NOTHING);
  });

  test.each([
    [5, 0],
    [6, -1],
  ])('CP-P10, CP-R-82: after a loss a die for the officer inside; on %i his skill is %i', (face, skill) => {
    const told = { ...shot, target: party('line', { led: true }) };
    const throws: readonly Throw[] = [
      ['fire', 2],
      ['fireSaves', 1],
      ['officer', face === 6 ? 1 : 0],
    ];
    expect(courseOf(told, {}, throws).end.target).toMatchObject({ skill, led: true });
  });

  test('CP-P10: no die where nothing was lost', () => {
    const told = { ...shot, target: party('line', { led: true }) };
    expect(
      courseOf(told, {}, [
        ['fire', 1],
        ['fireSaves', 1],
      ]).thrown,
    ).not.toContain('officer');
  });
});

describe('zones', () => {
  test.each<readonly [string, Told, GivenInputs, boolean]>([
    ['CP-25: before the front', {}, {}, true],
    ['CP-25, CP-R-51: none on a flank', { onto: 'flank' }, {}, false],
    ['CP-25, CP-R-51: none in the rear', { onto: 'rear' }, {}, false],
    ['CP-R-51: a test there by the other reading', { onto: 'flank' }, { flank_test: 'yes' }, true],
    [
      'CP-R-51: but not for skirmishers',
      { onto: 'flank', target: skirmishers, attacker: column, deed: 'assault' },
      { flank_test: 'yes' },
      false,
    ],
    [
      'CP-R-51: nor for units in disorder',
      { onto: 'flank' },
      { flank_test: 'yes', targetDisordered: 'yes' },
      false,
    ],
    ['CP-25, CP-R-27: a square on every side', { onto: 'rear', target: squared }, {}, true],
    [
      'CP-R-60: a house on every side',
      { onto: 'flank', ground: 'village', deed: 'assault', attacker: foot },
      {},
      true,
    ],
    ['CP-26: none of units in disorder', {}, { targetDisordered: 'yes' }, false],
    [
      'CP-68: who holds a house is in order',
      { ground: 'village', deed: 'assault', attacker: foot },
      { targetDisordered: 'yes' },
      true,
    ],
    ['CP-26: none of skirmishers', { target: skirmishers, attacker: column }, {}, false],
    ['CP-26: none of open order', { target: open, attacker: column }, {}, false],
    ['CP-26, CP-66: from the edge of a wood', { ground: 'wood' }, {}, true],
    ['CP-66: cavalry in a wood is disordered', { ground: 'wood', target: light }, {}, false],
    ['CP-R-52: a square in disorder keeps its zones', { target: squared }, { targetDisordered: 'yes' }, true],
    [
      'CP-R-52: it has none by the other reading',
      { target: squared },
      { targetDisordered: 'yes', disordered_square: 'no_zone' },
      false,
    ],
    ['CP-R-52: that reading leaves a line in order as it is', {}, { disordered_square: 'no_zone' }, true],
  ])('%s', (_title, told, given, tested) => expect(isTested(gameOf(told, given))).toBe(tested));

  test('CP-27, CP-P3: from 8 on he enters and there is a melee', () => {
    expect(courseOf({}, {}, [ENTERS, ...meleeOf(0, 0, [0, 0])]).events).toEqual({ ...NOTHING, thrown: true });
  });

  test('CP-27, CP-P3: on 7 he stops outside, in order', () => {
    const { events, end } = courseOf({}, {}, [STAYS_OUT]);
    expect(events).toEqual({ ...NOTHING, stopped: true });
    expect(end.attacker.disordered).toBe(false);
  });

  test.each([
    ['halted', false],
    ['disordered', true],
  ])('CP-R-05: who fails it is %s', (failed_entry, disordered) => {
    expect(courseOf({}, { failed_entry }, [STAYS_OUT]).end.attacker.disordered).toBe(disordered);
  });

  test('CP-26: where there is no zone there is no test', () => {
    expect(courseOf({ onto: 'flank' }, {}, meleeOf(0, 0, [0, 0])).thrown).toEqual(['strike', 'strike']);
  });

  test('CP-P3, CP-26: an assault in disorder stops before a zone', () => {
    const { events, thrown } = courseOf({ deed: 'assault' }, { attackerDisordered: 'yes' }, []);
    expect(events).toEqual({ ...NOTHING, stopped: true });
    expect(thrown).toEqual([]);
  });

  test.each<readonly [Encounter['answer'], Told]>([
    ['fire', {}],
    ['square', {}],
    ['evade', { target: light }],
    ['fire', { target: squared, onto: 'rear' }],
  ])('CP-P3: it stops before anybody reacts to it: %s, %j', (answer, told) => {
    const near: Told = { deed: 'assault', distance: 1, answer, ...told };
    const { events, end, lost, thrown } = courseOf(near, { attackerDisordered: 'yes' }, []);
    expect([events, thrown]).toEqual([{ ...NOTHING, stopped: true }, []]);
    expect(lost).toEqual({ target: 0, attacker: 0 });
    expect(end.target).toEqual(gameOf(near).target);
  });

  test('CP-P3, CP-R-51: from a flank, where there is none, it is answered, and stops if there is a square then', () => {
    const told: Told = { deed: 'assault', onto: 'flank', answer: 'square' };
    const { events, thrown } = courseOf(told, { attackerDisordered: 'yes' }, [['squareTest', 8]]);
    expect([events, thrown]).toEqual([{ ...NOTHING, stopped: true }, ['squareTest']]);
  });

  test('CP-26: and goes on where there is none', () => {
    const told: Told = { deed: 'assault', onto: 'flank' };
    expect(courseOf(told, { attackerDisordered: 'yes' }, meleeOf(0, 0, [0, 0])).events.stopped).toBe(false);
  });
});

describe('how far', () => {
  test.each<readonly [string, Told['attacker'], number]>([
    ['light cavalry in line', light, 4],
    ['light cavalry in column', party('lancers', { formation: 'column' }), 5],
    ['open order', open, 5],
    ['heavy cavalry in line', party('heavyCavalry'), 3],
    ['heavy cavalry in column', party('heavyCavalry', { formation: 'column' }), 4],
    ['cuirassiers in line', party('cuirassiers', { formation: 'line' }), 3],
    ['cuirassiers in column', party('cuirassiers', { formation: 'column' }), 4],
    ['foot in line', foot, 2],
    ['foot in column', column, 3],
  ])('CP-T5: %s', (_title, attacker, rate) => {
    if (!attacker) throw new Error('nobody');
    expect(rateOf(gameOf({ attacker }).attacker)).toBe(rate);
    expect(isTooShort(gameOf({ attacker, distance: rate + 1 }))).toBe(false);
    expect(isTooShort(gameOf({ attacker, distance: rate + 2 }))).toBe(true);
  });

  test('CP-R-02: skirmishers have the rate of the column', () => {
    expect(rateOf(gameOf({ attacker: skirmishers, target: guns }).attacker)).toBe(3);
  });

  test('CP-41, CP-P5: a charge too short is disordered, and nobody reacts to it', () => {
    const { events, end, thrown } = courseOf({ distance: 5, answer: 'fire' }, {}, []);
    expect(events).toEqual({ ...NOTHING, stopped: true });
    expect(end.attacker.disordered).toBe(true);
    expect(thrown).toEqual([]);
  });

  test('CP-R-49: an assault too short stops in order', () => {
    const { events, end } = courseOf({ deed: 'assault', distance: 5, answer: 'fire' }, {}, []);
    expect(events).toEqual({ ...NOTHING, stopped: true });
    expect(end.attacker.disordered).toBe(false);
  });
});

describe('reactions', () => {
  test.each<readonly [string, Told, GivenInputs, readonly string[]]>([
    ['CP-P5, CP-35: foot charged by cavalry', {}, {}, ['nothing', 'fire', 'square']],
    ['CP-R-56: in column too', { target: column }, {}, ['nothing', 'fire', 'square']],
    ['CP-35: no square against foot', { attacker: column }, {}, ['nothing', 'fire']],
    ['CP-R-56: who is in square stays so', { target: squared }, {}, ['nothing', 'fire']],
    ['CP-R-56: not in disorder', {}, { targetDisordered: 'yes' }, ['nothing']],
    ['CP-R-56: not in a wood', { ground: 'wood' }, {}, ['nothing', 'fire']],
    [
      'CP-R-56: not in a house',
      { ground: 'village', deed: 'assault', attacker: foot },
      {},
      ['nothing', 'fire'],
    ],
    ['CP-R-51: no fire to a flank, but a square', { onto: 'flank' }, {}, ['nothing', 'square']],
    [
      'CP-R-51: no fire there by the other reading either',
      { onto: 'rear' },
      { flank_test: 'yes' },
      ['nothing', 'square'],
    ],
    ['CP-31: a square fires to any side', { onto: 'rear', target: squared }, {}, ['nothing', 'fire']],
    [
      'CP-30: not out of disorder, zones or not',
      { target: squared },
      { targetDisordered: 'yes' },
      ['nothing'],
    ],
    ['CP-30: guns', { target: guns }, {}, ['nothing', 'fire']],
    ['CP-R-39, CP-P7: cavalry does not fire, it falls back', { target: light }, {}, ['nothing', 'fallBack']],
    ['CP-43, CP-P7: open order must fall back from cavalry', { target: open }, {}, ['fallBack']],
    ['CP-43, CP-P7: so must skirmishers', { target: skirmishers }, {}, ['fallBack']],
    ['CP-R-37: from foot they may', { target: skirmishers, attacker: column }, {}, ['nothing', 'fallBack']],
    [
      'CP-43, CP-R-49: from an assault of cavalry they may',
      { target: skirmishers, deed: 'assault' },
      {},
      ['nothing', 'fallBack'],
    ],
  ])('%s', (_title, told, given, reactions) => {
    expect(reactionsOf(gameOf(told, given), told.deed === 'assault')).toEqual(reactions);
  });

  test('CP-15, CP-R-11: without a point kept back nothing is done', () => {
    expect(courseOf({ answer: 'fire' }, { reserve: 'no' }, [STAYS_OUT]).thrown).toEqual(['test']);
  });

  test('CP-R-46: without one nobody falls back of his own will', () => {
    const told: Told = { target: light, answer: 'evade' };
    expect(courseOf(told, { reserve: 'no' }, [STAYS_OUT]).events.breaks).toBe(false);
  });

  test('CP-R-21: who must falls back without one', () => {
    expect(courseOf({ target: open }, { reserve: 'no' }, []).events.breaks).toBe(true);
  });

  test('CP-P7: whoever falls back has left his ground, disordered, unhurt; the charger stops', () => {
    const { events, end, lost } = courseOf({ target: light, answer: 'evade' }, {}, []);
    expect(events).toEqual({ ...NOTHING, breaks: true });
    expect(end.target).toMatchObject({ gone: true, disordered: true });
    expect(lost).toEqual({ target: 0, attacker: 0 });
  });

  test('CP-P5: what the rule does not let the target do it does not do', () => {
    expect(courseOf({ target: light, answer: 'fire' }, {}, [STAYS_OUT]).thrown).toEqual(['test']);
  });

  test('CP-27, CP-30: the reaction comes before the test, and its losses count in it', () => {
    const { end, thrown } = courseOf({ answer: 'fire' }, {}, [['fire', 2], ['fireSaves', 1], STAYS_OUT]);
    expect(thrown).toEqual(['fire', 'fireSaves', 'test']);
    expect(end.attacker.value).toBe(2);
    expect(end.target.salvo).toBe(false);
  });

  test('CP-P3: who is disordered by it stops outside without a test', () => {
    const { events } = courseOf({ answer: 'fire' }, {}, [
      ['fire', 1],
      ['fireSaves', 0],
    ]);
    expect(events).toEqual({ ...NOTHING, stopped: true });
  });

  test('CP-P3: who is destroyed by it is thrown back and stopped', () => {
    const { events } = courseOf({ answer: 'fire' }, {}, [
      ['fire', 3],
      ['fireSaves', 0],
    ]);
    expect(events).toEqual({ ...NOTHING, stopped: true, thrown: true });
  });

  const led: Told = { answer: 'fire', attacker: party('heavyCavalry', { led: true }) };
  test.each([
    [0, 2],
    [1, 1],
  ])('CP-13, CP-R-65, CP-P10: fallen officers %i, then %i is added to the test', (fell, plus) => {
    const given: GivenInputs = { attackerNumerous: 'yes' };
    const throws: readonly Throw[] = [['fire', 2], ['fireSaves', 1], ['officer', fell], STAYS_OUT];
    const { end } = courseOf(led, given, throws);
    expect(end.attacker).toMatchObject({ skill: fell === 1 ? -1 : 0, led: true });
    // numerous and heavy cavalry, less the one loss
    expect(entryTest(end, false).total).toBe(plus - 1);
  });
});

describe('a square', () => {
  test('CP-P6: from 8 on it stands, and the test is that of a square', () => {
    const { end } = courseOf({ answer: 'square' }, {}, [['squareTest', 8], STAYS_OUT]);
    expect(end.target).toMatchObject({ formation: 'square', disordered: false });
  });

  test('CP-P6, CP-26: on 7 it is disordered in its old order, and nobody is tested', () => {
    const { end, events } = courseOf({ answer: 'square' }, {}, [['squareTest', 7], ...meleeOf(0, 0, [0, 0])]);
    expect(end.target).toMatchObject({ formation: 'line', disordered: true });
    expect(events).toEqual({ ...NOTHING, shaken: true, thrown: true });
  });

  test('CP-R-51, CP-R-27: formed against a charge in flank it has its zones there', () => {
    const { thrown } = courseOf({ onto: 'flank', answer: 'square' }, {}, [['squareTest', 8], STAYS_OUT]);
    expect(thrown).toEqual(['squareTest', 'test']);
  });

  test('CP-R-10, CP-28: each of the two is tested once', () => {
    const throws: readonly Throw[] = [['squareTest', 8], ENTERS, ...meleeOf(0, 0, [0, 0])];
    const { thrown } = courseOf({ answer: 'square' }, {}, throws);
    expect(thrown.filter((about) => /test/i.test(about))).toEqual(['squareTest', 'test']);
  });
});

describe('a melee', () => {
  const against = (target: Told['target'] = foot, told: Told = {}): Told => ({
    attacker: column,
    target,
    ...told,
  });

  test('CP-P8: who loses less wins, and the other recoils', () => {
    const { events, lost } = courseOf(against(), {}, [ENTERS, ...meleeOf(2, 1, [1, 1])]);
    expect(events).toEqual({ ...NOTHING, breaks: true });
    expect(lost).toEqual({ target: 1, attacker: 0 });
  });

  test('CP-P8: when they lose the same the attacker recoils', () => {
    const { events } = courseOf(against(), {}, [ENTERS, ...meleeOf(2, 2, [1, 1])]);
    expect(events).toEqual({ ...NOTHING, thrown: true });
  });

  test('CP-P8: who loses more recoils, the attacker as well', () => {
    const { events, lost } = courseOf(against(), {}, [ENTERS, ...meleeOf(1, 2, [1, 0])]);
    expect(events).toEqual({ ...NOTHING, thrown: true });
    expect(lost).toEqual({ target: 0, attacker: 2 });
  });

  test('CP-P8: who saves nothing is disordered', () => {
    const { events } = courseOf(against(), {}, [ENTERS, ...meleeOf(1, 2, [0, 1])]);
    expect(events).toEqual({ ...NOTHING, shaken: true, thrown: true });
  });

  test('CP-53, CP-R-09: both may be destroyed', () => {
    const { events } = courseOf(against(), {}, [ENTERS, ...meleeOf(4, 4, [0, 0])]);
    expect(events).toEqual({ ...NOTHING, breaks: true, destroyed: true, thrown: true });
  });

  test('CP-53: who is destroyed throws nobody back', () => {
    const { events } = courseOf(against(), {}, [ENTERS, ...meleeOf(3, 3, [0, 0])]);
    expect(events.thrown).toBe(true);
    expect(courseOf(against(), {}, [ENTERS, ...meleeOf(3, 2, [0, 0])]).events).toMatchObject({
      destroyed: true,
      thrown: false,
    });
  });

  test('CP-53: a guard that loses as much as those it destroys stays', () => {
    const { end } = courseOf({ ...against(), attacker: party('line', { status: 'guard' }) }, {}, [
      ENTERS,
      ...meleeOf(3, 3, [0, 0]),
    ]);
    expect(end.target.value).toBe(0);
    expect(end.attacker).toMatchObject({ value: 2, gone: false });
  });

  test('CP-P8: who has one left recoils like any other', () => {
    const { end } = courseOf(against(), {}, [ENTERS, ...meleeOf(2, 1, [0, 1])]);
    expect(end.target).toMatchObject({ value: 1, gone: true });
  });

  test('CP-52: guns that lose are destroyed with all they had', () => {
    const { events, lost } = courseOf(against(guns), {}, [ENTERS, ...meleeOf(2, 1, [1, 1])]);
    expect(events).toEqual({ ...NOTHING, breaks: true, destroyed: true });
    expect(lost.target).toBe(3);
  });

  test('CP-51: who is beaten from the rear cannot recoil and is destroyed', () => {
    const told = against(foot, { onto: 'rear' });
    const { events, lost } = courseOf(told, {}, meleeOf(2, 1, [1, 1]));
    expect(events).toEqual({ ...NOTHING, breaks: true, destroyed: true });
    expect(lost.target).toBe(3);
  });

  test('CP-51, CP-P8: but not by one who is destroyed in the same melee: the way is free, and he recoils', () => {
    const told = against(party('line', { status: 'guard' }), {
      ...{ onto: 'rear', attacker: party('line', { formation: 'column', left: 5 }) },
    });
    const { end, events, lost } = courseOf(told, {}, meleeOf(2, 1, [0, 0]));
    expect(events).toEqual({ ...NOTHING, breaks: true, thrown: true });
    expect(lost).toEqual({ target: 2, attacker: 1 });
    expect(end.target).toMatchObject({ value: 3, gone: true });
  });

  test('CP-52: guns are destroyed even so, for having lost', () => {
    const told = against(party('fieldGuns', { status: 'guard' }), {
      ...{ onto: 'rear', attacker: party('line', { formation: 'column', left: 5 }) },
    });
    expect(courseOf(told, {}, meleeOf(2, 1, [0, 0])).events).toMatchObject({ destroyed: true, thrown: true });
  });

  test('CP-51: from the flank he recoils', () => {
    const { events } = courseOf(against(foot, { onto: 'flank' }), {}, meleeOf(2, 1, [1, 1]));
    expect(events).toEqual({ ...NOTHING, breaks: true });
  });

  test('CP-51, CP-R-27: a square has no rear to be taken in', () => {
    const told = against(squared, { onto: 'rear' });
    expect(courseOf(told, {}, [ENTERS, ...meleeOf(2, 1, [1, 1])]).events.destroyed).toBe(false);
  });

  test('CP-55, CP-R-07: foot that cavalry beats keeps its ground', () => {
    const throws = [ENTERS, ...meleeOf(2, 0, [1, 0])];
    expect(courseOf({}, {}, throws).events).toEqual(NOTHING);
    expect(courseOf({}, { beaten_foot: 'recoils' }, throws).events).toEqual({ ...NOTHING, breaks: true });
  });

  test('CP-55, CP-51: from the rear too, for it does not recoil', () => {
    const throws = meleeOf(2, 0, [1, 0]);
    expect(courseOf({ onto: 'rear' }, {}, throws).events).toEqual(NOTHING);
    expect(courseOf({ onto: 'rear' }, { beaten_foot: 'recoils' }, throws).events.destroyed).toBe(true);
  });

  test('CP-55: cavalry that cavalry beats recoils', () => {
    const throws = [ENTERS, ...meleeOf(2, 0, [1, 0])];
    expect(courseOf({ target: light }, {}, throws).events.breaks).toBe(true);
  });

  test.each<readonly [string, Told, readonly Throw[], 'attacker' | 'target']>([
    [
      'the attacker',
      { attacker: party('line', { formation: 'column', led: true }), target: foot },
      meleeOf(0, 0, [0, 0]),
      'attacker',
    ],
    ['the target', against(party('line', { led: true })), meleeOf(2, 0, [1, 0]), 'target'],
  ])('CP-P10: a die for the officer of who has lost: %s', (_title, told, melee, of) => {
    const { end } = courseOf(told, {}, [ENTERS, ...melee, ['officer', 1]]);
    expect(end[of].skill).toBe(-1);
  });

  test('CP-P10: none for the officer of the winner', () => {
    const told = against(party('line', { led: true }));
    expect(courseOf(told, {}, [ENTERS, ...meleeOf(0, 0, [0, 0])]).thrown).not.toContain('officer');
  });
});
