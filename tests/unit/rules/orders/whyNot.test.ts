/** A choice that is not legal is refused with its reasons, also where the refused ones are too many to be listed. */
import { describe, expect, test } from 'vitest';
import { ring } from '../../../../src/geometry/hex.ts';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { marchFrame } from '../../../../src/rules/procedures/march.ts';
import { engine } from '../../../../src/rules/rulebook.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { turnFrame } from '../../../../src/rules/state/turnFrames.ts';
import { type Played, start } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

const COLUMN = { side: 'blue', type: 'lineInfantry', formation: 'column' } as const;
const LIGHT = { side: 'blue', type: 'lightInfantry', formation: 'skirmish', skills: ['skirmisher'] } as const;
const ENEMY: UnitSpec = { id: 'e', side: 'red', type: 'lineInfantry', at: [3, 1], facing: 2 };

/** The reasons told for the choice, `null` for one that is taken. */
function why({ game }: Played, choice: Choice | Record<string, unknown>): readonly string[] | null {
  const answered = engine.answer(game, { at: game.count.answers, choice });
  if (answered.ok) return null;
  if (answered.why.problem !== 'notLegal') return [answered.why.problem];
  return answered.why.reasons.map(({ rule, reason }) => `${rule} ${reason}`);
}

describe('the end of a march', () => {
  const g = position({ units: [{ id: 'u', ...COLUMN, at: [3, 6] }, ENEMY] });
  const march = start(g, marchFrame('u', 'frontalMarch'));
  const end = (q: number, r: number, facing = 5) => ({ choose: 'move', to: { q, r }, facing, route: [] });

  test('MAN-06, MAN-09, MAN-30 each end that is refused tells why', () => {
    expect(why(march, end(3, 7))).toEqual(['MAN-06 noRoute']);
    expect(why(march, end(3, 2))).toEqual(['MAN-09 forcedMarchEnemyNear', 'MAN-10 engagesAnew']);
    expect(why(march, end(3, -1))).toEqual(['MAN-30 offMap']);
  });

  test('MAN-06, MAN-08 a legal end is refused with a way that leads elsewhere', () => {
    expect(why(march, { ...end(3, 5), route: [{ q: 9, r: 9 }] })).toEqual(['MAN-06 noRoute']);
    const aside = start(g, marchFrame('u', 'indirectMarch'));
    expect(why(aside, { ...end(3, 5), route: [{ q: 9, r: 9 }] })).toEqual(['MAN-08 noRoute']);
  });

  test('MAN-06 an end that names no place has no reason to tell', () => {
    for (const to of [null, 7, { q: 1 }, { q: 1.5, r: 2 }, { q: 1, r: 2.5 }, { q: 'a', r: 2 }])
      expect(why(march, { choose: 'move', to, facing: 5, route: [] })).toEqual([]);
    expect(why(march, end(3, 5, 7))).toEqual([]);
    expect(why(march, { choose: 'pass' })).toEqual([]);
  });

  test('MAN-08 an indirect march is judged as one', () => {
    const aside = start(g, marchFrame('u', 'indirectMarch'));
    expect(why(aside, end(3, -1))).toEqual(['MAN-30 offMap']);
    expect(why(aside, { ...end(3, -1), choose: 'turn' })).toEqual([]);
    expect(why(start(g, marchFrame('u', 'evade')), { ...end(3, 5), choose: 'turn' })).toEqual([]);
  });

  test('MAN-15, R-72 a panicked friend on the row of an indirect march is told', () => {
    const horse: UnitSpec = { id: 'u', side: 'blue', type: 'lightCavalry', at: [3, 6] };
    const mob: UnitSpec = { id: 'm', side: 'blue', type: 'lineInfantry', panicked: true, at: [4, 6] };
    const row = start(position({ units: [horse, mob] }), marchFrame('u', 'indirectMarch'));
    expect(why(row, end(5, 6))).toEqual(['MAN-15 panickedFriendInWay']);
  });

  test('CHG-11, ASL-03 a charge or an assault ends beside its target, and says which', () => {
    const horse = { id: 'u', side: 'blue', type: 'heavyCavalry', at: [4, 6] } as const;
    const near = position({ units: [horse, { ...ENEMY, at: [5, 4] }] });
    const attack = (manoeuvre: 'charge' | 'assault') =>
      start(near, marchFrame('u', manoeuvre, { target: 'e' }));
    expect(why(attack('charge'), end(9, 9))).toEqual(['CHG-11 noRouteToTarget']);
    expect(why(attack('assault'), end(9, 9))).toEqual(['ASL-03 noRouteToTarget']);
  });

  test('MAN-11 an evade ends where its rule has it', () => {
    const evade = start(g, marchFrame('u', 'evade'));
    expect(why(evade, end(3, 5))).toEqual(['MAN-11 noRoute']);
  });
});

