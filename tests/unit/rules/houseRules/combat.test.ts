import { describe, expect, test } from 'vitest';
import { chargeEnds, routeIsOpen } from '../../../../src/rules/attack/chargeConditions.ts';
import { combatFactor, isDoubled } from '../../../../src/rules/combat/combatFactor.ts';
import { fireFactor } from '../../../../src/rules/fire/fireFactor.ts';
import { pursuitEnds } from '../../../../src/rules/movement/run.ts';
import { assaultFrame } from '../../../../src/rules/procedures/assault.ts';
import { chargeFrame } from '../../../../src/rules/procedures/charge.ts';
import { marchFrame } from '../../../../src/rules/procedures/march.ts';
import type { Choice } from '../../../../src/rules/state/answers.ts';
import { flightFrame, moraleFrame } from '../../../../src/rules/state/calledFrames.ts';
import { type GroundHex, unitOf } from '../../../../src/rules/state/game.ts';
import type { HouseRules } from '../../../../src/rules/state/houseRuleKeys.ts';
import { STAY } from '../../../support/choices.ts';
import { about, dice, expectOver, factsOf, go, start, unitAfter, waitsFor } from '../../../support/play.ts';
import { position, type UnitSpec } from '../../../support/position.ts';

describe('R-100 stream_breaks_double', () => {
  const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [4, 8], facing: 5 };
  const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };
  const across = { q: 4, r: 6, side: 2, terrain: 'stream' } as const;
  const set = (stream_breaks_double: 'no' | 'yes', sides: readonly (typeof across)[]) =>
    position({ units: [A, T], sides, houseRules: { stream_breaks_double } });

  test.each([
    ['no', true],
    ['yes', false],
  ] as const)(
    'R-100 stream_breaks_double=%s: a charge over a stream keeps its impetus: %s',
    (value, open) => {
      const g = set(value, [across]);
      expect(routeIsOpen(g, { q: 4, r: 8 }, [{ q: 4, r: 7 }])).toBe(true);
      expect(
        routeIsOpen(g, { q: 4, r: 8 }, [
          { q: 4, r: 7 },
          { q: 4, r: 6 },
        ]),
      ).toBe(open);
      const beside = position({
        units: [
          { ...A, at: [4, 7] },
          { ...T, at: [4, 6] },
        ],
        sides: [across],
        houseRules: { stream_breaks_double: value },
      });
      expect(
        isDoubled(beside, unitOf(beside, 'A'), unitOf(beside, 'T'), {
          openRoute: true,
          counterCharged: false,
          distance: 3,
        }),
      ).toBe(open);
    },
  );

  test('R-100 stream_breaks_double=yes: of two ways as long the one that crosses no stream is told', () => {
    // to (5, 6) by (4, 7) or by (5, 7): the search would keep left, where the stream is
    const g = position({
      units: [A, { ...T, at: [5, 5] }],
      sides: [{ q: 4, r: 7, side: 2, terrain: 'stream' }],
      houseRules: { stream_breaks_double: 'yes' },
    });
    const found = chargeEnds(g, unitOf(g, 'A'), unitOf(g, 'T')).filter(({ to }) => to.q === 5 && to.r === 6);
    expect(found.map(({ route }) => route)).toEqual([
      [
        { q: 5, r: 7 },
        { q: 5, r: 6 },
      ],
    ]);
  });
});

test('R-100, R-70, CHG-37 stream_breaks_double=yes: a pursuit too may take the way that crosses no stream', () => {
  const routes = (stream_breaks_double: 'no' | 'yes') => {
    const g = position({
      units: [{ id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 7], facing: 5 }],
      // between (5, 7) and the hex ahead to the left
      sides: [{ q: 5, r: 6, side: 2, terrain: 'stream' }],
      houseRules: { stream_breaks_double },
    });
    return pursuitEnds(g, unitOf(g, 'A'), 2)
      .filter(({ to }) => to.q === 6 && to.r === 5)
      .map(({ route }) => routeIsOpen(g, { q: 5, r: 7 }, route));
  };
  expect(routes('yes')).toEqual([false, true]);
  expect(routes('no')).toEqual([true]);
});

describe('R-128 cap_before_malus', () => {
  const wood: readonly GroundHex[] = [{ q: 5, r: 3, terrain: 'wood', hill: false }];
  const T: UnitSpec = { id: 'T', side: 'red', type: 'lineInfantry', at: [5, 3], facing: 2 };
  const shot = (cap_before_malus: 'no' | 'yes') => {
    const worn: UnitSpec = {
      id: 'A',
      side: 'blue',
      type: 'lineInfantry',
      at: [5, 6],
      facing: 5,
      strength: 5,
    };
    const g = position({ units: [worn, T], hexes: wood, houseRules: { cap_before_malus } });
    return fireFactor(g, unitOf(g, 'A'), unitOf(g, 'T'), 'action').total;
  };
  const answer = (cap_before_malus: 'no' | 'yes', reduction = 2) => {
    const A: UnitSpec = { id: 'A', side: 'blue', type: 'heavyCavalry', at: [5, 4], facing: 5 };
    const g = position({ units: [A, T], hexes: wood, houseRules: { cap_before_malus } });
    return combatFactor(g, unitOf(g, 'T'), unitOf(g, 'A'), {
      kind: 'strikeBack',
      doubled: false,
      outflankedAtDeclaration: false,
      reduction,
    }).total;
  };

  test('R-128 cap_before_malus=no: what takes dice away comes before the limit', () => {
    // 6 − 2 demoralised, at most 3; 6 − 2 lost, at most 3
    expect([shot('no'), answer('no')]).toEqual([3, 3]);
  });

  test('R-128 cap_before_malus=yes: the limit comes first', () => {
    expect([shot('yes'), answer('yes')]).toEqual([1, 1]);
    expect(answer('yes', 1)).toBe(2);
  });
});

