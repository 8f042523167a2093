import { describe, expect, test } from 'vitest';
import { engagedByMarch, isImpetuous } from '../../../../src/rules/orders/impetuous.ts';
import { actionFrame } from '../../../../src/rules/procedures/action.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { unitOf } from '../../../../src/rules/state/game.ts';
import { react } from '../../../support/choices.ts';
import {
  choices,
  expectOver,
  factsOf,
  go,
  type Played,
  start,
  to,
  unitAfter,
  waitsFor,
} from '../../../support/play.ts';
import { type PositionSpec, position, type UnitSpec } from '../../../support/position.ts';

/** Looks up to (4, 5) and (5, 5). */
const HUSSARS: UnitSpec = {
  id: 'A',
  side: 'blue',
  type: 'mediumCavalry',
  at: [4, 6],
  facing: 5,
  skills: ['impetuous'],
};
const FOOT: UnitSpec = { ...HUSSARS, type: 'lineInfantry', skills: ['irregular', 'impetuous'] };
const enemy = (id: string, at: UnitSpec['at'], more: Partial<UnitSpec> = {}): UnitSpec => ({
  id,
  side: 'red',
  type: 'lineInfantry',
  at,
  facing: 2,
  ...more,
});

function acting(units: readonly UnitSpec[], spec: Omit<PositionSpec, 'units'> = {}): Played {
  return start(position({ ...spec, units }), actionFrame('A', false));
}

describe('SKL-17.1: once engaged, it strikes', () => {
  test('SKL-17.1, CHG-30, R-20 after a charge the blow is no choice', () => {
    const g = position({ units: [HUSSARS, enemy('T', [5, 4])] });
    const played = go(start(g, chargeFrame(g, 'A', 'T')), to(5, 5), react('nothing'), [1, 1]);
    expect(factsOf(played, 'forced')).toContainEqual(
      expect.objectContaining({ choice: { choose: 'attack' }, side: 'blue' }),
    );
    expect(waitsFor(played.game)).toBe('blue rolls strike');
  });

  test('SKL-17.1, ASL-07 nor after an assault', () => {
    const g = position({ units: [FOOT, enemy('T', [5, 4])] });
    const played = go(start(g, assaultFrame(g, 'A', 'T')), to(5, 5), react('nothing'));
    expect(waitsFor(played.game)).toBe('blue rolls strike');
  });

  const SQUARED = [{ ...HUSSARS, at: [4, 7] as const }, enemy('T', [5, 4])];
  function beforeSquare(spec: Omit<PositionSpec, 'units'> = {}): Played {
    const g = position({ ...spec, units: SQUARED });
    return go(start(g, chargeFrame(g, 'A', 'T')), to(5, 5), react('square'), [1, 1]);
  }

  test('SKL-17.1, CHG-31, R-20 not even before a square just formed', () => {
    expect(unitAfter(beforeSquare(), 'T').formation).toBe('square');
    expect(waitsFor(beforeSquare().game)).toBe('blue rolls strike');
  });

  test('CHG-31, R-20 impetuous_vs_fresh_square=may_break_off lets it swerve, not stand idle', () => {
    expect(choices(beforeSquare({ houseRules: { impetuous_vs_fresh_square: 'may_break_off' } }))).toEqual([
      { choose: 'attack' },
      { choose: 'breakOff' },
    ]);
  });

  test('SKL-17.2, CHG-35 it pursues when it can, and strikes whom it then engages', () => {
    const behind = enemy('U', [5, 2], { type: 'mediumFootBattery' });
    const g = position({ units: [HUSSARS, enemy('T', [5, 4], { panicked: true, facing: 5 }), behind] });
    let played = go(start(g, chargeFrame(g, 'A', 'T')), to(5, 5));
    // a panicked target flees whatever it declares
    while (waitsFor(played.game) !== 'blue rolls pursuit')
      played = go(
        played,
        waitsFor(played.game).includes('rolls') ? [6] : (legal) => legal[0] ?? react('flight'),
      );
    expect(factsOf(played, 'forced')).toContainEqual(
      expect.objectContaining({ choice: { choose: 'pursue' } }),
    );
    played = go(
      played,
      [3],
      (legal) => legal.find((c) => c.choose === 'runEnd' && c.to.r === 3) ?? react('evade'),
    );
    expect(waitsFor(played.game)).toBe('blue rolls strike');
    expect(factsOf(played, 'forced')).toContainEqual(
      expect.objectContaining({ choice: { choose: 'attackTarget', target: 'U' } }),
    );
  });
});