describe('a group', () => {
  const units: readonly UnitSpec[] = [
    { id: 'a', ...COLUMN, at: [3, 6] },
    { id: 'b', ...COLUMN, at: [4, 6], facing: 0 },
    { id: 'c', ...COLUMN, at: [8, 6] },
    ENEMY,
  ];
  const orders = start(position({ units, orderPoints: 3 }), { ...turnFrame(false), at: 'orders' });

  test('ORD-03, ORD-06, ORD-09 that is none tells why, its riders too', () => {
    expect(why(orders, { choose: 'group', units: ['a', 'b'] })).toEqual(['ORD-06 facingsDiffer']);
    expect(why(orders, { choose: 'group', units: ['a', 'c'] })).toEqual(['ORD-06 noChain']);
    expect(why(orders, { choose: 'group', units: ['e', 'c'] })).toContain('ORD-03 notYours');
    expect(why(orders, { choose: 'group', units: ['a'], riders: ['c'] })).toEqual(['ORD-09 neverRides']);
  });

  test('ORD-15, R-16 a member of the group does not ride along with it', () => {
    const scout: UnitSpec = { id: 's', ...LIGHT, skills: ['skirmisher', 'scout'], at: [3, 6] };
    const led = start(position({ units: [scout, ENEMY], orderPoints: 3 }), {
      ...turnFrame(false),
      at: 'orders',
    });
    expect(why(led, { choose: 'group', units: ['s'], riders: ['s'] })).toEqual(['ORD-15 alreadyActivated']);
  });

  test('ORD-03 a group of no units at all', () => {
    expect(why(orders, { choose: 'group', units: [] })).toEqual(['ORD-03 gone']);
    for (const units of ['a', 'ab', ['a', 'b', 7]])
      expect(why(orders, { choose: 'group', units })).toEqual([]);
    expect(why(orders, { choose: 'unit', units: ['a', 'b'] })).toEqual([]);
  });
});

describe('the second half of an action made of two', () => {
  const asked = (unit: UnitSpec, at: 'shotChoice' | 'shotAfterFormation' | 'formationChoice') =>
    start(position({ units: [unit, NEAR, FAR] }), { ...actionFrame('u', false), at });
  const NEAR: UnitSpec = { ...ENEMY, id: 'n', at: [5, 3] };
  const FAR: UnitSpec = { ...ENEMY, at: [3, 0] };
  const shoot = (target: string) => ({ choose: 'shootAt', target });

  test('FIR-03, FIR-06 a target that is refused tells why', () => {
    const light = asked({ id: 'u', ...LIGHT, at: [3, 6] }, 'shotChoice');
    expect(why(light, shoot('e'))).toEqual(['FIR-06 beyondRange']);
    const line = asked({ id: 'u', side: 'blue', type: 'lineInfantry', at: [3, 6] }, 'shotAfterFormation');
    expect(why(line, shoot('e'))).toEqual(['FIR-06 beyondRange']);
  });

  test('FIR-03 what is no shot, or names nobody, has no reason to tell', () => {
    const light = asked({ id: 'u', ...LIGHT, at: [3, 6] }, 'shotChoice');
    expect(why(light, shoot('nobody'))).toEqual([]);
    expect(why(light, { choose: 'returnFire', target: 'e' })).toEqual([]);
  });

  test('FRM-17 a change of formation that is refused tells why, what is none does not', () => {
    const foot = asked({ id: 'u', ...COLUMN, at: [3, 6] }, 'formationChoice');
    expect(why(foot, { choose: 'formation', formation: 'column' })).toEqual(['FRM-21 sameFormation']);
    expect(why(foot, { choose: 'formation', formation: 'circle' })).toEqual([]);
    expect(why(foot, { choose: 'facing', formation: 'column' })).toEqual([]);
  });
});

