import { describe, expect, test } from 'vitest';
import { isOutflanked } from '../../../../src/rules/ground/engagement.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { ATTACK, react, STRIKE_BACK } from '../../../support/choices.ts';
import {
  about,
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

const ASSAILANT: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'lineInfantry',
  at: [4, 6],
  facing: 5,
  strength: 20,
};
const TARGET: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [5, 4],
  facing: 2,
  strength: 20,
};

function assaulted(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}) {
  const game = position({ ...spec, units });
  return start(game, assaultFrame(game, 'A', 'T'));
}

function met(units: readonly UnitSpec[] = [ASSAILANT, TARGET]) {
  return go(assaulted(units), to(5, 5), react('nothing'));
}

describe('ASL: assault and melee', () => {
  test('ASL-06, ASL-12 move, reaction without a test, then the attack', () => {
    const played = met();
    expect(factsOf(played, 'testExempt')).toMatchObject([{ rule: 'ASL-12' }]);
    expect(waitsFor(played.game)).toBe('blue attack');
  });

  test('ASL-13, ASL-11 a line may stand, fire or flee: it is too near for square, rotation and counter-charge', () => {
    const played = go(assaulted([ASSAILANT, TARGET]), to(5, 5));
    const pending = engine.pending(played.game);
    const refused = pending.wait === 'decision' ? pending.decision.refused() : [];
    for (const one of ['square', 'rotation', 'counterCharge'] as const)
      expect(
        refused
          .filter(({ choice }) => choice.choose === 'reaction' && choice.reaction === one)
          .flatMap(({ reasons }) => reasons.map(({ rule }) => rule)),
      ).toContain('ASL-13');
    const offered = choices(played);
    expect(offered.map((choice) => (choice.choose === 'reaction' ? choice.reaction : ''))).toEqual([
      'nothing',
      'defensiveFire',
      'flight',
    ]);
  });

  test('ASL-07 the attack may be declined', () => {
    const played = go(met(), { choose: 'decline' });
    expectOver(played);
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ why: 'declined', rule: 'ASL-07' }]);
  });

  test('ASL-14, ASL-09 both strike with all their dice, whatever the losses between', () => {
    let played = go(met(), ATTACK);
    expect(dice(played)).toMatchObject({ count: 6, from: 4 });
    played = go(played, [4, 4, 4, 4, 4, 4]);
    expect(unitAfter(played, 'T').strength).toBe(14);
    // no test comes between the two blows
    expect(waitsFor(played.game)).toBe('red strikeBack');
    expect(dice(go(played, STRIKE_BACK))).toMatchObject({ count: 6 });
  });

  test('ASL-09 an eliminated unit does not answer, and no one tests', () => {
    const played = go(
      met([ASSAILANT, { ...TARGET, strength: 3, initialStrength: 20 }]),
      ATTACK,
      [4, 4, 4, 1, 1, 1],
    );
    expect(unitAfter(played, 'T').fate).toBe('eliminated');
    expectOver(played);
  });

  test('ASL-10, MOR-01 only the one that lost three tests', () => {
    const played = go(met(), ATTACK, [4, 4, 4, 1, 1, 1], STRIKE_BACK, [4, 4, 1, 1, 1, 1]);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'T', purpose: 'losses' });
    expectOver(go(played, [1, 1]));
  });

  test('ASL-10 of two, the one that lost more tests first', () => {
    const played = go(met(), ATTACK, [4, 4, 4, 1, 1, 1], STRIKE_BACK, [4, 4, 4, 4, 1, 1]);
    expect(about(played)).toMatchObject({ unit: 'A' });
    expect(about(go(played, [1, 1]))).toMatchObject({ unit: 'T' });
  });

  test('ASL-10 the one at its threshold tests before the one that lost more', () => {
    const weak: UnitSpec = { ...TARGET, strength: 13, initialStrength: 20 };
    const played = go(met([ASSAILANT, weak]), ATTACK, [4, 4, 4, 1, 1, 1]);
    const tested = go(
      played,
      STRIKE_BACK,
      ...(dice(go(played, STRIKE_BACK)).dice === 'pool' ? [[4, 4, 4, 4, 1, 1]] : []),
    );
    const saved = waitsFor(tested.game) === 'blue rolls saves' ? go(tested, [1, 1, 1, 1]) : tested;
    expect(about(saved)).toMatchObject({ about: 'morale', unit: 'T' });
  });

  test('ASL-10 equal losses: the lower command value first, the assaulted unit if these are equal too', () => {
    const even = go(met(), ATTACK, [4, 4, 4, 1, 1, 1], STRIKE_BACK, [4, 4, 4, 1, 1, 1]);
    expect(about(even)).toMatchObject({ unit: 'T' });
    const poor = go(
      met([{ ...ASSAILANT, commandValue: 6 }, TARGET]),
      ATTACK,
      [4, 4, 4, 1, 1, 1],
      STRIKE_BACK,
      [4, 4, 4, 1, 1, 1],
    );
    expect(about(poor)).toMatchObject({ unit: 'A' });
  });

  test('ASL-10 the flight of the first dispenses the second', () => {
    let played = go(met(), ATTACK, [4, 4, 4, 1, 1, 1], STRIKE_BACK, [4, 4, 4, 1, 1, 1], [6, 6], {
      choose: 'flee',
    });
    while (waitsFor(played.game) !== 'over') {
      expect(waitsFor(played.game).startsWith('red')).toBe(true);
      played =
        waitsFor(played.game) === 'red rolls flight'
          ? go(played, [3])
          : go(played, (legal) => legal[0] as Choice);
    }
    expect(unitAfter(played, 'T').panicked).toBe(true);
  });

  test('ASL-08 no pursuit: the assailant stays where it is', () => {
    let played = go(assaulted([ASSAILANT, TARGET]), to(5, 5), react('flight'));
    while (waitsFor(played.game) !== 'over') {
      expect(waitsFor(played.game)).not.toBe('blue pursue');
      played =
        waitsFor(played.game) === 'red rolls flight'
          ? go(played, [3])
          : go(played, (legal) => legal[0] as Choice);
    }
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
  });

  test('ASL-16 an assailant shaken by defensive fire does not attack', () => {
    const played = go(
      assaulted([ASSAILANT, TARGET]),
      to(5, 5),
      react('defensiveFire'),
      [5, 5, 5, 5, 5, 5, 5],
      [1, 1, 1, 1, 1, 1, 1],
      [6, 6],
      { choose: 'stay' },
    );
    expectOver(played);
    expect(factsOf(played, 'struck')).toEqual([]);
  });

  test('ASL-03, R-111, CHG-17 a melee goes on from contact, and the other side may only stand or flee', () => {
    const game = [{ ...ASSAILANT, at: [5, 5] as [number, number] }, TARGET];
    const played = go(assaulted(game), to(5, 5));
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
    expect(choices(played)).toEqual([react('nothing'), react('flight')]);
  });

  test('ASL-04, MAN-17, LOS-02 two points for each enemy shaken off on the way', () => {
    const units: readonly UnitSpec[] = [
      { ...ASSAILANT, at: [4, 6] },
      { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4], facing: 3 },
      { id: 'X', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 },
      { id: 'Y', side: 'red', type: 'lineInfantry', at: [3, 6], facing: 0 },
    ];
    const game = position({ units });
    const played = start(game, assaultFrame(game, 'A', 'X'));
    // X is engaged without moving; Y still engages: nothing is shaken off on the spot
    expect(factsOf(played, 'losses')).toEqual([]);
  });

  test('ASL-12, R-110 a panicked unit may stand, without dice to answer', () => {
    const mob: UnitSpec = { ...TARGET, panicked: true, formation: 'horde' };
    const played = go(assaulted([ASSAILANT, mob]), to(5, 5), react('nothing'), ATTACK);
    expect(dice(played)).toMatchObject({ six: 2 });
    const struck = go(played, [6, 1, 1, 1, 1, 1]);
    expect(unitAfter(struck, 'T').strength).toBe(18);
    expectOver(struck);
  });

  test('ASL-10, MOR-13 a panicked unit that loses three flees', () => {
    const mob: UnitSpec = { ...TARGET, panicked: true, formation: 'horde' };
    const struck = go(assaulted([ASSAILANT, mob]), to(5, 5), react('nothing'), ATTACK, [6, 6, 1, 1, 1, 1]);
    expect(factsOf(struck, 'testLost')).toMatchObject([{ unit: 'T', purpose: 'losses' }]);
  });

  test('ASL-15, GEO-20, CBT-17 an assailant outflanked at declaration strikes with one die, even once it has slipped away', () => {
    const flanker: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [6, 5], facing: 4 };
    const played = go(assaulted([{ ...ASSAILANT, at: [5, 5] }, TARGET, flanker]), to(4, 5), react('nothing'));
    expect(unitAfter(played, 'A').strength).toBe(18);
    expect(dice(go(played, ATTACK))).toMatchObject({ count: 1 });
  });

  describe('outflanked at declaration, and out of its grip by the move', () => {
    const flanker: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [6, 5], facing: 4 };
    const slipped = (assailant: Partial<UnitSpec>, units: readonly UnitSpec[] = [TARGET]) =>
      go(assaulted([{ ...ASSAILANT, at: [5, 5], ...assailant }, flanker, ...units]), to(4, 5));
    const answered = (assailant: Partial<UnitSpec>, units: readonly UnitSpec[] = [TARGET]) =>
      go(slipped(assailant, units), react('nothing'), ATTACK, [1], STRIKE_BACK, [4, 4, 4, 1, 1, 1]);
    const horse = { type: 'heavyCavalry', formation: 'none', strength: 12 } as const;

    test('GEO-20, SKL-02.2 its half-cuirass does not save: it counts as outflanked throughout', () => {
      const played = answered({ ...horse, skills: ['halfCuirass'] });
      expect(waitsFor(played.game)).toBe('blue rolls morale');
      expect(unitAfter(played, 'A').strength).toBe(12 - 2 - 3);
      expect(waitsFor(answered({ ...horse, skills: ['cuirassier'] }).game)).toBe('blue rolls saves');
    });

    test('GEO-20, SKL-10.2 a Warrior does not save against infantry', () => {
      const played = answered({ skills: ['irregular', 'warrior'] });
      expect(waitsFor(played.game)).toBe('blue rolls morale');
    });

    test('GEO-20, SKL-03.2 Feudal cavalry does not save against cavalry', () => {
      const cavalry: UnitSpec = { ...TARGET, type: 'heavyCavalry', strength: 12, initialStrength: 12 };
      const played = go(
        slipped({ ...horse, skills: ['feudalCavalry'] }, [cavalry]),
        react('nothing'),
        ATTACK,
        [1],
        STRIKE_BACK,
        [4, 4, 1, 1],
      );
      expect(unitAfter(played, 'A').strength).toBe(12 - 2 - 2);
      expectOver(played);
    });

    test('GEO-20, MOR-08 it tests for its losses at −3', () => {
      expect(about(answered(horse))).toMatchObject({
        commandValue: {
          total: 4,
          terms: expect.arrayContaining([{ rule: 'MOR-08', why: 'outflanked', amount: -3 }]),
        },
      });
    });

    test('GEO-20, ASL-16 and so it does when a friend of its target fires at it', () => {
      const guns: UnitSpec = { id: 'G', side: 'red', type: 'mediumFootBattery', at: [4, 4], facing: 2 };
      const played = go(
        slipped({ ...horse, skills: ['halfCuirass'] }, [TARGET, guns]),
        react('nothing'),
        { choose: 'friendDefensiveFire', unit: 'G' },
        [1, 1],
      );
      expect(about(go(played, [5, 5, 5, 1, 1, 1, 1, 1, 1, 1]))).toMatchObject({
        about: 'morale',
        commandValue: { total: 4 },
      });
    });

    test('GEO-20 the memory ends with the assault', () => {
      const over = go(slipped({ ...horse, skills: ['halfCuirass'] }), react('nothing'), {
        choose: 'decline',
      });
      expectOver(over);
      expect(isOutflanked(over.game, unitAfter(over, 'A'))).toBe(false);
    });
  });
});
