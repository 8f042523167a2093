/** Where a combat of Alexandre et Bayard stops, and what is left of those who fought. */
import { describe, expect, test } from 'vitest';
import { ARMS, type Encounter, type GivenInputs, STATUSES } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { changed } from '../../../src/rulesets/alexandre-et-bayard/rules/state.ts';
import { abPlay, abPlayed, FLAG, RED, SIXTH, SPECIAL } from '../../support/abPlay.ts';
import { encounter, party } from '../../support/encounters.ts';

const GUNS = party('fieldGuns');
const SHOT: Partial<Encounter> = { deed: 'fire', attacker: GUNS, target: party('line'), distance: 3 };

describe('dice of a shot', () => {
  test('AB-33: fewer than none are none', () => {
    const answer = abPlay({ ...SHOT, distance: 2 }, [], { given: { targetArmour: 'yellow', missile: 1 } });
    expect(answer.rolled).toEqual([]);
    const far = abPlay({ ...SHOT, distance: 9 }, [], { given: { targetArmour: 'yellow', missile: 1 } });
    expect(far.end.target.elements).toBe(4);
  });

  test('AB-58, AB-33: very light guns that burst stand at one hex of themselves: no die is lost', () => {
    const specials = [SPECIAL, SPECIAL, SPECIAL, SIXTH];
    const { rolled } = abPlay({ ...SHOT, distance: 9 }, [specials], { given: { attackerArmour: 'yellow' } });
    expect(rolled[1]).toMatchObject({ about: { about: 'shot', of: 'attacker' }, dice: 4 });
    expect(rolled[1]?.about.sum?.terms).toEqual([{ rule: 'AB-11', why: 'missile', amount: 4 }]);
  });
});

describe('those who go back', () => {
  test('AB-65, AB-66: guns that are destroyed for want of room have gone nowhere and do not panic', () => {
    const { end, rolled } = abPlay({ target: party('fieldGuns', { left: 5 }) }, [[FLAG, FLAG]], {
      declined: ['followUp'],
    });
    expect(end.target).toMatchObject({ elements: 0, gaveGround: false, gone: false });
    expect(rolled).toHaveLength(1);
  });

  test('AB-64: the room behind is used up', () => {
    const { end } = abPlay({}, [[FLAG], [FLAG]], { given: { targetRoom: 1 }, declined: ['riposte'] });
    expect(end.target).toMatchObject({ room: 0, elements: 3 });
  });

  test('AB-72: who pursues stands beside whom it pursued', () => {
    expect(abPlay({}, [[FLAG, FLAG]], { declined: ['riposte'] }).end.distance).toBe(1);
  });
});

