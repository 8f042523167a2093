/** Where a combat of Alexandre et Bayard stops, and what is left of those who fought. */
import { describe, expect, test } from 'vitest';
import type { Encounter } from '../../../src/contract/encounter.ts';
import { abPlay, FLAG, SIXTH, SPECIAL } from '../../support/abPlay.ts';
import { party } from '../../support/encounters.ts';

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
