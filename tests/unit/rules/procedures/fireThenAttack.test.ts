import { describe, expect, test } from 'vitest';
import { chargeRefusals } from '../../../../src/rules/attack/chargeConditions.ts';
import {
  fireThenAttackChoices,
  fireThenAttackRefusals,
  refusedFireThenAttack,
} from '../../../../src/rules/attack/fireThenAttack.ts';
import { fireRefusals } from '../../../../src/rules/fire/targets.ts';
import { legalActions, refusedActions } from '../../../../src/rules/orders/actions.ts';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { fireThenAttackFrame } from '../../../../src/rules/procedures/fireThenAttack.ts';
import { shockFrame } from '../../../../src/rules/procedures/shock.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { type Game, unitOf } from '../../../../src/rules/state/game.ts';
import { ATTACK, DECLINE } from '../../../support/choices.ts';
import {
  about,
  choices,
  dice,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

/** Two lines face to face, two hexes apart; seven dice for the shot. */
const U: UnitSpec = {
  id: 'U',
  side: 'blue',
  type: 'lineInfantry',
  at: [4, 6],
  skills: ['controlledFire'],
};
const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 4] };
const FIRE_THEN_ASSAULT: Choice = {
  choose: 'action',
  action: 'fireThenAttack',
  attack: 'assault',
  target: 'T',
};
const NOTHING: Choice = { choose: 'reaction', reaction: 'nothing' };

function field(...units: readonly UnitSpec[]): Game {
  return position({ units });
}

function acting(...units: readonly UnitSpec[]): Played {
  return start(field(...units), actionFrame('U', false));
}

/** The shot with so many hits that stick, and its return fire declined. */
function fired(from: Played, hits: number): Played {
  const faces = [0, 1, 2, 3, 4, 5, 6].map((n) => (n < hits ? 5 : 1));
  let played = go(from, FIRE_THEN_ASSAULT, faces);
  if (hits > 0)
    played = go(
      played,
      faces.slice(0, hits).map(() => 1),
    );
  return played;
}

/** The flight run to its end, with ones and the first answers. */
function settled(from: Played): Played {
  let played = from;
  while (waitsFor(played.game) !== 'over')
    played = waitsFor(played.game).includes('rolls')
      ? go(played, [1])
      : go(played, (legal) => legal[0] ?? DECLINE);
  return played;
}

test('SKL-08.3, FIR-19 offered neither to another skill, nor to a panicked unit, nor to one that may not fire', () => {
  const offered = (unit: Partial<UnitSpec>, ...others: readonly UnitSpec[]) => {
    const g = field({ ...U, ...unit }, T, ...others);
    return fireThenAttackChoices(g, unitOf(g, 'U')).length;
  };
  expect(offered({})).toBe(1);
  expect(offered({ skills: ['tenacious'] })).toBe(0);
  expect(offered({ panicked: true, formation: 'line' })).toBe(0);
  const engaging: UnitSpec = { id: 'X', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };
  expect(offered({}, engaging)).toBe(0);
  const g = field({ ...U, skills: ['tenacious'] }, T);
  expect(refusedFireThenAttack(g, unitOf(g, 'U'))).toEqual([]);
});

test('FIR-19, FIR-02 why it may not fire at all is told once, not target by target', () => {
  const g = field(U, T, { id: 'X', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 });
  const reasons = fireThenAttackRefusals(g, unitOf(g, 'U'), unitOf(g, 'T'), 'assault');
  const silent = fireRefusals(g, unitOf(g, 'U'), 'none');
  expect(silent).toHaveLength(1);
  expect(reasons.slice(0, 1)).toEqual(silent);
  expect(reasons.filter(({ rule }) => rule.startsWith('FIR'))).toEqual(silent);
});

function offers(g: Game): readonly Choice[] {
  return legalActions(g, unitOf(g, 'U'), false).filter(
    (choice) => choice.choose === 'action' && choice.action === 'fireThenAttack',
  );
}

function reasons(g: Game, attack: 'charge' | 'assault' = 'assault') {
  const [u, t] = [unitOf(g, 'U'), unitOf(g, 'T')];
  return fireThenAttackRefusals(g, u, t, attack).map(({ rule, reason }) => `${rule} ${reason}`);
}