describe('what stands for the units', () => {
  const toldOf = (arm: (typeof ARMS)[number], status: (typeof STATUSES)[number]) =>
    encounters
      .mapped(party(arm, { status }), 'attacker', {})
      .map(({ value }) => value)
      .join(' ');

  test('AB-R-28: by arm', () => {
    expect(ARMS.map((arm) => toldOf(arm, 'regular'))).toEqual([
      ...['infantry blue 4 3 3', 'infantry blue 4 3 3', 'cavalry red 4 4 3', 'cavalry black 4 4 3'],
      ...['cavalry green 4 3 2', 'cavalry green 4 3 2'],
      ...['artillery green 4 1 1', 'artillery green 4 1 1', 'artillery green 4 1 1'],
    ]);
  });

  test('AB-R-28: of foot the status is told apart, of others it is not', () => {
    expect(STATUSES.map((status) => toldOf('line', status))).toEqual([
      ...['infantry blue 4 4 4', 'infantry blue 4 4 4', 'infantry blue 4 3 3', 'infantry green 4 2 2'],
    ]);
    for (const status of STATUSES) expect(toldOf('lancers', status)).toBe('cavalry green 4 3 2');
  });

  const usualOf = (told: Partial<Encounter>, name: string) =>
    encounters.inputs(encounter(told)).find(({ input }) => input === name)?.usual;

  test('AB-R-28: two friends support, one does not', () => {
    const supports = [0, 1, 2, 3].map((friends) => party('line', { supports: friends }));
    expect(supports.map((target) => usualOf({ target }, 'targetSupported'))).toEqual([
      ...['no', 'no', 'yes', 'yes'],
    ]);
  });

  test('AB-11, AB-15, AB-64: guns have a missile weapon; who comes from afar has moved; there is room behind', () => {
    expect([usualOf(SHOT, 'missile'), usualOf({}, 'missile')]).toEqual([4, 0]);
    expect([1, 2, 3].map((distance) => usualOf({ distance }, 'moved'))).toEqual(['no', 'yes', 'yes']);
    expect(usualOf({}, 'targetRoom')).toBe(12);
    const values = encounters.inputs(encounter()).find(({ input }) => input === 'targetAssault')?.values;
    expect([values?.at(0), values?.at(-1)]).toEqual([0, 12]);
  });

  test('AB-11: the target has none of its own, and nothing has happened yet', () => {
    const game = abPlayed({ ...SHOT, target: GUNS }).rows[0]?.game;
    expect([game?.attacker.missile, game?.target.missile]).toEqual([4, 0]);
    expect(game?.count).toEqual({ answers: 0, draws: 0 });
  });

  test('AB-47: how far each may move is told in hexes, or unknown', () => {
    const movesOf = (given: GivenInputs) => {
      const game = abPlayed({}, given).rows[0]?.game;
      return [game?.attacker.move, game?.target.move];
    };
    expect(movesOf({ attackerMove: 4 })).toEqual([4, null]);
    expect(movesOf({ targetMove: 6 })).toEqual([null, 6]);
    const silentOf = (given: GivenInputs) => encounters.answer(encounter({ answer: 'evade' }), given);
    for (const given of [{ attackerMove: 4 }, { targetMove: 6 }])
      expect(silentOf(given)).toEqual({ kind: 'silent', silent: 'evade' });
  });

  test('AB-11: guns without a weapon shoot with no die, which is an answer', () => {
    expect(encounters.answer(encounter(SHOT), { missile: 0 }).kind).toBe('played');
  });
});

describe('how an end is read', () => {
  const played = abPlayed({});
  const game = played.rows[0]?.game;
  if (!game) throw new Error('no row');

  test('AB-P2: destroyed or thrown back, each of the two', () => {
    const calm = { breaks: false, destroyed: false, shaken: false, stopped: false, thrown: false };
    expect(played.events(game, true)).toEqual(calm);
    expect(played.events(changed(game, 'attacker', { elements: 0 }), true)).toEqual({
      ...calm,
      thrown: true,
    });
    expect(played.events(changed(game, 'attacker', { gaveGround: true }), true)).toEqual({
      ...{ ...calm, thrown: true },
    });
    expect(played.events(changed(game, 'target', { elements: 0 }), true)).toEqual({
      ...{ ...calm, breaks: true, destroyed: true },
    });
    expect(played.events(changed(game, 'target', { gaveGround: true }), true)).toEqual({
      ...{ ...calm, breaks: true },
    });
  });

  test('AB-P2: the attacker strikes, the riposte is none of his blows', () => {
    const { rolled } = abPlay({}, [[RED]]);
    const dice = { dice: 'table', count: 1, counts: [0], plus: 0 } as const;
    expect(rolled.map(({ about }) => played.isBlow({ side: about.of, about, dice }))).toEqual([true, false]);
  });
});