describe('SKL-17.1: a march that turns into an attack', () => {
  /** Beside the unit, to the right, in ground that creates no duty; out of its front until it turns. */
  const BESIDE = enemy('T', [5, 6], { facing: 0 });
  const hexes = [{ q: 5, r: 6, terrain: 'difficult', hill: false }] as const;
  const MARCH: Choice = { choose: 'action', action: 'frontalMarch' };

  test('SKL-17.1, R-20, R-61 turning in place toward an enemy is an assault at once, without moving', () => {
    const played = go(acting([FOOT, BESIDE], { hexes }), MARCH, to(4, 6, 0));
    expect(factsOf(played, 'carriedAway')).toEqual([
      { fact: 'carriedAway', unit: 'A', target: 'T', rule: 'SKL-17.1' },
    ]);
    expect(factsOf(played, 'assaultDeclared')).toMatchObject([{ unit: 'A', target: 'T', distance: 1 }]);
    expect(unitAfter(played, 'A').hexes).toEqual([{ q: 4, r: 6 }]);
    expect(waitsFor(played.game)).toBe('red reaction');
    expect(waitsFor(go(played, react('nothing')).game)).toBe('blue rolls strike');
  });

  test('SKL-17.1, R-20, ASL-13 it declares its assault once it has turned: the target in contact stands or flees', () => {
    const facing = enemy('T', [5, 6], { facing: 4 });
    const offered = (units: readonly UnitSpec[]) =>
      choices(go(acting(units, { hexes }), MARCH, to(4, 6, 0))).map((choice) =>
        choice.choose === 'reaction' ? choice.reaction : choice.choose,
      );
    const skirmishers = { formation: 'skirmish', type: 'lightInfantry', skills: ['skirmisher'] } as const;
    expect(offered([FOOT, { ...BESIDE, ...skirmishers, facing: 2 }])).toEqual(['nothing', 'flight']);
    // it outflanked the unit before, which has turned to face it
    const turned = go(acting([FOOT, facing], { hexes }), MARCH, to(4, 6, 0));
    expect(choices(turned)).toEqual([react('nothing'), react('flight')]);
    expect(turned.game.frames.at(-2)).toMatchObject({ procedure: 'assault', outflanked: false, still: true });
  });

  test('SKL-17.1 of several newly engaged the owner chooses one', () => {
    const both = [...hexes, { q: 5, r: 5, terrain: 'difficult', hill: false }] as const;
    const units = [{ ...FOOT, facing: 4 } as const, BESIDE, enemy('U', [5, 5], { facing: 0 })];
    const played = go(acting(units, { hexes: both }), MARCH, to(4, 6, 0));
    expect(waitsFor(played.game)).toBe('blue impetuousAttack');
    expect(choices(played)).toEqual([
      { choose: 'attackTarget', target: 'T' },
      { choose: 'attackTarget', target: 'U' },
    ]);
    const chosen = go(played, { choose: 'attackTarget', target: 'U' });
    expect(factsOf(chosen, 'assaultDeclared')).toMatchObject([{ target: 'U' }]);
    const g = position({ units });
    expect(engagedByMarch(g, { ...unitOf(g, 'A'), facing: 0 }, ['U'])).toEqual(['T']);
  });

  test('SKL-17.1 the shot or the change of formation that was to follow is lost', () => {
    const light: UnitSpec = { ...FOOT, type: 'lightInfantry', skills: ['impetuous'], formation: 'column' };
    const then: Choice = { choose: 'action', action: 'marchThenFire', march: 'frontalMarch' };
    expect(waitsFor(go(acting([light, BESIDE], { hexes }), then, to(4, 6, 0)).game)).toBe('red reaction');
  });

  test('SKL-17.1, CHG-03 skirmishers are carried away only toward those they may attack', () => {
    const light: UnitSpec = {
      ...FOOT,
      type: 'lightInfantry',
      skills: ['impetuous', 'skirmisher'],
      formation: 'skirmish',
    };
    expectOver(go(acting([light, BESIDE]), MARCH, to(4, 6, 0)));
    const gunners = { ...BESIDE, type: 'mediumFootBattery', formation: 'none' } as const;
    const played = go(acting([light, gunners], { hexes }), MARCH, to(4, 6, 0));
    expect(factsOf(played, 'carriedAway')).toHaveLength(1);
  });

  test('SKL-17.1, CHG-02 only a unit with the skill that may attack is carried away', () => {
    const brought = (unit: UnitSpec) => {
      const g = position({ units: [unit, enemy('T', [5, 5])] });
      return engagedByMarch(g, unitOf(g, 'A'), []);
    };
    expect(brought(FOOT)).toEqual(['T']);
    expect(brought({ ...FOOT, skills: [] })).toEqual([]);
    // a square engages all around, and attacks nobody
    expect(brought({ ...FOOT, skills: ['impetuous'], formation: 'square', facing: 0 })).toEqual([]);
  });

  test('SKL-17.1 a unit without the skill just turns', () => {
    expect(isImpetuous(unitOf(position({ units: [FOOT] }), 'A'))).toBe(true);
    expectOver(go(acting([{ ...FOOT, skills: [] }, BESIDE]), MARCH, to(4, 6, 0)));
  });
});