describe('FIR-19 who may announce it', () => {
  test('SKL-08.3, SKL-08, FIR-03, FIR-19 Controlled fire in line, at an enemy it may shoot at and assault', () => {
    expect(offers(field(U, T))).toEqual([FIRE_THEN_ASSAULT]);
    expect(offers(field({ ...U, skills: [] }, T))).toEqual([]);
    expect(offers(field({ ...U, formation: 'column' }, T))).toEqual([]);
    expect(reasons(field({ ...U, formation: 'column' }, T))).toEqual(['SKL-08.3 controlledLineOnly']);
    expect(reasons(field({ ...U, skills: [] }, T))).toEqual(['SKL-08.3 controlledLineOnly']);
  });

  test('SKL-08.3, R-157 an extended line too', () => {
    const skills = ['controlledFire', 'linearOrder'] as const;
    expect(offers(field({ ...U, formation: 'extendedLine', skills }, T))).toEqual([FIRE_THEN_ASSAULT]);
  });

  test('FIR-19, R-127 the priority of fire holds, and so do the conditions of the attack', () => {
    const steady: UnitSpec = { ...T, id: 'N', at: [6, 4] };
    const mob: UnitSpec = { ...T, panicked: true };
    expect(reasons(field(U, mob, steady))).toEqual(['FIR-11 panickedTargetLast']);
    expect(reasons(field(U, { ...T, at: [5, 3] }))).toEqual(['ASL-01 beyondAssault']);
    expect(reasons(field(U, T), 'charge')).toContain('CHG-07 beyondCharge');
    const g = field(U, T);
    expect(reasons(g, 'charge')).toEqual(
      chargeRefusals(g, unitOf(g, 'U'), unitOf(g, 'T')).map(({ rule, reason }) => `${rule} ${reason}`),
    );
  });

  test('FIR-19 what is refused is told to units with the skill alone', () => {
    const told = (g: Game) =>
      refusedActions(g, unitOf(g, 'U'), false).filter(
        ({ choice }) => choice.choose === 'action' && choice.action === 'fireThenAttack',
      );
    expect(told(field(U, T)).map(({ choice }) => 'attack' in choice && choice.attack)).toEqual(['charge']);
    expect(told(field({ ...U, skills: [] }, T))).toEqual([]);
  });
});

describe('FIR-19 the shot, then the attack', () => {
  test('FIR-19, R-127 the shot with its return fire comes first, then the attack is offered', () => {
    let played = fired(acting(U, T), 1);
    expect(waitsFor(played.game)).toBe('red returnFire');
    played = go(played, DECLINE);
    expect(waitsFor(played.game)).toBe('blue attackAfterFire');
    expect(choices(played)).toEqual([ATTACK, DECLINE]);
    played = go(played, ATTACK);
    expect(factsOf(played, 'assaultDeclared')).toMatchObject([{ unit: 'U', target: 'T', distance: 2 }]);
    played = go(played, to(5, 5), NOTHING, ATTACK);
    expect(about(played)).toMatchObject({ about: 'strike', kind: 'melee', attacker: 'U', target: 'T' });
  });

  test('FIR-19, R-127 the attack may be left alone, and nobody else may be attacked', () => {
    const other: UnitSpec = { ...T, id: 'O', at: [6, 4] };
    const played = go(fired(acting(U, T, other), 1), DECLINE, DECLINE);
    expectOver(played);
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ unit: 'U', why: 'declined', rule: 'FIR-19' }]);
    expect(unitAfter(played, 'U').acted).toBe(true);
  });

  test('FIR-19 an enemy that flees or dies from the shot ends the action', () => {
    let fled = go(fired(acting(U, T), 4), [6, 6], { choose: 'flee' });
    expect(unitAfter(fled, 'T').panicked).toBe(true);
    fled = settled(fled);
    expect(factsOf(fled, 'attackEnded')).toMatchObject([{ why: 'targetGone' }]);
    const dead = go(acting(U, { ...T, strength: 1 }), FIRE_THEN_ASSAULT, [5, 1, 1, 1, 1, 1, 1], [1]);
    expect(factsOf(dead, 'attackEnded')).toMatchObject([{ why: 'targetGone' }]);
    expectOver(dead);
  });

  test('FIR-19, MOR-13 a panicked enemy that the shot has not driven on is attacked', () => {
    const mob: UnitSpec = { ...T, panicked: true, formation: 'horde' };
    const played = go(acting(U, mob), FIRE_THEN_ASSAULT, [5, 5, 1, 1, 1, 1, 1]);
    expect(waitsFor(played.game)).toBe('blue attackAfterFire');
  });

  test('FIR-19, R-127 a firer shaken by the return fire attacks no one', () => {
    let played = go(fired(acting(U, T), 0), { choose: 'returnFire' });
    played = go(played, [5, 5, 5, 5, 1, 1, 1], [1, 1, 1, 1], [6, 6], { choose: 'flee' });
    expect(unitAfter(played, 'U').panicked).toBe(true);
    played = settled(played);
    expect(factsOf(played, 'attackEnded')).toMatchObject([{ why: 'shaken' }]);
  });

  test('ORD-12, FIR-19 an Impetuous unit that has announced its attack makes it', () => {
    const rash = { ...U, skills: ['controlledFire', 'impetuous'] } as const;
    const played = go(fired(acting(rash, T), 1), DECLINE);
    expect(factsOf(played, 'assaultDeclared')).toHaveLength(1);
  });

  test('R-19, R-127 toward an enemy in a wood, to which it owes nothing, the attack stays optional', () => {
    const rash: UnitSpec = { ...U, skills: ['controlledFire', 'impetuous'] };
    const hexes = [{ q: 5, r: 4, terrain: 'wood', hill: false }] as const;
    const game = position({ units: [rash, T], hexes });
    const played = go(start(game, actionFrame('U', false)), FIRE_THEN_ASSAULT, [1, 1, 1], DECLINE);
    expect(choices(played)).toEqual([ATTACK, DECLINE]);
  });
});