describe('those who evade', () => {
  const HORSE: Partial<Encounter> = { attacker: party('line'), target: party('lancers'), answer: 'evade' };

  test('AB-48, AB-49, AB-64: as far as there is room, an element for each hex that is missing', () => {
    const endOf = (targetRoom: number) =>
      abPlay(HORSE, [], { given: { attackerMove: 2, targetMove: 5, targetRoom } }).end;
    expect(endOf(12).target).toMatchObject({ gone: true, gaveGround: true, room: 7, elements: 4 });
    expect(endOf(12).distance).toBe(6);
    expect(endOf(3).target).toMatchObject({ gone: true, gaveGround: true, room: 0, elements: 2 });
    expect(endOf(1).target).toMatchObject({ elements: 0, gaveGround: false });
  });

  test('AB-49: who has no room at all and lives has gone nowhere', () => {
    const { end } = abPlay(HORSE, [], { given: { attackerMove: 0, targetMove: 2, targetRoom: 0 } });
    expect(end.target).toMatchObject({ gone: false, gaveGround: false, elements: 2 });
  });

  test('AB-49: one hex is enough to be gone', () => {
    const { end } = abPlay(HORSE, [], { given: { attackerMove: 0, targetMove: 2, targetRoom: 1 } });
    expect(end.target).toMatchObject({ gone: true, gaveGround: true, room: 0, elements: 3 });
  });

  test('AB-50: of the blows at them only ordinary hits count, whatever a special is', () => {
    const attacker = party('heavyCavalry', { supports: 2 });
    const { end, rolled } = abPlay({ ...HORSE, attacker }, [[SPECIAL]], {
      ...{ given: { attackerMove: 2, targetMove: 5 }, declined: ['followUp'] },
    });
    expect(rolled[0]?.about.of).toBe('attacker');
    expect(end.target.elements).toBe(4);
  });

  test('AB-47: nobody is asked where it is not known how far the attacker may move', () => {
    expect(abPlay({ target: party('lancers') }, [], { given: { targetMove: 9 } }).asked).toEqual([
      'target: riposte (2)',
    ]);
  });
});

test('AB-72: one element that went back is pursued as well', () => {
  expect(abPlay({ target: party('line', { left: 5 }) }, [[FLAG]]).asked[1]).toBe('attacker: pursue (2)');
});

test('AB-T3, AB-59: what is no gun hits with no special, at two hexes either', () => {
  const told = { ...SHOT, attacker: party('line'), distance: 2 };
  expect(abPlay(told, [[SPECIAL, SPECIAL]], { given: { missile: 2 } }).end.target.elements).toBe(4);
});

test('AB-T6: horse guns go back two hexes and no farther', () => {
  const { end } = abPlay({ target: party('horseGuns') }, [[FLAG, FLAG, FLAG]], { declined: ['followUp'] });
  expect([end.distance, end.target.elements]).toEqual([3, 3]);
});

test.each([
  ['heavyGuns', [FLAG], [FLAG], 1],
  ['horseGuns', [FLAG], [FLAG], 0],
  ['horseGuns', [FLAG], [FLAG, FLAG], 1],
] as const)(
  'AB-67, AB-T6: %s pursued have one capacity for both retreats: %j, then %j',
  (arm, once, again, lost) => {
    // between the two throws of the attacker falls the one die of panic, which shows nothing
    const { end, rolled } = abPlay({ target: party(arm) }, [once, [], again]);
    expect(rolled.slice(0, 3).map(({ about }) => about.about)).toEqual(['assault', 'panic', 'assault']);
    expect(end.target.elements).toBe(4 - lost);
  },
);

test('AB-11, AB-21: horse has no missile weapon, and a range is a hex at least', () => {
  const inputs = encounters.inputs(encounter({ deed: 'fire', attacker: party('lancers') }));
  expect(inputs.find(({ input }) => input === 'missile')?.usual).toBe(0);
  expect(inputs.find(({ input }) => input === 'missileRange')?.values[0]).toBe(1);
});

test('AB-33: of a shot without a die it is told that there is none', () => {
  const { engine, rows } = abPlayed({ ...SHOT, distance: 9 }, { targetArmour: 'yellow' });
  const [row] = rows;
  if (!row) throw new Error('no row');
  const pending = engine.pending(engine.run(row.game));
  if (pending.wait !== 'roll') throw new Error(pending.wait);
  expect(pending.roll.about).toMatchObject({ about: 'shot', sum: { total: 0 } });
});
