/** Evading, the factor of a pursuit, the range of a shot, guns that would come up: by Alexandre et Bayard. */
import { describe, expect, test } from 'vitest';
import type { Encounter, GivenInputs } from '../../../src/contract/encounter.ts';
import { encounters } from '../../../src/rulesets/alexandre-et-bayard/encounters.ts';
import { abPlay, abPlayed, BLUE, FLAG, GREEN, RED, SPECIAL } from '../../support/abPlay.ts';
import { encounter, party } from '../../support/encounters.ts';

const EVADES: Partial<Encounter> = { answer: 'evade', target: party('lightCavalry') };
const FASTER: GivenInputs = { attackerMove: 2, targetMove: 4 };

function silentOf(told: Partial<Encounter>, given: GivenInputs = {}): string | null {
  const answer = encounters.answer(encounter(told), given);
  return answer.kind === 'silent' ? answer.silent : null;
}

describe('evading', () => {
  test('AB-47: nobody knows who may, unless the moves of both are told', () => {
    expect(silentOf(EVADES)).toBe('evade');
    expect(silentOf(EVADES, { targetMove: 4 })).toBe('evade');
    expect(silentOf(EVADES, FASTER)).toBeNull();
  });

  test.each([
    [2, 3, false],
    [2, 4, true],
    [2, 5, true],
    [0, 2, true],
  ])('AB-47, AB-R-06: %i against %i: %s', (attackerMove, targetMove, evades) => {
    const { end } = abPlay(EVADES, [], { given: { attackerMove, targetMove } });
    expect(end.target.gaveGround).toBe(evades);
  });

  test('AB-47: who may and does not want to stands', () => {
    expect(abPlay({ ...EVADES, answer: 'nothing' }, [], { given: FASTER }).end.target.gaveGround).toBe(false);
  });

  test('AB-48: it goes its full move, and off its ground', () => {
    const { end } = abPlay(EVADES, [], { given: FASTER });
    // the follower stands in the hex that was left
    expect(end.distance).toBe(4);
    const { events } = abPlayed(EVADES, FASTER);
    expect(events(end, true)).toMatchObject({ breaks: true, destroyed: false });
  });

  test('AB-49: an element for each hex that it cannot make', () => {
    const { end } = abPlay(EVADES, [], { given: { ...FASTER, targetRoom: 1 } });
    expect(end.target.elements).toBe(1);
    const dead = abPlay(EVADES, [], { given: { ...FASTER, targetRoom: 0 } });
    expect([dead.end.target.elements, dead.rolled]).toEqual([0, []]);
  });

  test('AB-50: with the melee factor, though the attacker has moved', () => {
    const [first] = abPlay(EVADES, [], { given: FASTER }).rolled;
    expect(first).toMatchObject({ about: { about: 'chase', of: 'attacker', sum: { total: 3 } }, dice: 3 });
  });

  test('AB-14, AB-50: armour the other way round; specials and flags do nothing', () => {
    const lost = (faces: readonly number[], targetArmour: string, confirming: readonly number[] = []) =>
      4 - abPlay(EVADES, [faces, confirming], { given: { ...FASTER, targetArmour } }).end.target.elements;
    const each = [GREEN, BLUE, RED];
    expect(['green', 'blue', 'red', 'black'].map((armour) => lost(each, armour))).toEqual([1, 2, 3, 3]);
    // very light troops count as very heavy: a red face, confirmed
    expect([lost(each, 'yellow', [GREEN]), lost(each, 'yellow', [SPECIAL])]).toEqual([1, 0]);
    expect(lost([SPECIAL, FLAG], 'blue')).toBe(0);
    expect(abPlay(EVADES, [[FLAG, FLAG]], { given: FASTER }).end.distance).toBe(4);
  });

  test('AB-P3: no riposte by one who evades, not even for want of room', () => {
    const { asked } = abPlay(EVADES, [], { given: { attackerMove: 0, targetMove: 3, targetRoom: 0 } });
    expect(asked.filter((one) => one.includes('riposte'))).toEqual([]);
  });

  test('AB-P3, AB-P5: horse follows, and pursues one who is within reach', () => {
    const near = abPlay(EVADES, [], { given: { attackerMove: 0, targetMove: 2 } });
    expect(near.rolled.map(({ about }) => about.about)).toEqual(['chase', 'assault', 'riposte']);
    const far = abPlay(EVADES, [], { given: { attackerMove: 0, targetMove: 3 } });
    expect(far.rolled.map(({ about }) => about.about)).toEqual(['chase']);
  });

  test('AB-46: nobody evades a shot', () => {
    const shot: Partial<Encounter> = { ...EVADES, deed: 'fire', attacker: party('fieldGuns') };
    expect(silentOf(shot)).toBeNull();
    expect(abPlay(shot, [], { given: FASTER }).end.target.gaveGround).toBe(false);
  });
});

describe('other openings', () => {
  test.each([
    ['assault', 4],
    ['melee', 3],
  ] as const)('AB-R-10: a pursuit with the %s factor', (pursuit_factor, dice) => {
    const { rolled } = abPlay({}, [[FLAG]], { given: { pursuit_factor } });
    expect(rolled[1]).toMatchObject({ about: { about: pursuit_factor, of: 'attacker' }, dice });
  });

  test('AB-21: the range of a weapon is told, or has no end', () => {
    const shot: Partial<Encounter> = { deed: 'fire', attacker: party('fieldGuns'), distance: 6 };
    expect(silentOf({ ...shot, distance: 14 })).toBeNull();
    expect(silentOf(shot, { missileRange: 6 })).toBeNull();
    expect(silentOf(shot, { missileRange: 5 })).toBe('range');
  });

  test.each<[Partial<Encounter>, string | null]>([
    [{ deed: 'charge', distance: 1 }, 'gunsCharge'],
    [{ deed: 'charge', distance: 3 }, 'gunsCharge'],
    [{ deed: 'assault', distance: 2 }, 'gunsCharge'],
    [{ deed: 'assault', distance: 1 }, null],
  ])('AB-C2, AB-20: guns fight only who stands beside them: %j', (told, silent) => {
    expect(silentOf({ attacker: party('horseGuns'), ...told })).toBe(silent);
  });
});