describe('R-131 saves_apply_to', () => {
  const KURASSIERS: UnitSpec = {
    id: 'U',
    side: 'blue',
    type: 'heavyCavalry',
    at: [4, 6],
    facing: 5,
    skills: ['cuirassier'],
    strength: 12,
  };
  const ENEMY: UnitSpec = { id: 'E', side: 'red', type: 'lineInfantry', at: [4, 5], facing: 2 };
  const failed = (saves_apply_to: HouseRules['saves_apply_to'], unit: UnitSpec = KURASSIERS) => {
    const game = position({
      units: [unit, ENEMY],
      houseRules: { saves_apply_to },
      hexes: [{ q: 4, r: 6, terrain: 'village', hill: false }],
    });
    return go(start(game, moraleFrame('U', 'losses', 'E')), [6, 6], STAY);
  };

  test('R-131 saves_apply_to=enemy_hits: the losses of a failed test are not saved', () => {
    const played = failed('enemy_hits');
    expectOver(played);
    expect(unitAfter(played, 'U').strength).toBe(7);
  });

  test('R-131 saves_apply_to=all_losses: they are, by armour and by cover', () => {
    const played = failed('all_losses');
    expect(about(played)).toEqual({
      about: 'tollSaves',
      unit: 'U',
      cause: 'failedTest',
      losses: 5,
      from: 4,
      entitlements: ['SKL-01.2'],
    });
    expect(dice(played)).toEqual({ dice: 'pool', count: 5, from: 4, six: 1 });
    const saved = go(played, [4, 6, 1, 2, 3]);
    expectOver(saved);
    expect(factsOf(saved, 'saved')).toEqual([{ fact: 'saved', unit: 'U', saved: 2, of: 5, rule: 'SAV-01' }]);
    expect(unitAfter(saved, 'U').strength).toBe(9);
    const line: UnitSpec = { ...KURASSIERS, type: 'lineInfantry', skills: [], strength: 20 };
    expect(about(failed('all_losses', line))).toMatchObject({ losses: 2, entitlements: ['TER-05'] });
  });

  test('R-131 saves_apply_to=all_losses: without a right there are no dice', () => {
    const dragoons: UnitSpec = { ...KURASSIERS, skills: [] };
    const played = failed('all_losses', dragoons);
    expectOver(played);
    expect(unitAfter(played, 'U').strength).toBe(7);
  });

  test('R-131 saves_apply_to=all_losses: the points of a march away are saved enemy by enemy', () => {
    const game = position({
      units: [KURASSIERS, ENEMY, { ...ENEMY, id: 'X', at: [5, 5], facing: 3 }],
      houseRules: { saves_apply_to: 'all_losses' },
    });
    // the only march that keeps one of its two contacts is taken
    const played = start(game, marchFrame('U', 'indirectMarch'));
    expect(waitsFor(played.game)).toBe('blue rolls tollSaves');
    expect(dice(played)).toMatchObject({ count: 2, from: 4 });
    const over = go(played, [5, 1]);
    expectOver(over);
    expect(unitAfter(over, 'U').strength).toBe(11);
    expect(factsOf(over, 'losses')).toMatchObject([{ cause: 'disengagement', lost: 1 }]);
  });

  test('R-131 saves_apply_to=all_losses: so are those of friends run over and of attacks in vain', () => {
    const fleeing = position({
      units: [
        { id: 'R', side: 'blue', type: 'lineInfantry', at: [4, 5], facing: 2, panicked: true },
        { ...KURASSIERS, at: [4, 6] },
        { ...ENEMY, at: [5, 3] },
      ],
      houseRules: { saves_apply_to: 'all_losses' },
    });
    const crossed = go(
      start(fleeing, flightFrame('R', 'E')),
      [2],
      (legal) => legal.find((choice) => choice.choose === 'runEnd' && choice.crossed.includes('U')) as Choice,
      [4],
    );
    expect(about(crossed)).toMatchObject({ about: 'tollSaves', unit: 'U', cause: 'crossed', losses: 2 });
    expectOver(go(crossed, [4, 4]));
    const wall = [4, 5].map((q) => ({ q, r: 5, terrain: 'impassable' as const, hill: false }));
    const vain = position({
      units: [
        { ...KURASSIERS, at: [4, 7] },
        { ...ENEMY, at: [5, 4] },
      ],
      hexes: wall,
      houseRules: { saves_apply_to: 'all_losses', offer_impossible_charges: 'yes' },
    });
    const charged = start(vain, chargeFrame(vain, 'U', 'E'));
    expect(about(charged)).toMatchObject({ about: 'tollSaves', cause: 'impossibleAttack', losses: 1 });
    expect(unitAfter(go(charged, [4]), 'U').strength).toBe(12);
    const assaulted = start(vain, assaultFrame(vain, 'U', 'E'));
    expect(about(assaulted)).toMatchObject({ about: 'tollSaves' });
  });
});