describe('MOR-02 the shot counts with the attack', () => {
  /** The melee after a shot with two hits: the assailant loses nothing, the target `more` points. */
  function melee(more: number): Played {
    let played = go(fired(acting(U, T), 2), DECLINE, ATTACK, to(5, 5), NOTHING, ATTACK);
    const { dice: kind } = dice(played);
    expect(kind).toBe('pool');
    played = go(
      played,
      [0, 1, 2, 3, 4, 5].map((n) => (n < more ? 4 : 1)),
    );
    return go(played, DECLINE);
  }

  test('MOR-02, R-136, ASL-10 two points by the shot and one in the melee make a test', () => {
    const played = melee(1);
    expect(about(played)).toMatchObject({ about: 'morale', unit: 'T', purpose: 'losses' });
  });

  test('MOR-02, R-136 two points by the shot alone make none', () => {
    expectOver(melee(0));
  });

  test('MOR-02, R-136 a shot that has caused its test is not counted again', () => {
    let played = go(fired(acting(U, T), 3), [1, 1], DECLINE, ATTACK, to(5, 5), NOTHING, ATTACK);
    played = go(played, [4, 4, 1, 1, 1, 1], DECLINE);
    expectOver(played);
  });

  test('MOR-02, R-136 what a failed test of the shot has cost is no loss by fire', () => {
    const game = field(U, T);
    const before = start(game, fireThenAttackFrame(game, 'U', 'T', 'assault'));
    const shot = go(before, [5, 5, 5, 1, 1, 1, 1], [1, 1, 1], [4, 4], { choose: 'stay' }, DECLINE);
    expect(unitAfter(shot, 'T').strength).toBe(16);
    expect(shot.game.frames.at(-1)).toMatchObject({ procedure: 'fireThenAttack', earlier: 0 });
  });

  test('MOR-02 the shock of a charge counts it in the same way', () => {
    const game = field({ ...U, at: [5, 5] }, T);
    const shock = (earlier: number) =>
      go(
        start(
          game,
          shockFrame('U', 'T', 'charge', { doubled: false, protectors: [], targetLost: 0, earlier }),
        ),
        [4, 1, 1, 1, 1, 1],
      );
    expect(about(shock(2))).toMatchObject({ about: 'morale', unit: 'T' });
    expect(waitsFor(shock(1).game)).toBe('red strikeBack');
  });

  test('MOR-02 the frame of the attack carries those points only if there are any', () => {
    const game = field(U, T);
    expect(assaultFrame(game, 'U', 'T')).not.toHaveProperty('earlier');
    const frames = go(fired(acting(U, T), 2), DECLINE, ATTACK).game.frames;
    expect(frames.find(({ procedure }) => procedure === 'assault')).toMatchObject({ earlier: 2 });
  });
});