describe('an action made of two', () => {
  const act = (unit: UnitSpec) => start(position({ units: [unit, ENEMY] }), actionFrame('u', false));

  test('FIR-03, FRM-17 a march before a shot or a change of formation', () => {
    const played = act({ id: 'u', ...COLUMN, at: [3, 6] });
    expect(why(played, { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' })).toEqual([
      'FIR-03 movedOnlyLight',
    ]);
    const light = act({ id: 'u', ...LIGHT, at: [3, 6] });
    expect(why(light, { choose: 'action', action: 'marchThenFormation', march: 'frontalMarch' })).toEqual([
      'FRM-17 columnOnly',
    ]);
    // shut in, it can turn, and go nowhere
    const hexes = ring({ q: 3, r: 6 }, 1).map(
      (hex) => ({ ...hex, terrain: 'impassable', hill: false }) as const,
    );
    const shut = start(
      position({ units: [{ id: 'u', ...LIGHT, at: [3, 6] }, ENEMY], hexes }),
      actionFrame('u', false),
    );
    const fires = (march: string) => why(shut, { choose: 'action', action: 'marchThenFire', march });
    expect([fires('frontalMarch'), fires('indirectMarch')]).toEqual([null, ['MAN-08 noRoute']]);
  });

  test('SEQ-07 of what is no action there is nothing to tell', () => {
    const units: readonly UnitSpec[] = [
      { id: 'u', ...COLUMN, at: [3, 6] },
      { id: 'u', ...LIGHT, at: [3, 6] },
    ];
    for (const choice of [
      { action: 'marchThenFire', march: 'sideways' },
      { action: 'marchThenFormation', march: 'sideways' },
      { action: 'formationThenFire', formation: 'crowd' },
      { action: 'marchThenDance', march: 'frontalMarch' },
      { action: 'formationThenDance', formation: 'line' },
    ])
      for (const unit of units) expect(why(act(unit), { choose: 'action', ...choice })).toEqual([]);
  });

  test('FIR-06, FIR-16 a double fire', () => {
    const played = act({ id: 'u', ...COLUMN, at: [3, 6] });
    expect(why(played, { choose: 'action', action: 'doubleFire', target: 'e' })).toEqual([
      'FIR-16 wrongFormation',
      'FIR-06 beyondRange',
    ]);
    expect(why(played, { choose: 'action', action: 'doubleFire', target: 'nobody' })).toEqual([
      'FIR-16 wrongFormation',
    ]);
    const line: UnitSpec = {
      id: 'u',
      side: 'blue',
      type: 'lineInfantry',
      formation: 'extendedLine',
      skills: ['linearOrder'],
      at: [3, 7],
    };
    const twice = { choose: 'action', action: 'doubleFire', target: 'e' };
    expect(why(act(line), twice)).toEqual(['FIR-06 beyondRange']);
    // what silences it stands alone
    const held = position({ units: [line, ENEMY, { ...ENEMY, id: 'f', at: [4, 6] }] });
    expect(why(start(held, actionFrame('u', false)), twice)).toEqual(['FIR-02 engagedNoFire']);
  });

  test('SKL-18.2 a change of formation before a shot', () => {
    const played = act({ id: 'u', ...COLUMN, at: [3, 6] });
    const change = { choose: 'action', action: 'formationThenFire', formation: 'line' };
    expect(why(played, change)).toEqual(['SKL-18.2 wrongType']);
    const keen = act({ id: 'u', ...COLUMN, skills: ['tacticalSense'], at: [3, 6] });
    expect(why(keen, { ...change, formation: 'skirmish' })).toEqual(['FRM-05 formationNotOpen']);
    expect(why(keen, change)).toBeNull();
  });
});
