import { describe, expect, test } from 'vitest';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { pursuitFrame } from '../../../../src/rules/procedures/pursuit.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { d3, d6, moraleTest } from '../../../../src/rules/state/dice.ts';
import type { HexTerrain } from '../../../../src/rules/state/vocabulary.ts';
import { ATTACK, DECLINE, PURSUE, react, STAY, STRIKE_BACK } from '../../../support/choices.ts';
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

/** Heavy cavalry below, looking up; a line above, looking down; three hexes between declaration and target. */
const CUIRASSIERS: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'heavyCavalry',
  at: [4, 7],
  facing: 5,
  strength: 12,
};
const LINE: UnitSpec = {
  id: 'T',
  side: 'red',
  type: 'lineInfantry',
  at: [5, 4],
  facing: 2,
  strength: 20,
};

function charged(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}) {
  const game = position({ ...spec, units });
  return start(game, chargeFrame(game, 'A', 'T'));
}

const NO_FRIEND: Choice = { choose: 'noFriend' };
const FLEE: Choice = { choose: 'flee' };

function reactionsOffered(legal: readonly Choice[]) {
  return legal.flatMap((choice) => (choice.choose === 'reaction' ? [choice.reaction] : []));
}

describe('CHG: the charge', () => {
  test('CHG-12, CHG-10 a charge from inside the target’s cone ends in one of its two front hexes', () => {
    const ends = choices(charged([CUIRASSIERS, LINE])).map((choice) =>
      choice.choose === 'move' ? choice.to : null,
    );
    expect(ends).toEqual([
      { q: 4, r: 5 },
      { q: 5, r: 5 },
    ]);
  });

  test('CHG-14 the reaction is asked of the target’s side once the charger is in contact', () => {
    const played = go(charged([CUIRASSIERS, LINE]), to(5, 5));
    expect(waitsFor(played.game)).toBe('red reaction');
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 5, r: 5 }]);
  });

  test('CHG-13 a line charged from three hexes by cavalry: nothing, square, fire, rotation, flight', () => {
    const played = go(charged([CUIRASSIERS, LINE]), to(5, 5));
    expect(reactionsOffered(choices(played))).toEqual([
      'nothing',
      'square',
      'defensiveFire',
      'rotation',
      'flight',
    ]);
  });

  test('CHG-16 from two hexes neither square nor rotation nor counter-charge', () => {
    const near = go(charged([{ ...CUIRASSIERS, at: [4, 6] }, LINE]), to(5, 5));
    expect(reactionsOffered(choices(near))).toEqual(['nothing', 'defensiveFire', 'flight']);
  });

  test('CHG-15, MOR-09 a line that does nothing passes on 5 or less: 7, less 2 for not being dense', () => {
    const played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('nothing'));
    expect(dice(played)).toEqual(moraleTest('none', 5));
  });

  test('CHG-17 a target already in contact may only stand or flee', () => {
    const played = go(
      charged([CUIRASSIERS, LINE, { id: 'B', side: 'blue', type: 'lineInfantry', at: [4, 4], facing: 0 }]),
      to(5, 5),
    );
    expect(reactionsOffered(choices(played))).toEqual(['nothing', 'flight']);
  });

  test('CHG-32, CBT-07 the whole shock: doubled strike, test, answer less the losses, the charger’s test', () => {
    let played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('nothing'), [2, 3]);
    expect(waitsFor(played.game)).toBe('blue attack');
    played = go(played, ATTACK);
    expect(dice(played)).toMatchObject({ count: 8, from: 4, six: 1 });
    played = go(played, [4, 5, 6, 1, 1, 1, 2, 3]);
    expect(unitAfter(played, 'T').strength).toBe(17);
    expect(dice(played)).toMatchObject({ plus: -7 });
    played = go(played, [3, 4], STRIKE_BACK);
    // CHG-33: six dice less the three points lost
    expect(dice(played)).toMatchObject({ count: 3 });
    played = go(played, [4, 4, 4]);
    expect(unitAfter(played, 'A').strength).toBe(9);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'A', purpose: 'losses' });
    expectOver(go(played, [1, 1]));
  });

  test('CHG-18, MOR-11, CHG-33 a target that fails and stays loses the excess, which also weakens its answer', () => {
    let played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('defensiveFire'));
    // 7, −2 not dense, −2 for firing
    expect(dice(played)).toMatchObject({ plus: -3 });
    played = go(played, [2, 3], STAY);
    expect(unitAfter(played, 'T').strength).toBe(18);
    expect(factsOf(played, 'shot')).toEqual([]);
    played = go(played, ATTACK, [4, 1, 1, 1, 1, 1, 1, 1], STRIKE_BACK);
    expect(dice(played)).toMatchObject({ count: 3 });
  });

  test('CHG-30 the charger need not strike, and then the combat ends without an answer', () => {
    const played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('nothing'), [1, 1], DECLINE);
    expectOver(played);
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ why: 'declined', rule: 'CHG-30' }]);
  });

  test('CHG-19, CHG-31, CBT-07 before a fresh square cavalry is not doubled, and may break off', () => {
    const square = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('square'), [1, 1]);
    expect(unitAfter(square, 'T')).toMatchObject({ formation: 'square', facing: 0 });
    expect(choices(square)).toEqual([ATTACK, DECLINE, { choose: 'breakOff' }]);
    expect(dice(go(square, ATTACK))).toMatchObject({ count: 4 });
    const away = go(square, { choose: 'breakOff' }, to(5, 6));
    expect(unitAfter(away, 'A').facing).toBe(5);
    expect(factsOf(away, 'attackEnded')).toMatchObject([{ why: 'brokeOff', rule: 'CHG-31' }]);
    expectOver(away);
  });

  test('CHG-15 a unit already in square charged by cavalry takes no test', () => {
    const played = go(
      charged([CUIRASSIERS, { ...LINE, formation: 'square', facing: 0 }]),
      to(5, 5),
      react('nothing'),
    );
    expect(factsOf(played, 'testExempt')).toHaveLength(1);
    expect(choices(played)).toEqual([ATTACK, DECLINE]);
  });

  test('CHG-20 after turning, the target is hit where it now shows', () => {
    const played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('rotation'), [1, 1], {
      choose: 'facing',
      facing: 3,
    });
    expect(unitAfter(played, 'T').facing).toBe(3);
    expect(waitsFor(played.game)).toBe('blue attack');
  });

  test('CHG-21, FIR-17 defensive fire at contact: six dice and one for half range', () => {
    const played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('defensiveFire'), [1, 2]);
    expect(dice(played)).toMatchObject({ count: 7, from: 5 });
  });

  test('CHG-29, R-97 a charger shaken by fire does not attack, even if it stays', () => {
    const shot = go(
      charged([CUIRASSIERS, LINE]),
      to(5, 5),
      react('defensiveFire'),
      [1, 2],
      [5, 5, 5, 1, 1, 1, 1],
    );
    expect(unitAfter(shot, 'A').strength).toBe(9);
    const shaken = go(shot, [6, 6], STAY);
    expect(unitAfter(shaken, 'A').strength).toBe(4);
    expectOver(shaken);
    expect(factsOf(shaken, 'struck')).toEqual([]);
  });

  test('CHG-29 a charger that passes its test goes on', () => {
    const played = go(
      charged([CUIRASSIERS, LINE]),
      to(5, 5),
      react('defensiveFire'),
      [1, 2],
      [5, 5, 5, 1, 1, 1, 1],
      [1, 1],
    );
    expect(waitsFor(played.game)).toBe('blue attack');
  });

  test('CHG-22, CHG-16, CBT-07 cavalry counter-charges a charger before it, which cancels the doubling', () => {
    const hussars: UnitSpec = {
      id: 'T',
      side: 'red',
      type: 'mediumCavalry',
      at: [5, 4],
      facing: 2,
      strength: 8,
    };
    let played = go(charged([CUIRASSIERS, hussars]), to(5, 5));
    expect(reactionsOffered(choices(played))).toEqual(['nothing', 'rotation', 'counterCharge', 'flight']);
    played = go(played, react('counterCharge'));
    expect(dice(played)).toMatchObject({ plus: -5 });
    expect(dice(go(played, [1, 1], ATTACK))).toMatchObject({ count: 4 });
  });

  test('SKL-04.1, MOR-09 the Counter-charge skill ignores the 2 for counter-charging', () => {
    const dragoons: UnitSpec = {
      id: 'T',
      side: 'red',
      type: 'mediumCavalry',
      at: [5, 4],
      facing: 2,
      skills: ['counterCharge'],
    };
    expect(dice(go(charged([CUIRASSIERS, dragoons]), to(5, 5), react('counterCharge')))).toMatchObject({
      plus: -7,
    });
  });

  test('SKL-01.3 so do Cuirassiers', () => {
    const cuirassiers: UnitSpec = {
      id: 'T',
      side: 'red',
      type: 'heavyCavalry',
      at: [5, 4],
      facing: 2,
      skills: ['cuirassier'],
    };
    expect(dice(go(charged([CUIRASSIERS, cuirassiers]), to(5, 5), react('counterCharge')))).toMatchObject({
      plus: -7,
    });
  });

  test('SKL-05.1, SKL-05.3, MOR-09 Lancers that charge: 3 less on the test, and 3 dice doubled', () => {
    const lancers: UnitSpec = {
      id: 'A',
      side: 'blue',
      type: 'lightCavalry',
      at: [4, 7],
      facing: 5,
      skills: ['lancer'],
    };
    const played = go(charged([lancers, LINE]), to(5, 5), react('nothing'));
    expect(dice(played)).toMatchObject({ plus: -2 });
    expect(dice(go(played, [1, 1], ATTACK))).toMatchObject({ count: 6 });
  });

  test('CHG-24, CHG-26, CHG-28, MOR-02 the target fires, then one neighbour; two small shots add up to a test', () => {
    const neighbour: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: [4, 4], facing: 2 };
    let played = go(
      charged([CUIRASSIERS, LINE, neighbour]),
      to(4, 5),
      react('defensiveFire'),
      [1, 2],
      [5, 5, 1, 1, 1, 1, 1],
    );
    expect(waitsFor(played.game)).toBe('red friendReaction');
    expect(choices(played)).toEqual([{ choose: 'friendDefensiveFire', unit: 'F' }, NO_FRIEND]);
    played = go(played, { choose: 'friendDefensiveFire', unit: 'F' });
    // none of the modifiers of a charged unit
    expect(dice(played)).toMatchObject({ plus: -7 });
    played = go(played, [3, 4], [5, 1, 1, 1, 1, 1, 1]);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'A' });
    expect(unitAfter(played, 'A').strength).toBe(9);
  });

  test('CHG-26 a friend that fails its test does nothing and suffers nothing', () => {
    const neighbour: UnitSpec = { id: 'F', side: 'red', type: 'lineInfantry', at: [4, 4], facing: 2 };
    const played = go(
      charged([CUIRASSIERS, LINE, neighbour]),
      to(4, 5),
      react('nothing'),
      [1, 2],
      { choose: 'friendDefensiveFire', unit: 'F' },
      [6, 6],
    );
    expect(unitAfter(played, 'F')).toMatchObject({ strength: 20, panicked: false });
    expect(waitsFor(played.game)).toBe('blue attack');
  });

  test('CHG-27, MAN-28, R-92, CBT-07 counter-charging cavalry engages the charger and undoes its doubling', () => {
    const dragoons: UnitSpec = { id: 'F', side: 'red', type: 'mediumCavalry', at: [7, 3], facing: 3 };
    let played = go(charged([CUIRASSIERS, LINE, dragoons]), to(5, 5), react('nothing'), [1, 2]);
    expect(choices(played)).toContainEqual({ choose: 'friendCounterCharge', unit: 'F' });
    // it has one way to the charger, which is taken
    played = go(played, { choose: 'friendCounterCharge', unit: 'F' }, [3, 3]);
    expect(factsOf(played, 'moved').at(-1)).toMatchObject({ unit: 'F', manoeuvre: 'counterCharge' });
    expect(dice(go(played, ATTACK)).dice).toBe('pool');
    expect((dice(go(played, ATTACK)) as { count: number }).count).toBeLessThan(8);
  });

  test('CHG-23, CHG-35, MAN-21 a target that flees at once leaves room for a pursuit', () => {
    let played = go(charged([CUIRASSIERS, LINE]), to(5, 5), react('flight'));
    expect(unitAfter(played, 'T')).toMatchObject({ panicked: true, formation: 'horde' });
    played = go(
      played,
      ...(waitsFor(played.game) === 'red facing' ? [(legal: readonly Choice[]) => legal[0] as Choice] : []),
    );
    expect(about(played)).toMatchObject({ about: 'flight', unit: 'T' });
    played = go(played, [4], (legal) => legal[0] as Choice);
    expect(waitsFor(played.game)).toBe('blue pursue');
    played = go(played, PURSUE);
    expect(about(played)).toMatchObject({ about: 'pursuit', unit: 'A' });
  });

  test('CHG-37, CHG-38, R-70 the pursuit attack is a doubled shock without reaction, and the last', () => {
    const behind: UnitSpec = {
      id: 'U',
      side: 'red',
      type: 'lineInfantry',
      at: [5, 1],
      facing: 2,
      strength: 14,
    };
    let played = go(
      charged([CUIRASSIERS, { ...LINE, strength: 14 }, behind]),
      to(5, 5),
      react('nothing'),
      [1, 1],
      ATTACK,
      [4, 4, 4, 4, 4, 4, 4, 4],
    );
    expect(unitAfter(played, 'T').strength).toBe(6);
    played = go(played, [6, 6], FLEE);
    while (waitsFor(played.game).startsWith('red')) {
      played =
        waitsFor(played.game) === 'red rolls flight'
          ? go(played, [6])
          : go(played, (legal) => legal.at(-1) as Choice);
    }
    expect(waitsFor(played.game)).toBe('blue pursue');
    played = go(played, PURSUE, [3]);
    while (waitsFor(played.game) === 'blue pursuitEnd') played = go(played, (legal) => legal[0] as Choice);
    expect(waitsFor(played.game)).toBe('blue pursuitAttack');
    played = go(played, { choose: 'attackTarget', target: 'U' });
    expect(dice(played)).toMatchObject({ count: 8 });
    played = go(played, [4, 4, 4, 1, 1, 1, 1, 1]);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'U' });
  });

  test('CHG-34 a charger that flees is not pursued', () => {
    let played = go(
      charged([{ ...CUIRASSIERS, strength: 8 }, LINE]),
      to(5, 5),
      react('nothing'),
      [1, 1],
      ATTACK,
      [1, 1, 1, 1, 1, 1, 1, 1],
    );
    played = go(played, STRIKE_BACK, [4, 4, 4, 4, 1, 1], [6, 6], FLEE);
    while (!waitsFor(played.game).startsWith('over')) {
      expect(waitsFor(played.game).startsWith('red pursu')).toBe(false);
      played =
        waitsFor(played.game) === 'blue rolls flight'
          ? go(played, [2])
          : go(played, (legal) => legal[0] as Choice);
    }
    expect(unitAfter(played, 'A').panicked).toBe(true);
  });

  test('R-105 a panicked target flees whatever it declares', () => {
    const mob: UnitSpec = { ...LINE, panicked: true, formation: 'horde' };
    const played = go(charged([CUIRASSIERS, mob]), to(5, 5));
    expect(reactionsOffered(choices(played))).toEqual(['nothing', 'flight']);
    expect(factsOf(go(played, react('nothing')), 'testLost')).toHaveLength(1);
  });

  const mobIn = (terrain: HexTerrain, charger: UnitSpec = CUIRASSIERS) => {
    const [q, r] = LINE.at;
    const mob: UnitSpec = { ...LINE, panicked: true, formation: 'horde' };
    return go(charged([charger, mob], { hexes: [{ q, r, terrain, hill: false }] }), to(5, 5));
  };

  test.each(['wood', 'village', 'fortifiedPoint'] as const)(
    'R-105, CHG-15, R-103 in a %s a panicked target charged by cavalry takes no test, and may stay',
    (terrain) => {
      const played = mobIn(terrain);
      expect(reactionsOffered(choices(played))).toEqual(['nothing', 'flight']);
      const stays = go(played, react('nothing'));
      expect(factsOf(stays, 'testExempt')).toMatchObject([{ rule: 'CHG-15' }]);
      expect(factsOf(stays, 'testLost')).toEqual([]);
      expect(waitsFor(stays.game)).toBe('blue attack');
      // a panicked unit strikes with no dice, and flees from three losses
      const struck = go(stays, ATTACK, [6, 4, 1]);
      expect(unitAfter(struck, 'T').strength).toBe(17);
      expect(factsOf(struck, 'testLost')).toMatchObject([{ purpose: 'losses' }]);
      expect(waitsFor(go(played, react('flight')).game)).toBe('red facing');
    },
  );

  test('R-105 on difficult ground, or charged by infantry, it takes the test and flees', () => {
    expect(factsOf(go(mobIn('difficult'), react('nothing')), 'testLost')).toHaveLength(1);
    const foot: UnitSpec = { ...CUIRASSIERS, type: 'lineInfantry', formation: 'column', skills: [] };
    expect(factsOf(go(mobIn('wood', foot), react('nothing')), 'testLost')).toHaveLength(1);
  });

  test('MAN-19, R-66 how far each kind pursues: a line one hex, a column 1D3, cavalry 1D6, light cavalry two more', () => {
    const pursuing = (unit: Partial<UnitSpec>) => {
      const game = position({ units: [{ ...CUIRASSIERS, ...unit } as UnitSpec] });
      return start(game, pursuitFrame('A'));
    };
    expect(dice(pursuing({}))).toEqual(d6(0));
    expect(dice(pursuing({ type: 'mediumCavalry', strength: 8 }))).toEqual(d6(0));
    expect(dice(pursuing({ type: 'lightCavalry', strength: 6 }))).toEqual(d6(2));
    expect(dice(pursuing({ type: 'lineInfantry', formation: 'column' }))).toEqual(d3(0));
    expect(dice(pursuing({ type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] }))).toEqual(
      d3(0),
    );
    const line = pursuing({ type: 'lineInfantry', formation: 'line' });
    expect(factsOf(line, 'pursuitLength')).toMatchObject([{ length: 1 }]);
    expect(waitsFor(line.game)).toBe('blue pursuitEnd');
  });
});
