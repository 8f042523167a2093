import { describe, expect, test } from 'vitest';
import {
  friendCounterChargeRefusals,
  friendReactions,
  whyNotFriend,
} from '../../../../src/rules/attack/friendReactions.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** The charger stands three hexes ahead of the friend and shows it its back. */
const CHARGER: UnitSpec = { id: 'C', side: 'red', type: 'heavyCavalry', at: [3, 3], facing: 5 };
const FRIEND: UnitSpec = { id: 'F', side: 'blue', type: 'heavyCavalry', at: [3, 6], facing: 5 };

function refusals(friend: Partial<UnitSpec>, ...others: readonly UnitSpec[]) {
  const g = position({ units: [{ ...FRIEND, ...friend }, CHARGER, ...others] });
  return friendCounterChargeRefusals(g, unitOf(g, 'F'), unitOf(g, 'C')).map(
    ({ rule, reason }) => `${rule} ${reason}`,
  );
}

describe('CHG-24 to CHG-28: friends of the charged unit', () => {
  test('CHG-27 cavalry counter-charges, and infantry in column', () => {
    expect(refusals({})).toEqual([]);
    const infantry = { ...CHARGER, type: 'lineInfantry', at: [3, 4] } as const;
    const g = position({
      units: [{ ...FRIEND, type: 'lineInfantry', formation: 'column' }, infantry],
    });
    expect(friendCounterChargeRefusals(g, unitOf(g, 'F'), unitOf(g, 'C'))).toEqual([]);
  });

  test('CHG-27 not infantry in another order, nor guns; each is told why', () => {
    expect(refusals({ type: 'lineInfantry', formation: 'line' })).toEqual(['CHG-27 wrongFormation']);
    expect(refusals({ type: 'heavyFootBattery' })).toEqual(['CHG-27 wrongType']);
  });

  test('CHG-25 not a panicked friend', () => {
    expect(refusals({ panicked: true })).toEqual(['CHG-25 panicked']);
  });

  test('CHG-25 not one in contact with another enemy; contact with the charger is no hindrance', () => {
    const other: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };
    expect(refusals({}, other)).toEqual(['CHG-25 friendInContact']);
    const g = position({ units: [FRIEND, { ...CHARGER, at: [3, 5] }] });
    expect(friendCounterChargeRefusals(g, unitOf(g, 'F'), unitOf(g, 'C'))).toEqual([]);
  });

  test('CHG-24, CHG-28 the reactions are offered by the ids of the friends, wherever they stand in the army', () => {
    const g = (order: readonly string[]) => {
      const friends = { F: [3, 6], Z: [2, 6] } as const;
      return position({
        units: [
          ...order.map((id): UnitSpec => ({ ...FRIEND, id, at: friends[id as keyof typeof friends] })),
          { ...FRIEND, id: 'T', type: 'lineInfantry', at: [3, 1], facing: 2 },
          CHARGER,
        ],
      });
    };
    const offered = (order: readonly string[]) =>
      friendReactions(g(order), {
        attacker: 'C',
        target: 'T',
        inContact: [],
        hexQ: 3,
        hexR: 1,
      }).map((choice) => ('unit' in choice ? choice.unit : ''));
    const expected = ['F', 'Z'];
    expect(offered(expected)).toEqual(expected);
    expect(offered(['Z', 'F'])).toEqual(expected);
  });

  test('CHG-24 to CHG-28, LOS-04 another unit that is to help is told why it does not', () => {
    const line: UnitSpec = { ...FRIEND, id: 'L', type: 'lineInfantry', at: [4, 2], facing: 2 };
    const g = position({
      units: [
        FRIEND,
        // the charger stands before both
        { ...line, id: 'T', at: [3, 2] },
        line,
        { ...FRIEND, id: 'G', at: [8, 8], fate: 'eliminated' },
        { ...CHARGER, at: [3, 4] },
      ],
    });
    const told = (choose: string, unit: unknown) =>
      whyNotFriend(g, { attacker: 'C', target: 'T', inContact: [], hexQ: 3, hexR: 2 }, { choose, unit }).map(
        ({ rule, reason }) => `${rule} ${reason}`,
      );
    const [charge, fire] = ['friendCounterCharge', 'friendDefensiveFire'];
    expect([told(charge, 'F'), told(charge, 'L')]).toEqual([[], ['CHG-27 wrongFormation']]);
    expect([told(fire, 'F')[0], told(fire, 'L')]).toEqual(['FIR-01 neverFires', []]);
    expect([told(charge, 'G'), told(fire, 'G')]).toEqual([['LOS-04 gone'], ['LOS-04 gone']]);
    expect([told(charge, 'C'), told(fire, 'C')]).toEqual([['CHG-24 notYours'], ['CHG-24 notYours']]);
    // of what is no help by a unit there is nothing to tell
    for (const [choose, unit] of [
      [charge, 'nobody'],
      [fire, 7],
      ['noFriend', 'L'],
      ['reaction', 'G'],
    ] as const)
      expect(told(choose, unit)).toEqual([]);
  });
});
